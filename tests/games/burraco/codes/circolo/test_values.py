"""What the articles of the club's regulation fix, article by article."""

from bisect import bisect_left

import pytest
from _pytest.mark import ParameterSet

from ventaglio.core.norms import norms
from ventaglio.games.burraco.codes.circolo.play import RULES
from ventaglio.games.burraco.engine.rules import (
    CloseNeeds,
    Collect,
    Cut,
    EarlyTimeOut,
    ForcedDraw,
    Look,
    NaturalTwo,
    Role,
    SeatDraw,
    ShortHands,
    ShortPozzetti,
    WildMoves,
)
from ventaglio.games.burraco.engine.timeout import equal_turns_and_one_more

CODE = "circolo"


def says(article: str, name: str, value: object, words: str) -> ParameterSet:
    """One thing that an article says."""
    return pytest.param(article, name, value, id=f"{article}: {words}", marks=pytest.mark.article(CODE, article))


STATED = [
    says("4", "sets_of_wilds", False, "no sets of jokers or of twos"),
    says("2", "sides", {4: (0, 1, 0, 1)}, "the served player faces his partner"),
    says("1", "packs", {4: 2}, "two packs of 52 and 2 jokers, for four"),
    says("2", "suits", "hdcs", "hearts, diamonds, clubs, spades"),
    says("2", "seat_draw", SeatDraw.ONE_SPREAD, "53 cards of one pack, spread; not the first, not the last"),
    says("2", "highest_is_served", True, "the highest chooses its seat and is served"),
    says("2", "lowest_opponent_deals", True, "the lower opponent deals, at the right of the served"),
    says("2", "served_deals_next", True, "the served of the first smazzata deals the second"),
    says("3", "shufflers", (Role.DEALER,), "the dealer shuffles"),
    says("3", "shuffle_seconds", 30, "in thirty seconds at most"),
    says("3", "cutter", Role.POZZETTO_MAKER, "the player at the dealer's right cuts"),
    says("3", "cut", Cut.ANY_PART, "as much as he likes"),
    says("3", "hand_size", 11, "eleven cards, one at a time"),
    says("3", "pozzetti", {4: (11, 11)}, "two of 11"),
    says("3", "short_hands", ShortHands.TOP_OF_STOCK, "hands short: from above the stock"),
    says("3", "short_pozzetti", ShortPozzetti.UNDER_STOCK, "pozzetti short: from under the stock"),
    says("3", "upcard", True, "the dealer puts one card face up"),
    says("4", "turn_order", ("pick up", "open or attach", "discard"), "pick up, meld at will, discard"),
    says("4", "collect", Collect.FREELY, "draw, or collect the whole pile"),
    says("5", "single_card_returns", False, "a single card collected stays, unless its twin is held"),
    says("4", "set_ranks", "AKQJT9876543", "no sets of wilds"),
    says("4", "set_naturals", 8, "at most nine cards, wild included"),
    says("4", "run_naturals", 13, "thirteen cards and a wild"),
    says("4", "meld_minimum", 3, "three cards or more"),
    says("5", "wilds_per_meld", 1, "not more than one wild"),
    says("4", "aces_per_run", 1, "one ace only, by the two or by the king"),
    says("4", "natural_two", NaturalTwo.BELOW_A_REAL_THREE, "natural only if it lies below the three"),
    says("4", "wild_replaced_by_its_card", True, "only the card it stands for takes its place"),
    says("5", "equal_sets", False, "no second set of eights"),
    says("5", "equal_runs", True, "a second 4 5 6 of hearts beside the first"),
    says("4", "attach_to_own_side", True, "to one's own melds"),
    says("6", "burraco_length", 7, "at least seven cards"),
    says("7", "clean_points", 200, "clean 200"),
    says("6", "semi_points", None, "two kinds of burraco only"),
    says("7", "dirty_points", 100, "dirty 100"),
    says("6", "direct_pozzetto_needs_no_pick_up", True, "taken in flight, the pozzetto is played at once"),
    says("8", "last_turn_is_finished", True, "B: the hand ends with the discard of who drew the last but two"),
    says("8", "close_needs", CloseNeeds.BURRACO, "A: pozzetto taken and a burraco, dirty or clean"),
    says("5", "close_in_first_lap", False, "not before everybody has played once"),
    says("6", "close_with_wild", False, "neither a two nor a joker closes"),
    says("8", "close_by_discarding", True, "A: the last card is discarded"),
    says("7", "close_points", 100, "bonus of 100"),
    says("8", "stock_reserve", 2, "B: the last two stock cards are not played"),
    says("5", "stall", ForcedDraw(2), "after two laps of swaps who began them must draw"),
    says("10", "time_out", equal_turns_and_one_more, "as many turns for all, and one more for each"),
    says("10", "early_time_out", EarlyTimeOut.CANCEL, "nobody has moved: the smazzata is not played"),
    says("8", "melds_count", True, "cards on the table are added"),
    says("8", "hands_count", True, "cards left in hand are taken away"),
    says("7", "pozzetto_penalty", 100, "pozzetto not taken 100"),
    says("7", "unplayed_pozzetto_counts_cards", True, "taken and not played: the value of its cards"),
    says("7", "targets", (2005,), "at one table, whoever exceeds 2000"),
]


