"""Each text calls its things by its own names, and whoever speaks of it does too."""

from collections.abc import Iterator

import pytest

from ventaglio.api.tables import from_position
from ventaglio.core.norms import Cite
from ventaglio.core.refusal import Refusal
from ventaglio.games.common.plugin import find
from ventaglio.games.common.plugin.descriptions import describe_code
from ventaglio.games.common.plugin.explaining import explain_refusal
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.law import shelf
from ventaglio.law.referee.words import RulingWords
from ventaglio.tournaments.words.desk import DeskWords
from ventaglio.tournaments.words.timeouts import announcement

POZZETTO = {"fibur-2019": "pozzo", "estratto": "mazzetto", "internazionale": "pozzetto", "circolo": "pozzetto"}
POZZETTI = {"fibur-2019": "pozzi", "estratto": "mazzetti", "internazionale": "pozzetti", "circolo": "pozzetti"}
OLD = "old-pozzetto"
"""The code of 2019 itself writes pozzetto where one of the hand before is left on the table (23)."""

EACH_CODE = pytest.mark.parametrize("code", POZZETTO)


def others(code: str) -> set[str]:
    """The names that only other codes have."""
    return ({*POZZETTO.values(), *POZZETTI.values()}) - {POZZETTO[code], POZZETTI[code]}


def said_by_the_referee(code: str) -> Iterator[str]:
    """All that the referee may say by a code, in Italian."""
    book = shelf.get(code).book
    words = RulingWords("burraco", "it", book.figures, book.document)
    for one in book.provisions:
        if OLD in one:
            continue
        yield words.irregularity(one)
        yield words.why(one)
        for fact, answers in book.questions(one).items():
            yield words.question(fact)
            yield from (words.answer(fact, answer) for answer in answers)
        for _, ruling in book.paths(one):
            yield from (words.order(step.remedy) for step in (*ruling.steps, *ruling.bounds))
            yield from map(words.reading, ruling.readings)


@EACH_CODE
def test_the_referee_has_the_words_of_his_code(code: str) -> None:
    said = set(said_by_the_referee(code))
    assert any(POZZETTO[code] in one for one in said)
    assert [one for one in said if set(one.replace(",", " ").replace(".", " ").split()) & others(code)] == []


@EACH_CODE
def test_norms_have_the_words_of_their_code(code: str) -> None:
    described = describe_code(shelf.get(code), "it")
    titles = {norm.name: norm.title for norm in described.norms}
    assert titles["pozzetti"].startswith(POZZETTI[code].capitalize())
    assert titles["pozzetto_penalty"] == f"{POZZETTO[code].capitalize()} non preso"
    assert titles["clean_points"] == ("Burraco puro" if code == "estratto" else "Burraco pulito")


@EACH_CODE
def test_the_story_of_a_table_has_the_words_of_its_code(code: str) -> None:
    lines = (f"code: {code}", "phase: play", "turn: B", "hand B: 9s", "meld B: 4c 5c 6c")
    table = from_position("\n".join(lines), complete=True, language="it")
    told = " ".join(table.act("discard 9s").story())
    assert f"va a {POZZETTO[code]} con lo scarto" in told


@EACH_CODE
def test_a_refusal_has_the_words_of_the_code_it_cites(code: str) -> None:
    refusal = Refusal("nothing-to-look-at", Cite(code, "4"))
    assert f"un {POZZETTO[code]} da guardare" in explain_refusal("burraco", refusal, "it").sentence


@pytest.mark.parametrize("code, dealer", [("fibur-2019", "mazziere"), ("circolo", "cartaro")])
def test_the_time_out_is_announced_in_the_words_of_the_code(code: str, dealer: str) -> None:
    regulation = shelf.get(code).norm_set.regulation
    assert regulation is not None
    announced = announcement(DeskWords(Voice(translator("it"))), regulation)
    assert announced is not None
    assert any(f"al {dealer}" in one for one in announced.sentences)


def test_whoever_speaks_of_no_code_says_pozzetto() -> None:
    assert find("burraco").words(Voice(translator("it"))).text("score-no-pozzetto") == "pozzetto non preso"


def test_english_has_one_name_for_all() -> None:
    for code in POZZETTO:
        assert Voice(translator("en")).of(code).text("score-no-pozzetto") == "pozzetto not taken"
