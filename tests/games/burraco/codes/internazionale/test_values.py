"""What the articles of the international code fix, article by article."""

from bisect import bisect_left

import pytest
from _pytest.mark import ParameterSet

from ventaglio.core.norms import norms
from ventaglio.games.burraco.codes.internazionale.play import RULES
from ventaglio.games.burraco.codes.internazionale.tournament import regulation
from ventaglio.games.burraco.engine.deal import full_pack, regular_cut
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
    NoStall,
    Role,
    SeatDraw,
)
from ventaglio.games.burraco.engine.timeout import lap_from_the_partner_of_the_next_to_draw

CODE = "internazionale"


def says(article: str, name: str, value: object, words: str) -> ParameterSet:
    """One thing that an article says."""
    return pytest.param(article, name, value, id=f"{article}: {words}", marks=pytest.mark.article(CODE, article))


STATED = [
    says("10", "sets_of_wilds", False, "no sets of jokers or of twos"),
    says("6", "redeal_before_first_pick_up", True, "what is wrong before the first pick-up is dealt again"),
    says("2", "sides", {4: (0, 1, 0, 1)}, "two pairs"),
    says("Regola 1", "close_needs", CloseNeeds.CLEAN_BURRACO, "no closing without a clean burraco"),
    says("Regola 2", "set_ranks", "A3", "sets of aces and threes only"),
    says("Regola 3", "collect", Collect.ONLY_TO_PLAY, "the pile only to attach or to open"),
    says("Premessa", "semi_points", None, "no semi-clean burraco"),
    says("Glossario", "cut", Cut.ENOUGH_FOR_BOTH, "a cut that leaves cards for pozzetti and deal"),
    says("1", "packs", {3: 2, 4: 2, 5: 3}, "two packs of 54, a third one for five players"),
    says("1", "ranks", "*2AKQJT9876543", "joker 2 A K Q J 10 … 3"),
    says("1", "suits", "hdcs", "hearts, diamonds, clubs, spades"),
    says("3", "seat_draw", SeatDraw.TWO_PACKS, "a card each from the two packs lying face down"),
    says("3", "draw_again", True, "equal in rank and suit, jokers too: another card"),
    says("3", "highest_is_served", True, "the highest chooses line and seat, and is served"),
    says("3", "highest_keeps_score", True, "the highest writes the score"),
    says("3", "lowest_opponent_deals", True, "served by the lower card of the other pair"),
    says("4", "shufflers", (Role.POZZETTO_MAKER, Role.DEALER), "the maker first, then the dealer"),
    says("4", "cutter", Role.POZZETTO_MAKER, "the player at the dealer's right cuts"),
    says("4", "hand_size", 11, "eleven cards, one at a time"),
    says(
        "4",
        "pozzetti",
        {3: (18, 11), 4: (11, 11), 5: (18, 11, 11)},
        "the first one of 18; for a pair two of 11",
    ),
    says("Variante", "pozzetti_alone", {3: (11, 11, 11), 5: (11, 11, 11, 11, 11)}, "three or five of 11"),
    says("6", "upcard", True, "the dealer turns the first card of the stock"),
    says("6", "turn_order", ("pick up", "open or attach", "discard"), "pick up, open or attach, discard"),
    says("7", "pick_up_is_final", True, "a card lifted even in part is the choice made"),
    says("8", "single_card_returns", False, "a single card is not discarded at once without its twin"),
    says("32 bis", "grace_seconds", 5, "five seconds more"),
    says("32 bis", "expired_discards_highest", True, "then the highest card goes"),
    says("12", "set_naturals", 8, "at most eight cards and a wild"),
    says("11", "run_naturals", 13, "at most thirteen cards and a wild"),
    says("9", "meld_minimum", 3, "three cards or more"),
    says("9", "wilds_per_meld", 1, "one wild only, the natural two apart"),
    says("9", "natural_two", NaturalTwo.IN_ITS_PLACE, "a two of the suit in its natural place"),
    says("29", "direct_pozzetto_needs_no_pick_up", True, "who took the pozzetto directly picks up no more"),
    says("16", "last_turn_is_finished", True, "the hand ends with the discard of who drew the last card but two"),
    says("10", "wild_replaced_by_its_card", True, "only the card it stands for takes its place"),
    says("30", "equal_sets", False, "no equal sets"),
    says("13", "burraco_length", 7, "at least seven cards"),
    says("13", "clean_points", 200, "clean 200"),
    says("13", "dirty_points", 100, "dirty 100"),
    says("21", "look", Look.AFTER_PARTNER, "a pozzetto taken with the discard waits for the partner's discard"),
    says("14", "close_with_wild", False, "a wild goes at any time but to close"),
    says("16", "close_by_discarding", True, "the last card is discarded"),
    says("16", "close_points", 100, "bonus of 100"),
    says("16", "stock_reserve", 2, "the last two stock cards are not played"),
    says("15", "time_out", lap_from_the_partner_of_the_next_to_draw, "a lap from the partner of who must draw"),
    says("15", "early_time_out", EarlyTimeOut.FULL_LAP, "before the first pick-up: a full lap"),
    says("17", "melds_count", True, "the value of the melds counts for the side"),
    says("17", "hands_count", True, "cards not played count against it"),
    says("17", "pozzetto_penalty", 100, "pozzetto not taken 100"),
    says("17", "unplayed_pozzetto_counts_cards", True, "taken and not played: the value of its cards"),
    says("17", "hands", (4, 2, 3), "matches of two, three or four smazzate"),
    says("Tre o cinque giocatori", "solo_target", 2005, "the match ends at 2005"),
    says("Tre o cinque giocatori", "alone_from", {3: 1500, 5: 1500}, "from 1500 each for himself"),
    says("Tre o cinque giocatori", "split_points", True, "players in a pair share the points"),
    says("33", "abandon", Abandon.REFEREE_RECORDS, "the referee settles what an abandonment is worth"),
    says("Procedura", "partner_reports_after_discard", False, "anybody may point a mistake out"),
    says("22", "exposed_must_be_played", True, "it is discarded only if it cannot be played"),
    says("19", "correction", Correction.SUMS_ONLY, "only a mistake of addition"),
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


# ── 32 bis: time for a turn ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "32 bis")
@pytest.mark.parametrize("cards, seconds", [(1, 10), (3, 10), (4, 20), (10, 20), (11, 40), (30, 40), (162, 40)])
def test_turn_seconds(cards: int, seconds: int) -> None:
    assert next(limit for bound, limit in RULES.turn_seconds.value if cards < bound) == seconds


# ── Glossario: the cut, and the word for a stall ────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "Glossario", "4")
@pytest.mark.parametrize("players, pozzetti", [(3, 18 + 11), (4, 11 + 11), (5, 18 + 11 + 11)])
def test_the_cut_leaves_enough_for_pozzetti_and_hands(players: int, pozzetti: int) -> None:
    state = open_table(RULES, players)
    size = len(full_pack(state.table))
    assert regular_cut(state, size) == (pozzetti, size - players * 11)


@pytest.mark.article(CODE, "Glossario")
def test_a_stall_is_a_word_without_a_rule() -> None:
    assert RULES.stall.value == NoStall()
    assert not RULES.stall.stated


# ── 15: the lap starts at the partner of the player who must draw ───────────────────────────────────────────


def still_to_play(choice: int, turn: str, picked_up: bool) -> str:
    """Whose turns are still to be finished, the present one included; A deals."""
    time_out = RULES.time_out.choices[choice]
    assert time_out is not None
    seats = "ABCD"
    turns = time_out(4, 0, seats.index(turn), picked_up)
    return "".join(seats[(seats.index(turn) + step) % 4] for step in range(turns))


@pytest.mark.article(CODE, "15")
@pytest.mark.parametrize(
    "turn, picked_up, turns",
    [("B", False, "BC DABC"), ("B", True, "B CD ABCD"), ("A", False, "AB CDAB"), ("A", True, "A BC DABC")],
)
def test_time_out_from_the_partner_of_the_next_to_draw(turn: str, picked_up: bool, turns: str) -> None:
    assert still_to_play(0, turn, picked_up) == turns.replace(" ", "")


@pytest.mark.article(CODE, "15")
@pytest.mark.parametrize("turn, turns", [("B", "BC DABC"), ("A", "AB CDAB")])
@pytest.mark.parametrize("picked_up", [False, True])
def test_time_out_from_the_partner_of_the_player_on_turn(turn: str, picked_up: bool, turns: str) -> None:
    assert still_to_play(1, turn, picked_up) == turns.replace(" ", "")


# ── 5: length of the rounds ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "5")
@pytest.mark.parametrize("hands, minutes", [(2, (30, 30)), (3, (40, 40)), (4, (48, 50))])
def test_round_minutes(hands: int, minutes: tuple[int, int]) -> None:
    assert RULES.round_minutes.value[hands] == minutes
    assert set(RULES.round_minutes.value) == {2, 3, 4}


# ── 17: the tables as printed, row by row, and which one a match uses ───────────────────────────────────────

ROWS = ("10-10", "11-9", "12-8", "13-7", "14-6", "15-5", "16-4", "17-3", "18-2", "19-1", "20-0")

OF_THREE = "0-50 55-150 155-250 255-350 355-500 505-650 655-800 805-1000 1005-1250 1255-1500 1505-"
OF_FOUR = "0-100 105-300 305-500 505-700 705-900 905-1100 1105-1300 1305-1500 1505-1700 1705-2000 2005-"
OF_TEAMS = "0-150 155-350 355-550 555-800 805-1050 1055-1300 1305-1600 1605-1900 1905-2200 2205-2500 2505-"

PRINTED_ROWS = [
    pytest.param(hands, row, points, id=f"{match} {row} is {points}")
    for hands, match, rows in (
        (2, "2 smazzate, the table of three:", OF_THREE),
        (3, "3 smazzate, the table of four:", OF_FOUR),
        (4, "4 smazzate, their own table:", OF_FOUR),
        (0, "teams:", OF_TEAMS),
    )
    for row, points in zip(rows.split(), ROWS, strict=True)
]


@pytest.mark.article(CODE, "17")
@pytest.mark.parametrize("hands, row, points", PRINTED_ROWS)
def test_w27_a_match_uses_the_table_of_one_smazzata_more(hands: int, row: str, points: str) -> None:
    low, _, high = row.partition("-")
    winner, loser = (int(side) for side in points.split("-"))
    bounds = RULES.victory_tables.value[hands]
    for difference in (int(low), int(high or 10_000)):
        assert 10 + bisect_left(bounds, difference) == winner
        assert 10 - bisect_left(bounds, difference) == loser


# ── 34: more than ten minutes late ──────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "34")
@pytest.mark.parametrize(
    "hands, share, absent",
    [(2, 70, 6), (3, 70, 6), (4, 60, 8), (0, 60, 8)],
    ids=["2 hands 70%", "3 hands 70%", "4 hands 60%", "teams as in the list of rests"],
)
def test_w28_over_ten_minutes_late(hands: int, share: int, absent: int) -> None:
    won, lost = regulation(RULES).forfeit_won.value, regulation(RULES).forfeit_lost.value
    assert (won[hands].vp, lost[hands].vp) == (20 * share // 100, absent)
    assert set(won) == set(lost) == {2, 3, 4, 0}


# ── 19: corrections ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "19")
def test_w26_a_wrong_sum_is_the_mistake_that_can_be_corrected() -> None:
    assert RULES.correction.value is Correction.SUMS_ONLY
    assert not RULES.correction.choices
