"""A table as its log leaves it: everything that its future depends on, and what may be asked of it."""

from typing import Final

import msgspec

from ventaglio.core.seats import TABLE, Place, Seat
from ventaglio.games.common.plugin.opaque import State
from ventaglio.games.common.plugin.plug import AnyKit
from ventaglio.server.tables.entries import TOURNAMENT, Boards
from ventaglio.server.tables.marks import seq_of
from ventaglio.server.tables.pledge import Pledge
from ventaglio.server.tables.policy import Policy

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"


class CorruptLog(Exception):
    """A log that cannot be read: that table stops, and no other."""


class Chair(msgspec.Struct, frozen=True):
    """A place at the table, and who has it."""

    person: str = ""
    """The id of the person who sat down; empty for a bot and for an empty place."""
    name: str = ""
    level: str = ""
    """The level of the bot; empty for a person."""
    avatar: str = ""
    """The picture that the person had chosen when sitting down; empty where the name gives one."""
    arrived: bool = False
    """Whether the person has ever had a screen open here."""
    away_since: float | None = None
    stand_in: str = ""
    """The level of the bot that plays in the person's place."""
    alike: bool = False
    """Whether the person may be another who sits here too."""

    @property
    def taken(self) -> bool:
        return bool(self.person or self.level)

    @property
    def driver(self) -> str:
        """The level of the bot that plays here now; empty if a person does."""
        return self.level or self.stand_in


class Ask(msgspec.Struct, frozen=True):
    """A question to everybody at the table."""

    what: str
    place: Place
    at: float
    agreed: frozenset[Place] = frozenset()


class Bell(msgspec.Struct, frozen=True):
    """Who has rung for the referee, and when."""

    place: Place
    at: float


class Watcher(msgspec.Struct, frozen=True):
    """Somebody who looks on with a player, or would like to."""

    person: str
    name: str
    place: Place
    admitted: bool = False
    objections: frozenset[Place] = frozenset()


