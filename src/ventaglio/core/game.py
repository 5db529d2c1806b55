"""What the rest of the program asks of a game, and of a player.

Bots, tables, terminal, records and cases talk to a game through this door alone.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from ventaglio.core.expecting import Fact
from ventaglio.core.refusal import Grounds, Refusal
from ventaglio.core.seats import Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
M = TypeVar("M")

View_contra = TypeVar("View_contra", contravariant=True)
Menu_contra = TypeVar("Menu_contra", contravariant=True)
Action_co = TypeVar("Action_co", covariant=True)


@dataclass(frozen=True)
class Game(Generic[S, A, E, V, M]):
    """A game: pure functions over an immutable state."""

    name: str

    judge: Callable[[S, A, Seat], Refusal | None]
    """Why a seat may not do this now, or None. The only owner of legality."""
    legal: Callable[[S], Iterator[A]]
    """The plays open to the player on turn, each once."""
    act: Callable[[S, A, Seat], tuple[E, ...]]
    """What happens when a seat does this; raises `IllegalAction`."""
    fold: Callable[[S, E], S]
    """The state after an event."""
    view: Callable[[S, Seat | None], V]
    """What a seat may see; None is the public."""
    menu: Callable[[S, Seat], M]
    """What a seat may do now, in a form that a screen can draw."""
    redact: Callable[[E, Seat | None, S], E]
    """What a seat may know of an event that happens in a state."""
    turn: Callable[[S], Seat | None]
    """Who is to act: a seat, `TABLE` where chance is, None when the match is over."""
    players: Callable[[S], int]
    """How many seats the table has."""
    chance: Callable[[S, bytes], A]
    """The action of the table where chance decides, from a seed."""
    reveals: Callable[[E], bool]
    """Whether by this event somebody came to see a card that chance had kept from him: there is no way back past it."""
    event: Any
    """The union of its events, to read them from JSON."""

    parse_action: Callable[[str], A]
    spell_action: Callable[[A], str]
    parse_position: Callable[..., S]
    """A state from its text; with ``complete=True`` what the text leaves out is dealt from the rest of the pack."""
    spell_position: Callable[[S], str]

    open: Callable[[Mapping[str, str]], S]
    """The table that a record's headers describe, by the edition of the code that they name."""
    headers: Callable[[S], dict[str, str]]
    """The inverse."""
    result: Callable[[S], dict[str, str]]
    """What a match stands at, for a record's headers: Ended, Winners, Totals."""
    facts: Callable[[S, tuple[E, ...]], dict[str, Any]]
    """Plain facts about a state and the events that led to it, by name, for case files to ask."""
    reasons: Grounds = field(default_factory=dict)
    """Why it may refuse an action, and by which norms."""
    expects: Callable[[S], Iterable[Fact]] | None = None
    """The facts that a case may ask of a state, and the values they can have; None for a game that lists none."""
    reckoned: Callable[[Sequence[Any]], dict[str, Any]] | None = None
    """What the steps of a game come to beyond the table, such as stakes, by name, for case files to ask."""
    reckonings: Mapping[str, Callable[[S, Mapping[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    """What can be reckoned by the rules of a table from figures alone, by name, for case files to ask."""

    reopen: Callable[[Mapping[str, str], Mapping[str, Any]], S] | None = None
    """The table that headers describe where their edition is not here, with the values that were kept of it; None for a
    game that keeps none."""


class Agent(Protocol, Generic[View_contra, Menu_contra, Action_co]):
    """A player who knows what its seat sees and nothing else."""

    def choose(self, view: View_contra, menu: Menu_contra) -> Action_co:
        """The next action of its seat."""
