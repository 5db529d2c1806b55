"""From a match that ended at the table to the facts that stakes depend on [102][108][137][138][146][169]."""

from collections.abc import Iterable
from typing import Final

from ventaglio.games.tressette.engine.events import Event, MatchEnded, PassataEnded
from ventaglio.games.tressette.engine.folding import fold
from ventaglio.games.tressette.engine.stakes import How, Outcome
from ventaglio.games.tressette.engine.state import State, buongioco_points, thirds
from ventaglio.games.tressette.engine.winning import target

SLAMS: Final = ("slam", "slam-after-win")
MISSED: Final = "slam-missed"


def match_end(before: State, events: Iterable[Event]) -> tuple[State, MatchEnded] | None:
    """The end of the match among the events of one act, if it is there, and the state just before it.

    A passata that is played out is counted first, which clears the table: the state is then the one before the count.
    """
    state = last = before
    for event in events:
        if isinstance(event, MatchEnded):
            return last, event
        after = fold(state, event)
        last = state if isinstance(event, PassataEnded) else after
        state = after
    return None


def outcome(before_end: State, ended: MatchEnded) -> Outcome:
    """What stakes need to know of a match. ``before_end`` is the state that `match_end` finds."""
    if ended.winner is None:
        return Outcome(None, loser_points=ended.loser_points, difference=0)
    slam = ended.how in SLAMS
    reached = slam and _had_reached_target(before_end, ended.winner)
    return Outcome(
        winner=ended.winner,
        how=How.SLAM if slam else How.ORDINARY,
        loser_points=ended.loser_points,
        target_reached_before=reached,
        by_claim_before_target=slam and ended.by_claim and not reached,
        slam_declared_and_missed=ended.how == MISSED,
        called_out_modern=before_end.won is not None and before_end.won.called,
        difference=abs(ended.scores[0] - ended.scores[1]),
    )


def _had_reached_target(state: State, side: int) -> bool:
    """Whether a side had the points of the match before its last trick; a lay-down counts as one trick [122][137]."""
    last = state.tricks[-1].cards if state.claimed is None else state.swept
    values = state.table.rules.thirds.value
    earlier = thirds(state, side) - sum(values[one.rank] for one in last)
    return state.scores[side] + buongioco_points(state, side) + earlier // 3 >= target(state)
