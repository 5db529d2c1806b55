"""Everybody against everybody, round by round: what each round gave, and what came on top."""

import msgspec

from ventaglio.tournaments.director.standings import Source, accounts, standings
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Tournament


class Cell(msgspec.Struct, frozen=True):
    """What one round gave an entrant. ``against``: nobody, where it was not played."""

    vp: int
    mp: int
    against: tuple[Number, ...]


class CrossRow(msgspec.Struct, frozen=True):
    rank: int
    entrant: Number
    cells: tuple[Cell | None, ...]
    other: int
    """Victory points apart from matches: warnings, penalties."""
    vp: int
    mp: int


class Crosstable(msgspec.Struct, frozen=True):
    rounds: int
    rows: tuple[CrossRow, ...]


def crosstable(t: Tournament) -> Crosstable:
    upto = t.published
    lines = accounts(t, upto)
    rows: list[CrossRow] = []
    for place in standings(t, upto):
        cells: list[Cell | None] = [None] * upto
        other = 0
        for line in lines[place.entrant]:
            if line.source in (Source.MATCH, Source.REST, Source.ABSENCE, Source.NOT_ENTERED):
                cells[line.round - 1] = Cell(line.vp, line.mp, line.opponents)
            else:
                other += line.vp
        rows.append(CrossRow(place.rank, place.entrant, tuple(cells), other, place.vp, place.mp))
    return Crosstable(upto, tuple(rows))
