"""What the articles of the federation's code of 2019 fix, article by article."""

from bisect import bisect_left
from collections.abc import Mapping

import pytest
from _pytest.mark import ParameterSet

from ventaglio.core.norms import norms
from ventaglio.games.burraco.codes.fibur_2019.play import RULES
from ventaglio.games.burraco.codes.fibur_2019.tournament import REGULATION
from ventaglio.games.burraco.engine.deal import regular_cut
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.rules import (
    Abandon,
    CloseNeeds,
    Collect,
    Correction,
    Cut,
    EarlyTimeOut,
    Look,
    NaturalTwo,
    Role,
    SeatDraw,
    ShortHands,
    ShortPozzetti,
    SupervisedStall,
    WildMoves,
)
from ventaglio.games.burraco.engine.timeout import final_lap_from_the_served

CODE = "fibur-2019"


def says(article: str, name: str, value: object, words: str) -> ParameterSet:
    """One thing that an article says."""
    return pytest.param(article, name, value, id=f"{article}: {words}", marks=pytest.mark.article(CODE, article))


STATED = [
    says("10", "sets_of_wilds", False, "no sets of jokers or of twos"),
    says("5", "surplus_joins_set", True, "three kings of hearts may be in one set"),
    says("Definizioni", "cut", Cut.ABOUT_HALF, "about half of the pack"),
    says("7", "redeal_before_first_pick_up", True, "what is wrong before the first pick-up is dealt again"),
    says("2", "sides", {2: (0, 1), 4: (0, 1, 0, 1)}, "two pairs, or one against one"),
    says("1", "packs", {2: 2, 3: 2, 4: 2, 5: 3}, "two packs of 54, a third one for five players"),
    says("1", "ranks", "*2AKQJT9876543", "joker above all, then 2 A K Q J 10 … 3"),
    says("1", "suits", "hdcs", "hearts, diamonds, clubs, spades"),
    says("3", "seat_draw", SeatDraw.TWO_PACKS, "a card each from the two packs lying face down"),
    says("3", "draw_again", True, "equal in rank and suit, jokers too: another card"),
    says("3", "highest_is_served", True, "the highest chooses line and seat, and is served"),
    says("3", "highest_keeps_score", True, "the highest writes the score"),
    says("3", "lowest_opponent_deals", True, "served by the lower card of the other pair"),
    says("4", "shufflers", (Role.DEALER, Role.POZZETTO_MAKER), "the dealer first, the pozzetto-maker last"),
    says("4", "cutter", Role.DEALER, "the dealer cuts"),
    says("4", "hand_size", 11, "eleven cards, one at a time"),
    says(
        "4",
        "pozzetti",
        {2: (11, 11), 3: (18, 11), 4: (11, 11), 5: (18, 11, 11)},
        "the first one of 18; for a pair two of 11",
    ),
    says("Variante", "pozzetti_alone", {3: (11, 11, 11), 5: (11, 11, 11, 11, 11)}, "three or five of 11"),
    says("4", "short_hands", ShortHands.TOP_OF_MAKERS_CARDS, "hands short: from the top of the maker's cards"),
    says(
        "4",
        "short_pozzetti",
        ShortPozzetti.BOTTOM_OF_DEALERS_CARDS,
        "pozzetti short: from the bottom of the dealer's",
    ),
    says("7", "upcard", True, "the dealer turns the first card of the stock"),
    says("7", "turn_order", ("pick up", "open or attach", "discard"), "pick up, open or attach, discard"),
    says("8", "pick_up_is_final", True, "a card lifted even in part is the choice made"),
    says("7", "collect", Collect.FREELY, "draw or collect, as one likes"),
    says("9", "single_card_returns", False, "a single card is not discarded at once without its twin"),
    says("38", "grace_seconds", 5, "five seconds more"),
    says("38", "expired_discards_highest", True, "then the highest card goes"),
    says("Definizioni", "set_ranks", "AKQJT9876543", "three or more equal cards"),
    says("31", "direct_pozzetto_needs_no_pick_up", True, "who took the pozzetto directly picks up no more"),
    says("17", "last_turn_is_finished", True, "the hand ends with the discard of who drew the last card but two"),
    says("12", "set_naturals", 8, "at most eight cards and a wild"),
    says("11", "run_naturals", 13, "at most thirteen cards and a wild"),
    says("12", "meld_minimum", 3, "at least three cards"),
    says("10", "wilds_per_meld", 1, "a wild besides the two in its place"),
    says("10", "natural_two", NaturalTwo.IN_ITS_PLACE, "a two of the suit before the three is natural"),
    says("10", "wild_moves", WildMoves.FREE_WILD, "examples 1 and 2 shift it to attach beyond"),
    says("10", "wild_replaced_by_its_card", True, "only the card it stands for takes its place"),
    says("33", "equal_sets", False, "no equal sets"),
    says("13", "burraco_length", 7, "at least seven cards"),
    says("13", "clean_points", 200, "clean 200"),
    says("13", "semi_points", 150, "semi-clean 150"),
    says("13", "dirty_points", 100, "dirty 100"),
    says("23", "look", Look.AFTER_PARTNER, "a pozzetto taken with the discard waits for the partner's discard"),
    says("17", "close_needs", CloseNeeds.BURRACO, "pozzetto taken and at least one burraco"),
    says("14", "close_with_wild", False, "a wild goes at any time but to close"),
    says("17", "close_by_discarding", True, "the last card is discarded"),
    says("17", "close_points", 100, "bonus of 100"),
    says("17", "stock_reserve", 2, "the last two stock cards are not played"),
    says("16", "stall", SupervisedStall(1), "the four swap once before the referee"),
    says("15", "time_out", final_lap_from_the_served, "a last lap from the served player to the dealer"),
    says("15", "early_time_out", EarlyTimeOut.FULL_LAP, "before the first pick-up: a full lap"),
    says("15", "time_out_between_hands_ends", True, "before the deal begins: the match is over"),
    says("18", "melds_count", True, "cards played count for the side"),
    says("18", "hands_count", True, "cards not played count against it"),
    says("18", "pozzetto_penalty", 100, "pozzetto not taken 100"),
    says("18", "pozzetto_penalty_when_nobody_took", False, "not counted if neither line took one"),
    says("18", "unplayed_pozzetto_counts_cards", True, "taken and not played: the value of its cards"),
    says("18", "hands", (4, 2, 3), "matches of two, three or four smazzate"),
    says("Tre o cinque giocatori", "solo_target", 2005, "the match ends at 2005"),
    says("Tre o cinque giocatori", "alone_from", {3: 1500, 5: 1500}, "from 1500 each for himself"),
    says("39", "abandon", Abandon.REFEREE_RECORDS, "players are bound to the last round"),
    says("Procedura", "partner_reports_after_discard", True, "the partner only after the discard"),
    says("24", "exposed_must_be_played", False, "or if one does not want to play it"),
    says("20", "correction", Correction.ANY_WITH_CONSENT, "a writing mistake, if the opponents confirm it"),
]


