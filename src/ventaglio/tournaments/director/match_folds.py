"""What one more line of the log makes of a match: its sheet, corrections, lateness, what the referee decides."""

from typing import Any, Final

from msgspec.structs import replace

from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.corrections import Mistake
from ventaglio.tournaments.director.lateness import late
from ventaglio.tournaments.director.movements.mover import mover
from ventaglio.tournaments.director.penalties import left_on_table
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Correction, Noted, Result, Round, Spell, Tournament
from ventaglio.tournaments.director.worth import valued

LATE: Final = "late"
"""What a warning for lateness gives as its ground."""


def with_round(t: Tournament, one: Round) -> Tournament:
    return replace(t, rounds=(*t.rounds[: one.number - 1], one, *t.rounds[one.number :]))


def noted(t: Tournament, entry: e.Entry, body: Any) -> Tournament:
    return replace(t, ledger=(*t.ledger, Noted(entry.seq, entry.at, body)))


def with_result(t: Tournament, entry: e.Entry, round_: int, table: int, **changes: Any) -> Tournament:
    """The tournament with something new about one match, which is valued again."""
    one = t.rounds[round_ - 1]
    before = one.result(table)
    after: Result = replace(before, entries=(*before.entries, entry.seq), **changes)
    made = valued(t, replace(one, results=one.results.put(table, after)), table)
    return with_round(t, _charged(t, made, table))


def _charged(t: Tournament, one: Round, table: int) -> Round:
    """The round with a sheet left on the table charged to whoever has won, as the result is now (F19 19)."""
    result, worth = one.result(table), one.awards.get(table)
    if result.compiler is None or worth is None:
        return one
    side = left_on_table(t.regulation, (worth[0].mp, worth[1].mp))
    charged = replace(result, left_by=result.compiler if side is None else side)
    return replace(one, results=one.results.put(table, charged))


def scored(t: Tournament, entry: e.Entry, body: e.Scored) -> Tournament:
    known = t.rounds[body.round - 1].result(body.table)
    # The paper and what both sides had sent agree: that is two readings.
    twice = known.agreed and known.claim is not None and known.claim.sheets == body.sheets
    return with_result(
        t,
        entry,
        body.round,
        body.table,
        sheets=body.sheets,
        verified=twice,
        lost=False,
        readers=(entry.by,),
        bots=body.bots,
    )


def verified(t: Tournament, entry: e.Entry, body: e.Verified) -> Tournament:
    readers = (*t.rounds[body.round - 1].result(body.table).readers[:1], entry.by)
    return with_result(t, entry, body.round, body.table, verified=True, readers=readers)


def claimed(t: Tournament, entry: e.Entry, body: e.Claimed) -> Tournament:
    return with_result(t, entry, body.round, body.table, claim=body, agreed=False, sent_at=entry.at)


def claim_agreed(t: Tournament, entry: e.Entry, body: e.ClaimAgreed) -> Tournament:
    return with_result(t, entry, body.round, body.table, agreed=True, sent_at=entry.at)


def claim_withdrawn(t: Tournament, entry: e.Entry, body: e.ClaimWithdrawn) -> Tournament:
    """Who sent it takes all of it back; who agreed to it, no more than that."""
    one = t.rounds[body.round - 1]
    claim = one.result(body.table).claim
    sent = claim is not None and any(
        {body.entrant, claim.entrant} <= set(side) for side in one.matches[body.table].sides
    )
    return with_result(t, entry, body.round, body.table, agreed=False, claim=None if sent else claim)


def corrected(t: Tournament, entry: e.Entry, body: e.Corrected) -> Tournament:
    known = t.rounds[body.round - 1].result(body.table)
    corrected_so_far = (*known.corrected, Correction(known.sheets, body))
    made = with_result(
        t, entry, body.round, body.table, sheets=body.sheets, verified=True, stopped=None, corrected=corrected_so_far
    )
    current = made.current
    by_standing = current is not None and mover(made.notice.phase_of(current.number)[1].movement).by_standing
    redrawn = body.mistake is Mistake.TRANSCRIPTION and made.regulation.recall.value
    if current is not None and current.number > body.round and by_standing and not redrawn:
        made = with_round(made, replace(current, stands=True))
    return barred(made, entry, body.round, body.table)


def came_late(t: Tournament, entry: e.Entry, body: e.CameLate) -> Tournament:
    before = t.rounds[body.round - 1].result(body.table)
    seconds = list(before.late)
    seconds[body.side] = body.seconds
    made = with_result(t, entry, body.round, body.table, late=tuple(seconds))
    members = made.rounds[body.round - 1].matches[body.table].sides[body.side]
    made = replace(made, ledger=tuple(one for one in made.ledger if not _replaced(one, before, members)))
    what = late(made.regulation, body.seconds)
    if what.warning:
        for number in members:
            warning = e.Warned(number, body.round, what.cite.article, entry.by, LATE, body.table)
            made = noted(made, entry, warning)
    return made


def _replaced(one: Noted, before: Result, members: tuple[Number, ...]) -> bool:
    """Whether a warning follows from an earlier measure of the same delay."""
    return isinstance(one.body, e.Warned) and one.entry in before.entries and one.body.entrant in members


def sheet_lost(t: Tournament, entry: e.Entry, body: e.SheetLost) -> Tournament:
    return with_result(t, entry, body.round, body.table, lost=True)


def sheet_found(t: Tournament, entry: e.Entry, body: e.SheetFound) -> Tournament:
    return with_result(t, entry, body.round, body.table, lost=False, sheets=body.sheets, verified=True)


def sheet_left(t: Tournament, entry: e.Entry, body: e.SheetLeft) -> Tournament:
    return with_result(t, entry, body.round, body.table, compiler=body.compiler)


def stopped(t: Tournament, entry: e.Entry, body: e.Stopped) -> Tournament:
    return barred(with_result(t, entry, body.round, body.table, stopped=body), entry, body.round, body.table)


def barred(t: Tournament, entry: e.Entry, round_: int, table: int) -> Tournament:
    """Whoever walks out of a match in anger does not come back (F19 39), unless that was put on record by mistake.

    Where partners change it is for the director to say which of the two it was.
    """
    one = t.rounds[round_ - 1]
    result, sides = one.result(table), one.matches[table].sides
    stop = result.stopped if t.regulation.quarrel_bars.value else None
    guilty = sides[stop.side] if stop is not None and stop.how is e.Stop.QUARREL else ()
    spells = dict(t.spells)
    for number in (n for side in sides for n in side):
        own = tuple(spell for spell in spells.pop(number, ()) if spell.entry not in result.entries)
        if guilty == (number,):
            over = (spell for spell in own if spell.until is not None)
            own = (*over, Spell(t.published + 1, for_good=True, quarrel=True, entry=entry.seq))
        if own:
            spells[number] = own
    return replace(t, spells=spells)


def arbitrated(t: Tournament, entry: e.Entry, body: e.Arbitrated) -> Tournament:
    return with_result(t, entry, body.round, body.table, arbitral=body)


def duplicate_adjusted(t: Tournament, entry: e.Entry, body: e.DuplicateAdjusted) -> Tournament:
    known = t.rounds[body.round - 1].result(body.table).adjusted
    return with_result(t, entry, body.round, body.table, adjusted={**known, body.board: body})
