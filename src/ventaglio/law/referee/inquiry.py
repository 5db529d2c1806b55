"""Asking and ruling. A ruling is written as plain code that asks for a fact where it needs one; if nobody has told it
yet, the inquiry stops there, and that is the next question. So only what matters is ever asked.

The same ruling serves a referee who answers at a paper table and a live table that answers from its log.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

import msgspec

from ventaglio.core.norms import Cite, digest
from ventaglio.core.refusal import BadInput
from ventaglio.law.referee.figures import Figures
from ventaglio.law.referee.remedies import Remedy, Step, Vocabulary

YES_NO: Final = ("yes", "no")


class Question(msgspec.Struct, frozen=True):
    """A fact that a ruling depends on, and the answers it knows."""

    fact: str
    answers: tuple[str, ...] = YES_NO
    figures: Figures = {}
    """What the law holds that the question may name."""


class NeedFacts(msgspec.Struct, frozen=True):
    """The ruling depends on something nobody has said yet."""

    question: Question


class Ruling(msgspec.Struct, frozen=True):
    """What must be done, in order. With ``bounds`` the code leaves the rest to the referee, within those orders.

    ``silent`` means that the code provides no penalty for this, or no longer: nothing is invented in its place.
    """

    steps: tuple[Step, ...]
    cites: tuple[Cite, ...]
    """Every article that the ruling rests on, the chief one first."""
    bounds: tuple[Step, ...] = ()
    silent: bool = False
    readings: tuple[str, ...] = ()
    """Where the text is silent, doubtful or at odds with itself: how it is read here, by the id of a sentence."""
    asked: tuple[tuple[str, str], ...] = ()
    """The facts it turned on, in the order in which they were asked."""


Outcome = NeedFacts | Ruling


class _Unanswered(Exception):
    def __init__(self, question: Question) -> None:
        self.question = question


L = TypeVar("L")
"""The law that a ruling reads its figures from: the rules of a game, and what a tournament adds to them."""


def figures_of(law: object) -> Figures:
    """The figures of a law that questions and answers name; a game without such has none."""
    found: Figures = getattr(law, "figures", {})
    return found


class Ask(Generic[L]):
    """What a ruling may ask, the law it goes by, and where it writes what it finds."""

    def __init__(self, vocabulary: Vocabulary, cite: Cite, law: L, told: Mapping[str, str]) -> None:
        self.law = law
        self._vocabulary = vocabulary
        self._cites = [cite]
        self._told = told
        self._asked: dict[str, str] = {}
        self._steps: list[Step] = []
        self._bounds: list[Step] = []
        self._readings: list[str] = []
        self._silent = False

    def one(self, fact: str, *answers: str) -> str:
        """The answer to a question with these answers."""
        answer = self._told.get(fact)
        if answer is None:
            raise _Unanswered(Question(fact, answers, figures_of(self.law)))
        if answer not in answers:
            raise no_answer(fact, answer, answers)
        self._asked[fact] = answer
        return answer

    def yes(self, fact: str) -> bool:
        """Whether something is so."""
        return self.one(fact, *YES_NO) == "yes"

    def order(self, *remedies: str, article: str = "") -> None:
        """Order something; ``article`` names another article of the same code that says so."""
        self._steps += self._list(remedies, article)

    def may(self, *remedies: str, article: str = "") -> None:
        """Leave something to the referee: these are the bounds."""
        self._bounds += self._list(remedies, article)

    def rests_on(self, *articles: str) -> None:
        """Name further articles of the same code that the ruling rests on."""
        for article in articles:
            cite = Cite(self._cites[0].code, article)
            if cite not in self._cites:
                self._cites.append(cite)

    def nothing(self, article: str = "") -> None:
        """The code provides no penalty for this, or no longer; ``article`` says so if one does."""
        self._silent = True
        if article:
            self.rests_on(article)

    def reads(self, *readings: str) -> None:
        """Say how a text that is silent, doubtful or at odds with itself is read here."""
        self._readings += readings

    def _list(self, remedies: Iterable[str], article: str) -> Iterator[Step]:
        if article:
            self.rests_on(article)
        cite = Cite(self._cites[0].code, article) if article else self._cites[0]
        for text in remedies:
            remedy = self._vocabulary(text)
            reading = self._vocabulary.reading(remedy)
            if reading and reading not in self._readings:
                self._readings.append(reading)
            yield Step(remedy, cite)

    def found(self) -> Ruling:
        """What has been written."""
        return Ruling(
            steps=tuple(self._steps),
            cites=tuple(self._cites),
            bounds=tuple(self._bounds),
            silent=self._silent,
            readings=tuple(self._readings),
            asked=tuple(self._asked.items()),
        )


Rule = Callable[[Ask[L]], None]


class Register:
    """What can go wrong in a game, family by family, and what a referee can order about it. No code is named here."""

    def __init__(self, vocabulary: Vocabulary, families: Mapping[str, tuple[str, ...]]) -> None:
        self.vocabulary = vocabulary
        self.families = families
        self.family_of: Mapping[str, str] = {one: name for name, inside in families.items() for one in inside}

    def check(self, irregularity: str) -> None:
        """Refuse the name of what no code of this game could know."""
        if irregularity not in self.family_of:
            sentence = f"{irregularity!r} is no irregularity of this game"
            raise BadInput(sentence, "no-irregularity", name=irregularity)


class Provision(msgspec.Struct, Generic[L], frozen=True):
    """What a code says about an irregularity, and the chief article that says it."""

    article: str
    rule: Rule[L]
    recent: bool = False
    """Whether it was written down when records already named their edition: older live-tables do not know it."""


class Family(Generic[L]):
    """What a code says about irregularities that belong together, as one module writes it down."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.provisions: dict[str, Provision[L]] = {}

    def says(self, article: str, irregularity: str, *, recent: bool = False) -> Callable[[Rule[L]], Rule[L]]:
        """Write down what an article says about an irregularity. One rule may serve several."""

        def write(rule: Rule[L]) -> Rule[L]:
            if irregularity in self.provisions:
                raise ValueError(f"{irregularity} is written down twice")
            self.provisions[irregularity] = Provision(article, rule, recent)
            return rule

        return write


