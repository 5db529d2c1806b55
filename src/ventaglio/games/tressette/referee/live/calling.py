"""Calling the referee at a Tressette live-table: who may, what the table tells him, and what needs no call."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from ventaglio.core.norms import Cite
from ventaglio.core.refusal import BadInput, IllegalAction, Refusal
from ventaglio.core.seats import TABLE, Seat, letter
from ventaglio.core.seats import seat as read_seat
from ventaglio.games.tressette.engine.claim import Verdict
from ventaglio.games.tressette.engine.declarations import trick_begun
from ventaglio.games.tressette.engine.events import Claimed, Verified
from ventaglio.games.tressette.engine.state import Phase, State
from ventaglio.games.tressette.referee.live.apply import apply, own_card
from ventaglio.games.tressette.referee.live.evidence import NEVER_TRUE_OR_FALSE, accusation_proved
from ventaglio.games.tressette.referee.live.memory import fold, new_incident
from ventaglio.games.tressette.referee.live.seen import ACTS, OPEN
from ventaglio.games.tressette.referee.live.table import Call, Incident, LiveEvent, LiveTable
from ventaglio.games.tressette.referee.live.witness import (
    NOT_HELD,
    NOT_HERE,
    NOTED,
    PLAYING,
    SAID_BY_PEOPLE,
    could_be_played,
    facts,
    in_time,
    is_opponent,
    may_annul,
    may_reserve,
    played_instead,
)
from ventaglio.law.editions import Edited
from ventaglio.law.referee.inquiry import NeedFacts
from ventaglio.law.referee.live import Happened, Noted, Refereeing, Report, Ruled, find
from ventaglio.law.referee.live.text import check_facts

AT_ONCE: Final = (
    *("forgotten-accusation", "premature-call", "self-call-left-out", "call-not-allowed", "lay-down-contested"),
)
"""What nobody need call for: the code itself says what follows."""


class TressetteRefereeing(Refereeing[LiveTable, Incident, Call, Report, LiveEvent]):
    """How live-tables of Tressette are refereed."""

    acts = ACTS

    def called(self, number: int, told: Mapping[str, str], lot: int | None = None) -> Call:
        facts = check_facts(told)
        reserving = facts.pop("reserving", None)
        return Call(number, facts, None if reserving is None else read_seat(reserving, 4))

    def reported(self, irregularity: str, seat: Seat, told: Mapping[str, str], lot: int | None = None) -> Report:
        return Report(irregularity, seat, check_facts(told))

    def reportable(self, irregularity: str) -> bool:
        return irregularity not in (*NOT_HERE, *AT_ONCE)

    def lies_open(self, live: LiveTable, incident: Incident) -> bool:
        by_itself = incident.irregularity in OPEN or incident.fault in NEVER_TRUE_OR_FALSE
        return by_itself or incident.evident is not None

    def may_call(self, live: LiveTable, number: int, by: Seat) -> bool:
        return _why_not(live, find(live, number), by) is None

    def _is_open(self, live: LiveTable, incident: Incident, caller: Seat) -> bool:
        return _why_not(live, incident, caller) in (None, SETTLING)

    def last_mistake(self, live: LiveTable, seat: Seat, caller: Seat) -> int | None:
        found = [one for one in live.incidents if one.by == seat and self._is_open(live, one, caller)]
        # What can only be reserved to any more comes after whatever has not been ruled on.
        return min(reversed(found), key=_cured).number if found else None

    def people_say(self, fact: str) -> bool:
        return fact in SAID_BY_PEOPLE

    def rules_of(self, live: LiveTable) -> Edited:
        return live.rulings.law.rules

    def knows(self, live: LiveTable, incident: Incident, caller: Seat) -> dict[str, str]:
        return facts(live, incident, caller)

    def _new_incident(self, live: LiveTable, irregularity: str, by: Seat) -> Incident:
        return new_incident(live, irregularity, by)

    def _about(self, live: LiveTable, request: Call | Report) -> Incident:
        """The mistake meant: where the table has noted several of one player, whoever reports says which."""
        if isinstance(request, Report) and request.irregularity in NOTED - {HESITATING}:
            for one in reversed(live.incidents):
                still_open = not one.ruled or one.annullable or one.reserved is not None
                if (one.irregularity, one.by) == (request.irregularity, request.seat) and still_open:
                    return one
        return super()._about(live, request)

    def _admit(self, live: LiveTable, incident: Incident, request: Call | Report, by: Seat) -> None:
        if isinstance(request, Report) and not _on_record(live, incident):
            self._admit_report(live, request)
            if request.told.get("annulled") == "yes" and not may_annul(live, incident, by):
                raise _refused(live, incident, "annul-not-yours")
            return
        if (reason := _why_not(live, incident, by)) is not None:
            raise _refused(live, incident, reason)
        if incident.reserved is not None and request.told.get("harm") == "none-yet":
            sentence = "a reservation waits until harm shows: say harm=objected or harm=let-pass"
            raise BadInput(sentence, "reservation-waits")
        if unknown := request.told.keys() - SAID_BY_PEOPLE:
            sentence = f"{min(unknown)!r} is not for people to say: the table knows, or will"
            raise BadInput(sentence, "not-for-people", fact=min(unknown))
        if incident.ruled and "no" in (request.told.get("annulled"), request.told.get("reservation")):
            raise _refused(live, incident, "call-ruled")
        named = request.reserving if isinstance(request, Call) else None
        reserving = any(_may_say_so(live, incident, seat) for seat in (named, by) if seat is not None)
        if request.told.get("reservation") == "yes" and not reserving:
            raise _refused(live, incident, "reserve-not-yours")
        self._admit_annulling(live, incident, request.told.get("annulled"), by)

    def _admit_annulling(self, live: LiveTable, incident: Incident, told: str | None, by: Seat) -> None:
        """The right to annul is each opponent's own: nobody uses it for another, nor waives it for him (Art. 78).

        The accuser's partner who remarks on it waives nothing by saying that nobody annuls: they still may (Art. 180).
        """
        if told == "yes" and not may_annul(live, incident, by):
            raise _refused(live, incident, "annul-not-yours")
        if told == "no" and not _relays(live, incident, by):
            self._waits_for_opponent(live, incident, by)

    def _waits_for_opponent(self, live: LiveTable, incident: Incident, by: Seat) -> None:
        others = [seat for seat in range(4) if seat != by and may_annul(live, incident, seat)]
        if others:
            raise _refused(live, incident, "call-waits-for-opponent", others[0])

    def _admit_report(self, live: LiveTable, report: Report) -> None:
        if live.pending or not 0 <= report.seat < 4:
            sentence = "a report names a seat of this table, when nothing else waits to be settled"
            raise BadInput(sentence, "report-when")
        if report.irregularity in NOT_HERE:
            why = NOT_HERE[report.irregularity]
            raise BadInput(f"{report.irregularity!r} cannot happen at such a table", "report-not-here", why=why)
        if report.irregularity == HESITATING:
            self._admit_hesitation(live, report)
        elif report.irregularity in NOTED:
            raise BadInput(f"no {report.irregularity} of {letter(report.seat)} is on record", "live-nothing-found")
        live.rulings.check(report.irregularity, report.told)

    def _admit_hesitation(self, live: LiveTable, report: Report) -> None:
        """Of the dialogue only its tone and its delays are for people to tell: until the next trick begins, or nobody
        could object to its last word (Art. 65, 145).
        """
        if live.state.sides[report.seat] != _speaking(live.state, live.untaken):
            raise BadInput("nobody at that seat is deciding on a cappotto", "report-no-dialogue")
        if report.told.get("breach", "tone-or-delay") != "tone-or-delay":
            raise BadInput("the table itself notes every other breach", "report-is-noted")

    def hear(self, live: LiveTable, request: Call | Report, by: Seat) -> NeedFacts | Ruled:
        outcome = super().hear(live, request, by)
        if isinstance(outcome, NeedFacts):
            incident = self._about(live, request)
            if _on_record(live, incident):
                self._refuse_to_wait(live, incident, outcome.question.fact, by)
            return outcome
        named = request.reserving if isinstance(request, Call) else None
        return replace(outcome, reserving=_reserving(live, self._about(live, request), named, by))

    def _refuse_to_wait(self, live: LiveTable, incident: Incident, fact: str, by: Seat) -> None:
        """Say what a call has to wait for, where that is not for the caller to tell."""
        if fact == "annulled" and not may_annul(live, incident, by) and not _relays(live, incident, by):
            self._waits_for_opponent(live, incident, by)
        if fact == "contested-after-trick":
            raise _refused(live, incident, "call-waits-for-trick")
        if fact == "sovereign":
            raise _refused(live, incident, "call-waits-for-turn", incident.by)

    def _known(self, live: LiveTable, incident: Incident, told: Mapping[str, str], by: Seat) -> dict[str, str]:
        if incident.ruled and incident.annullable:
            ruled_on = {fact: answer for fact, answer in incident.facts.items() if fact != "annulled"}
            return {**ruled_on, **told, "duplicate": "no"}
        if may_reserve(live, incident, by):
            cured = {fact: answer for fact, answer in incident.facts.items() if fact != "reservation"}
            return {**cured, **told, "harm": "none-yet", "duplicate": "no"}
        if incident.reserved is None:
            said = told if _may_say_so(live, incident, by) else {"reservation": "no", **told}
            return {**super()._known(live, incident, said, by), "duplicate": "no"}
        # What was corrected lies behind: all that is left to say is whether harm has come of it.
        before = {fact: answer for fact, answer in incident.facts.items() if fact != "harm"}
        return {**told, **before, "duplicate": "no"}

    def _fold(self, live: LiveTable, event: LiveEvent) -> LiveTable:
        return fold(live, event)

    def _apply(
        self, live: LiveTable, incident: Incident, ruled: Ruled, request: Call | Report
    ) -> tuple[LiveEvent, ...]:
        # What was corrected lies behind where only a reservation is made to it.
        steps = [one for one in ruled.steps if not _cured(incident) or one.remedy.do in ("cure", "reservation")]
        return apply(live, incident, steps, ruled.reserving)

    def _followed(self, live: LiveTable, events: tuple[LiveEvent, ...]) -> tuple[LiveEvent, ...]:
        return with_rulings(live, events)

    def uncalled(self, live: LiveTable, incident: Incident, by: Seat) -> tuple[LiveEvent, ...]:
        """A ruling that needs nobody's word, and what it makes happen."""
        return self.decided(live, incident, by)

    def decided(self, live: LiveTable, incident: Incident, by: Seat, **told: str) -> tuple[LiveEvent, ...]:
        """A ruling that needs no other word than what somebody has just said, and what it makes happen."""
        ruled = self._rule(live, incident, told, by)
        assert isinstance(ruled, Ruled), (incident.irregularity, ruled)
        return ruled, *apply(fold(live, ruled), incident, ruled.steps)


