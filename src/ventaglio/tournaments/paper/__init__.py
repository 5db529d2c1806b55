"""The papers of a tournament: every screen of the desk has a twin that can be printed, signed and hung on a wall."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.events import Entry
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.paper import keepsakes, money, records, report, scores, seats, slips
from ventaglio.tournaments.paper.blocks import Document, Sheet
from ventaglio.tournaments.paper.deals import deal_sheets
from ventaglio.tournaments.paper.desk import Asked
from ventaglio.tournaments.paper.links import NO_LINKS, Links, player_links, table_links
from ventaglio.tournaments.paper.typesetting import typeset

__all__ = ["KINDS", "print_"]

_PAPERS: Final[Mapping[str, Callable[[Asked], Document | Sheet]]] = {
    "notice": records.notice,
    "check-in": seats.check_in,
    "labels": keepsakes.labels,
    "place-cards": keepsakes.place_cards,
    "table-numbers": seats.table_numbers,
    "guide-cards": seats.guide_cards,
    "positions-by-table": seats.positions_by_table,
    "positions-by-name": seats.positions_by_name,
    "player-links": player_links,
    "table-links": table_links,
    "deal-sheets": deal_sheets,
    "score-slips": slips.score_slips,
    **slips.SIZES,
    "missing-scores": scores.missing_scores,
    "ruling-slip": records.ruling_slip,
    "standings": scores.ranking,
    "crosstable": scores.crosstable,
    "warnings": records.warnings,
    "prizes": records.prizes,
    "cash-sheet": money.cash_sheet,
    "receipts": money.receipts,
    "final-report": report.final_report,
    "certificates": keepsakes.certificates,
}

KINDS: Final = tuple(_PAPERS)
"""What can be printed, in the order of a tournament's day. Each has its name in the language files: ``paper-…``."""


def print_(
    kind: str,
    t: Tournament,
    lang: str,
    *,
    round: int | None = None,  # noqa: A002 -- of a tournament
    after: int | None = None,
    entry: int | None = None,
    log: Iterable[Entry] = (),
    links: Links = NO_LINKS,
) -> bytes:
    """A paper as a PDF.

    ``round``: whose positions, slips or missing scores, if not those of the last round drawn. ``after``: the round of a
    ranking, if not the last that is over. ``entry``: the line of the log with the call of a ruling slip. ``log``: with
    it the final report lists corrections and remarks, and carries the fingerprint of the log. ``links``: what codes
    for phones lead to; without it there are none.
    """
    asked = Asked(t, lang, round=round, after=after, entry=entry, log=log, links=links)
    return typeset(asked.head, _paper(kind)(asked))


def _paper(kind: str) -> Callable[[Asked], Document | Sheet]:
    try:
        return _PAPERS[kind]
    except KeyError:
        known = ", ".join(KINDS)
        raise BadInput(f"no paper is called {kind!r}", "tournament-no-paper", kind=kind, kinds=known) from None
