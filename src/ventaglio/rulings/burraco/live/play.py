"""The door of a live-table: do something, rightly or not; call the referee; count a hand that was closed wrongly."""

import msgspec
from msgspec.structs import replace

from ventaglio.burraco.actions import Action, Attach, Open
from ventaglio.burraco.engine import act, end_hand, hand_over
from ventaglio.burraco.events import (
    Attached,
    Discarded,
    Drew,
    Event,
    HandEnded,
    LaidAstray,
    Opened,
    PozzettoTaken,
    ThrownIn,
    Took,
)
from ventaglio.burraco.folding import fold as fold_event
from ventaglio.burraco.judge import judge
from ventaglio.burraco.state import Phase
from ventaglio.cards import Card
from ventaglio.core.refusal import BadInput, IllegalAction, Refusal
from ventaglio.core.seats import TABLE, Seat
from ventaglio.rulings.burraco.live.apply import apply
from ventaglio.rulings.burraco.live.stray import look, new_incident, stray, thrown
from ventaglio.rulings.burraco.live.table import (
    Closed,
    Happened,
    Incident,
    LiveEvent,
    LiveTable,
    Noted,
    Play,
    Ruled,
    Unseen,
    Written,
)
from ventaglio.rulings.burraco.live.witness import facts, moment
from ventaglio.rulings.inquiry import NeedFacts, Ruling


class Count(msgspec.Struct, frozen=True, tag="count"):
    """Nobody objects to a close: the hand is counted."""


class Throw(msgspec.Struct, frozen=True, tag="throw"):
    """A play that is right but thrown onto the table."""

    play: Open | Attach


class Look(msgspec.Struct, frozen=True, tag="look"):
    """A look at the pozzetto one has taken, before one may."""


class Call(msgspec.Struct, frozen=True, tag="call"):
    """Somebody calls the referee for a mistake, by its number; ``told`` is what the table itself cannot know.

    ``lot`` is chance: which card comes out if the ruling has one drawn blindly. ``cards`` are those of his hand with
    which the player puts a wrong meld right.
    """

    number: int
    told: dict[str, str] = {}
    lot: int = 0
    cards: tuple[Card, ...] = ()


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
    if refusal is None:
        return tuple(map(Happened, act(live.state, action, by)))
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


class Report(msgspec.Struct, frozen=True, tag="report"):
    """Somebody calls the referee for what only people see or hear: a word, a gesture, a card that fell.

    ``seat`` is who did it, ``cards`` those it is about, ``told`` the facts.
    """

    irregularity: str
    seat: Seat
    cards: tuple[Card, ...] = ()
    told: dict[str, str] = {}


# ── Calling the referee ──────────────────────────────────────────────────────────────────────────────────────────────


def may_call(live: LiveTable, number: int, by: Seat) -> bool:
    """Whether this seat may point a mistake out now."""
    return not find(live, number).ruled and _must_wait(live, find(live, number), by) is None


def _must_wait(live: LiveTable, incident: Incident, by: Seat) -> Refusal | None:
    """Where the code binds partners, they may point a mistake out only after the discard."""
    state = live.state
    partner = by != incident.by and 0 <= by < len(state.sides) and state.sides[by] == state.sides[incident.by]
    norm = state.table.rules.partner_reports_after_discard
    waits = norm.value and partner and moment(live, incident) == "now"
    return Refusal("partner-waits", norm.cite) if waits else None


def find(live: LiveTable, number: int) -> Incident:
    """A mistake by its number."""
    if not 1 <= number <= len(live.incidents):
        raise BadInput(f"no mistake {number} is on record at this table")
    return live.incidents[number - 1]


def call(live: LiveTable, call: Call, by: Seat) -> NeedFacts | tuple[LiveEvent, ...]:
    """The referee's answer to a call: what happens now, or what he must be told first."""
    incident = find(live, call.number)
    if incident.ruled:
        raise BadInput(f"mistake {call.number} has been ruled on")
    if refusal := _must_wait(live, incident, by):
        raise IllegalAction(refusal)
    known = {**call.told, **facts(live, incident, by)}
    outcome = live.rulings.rule(incident.irregularity, known)
    if isinstance(outcome, NeedFacts):
        return outcome
    named = replace(incident, named=call.cards or incident.named)
    events = (_ruled(incident, by, outcome), *apply(live, named, outcome.steps, call.lot))
    return (*events, *_ends(live, events))


def _ends(live: LiveTable, events: tuple[LiveEvent, ...]) -> tuple[LiveEvent, ...]:
    """A hand that was closed wrongly may be over for another reason all the same."""
    if live.closed is None:
        return ()
    for event in events:
        live = fold(live, event)
    state = live.state
    how = hand_over(state) if state.hands and state.phase is Phase.PICK_UP else None
    return () if how is None else tuple(map(Happened, end_hand(state, how, None)))


def report(live: LiveTable, told: Report, by: Seat) -> NeedFacts | tuple[LiveEvent, ...]:
    """The referee's answer to a report."""
    if not 0 <= told.seat < live.state.table.players:
        raise BadInput(f"there is no seat {told.seat} at this table")
    live.rulings.register.check(told.irregularity)
    noted = Noted(replace(new_incident(live, told.irregularity, told.seat), named=told.cards))
    number = noted.incident.number
    outcome = call(fold(live, noted), Call(number, told.told), by)
    return outcome if isinstance(outcome, NeedFacts) else (noted, *outcome)


def _ruled(incident: Incident, by: Seat, ruling: Ruling) -> Ruled:
    return Ruled(incident.number, by, dict(ruling.asked), tuple(str(step.remedy) for step in ruling.steps))


# ── From events to tables ────────────────────────────────────────────────────────────────────────────────────────────


def fold(live: LiveTable, event: LiveEvent) -> LiveTable:
    """The table after an event. A log alone gives it back."""
    match event:
        case Happened():
            return replace(_remembered(live, event.event), state=fold_event(live.state, event.event))
        case Noted():
            return replace(live, incidents=(*live.incidents, event.incident))
        case Closed():
            return replace(live, closed=event.seat)
        case Ruled():
            at = event.number - 1
            done = replace(live.incidents[at], ruled=True)
            return replace(live, incidents=(*live.incidents[:at], done, *live.incidents[at + 1 :]), closed=None)
        case Written():
            return replace(live, book=(*live.book, event.entry))
        case Unseen():
            return live


def _remembered(live: LiveTable, event: Event) -> LiveTable:
    """What a table remembers of an event."""
    turn = live.state.turns
    match event:
        case Drew() | Took():
            collected = event.cards if isinstance(event, Took) else ()
            return replace(live, incidents=_gone_on(live, event.seat), collected=collected)
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
            return LiveTable(live.state, live.rulings, book=live.book)
        case _:
            return live


def _laid(live: LiveTable, play: Play) -> LiveTable:
    return replace(live, plays=(*live.plays, play))


def _gone_on(live: LiveTable, seat: Seat) -> tuple[Incident, ...]:
    """A pick-up by an opponent ends the right to a penalty, or may."""
    sides = live.state.sides
    return tuple(replace(one, picked_up_since=True) if sides[one.by] != sides[seat] else one for one in live.incidents)
