"""From events to live-tables: what such a table remembers, and how it goes back to what was before a mistake."""

from collections.abc import Callable

from msgspec.structs import replace

from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.claim import Verdict
from ventaglio.games.tressette.engine.duties import shown, trick_over
from ventaglio.games.tressette.engine.events import (
    CardReplaced,
    Claimed,
    Event,
    MatchEnded,
    PassataEnded,
    Played,
    Taken,
    ThrownIn,
)
from ventaglio.games.tressette.engine.folding import fold as fold_event
from ventaglio.games.tressette.engine.state import Phase, State, played_cards
from ventaglio.games.tressette.engine.winning import decided, still_won
from ventaglio.games.tressette.referee.live.evidence import proved
from ventaglio.games.tressette.referee.live.seen import act_of
from ventaglio.games.tressette.referee.live.table import (
    Asked,
    CardWithdrawn,
    Heard,
    Incident,
    LiveEvent,
    LiveTable,
    Reopened,
    Returned,
    Settled,
)
from ventaglio.law.referee.live import Happened, Noted, Ruled, Unseen, Written
from ventaglio.law.referee.live.table import is_opponent, with_act, with_ruling


def new_incident(live: LiveTable, name: str, by: Seat, **more: object) -> Incident:
    """A mistake made now."""
    number, tricks, cards = len(live.incidents) + 1, len(live.state.tricks), len(live.state.trick)
    return replace(Incident(number=number, irregularity=name, by=by, trick=tricks, place=cards), **more)


def fold(live: LiveTable, event: LiveEvent) -> LiveTable:
    """The table after an event. A log alone gives it back."""
    return with_act(_fold(live, event), act_of(event))


def _fold(live: LiveTable, event: LiveEvent) -> LiveTable:
    match event:
        case Happened():
            return _happened(live, event.event)
        case Noted():
            return replace(live, incidents=(*live.incidents, event.incident), marks=(*live.marks, live.state))
        case Heard():
            return replace(live, heard=(*live.heard, (event.seat, event.text, len(live.state.accused))))
        case CardWithdrawn():
            return _withdrawn(live, event.seat)
        case Reopened():
            assert live.untaken is not None
            return _back_to(live, live.untaken)
        case Returned():
            back = _back_to(live, live.marks[event.number - 1])
            return _gone(back, lambda one: one.number > event.number)
        case Asked():
            return replace(live, pending=(*live.pending, *event.choices))
        case Settled():
            return replace(live, pending=live.pending[1:])
        case Ruled():
            return _ruled(live, event)
        case Written():
            return replace(live, book=(*live.book, event.entry))
        case Unseen():
            return live


def _happened(live: LiveTable, event: Event) -> LiveTable:
    before, state = live.state, fold_event(live.state, event)
    if isinstance(event, PassataEnded | MatchEnded | ThrownIn):
        return LiveTable(state, live.rulings, book=live.book, early=live.early)
    if isinstance(event, CardReplaced):
        # Whoever was given the chance to replace a card has put right what was wrong with it.
        this = (event.old, len(before.tricks))
        live = _gone(live, lambda one: (one.card, one.trick) == this)
    return replace(
        live,
        state=state,
        untaken=before if isinstance(event, Taken) else live.untaken,
        unplayed=before if isinstance(event, Played) else None,
        incidents=tuple(
            _since(one, event, before, state) if not one.ruled or one.annullable or one.silent else one
            for one in live.incidents
        ),
    )


def _since(incident: Incident, event: Event, before: State, state: State) -> Incident:
    """What an event adds to what is known of a mistake."""
    match event:
        case Played():
            if event.seat not in incident.passed:
                incident = replace(incident, passed=(*incident.passed, event.seat))
        case Claimed() if event.verdict is Verdict.VALID or before.phase is Phase.LEAD:
            incident = replace(incident, over=True)
        case _:
            pass
    if not incident.ruled and incident.evident is None and proved(state, incident):
        return replace(incident, evident=len(state.tricks), passed=())
    return incident


def _ruled(live: LiveTable, event: Ruled) -> LiveTable:
    reserved = event.reserving if "cure suspended" in event.orders else None
    told = event.facts
    ruled = with_ruling(live, event.number, facts=told, reserved=reserved, silent=())
    if told.get("reservation") == "no" and live.state.table.reading > 1:
        by = live.incidents[event.number - 1].by
        silent = tuple(seat for seat in range(4) if seat != event.caller and is_opponent(live.state.sides, by, seat))
        return with_ruling(ruled, event.number, silent=silent, passed=())
    if told.get("annulled") != "no" or "partner" not in (told.get("noticed-by"), told.get("questioned-by")):
        return ruled
    # Each opponent may annul for himself until he plays, whatever the partner who spoke has told of them.
    return with_ruling(ruled, event.number, annullable=True, passed=())


# ── Going back ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _withdrawn(live: LiveTable, seat: Seat) -> LiveTable:
    assert live.unplayed is not None
    card = live.state.trick[-1]
    duties = shown(live.state.duties, seat, (card,))
    back = replace(live, state=replace(live.unplayed, duties=duties), unplayed=None)
    this = (card, len(live.state.tricks))
    return _gone(back, lambda one: (one.card, one.trick) == this and one.irregularity != "card-withdrawn")


def _gone(live: LiveTable, which: Callable[[Incident], bool]) -> LiveTable:
    """Mistakes of cards that have gone back to the hands are mistakes no more."""
    gone = (one.card is not None and not one.ruled and which(one) for one in live.incidents)
    incidents = (replace(one, ruled=True) if so else one for one, so in zip(live.incidents, gone, strict=True))
    return replace(live, incidents=tuple(incidents))


def _back_to(live: LiveTable, then: State) -> LiveTable:
    """Cards lie as they did; what was accused, said or called meanwhile, and what was seen, is not forgotten.

    A match that a call has lost stays lost. A pair that was called out rightly is not any more, whatever it has said on
    the cappotto: what it has is open again, and so nobody pays for having called too early.
    """
    now = live.state
    seen = now.duties
    for seat, one in list(played_cards(now))[len(list(played_cards(then))) :]:
        seen = shown(seen, seat, (one,))
    back = replace(
        then,
        accused=now.accused,
        said=tuple(one for one in now.said if one.trick <= len(then.tricks)),
        exposed=now.exposed,
        bound=then.bound if now.exposed == then.exposed else now.bound,
        calls=now.calls,
        caller=now.caller,
        called=now.called,
        caller_points=now.caller_points,
        official=now.official,
        duties=trick_over(seen),
        won=now.won if now.won is not None and now.won.called else then.won,
    )
    open_again = replace(back, won=still_won(back))
    return replace(live, state=replace(open_again, won=decided(open_again)), unplayed=None)
