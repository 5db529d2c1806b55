"""The door of a live-table: do something, rightly or not; settle what a ruling leaves; call the referee; count."""

from collections.abc import Sequence
from typing import Final

from ventaglio.core.norms import Cite
from ventaglio.core.refusal import BadInput, IllegalAction, Refusal
from ventaglio.core.seats import TABLE, Seat
from ventaglio.rulings.inquiry import NeedFacts, Ruling
from ventaglio.rulings.tressette.live.announced import put_right
from ventaglio.rulings.tressette.live.apply import apply, own_card
from ventaglio.rulings.tressette.live.counting import up_to_count, waits_for_count
from ventaglio.rulings.tressette.live.evidence import accusation_proved
from ventaglio.rulings.tressette.live.memory import fold
from ventaglio.rulings.tressette.live.stray import expose, incident, laid_early, stray, withdraw
from ventaglio.rulings.tressette.live.table import (
    Call,
    Choice,
    Count,
    Expose,
    Happened,
    Incident,
    Kind,
    LiveEvent,
    LiveTable,
    Noted,
    Replace,
    Report,
    Reword,
    Ruled,
    Settled,
    Withdraw,
)
from ventaglio.rulings.tressette.live.witness import NOT_HELD, NOTED, SAID_BY_PEOPLE, facts, in_time, is_opponent
from ventaglio.tressette.actions import Accuse, Action, CallOut
from ventaglio.tressette.claim import Verdict
from ventaglio.tressette.engine import act, conclude, resume
from ventaglio.tressette.events import CardReplaced, Claimed, LeadReworded, Verified
from ventaglio.tressette.folding import fold as fold_event
from ventaglio.tressette.judge import judge
from ventaglio.tressette.legal import to_act
from ventaglio.tressette.state import Phase

LiveAction = Action | Count | Withdraw | Expose | Replace | Reword

AT_ONCE: Final = ("forgotten-accusation", "premature-call", "call-not-allowed", "lay-down-contested")
"""What nobody need call for: the code itself says what follows."""


def awaited(live: LiveTable) -> Seat | None:
    """Who is to act: whoever has something to settle, the table where it counts or deals, else who is on turn."""
    if live.pending:
        return live.pending[0].seat
    return TABLE if waits_for_count(live.state) else to_act(live.state)


# ── Doing something ──────────────────────────────────────────────────────────────────────────────────────────────────


def attempt(live: LiveTable, action: LiveAction, by: Seat) -> tuple[LiveEvent, ...]:
    """What happens when somebody does this, whether he may or not. Raises `IllegalAction` where it cannot be done.

    A player whose lay-down came too early is judged as soon as he is to play, whatever he then does (Art. 119, 78).
    """
    if live.pending:
        return _settle(live, action, by)
    if isinstance(action, Replace | Reword):
        raise IllegalAction(Refusal("nothing-to-settle", Cite(live.rulings.document, "73")))
    if isinstance(action, Count):
        return _count(live)
    if waits_for_count(live.state):
        raise IllegalAction(Refusal("wait-for-count", Cite(live.rulings.document, "35")))
    judged = (
        live.state.phase in (Phase.LEAD, Phase.FOLLOW) and by == live.state.turn and not isinstance(action, CallOut)
    )
    early = laid_early(live, by) if judged else None
    events = _ruled(live, early, TABLE) if early is not None else _done(live, action, by)
    return _with_rulings(live, events)


def _done(live: LiveTable, action: Action | Withdraw | Expose, by: Seat) -> tuple[LiveEvent, ...]:
    if isinstance(action, Withdraw | Expose):
        found = withdraw(live, by) if isinstance(action, Withdraw) else expose(live, action, by)
        if not found:
            raise IllegalAction(Refusal("cannot-be-done-here", Cite(live.rulings.document, "64")))
        return found
    if isinstance(action, Accuse) and (wrong := put_right(live, action, by)) is not None:
        return _ruled(live, wrong, by)
    refusal = judge(live.state, action, by)
    if refusal is None:
        return tuple(map(Happened, up_to_count(live.state, act(live.state, action, by))))
    events = stray(live, action, by, refusal)
    if not events:
        raise IllegalAction(refusal)
    return events