def _speaking(state: State, untaken: State | None) -> int | None:
    """The side that decides on a cappotto, or has just done so: no trick has begun or been taken since."""
    if state.phase is Phase.DIALOGUE and state.speaker is not None:
        return state.sides[state.speaker]
    declared_now = untaken is None or untaken.slam is None
    return state.slam if state.phase is Phase.LEAD and declared_now and not trick_begun(state) else None


def _cured(incident: Incident) -> bool:
    """Whether all that is left to a mistake is to reserve to its cure."""
    return incident.ruled and not incident.annullable and incident.reserved is None


def _on_record(live: LiveTable, incident: Incident) -> bool:
    """Whether the table has noted a mistake, rather than people having told of it just now."""
    return incident.number <= len(live.incidents)


HESITATING: Final = "cappotto-declared-wrongly"
"""What the table notes in part, and people tell the rest of."""

SETTLING: Final = "call-waits-for-settling"
"""Why a call has to wait that would otherwise be heard."""


def _why_not(live: LiveTable, one: Incident, by: Seat) -> str | None:
    """Why a seat may not point a mistake out now, in time or not; None if it may.

    What gives opponents a right is theirs to call (Art. 119, 145, 183, 184); who accused wrongly accuses again (182),
    unless there is nothing to accuse; a reservation is open to whoever made it (75). Where the code knows no lateness,
    playing on has cured it (65).
    """
    state = live.state
    playing = state.phase in PLAYING
    if not 0 <= by < 4:
        return "call-not-yours"
    if may_reserve(live, one, by):
        return SETTLING if live.pending else None if playing else "call-too-late"
    if one.ruled and one.reserved != by and not one.annullable:
        return "call-ruled" if one.reserved is None else "call-not-yours"
    if live.pending:
        return SETTLING
    if one.ruled and one.annullable:
        return None if playing and may_annul(live, one, by) and in_time(live, one) else "call-ruled"
    if one.ruled:
        return None if playing else "call-too-late"
    match one.irregularity:
        case "cappotto-declared-wrongly":
            reason, open_now = "call-not-yours", is_opponent(live, one, by)
            playing = state.phase is Phase.DIALOGUE
        case "untimely-lay-down" | "early-accusation" | "late-accusation":
            reason, open_now = "call-not-yours", is_opponent(live, one, by)
        case "defective-accusation":
            reason, open_now = "call-accuse-again", by != one.by or one.fault == NOT_HELD
        case "card-before-turn":
            reason, open_now = "call-too-late", _still_ready(live, one)
        case "card-withdrawn":
            replayed = live.unplayed is not None and state.trick and (state.turn - 1) % 4 == one.by
            same = len(state.tricks) == one.trick
            reason, open_now = "call-too-late", same and (state.turn == one.by or bool(replayed))
        case _:
            reason, open_now = "", True
    if not open_now:
        return reason
    return None if playing else "call-too-late"


