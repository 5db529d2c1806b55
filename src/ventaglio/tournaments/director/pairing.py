"""What a movement gives back: the tables of a round, who rests, and a reason for everything that was not plain."""

from enum import Enum

import msgspec

from ventaglio.tournaments.director.terms import Number

Side = tuple[Number, ...]
"""Who plays together: a pair, a team or a player alone; two players at a yellow tournament."""


class Reason(Enum):
    """Why a pairing is not the plain one. Each is a sentence of the language files, with the facts of its note."""

    BARRED = "barred"
    """``about`` would have met, and met in the previous round."""
    MET_BEFORE = "met-before"
    """``about`` would have met, and met earlier in the tournament."""
    MADE_ROOM = "made-room"
    """``about`` took this opponent so that those below them could still be paired."""
    NEXT_FREE = "next-free"
    """``about`` are the next two still free: a table above took the neighbour of one of them."""
    REMATCH = "rematch"
    """``about`` meet again: nobody else was left."""
    MEETS_AGAIN = "meets-again"
    """``about`` meet again: the ranking alone decides."""
    ALTERNATIVE = "alternative"
    """``about``, two by two, would meet otherwise: so fewer would meet again."""
    PARTNERS_BEFORE = "partners-before"
    """``about`` would have been partners again."""
    RESTS = "rests"
    """``about`` rests: the lowest that had not rested this session."""
    RESTS_AGAIN = "rests-again"
    """``about`` rests though it has rested this session: it could be nobody else."""
    SCHEDULED_REST = "scheduled-rest"
    """``about`` rests: by the calendar the place across is empty."""
    SAME_CLUB = "same-club"
    """``about`` are of one club and meet: they could not be kept apart."""
    APART = "apart"
    """``about`` are of one club and were moved apart."""
    BY_HAND = "by-hand"
    """``about`` were placed by the director."""


class Note(msgspec.Struct, frozen=True, gc=False):
    """A reason, and the entrants it is about."""

    reason: Reason
    about: tuple[Number, ...]


class Drawn(msgspec.Struct, frozen=True, gc=False):
    """A table as a movement makes it: two sides, and why they meet where that is not plain.

    ``number`` is the table's own where the movement keeps tables in their places; else tables count from the first.
    """

    sides: tuple[Side, Side]
    notes: tuple[Note, ...] = ()
    number: int | None = None


class Pairing(msgspec.Struct, frozen=True):
    """A round as a movement makes it: tables in order, the first is table 1; who rests; what is worth saying."""

    tables: tuple[Drawn, ...]
    rests: tuple[Number, ...] = ()
    notes: tuple[Note, ...] = ()
