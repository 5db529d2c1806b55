"""Who is awarded what, from the definitive ranking; and what happens to the money when a tournament breaks off."""

from collections.abc import Iterator, Sequence

import msgspec

from ventaglio.tournaments.director import money
from ventaglio.tournaments.director.absences import prizes_if_broken_off
from ventaglio.tournaments.director.events import Prize, Row
from ventaglio.tournaments.director.money import Potted
from ventaglio.tournaments.director.standings import standings
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Tournament


class Awarded(msgspec.Struct, frozen=True):
    """A prize and who takes it: None where nobody is left for it."""

    prize: Prize
    entrant: Number | None
    rank: int = 0
    """The place in the ranking of everybody."""


class Settlement(msgspec.Struct, frozen=True):
    """How a tournament ends: with prizes, or with all prize money paid back (F19 41)."""

    awarded: tuple[Awarded, ...]
    refund: bool = False
    collected: int = 0
    """Cents of all fees paid."""
    given: int = 0
    pot: Potted | None = None
    """How the prizes came from the fees, where they do."""


def settle(t: Tournament) -> Settlement:
    """The prizes as the ranking stands; after an interruption by the last ranking that was posted (F19 41)."""
    collected = money.collected(t)
    if t.interrupted and not prizes_if_broken_off(t.regulation, t.completed, t.rounds_foreseen):
        return Settlement((), refund=True, collected=collected)
    broken_off = t.interrupted and t.posted
    rows: Sequence[Row] = t.posted[-1].rows if broken_off else [one.row for one in standings(t)]
    pot = money.potted(t, t.prizes.pot, rows) if t.prizes.pot is not None else None
    awarded = tuple(_awarded(t, rows, (*t.prizes.prizes, *(pot.prizes if pot else ()))))
    given = sum(one.prize.cents for one in awarded if one.entrant is not None)
    return Settlement(awarded, False, collected, given, pot)


def _awarded(t: Tournament, rows: Sequence[Row], prizes: Sequence[Prize]) -> Iterator[Awarded]:
    """Each prize in the order of the list. Where prizes do not add up, a list passes over who has won in another."""
    ranks = {row.entrant: row.rank for row in rows}
    won: dict[Number, _List] = {}
    for prize in prizes:
        this = (prize.group, prize.category)
        field = [
            row.entrant
            for row in rows
            if _competes(t, row, prize) and (t.prizes.cumulative or won.get(row.entrant, this) == this)
        ]
        winner = field[prize.rank - 1] if prize.rank <= len(field) else None
        if winner is not None:
            won.setdefault(winner, this)
        yield Awarded(prize, winner, ranks[winner] if winner is not None else 0)


_List = tuple[int | None, str]
"""The ranking that a prize belongs to: a group's, a category's, or everybody's."""


def _competes(t: Tournament, row: Row, prize: Prize) -> bool:
    if prize.group is not None and row.group != prize.group:
        return False
    return not prize.category or t.entrants[row.entrant].category == prize.category