def _still_ready(live: LiveTable, one: Incident) -> bool:
    """Whether a card shown before its turn is still to be played, or another was played instead (Art. 24)."""
    if one.card not in live.state.hands[one.by]:
        return False
    if len(live.state.tricks) == one.trick and own_card(live.state, one.by) is None:
        return True
    exchanged = played_instead(live.state, one) is not None and in_time(live, one)
    return exchanged and could_be_played(live.state, one)


_ARTICLES: Final = {
    "annul-not-yours": "78",
    "call-accuse-again": "182",
    "call-ruled": "74",
    "call-too-late": "65",
    "call-waits-for-opponent": "78",
    "reserve-not-yours": "75",
}
"""The articles by which a call is refused; where the mistake has its own, that one."""


def _refused(live: LiveTable, one: Incident, reason: str, seat: Seat | None = None) -> IllegalAction:
    """Why a call is not heard, by which article, and on whom it waits."""
    cite = Cite(live.rulings.document, _ARTICLES[reason]) if reason in _ARTICLES else None
    if reason == SETTLING:
        cite, seat = live.pending[0].cite, live.pending[0].seat
    elif reason == "call-not-yours" and one.ruled:
        cite = Cite(live.rulings.document, "75")
    facts = {} if seat is None else {"seat": letter(seat)}
    return IllegalAction(Refusal(reason, cite or live.rulings.article(one.irregularity), facts))


