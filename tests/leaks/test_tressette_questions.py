"""Questions that cost nothing tell nothing: who has the points, and whether cards laid down would hold (118, 130)."""

import pytest

from tests.cli.seated_tressette import Table, never
from tests.games.tressette.codes.fitres.deals import A_POINT_FOR_0, MIXED
from tests.games.tressette.codes.fitres.tavolo import Tavolo
from ventaglio.games.tressette.engine.actions import CallOut, Claim
from ventaglio.games.tressette.plugin import KIT


@pytest.mark.article("fitres", "130")
def test_why_one_may_not_call_is_answered_alike_whoever_has_the_points() -> None:
    short, there = (Tavolo("tradizionali", *MIXED, f"scores: {score} 5").plays(A_POINT_FOR_0) for score in (5, 20))
    assert there.state.won is not None
    for seat in range(4):
        assert KIT.why_not(short.state, CallOut(), seat) == KIT.why_not(there.state, CallOut(), seat) is None


@pytest.mark.article("fitres", "117", "118")
def test_why_one_may_not_lay_down_yet_is_answered_alike_whatever_one_holds() -> None:
    """C could lay down ahead of his turn, or could not: whatever B plays, only the Three of spade takes."""
    told = []
    for hand in ("s3 s2 sA", "s7 s2 sA"):
        trick = ("trick A: d4 d7 d6 d5", "phase: follow", "leader: A", "playing: s4")
        hands = ("hand A: b4 b7", "hand B: c4 c5 c6", f"hand C: {hand}", "hand D: b6 b5 c7")
        table = Tavolo("tradizionali", *trick, *hands)
        refusal = KIT.why_not(table.state, Claim(), 2)
        assert refusal is not None
        told.append(refusal)
    assert told[0] == told[1]
    assert told[0].reason == "untimely-claim"


@pytest.mark.article("fitres", "130", "131")
@pytest.mark.parametrize("score", [5, 20])
def test_at_the_terminal_a_call_is_asked_about_twice_whoever_has_the_points(
    capsys: pytest.CaptureFixture[str], score: int
) -> None:
    """A leads and has the point: he could call out nobody but his own pair, if that has the points."""
    table = Tavolo("tradizionali", *MIXED, f"scores: {score} 5").plays(A_POINT_FOR_0)
    Table(table.state, who="A", bot="random", dealing=never).say("call", "n")
    assert "You have not called." in capsys.readouterr().out
