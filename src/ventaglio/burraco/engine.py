"""Acting and folding: an action becomes events, events become the next state."""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any

from msgspec.structs import replace

from ventaglio.burraco.actions import (
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
from ventaglio.burraco.deal import deal, first_player
from ventaglio.burraco.events import (
    Attached,
    Discarded,
    Drew,
    Event,
    HandEnded,
    MatchEnded,
    Opened,
    PozzettoSeen,
    PozzettoTaken,
    Served,
    Shuffled,
    StallWatched,
    ThrownIn,
    TimeOutCalled,
    Took,
    TurnExpired,
)
from ventaglio.burraco.judge import barred_card, judge, may_discard, opened_meld
from ventaglio.burraco.match import ending, formed_sides, goes_alone, leaders, state_side
from ventaglio.burraco.melds import Fault, attach
from ventaglio.burraco.rules import EarlyTimeOut, Look, SupervisedStall
from ventaglio.burraco.score import count, share, whole
from ventaglio.burraco.state import Laid, Phase, State, last_partner, may_take_pozzetto, without
from ventaglio.cards import Card
from ventaglio.core.refusal import IllegalAction
from ventaglio.core.seats import Seat

_INDEX = attrgetter("index")
"""Sorts cards as `Card` does, without calling back into Python for each comparison."""

# ── From actions to events ───────────────────────────────────────────────────────────────────────────────────────────


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
    grown = attach(state.melds[action.meld - 1].meld, action.card, action.low, state.table.law)
    assert not isinstance(grown, Fault)
    return _then_pozzetto(state, Attached(by, action.meld, action.card, action.low, grown), by, 1)


def _then_pozzetto(state: State, event: Event, by: Seat, laid: int) -> tuple[Event, ...]:
    """A play that empties the hand takes the pozzetto directly."""
    if laid < len(state.hands[by]):
        return (event,)
    return event, _pozzetto(fold(state, event), by, direct=True)


def _pozzetto(state: State, by: Seat, direct: bool) -> PozzettoTaken:
    first = state.table.floating and not state.alone and not state.took
    sides = formed_sides(state.table.players, by) if first else state.sides
    cards = state.pozzetti[0]
    return PozzettoTaken(by, direct, len(cards), sides, cards)


def _discard(state: State, action: Discard, by: Seat) -> tuple[Event, ...]:
    events: list[Event] = [Discarded(by, action.card)]
    closes = len(state.hands[by]) == 1 and not may_take_pozzetto(state, by)
    after = fold(state, events[0])
    if not after.hands[by] and not closes:
        events.append(_pozzetto(after, by, direct=False))
        after = fold(after, events[-1])
    how = "closed" if closes else _over(after)
    if how is None:
        events.extend(_now_seen(after, by))
        return tuple(events)
    return (*events, *_end_hand(after, how, by if closes else None))


def _now_seen(state: State, discarder: Seat) -> Iterable[PozzettoSeen]:
    """The pozzetti that may be looked at after this discard."""
    at_once = state.table.rules.look.value is Look.AT_ONCE
    for seat in state.unseen:
        if at_once or last_partner(state, seat) in (None, discarder):
            yield PozzettoSeen(seat, state.hands[seat])


def _over(state: State) -> str | None:
    """Whether the hand is over after a discard that did not close it."""
    rules = state.table.rules
    if len(state.stock) <= rules.stock_reserve.value:
        return "stock"
    stall = rules.stall.value
    if isinstance(stall, SupervisedStall) and state.watched == stall.laps * state.table.players:
        return "stall"
    return "time-out" if state.turns_left == 0 else None


def _end_hand(state: State, how: str, closer: Seat | None) -> tuple[Event, ...]:
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
        return TimeOutCalled(0), over
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
    """The highest card goes; whoever has not picked up draws first. A duty to play yields to the referee."""
    seat = state.turn
    events: list[Event] = [TurnExpired(seat)]
    if state.phase is Phase.PICK_UP:
        events.append(Drew(seat, state.stock[0]))
        state = fold(state, events[-1])
    ranked = by_norm(state, state.hands[seat])
    allowed = [one for one in ranked if may_discard(state, one, seat) is None]
    return (*events, *_discard(state, Discard((allowed or ranked)[0]), seat))


def by_norm(state: State, some: Iterable[Card]) -> list[Card]:
    """Cards from the highest to the lowest, equal ranks by suit."""
    rules = state.table.rules
    ranks, suits = rules.ranks.value, rules.suits.value
    return sorted(some, key=lambda one: (ranks.index(one.rank), suits.find(one.suit)))


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
    Discard: _discard,
    TimeOut: _time_out,
    WatchStall: _watch,
    Expire: _expire,
    Abandon: _abandon,
}

# ── From events to states ────────────────────────────────────────────────────────────────────────────────────────────


def fold(state: State, event: Event) -> State:
    """The state after an event. Total and deterministic: a log alone gives the state back."""
    return _FOLDS[type(event)](state, event)


