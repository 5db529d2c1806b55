"""What may be put on record before the start: the notice, the entries, the check-in."""

import operator
from typing import Final

from ventaglio.core.norms import UnknownOption
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.duplicate import open_to_duplicates
from ventaglio.tournaments.director.entrants import MOST_ENTRANTS, clash, fits, folded
from ventaglio.tournaments.director.judging import money
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.plan import Notice, Room
from ventaglio.tournaments.director.regulation import LateEntry, Regulation
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import LawOf, Tournament

MOST_ROUNDS: Final = 200
"""More than any league plays in a year."""

MOST_TABLES: Final = 100_000
"""No number on a table is higher."""


def noticed(body: e.Announced, law_of: LawOf) -> Objection | None:
    notice = body.notice
    try:
        law = law_of(body)
    except UnknownOption as wrong:
        facts = {**wrong.facts, "code": notice.code}
        return Objection("setting", {"problem": BadInput(str(wrong), wrong.reason, **facts)})
    except BadInput as wrong:
        return Objection("setting", {"problem": wrong})
    if not notice.name.strip():
        return Objection("no-name")
    if notice.format not in law.formats.value:
        return Objection("format", {"format": notice.format.value}, law.formats.cite)
    if notice.seating not in law.seatings.value:
        return Objection("seating", {"seating": notice.seating.value}, law.seatings.cite)
    if notice.buongioco:
        rules = law.boards
        if not isinstance(rules, Rules):
            return Objection("no-duplicate")
        if not open_to_duplicates(law):
            return Objection("duplicate-modern", {}, rules.duplicate.cite)
        ways = [one.value for one in rules.buongioco.choices]
        if notice.buongioco not in ways:
            return Objection("buongioco", {"way": notice.buongioco, "ways": ", ".join(ways)}, rules.buongioco.cite)
    tables = law.victory_tables
    if notice.hands not in tables.value or notice.hands < 1:
        offered = ", ".join(str(hands) for hands in sorted(tables.value) if hands)
        return Objection("hands", {"hands": notice.hands, "offered": offered}, tables.cite)
    unplanned = phased(notice, law)
    if unplanned is not None:
        return unplanned
    if not _rooms_apart(notice.rooms):
        return Objection("room-numbers")
    least, most = law.round_minutes.value.get(notice.hands, (0, 0))
    bound = bool(most) and not law.minutes_free.value
    if notice.minutes < 0 or (notice.minutes and bound and not least <= notice.minutes <= most):
        bounds = {"least": least, "most": most, "hands": notice.hands}
        return Objection("minutes", bounds, law.round_minutes.cite)
    return None


def phased(notice: Notice, law: Regulation) -> Objection | None:
    """Why the rounds cannot be planned so (F19 2, INT 2, CLUB 9)."""
    if not notice.phases or any(phase.rounds < 1 for phase in notice.phases):
        return Objection("no-rounds")
    if notice.rounds > MOST_ROUNDS:
        return Objection("too-many-rounds", {"rounds": notice.rounds, "most": MOST_ROUNDS})
    for number, phase in enumerate(notice.phases, start=1):
        if phase.movement not in law.movements_for(notice.format):
            facts = {"movement": phase.movement.value, "format": notice.format.value}
            return Objection("movement", facts, law.movements.cite)
        if phase.groups and number == 1:
            return Objection("groups-first")
        if any(size < 1 for size in phase.groups):
            return Objection("groups-empty")
    return None


def _rooms_apart(rooms: tuple[Room, ...]) -> bool:
    """Whether no table has the number of another: every room but the last says how many it has, and numbers go up."""
    ends = [room.first + room.tables for room in rooms[:-1]]
    begins = [room.first for room in rooms[1:]]
    sound = all(1 <= room.first <= MOST_TABLES and 0 <= room.tables <= MOST_TABLES for room in rooms)
    return sound and all(room.tables for room in rooms[:-1]) and all(map(operator.le, ends, begins))


def announced(t: Tournament, body: e.Announced, at: float) -> Objection | None:
    if t.published:
        return Objection("announced-too-late", {}, t.regulation.movement_announced.cite)
    if t.entrants and body.notice.format is not t.notice.format:
        return Objection("format-with-entries", {"entrants": len(t.entrants)})
    return noticed(body, t.law_of)


