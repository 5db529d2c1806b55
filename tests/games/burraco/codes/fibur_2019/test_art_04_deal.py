"""Art. 4: shuffle, cut, deal and pozzetti."""

from functools import partial

import pytest

from tests.support import Desk
from tests.texts import burraco_code as code
from ventaglio.core.cards import Card, pack
from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.engine.actions import Deal
from ventaglio.games.burraco.engine.deal import deal, full_pack, roles
from ventaglio.games.burraco.engine.rules import Role

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "4")
at = partial(Desk, CODE, "phase: deal")
ORDER = pack(2)
"""Any order will do: these tests follow places, not faces."""


def dealt(cut: int, order: tuple[Card, ...] = ORDER) -> Desk:
    return at().act(Deal(order, cut, unnoticed=True), TABLE)


def places(some: tuple[Card, ...], *indexes: int) -> list[Card]:
    return sorted(some[index] for index in indexes)


def test_the_dealer_shuffles_first_and_the_player_at_his_right_last() -> None:
    assert code(CODE).shufflers.value == (Role.DEALER, Role.POZZETTO_MAKER)
    assert roles(4, dealer=0) == {Role.DEALER: 0, Role.POZZETTO_MAKER: 3}


def test_eleven_cards_each_one_at_a_time_from_the_served_clockwise() -> None:
    state, cut = dealt(54).state, 54
    for step, seat in enumerate((1, 2, 3, 0)):
        assert list(state.hands[seat]) == places(ORDER, *range(cut + step, cut + 44, 4))


def test_the_pozzetti_are_built_from_the_last_of_the_cards_lifted_one_by_one() -> None:
    first, second = dealt(54).state.pozzetti
    assert list(first) == places(ORDER, *range(53, 31, -2))
    assert list(second) == places(ORDER, *range(52, 31, -2))


def test_the_pozzetto_completed_last_is_the_second_to_be_played() -> None:
    """The bottom card of the lifted half begins the first one, the twenty-second from below ends the second."""
    state = dealt(54).state
    assert ORDER[53] in state.pozzetti[0]
    assert ORDER[32] in state.pozzetti[1]


def test_the_rest_is_the_stock_and_its_first_card_is_turned() -> None:
    state = dealt(54).state
    rest = (*ORDER[98:], *ORDER[:32])
    assert state.pile == (rest[0],)
    assert state.stock == rest[1:]
    assert len(state.stock) == 41


@pytest.mark.parametrize("cut", [63, 64])
def test_the_dealers_cards_just_suffice(cut: int) -> None:
    state = dealt(cut).state
    assert state.hands[1][0] in ORDER[cut:]
    assert state.pile == ((*ORDER[cut + 44 :], *ORDER[: cut - 22])[0],)


def test_hands_that_run_short_are_supplied_from_the_top_of_the_makers_cards() -> None:
    state = dealt(68).state
    served = (*ORDER[68:], *ORDER[:4])
    assert list(state.hands[1]) == places(served, *range(0, 44, 4))
    assert ORDER[3] in state.hands[0], "the last card served is the fourth of the maker's"
    assert ORDER[67] in state.pozzetti[0], "the pozzetti are built from the other end"
    assert state.pile == (ORDER[4],)


def test_pozzetti_that_run_short_are_supplied_from_the_bottom_of_the_dealers_cards() -> None:
    state = dealt(20).state
    built = (*reversed(ORDER[:20]), ORDER[107], ORDER[106])
    assert list(state.pozzetti[0]) == places(built, *range(0, 22, 2))
    assert list(state.pozzetti[1]) == places(built, *range(1, 22, 2))
    assert state.stock[-1] is ORDER[105]


@pytest.mark.parametrize("cut", [1, 20, 22, 44, 54, 64, 68, 107])
def test_wherever_the_cut_falls_all_cards_are_there(cut: int) -> None:
    state = dealt(cut).state
    everything = [*state.stock, *state.pile]
    for zone in (*state.hands, *state.pozzetti):
        assert len(zone) == 11
        everything.extend(zone)
    assert sorted(everything) == sorted(ORDER)


