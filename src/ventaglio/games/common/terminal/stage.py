"""How a game is shown: what `replay`, `position` and `explain` ask of each."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from ventaglio.core.record import Step
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat
from ventaglio.games.common.terminal.screen import Terminal

S = TypeVar("S")
A = TypeVar("A")


class Stage(ABC, Generic[S, A]):
    """Prints the tables of one game. ``you`` is the seat that looks on; None sees everything."""

    count: ClassVar[type | tuple[type, ...]]
    """The event that holds the count of a hand."""

    def __init__(self, place: Terminal, opening: S, you: Seat | None = None) -> None:
        self.terminal = place
        self.you = you

    @abstractmethod
    def head(self, opening: S) -> None:
        """The code, and how long the match is."""

    @abstractmethod
    def began(self, done: Step) -> str | None:
        """The title of the hand that a step deals."""

    @abstractmethod
    def tell(self, done: Step) -> Sequence[str]:
        """What happened, in sentences."""

    def rest(self) -> Sequence[str]:
        """What has not been told yet when a record ends."""
        return ()

    def counted(self, done: Step) -> list[Any]:
        """The counts that a step brings."""
        return [event for event in done.events if isinstance(event, self.count)]

    @abstractmethod
    def ends(self, done: Step) -> None:
        """Print the count of a hand, and the end of the match, if a step brings them."""

    @abstractmethod
    def table(self, state: S) -> None:
        """Print the table and the hands."""

    @abstractmethod
    def result(self, state: S) -> None:
        """Print what the match came to."""

    def sheet(self, opening: Any) -> Callable[[Sequence[Any]], None]:
        """What prints the score sheet of the hands that were counted, where one is kept."""
        raise BadInput(self.terminal.text("sheet-none"))

    @abstractmethod
    def choices(self, state: S, seat: Seat) -> None:
        """Print what a seat may do."""

    @abstractmethod
    def actions(self, state: S, seat: Seat) -> Iterator[A]:
        """Every action of the seat on turn."""

    @abstractmethod
    def phase(self, state: S) -> str:
        """What a match is at, by the name that the language files have for it: ``position-PHASE``."""
