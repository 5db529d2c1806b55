"""Article 3: cut, hands, pozzetti, upcard and stock, also when cards run short."""

import pytest

from tests.sitting import sitting
from ventaglio.core.cards import Card, spell
from ventaglio.games.burraco.codes.circolo.play import RULES
from ventaglio.games.burraco.engine.deal import Dealt, deal, full_pack
from ventaglio.games.burraco.engine.match import open_table

pytestmark = pytest.mark.article("circolo", "3")

sit = sitting("circolo")

ORDER = full_pack(open_table(RULES).table)


def dealt(cut: int) -> Dealt:
    return deal(open_table(RULES), ORDER, cut)


def sorted_cards(some: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(some))


def test_w30_41_cards_are_left_for_the_stock() -> None:
    table = dealt(54)
    assert [len(hand) for hand in table.hands] == [11] * 4
    assert [len(pozzetto) for pozzetto in table.pozzetti] == [11, 11]
    assert len(table.stock) == 41


@pytest.mark.parametrize("cut", [1, 10, 22, 54, 64, 80, 107])
def test_w30_whatever_is_cut(cut: int) -> None:
    table = dealt(cut)
    assert len(table.stock) == 41
    assert table.upcard is not None
    everything = [*table.stock, table.upcard, *(one for pile in (*table.hands, *table.pozzetti) for one in pile)]
    assert sorted(everything) == sorted(ORDER)


def test_hands_are_served_one_card_at_a_time_clockwise_from_the_served() -> None:
    served = ORDER[54:98]
    assert dealt(54).hands == tuple(sorted_cards(served[place::4]) for place in (3, 0, 1, 2))


def test_pozzetti_are_built_from_the_bottom_of_what_was_lifted_the_first_card_on_the_first_to_be_taken() -> None:
    from_bottom = ORDER[53:31:-1]
    assert dealt(54).pozzetti == (sorted_cards(from_bottom[0::2]), sorted_cards(from_bottom[1::2]))


def test_what_the_dealer_has_left_goes_above_what_the_maker_has_left() -> None:
    table = dealt(54)
    assert table.upcard is ORDER[98]
    assert table.stock == ORDER[99:] + ORDER[:32]


def test_pozzetti_that_run_short_are_completed_from_under_the_stock() -> None:
    table = dealt(10)
    from_bottom = ORDER[9::-1] + ORDER[:95:-1]
    assert table.pozzetti == (sorted_cards(from_bottom[0::2]), sorted_cards(from_bottom[1::2]))
    assert table.stock == ORDER[55:96]


def test_hands_that_run_short_are_completed_from_above_the_stock() -> None:
    table = dealt(80)
    served = ORDER[80:] + ORDER[:16]
    assert table.hands == tuple(sorted_cards(served[place::4]) for place in (3, 0, 1, 2))
    assert table.upcard is ORDER[16]
    assert table.stock == ORDER[17:58]


def test_the_cut_is_at_discretion_and_the_deal_is_made_once() -> None:
    table = sit("phase: deal")
    for cut in (1, 107):
        assert table.why_not(f"deal {cut} {spell(ORDER)}") == ""
    assert table.why_not(f"deal 108 {spell(ORDER)}") == "cut-impossible [circolo 3]"
    assert table.why_not(f"B deal 54 {spell(ORDER)}") == "only-the-referee [circolo 3]"
    table.does(f"deal 54 {spell(ORDER)}")
    assert (table["phase"], table["turn"], table["stock"], table["pile"]) == ("pick-up", "B", "41", ORDER[98].text)
    assert table.why_not(f"table deal 54 {spell(ORDER)}") == "already-dealt [circolo 3]"


def test_a_pack_too_small_to_deal_is_refused() -> None:
    assert sit("phase: deal").why_not(f"deal 30 {spell(ORDER[:60])}") == "pack-too-small [circolo 1]"
