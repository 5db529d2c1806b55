"""Acting: what happens when somebody does something, as events."""

from collections.abc import Callable, Iterable
from typing import Any

from ventaglio.core.refusal import IllegalAction
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.actions import (
    Abandon,
    Action,
    Attach,
    Deal,
    Discard,
    Draw,
    Expire,
    Open,
    Redeal,
    Take,
    TimeOut,
    WatchStall,
)
from ventaglio.games.burraco.engine.duties import NONE
from ventaglio.games.burraco.engine.events import (
    Attached,
    Discarded,
    Drew,
    Event,
    HandEnded,
    MatchEnded,
    Opened,
    PickUpUndone,
    PozzettoSeen,
    PozzettoTaken,
    Shuffled,
    StallWatched,
    ThrownIn,
    TimeOutCalled,
    Took,
    TurnExpired,
)
from ventaglio.games.burraco.engine.folding import fold, look_ahead
from ventaglio.games.burraco.engine.judge import (
    closes_by_discarding,
    grown_meld,
    judge,
    may_discard,
    opened_meld,
    owes_a_play,
)
from ventaglio.games.burraco.engine.match import ending, formed_sides, leaders, state_side
from ventaglio.games.burraco.engine.melds import Fault
from ventaglio.games.burraco.engine.rules import EarlyTimeOut, Look, SupervisedStall
from ventaglio.games.burraco.engine.score import count, share, whole
from ventaglio.games.burraco.engine.state import (
    Phase,
    State,
    by_norm,
    last_partner,
    may_take_pozzetto,
    stock_is_out,
)


def act(state: State, action: Action, by: Seat) -> tuple[Event, ...]:
    """What happens when ``by`` does this. Raises `IllegalAction` with the refusal if he may not."""
    refusal = judge(state, action, by)
    if refusal is not None:
        raise IllegalAction(refusal)
    return _ACTS[type(action)](state, action, by)


def _deal(state: State, action: Deal, by: Seat) -> tuple[Event, ...]:
    return (Shuffled(action.order, action.cut, action.unnoticed),)


def _redeal(state: State, action: Redeal, by: Seat) -> tuple[Event, ...]:
    return (ThrownIn(),)


def _draw(state: State, action: Draw, by: Seat) -> tuple[Event, ...]:
    return (Drew(by, state.stock[0]),)


def _take(state: State, action: Take, by: Seat) -> tuple[Event, ...]:
    return (Took(by, state.pile),)


def _open(state: State, action: Open, by: Seat) -> tuple[Event, ...]:
    meld = opened_meld(state, action)
    assert not isinstance(meld, Fault)
    return _then_pozzetto(state, Opened(by, len(state.melds) + 1, meld), by, len(action.cards))


def _attach(state: State, action: Attach, by: Seat) -> tuple[Event, ...]:
    grown = grown_meld(state, action)
    assert not isinstance(grown, Fault)
    return _then_pozzetto(state, Attached(by, action.meld, action.card, action.low, grown), by, 1)


def _then_pozzetto(state: State, event: Event, by: Seat, laid: int) -> tuple[Event, ...]:
    """A play that empties the hand takes the pozzetto directly; where no discard is needed to close, it may close."""
    if laid < len(state.hands[by]):
        return (event,)
    after = fold(state, event)
    if may_take_pozzetto(state, by):
        return event, pozzetto_taken(after, by, direct=True)
    return event, *end_hand(after, "closed", by)


def pozzetto_taken(state: State, by: Seat, direct: bool) -> PozzettoTaken:
    """A seat takes the next pozzetto; with three and five the first one fixes the sides."""
    first = state.table.floating and not state.alone and not state.took
    sides = formed_sides(state.table.players, by) if first else state.sides
    cards = state.pozzetti[0]
    return PozzettoTaken(by, direct, len(cards), sides, cards)


def discard(state: State, action: Discard, by: Seat) -> tuple[Event, ...]:
    """What a discard brings about: a pozzetto, a close, the end of the hand."""
    events: list[Event] = [Discarded(by, action.card)]
    closes = closes_by_discarding(state, by)
    after = look_ahead(state, events[0])
    if not after.hands[by] and may_take_pozzetto(state, by):
        events.append(pozzetto_taken(after, by, direct=False))
        after = fold(after, events[-1])
    how = "closed" if closes else hand_over(after)
    if how is None:
        events.extend(now_seen(after, by))
        return tuple(events)
    return (*events, *end_hand(after, how, by if closes else None))