@pytest.mark.parametrize("article, name, value", STATED)
def test_stated(article: str, name: str, value: object) -> None:
    norm = getattr(RULES, name)
    assert norm.value == value
    assert norm.stated
    assert (norm.cite.code, norm.cite.article) == (CODE, article)


FILLED = [
    says("5", "wild_moves", WildMoves.FREE_WILD, "J 10 2 takes the king: that a natural two shifts too is ours"),
    says("11", "look", Look.AFTER_PARTNER, "M: among the manners, that it binds is ours"),
    says("9", "hands", (3, 4, 5, 6), "three smazzate at least, and six at the most by our filling"),
]


@pytest.mark.parametrize("article, name, value", FILLED)
def test_said_in_part_and_marked_as_a_filling(article: str, name: str, value: object) -> None:
    norm = getattr(RULES, name)
    assert norm.value == value
    assert not norm.stated
    assert norm.why
    assert (norm.cite.code, norm.cite.article) == (CODE, article)


def test_every_stated_norm_is_shown_in_this_file() -> None:
    shown = {str(case.values[1]) for case in STATED} | {"points", "round_minutes", "victory_tables"}
    assert {name for name, norm in norms(RULES) if norm.stated} == shown


# ── 1 and 7: the value of the cards ─────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "1", "7")
@pytest.mark.parametrize(
    "ranks, points",
    [("*", 30), ("2", 20), ("A", 15), ("KQJT98", 10), ("76543", 5)],
    ids=["joker 30", "two 20", "ace 15", "K Q J 10 9 8 are 10", "7 6 5 4 3 are 5"],
)
def test_points(ranks: str, points: int) -> None:
    assert {RULES.points.value[rank] for rank in ranks} == {points}
    assert len(RULES.points.value) == 14


# ── 3: what is left for the stock ───────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "3")
def test_w30_the_stock_begins_with_41_cards() -> None:
    pack, hands, pozzetti = 54 * RULES.packs.value[4], 4 * RULES.hand_size.value, sum(RULES.pozzetti.value[4])
    assert (pack, hands, pozzetti) == (108, 44, 22)
    assert pack - hands - pozzetti - RULES.upcard.value == 41


# ── 7: the total to exceed ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "7")
def test_2005_is_the_first_total_above_2000() -> None:
    assert all(points % 5 == 0 for points in RULES.points.value.values())
    assert RULES.targets.value == (2000 + min(RULES.points.value.values()),)


# ── 9: rounds, match points and victory points ──────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "9")
@pytest.mark.parametrize("hands", [3, 4, 5, 6])
def test_round_minutes(hands: int) -> None:
    assert RULES.round_minutes.value[hands] == (30, 40)


@pytest.mark.article(CODE, "9", "2")
def test_a_round_has_three_smazzate_at_least() -> None:
    assert min(RULES.hands.value) == RULES.hands.value[0] == 3


ROWS = [
    (0, 50, 10, 10),
    (55, 150, 11, 9),
    (155, 250, 12, 8),
    (255, 350, 13, 7),
    (355, 500, 14, 6),
    (505, 650, 15, 5),
    (655, 800, 16, 4),
    (805, 1000, 17, 3),
    (1005, 1250, 18, 2),
    (1255, 1500, 19, 1),
    (1505, 10_000, 20, 0),
]


@pytest.mark.article(CODE, "9")
@pytest.mark.parametrize("low, high, winner, loser", ROWS)
@pytest.mark.parametrize("hands", [3, 4, 5, 6])
def test_victory_table(hands: int, low: int, high: int, winner: int, loser: int) -> None:
    bounds = RULES.victory_tables.value[hands]
    for difference in (low, high):
        assert 10 + bisect_left(bounds, difference) == winner
        assert 10 - bisect_left(bounds, difference) == loser


@pytest.mark.article(CODE, "9")
def test_w39_1250_against_900_is_13_to_7() -> None:
    row = bisect_left(RULES.victory_tables.value[3], 1250 - 900)
    assert (10 + row, 10 - row) == (13, 7)


# ── 10: time-out, the dealer being north ────────────────────────────────────────────────────────────────────


def further_turns(choice: int, turn: str, picked_up: bool) -> str:
    """Who still plays once the present turn is over."""
    time_out = RULES.time_out.choices[choice]
    assert time_out is not None
    seats = "NESW"
    turns = time_out(4, seats.index("N"), seats.index(turn), picked_up)
    return "".join(seats[(seats.index(turn) + step) % 4] for step in range(1, turns))


@pytest.mark.article(CODE, "10")
@pytest.mark.parametrize(
    "turn, further",
    [("N", "ESWN"), ("W", "NESWN"), ("S", "WNESWN"), ("E", "SWNESWN")],
    ids=["a north: 4", "b west: 5", "c south: 6", "d east: 7"],
)
@pytest.mark.parametrize("picked_up", [False, True])
def test_w40_turns_after_the_signal(turn: str, further: str, picked_up: bool) -> None:
    assert further_turns(0, turn, picked_up) == further


@pytest.mark.article(CODE, "10")
def test_a_lap_that_east_has_not_begun_may_count_as_the_last() -> None:
    assert further_turns(1, "E", picked_up=False) == "SWN"
    assert further_turns(1, "E", picked_up=True) == "SWNESWN"