def _with_rulings(live: LiveTable, events: Sequence[LiveEvent]) -> tuple[LiveEvent, ...]:
    """Events, and the rulings that nobody need call for."""
    found: list[LiveEvent] = []

    def tell(*more: LiveEvent) -> None:
        nonlocal live
        for event in more:
            found.append(event)
            live = fold(live, event)

    for event in events:
        caller = live.state.caller
        tell(event)
        match event:
            case Happened(Claimed(seat, Verdict.INVALID)) if not _laid_before(live, seat):
                tell(Noted(incident(live, "lay-down-contested", seat)))
            case Happened(Verified(missing=missing)) if missing and caller is not None:
                tell(Noted(incident(live, "premature-call", caller)))
            case _:
                pass
    for one in live.incidents:
        if not one.ruled and one.irregularity in AT_ONCE:
            tell(*_ruled(live, one, TABLE))
    for one in live.incidents:
        proved = one.irregularity == "defective-accusation" and in_time(live, one)
        if not one.ruled and not live.pending and proved and accusation_proved(live.state, one):
            tell(*_ruled(live, one, TABLE))
    return tuple(found)


def _laid_before(live: LiveTable, seat: Seat) -> bool:
    """Whether a seat's lay-down has already been ruled on as one that came too early."""
    return any(one.by == seat and one.irregularity == "untimely-lay-down" for one in live.incidents)


def _count(live: LiveTable) -> tuple[LiveEvent, ...]:
    if not waits_for_count(live.state):
        raise IllegalAction(Refusal("nothing-to-count", Cite(live.rulings.document, "35")))
    return tuple(map(Happened, conclude(live.state)))


# ── What a ruling leaves to players ──────────────────────────────────────────────────────────────────────────────────


def _settle(live: LiveTable, action: LiveAction, by: Seat) -> tuple[LiveEvent, ...]:
    choice = live.pending[0]
    if by != choice.seat or not _answers(choice, action):
        raise IllegalAction(Refusal("settle-the-ruling-first", choice.cite))
    found: list[LiveEvent] = []
    if isinstance(action, Replace) and action.card is not None:
        old = own_card(live.state, by)
        assert old is not None
        found.append(Happened(CardReplaced(by, old, action.card)))
    elif isinstance(action, Reword):
        found.append(Happened(LeadReworded(by, action.formula)))
    found.append(Settled())
    if len(live.pending) == 1:
        state = live.state
        for event in found:
            state = fold_event(state, event.event) if isinstance(event, Happened) else state
        found += map(Happened, up_to_count(state, resume(state)))
    return _with_rulings(live, found)


def _answers(choice: Choice, action: LiveAction) -> bool:
    """Whether an action is an answer to what a ruling leaves open."""
    if choice.kind is Kind.WORDS:
        return isinstance(action, Reword) and (action.formula is None or action.formula in choice.words)
    if not isinstance(action, Replace):
        return False
    return action.card in choice.cards or (action.card is None and choice.kind is Kind.REPLACE)


# ── Calling the referee ──────────────────────────────────────────────────────────────────────────────────────────────


def find(live: LiveTable, number: int) -> Incident:
    """A mistake by its number."""
    if not 1 <= number <= len(live.incidents):
        raise BadInput(f"no mistake {number} is on record at this table")
    return live.incidents[number - 1]


def may_call(live: LiveTable, number: int, by: Seat) -> bool:
    """Whether this seat may point a mistake out now, in time or not.

    What gives opponents a right is theirs to call (Art. 119, 145, 183, 184); who accused wrongly accuses again (182),
    unless there is nothing to accuse; a reservation is open to whoever made it (75). Where the code knows no lateness,
    playing on has cured it (65).
    """
    one = find(live, number)
    state = live.state
    if live.pending or not 0 <= by < 4:
        return False
    if one.ruled:
        return one.reserved == by
    match one.irregularity:
        case "cappotto-declared-wrongly":
            return state.phase is Phase.DIALOGUE and is_opponent(live, one, by)
        case "untimely-lay-down" | "early-accusation" | "late-accusation":
            return state.phase in (Phase.LEAD, Phase.FOLLOW) and is_opponent(live, one, by)
        case "defective-accusation":
            return state.phase in (Phase.LEAD, Phase.FOLLOW) and (by != one.by or one.fault == NOT_HELD)
        case "card-before-turn":
            return (
                len(state.tricks) == one.trick and own_card(state, one.by) is None and one.card in state.hands[one.by]
            )
        case "card-withdrawn":
            if len(state.tricks) != one.trick or state.phase not in (Phase.LEAD, Phase.FOLLOW):
                return False
            replayed = live.unplayed is not None and state.trick and (state.turn - 1) % 4 == one.by
            return state.turn == one.by or bool(replayed)
        case _:
            return state.phase in (Phase.LEAD, Phase.FOLLOW)


