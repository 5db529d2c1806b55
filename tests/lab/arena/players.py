"""Bots from outside the package, named in tests as ``tests.lab.arena.players:NAME``, and the contests they play."""

import os
import signal
from pathlib import Path
from random import Random
from typing import Any

from ventaglio.games.common.plugin import find
from ventaglio.games.common.plugin.finding import find_code
from ventaglio.games.common.plugin.plug import Wanted
from ventaglio.lab.arena.playing import Contest

HOME = "tests.lab.arena.players"
MIDDLE = 50
"""Choices after which `Mortal` does so: it is then in its second deal."""
FATAL = "VENTAGLIO_TEST_FATAL"
"""Names the file that `Mortal` leaves behind when it kills its process, so that it does so once."""


def contest(game: str, code: str, players: int = 4, *, seed: int = 1, whole: bool = False, **options: str) -> Contest:
    """A contest at a table of a code."""
    plug, found = find(game), find_code(code, game)
    chosen = {f"Option.{name}": value for name, value in options.items()}
    headers = plug.headers(Wanted(code=code, players=players))
    opened = plug.game.open({**headers, "Edition": found.text.edition, **chosen})
    return Contest(game, tuple(plug.game.headers(opened).items()), seed, whole)


class First:
    """Does the first thing that it may, at any game."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: Any, menu: Any) -> Any:
        plug = find("tressette" if type(view).__module__.startswith("ventaglio.games.tressette.engine") else "burraco")
        return next(iter(plug.choices(view, menu)))


class Watcher(First):
    """Writes down every hand that it is shown first."""

    seen: list[tuple[int, tuple[Any, ...]]] = []  # noqa: RUF012 -- what all of them saw

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._looked = False

    def choose(self, view: Any, menu: Any) -> Any:
        if not self._looked:
            self._looked = True
            Watcher.seen.append((view.seat, view.hand))
        return super().choose(view, menu)


class Mortal(First):
    """Kills the process in which it plays, once, in the middle of a game."""

    chosen = 0

    def choose(self, view: Any, menu: Any) -> Any:
        Mortal.chosen += 1
        left = Path(os.environ[FATAL])
        if Mortal.chosen > MIDDLE and not left.exists():
            left.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, menu)


class Cheat:
    """Does what nobody may."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: Any, menu: Any) -> Any:
        raise RuntimeError("I will not play")


def nobody(rng: Random) -> object:
    """Makes something that is no bot."""
    return object()


NOTHING = None
