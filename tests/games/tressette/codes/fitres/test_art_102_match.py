"""Article 102: how a match is won, by points or cappotto, by passate, by a single passata; and when it ends (13–16)."""

import pytest

from tests.games.tressette.codes.fitres.deals import (
    A_POINT_FOR_0,
    A_POINT_FOR_1,
    ALL_TO_A,
    MIXED,
    NEARLY_ALL_TO_A,
)
from tests.games.tressette.codes.fitres.tavolo import Tavolo, sitting
from tests.texts import MODERNE, TRADIZIONALI
from ventaglio.core.norms import options
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.events import PassataEnded
from ventaglio.games.tressette.engine.match import open_table

pytestmark = pytest.mark.article("fitres", "102")

sit = sitting("tradizionali")
each_set = pytest.mark.parametrize("norms", ["tradizionali", "moderne"])


def counted(table: Tavolo) -> PassataEnded:
    return next(event for event in table.events if isinstance(event, PassataEnded))


# ── By points ────────────────────────────────────────────────────────────────────────────────────────────────────────


@each_set
def test_twenty_one_points_or_a_larger_multiple_of_seven(norms: str) -> None:
    rules = {"tradizionali": TRADIZIONALI, "moderne": MODERNE}[norms]
    assert rules.target.value == 21
    assert options(rules)["target"].choices == tuple(range(21, 71, 7))
    for other in (7, 14, 20, 30):
        with pytest.raises(BadInput):
            open_table(rules, options={"target": other})


@pytest.mark.parametrize("target, ends", [("21", True), ("28", False)])
def test_the_target_is_the_one_agreed_on(target: str, ends: bool) -> None:
    table = sit(*MIXED, f"option target: {target}", "scores: 20 20").plays(A_POINT_FOR_0, A_POINT_FOR_1)
    assert (table["phase"] == "end") is ends


@each_set
def test_of_two_pairs_that_reach_it_the_first_in_time_wins(norms: str) -> None:
    table = sitting(norms)(*MIXED, "scores: 20 20").plays(A_POINT_FOR_1)
    assert (table["points 1"], table["phase"]) == ("21", "lead")
    table.plays("d5 dD dC d3")
    assert (table["match"], table["winner"], table["scores"]) == ("target", "1", "21 21")


def test_time_goes_trick_by_trick_not_by_the_count_of_the_passata() -> None:
    table = sit(*MIXED, "scores: 20 13").plays(A_POINT_FOR_1, "d5 dD dC d3")
    assert (table["match"], table["winner"], table["scores"]) == ("target", "0", "21 14")


@pytest.mark.article("fitres", "174")
def test_an_accusation_counts_at_the_instant_it_is_made() -> None:
    table = sit(*MIXED, "scores: 18 20").does("accuse N d").plays("b4 b3 bD bR")
    assert (table["match"], table["winner"], table["scores"]) == ("target", "0", "21 21")


@pytest.mark.article("fitres", "16")
def test_only_the_last_passata_may_end_with_cards_in_hand() -> None:
    early = sit(*MIXED, "scores: 20 20").plays(A_POINT_FOR_0, A_POINT_FOR_1)
    assert (early["phase"], early["tricks"]) == ("end", "2")
    assert (early["scores"], early["points 0"], early["points 1"]) == ("21 21", "21", "21")
    whole = sit(*MIXED, "scores: 3 3").plays_on()
    assert (whole["phase"], whole["passata"]) == ("deal", "2")
    assert sum(step.move.action.__class__.__name__ == "Play" for step in whole.steps) == 40


# ── Cappotto ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@each_set
@pytest.mark.parametrize("scores", ["0 0", "0 20", "9 20"])
def test_all_eleven_points_in_a_passata_win_whatever_the_score(norms: str, scores: str) -> None:
    table = sitting(norms)(*ALL_TO_A, f"scores: {scores}").plays_on()
    assert (table["match"], table["winner"]) == ("slam", "0")


@pytest.mark.parametrize(
    "lost, made, match",
    [
        pytest.param("s4 s5 c4 b4", "11 0", "slam", id="nothing"),
        pytest.param("s4 s3 c4 bR", "11 0", "slam", id="two thirds"),
        pytest.param("s4 s3 c4 bA", "10 1", "", id="a point"),
    ],
)
def test_the_others_may_have_taken_tricks_but_not_a_point(lost: str, made: str, match: str) -> None:
    table = sit(*NEARLY_ALL_TO_A).plays(lost, "d4").plays_on()
    assert (table["made"], table["match"]) == (made, match)


