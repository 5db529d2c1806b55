"""Seats as programs write them: letters, and ``table`` where chance or the referee acts."""

from ventaglio.core.seats import TABLE, Seat, letter
from ventaglio.core.seats import seat as parse_seat


def seat_of(who: str, players: int) -> Seat:
    """The seat of a letter; ``table`` is the table itself."""
    return parse_seat(who, players)


def name_of(seat: Seat | None) -> str | None:
    """The inverse; None where nobody is to act any more."""
    return None if seat is None else ("table" if seat == TABLE else letter(seat))
