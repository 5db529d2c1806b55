"""How a live-table is shown in a terminal: as the game it is, with its mistakes and rulings told."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from ventaglio.core.record import Step
from ventaglio.core.seats import Seat
from ventaglio.games.common.plugin.live import Around
from ventaglio.games.common.plugin.opaque import Action, State
from ventaglio.games.common.plugin.plug import AnyPlug
from ventaglio.games.common.terminal.screen import Terminal
from ventaglio.games.common.terminal.stage import Stage

AnyAround = Around[Any, Any, Any, Any, Any, Any, Any, Any]


class LiveStage(Stage[State, Action]):
    """Prints live-tables of any game by the stage of the game itself, which knows only regular play."""

    count = ()

    def __init__(self, plug: AnyPlug, kit: AnyAround, place: Terminal, opening: State, you: Seat | None) -> None:
        super().__init__(place, opening, you)
        assert plug.stage is not None
        self._kit = kit
        self._inside = plug.stage(place, kit.inner(opening), you)
        self._telling = plug.telling(place, kit.game.view(opening, you), you)

    def _regular(self, done: Step) -> Step:
        """A step as a table of regular play would have had it."""
        plain = tuple(one for one in map(self._kit.plain, done.events) if one is not None)
        return replace(done, before=self._kit.inner(done.before), events=plain, after=self._kit.inner(done.after))

    def head(self, opening: State) -> None:
        self._inside.head(self._kit.inner(opening))

    def began(self, done: Step) -> str | None:
        return self._inside.began(self._regular(done))

    def tell(self, done: Step) -> Sequence[str]:
        # Of a deal one is told who deals, and not the order of the pack.
        deals = self._kit.dealt(done.events)
        shown = (self._kit.game.redact(one, None, done.before) for one in done.events) if deals else done.events
        return list(self._telling.tell(done.move.by, shown))

    def rest(self) -> Sequence[str]:
        return list(self._telling.rest())

    def counted(self, done: Step) -> list[Any]:
        return self._inside.counted(self._regular(done))

    def ends(self, done: Step) -> None:
        self._inside.ends(self._regular(done))

    def table(self, state: State) -> None:
        self._inside.table(self._kit.inner(state))

    def result(self, state: State) -> None:
        self._inside.result(self._kit.inner(state))

    def sheet(self, opening: State) -> Callable[[Sequence[Any]], None]:
        return self._inside.sheet(self._kit.inner(opening))

    def choices(self, state: State, seat: Seat) -> None:
        self._inside.choices(self._kit.inner(state), seat)

    def actions(self, state: State, seat: Seat) -> Iterator[Action]:
        return map(self._kit.outer, self._inside.actions(self._kit.inner(state), seat))

    def phase(self, state: State) -> str:
        return self._inside.phase(self._kit.inner(state))