@pytest.mark.article("fitres", "13", "34")
def test_the_last_trick_is_a_point_too() -> None:
    nine = ("d3 d4 c4 b4", "d2 s6 c5 b5", "dA s7 c6 b6", "dR sD c7 b7", "dC sC cD bD", "dD sR cC bC", "d7 sA cR bR")
    table = sit(*NEARLY_ALL_TO_A).plays(*nine, "d6 s2 cA bA", "d5 s3 c2 b2", "s4 s5 c3 b3")
    assert (table["made"], table["match"]) == ("10 1", "")


# ── By passate ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "scores, ended, winner",
    [("10 20", "passate", "0"), ("10 22", "passate", "1"), ("10 21", "tie", "")],
)
def test_more_points_after_so_many_passate(scores: str, ended: str, winner: str) -> None:
    table = sit(*ALL_TO_A, "match: passate", "passata: 4", f"scores: {scores}").plays_on()
    assert (table["match"], table["winner"], table["phase"]) == (ended, winner, "end")


def test_four_passate_are_usual_and_another_number_may_be_fixed() -> None:
    assert sit(*ALL_TO_A, "match: passate", "passata: 3").plays_on()["phase"] == "deal"
    assert sit(*ALL_TO_A, "match: passate", "passate: 3", "passata: 3").plays_on()["phase"] == "end"


def test_by_agreement_a_tie_is_played_on() -> None:
    tied = ("match: passate", "option tie_plays_on: yes", *ALL_TO_A)
    table = sit(*tied, "passata: 4", "scores: 10 21").plays_on()
    assert (table["phase"], table["passata"], table["scores"]) == ("deal", "5", "21 21")
    assert sit(*tied, "passata: 5", "scores: 21 21").plays_on()["match"] == "passate"


def test_by_passate_there_is_neither_target_nor_cappotto_nor_call() -> None:
    table = sit(*ALL_TO_A, "match: passate", "passata: 2", "scores: 30 0")
    assert table.why_not("B call-out") == "no-calling-out [130]"
    assert table.plays_on()["phase"] == "deal"


# ── A single passata ─────────────────────────────────────────────────────────────────────────────────────────────────


@each_set
def test_a_single_passata_is_won_with_six_points(norms: str) -> None:
    table = sitting(norms)(*ALL_TO_A, "match: single")
    while table["phase"] != "end":
        assert int(table["points 0"]) < 6
        table.plays_on(4)
    assert (table["match"], table["winner"], int(table["scores"].split()[0]) >= 6) == ("target", "0", True)


@pytest.mark.article("fitres", "174")
def test_accusations_count_towards_the_six() -> None:
    table = sit("match: single", "hand A: d3 d2 dA s3 s2 sA d4 d5 s4 s5").does("accuse N d", "accuse N s")
    assert (table["match"], table["winner"], table["scores"], table["tricks"]) == ("target", "0", "6 0", "0")


# ── For the fewest points ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "15", "103")
def test_by_agreement_the_fewest_points_win() -> None:
    table = sit(*ALL_TO_A, "option losing_game: yes", "scores: 15 12")
    assert table.why_not("B call-out") == "no-calling-out [130]"
    table.plays_on()
    assert (table["match"], table["winner"], table["loser-points"]) == ("target", "1", table["scores"].split()[0])
    by_passate = sit(*ALL_TO_A, "option losing_game: yes", "match: passate", "passate: 1").plays_on()
    assert (by_passate["match"], by_passate["winner"], by_passate["loser-points"]) == ("passate", "1", "11")


# ── The count ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "10", "13", "14", "34", "174")
def test_the_count_tells_line_by_line_what_each_side_made() -> None:
    table = sit(*MIXED).does("accuse N d").plays_on()
    mine, theirs = counted(table).lines
    lines = [(line.item, line.points, line.cite.article) for line in (*mine, *theirs)]
    assert {"cards", "last-trick", "buongioco"} == {item for item, _, _ in lines}
    assert {article for _, _, article in lines} == {"10", "34", "174"}
    cards = [line for line in (*mine, *theirs) if line.item == "cards"]
    assert sum(line.thirds for line in cards) == 32
    assert [line.points for line in cards] == [line.thirds // 3 for line in cards]
    assert sum(counted(table).points) == 11 + 3
    assert table["scores"] == table["made"]
