"""How much one person may say: a few things at once, then nobody hears more for a while, then the connection ends."""

from typing import Final

from ventaglio.server.web.bounds import Bounds
from ventaglio.server.web.limits import Bucket

MOST_KNOWN: Final = 5_000
"""People whose talk is remembered: a new connection, or another table, does not make anybody forget."""


class Muted(Exception):
    """Nobody hears this, for so many seconds; ``ends``: and whoever goes on like this is let go."""

    def __init__(self, seconds: float, *, ends: bool) -> None:
        super().__init__(seconds)
        self.seconds = seconds
        self.ends = ends


class Talk:
    """What one person has said of late."""

    def __init__(self, bounds: Bounds) -> None:
        self._bounds = bounds
        self._bucket = Bucket(1 / bounds.says_every, bounds.says)
        self._until = 0.0
        self._tries = 0

    def say(self, now: float) -> None:
        """One thing more. Raises `Muted` when it is too much."""
        if now >= self._until:
            self._tries = 0
            if self._bucket.take(now):
                return
            self._until = now + self._bounds.mute_seconds
        self._tries += 1
        raise Muted(self._until - now, ends=self._tries > self._bounds.mute_tries)

    def is_quiet(self, now: float) -> bool:
        """Whether there is nothing to remember."""
        return now >= self._until + self._bounds.says * self._bounds.says_every


class Talks:
    """What everybody has said of late."""

    def __init__(self, bounds: Bounds) -> None:
        self._bounds = bounds
        self._known: dict[str, Talk] = {}

    def say(self, person: str, now: float) -> None:
        """Somebody says one thing more. Raises `Muted` when it is too much."""
        if person not in self._known and len(self._known) >= MOST_KNOWN:
            self._known = {who: talk for who, talk in self._known.items() if not talk.is_quiet(now)}
        self._known.setdefault(person, Talk(self._bounds)).say(now)