class Book(Generic[L]):
    """A code's rulings: what it says about each irregularity of its game, and the law that its figures are read from.

    ``document`` is what cites name: the code itself, or the document that several sets of norms stand in.
    """

    def __init__(self, register: Register, document: str, law: L, provisions: Mapping[str, Provision[L]]) -> None:
        for irregularity in provisions:
            register.check(irregularity)
        self.register = register
        self.document = document
        self.law = law
        self.provisions: Mapping[str, Provision[L]] = {
            one: provisions[one] for one in register.family_of if one in provisions
        }

    @property
    def figures(self) -> Figures:
        """What its questions and answers name."""
        return figures_of(self.law)

    @cached_property
    def fingerprint(self) -> str:
        """Twelve hex digits that change when something changes that is ordered, or asked for; wording, citations and
        readings do not.
        """
        return digest({one: [(told, *acts(ruling)) for told, ruling in self.paths(one)] for one in self.provisions})

    def article(self, irregularity: str) -> Cite:
        """The chief article on an irregularity that the code knows."""
        return Cite(self.document, self.provisions[irregularity].article)

    def family(self, name: str) -> tuple[str, ...]:
        """The irregularities of a family that the code knows."""
        return tuple(one for one in self.register.families.get(name, ()) if one in self.provisions)

    def rule(self, irregularity: str, told: Mapping[str, str]) -> Outcome:
        """Rule on an irregularity from what has been told; or the next question."""
        self.register.check(irregularity)
        provision = self.provisions.get(irregularity)
        if provision is None:
            # A closed world: what a code does not name, it does not penalise.
            return Ruling((), (), silent=True)
        ask = Ask(self.register.vocabulary, Cite(self.document, provision.article), self.law, told)
        try:
            provision.rule(ask)
        except _Unanswered as stop:
            return NeedFacts(stop.question)
        return ask.found()

    def questions(self, irregularity: str) -> dict[str, tuple[str, ...]]:
        """Every question that some run of the facts leads to, with its answers."""
        found: dict[str, tuple[str, ...]] = {}
        for _, outcome in self.paths(irregularity, found):
            assert isinstance(outcome, Ruling)
        return found

    def paths(
        self, irregularity: str, questions: dict[str, tuple[str, ...]] | None = None
    ) -> Iterator[tuple[dict[str, str], Ruling]]:
        """Every run of answers, and the ruling at its end: the whole grid."""
        waiting: list[dict[str, str]] = [{}]
        while waiting:
            told = waiting.pop()
            outcome = self.rule(irregularity, told)
            if isinstance(outcome, Ruling):
                yield told, outcome
                continue
            question = outcome.question
            if questions is not None:
                before = questions.get(question.fact, ())
                questions[question.fact] = tuple(dict.fromkeys((*before, *question.answers)))
            waiting += [{**told, question.fact: answer} for answer in reversed(question.answers)]

    def changes(self, irregularity: str, told: Mapping[str, str]) -> Iterator[tuple[str, str, Outcome]]:
        """What would change a ruling: each other answer that would have led elsewhere, and where to."""
        ruling = self.rule(irregularity, told)
        if not isinstance(ruling, Ruling):
            return
        before: dict[str, str] = {}
        for fact, answer in ruling.asked:
            stopped = self.rule(irregularity, before)
            assert isinstance(stopped, NeedFacts)
            for other in stopped.question.answers:
                outcome = self._otherwise(irregularity, dict(ruling.asked), {**before, fact: other})
                if other != answer and (not isinstance(outcome, Ruling) or acts(outcome) != acts(ruling)):
                    yield fact, other, outcome
            before[fact] = answer

    def _otherwise(self, irregularity: str, told: dict[str, str], changed: dict[str, str]) -> Outcome:
        """The outcome of other facts; what was told after them may not be an answer to what is asked then."""
        try:
            return self.rule(irregularity, {**told, **changed})
        except BadInput:
            return self.rule(irregularity, changed)

    def check(self, irregularity: str, told: Mapping[str, str]) -> None:
        """Refuse facts that have nothing to do with an irregularity, and answers that its questions do not know."""
        known = self.questions(irregularity)
        for fact, answer in told.items():
            if fact not in known:
                asked = ", ".join(known) or "nothing"
                sentence = f"{fact!r} is no fact of {irregularity} by {self.document}; it asks for {asked}"
                told_of = {"irregularity": irregularity, "code": self.document}
                raise BadInput(sentence, "no-fact-of", fact=fact, known=", ".join(known) or "none", **told_of)
            if answer not in known[fact]:
                raise no_answer(fact, answer, known[fact])


def no_answer(fact: str, answer: str, answers: Sequence[str]) -> BadInput:
    """An answer that a question does not know."""
    known = ", ".join(answers)
    return BadInput(
        f"{fact}: {answer!r} is no answer; there are {known}", "no-answer", fact=fact, answer=answer, known=known
    )


def acts(ruling: Ruling) -> tuple[tuple[Remedy, ...], tuple[Remedy, ...], bool]:
    """What of a ruling acts: the orders, what is left to the referee, and whether nothing follows."""
    return tuple(one.remedy for one in ruling.steps), tuple(one.remedy for one in ruling.bounds), ruling.silent


AnyBook = Book[Any]
"""A book of whichever game, for those who ask it and never read its law."""
