"""Folding: events become the next state, and nothing else does."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from msgspec.structs import replace

from ventaglio.core.cards import Card
from ventaglio.core.seats import LETTERS, Seat
from ventaglio.games.burraco.engine import memory
from ventaglio.games.burraco.engine.deal import deal, first_player
from ventaglio.games.burraco.engine.duties import (
    NONE,
    Duties,
    discarded,
    partner_played,
    picked_up,
    played,
    settled,
    still_holds,
)
from ventaglio.games.burraco.engine.events import (
    Attached,
    CountedAgainst,
    Discarded,
    Drew,
    DutiesLaid,
    Event,
    HandEnded,
    LaidAstray,
    MatchEnded,
    Merged,
    Moved,
    Opened,
    PickUpUndone,
    PozzettiMade,
    PozzettoReturned,
    PozzettoSeen,
    PozzettoTaken,
    Served,
    Shown,
    Shuffled,
    StallWatched,
    ThrownIn,
    TimeOutCalled,
    Took,
    TurnExpired,
    TurnGiven,
)
from ventaglio.games.burraco.engine.judge import barred_card, may_not_close
from ventaglio.games.burraco.engine.match import goes_alone
from ventaglio.games.burraco.engine.melds import Meld, is_wild
from ventaglio.games.burraco.engine.places import move, set_meld
from ventaglio.games.burraco.engine.state import END, PICK_UP, PLAY, Astray, Laid, State, without

_INDEX = attrgetter("index")
"""Sorts cards as `Card` does, without calling back into Python for each comparison."""


def fold(state: State, event: Event) -> State:
    """The state after an event. Total and deterministic: a log alone gives the state back."""
    ahead = _ahead
    if ahead is not None and ahead[1] is event and ahead[0] is state:
        return ahead[2]
    after = _FOLDS[type(event)](state, event)
    if state.duties is not NONE and after.duties is state.duties:
        return replace(after, duties=_still_due(state, after, event))
    return after


_ahead: tuple[State, Event, State] | None = None
"""The fold that was looked ahead to last: a state, an event, and the state after it.

