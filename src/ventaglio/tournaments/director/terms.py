"""The words of a tournament's notice: its format, how it is seated, how the entrants move from round to round."""

from enum import Enum

Number = int
"""An entrant's number, from 1, in order of entry: a pair, a team, or a single player."""


class Format(Enum):
    """Who enters, and with whom one plays (F19 2, INT 2).

    What INT calls individual is F19's yellow tournament; what F19 calls individual has one player against one.
    """

    PAIRS = "pairs"
    TEAMS = "teams"
    ONE_TO_ONE = "one-to-one"
    YELLOW = "yellow"

    @property
    def players(self) -> int:
        """How many players make an entrant, at least."""
        return {Format.PAIRS: 2, Format.TEAMS: 4}.get(self, 1)

    @property
    def at_a_table(self) -> int:
        """How many entrants meet at a table."""
        return 4 if self is Format.YELLOW else 2


class Seating(Enum):
    """How the tables of the first round are made (F19 2, INT 2, CLUB 9)."""

    ORDER = "order"
    DRAW = "draw"
    CATEGORIES = "categories"
    REFEREE = "referee"


class Movement(Enum):
    """How the tables of the later rounds are made (F19 2, INT 2, CLUB 9): `movements` has a module for each."""

    DANISH = "danish"
    DANISH_MODIFIED = "danish-modified"
    NO_REMATCH = "no-rematch"
    MITCHELL = "mitchell"
    ROUND_ROBIN = "round-robin"
    YELLOW_ROTATION = "yellow-rotation"
    YELLOW_RANKED = "yellow-ranked"
