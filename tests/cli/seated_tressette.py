"""A person at the terminal's Tressette table, driven by a test."""

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from ventaglio.core.seats import seat
from ventaglio.games.common.terminal.asking import Asking
from ventaglio.games.common.terminal.screen import Terminal, at
from ventaglio.games.tressette.bots import agent
from ventaglio.games.tressette.bots.matches import Player
from ventaglio.games.tressette.engine.actions import Accuse, CallOut, Claim, Declare, Play, Say, Show
from ventaglio.games.tressette.engine.menu import expand_menu
from ventaglio.games.tressette.engine.state import State
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.games.tressette.plugin.tables import agreed_table
from ventaglio.games.tressette.terminal.host import Chance, Dealing, TressetteHost, shuffled
from ventaglio.games.tressette.terminal.person import TressettePerson
from ventaglio.lang import translator


def never(state: State) -> Any:
    """A dealer for tests that begin in the middle of a passata."""
    raise AssertionError("nobody deals here")


class Table:
    """A table with one person. ``say`` feeds commands; what is printed goes to the standard output."""

    def __init__(
        self,
        opening: State | None = None,
        *,
        who: str = "B",
        dealing: Dealing | None = None,
        bots: Mapping[int, Player] | None = None,
        bot: str = "basic",
        lang: str = "en",
        french: bool = False,
        record: Path | None = None,
        training: bool = False,
    ) -> None:
        self.place = Terminal(translator(lang))
        state = opening if opening is not None else agreed_table("tradizionali")
        you = seat(who, 4)
        others = {one: agent(bot, Random(one)) for one in range(4) if one != you}
        self.host = TressetteHost(state, you, bots or others, dealing or shuffled(Random(1)), training=training)
        self._french = french
        self._record = record

    @staticmethod
    def at_position(text: str, **more: Any) -> "Table":
        """In the middle of a passata. Cards that the text leaves out come from the rest of the pack."""
        return Table(TRESSETTE.parse_position(text, complete=True), dealing=never, **more)

    def say(self, *lines: str) -> int:
        """Play these commands, then leave."""
        rest = iter(lines)
        return self.listen(lambda: next(rest, None))

    def listen(self, source: Callable[[], str | None]) -> int:
        """Play whatever a source says."""

        def read() -> str:
            line = source()
            return "" if line is None else f"{line}\n"

        with at(self.place):
            asking = Asking(self.place, read)
            person = TressettePerson(self.place, self.host, asking, french=self._french, record=self._record)
            return person.play()


class Typist:
    """Types commands that are legal: now and then words, an accusation, a call; rarely a lay-down."""

    def __init__(self, host: TressetteHost, rng: Random, *, only_cards: bool = False) -> None:
        self._host = host
        self._rng = rng
        self._next: list[str] = []
        self._only_cards = only_cards

    @property
    def busy(self) -> bool:
        """Whether a question waits for its answer."""
        return bool(self._next)

    def __call__(self) -> str:
        if self._next:
            return self._next.pop()
        if self._host.may_interrupt and self._rng.random() < 0.5:
            return ""
        rare = (Claim, CallOut)
        actions = list(expand_menu(self._host.menu()))
        if self._only_cards:
            actions = [one for one in actions if isinstance(one, Play) and one.formula is None]
        common = [one for one in actions if not isinstance(one, rare)]
        action = self._rng.choice(common if common and self._rng.random() < 0.97 else actions)
        match action:
            case Play(one, formula):
                return f"{one.text} {formula or ''}"
            case Declare(what, suit):
                return f"say {what} {suit}"
            case Accuse(what, suit):
                return f"acc {what} {suit}"
            case Say(word):
                return self._rng.choice([word.replace("-", " "), f"say {word}"])
            case Show():
                return "show"
            case Claim():
                self._next = [] if self._host.chance is Chance.CLAIM else ["y"]
                return "claim"
            case CallOut():
                self._next = ["y"]
                return "call"
            case _:
                raise AssertionError(action)