def _set(seats: tuple[Any, ...], seat: Seat, new: Any) -> tuple[Any, ...]:
    return (*seats[:seat], new, *seats[seat + 1 :])


def _less(state: State, seat: Seat, gone: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return _set(state.hands, seat, without(state.hands[seat], gone))


def _shuffled(state: State, event: Shuffled) -> State:
    dealt = deal(state, event.order, event.cut)
    return _undealt(
        state,
        phase=Phase.PICK_UP,
        hands=dealt.hands,
        stock=dealt.stock,
        pile=(dealt.upcard,),
        pozzetti=dealt.pozzetti,
        turn=first_player(state.table.players, state.dealer),
    )


def _thrown_in(state: State, event: ThrownIn) -> State:
    return _undealt(state)


def _undealt(state: State, **changes: Any) -> State:
    """The table before a deal, with nothing on it."""
    bare = State(
        table=state.table,
        dealer=state.dealer,
        hand_number=state.hand_number,
        totals=state.totals,
        sides=state.table.starting_sides,
        alone=state.alone,
        turns_left=state.turns_left,
    )
    return replace(bare, **changes)


def _drew(state: State, event: Drew) -> State:
    hand = tuple(sorted((*state.hands[event.seat], state.stock[0]), key=_INDEX))
    return replace(
        state,
        phase=Phase.PLAY,
        hands=_set(state.hands, event.seat, hand),
        stock=state.stock[1:],
        unplayed=tuple(seat for seat in state.unplayed if seat != event.seat),
    )


def _took(state: State, event: Took) -> State:
    hand = tuple(sorted((*state.hands[event.seat], *state.pile), key=_INDEX))
    return replace(
        state,
        phase=Phase.PLAY,
        hands=_set(state.hands, event.seat, hand),
        pile=(),
        collected=len(state.pile),
        barred=barred_card(state, event.seat),
        unplayed=tuple(seat for seat in state.unplayed if seat != event.seat),
    )


def _opened(state: State, event: Opened) -> State:
    return replace(
        state,
        hands=_less(state, event.seat, event.meld.cards),
        melds=(*state.melds, Laid(event.seat, event.meld)),
        played=True,
    )


def _attached(state: State, event: Attached) -> State:
    at = event.number - 1
    return replace(
        state,
        hands=_less(state, event.seat, (event.card,)),
        melds=_set(state.melds, at, Laid(state.melds[at].owner, event.meld)),
        played=True,
    )


def _discarded(state: State, event: Discarded) -> State:
    swap = state.collected == 1 and not state.played
    watched = None if state.watched is None or not swap else state.watched + 1
    return replace(
        state,
        phase=Phase.PICK_UP,
        hands=_less(state, event.seat, (event.card,)),
        pile=(*state.pile, event.card),
        turn=(event.seat + 1) % state.table.players,
        turns=state.turns + 1,
        collected=0,
        barred=None,
        played=False,
        swaps=state.swaps + 1 if swap else 0,
        watched=watched,
        turns_left=None if state.turns_left is None else state.turns_left - 1,
    )


def _pozzetto_taken(state: State, event: PozzettoTaken) -> State:
    waiting = () if event.direct else (event.seat,)
    return replace(
        state,
        hands=_set(state.hands, event.seat, state.pozzetti[0]),
        pozzetti=state.pozzetti[1:],
        sides=event.sides,
        took=(*state.took, event.seat),
        unseen=(*state.unseen, *waiting),
        unplayed=(*state.unplayed, *waiting),
        barred=None,
    )


def _pozzetto_seen(state: State, event: PozzettoSeen) -> State:
    return replace(state, unseen=tuple(seat for seat in state.unseen if seat != event.seat))


def _time_out_called(state: State, event: TimeOutCalled) -> State:
    return replace(state, turns_left=event.turns_left)


def _stall_watched(state: State, event: StallWatched) -> State:
    return replace(state, watched=0)


def _unchanged(state: State, event: TurnExpired | Served) -> State:
    return state


def _hand_ended(state: State, event: HandEnded) -> State:
    return _undealt(
        state,
        dealer=first_player(state.table.players, state.dealer),
        hand_number=state.hand_number + 1,
        totals=event.totals,
        alone=state.alone or goes_alone(state.table, event.totals),
    )


def _match_ended(state: State, event: MatchEnded) -> State:
    return replace(state, phase=Phase.END, winners=event.winners, totals=event.totals)


_FOLDS: dict[type, Callable[[State, Any], State]] = {
    Shuffled: _shuffled,
    Served: _unchanged,
    ThrownIn: _thrown_in,
    Drew: _drew,
    Took: _took,
    Opened: _opened,
    Attached: _attached,
    Discarded: _discarded,
    PozzettoTaken: _pozzetto_taken,
    PozzettoSeen: _pozzetto_seen,
    TimeOutCalled: _time_out_called,
    StallWatched: _stall_watched,
    TurnExpired: _unchanged,
    HandEnded: _hand_ended,
    MatchEnded: _match_ended,
}
