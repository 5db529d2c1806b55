"""What the desk should look at again: papers that differ from telephones, sheets read by one person, reports due."""

import msgspec

from ventaglio.core.norms import Cite
from ventaglio.tournaments.director.events import Referred, Sheets
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Spell, Tournament


class Discrepancy(msgspec.Struct, frozen=True):
    """A signed sheet and what the players had sent do not say the same: the sheet counts (F19 19, INT 18)."""

    round: int
    table: int
    paper: Sheets
    sent: Sheets
    agreed: bool
    """Both sides had agreed to what was sent."""
    settled: bool
    """Somebody has looked at the sheet once more since."""


def discrepancies(t: Tournament) -> tuple[Discrepancy, ...]:
    """Every match where paper and telephone differ, the last round first."""
    return tuple(
        Discrepancy(one.number, table, result.sheets, result.claim.sheets, result.agreed, result.verified)
        for one in reversed(t.rounds)
        for table, result in sorted(one.results.items())
        if result.sheets is not None and result.claim is not None and result.sheets != result.claim.sheets
    )


def read_by_one(t: Tournament) -> tuple[tuple[int, int], ...]:
    """Rounds and tables whose two readings are by the same person: two pairs of eyes see more."""
    return tuple(
        (one.number, table)
        for one in t.rounds
        for table, result in sorted(one.results.items())
        if len(result.readers) == 2 and len(set(result.readers)) == 1
    )


class ReportDue(msgspec.Struct, frozen=True):
    """An entrant that the code wants reported to the Sports Justice: ``entry`` is what it did, in the log."""

    entrant: Number
    entry: int
    quarrel: bool
    """It left for a quarrel or in protest; otherwise nobody was told of its absence."""
    cite: Cite


def reports_due(t: Tournament) -> tuple[ReportDue, ...]:
    """Who has left in anger, or without a word where that is forbidden, and has not been reported (F19 39, INT 33)."""
    reported = {one.body.entrant: one.entry for one in t.ledger if isinstance(one.body, Referred)}
    return tuple(
        ReportDue(number, spell.entry, spell.quarrel, _ground(t, spell))
        for number, spells in t.spells.items()
        for spell in spells
        if (spell.quarrel or (not spell.told and t.regulation.absent_told.value))
        and reported.get(number, 0) < spell.entry
    )


def _ground(t: Tournament, spell: Spell) -> Cite:
    return t.regulation.quarrel.cite if spell.quarrel else t.regulation.absent_told.cite
