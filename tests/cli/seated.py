"""A person at the terminal's table, driven by a test."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from tests.texts import burraco_code as code
from ventaglio.core.seats import seat
from ventaglio.games.burraco.bots import agent
from ventaglio.games.burraco.engine.actions import Open, spell_action
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.state import Phase, State
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.burraco.terminal.hints import hints
from ventaglio.games.burraco.terminal.host import BurracoHost, Dealing, Player, shuffled
from ventaglio.games.burraco.terminal.person import BurracoPerson
from ventaglio.games.common.terminal.asking import Asking
from ventaglio.games.common.terminal.screen import Terminal, at
from ventaglio.lang import translator

Source = Callable[[], str | None]
"""Gives the next command, None when there is none."""


def never(state: State) -> Any:
    """A dealer for tests that begin in the middle of a hand."""
    raise AssertionError("nobody deals here")


class Seated:
    """A table with one person. ``say`` feeds commands; what is printed goes to the standard output."""

    def __init__(
        self,
        opening: State | None = None,
        *,
        who: str = "B",
        dealing: Dealing | None = None,
        bots: Mapping[int, Player] | None = None,
        lang: str = "en",
        record: Path | None = None,
        undo: bool = True,
    ) -> None:
        self.place = Terminal(translator(lang))
        state = opening if opening is not None else open_table(code("fibur-2019"), hands=1)
        you = seat(who, state.table.players)
        others = {one: agent("random", Random(one)) for one in range(state.table.players) if one != you}
        self.host = BurracoHost(state, you, bots or others, dealing or shuffled(Random(1)))
        self.lines: list[str] = []
        self._record = record
        self._undo = undo

    @staticmethod
    def at_position(text: str, **more: Any) -> "Seated":
        """In the middle of a hand. Cards that the text leaves out come from the rest of the pack."""
        return Seated(BURRACO.parse_position(text, complete=True), dealing=never, **more)

    def say(self, *lines: str) -> int:
        """Play these commands, then leave."""
        rest = iter(lines)
        return self.listen(lambda: next(rest, None))

    def listen(self, source: Source) -> int:
        """Play whatever a source says."""

        def remembered() -> str:
            line = source()
            if line is None:
                return ""
            self.lines.append(line)
            return f"{line}\n"

        with at(self.place):
            asking = Asking(self.place, remembered)
            person = BurracoPerson(self.place, self.host, asking, record=self._record, undo=self._undo)
            return person.play()


def sensible(host: BurracoHost) -> str:
    """A command that plays on: the first hint there is, and then a discard."""
    view, menu = host.view(), host.menu()
    if view.phase is Phase.PICK_UP:
        return "d" if menu.draw else "t"
    for hint in hints(view, menu, host.law, host.may):
        if isinstance(hint.action, Open):
            return f"o {spell_action(hint.action).removeprefix('open ')}"
        return f"a {hint.action.meld} {hint.action.card.text}{' low' if hint.action.low else ''}"
    return f"x {menu.discards[-1].text}"


def words_of(lines: Iterable[str]) -> str:
    """Commands as a pipe brings them."""
    return "".join(f"{line}\n" for line in lines)
