"""Worlds that could be: nothing is lost in them, what is known stays, and what others have done makes cards likely."""

from collections import Counter

import numpy as np
import pytest

from tests.texts import parse_burraco
from ventaglio.core.cards import card
from ventaglio.games.burraco.kernel.figures import CARDS, LARGEST, POZZETTI, SIZES, Code, compile_rules
from ventaglio.games.burraco.kernel.reading import row_of
from ventaglio.games.burraco.kernel.table import (
    BOTTOM,
    FACES,
    HANDS,
    KNOWN,
    POZZETTO,
    SIZE,
    STOCK,
    THREW,
    TOP,
    UNPLAYED,
    Row,
)
from ventaglio.games.burraco.kernel.value.guessing import likely, reshuffle
from ventaglio.games.common.kernel.chance import dice

POSITION = """code: fibur-2019
hand A: 3c 7d 8d Qs
hand B: 9h 9h Ks As 4c
hand C: 3c 8h Td Jd 5s
hand D: 6c 6d Ts 2s Kd
meld A: Tc Jc Qc
meld B: 4h 5h 6h
"""
A, B, C, D = range(4)


@pytest.fixture
def table() -> tuple[Row, Code]:
    state = parse_burraco(POSITION, complete=True)
    code = compile_rules(state.table.rules, 4)
    return row_of(state, code), code


def hand(row: Row, seat: int) -> list[int]:
    return row[HANDS + seat * FACES : HANDS + (seat + 1) * FACES].tolist()


def unseen_by_b(row: Row, code: Code) -> Counter[int]:
    """Every card that B does not see."""
    found = Counter(row[STOCK + row[TOP] : STOCK + row[BOTTOM]].tolist())
    for seat in (A, C, D):
        found.update({face: copies for face, copies in enumerate(hand(row, seat)) if copies})
    for number in range(int(code[POZZETTI])):
        at = POZZETTO + number * LARGEST
        found.update(row[at : at + code[SIZES + number]].tolist())
    return found


def worlds(row: Row, code: Code, some: int) -> list[Row]:
    """So many worlds, as B may think of them."""
    chance, order = dice(5), np.zeros(int(code[CARDS]), np.int64)
    found = []
    for _ in range(some):
        world = row.copy()
        reshuffle(world, code, B, order, chance)
        found.append(world)
    return found


def test_in_every_world_there_are_the_same_cards(table: tuple[Row, Code]) -> None:
    row, code = table
    row[KNOWN + C * FACES + card("8h").index] = 1
    for world in worlds(row, code, 50):
        assert unseen_by_b(world, code) == unseen_by_b(row, code)
        assert hand(world, B) == hand(row, B)
        assert hand(world, C)[card("8h").index] >= 1
        assert world[SIZE : SIZE + 4].tolist() == row[SIZE : SIZE + 4].tolist()


def test_what_was_done_makes_cards_likely(table: tuple[Row, Code]) -> None:
    row, code = table

    def odds(seat: int, name: str) -> float:
        return likely(row, code, seat, card(name).index)

    # D plays with B, whose run of hearts takes the seven; A and C have a run of clubs.
    assert odds(D, "7h") < odds(D, "8s") < odds(D, "Kc")
    assert odds(A, "Kc") < odds(A, "8s") < odds(A, "7h")
    before = odds(C, "8s")
    row[THREW + C * FACES + card("9s").index] = 1
    assert odds(C, "8s") < before
    assert odds(C, "8c") == odds(A, "8c")
    row[KNOWN + A * FACES + card("8c").index] = 1
    assert odds(A, "8s") > before


def test_of_a_new_pozzetto_nothing_is_guessed(table: tuple[Row, Code]) -> None:
    row, code = table
    row[UNPLAYED + D] = 1
    assert {likely(row, code, D, card(name).index) for name in ("7h", "Kc", "2d", "*")} == {1.0}


def test_likely_cards_are_held_more_often(table: tuple[Row, Code]) -> None:
    row, code = table
    found = worlds(row, code, 2000)
    kept, laid = (sum(hand(world, D)[card(name).index] for world in found) for name in ("Kc", "7h"))
    assert kept > 2 * laid
