"""What the notice of a tournament says: it must be known before the start (F19 2, INT 2, CLUB 9)."""

import msgspec
from msgspec.structs import replace

from ventaglio.tournaments.director.terms import Format, Movement, Seating


class Phase(msgspec.Struct, frozen=True):
    """Some rounds played with one movement, in one group or in groups by merit."""

    movement: Movement
    rounds: int
    groups: tuple[int, ...] = ()
    """Sizes in tables of the groups by merit that are cut before the phase; empty: everybody together."""
    skip: int = 1
    """By how many tables the mobile line of a Mitchell moves."""
    new_session: bool = False
    """Whether a session begins with the phase: a pair may rest once in each."""


class Room(msgspec.Struct, frozen=True):
    """Where some of the tables stand, and which numbers they have: several tournaments may share a hall."""

    name: str = ""
    first: int = 1
    """The number of its first table."""
    tables: int = 0
    """How many there are; 0: all that are left."""


class Notice(msgspec.Struct, frozen=True):
    """A tournament as it is announced."""

    name: str
    code: str
    format: Format = Format.PAIRS
    hands: int = 4
    """Smazzate of a round; at Tressette the passate of a round, each a board of its own."""
    phases: tuple[Phase, ...] = (Phase(Movement.DANISH, 5),)
    seating: Seating = Seating.DRAW
    clubs_apart: bool = True
    minutes: int = 0
    """Of a round; 0: what the code says."""
    place: str = ""
    date: str = ""
    fee: int = 0
    """In cents, for each player."""
    double_check: bool = False
    """Whether every score must be read a second time before the next round is drawn."""
    phones: bool = False
    """Whether players may send their score by telephone after the end of a round (F19 19: the signed paper governs)."""
    online: bool = False
    """Whether the rounds are played at tables of the server."""
    bots: bool | None = None
    """Whether bots play for people who are not there at online tables; None: an older notice, by which they do."""
    public_clock: bool = False
    """Whether players may see the time left; F19 6 and INT 5 keep it from them."""
    settings: dict[str, str] = {}
    """What the code leaves open and the director has settled, by the name of the norm."""
    edition: str = ""
    """The edition of the code; a notice that names none was written when there was but one."""

    buongioco: str = ""
    """What is done with buongioco on the boards of a duplicate, as the code names it (FITRES 173).

    A notice that says nothing is older than the question: its scores are taken as they come.
    """
    rooms: tuple[Room, ...] = ()
    """In the order in which they are filled; without any, tables are numbered from 1."""

    def table(self, place: int) -> int:
        """The number on a table, by its place among all tables from 1. What no room has place for follows the last."""
        left = place - 1
        for room in self.rooms[:-1]:
            if left < room.tables:
                return room.first + left
            left -= room.tables
        return (self.rooms[-1].first if self.rooms else 1) + left

    def room_of(self, table: int) -> str:
        """The name of the room in which a table stands, where rooms have names."""
        return next((room.name for room in reversed(self.rooms) if room.first <= table), "")

    @property
    def rounds(self) -> int:
        return sum(phase.rounds for phase in self.phases)

    @property
    def table_hands(self) -> int:
        """The key of the tables of victory points: teams have one of their own."""
        return 0 if self.format is Format.TEAMS else self.hands

    def phase_of(self, number: int) -> tuple[int, Phase, int]:
        """The index of a round's phase, the phase, and the round's number in it, from 1."""
        left = number
        for index, phase in enumerate(self.phases):
            if left <= phase.rounds:
                return index, phase, left
            left -= phase.rounds
        raise ValueError(f"the tournament has {self.rounds} rounds, not {number}")


def of_rounds(phases: tuple[Phase, ...], rounds: int) -> tuple[Phase, ...]:
    """The same plan ending with another round: phases that would come after it fall away, or the last is longer."""
    kept: list[Phase] = []
    left = rounds
    for phase in phases:
        if left > 0:
            kept.append(replace(phase, rounds=min(phase.rounds, left)))
        left -= phase.rounds
    if left > 0 and kept:
        kept[-1] = replace(kept[-1], rounds=kept[-1].rounds + left)
    return tuple(kept)
