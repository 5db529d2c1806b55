"""Article 2: the draw from one spread pack, who is served, who deals, and how the deal moves on."""

import pytest

from tests.sitting import sitting
from ventaglio.core.cards import JOKER, cards
from ventaglio.games.burraco.codes.circolo.play import RULES
from ventaglio.games.burraco.engine.deal import roles
from ventaglio.games.burraco.engine.rules import Role
from ventaglio.games.burraco.engine.seating import Seating, draw_pack, judge_draw, seat_players

pytestmark = pytest.mark.article("circolo", "2")

sit = sitting("circolo")

PAIRS = ((0, 1), (2, 3))


def draw(text: str) -> Seating:
    """The seats when the players 0 to 3 turn these cards, 0 and 1 being partners."""
    seating = seat_players(RULES, tuple((one,) for one in cards(text)), PAIRS)
    assert isinstance(seating, Seating)
    return seating


def test_the_spread_has_53_cards_and_one_joker() -> None:
    spread = draw_pack(RULES)
    assert len(spread) == len(set(spread)) == 53
    assert spread.count(JOKER) == 1


@pytest.mark.parametrize("place", [0, 52], ids=["the first card", "the last card"])
def test_neither_end_of_the_spread_may_be_turned(place: int) -> None:
    refusal = judge_draw(RULES, place, spread=53)
    assert refusal is not None
    assert (refusal.reason, str(refusal.cite)) == ("end-of-spread", "circolo 2")


@pytest.mark.parametrize("place", [1, 26, 51])
def test_every_other_card_may(place: int) -> None:
    assert judge_draw(RULES, place, spread=53) is None


def test_a_place_outside_the_spread_holds_no_card() -> None:
    refusal = judge_draw(RULES, 53, spread=53)
    assert refusal is not None
    assert refusal.reason == "no-card-there"


def test_w29_north_deals_east_is_served_south_and_west_are_their_partners() -> None:
    north, east, south, west = range(4)
    seating = draw("Ah 4c Kd 9s")
    assert (seating.served, seating.dealer) == (0, 3), "the lower card of the other pair deals"
    assert seating.seats[north] == 3, "the dealer sits at the right of the served"
    assert seating.seats[east] == 0
    assert seating.seats[south] == 2, "the dealer's partner"
    assert seating.seats[west] == 1, "the partner of the served, whatever he turned"
    assert roles(4, dealer=north)[Role.POZZETTO_MAKER] == west
    assert seating.score_keeper is None


@pytest.mark.parametrize(
    "drawn, served",
    [
        ("* 2h Ah Kh", 0),
        ("Ah 2s 3h 4h", 1),
        ("Kh Qh As 4h", 2),
        ("8h 9h Jh Qs", 3),
        ("Kd Ks 3c Kh", 3),
        ("Kc Ks 3c Kd", 3),
        ("Ks 4d 3c Kc", 3),
    ],
    ids=[
        "the joker beats the two",
        "the two beats the ace",
        "the ace beats the king",
        "cards of equal points go by rank",
        "hearts before diamonds",
        "diamonds before clubs",
        "clubs before spades",
    ],
)
def test_the_highest_card_is_served(drawn: str, served: int) -> None:
    assert draw(drawn).served == served


def test_the_served_player_deals_the_next_smazzata_and_nobody_moves() -> None:
    table = sit("hands: 3", "phase: play", "stock: 5c 6c", "hand B: 9h 9d")
    table.does("discard 9h")
    assert (table["dealer"], table["hand-number"], table["how"]) == ("B", "2", "stock")


@pytest.mark.parametrize("dealer", range(4))
def test_the_pozzetti_are_always_made_by_the_partner_of_the_served(dealer: int) -> None:
    served = (dealer + 1) % 4
    assert roles(4, dealer)[Role.POZZETTO_MAKER] == (served + 2) % 4
