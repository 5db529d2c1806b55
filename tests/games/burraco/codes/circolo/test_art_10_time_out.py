"""Article 10: how a smazzata ends when the judge calls time. North is the dealer, at A."""

import pytest

from tests.sitting import Sitting, sitting

pytestmark = pytest.mark.article("circolo", "10")

sit = sitting("circolo")

SEATS = {"north": "A", "east": "B", "south": "C", "west": "D"}


def played_out(table: Sitting) -> str:
    """Who still plays after the present turn is over, everybody drawing and discarding, until the hand ends."""
    turns = []
    while not table["how"]:
        if table["phase"] == "pick-up":
            turns.append(next(name[0].upper() for name, seat in SEATS.items() if seat == table["turn"]))
            table.does("draw")
        held = table[f"hand {table['turn']}"]
        table.does(f"discard {held.split()[0]}")
    return "".join(turns)


@pytest.mark.parametrize(
    "player, turns, further",
    [
        pytest.param("north", 7, "ESWN", id="a: four more"),
        pytest.param("west", 6, "NESWN", id="b: five more"),
        pytest.param("south", 5, "WNESWN", id="c: six more"),
        pytest.param("east", 4, "SWNESWN", id="d: seven more"),
    ],
)
def test_w40_turns_after_the_signal(player: str, turns: int, further: str) -> None:
    table = sit("hands: 3", f"turn: {SEATS[player]}", f"turns: {turns}").does("draw", "table time-out")
    assert played_out(table) == further
    assert (table["how"], table["match"], table["phase"]) == ("time-out", "time-out", "end")


@pytest.mark.parametrize(
    "option, further",
    [("equal_turns_and_one_more", "ESWNESWN"), ("equal_turns_counting_an_untouched_lap", "ESWN")],
    ids=["case d asks only that east has not discarded", "if the table lets an untouched lap be the last"],
)
def test_east_has_not_touched_a_card(option: str, further: str) -> None:
    table = sit("hands: 3", f"option time_out: {option}", "turn: B", "turns: 4").does("table time-out")
    assert played_out(table) == further


def test_w41_the_upcard_is_turned_and_east_has_not_moved() -> None:
    table = sit("hands: 3", "hand-number: 2", "totals: 300 700 300 700").does("table time-out")
    assert (table["how"], table["match"], table["phase"]) == ("cancelled", "time-out", "end")
    assert (table["totals"], table["winners"]) == ("300 700 300 700", "B D")


def test_between_two_smazzate_no_other_is_dealt() -> None:
    table = sit("hands: 3", "phase: deal", "hand-number: 2", "totals: 300 200 300 200").does("table time-out")
    assert (table["phase"], table["totals"], table["winners"]) == ("end", "300 200 300 200", "A C")


@pytest.mark.parametrize("pick_up", ["draw", "take"])
def test_once_east_has_moved_the_smazzata_is_played(pick_up: str) -> None:
    table = sit("hands: 3", "pile: 9s").does(pick_up, "table time-out")
    assert (table["time-out"], table["phase"]) == ("8", "play")


def test_who_closes_in_the_last_lap_has_the_bonus_and_ends_it() -> None:
    table = sit(
        *("hands: 3", "phase: play", "turns: 9", "turns-left: 6", "took: B"),
        *("meld B: 4h 5h 6h 7h 8h 9h Th", "hand B: 5c"),
    ).does("discard 5c")
    assert (table["how"], table["close B"], table["match"]) == ("closed", "100", "time-out")


def test_only_the_judge_calls_time_and_once() -> None:
    table = sit("hands: 3").does("draw")
    assert table.why_not("B time-out") == "only-the-referee [circolo 10]"
    assert table.does("table time-out").why_not("table time-out") == "time-out-already [circolo 10]"


@pytest.mark.article("circolo", "7")
def test_a_match_at_one_table_has_no_clock() -> None:
    assert sit("target: 2005").does("draw").why_not("table time-out") == "no-time-out [circolo 10]"