def _relays(live: LiveTable, one: Incident, by: Seat) -> bool:
    """Whether who calls tells what the opponents do: his call is a remark of the accuser's partner (Art. 180)."""
    return one.irregularity == "defective-accusation" and not is_opponent(live, one, by)


def _may_say_so(live: LiveTable, one: Incident, by: Seat) -> bool:
    """Whether a reservation is somebody's to make: an opponent's (75). Whoever else calls may name who makes it.

    In records of the first reading whoever called said so.
    """
    return is_opponent(live, one, by) or live.state.table.reading == 1


def _reserving(live: LiveTable, one: Incident, named: Seat | None, by: Seat) -> Seat:
    """Who makes a reservation: whoever is named, else the caller; a player of the side that erred has none (75)."""
    seats = (named, by, *((one.by + step) % 4 for step in (1, 2, 3)))
    return next(seat for seat in seats if seat is not None and is_opponent(live, one, seat))


REFEREE: Final = TressetteRefereeing()


# ── What needs no call ───────────────────────────────────────────────────────────────────────────────────────────────


def with_rulings(live: LiveTable, events: Sequence[LiveEvent]) -> tuple[LiveEvent, ...]:
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
                tell(Noted(new_incident(live, "lay-down-contested", seat)))
            case Happened(Verified(missing=missing)) if missing and caller is not None:
                tell(Noted(new_incident(live, "premature-call", caller)))
            case _:
                pass
    for one in live.incidents:
        if not one.ruled and one.irregularity in AT_ONCE:
            tell(*REFEREE.uncalled(live, one, TABLE))
    for one in live.incidents:
        proved = one.irregularity == "defective-accusation" and in_time(live, one)
        if not one.ruled and not live.pending and proved and accusation_proved(live.state, one):
            tell(*REFEREE.uncalled(live, one, TABLE))
    return tuple(found)


def _laid_before(live: LiveTable, seat: Seat) -> bool:
    """Whether a seat's lay-down has already been ruled on as one that came too early."""
    return any(one.by == seat and one.irregularity == "untimely-lay-down" for one in live.incidents)