class HostedTable(msgspec.Struct, frozen=True):
    """Everything about a table that its future depends on."""

    id: str
    seq: int
    kit: AnyKit
    headers: dict[str, str]
    policy: Policy
    owner: str
    chairs: tuple[Chair, ...]
    opened_at: float
    changed_at: float
    started_at: float = 0.0
    status: str = OPEN
    state: State | None = None
    """The state of the game; None until the match begins."""
    pledge: Pledge | None = None
    deals: int = 0
    """How many deals were promised, those that were void included."""
    voided: int = 0
    failed: tuple[Place, ...] = ()
    """Who has not opened what he had committed to, since cards were last dealt."""
    ready: frozenset[Place] = frozenset()
    """Who was ready for a deal that was void, and need not say so again."""
    boards: Boards | None = None
    """The boards that are dealt here, where a tournament gives them."""
    told: tuple[str, ...] = ()
    """The labels of boards that are over at every table, and whose secrets have been told."""

    acted_seq: int = 0
    """The last entry that changed the state of the game."""
    acted_at: float = 0.0
    turn_since: float = 0.0
    """When the present turn began."""
    allowed: float | None = None
    """The seconds it has; None where there is no clock."""
    grace: float = 0.0
    warned_at: float | None = None
    time_up: bool = False
    marks: tuple[tuple[int, State], ...] = ()
    """Where one can go back to: the number of an entry, and the state after it; the latest last."""
    marked_by: Seat = TABLE
    """Whose plays those are."""

    ask: Ask | None = None
    paused_at: float | None = None
    bell: Bell | None = None
    """Somebody has rung for the referee, and he has not ruled yet."""
    rung: tuple[Place, ...] = ()
    """Who has rung in this hand without a ruling, once for each time."""
    reopened_at: float = 0.0
    """When the house was last opened again, as far as this table was told."""
    quiet_until: float = 0.0
    """Until when no clock of people runs, so that they can come back."""
    watchers: tuple[Watcher, ...] = ()
    refs: tuple[bytes, ...] = ()
    """For each place the last marks that were given to what was done there, and the entries that came of it: packed,
    since a table would hold more of these than of everything else."""
    closed_by: Place | None = None
    sent_away: frozenset[str] = frozenset()
    """Persons whom whoever keeps the table did not want at it."""
    unrated: str = ""
    """Why the match does not count for the ladders though the table was to be rated."""
    why_closed: str = ""
    """Why the match did not come to its end, if it did not."""
    club: str = ""
    """The club whose table it is; empty for one of the whole house."""
    again: str = ""
    """The table at which the same people meet once more."""

    # ── Questions about it ───────────────────────────────────────────────────────────────────────────────────────

    @property
    def match(self) -> State:
        """The state of a match that has begun."""
        assert self.state is not None, f"table {self.id}: the match has not begun"
        return self.state

    @property
    def setting(self) -> State:
        """The state of the match, or that in which it will begin."""
        return self.kit.game.open(self.headers) if self.state is None else self.state

    @property
    def foreign(self) -> bool:
        """Whether it was begun under values of its code that are not here: it can be looked at, and cannot go on."""
        return bool(self.state is not None and self.kit.rules(self.state).foreign)

    @property
    def own_measure(self) -> bool:
        """Whether its match is of a length that its code does not have."""
        return self.kit.own_measure(self.kit.game.open(self.headers) if self.state is None else self.state)

    @property
    def turn(self) -> Seat | None:
        """Who is to act: a seat, `TABLE`, or None."""
        return None if self.state is None else self.kit.game.turn(self.state)

    @property
    def turn_place(self) -> Place | None:
        """The place that is to act, if one is."""
        turn = self.turn
        return None if turn is None or turn == TABLE else self.kit.place_of(self.match, turn)

    @property
    def reserved(self) -> bool:
        """Whether a tournament gives its places, and says when it begins."""
        return self.owner.startswith(TOURNAMENT)

    @property
    def tournament(self) -> str:
        """The id of that tournament; empty where there is none."""
        return self.owner.removeprefix(TOURNAMENT) if self.reserved else ""

    @property
    def keeps_boards(self) -> bool:
        """Whether cards were dealt here that other tables may still be playing."""
        return self.boards is not None and len(self.told) < min(self.deals, len(self.boards.promised))

    @property
    def in_hand(self) -> bool:
        """Whether cards are being played."""
        return self.status == PLAYING and self.kit.in_hand(self.match)

    @property
    def host(self) -> str:
        """Who decides who plays and when play begins: whoever opened the table, while he is there.

        If he is not, whoever is, in the order of places; so nobody waits for somebody who has gone.
        """
        owner = self.place_of_person(self.owner)
        places = [*(() if owner is None else (owner,)), *self.people]
        there = [place for place in places if self.chairs[place].away_since is None]
        return next((self.chairs[place].person for place in (there or places)), "")

    def place_of_person(self, person: str) -> Place | None:
        """Where a person sits."""
        return next((place for place, chair in enumerate(self.chairs) if person and chair.person == person), None)

    def seat_of(self, place: Place) -> Seat:
        """The seat of the game that a place has now."""
        return place if self.state is None else self.kit.seat_of(self.state, place)

    @property
    def people(self) -> tuple[Place, ...]:
        """The places that persons have."""
        return tuple(place for place, chair in enumerate(self.chairs) if chair.person)

    @property
    def present(self) -> tuple[Place, ...]:
        """The places of persons who are there."""
        return tuple(place for place in self.people if self.chairs[place].away_since is None)

    def watcher(self, person: str) -> Watcher | None:
        """Somebody who looks on, or has asked to."""
        return next((one for one in self.watchers if one.person == person), None)

    def done_before(self, place: Place, ref: str) -> int | None:
        """The entry that came of what a person sent under this mark, if it was sent before."""
        return seq_of(self.refs[place], ref) if ref and self.refs else None