def now_seen(state: State, discarder: Seat) -> Iterable[PozzettoSeen]:
    """The pozzetti that may be looked at after this discard."""
    at_once = state.table.rules.look.value is Look.AT_ONCE
    for seat in state.unseen:
        if at_once or last_partner(state, seat) in (None, discarder):
            yield PozzettoSeen(seat, state.hands[seat])


def hand_over(state: State) -> str | None:
    """Whether, and how, the hand is over after a discard that did not close it."""
    rules = state.table.rules
    if stock_is_out(state):
        return "stock"
    stall = rules.stall.value
    if isinstance(stall, SupervisedStall) and state.watched == stall.laps * state.table.players:
        return "stall"
    return "time-out" if state.turns_left == 0 else None


def end_hand(state: State, how: str, closer: Seat | None) -> tuple[Event, ...]:
    """A hand ends and is counted, and the match with it if it was the last."""
    scores = count(state, closer)
    points = share(state, scores)
    totals = tuple(whole(total + more) for total, more in zip(state.totals, points, strict=True))
    ended = HandEnded(how, closer, scores, points, totals)
    reason = ending(state, totals)
    return (ended,) if reason is None else (ended, MatchEnded(reason, leaders(totals), totals))


def _time_out(state: State, action: TimeOut, by: Seat) -> tuple[Event, ...]:
    table, rules = state.table, state.table.rules
    over = MatchEnded("time-out", leaders(state.totals), state.totals)
    if state.phase is Phase.DEAL:
        ends = rules.time_out_between_hands_ends.value
        return (TimeOutCalled(0), over) if ends else (TimeOutCalled(table.players),)
    if state.begun:
        procedure = rules.time_out.value
        assert procedure is not None
        picked_up = state.phase is Phase.PLAY
        return (TimeOutCalled(procedure(table.players, state.dealer, state.turn, picked_up)),)
    if rules.early_time_out.value is EarlyTimeOut.FULL_LAP:
        return (TimeOutCalled(table.players),)
    nothing = (0,) * table.players
    return TimeOutCalled(0), HandEnded("cancelled", None, (), nothing, state.totals), over


def _watch(state: State, action: WatchStall, by: Seat) -> tuple[Event, ...]:
    return (StallWatched(),)


def _expire(state: State, action: Expire, by: Seat) -> tuple[Event, ...]:
    """The highest card goes; whoever has not picked up draws first. A duty to play yields to the referee.

    Whoever has collected only to play and has not played gives the pile back, draws, and discards what he drew: the
    rule on collecting is stricter than the one on time, which would leave him the pile.
    """
    seat = state.turn
    events: list[Event] = [TurnExpired(seat)]
    if owes_a_play(state, seat) and state.gathered:
        events.append(PickUpUndone(seat, "pile", state.gathered, len(state.gathered)))
        state = fold(state, events[-1])
        drawn = state.stock[0]
        events.append(Drew(seat, drawn))
        return (*events, *discard(fold(state, events[-1]), Discard(drawn), seat))
    if state.phase is Phase.PICK_UP:
        events.append(Drew(seat, state.stock[0]))
        state = fold(state, events[-1])
    ranked = by_norm(state.table.rules, state.hands[seat])
    due = [one for one in ranked if judge(state, Discard(one), seat) is None] if state.duties is not NONE else []
    allowed = due or [one for one in ranked if may_discard(state, one, seat) is None]
    return (*events, *discard(state, Discard((allowed or ranked)[0]), seat))


def _abandon(state: State, action: Abandon, by: Seat) -> tuple[Event, ...]:
    loser = state_side(state, action.seat)
    winners = tuple(seat for seat in range(state.table.players) if state_side(state, seat) != loser)
    return (MatchEnded("abandoned", winners, state.totals),)


_ACTS: dict[type, Callable[[State, Any, Seat], tuple[Event, ...]]] = {
    Deal: _deal,
    Redeal: _redeal,
    Draw: _draw,
    Take: _take,
    Open: _open,
    Attach: _attach,
    Discard: discard,
    TimeOut: _time_out,
    WatchStall: _watch,
    Expire: _expire,
    Abandon: _abandon,
}
