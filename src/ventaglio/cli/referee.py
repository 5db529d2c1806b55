"""``ventaglio referee``: from what happened, through the facts that matter, to what must be done now."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from ventaglio.cli.recorded import QUIT, pick, recorded
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.plugin.finding import find_code
from ventaglio.games.common.plugin.shelves import every_code
from ventaglio.games.common.terminal.asking import Asking
from ventaglio.games.common.terminal.screen import DONE, NO, Terminal, terminal
from ventaglio.law.referee.inquiry import NeedFacts, Outcome, Question, Ruling
from ventaglio.law.referee.remedies import Step
from ventaglio.law.referee.words import RulingWords
from ventaglio.law.shelf import Found


def referee(
    code: Annotated[str | None, Parameter(help="opt-referee-code")] = None,
    irregularity: Annotated[str | None, Parameter(help="opt-referee-irregularity")] = None,
    /,
    *facts: Annotated[str, Parameter(help="opt-referee-facts")],
    record: Annotated[Path | None, Parameter(help="opt-referee-record")] = None,
    until: Annotated[int | None, Parameter(help="opt-referee-until")] = None,
    mistake: Annotated[int | None, Parameter(help="opt-referee-mistake")] = None,
    caller: Annotated[str | None, Parameter(help="opt-referee-caller")] = None,
    json: Annotated[bool, Parameter(help="opt-json", negative="")] = False,
) -> int:
    """Rule on an irregularity."""
    place = terminal()
    asking = Asking(place)
    if record is not None:
        if code is not None:
            raise BadInput(place.text("referee-record-or-code"))
        found = recorded(place, asking, record, until, mistake, caller)
        if found is None:
            return NO
        return _answer(place, asking, Inquiry(place, found.code), found.irregularity, found.facts, json)
    if json and code is None:
        raise BadInput(place.text("referee-json-needs-code"))
    chosen_code = _choose_code(place, asking) if code is None else find_code(code)
    if chosen_code is None:
        return NO
    inquiry = Inquiry(place, chosen_code)
    if irregularity is None and json:
        place.json(inquiry.catalogue_json())
        return DONE
    chosen = inquiry.choose(asking) if irregularity is None else irregularity
    if chosen is None:
        return NO
    inquiry.book.register.check(chosen)
    told = _facts(place, facts)
    inquiry.check(chosen, told)
    return _answer(place, asking, inquiry, chosen, told, json)


def _answer(
    place: Terminal, asking: Asking, inquiry: "Inquiry", irregularity: str, told: dict[str, str], json: bool
) -> int:
    """Ask what is still to be asked, then rule."""
    outcome = inquiry.rule(irregularity, told)
    if json:
        place.json(inquiry.outcome_json(irregularity, told, outcome))
        return DONE
    place.line()
    place.line(inquiry.words.irregularity(irregularity), style="title")
    for fact, answer in told.items():
        place.told(f"-  {inquiry.words.question(fact)} {inquiry.words.answer(fact, answer)}", style="soft")
    while isinstance(outcome, NeedFacts):
        given = inquiry.ask(asking, irregularity, outcome.question)
        if given is None:
            return NO
        told[outcome.question.fact] = given
        outcome = inquiry.rule(irregularity, told)
    inquiry.tell(irregularity, outcome)
    return DONE


def _choose_code(place: Terminal, asking: Asking) -> Found | None:
    codes = [found for found in every_code() if found.book.provisions]
    place.say("referee-which-code")
    for number, found in enumerate(codes, start=1):
        place.line(f" {number:>2}  {found.game}: {found.rules.title}")
    at = pick(place, asking, len(codes))
    return None if at is None else codes[at]


def _facts(place: Terminal, facts: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in facts:
        fact, sign, answer = text.partition("=")
        if not sign or not fact or not answer:
            raise BadInput(place.text("referee-no-fact", text=text))
        if found.get(fact, answer) != answer:
            raise BadInput(place.text("referee-two-answers", fact=fact, one=found[fact], other=answer))
        found[fact] = answer
    return found


class Inquiry:
    """The rulings of one code, put to a person."""

    def __init__(self, place: Terminal, found: Found) -> None:
        self._terminal = place
        self.code = found.set_id
        self.game = found.game
        self.book = found.book
        self.words = RulingWords(found.game, place.language.code, self.book.figures, self.book.document)

    def check(self, irregularity: str, told: dict[str, str]) -> None:
        """Refuse facts that do not belong to the irregularity."""
        self.book.check(irregularity, told)

    def rule(self, irregularity: str, told: dict[str, str]) -> Outcome:
        """The ruling, or the next question."""
        return self.book.rule(irregularity, told)

    def choose(self, asking: Asking) -> str | None:
        """What happened: first the family, then the irregularity."""
        families = self.book.register.families
        self._terminal.say("referee-what-about")
        for number, family in enumerate(families, start=1):
            self._terminal.line(f" {number:>2}  {self.words.family(family)}")
        at = pick(self._terminal, asking, len(families))
        if at is None:
            return None
        inside = list(families.values())[at]
        self._terminal.say("referee-what-happened")
        for number, name in enumerate(inside, start=1):
            self._terminal.told(f"{number:>2}  {self.words.irregularity(name)}")
        at = pick(self._terminal, asking, len(inside))
        return None if at is None else inside[at]

    def ask(self, asking: Asking, irregularity: str, question: Question) -> str | None:
        """One question; a question mark tells what the code wants."""
        self._terminal.line()
        self._terminal.line(self.words.question(question.fact))
        for number, answer in enumerate(question.answers, start=1):
            self._terminal.told(f"{number:>2}  {self.words.answer(question.fact, answer)}")
        while True:
            line = asking.ask(self._terminal.text("referee-question-prompt"))
            if line is None or line.strip().lower() in QUIT:
                return None
            typed = line.strip().lower()
            if typed == "?":
                self._terminal.page(self.words.why(irregularity))
                continue
            if typed in question.answers:
                return typed
            if typed.isdecimal() and 1 <= int(typed) <= len(question.answers):
                return question.answers[int(typed) - 1]
            self._terminal.say("referee-pick", most=len(question.answers))

    # ── The ruling ───────────────────────────────────────────────────────────────────────────────────────────────────

    def tell(self, irregularity: str, ruling: Ruling) -> None:
        """The ruling as a person reads it out."""
        place = self._terminal
        place.line()
        if ruling.silent and not ruling.steps:
            place.say("referee-silent", code=self.code)
        if ruling.steps:
            place.line(place.text("referee-do"), style="title")
            for number, step in enumerate(ruling.steps, start=1):
                place.told(f"{number:>2}. {self.step(step)}")
        if ruling.bounds:
            place.line(place.text("referee-may"), style="title")
            for step in ruling.bounds:
                place.told(f" -  {self.step(step)}")
        self._list("referee-announce", self._marked(ruling, self.book.register.vocabulary.announced))
        self._list("referee-write", self._marked(ruling, self.book.register.vocabulary.written))
        if irregularity in self.book.provisions:
            place.line(place.text("referee-why"), style="title")
            place.told(self.words.why(irregularity))
        for reading in ruling.readings:
            place.told(f"* {self.words.reading(reading)}", style="soft")
        changes = list(self.book.changes(irregularity, dict(ruling.asked)))
        self._list("referee-changes", [f"{self.words.question(f)} {self.words.answer(f, a)}" for f, a, _ in changes])
        if ruling.cites:
            place.line(place.text("referee-rests-on", articles=", ".join(map(str, ruling.cites))), style="soft")

    def step(self, step: Step) -> str:
        """An order with its article."""
        return f"{self.words.order(step.remedy)} [{step.cite}]"

    def _marked(self, ruling: Ruling, kinds: Any) -> list[str]:
        return [self.words.order(step.remedy) for step in ruling.steps if step.remedy.do in kinds]

    def _list(self, heading: str, lines: list[str]) -> None:
        if lines:
            self._terminal.line(self._terminal.text(heading), style="title")
            for line in lines:
                self._terminal.told(f" -  {line}")

    # ── For programs ─────────────────────────────────────────────────────────────────────────────────────────────────

    def catalogue_json(self) -> dict[str, Any]:
        """Every irregularity that there is, with its questions."""
        return {
            "code": self.code,
            "irregularities": [
                {
                    "id": one,
                    "family": family,
                    "name": self.words.irregularity(one),
                    "ruled": one in self.book.provisions,
                    "facts": {fact: list(answers) for fact, answers in self._questions(one).items()},
                }
                for one, family in self.book.register.family_of.items()
            ],
        }

    def _questions(self, irregularity: str) -> dict[str, tuple[str, ...]]:
        return self.book.questions(irregularity) if irregularity in self.book.provisions else {}

    def outcome_json(self, irregularity: str, told: dict[str, str], outcome: Outcome) -> dict[str, Any]:
        """A ruling or a question as data, ids and words."""
        head = {"code": self.code, "irregularity": irregularity, "facts": told}
        if isinstance(outcome, NeedFacts):
            question = outcome.question
            answers = {answer: self.words.answer(question.fact, answer) for answer in question.answers}
            asked = {"fact": question.fact, "question": self.words.question(question.fact), "answers": answers}
            return {**head, "needs": asked}
        return {
            **head,
            "ruling": {
                "silent": outcome.silent,
                "steps": [self._step_json(step) for step in outcome.steps],
                "discretion": [self._step_json(step) for step in outcome.bounds],
                "articles": [str(cite) for cite in outcome.cites],
                "readings": {name: self.words.reading(name) for name in outcome.readings},
                "why": self.words.why(irregularity),
                "changes": [
                    {"fact": fact, "answer": answer}
                    for fact, answer, _ in self.book.changes(irregularity, dict(outcome.asked))
                ],
            },
        }

    def _step_json(self, step: Step) -> dict[str, Any]:
        vocabulary = self.book.register.vocabulary
        return {
            "order": str(step.remedy),
            "words": self.words.order(step.remedy),
            "article": str(step.cite),
            "announce": step.remedy.do in vocabulary.announced,
            "write": step.remedy.do in vocabulary.written,
        }
