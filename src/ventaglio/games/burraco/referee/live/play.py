"""The door of a live-table: do something, rightly or not, or count a hand that was closed wrongly."""

from ventaglio.core.refusal import IllegalAction, Refusal
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.burraco.engine.acting import act, end_hand
from ventaglio.games.burraco.engine.actions import Action, Discard
from ventaglio.games.burraco.engine.judge import judge
from ventaglio.games.burraco.referee.live.stray import closing, flown, look, stray, thrown
from ventaglio.games.burraco.referee.live.table import Count, LiveEvent, LiveTable, Look, Throw
from ventaglio.law.referee.live import Happened


def attempt(live: LiveTable, action: Action | Count | Throw | Look, by: Seat) -> tuple[LiveEvent, ...]:
    """What happens when somebody does this, whether he may or not. Raises `IllegalAction` where it cannot be done."""
    match action:
        case Count():
            return _count(live)
        case Look():
            return look(live, by)
        case Throw(play):
            return thrown(live, play, by, attempt(live, play, by))
        case _:
            return _attempt(live, action, by)


def _attempt(live: LiveTable, action: Action, by: Seat) -> tuple[LiveEvent, ...]:
    refusal = judge(live.state, action, by)
    if live.closed is not None and by != TABLE:
        raise IllegalAction(refusal or judge_closed(live))
    if refusal is None and isinstance(action, Discard):
        return closing(live, action, by)
    if refusal is None:
        played: tuple[LiveEvent, ...] = tuple(map(Happened, act(live.state, action, by)))
        return (*played, *flown(live, played, by))
    events = stray(live, action, by, refusal)
    if not events:
        raise IllegalAction(refusal)
    return events


def judge_closed(live: LiveTable) -> Refusal:
    """Why nobody plays on: a hand that somebody says he has closed is counted, or the referee is called."""
    return Refusal("closed-wait-for-count", live.state.table.rules.close_by_discarding.cite)


def _count(live: LiveTable) -> tuple[LiveEvent, ...]:
    if live.closed is None:
        raise IllegalAction(Refusal("nobody-has-closed", live.state.table.rules.close_by_discarding.cite))
    return tuple(map(Happened, end_hand(live.state, "closed", live.closed)))