States never change, so that what is remembered of one is what would be found again: nothing but time depends on this.
"""


def look_ahead(state: State, event: Event) -> State:
    """As `fold`, for whoever acts and asks what comes of it: the table, which folds the same next, finds it done."""
    global _ahead  # noqa: PLW0603 -- one value, replaced as a whole, so that threads never see half of it
    after = fold(state, event)
    _ahead = (state, event, after)
    return after


def _still_due(state: State, after: State, event: Event) -> Duties:
    """The duties that remain after an event."""
    duties = state.duties
    match event:
        case Drew():
            freed = picked_up(duties, event.seat, event.card)
            return duties if _cannot_go_out(state, after, freed, event.seat) else freed
        case Took():
            return picked_up(duties, event.seat, None)
        case Opened():
            laid = played(duties, event.seat, event.meld.cards)
            return partner_played(laid, event.seat, state.sides, event.number)
        case Attached():
            laid = played(duties, event.seat, (event.card,))
            return partner_played(laid, event.seat, state.sides, event.number)
        case Discarded():
            bare = still_holds(duties, event.seat) or event.seat in duties.bare
            others = tuple(seat for seat in duties.bare if seat != event.seat)
            left = replace(duties, bare=(*others, event.seat) if bare and not after.hands[event.seat] else others)
            return discarded(left, event.seat, event.card)
        case _:
            return duties


def _cannot_go_out(state: State, after: State, freed: Duties, seat: Seat) -> bool:
    """Whether a player whose last play is frozen holds nothing else, and draws a wild, with which he cannot close.

    Then his play stays frozen for another lap (fibur-2019, Art. 27).
    """
    if state.hands[seat] or not still_holds(state.duties, seat):
        return False
    drawn = after.hands[seat][0]
    return is_wild(drawn) and may_not_close(replace(after, duties=freed), seat, drawn) is not None


def _set(seats: tuple[Any, ...], seat: Seat, new: Any) -> tuple[Any, ...]:
    changed = list(seats)
    changed[seat] = new
    return tuple(changed)


def _less(state: State, seat: Seat, gone: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return _set(state.hands, seat, without(state.hands[seat], gone))


def _others(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """Seats, without this one."""
    return tuple([one for one in seats if one != seat]) if seat in seats else seats


def _shuffled(state: State, event: Shuffled) -> State:
    dealt = deal(state, event.order, event.cut)
    return _undealt(
        state,
        phase=PICK_UP,
        hands=dealt.hands,
        stock=dealt.stock,
        pile=() if dealt.upcard is None else (dealt.upcard,),
        pozzetti=dealt.pozzetti,
        turn=first_player(state.table.players, state.dealer),
        known=((),) * state.table.players,
        threw=((),) * state.table.players,
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
        phase=PLAY,
        hands=_set(state.hands, event.seat, hand),
        stock=state.stock[1:],
        unplayed=_others(state.unplayed, event.seat),
    )


def _took(state: State, event: Took) -> State:
    hand = tuple(sorted((*state.hands[event.seat], *state.pile), key=_INDEX))
    return replace(
        state,
        phase=PLAY,
        hands=_set(state.hands, event.seat, hand),
        pile=(),
        collected=len(state.pile),
        gathered=state.pile,
        barred=barred_card(state, event.seat),
        known=memory.came(state.known, event.seat, state.pile),
        unplayed=_others(state.unplayed, event.seat),
    )


def _opened(state: State, event: Opened) -> State:
    return replace(
        state,
        hands=_less(state, event.seat, event.meld.cards),
        melds=(*state.melds, Laid(event.seat, event.meld)),
        known=memory.left(state.known, event.seat, event.meld.cards),
        played=state.played or event.seat == state.turn,
    )


def _attached(state: State, event: Attached) -> State:
    at = event.number - 1
    return replace(
        state,
        hands=_less(state, event.seat, (event.card,)),
        melds=_set(state.melds, at, Laid(state.melds[at].owner, event.meld)),
        known=memory.left(state.known, event.seat, (event.card,)),
        played=state.played or event.seat == state.turn,
    )


def _discarded(state: State, event: Discarded) -> State:
    swap = state.collected == 1 and not state.played
    watched = None if state.watched is None or not swap else state.watched + 1
    return replace(
        _new_turn(state),
        phase=PICK_UP,
        hands=_less(state, event.seat, (event.card,)),
        pile=(*state.pile, event.card),
        known=memory.left(state.known, event.seat, (event.card,)),
        threw=_set(state.threw, event.seat, (*state.threw[event.seat], event.card)),
        turn=(event.seat + 1) % state.table.players,
        turns=state.turns + 1,
        played=False,
        swaps=state.swaps + 1 if swap else 0,
        watched=watched,
        turns_left=None if state.turns_left is None else state.turns_left - 1,
    )


def _new_turn(state: State) -> State:
    """A turn that has seen nothing yet. By itself, for of many changes at once Python makes a list first."""
    return replace(state, collected=0, gathered=(), flown=False, barred=None)


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
        flown=state.flown or (event.direct and event.seat == state.turn),
        barred=None,
    )


def _pozzetto_seen(state: State, event: PozzettoSeen) -> State:
    return replace(state, unseen=_others(state.unseen, event.seat))


def _pozzetto_returned(state: State, event: PozzettoReturned) -> State:
    return replace(
        state,
        hands=_less(state, event.seat, event.cards or ()),
        pozzetti=(event.cards or (), *state.pozzetti),
        sides=event.sides,
        took=_others(state.took, event.seat),
        unseen=_others(state.unseen, event.seat),
        unplayed=_others(state.unplayed, event.seat),
        flown=False,
        known=memory.lost(state.known, event.seat),
    )


def _pozzetti_made(state: State, event: PozzettiMade) -> State:
    return replace(state, pozzetti=event.pozzetti or state.pozzetti)


def _pick_up_undone(state: State, event: PickUpUndone) -> State:
    back = _went(state, f"hand {LETTERS[event.seat]}", event.source, event.cards or ())
    unplayed = (*back.unplayed, event.seat) if event.unplayed else back.unplayed
    return replace(back, phase=PICK_UP, collected=0, gathered=(), barred=None, unplayed=unplayed)


def _time_out_called(state: State, event: TimeOutCalled) -> State:
    return replace(state, turns_left=event.turns_left)


def _stall_watched(state: State, event: StallWatched) -> State:
    return replace(state, watched=0)


def _duties_laid(state: State, event: DutiesLaid) -> State:
    return replace(state, duties=settled(event.duties))


def _turn_given(state: State, event: TurnGiven) -> State:
    if event.phase is PICK_UP:
        return replace(_new_turn(state), turn=event.seat, phase=event.phase)
    return replace(state, turn=event.seat, phase=event.phase)


def _moved(state: State, event: Moved) -> State:
    return _went(state, event.source, event.target, event.cards or (), event.meld)


def _went(state: State, source: str, target: str, cards: tuple[Card, ...], meld: Meld | None = None) -> State:
    after = move(state, source, target, cards, meld)
    return replace(after, known=memory.moved(state.known, source, target, cards))


def _laid_astray(state: State, event: LaidAstray) -> State:
    stray = Astray(event.seat, event.cards, event.meld)
    return replace(
        state,
        hands=_less(state, event.seat, event.cards),
        astray=(*state.astray, stray),
        known=memory.left(state.known, event.seat, event.cards),
    )


def _counted_against(state: State, event: CountedAgainst) -> State:
    at = event.number - 1
    return replace(state, astray=_set(state.astray, at, replace(state.astray[at], against=True)))


def _merged(state: State, event: Merged) -> State:
    return set_meld(set_meld(state, event.first, event.meld), event.second, None)


def _unchanged(state: State, event: TurnExpired | Served | Shown) -> State:
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
    # Between hands the number is that of the next, which will never be dealt.
    last = state.hand_number if state.hands else max(1, state.hand_number - 1)
    return replace(state, phase=END, hand_number=last, winners=event.winners, totals=event.totals)


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
    PozzettoReturned: _pozzetto_returned,
    PozzettiMade: _pozzetti_made,
    PickUpUndone: _pick_up_undone,
    TimeOutCalled: _time_out_called,
    StallWatched: _stall_watched,
    TurnExpired: _unchanged,
    DutiesLaid: _duties_laid,
    TurnGiven: _turn_given,
    Moved: _moved,
    Shown: _unchanged,
    LaidAstray: _laid_astray,
    CountedAgainst: _counted_against,
    Merged: _merged,
    HandEnded: _hand_ended,
    MatchEnded: _match_ended,
}
