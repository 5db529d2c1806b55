"""What the house asks of a game, and of a player.

Every room above the games — bots, tables, terminal, records, cases — talks to a game through this door alone.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Generic, Protocol, TypeVar

from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V_co = TypeVar("V_co", covariant=True)
M_co = TypeVar("M_co", covariant=True)

View_contra = TypeVar("View_contra", contravariant=True)
Menu_contra = TypeVar("Menu_contra", contravariant=True)
Action_co = TypeVar("Action_co", covariant=True)


class Game(Protocol, Generic[S, A, E, V_co, M_co]):
    """A game: pure functions over an immutable state."""

    name: str

    def judge(self, state: S, action: A, by: Seat) -> Refusal | None:
        """Why ``by`` may not do this now, or None. The only owner of legality."""

    def legal(self, state: S) -> Iterator[A]:
        """The plays open to the player on turn, each once."""

    def act(self, state: S, action: A, by: Seat) -> tuple[E, ...]:
        """What happens; raises `IllegalAction`."""

    def fold(self, state: S, event: E) -> S:
        """The state after an event."""

    def view(self, state: S, seat: Seat | None) -> V_co:
        """What a seat may see; None is the public."""

    def menu(self, state: S, seat: Seat) -> M_co:
        """What a seat may do now, in a form that a screen can draw."""

    def redact(self, event: E, seat: Seat | None, before: S) -> E:
        """What a seat may know of an event that happens in the state ``before``."""

    def turn(self, state: S) -> Seat | None:
        """Who is to act: a seat, `TABLE` where chance is, None when the match is over."""

    def players(self, state: S) -> int:
        """How many seats the table has."""

    def parse_action(self, text: str) -> A:
        """An action from its text."""

    def spell_action(self, action: A) -> str:
        """The inverse."""

    def parse_position(self, text: str, complete: bool = False) -> S:
        """A state from its text. ``complete`` deals what the text leaves out from the rest of the pack."""

    def spell_position(self, state: S) -> str:
        """The inverse."""

    def open(self, headers: Mapping[str, str]) -> S:
        """The table that a record's headers describe."""

    def headers(self, state: S) -> dict[str, str]:
        """The inverse."""

    def result(self, state: S) -> dict[str, str]:
        """What a finished or unfinished match stands at, for a record's closing lines."""

    def facts(self, state: S, events: tuple[E, ...]) -> dict[str, Any]:
        """Plain facts about a state and the events that led to it, by name, for case files to ask."""


class Agent(Protocol, Generic[View_contra, Menu_contra, Action_co]):
    """A player who knows what its seat sees and nothing else."""

    def choose(self, view: View_contra, menu: Menu_contra) -> Action_co:
        """The next action of its seat."""
