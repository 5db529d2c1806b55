"""From events to live-tables: what such a table remembers of each."""

from msgspec.structs import replace

from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.events import (
    Attached,
    Discarded,
    Drew,
    Event,
    HandEnded,
    LaidAstray,
    Opened,
    PickUpUndone,
    PozzettoTaken,
    ThrownIn,
    Took,
)
from ventaglio.games.burraco.engine.folding import fold as fold_event
from ventaglio.games.burraco.referee.live.seen import act_of
from ventaglio.games.burraco.referee.live.table import (
    NO_PICK_UP,
    WRONG,
    Closed,
    Incident,
    LiveEvent,
    LiveTable,
    PickedUp,
    Play,
)
from ventaglio.games.burraco.referee.live.witness import remarked_on
from ventaglio.law.referee.live import Happened, Noted, Ruled, Unseen, Written
from ventaglio.law.referee.live.table import with_act, with_ruling


def new_incident(live: LiveTable, name: str, by: Seat) -> Incident:
    """A mistake made now."""
    state = live.state
    return Incident(
        number=len(live.incidents) + 1,
        irregularity=name,
        by=by,
        turn=state.turns,
        on_turn=state.turn,
        start=len(live.plays),
    )


def fold(live: LiveTable, event: LiveEvent) -> LiveTable:
    """The table after an event. A log alone gives it back."""
    return with_act(_fold(live, event), act_of(event))


def _fold(live: LiveTable, event: LiveEvent) -> LiveTable:
    match event:
        case Happened():
            return replace(_remembered(live, event.event), state=fold_event(live.state, event.event))
        case Noted():
            return replace(live, incidents=(*_superseded(live, event.incident), event.incident))
        case Closed():
            return replace(live, closed=event.seat)
        case Ruled():
            return replace(_with_rulings(live, event), closed=None)
        case Written():
            return replace(live, book=(*live.book, event.entry))
        case Unseen():
            return live


def _superseded(live: LiveTable, noted: Incident) -> tuple[Incident, ...]:
    """The mistakes on record when another is noted, less those whose place it takes: wrong melds before a flight."""
    if noted.flown is None:
        return live.incidents

    def taken_in(one: Incident) -> bool:
        return one.by == noted.by and one.turn == noted.turn and one.irregularity in WRONG

    return tuple(replace(one, ruled=True) if taken_in(one) else one for one in live.incidents)


def _with_rulings(live: LiveTable, given: Ruled) -> LiveTable:
    """The table when a mistake has been ruled on; with a remark, what was remarked on is dealt with if cards are."""
    incident = live.incidents[given.number - 1]
    ruled = with_ruling(live, given.number)
    if live.early or any(order.startswith("penalise") for order in given.orders):
        for one in remarked_on(live, incident):
            ruled = with_ruling(ruled, one.number)
    return ruled


def _remembered(live: LiveTable, event: Event) -> LiveTable:
    """What a table remembers of an event."""
    turn = live.state.turns
    match event:
        case Drew() | Took():
            picked_up = _picked_up(live, event)
            collected = picked_up.cards if picked_up.source == "pile" else ()
            gone_on = replace(live, incidents=_gone_on(live, event.seat))
            return replace(gone_on, incidents=_made_up(gone_on, event.seat), collected=collected, picked_up=picked_up)
        case PickUpUndone():
            return replace(live, incidents=_gone_back(live), collected=(), picked_up=None)
        case Opened():
            return _laid(live, Play(event.seat, event.meld.cards, turn, event.number, opened=True))
        case Attached():
            before = live.state.melds[event.number - 1].meld
            return _laid(live, Play(event.seat, (event.card,), turn, event.number, before))
        case LaidAstray():
            return _laid(live, Play(event.seat, event.cards, turn, event.meld, opened=not event.meld, astray=True))
        case PozzettoTaken():
            return replace(live, direct=event.seat if event.direct else live.direct)
        case Discarded():
            return replace(live, direct=None, collected=())
        case HandEnded() | ThrownIn():
            return LiveTable(live.state, live.rulings, book=live.book, early=live.early)
        case _:
            return live


def _picked_up(live: LiveTable, event: Drew | Took) -> PickedUp:
    source = "pile" if isinstance(event, Took) else "stock"
    cards = event.cards if isinstance(event, Took) else live.state.stock[:1]
    return PickedUp(event.seat, source, cards, event.seat in live.state.unplayed)


def _laid(live: LiveTable, play: Play) -> LiveTable:
    return replace(live, plays=(*live.plays, play))


def _gone_on(live: LiveTable, seat: Seat) -> tuple[Incident, ...]:
    """A pick-up by an opponent ends the right to a penalty, or may."""
    sides = live.state.sides
    return tuple(replace(one, picked_up_since=True) if sides[one.by] != sides[seat] else one for one in live.incidents)


def _made_up(live: LiveTable, seat: Seat) -> tuple[Incident, ...]:
    """Whoever has played before his pick-up makes it now."""
    turn = live.state.turns

    def his(one: Incident) -> bool:
        return one.by == seat and one.turn == turn and one.irregularity == NO_PICK_UP

    return tuple(replace(one, until=len(live.plays)) if his(one) else one for one in live.incidents)


def _gone_back(live: LiveTable) -> tuple[Incident, ...]:
    """The only pick-up since the turn before this one is undone."""
    last = live.state.turns - 1
    return tuple(replace(one, picked_up_since=False) if one.turn >= last else one for one in live.incidents)
