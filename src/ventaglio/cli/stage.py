"""How a game is shown: what `replay`, `position` and `explain` ask of each."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from ventaglio.cli.terminal import Terminal
from ventaglio.core.record import Step
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat


class Stage(ABC):
    """Prints the tables of one game. ``you`` is the seat that looks on; None sees everything."""

    count: ClassVar[type]
    """The event that holds the count of a hand."""

    def __init__(self, place: Terminal, opening: Any, you: Seat | None = None) -> None:
        self.terminal = place
        self.you = you

    @abstractmethod
    def head(self, opening: Any) -> None:
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

    @abstractmethod
    def ends(self, done: Step) -> None:
        """Print the count of a hand, and the end of the match, if a step brings them."""

    @abstractmethod
    def table(self, state: Any) -> None:
        """Print the table and the hands."""

    @abstractmethod
    def result(self, state: Any) -> None:
        """Print what the match came to."""

    def sheet(self, opening: Any) -> Callable[[Sequence[Any]], None]:
        """What prints the score sheet of the hands that were counted, where one is kept."""
        raise BadInput(self.terminal.text("sheet-none"))

    @abstractmethod
    def choices(self, state: Any, seat: Seat) -> None:
        """Print what a seat may do."""

    @abstractmethod
    def actions(self, state: Any, seat: Seat) -> Iterator[Any]:
        """Every action of the seat on turn."""

    @abstractmethod
    def dealt(self, state: Any) -> bool:
        """Whether a hand is being played."""


def stage_of(game: str, place: Terminal, opening: Any, you: Seat | None = None) -> Stage:
    """The stage of a game, imported when it is wanted."""
    if game == "burraco":
        from ventaglio.cli.burraco.stage import BurracoStage

        return BurracoStage(place, opening, you)
    from ventaglio.cli.tressette.stage import TressetteStage

    return TressetteStage(place, opening, you)