def entered(t: Tournament, body: e.Entered, at: float) -> Objection | None:
    if body.number != t.last_number + 1:
        return Objection("number", {"number": body.number, "next": t.last_number + 1})
    if len(t.entrants) >= MOST_ENTRANTS:
        return Objection("too-many-entrants", {"most": MOST_ENTRANTS})
    if t.seed and not t.published:
        return Objection("entries-closed", {}, t.regulation.late_entry.cite)
    return _too_late(t, at_once=body.at_once) or _people(t, body)


def _too_late(t: Tournament, *, at_once: bool) -> Objection | None:
    """Why a latecomer may not enter any more: usually only to complete a table (F19 40, INT 34)."""
    if t.current is None:
        return None
    norm = t.regulation.late_entry
    admitted = norm.value is not LateEntry.NOBODY and (not t.orders or None in t.orders[-1])
    places = 2 * t.side_size
    if at_once:
        playing = t.current.time_called is None and t.completed < t.published
        admitted = admitted and playing and len(t.current.rests) >= places - 1
    else:
        others = t.playing(t.published + 1)
        if t.groups:
            others = tuple(n for n in others if n in t.groups[-1])
        completes = norm.value is LateEntry.ANYBODY or len(others) % places
        admitted = admitted and t.published < t.notice.rounds and bool(completes)
    return None if admitted else Objection("late-entry", {}, norm.cite)


def _people(t: Tournament, body: e.Entered | e.EntryChanged) -> Objection | None:
    if any(not player.surname.strip() for player in body.players):
        return Objection("no-surname", {"number": body.number})
    if not fits(body.players, t.notice.format):
        facts = {"number": body.number, "players": len(body.players), "needed": t.notice.format.players}
        return Objection("players", facts, t.regulation.formats.cite)
    found = clash(body.players, t.entrants, t.people, but=body.number)
    if found:
        return Objection("twice", {"player": str(found.player), "first": found.first, "second": found.second})
    return None


def entry_changed(t: Tournament, body: e.EntryChanged, at: float) -> Objection | None:
    return known(t, body.number) or _people(t, body) or _another(t, body)


def _another(t: Tournament, body: e.EntryChanged) -> Objection | None:
    """Once tables are out, whoever has neither the card nor a word of the name in common is somebody else."""
    if not t.published:
        return None
    known_as = t.entrants[body.number].players
    if len(body.players) != len(known_as):
        return Objection("another-person", {"player": str(body.players[-1])}, t.regulation.substitution_share.cite)
    for before, after in zip(known_as, body.players, strict=True):
        card = bool(before.card) and folded(before.card) == folded(after.card)
        if not card and not set(folded(str(before)).split()) & set(folded(str(after)).split()):
            return Objection("another-person", {"player": str(after)}, t.regulation.substitution_share.cite)
    return None


def known(t: Tournament, number: Number) -> Objection | None:
    return None if number in t.entrants else Objection("no-entrant", {"number": number})


def entry_cancelled(t: Tournament, body: e.EntryCancelled, at: float) -> Objection | None:
    if t.rounds:
        return Objection("cancel-too-late", {"number": body.number}, t.regulation.absent.cite)
    return known(t, body.number)


def checked_in(t: Tournament, body: e.CheckedIn, at: float) -> Objection | None:
    unknown = known(t, body.number)
    if unknown:
        return unknown
    if t.draft is not None or (t.published and (t.entrants[body.number].present or not body.present)):
        return Objection("checked-in-too-late", {"number": body.number}, t.regulation.late_entry.cite)
    return _too_late(t, at_once=body.at_once)


def fee_paid(t: Tournament, body: e.FeePaid, at: float) -> Objection | None:
    return known(t, body.number) or money.fee_paid(t, body)


def entries_closed(t: Tournament, body: e.EntriesClosed, at: float) -> Objection | None:
    if t.seed:
        return Objection("entries-closed", {}, t.regulation.late_entry.cite)
    return None if body.seed else Objection("no-seed")


def entries_reopened(t: Tournament, body: e.EntriesReopened, at: float) -> Objection | None:
    if not t.seed:
        return Objection("entries-open")
    return Objection("begun") if t.published else None