def call(live: LiveTable, call: Call, by: Seat) -> NeedFacts | tuple[LiveEvent, ...]:
    """The referee's answer to a call: what happens now, or what he must be told, or wait for, first."""
    one = find(live, call.number)
    if not may_call(live, call.number, by):
        raise BadInput(f"nobody at that seat may call for mistake {call.number} now")
    if one.reserved is not None and call.told.get("harm") == "none-yet":
        raise BadInput("a reservation waits until harm shows: say harm=objected or harm=let-pass")
    if unknown := call.told.keys() - SAID_BY_PEOPLE:
        raise BadInput(f"{min(unknown)!r} is not for people to say: the table knows, or will")
    outcome = rule(live, one, call, by)
    if isinstance(outcome, NeedFacts):
        return outcome
    reserving = _reserving(live, one, call, by)
    ruled = Ruled(one.number, by, dict(outcome.asked), _orders(outcome), reserving)
    after = fold(live, ruled)
    return _with_rulings(live, (ruled, *apply(after, one, outcome.steps, reserving)))


def report(live: LiveTable, told: Report, by: Seat) -> NeedFacts | tuple[LiveEvent, ...]:
    """The referee's answer to a report of what only people have seen or heard."""
    if live.pending or not 0 <= told.seat < 4:
        raise BadInput("a report names a seat of this table, when nothing else waits to be settled")
    if told.irregularity in NOTED:
        raise BadInput(f"{told.irregularity!r} is not reported: the table itself notes it")
    live.rulings.check(told.irregularity, told.told)
    outcome = live.rulings.rule(told.irregularity, {"duplicate": "no", **told.told})
    if isinstance(outcome, NeedFacts):
        return outcome
    noted = Noted(incident(live, told.irregularity, told.seat))
    reserving = _reserving(live, noted.incident, Call(noted.incident.number), by)
    ruled = Ruled(noted.incident.number, by, dict(outcome.asked), _orders(outcome), reserving)
    after = fold(fold(live, noted), ruled)
    return noted, ruled, *apply(after, noted.incident, outcome.steps, reserving)


def rule(live: LiveTable, one: Incident, call: Call, by: Seat) -> NeedFacts | Ruling:
    """What the book says, from what people tell and what the table remembers."""
    if one.reserved is not None:
        # What was corrected lies behind: all that is left to say is whether harm has come of it.
        before = {fact: answer for fact, answer in one.facts.items() if fact != "harm"}
        known = {"duplicate": "no", **call.told, **before}
    else:
        known = {"duplicate": "no", **call.told, **facts(live, one, by)}
    return live.rulings.rule(one.irregularity, known)


def _ruled(live: LiveTable, one: Incident, by: Seat) -> tuple[LiveEvent, ...]:
    """A ruling that needs nobody's word."""
    outcome = rule(live, one, Call(one.number), by)
    assert isinstance(outcome, Ruling), (one.irregularity, outcome)
    ruled = Ruled(one.number, by, dict(outcome.asked), _orders(outcome))
    return ruled, *apply(fold(live, ruled), one, outcome.steps)


def _orders(ruling: Ruling) -> tuple[str, ...]:
    return tuple(str(step.remedy) for step in ruling.steps)


def _reserving(live: LiveTable, one: Incident, call: Call, by: Seat) -> Seat | None:
    """Who makes a reservation: whoever is named, else the caller; a player of the side that erred has none (75)."""
    seats = (call.reserving, by, *((one.by + step) % 4 for step in (1, 2, 3)))
    return next(seat for seat in seats if seat is not None and is_opponent(live, one, seat))
