"""Preparativi: cut, pozzetti, hands, upcard, stock."""

import pytest

from tests.sitting import sitting
from ventaglio.core.cards import Card, spell
from ventaglio.games.burraco.codes.estratto.play import RULES
from ventaglio.games.burraco.engine.deal import Dealt, deal, full_pack, roles
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.rules import Role

pytestmark = pytest.mark.article("estratto", "Preparativi")

sit = sitting("estratto")

ORDER = full_pack(open_table(RULES).table)


def dealt(cut: int, players: int = 4) -> Dealt:
    state = open_table(RULES, players)
    return deal(state, full_pack(state.table), cut)


def tidy(some: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(some))


def test_who_sits_at_the_dealers_right_cuts_and_makes_the_pozzetti() -> None:
    assert roles(4, dealer=0)[RULES.cutter.value] == 3
    assert RULES.cutter.value is Role.POZZETTO_MAKER


def test_pozzetti_come_from_the_bottom_of_the_part_lifted_one_card_each() -> None:
    from_bottom = ORDER[49:27:-1]
    assert dealt(50).pozzetti == (tidy(from_bottom[0::2]), tidy(from_bottom[1::2]))


def test_the_pile_that_got_the_first_card_is_taken_first() -> None:
    assert ORDER[49] in dealt(50).pozzetti[0]


def test_hands_come_from_the_rest_one_card_at_a_time_clockwise() -> None:
    served = ORDER[50:94]
    assert dealt(50).hands == tuple(tidy(served[place::4]) for place in (3, 0, 1, 2))


def test_the_next_card_is_turned_and_the_dealers_rest_lies_on_the_makers() -> None:
    table = dealt(50)
    assert table.upcard is ORDER[94]
    assert table.stock == ORDER[95:] + ORDER[:28]


@pytest.mark.article("fibur-2019", "4")
def test_what_runs_short_comes_from_the_others_cards() -> None:
    hands_short, pozzetti_short = dealt(90), dealt(6)
    served = ORDER[90:] + ORDER[:26]
    assert hands_short.hands == tuple(tidy(served[place::4]) for place in (3, 0, 1, 2))
    from_bottom = ORDER[5::-1] + ORDER[:91:-1]
    assert pozzetti_short.pozzetti == (tidy(from_bottom[0::2]), tidy(from_bottom[1::2]))
    assert len(hands_short.stock) == len(pozzetti_short.stock) == 41


@pytest.mark.parametrize("cut", [1, 107])
def test_any_part_may_be_lifted(cut: int) -> None:
    assert sit("phase: deal").why_not(f"deal {cut} {spell(ORDER)}") == ""


@pytest.mark.parametrize(
    "players, pozzetti, stock",
    [
        pytest.param(2, (11, 11), 63, marks=pytest.mark.article("estratto", "Gioco in 2")),
        pytest.param(3, (18, 11), 45, marks=pytest.mark.article("estratto", "Gioco in 3")),
        pytest.param(4, (11, 11), 41, marks=pytest.mark.article("estratto", "Gioco in 4")),
        pytest.param(5, (18, 11, 11), 66, marks=pytest.mark.article("estratto", "Gioco in 5")),
        pytest.param(6, (11, 11), 73, marks=pytest.mark.article("estratto", "Gioco in 6")),
    ],
)
@pytest.mark.parametrize("cut", [1, 40, 70, 107])
def test_what_lies_where(players: int, pozzetti: tuple[int, ...], stock: int, cut: int) -> None:
    table = dealt(cut, players)
    assert tuple(len(pile) for pile in table.pozzetti) == pozzetti
    assert [len(hand) for hand in table.hands] == [11] * players
    assert len(table.stock) == stock


@pytest.mark.parametrize("players", [3, 5])
def test_the_pozzetto_of_18_is_completed_when_the_others_have_their_11(players: int) -> None:
    table, order = dealt(70, players), full_pack(open_table(RULES, players).table)
    piles = len(table.pozzetti)
    together, last = order[69 : 69 - 11 * piles : -1], order[69 - 11 * piles : 62 - 11 * piles : -1]
    assert table.pozzetti[0] == tidy(together[0::piles] + last)
    assert table.pozzetti[1] == tidy(together[1::piles])