@pytest.mark.article(CODE, "Definizioni")
@pytest.mark.parametrize("cut", [43, 65, 10, 100])
def test_a_cut_far_from_half_is_done_again_if_the_receiver_notices(cut: int) -> None:
    cards = " ".join(one.text for one in ORDER)
    assert at().refuses(f"table deal {cut} {cards}") == ("cut-again", "fibur-2019 Definizioni")
    assert at().refuses(f"table deal {cut} unnoticed {cards}") is None


@pytest.mark.parametrize("cut", [44, 54, 64])
def test_a_cut_of_about_half_stands(cut: int) -> None:
    assert at().refuses(f"table deal {cut} {' '.join(one.text for one in ORDER)}") is None


@pytest.mark.parametrize("cut", [0, 108])
def test_a_cut_lifts_some_cards_and_leaves_some(cut: int) -> None:
    line = f"table deal {cut} unnoticed {' '.join(one.text for one in ORDER)}"
    assert at().refuses(line) == ("cut-impossible", "fibur-2019 4")


def test_nobody_else_shuffles_or_deals() -> None:
    cards = " ".join(one.text for one in ORDER)
    assert at().refuses(f"B deal 54 {cards}") == ("only-the-referee", "fibur-2019 4")
    assert dealt(54).refuses(f"table deal 54 {cards}") == ("already-dealt", "fibur-2019 4")


def test_nothing_is_played_before_the_deal() -> None:
    for line in ("B draw", "B take", "B discard 5h", "B open 5h 5d 5c"):
        assert at().refuses(line) == ("not-dealt", "fibur-2019 7")


def test_the_served_player_is_the_dealers_left_and_the_deal_passes_to_him() -> None:
    desk = Desk(CODE, "dealer: C\nstock: 3h 4h 5h")
    assert desk["turn"] == "D"
    desk.pass_turn()
    assert (desk["phase"], desk["dealer"], desk["hand-number"]) == ("deal", "D", 2)
    desk.act(Deal(ORDER, 54), TABLE)
    assert desk["turn"] == "A"


def test_every_player_deals_in_turn() -> None:
    desk = dealt(54)
    dealers = []
    while desk["match"] is None:
        dealers.append(desk["dealer"])
        desk.pass_turns(50)
        if desk["match"] is None:
            desk.act(Deal(ORDER, 54), TABLE)
    assert dealers == ["A", "B", "C", "D"]


def test_a_player_sees_his_own_cards_and_nobody_elses() -> None:
    desk = dealt(54)
    for who, hand in zip("ABCD", desk.state.hands, strict=True):
        assert desk.sees(who).hand == hand
    seen = desk.sees(None)
    assert seen.hand is None
    assert (seen.counts, seen.pozzetti, seen.stock) == ((11,) * 4, (11, 11), 41)


@pytest.mark.article(CODE, "Tre o cinque giocatori")
@pytest.mark.parametrize(
    "players, sizes, stock", [(2, (11, 11), 63), (3, (18, 11), 45), (4, (11, 11), 41), (5, (18, 11, 11), 66)]
)
def test_sizes_by_number_of_players(players: int, sizes: tuple[int, ...], stock: int) -> None:
    state = Desk(CODE, f"players: {players}\nphase: deal").state
    served = deal(state, full_pack(state.table), 54)
    assert [len(hand) for hand in served.hands] == [11] * players
    assert tuple(len(pozzetto) for pozzetto in served.pozzetti) == sizes
    assert len(served.stock) == stock


@pytest.mark.article(CODE, "Tre o cinque giocatori")
def test_the_larger_pozzetto_is_completed_at_the_end() -> None:
    state = Desk(CODE, "players: 3\nphase: deal").state
    large, small = deal(state, ORDER, 54).pozzetti
    assert list(small) == places(ORDER, *range(52, 31, -2))
    assert list(large) == places(ORDER, *range(53, 32, -2), *range(31, 24, -1))
