"""Seats are numbered from 0 in the order of play and written A, B, C…"""

from typing import Final

from ventaglio.core.refusal import BadInput

Seat = int
Place = int
"""A place at the table, numbered like the seats. Whoever took it keeps it, though two players may change seats."""
TABLE: Final = -1
"""Who acts when no player does: chance at the deal, the referee."""

LETTERS: Final = "ABCDEF"
TABLE_WORD: Final = "table"


def letter(seat: Seat) -> str:
    """The written name of a seat, or of the table."""
    return TABLE_WORD if seat == TABLE else LETTERS[seat]


def seat(text: str, players: int) -> Seat:
    """The inverse of `letter`."""
    if text == TABLE_WORD:
        return TABLE
    known = LETTERS[:players]
    if len(text) != 1 or text not in known:
        seats = ", ".join(known)
        raise BadInput(f"{text!r} is no seat of this table: seats are {seats}", "no-seat", text=text, known=seats)
    return known.index(text)
