"""Fields of entrants for the laws of the movements, and what a round must always be."""

from collections.abc import Iterable

from hypothesis import strategies as st

from ventaglio.tournaments.director.pairing import Pairing
from ventaglio.tournaments.director.terms import Number


@st.composite
def fields(draw: st.DrawFn, least: int = 3, most: int = 200) -> list[Number]:
    """A ranking of 3 to 200 entrants, odd or even: numbers in any order, some of them absent."""
    size = draw(st.integers(least, most))
    missing = draw(st.integers(0, 5))
    chance = draw(st.randoms(use_true_random=False))
    return chance.sample(range(1, size + missing + 1), size)


def seated(pairing: Pairing) -> list[Number]:
    return [*(number for table in pairing.tables for side in table.sides for number in side), *pairing.rests]


def met(pairing: Pairing) -> set[frozenset[Number]]:
    return {frozenset((a, b)) for table in pairing.tables for a in table.sides[0] for b in table.sides[1]}


def partners(pairing: Pairing) -> list[frozenset[Number]]:
    return [frozenset(side) for table in pairing.tables for side in table.sides]


def everyone_once(pairing: Pairing, field: Iterable[Number | None]) -> bool:
    return sorted(seated(pairing)) == sorted(number for number in field if number is not None)
