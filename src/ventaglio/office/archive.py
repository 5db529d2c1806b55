"""The tournaments that are over, as seasons and statistics take them: a log is read once, and again when it grows."""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec

from ventaglio.office.lines import made_of
from ventaglio.season.results import Outcome, outcome
from ventaglio.store.database import Database
from ventaglio.store.tournaments import Folder, Tournaments

REMEMBERED: Final = 1_000
"""Outcomes that are kept in memory: some kilobytes each."""
MOST: Final = 2_000
"""How many tournaments an archive goes back."""

_ISO: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


class Finished(msgspec.Struct, frozen=True):
    """A tournament that is over. ``day`` is what it is filed under: its date, else the day it was opened."""

    outcome: Outcome
    day: str
    public: bool


class Archive:
    """What came out of the tournaments in a database."""

    def __init__(self, database: Database) -> None:
        self._store = Tournaments(database)
        self._known: OrderedDict[str, tuple[tuple[int, float], Outcome | None]] = OrderedDict()

    async def outcome(self, tournament_id: str) -> Outcome | None:
        """How a tournament ended; None where there is none, or it is not over."""
        folder = await self._store.folder(tournament_id)
        return None if folder is None else await self._outcome(folder)

    async def _outcome(self, folder: Folder) -> Outcome | None:
        stamp = (folder.seq, folder.changed_at)
        known = self._known.get(folder.id)
        if known is None or known[0] != stamp:
            lines = await self._store.read(folder.id)
            found = await asyncio.to_thread(lambda: outcome(folder.id, made_of(lines)))
            known = self._known[folder.id] = (stamp, found)
        self._known.move_to_end(folder.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known[1]

    async def finished(self, *, everything: bool = False) -> tuple[Finished, ...]:
        """All that are over, the oldest first: those that everybody may find, unless ``everything`` is asked for."""
        folders = await self._store.folders_saying('"ended":true')
        wanted = [one for one in folders if (one.public or everything) and ended(one)][:MOST]
        found = [(folder, await self._outcome(folder)) for folder in wanted]
        filed = [Finished(one, _day(folder, one), folder.public) for folder, one in found if one is not None]
        return tuple(sorted(filed, key=lambda one: (one.day, one.outcome.id)))


def ended(folder: Folder) -> bool:
    """Whether its list says that a tournament is over; a name may hold the same letters."""
    return msgspec.json.decode(folder.summary).get("ended") is True


def years(finished: Sequence[Finished]) -> tuple[str, ...]:
    """The years in which something was played, the latest first."""
    return tuple(sorted({one.day[:4] for one in finished}, reverse=True))


def _day(folder: Folder, one: Outcome) -> str:
    if _ISO.fullmatch(one.date):
        return one.date
    return time.strftime("%Y-%m-%d", time.gmtime(folder.created_at))
