"""Art. 15: time-out. The lap starts from the partner of the player who must draw."""

from functools import partial

import pytest

from tests.support import Desk

CODE = "internazionale"
pytestmark = pytest.mark.article(CODE, "15")
at = partial(Desk, CODE)
ON_TURN = "option time_out: lap_from_the_partner_of_the_player_on_turn\n"


def called(on: str, picked_up: bool, option: str = "", players: int = 4) -> str:
    """Who still plays when the referee calls while this seat is on turn, that seat included."""
    desk = at(f"{option}players: {players}\ndealer: A\nturn: {on}\nturns: 9")
    if picked_up:
        desk.play("draw")
    return desk.play("table time-out").pass_turns()


@pytest.mark.parametrize("on, plays", [("A", "AB CDAB"), ("B", "BC DABC"), ("C", "CD ABCD"), ("D", "DA BCDA")])
def test_called_before_he_draws_the_lap_is_from_his_partner(on: str, plays: str) -> None:
    assert called(on, picked_up=False) == plays.replace(" ", "")


@pytest.mark.parametrize("on, plays", [("A", "A BC DABC"), ("B", "B CD ABCD"), ("C", "C DA BCDA"), ("D", "D AB CDAB")])
def test_called_after_it_is_from_the_partner_of_the_next_to_draw(on: str, plays: str) -> None:
    assert called(on, picked_up=True) == plays.replace(" ", "")


@pytest.mark.parametrize("picked_up", [False, True])
@pytest.mark.parametrize("on, plays", [("A", "AB CDAB"), ("B", "BC DABC"), ("C", "CD ABCD"), ("D", "DA BCDA")])
def test_a_table_may_take_the_player_on_turn_for_the_one_who_must_draw(on: str, plays: str, picked_up: bool) -> None:
    assert called(on, picked_up, ON_TURN) == plays.replace(" ", "")


@pytest.mark.parametrize("on", "ABCD")
def test_from_the_next_to_draw_on_the_two_sides_have_as_many_turns(on: str) -> None:
    plays = called(on, picked_up=False)
    assert sum(who in "AC" for who in plays) == sum(who in "BD" for who in plays) == 3


@pytest.mark.article(CODE, "Tre o cinque giocatori")
@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("picked_up", [False, True])
def test_with_three_or_five_nobody_has_a_fixed_partner_and_everybody_plays_once_more(
    players: int, picked_up: bool
) -> None:
    for on in "ABCDE"[:players]:
        plays = called(on, picked_up, players=players)
        lap = plays[1:] if picked_up else plays
        assert sorted(lap) == list("ABCDE"[:players])


@pytest.mark.parametrize("dealer, lap", [("A", "BCDA"), ("C", "DABC")])
def test_before_the_first_pick_up_a_full_lap_is_played(dealer: str, lap: str) -> None:
    assert at(f"dealer: {dealer}").play("table time-out").pass_turns() == lap


def test_between_two_hands_the_match_is_over() -> None:
    """The text is silent; as in the code of 2019."""
    desk = at("phase: deal\nhand-number: 2\ntotals: 50 0 50 0").play("table time-out")
    assert (desk["match"], desk["winners"]) == ("time-out", ["A", "C"])


def test_nobody_has_the_bonus_if_nobody_closed() -> None:
    desk = at("turns-left: 1\nturns: 7\nturn: A")
    desk.pass_turns()
    assert (desk["how"], desk["close A"], desk["close B"], desk["match"]) == ("time-out", None, None, "time-out")


@pytest.mark.article(CODE, "16")
def test_who_closes_in_the_lap_has_it() -> None:
    desk = at("turns-left: 3\nturns: 9\nturn: C\nhand C: Tc\nmeld C: 3c 4c 5c 6c 7c 8c 9c\ntook: C\nstock: Jh 4s 5s 6s")
    desk.play("draw", "attach 1 Tc", "discard Jh")
    assert (desk["how"], desk["close A"]) == ("closed", 100)


def test_it_is_called_once_by_the_referee() -> None:
    assert at().refuses("B time-out") == ("only-the-referee", "internazionale 15")
    assert at().play("table time-out").refuses("table time-out") == ("time-out-already", "internazionale 15")