@pytest.mark.parametrize("article, name, value", STATED)
def test_stated(article: str, name: str, value: object) -> None:
    norm = getattr(RULES, name)
    assert norm.value == value
    assert norm.stated
    assert (norm.cite.code, norm.cite.article) == (CODE, article)


def test_every_stated_norm_is_shown_in_this_file() -> None:
    elsewhere = {"points", "turn_seconds", "round_minutes", "victory_tables"}
    shown = {str(case.values[1]) for case in STATED} | elsewhere
    assert {name for name, norm in norms(RULES) if norm.stated} == shown


# ── 1: the value of the cards ───────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "1")
@pytest.mark.parametrize(
    "ranks, points",
    [("*", 30), ("2", 20), ("A", 15), ("KQJT98", 10), ("76543", 5)],
    ids=["joker 30", "two 20", "ace 15", "K Q J 10 9 8 are 10", "7 6 5 4 3 are 5"],
)
def test_points(ranks: str, points: int) -> None:
    assert {RULES.points.value[rank] for rank in ranks} == {points}
    assert len(RULES.points.value) == 14


# ── 38: time for a turn ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "38")
@pytest.mark.parametrize("cards, seconds", [(1, 10), (3, 10), (4, 20), (10, 20), (11, 40), (30, 40), (162, 40)])
def test_turn_seconds(cards: int, seconds: int) -> None:
    assert next(limit for bound, limit in RULES.turn_seconds.value if cards < bound) == seconds


# ── 10 and Separé: what a table may choose ──────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "Separé e paramani")
def test_with_screens_the_pozzetto_may_be_looked_at_without_waiting() -> None:
    assert RULES.look.choices == (Look.AFTER_PARTNER, Look.AT_ONCE)


@pytest.mark.article(CODE, "10")
def test_strict_readings_of_the_wild_are_on_offer() -> None:
    assert NaturalTwo.BELOW_A_REAL_THREE in RULES.natural_two.choices
    assert WildMoves.NATURAL_TWO_ONLY in RULES.wild_moves.choices


