"""Reading short commands and cards, as people write them."""

import pytest

from tests.texts import burraco_code as code
from ventaglio.burraco.melds import Law, spell_meld
from ventaglio.cards import cards, spell
from ventaglio.lang import translator
from ventaglio.terminal.burraco.phrases import VERBS, read_cards, readings
from ventaglio.terminal.phrases import Phrases, Unclear

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
