"""Reading short commands and cards, as people write them."""

import pytest

from tests.texts import burraco_code as code
from ventaglio.core.cards import cards, spell
from ventaglio.games.burraco.engine.melds import Law, spell_meld
from ventaglio.games.burraco.terminal.phrases import VERBS, read_cards, readings
from ventaglio.games.common.terminal.phrases import Phrases, Unclear
from ventaglio.games.tressette.engine.formulas import BY_SLUG
from ventaglio.games.tressette.terminal.aside import lesson_words
from ventaglio.games.tressette.terminal.phrases import TressettePhrases, match_words
from ventaglio.lang import translator

LAW = Law.of(code("fibur-2019"), 2)


@pytest.mark.parametrize(
    "line, verb, rest",
    [
        ("d", "draw", ()),
        ("  D  ", "draw", ()),
        ("o 5h, 6h,7h", "open", ("5h", "6h", "7h")),
        ("", "table", ()),
        ("3", "choose", ("3",)),
        ("pesca", "draw", ()),
        ("lega 2 8h", "attach", ("2", "8h")),
        ("perché", "why", ()),
        ("?", "help", ()),
        ("discard Kd", "discard", ("Kd",)),
    ],
)
def test_commands(line: str, verb: str, rest: tuple[str, ...]) -> None:
    assert Phrases(translator("it"), "burraco", VERBS).read(line) == (verb, rest)


@pytest.mark.parametrize("line", ["fly", "5h", "o5h", "d!", "\x00", "💥"])
def test_what_is_no_command(line: str) -> None:
    with pytest.raises(Unclear, match="unclear-burraco-verb"):
        Phrases(translator("en"), "burraco", VERBS).read(line)


@pytest.mark.parametrize(
    "words, found",
    [
        ("5h 6H 7♥", "5h 6h 7h"),
        ("10d Td tD", "Td Td Td"),
        ("* J* J★ jolly JOKER", "* * * * *"),
        ("5-8h", "5h 6h 7h 8h"),
        ("10-ac", "Tc Jc Qc Kc Ac"),
        ("A-3s", "As 2s 3s"),
        ("KhKdKc", "Kh Kd Kc"),
        ("Jh*9h", "Jh * 9h"),
    ],
)
def test_cards(words: str, found: str) -> None:
    assert spell(read_cards(words.split())[0]) == found


def test_what_a_wild_stands_for() -> None:
    assert read_cards(["6h", "2s=7h", "8h"]) == (cards("6h 2s 8h"), cards("7h")[0])


@pytest.mark.parametrize("word", ["5", "h5", "1h", "5x", "5h-8h", "8-5h", "2s=", "5h=6h", "2s=7h8h", "=", "★★x"])
def test_what_is_no_card(word: str) -> None:
    with pytest.raises(Unclear):
        read_cards([word])


@pytest.mark.parametrize(
    "some, found",
    [
        ("7h 5h 6h", ["5h 6h 7h"]),
        ("5h * 7h", ["5h *=6h 7h"]),
        ("* 5h 6h", ["* 5h 6h"]),
        ("Kh Ah Qh", ["Qh Kh Ah"]),
        ("2h 3h Ah", ["Ah 2h 3h"]),
        ("Kh Kd 2c", ["2c Kh Kd"]),
        ("5h 9c Kd", []),
        ("A-Kh", ["Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh", "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah"]),
    ],
)
def test_cards_are_read_as_melds_in_any_order(some: str, found: list[str]) -> None:
    laid = read_cards(some.split())[0]
    assert [spell_meld(meld) for meld in readings(laid, None, LAW)] == found


@pytest.mark.parametrize("line", ["? gioco", "?gioco", "help gioco", "aiuto gioco", "? game"])
@pytest.mark.parametrize("lang", ["it", "en"])
def test_a_lesson_is_asked_for_in_any_language_with_a_space_or_without(lang: str, line: str) -> None:
    read = TressettePhrases(translator(lang)).read(line)
    assert (read.verb, read.rest[0] in lesson_words("game")) == ("help", True)


VENTICINQUE = {
    "127": ("venticinque-terzo", "venticinque-terzo-di-re"),
    "168": ("venticinque-terzo",),
}


@pytest.mark.article("fitres", "127", "168")
@pytest.mark.parametrize("listed, meant", [("127", "venticinque-terzo-di-re"), ("168", "venticinque-terzo")])
@pytest.mark.parametrize("typed", ["voglio", "voglio l'asso", "VOGLIO L’Asso"])
def test_words_within_a_formula_say_which_is_meant(listed: str, meant: str, typed: str) -> None:
    offered = {slug: BY_SLUG[listed][slug].words for slug in VENTICINQUE[listed]}
    assert match_words(typed.split(), offered) == meant


def test_how_a_formula_begins_goes_before_what_is_within_another() -> None:
    offered = {slug: BY_SLUG["127"][slug].words for slug in ("lungo", "si-liscia-lungo", "busso", "ribusso")}
    assert [match_words([word], offered) for word in ("lungo", "busso", "ri")] == ["lungo", "busso", "ribusso"]
