"""A calendar fixed beforehand, pair by pair: what was played of it, and what is to come as far as anybody knows now.

Somebody may have come since it was drawn, or be away; others were seated otherwise by the director or sat down wrongly.
"""

from collections.abc import Iterator
from enum import Enum

import msgspec

from ventaglio.tournaments.director.drafting import places_of
from ventaglio.tournaments.director.movements.mover import Group, History, Order, mover
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Round, Tournament


class Instead(Enum):
    """What somebody does who does not play."""

    REST = "rest"
    AWAY = "away"
    NOT_ENTERED = "not-entered"


class Turn(msgspec.Struct, frozen=True):
    """A round of somebody's: at which table against whom, or what instead."""

    round: int
    table: int = 0
    opponent: Number = 0
    instead: Instead | None = None


def orders_of(t: Tournament, one: Round) -> tuple[Order, ...]:
    """The order of each group in the calendar that a round belongs to, with whoever has come since it was drawn."""
    current = t.current
    same = current is not None and t.notice.phase_of(current.number)[0] == t.notice.phase_of(one.number)[0]
    return t.orders if same and t.orders else one.drafted.orders


def calendar(t: Tournament, one: Round) -> dict[Number, tuple[Turn, ...]]:
    """Everybody's rounds in the phase of a round."""
    _, phase, step = t.notice.phase_of(one.number)
    first = one.number - step + 1
    numbers = range(first, first + phase.rounds)
    rounds = [{turn[0]: turn[1] for turn in _turns(t, one, number)} for number in numbers]
    everybody = dict.fromkeys(n for order in orders_of(t, one) for n in order if n is not None)
    everybody |= dict.fromkeys(n for turns in rounds for n in turns)
    return {
        n: tuple(
            turns.get(n) or Turn(number, instead=_instead(t, n, number))
            for number, turns in zip(numbers, rounds, strict=True)
        )
        for n in everybody
    }


def _turns(t: Tournament, one: Round, number: int) -> Iterator[tuple[Number, Turn]]:
    """Who has a place in a round: as it is out, or as the calendar has it for those who are there."""
    known = one if number == one.number else t.round(number)
    if known is not None and (known.published is not None or known is one):
        for table, match in known.matches.items():
            (first,), (second,) = match.sides
            yield from _meet(number, table, first, second)
        yield from ((n, Turn(number, instead=Instead.REST)) for n in known.rests)
        return
    _, phase, step = t.notice.phase_of(number)
    here, before = set(t.playing(number)), 0
    for order in orders_of(t, one):
        places = tuple(n if n in here else None for n in order)
        pairing = mover(phase.movement).pair(Group(phase, step, False, (), places, History(), ""))
        for index, drawn in enumerate(pairing.tables, start=1):
            (first,), (second,) = drawn.sides
            yield from _meet(number, t.notice.table(before + (drawn.number or index)), first, second)
        yield from ((n, Turn(number, instead=Instead.REST)) for n in pairing.rests)
        before += places_of(order)


def _meet(number: int, table: int, first: Number, second: Number) -> Iterator[tuple[Number, Turn]]:
    yield first, Turn(number, table, second)
    yield second, Turn(number, table, first)


def _instead(t: Tournament, n: Number, number: int) -> Instead:
    return Instead.NOT_ENTERED if t.entrants[n].since > number else Instead.AWAY