@pytest.mark.article(CODE, "4", "Definizioni")
def test_about_half_the_pack_is_cut() -> None:
    low, high = regular_cut(open_table(RULES, 4), 108)
    assert (low + high) / 2 == 108 / 2
    assert low >= 2 * 11
    assert 108 - high >= 4 * 11


# ── 15: the examples, A dealing and B served ────────────────────────────────────────────────────────────────


def rest_of_the_hand(dealer: str, turn: str, picked_up: bool) -> str:
    """Who still plays once the present turn is over."""
    time_out = RULES.time_out.value
    assert time_out is not None
    seats = "ABCD"
    turns = time_out(4, seats.index(dealer), seats.index(turn), picked_up)
    return "".join(seats[(seats.index(turn) + step) % 4] for step in range(1, turns))


@pytest.mark.article(CODE, "15")
@pytest.mark.parametrize(
    "turn, rest",
    [("C", "DABCDA"), ("D", "ABCDA"), ("A", "BCDA")],
    ids=["w09 call on C", "w09 call on D", "w10 call on A"],
)
@pytest.mark.parametrize("picked_up", [False, True])
def test_the_final_lap_runs_from_b_to_a(turn: str, rest: str, picked_up: bool) -> None:
    assert rest_of_the_hand("A", turn, picked_up) == rest


@pytest.mark.article(CODE, "15")
def test_w11_called_on_b_who_has_picked_up_the_final_lap_is_the_next_one() -> None:
    assert rest_of_the_hand("A", "B", picked_up=True) == "CDABCDA"


@pytest.mark.article(CODE, "15")
def test_called_on_b_who_has_not_picked_up_the_final_lap_is_this_one() -> None:
    assert rest_of_the_hand("A", "B", picked_up=False) == "CDA"
    assert "third example" in RULES.time_out.why, "the example does not say which of the two it is"


# ── 6: length of the rounds ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "6")
@pytest.mark.parametrize("hands, minutes", [(2, 25), (3, 30), (4, 42)])
def test_round_minutes_may_be_cut_by_two_at_most(hands: int, minutes: int) -> None:
    assert RULES.round_minutes.value[hands] == (minutes - 2, minutes)
    assert set(RULES.round_minutes.value) == {2, 3, 4}


# ── 18: the tables as printed, row by row ───────────────────────────────────────────────────────────────────

ROWS = ("10-10", "11-9", "12-8", "13-7", "14-6", "15-5", "16-4", "17-3", "18-2", "19-1", "20-0")

PRINTED: Mapping[int, str] = {
    2: "0-40 45-120 125-200 205-300 305-400 405-500 505-620 625-740 745-870 875-1000 1005-",
    3: "0-50 55-150 155-250 255-350 355-500 505-650 655-800 805-1000 1005-1250 1255-1500 1505-",
    4: "0-100 105-300 305-500 505-700 705-900 905-1100 1105-1300 1305-1500 1505-1700 1705-2000 2005-",
    0: "0-150 155-350 355-550 555-800 805-1050 1055-1300 1305-1600 1605-1900 1905-2200 2205-2500 2505-",
}
PRINTED_ROWS = [
    pytest.param(hands, row, points, id=f"{'teams' if hands == 0 else f'{hands} smazzate'} {row} is {points}")
    for hands, rows in PRINTED.items()
    for row, points in zip(rows.split(), ROWS, strict=True)
]


@pytest.mark.article(CODE, "18")
@pytest.mark.parametrize("hands, row, points", PRINTED_ROWS)
def test_victory_table(hands: int, row: str, points: str) -> None:
    low, _, high = row.partition("-")
    winner, loser = (int(side) for side in points.split("-"))
    bounds = RULES.victory_tables.value[hands]
    for difference in (int(low), int(high or 10_000)):
        assert 10 + bisect_left(bounds, difference) == winner
        assert 10 - bisect_left(bounds, difference) == loser


@pytest.mark.article(CODE, "18")
def test_there_are_four_tables() -> None:
    assert set(RULES.victory_tables.value) == {2, 3, 4, 0}


# ── 40: more than ten minutes late ──────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "40", "39")
@pytest.mark.parametrize(
    "hands, present, absent",
    [(4, 13, 7), (3, 14, 6), (2, 14, 6), (0, 13, 7)],
    ids=["4 smazzate 13-7", "3 smazzate 14-6", "2 smazzate 14-6", "teams 13-7"],
)
def test_w42_over_ten_minutes_late(hands: int, present: int, absent: int) -> None:
    won, lost = REGULATION.forfeit_won.value, REGULATION.forfeit_lost.value
    assert (won[hands].vp, lost[hands].vp) == (present, absent)
    assert set(won) == set(lost) == {2, 3, 4, 0}
