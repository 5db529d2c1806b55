"""Art. 39: who has entered is bound to play on; the referee records an abandonment. Art. 40: a default."""

from functools import partial

import pytest

from tests.support import Desk
from ventaglio.games.burraco.codes.fibur_2019.tournament import REGULATION

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "39")
at = partial(Desk, CODE)


@pytest.mark.parametrize("who", ["A", "B", "C", "D"])
def test_a_player_may_not_abandon_by_himself(who: str) -> None:
    assert at().refuses(f"{who} abandon {who}") == ("bound-to-finish", "fibur-2019 39")


def test_nor_may_another_say_so() -> None:
    assert at().refuses("A abandon B") == ("only-the-referee", "fibur-2019 39")


@pytest.mark.parametrize("who, winners", [("A", ["B", "D"]), ("C", ["B", "D"]), ("B", ["A", "C"])])
@pytest.mark.parametrize("phase", ["deal", "pick-up"])
def test_the_referee_records_it_and_the_pair_present_wins(who: str, winners: list[str], phase: str) -> None:
    desk = at(f"phase: {phase}\ntotals: 900 100 900 100").play(f"table abandon {who}")
    assert (desk["match"], desk["winners"], desk["phase"]) == ("abandoned", winners, "end")
    assert desk["totals"] == (900, 100, 900, 100), "what each had at that moment can still be known"


def test_a_seat_that_is_not_there_cannot_leave() -> None:
    assert at().refuses("table abandon E") == ("no-such-seat", "fibur-2019 39")
    assert at("phase: end").refuses("table abandon A") == ("match-over", "fibur-2019 39")


def test_nothing_is_played_after_it() -> None:
    assert at().play("table abandon A").refuses("B draw") == ("match-over", "fibur-2019 7")


@pytest.mark.article(CODE, "40")
def test_the_points_of_a_default_add_up_to_twenty() -> None:
    won, lost = REGULATION.forfeit_won.value, REGULATION.forfeit_lost.value
    assert {won[hands].vp + lost[hands].vp for hands in won} == {20}
