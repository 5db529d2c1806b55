"""The referee in the pocket answers as the program does: every run of answers to every question, in every language."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

import msgspec
import pytest

from tests.games.common.offline.browser_side import run
from ventaglio import lang
from ventaglio.core.norms import Cite
from ventaglio.games.common.offline.parts import part
from ventaglio.games.common.offline.referee import listed, referee
from ventaglio.games.common.offline.speech import slug, speech
from ventaglio.law import shelf
from ventaglio.law.referee.cases import RulingCase
from ventaglio.law.referee.inquiry import NeedFacts, Outcome, Ruling
from ventaglio.law.referee.remedies import Step
from ventaglio.law.referee.training import draw, mark
from ventaglio.law.referee.words import RulingWords
from ventaglio.law.shelf import Found

made = cache(referee)
"""What the pages are given, made once."""

SPOKEN: Final = tuple((game, language) for game in shelf.ruled_games() for language in lang.available())

pytestmark = pytest.mark.browser

Told = dict[str, str]


def grid(found: Found) -> Iterator[tuple[str, Told]]:
    """Every run of answers on everything that can go wrong, and every beginning of one."""
    for irregularity in found.book.register.family_of:
        seen: set[tuple[tuple[str, str], ...]] = set()
        for told, ruling in found.book.paths(irregularity):
            path = ruling.asked
            assert dict(path) == told
            for length in range(len(path) + 1):
                if path[:length] not in seen:
                    seen.add(path[:length])
                    yield irregularity, dict(path[:length])


class Teller:
    """What the program says, each sentence made once."""

    def __init__(self, found: Found, language: str) -> None:
        asked = RulingWords(found.game, language, found.book.figures, found.set_id)
        plain = RulingWords(found.game, language, law=found.set_id)
        words = speech(found.game, language, found.set_id).words
        self.book = found.book
        self.name, self.why = cache(plain.irregularity), cache(plain.why)
        self.reading, self.order = cache(plain.reading), cache(plain.order)
        self.question, self.answer = cache(asked.question), cache(asked.answer)
        self.cite = cache(words.cite)

    def article(self, cite: Cite) -> dict[str, str]:
        return {"document": cite.code, "slug": slug(cite.article), "text": self.cite(cite)}

    def step(self, step: Step) -> dict[str, Any]:
        vocabulary = self.book.register.vocabulary
        return {
            "line": str(step.remedy),
            "sentence": f"{self.order(step.remedy)}.",
            "article": self.article(step.cite),
            "announced": step.remedy.do in vocabulary.announced,
            "written": step.remedy.do in vocabulary.written,
        }

    def outcome(self, irregularity: str, outcome: Outcome) -> dict[str, Any]:
        head = {"name": self.name(irregularity), "why": self.why(irregularity)}
        if isinstance(outcome, NeedFacts):
            fact = outcome.question.fact
            answers = [{"id": one, "sentence": self.answer(fact, one)} for one in outcome.question.answers]
            return {**head, "question": {"fact": fact, "sentence": self.question(fact), "answers": answers}}
        return {
            **head,
            "asked": [list(one) for one in outcome.asked],
            "ruling": self.ruling(outcome),
            "changes": [[fact, other] for fact, other, _ in self.book.changes(irregularity, dict(outcome.asked))],
            "facts": [
                {"fact": fact, "question": self.question(fact), "answer": self.answer(fact, answer)}
                for fact, answer in outcome.asked
            ],
        }

    def ruling(self, ruling: Ruling) -> dict[str, Any]:
        return {
            "orders": [self.step(one) for one in ruling.steps],
            "discretion": [self.step(one) for one in ruling.bounds],
            "silent": ruling.silent,
            "readings": [self.reading(one) for one in ruling.readings],
            "articles": [self.article(one) for one in ruling.cites],
        }


@pytest.mark.long
@pytest.mark.parametrize("game, language", SPOKEN)
def test_the_whole_grid_is_ruled_as_by_the_program(game: str, language: str) -> None:
    asked, wanted = [], []
    for found in shelf.every_set(game):
        teller = Teller(found, language)
        for irregularity, told in grid(found):
            asked.append([found.set_id, irregularity, told])
            wanted.append(teller.outcome(irregularity, found.book.rule(irregularity, told)))
    got = run("walk", {"data": msgspec.to_builtins(made(game, language)), "asked": asked})
    wrong = [(question, one, other) for question, one, other in zip(asked, got, wanted, strict=True) if one != other]
    assert wrong[:1] == []
    assert len(asked) > 500


def test_an_answer_that_a_link_misspells_is_asked_for_again() -> None:
    asked = [["fibur-2019", "close-without-burraco", {"when": "yesterday"}]]
    (got,) = run("walk", {"data": msgspec.to_builtins(made("burraco", "en")), "asked": asked})
    assert got["question"]["fact"] == "when"


def test_exercises_are_marked_as_by_the_program() -> None:
    asked, wanted = [], []
    rng = Random(15)
    for found in (shelf.get("fibur-2019"), shelf.get("circolo")):
        for irregularity in found.book.provisions:
            for told, ruling in list(found.book.paths(irregularity))[::7]:
                if not ruling.steps:
                    continue
                case = RulingCase("x", found.set_id, irregularity, dict(told), ruling=[])
                exercise = draw([case], {found.set_id: found.book}, rng)
                chosen = rng.sample(exercise.choices, rng.randint(0, len(exercise.choices)))
                marked = mark(exercise, chosen)
                asked.append([[found.set_id, irregularity, told, 1], [str(one) for one in chosen]])
                wanted.append(
                    {
                        "choices": len(exercise.choices),
                        "right": [str(one.remedy) for one in marked.right],
                        "missing": [str(one.remedy) for one in marked.missing],
                        "surplus": [str(one) for one in marked.surplus],
                        "inOrder": marked.in_order,
                        "points": marked.points,
                    }
                )
    got = run("train", {"data": msgspec.to_builtins(made("burraco", "en")), "asked": asked})
    wrong = [pair for pair in zip(asked, got, wanted, strict=True) if pair[1] != pair[2]]
    assert wrong[:1] == []
    assert any(not one["inOrder"] for one in wanted)


def test_nodes_come_after_what_they_lead_to() -> None:
    """So no walk can go in a circle."""
    for at, node in enumerate(made("tressette", "en").nodes):
        for _, _, after in getattr(node, "answers", ()):
            assert after < at


def test_everything_stands_once() -> None:
    data = made("burraco", "it")
    for some in (data.texts, data.articles, data.orders, data.nodes):
        assert len(set(some)) == len(some)


SOUGHT: Final = {
    ("burraco", "it"): {
        "due carte pescate": "two-cards-drawn",
        "ho guardato il mazzetto prima": "pozzetto-seen-early",
        "CHIUSO con il jolly": "close-with-wild",
        "manca una carta nel mazzo": "faulty-pack",
        "tris uguali": "equal-sets",
        "il compagno ha parlato": "remark",
    },
    ("burraco", "en"): {
        "drew two cards": "two-cards-drawn",
        "closed with a deuce": "close-with-wild",
        "looked at the pozzo": "pozzetto-seen-early",
        "equal sets": "equal-sets",
        "slow play": "slow-turn",
    },
    ("tressette", "it"): {"non ha risposto al seme": "revoke", "carte mescolate": "cards-mixed"},
    ("tressette", "en"): {"did not follow suit": "revoke", "took back a card": "card-withdrawn"},
}
"""What somebody may type, and what he means: it must be among the first three."""


@pytest.mark.parametrize("game, language", SPOKEN)
def test_what_happened_is_found_by_the_words_of_players(game: str, language: str) -> None:
    sought = SOUGHT[game, language]
    code = "fibur-2019" if game == "burraco" else "moderne"
    data = msgspec.to_builtins(made(game, language))
    alike = next(one.alike for one in listed(language) if one.game == game)
    got = run("finding", {"data": data, "alike": alike, "asked": [[code, words] for words in sought]})
    found = dict(zip(sought, got, strict=True))
    assert {words: ids[:3] for words, ids in found.items() if sought[words] not in ids[:3]} == {}


@pytest.mark.parametrize("game, language", SPOKEN)
def test_the_list_of_books_names_the_codes_of_each(game: str, language: str) -> None:
    told = next(one for one in listed(language) if one.game == game)
    inside = [(code.id, code.name, code.title) for code in made(game, language).codes]
    assert [(code.id, code.name, code.title) for code in told.codes] == inside


@pytest.mark.article("fitres", "153")
def test_what_a_table_has_settled_is_ruled_as_by_its_own_rules() -> None:
    chance = Random(9)
    asked, wanted = [], []
    for found in shelf.every_set("tressette"):
        offered = part("tressette").choices(found.rules)
        turning = next(one for one in made("tressette", "en").codes if one.id == found.set_id).starts
        chosen = [{}, {name: list(values)[-1] for name, values in offered.items()}]
        chosen += [{name: chance.choice(list(values)) for name, values in offered.items()} for _ in range(4)]
        for one in chosen:
            there = found._replace(rules=part("tressette").settled(found.rules, one))
            teller = Teller(there, "en")
            for irregularity in there.book.register.family_of:
                paths = [told for told, _ in there.book.paths(irregularity)]
                # Whatever turns on nothing that a table settles is asked of here once.
                for told in paths if irregularity in turning else paths[:1]:
                    asked.append([found.set_id, irregularity, told, one])
                    wanted.append(teller.outcome(irregularity, there.book.rule(irregularity, told)))
    got = run("walk", {"data": msgspec.to_builtins(made("tressette", "en")), "asked": asked})
    wrong = [(question, one, other) for question, one, other in zip(asked, got, wanted, strict=True) if one != other]
    assert not wrong, wrong[0]
