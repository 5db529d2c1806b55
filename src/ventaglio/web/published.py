"""What is published of tournaments, worked out once however many ask for it."""

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

import msgspec

from ventaglio.director.publication import PublicView, public
from ventaglio.director.tournament import Tournament

MOST_KNOWN: Final = 32
"""Tournaments of which it is remembered."""


class Published:
    """What everybody may see, by tournament."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[int, asyncio.Task[tuple[PublicView, str]]]] = OrderedDict()

    async def of(self, tournament_id: str, t: Tournament) -> tuple[PublicView, str]:
        """What is published of a tournament as it stands, and the tag of that."""
        seq, task = self._known.get(tournament_id, (0, None))
        if task is None or seq != t.seq or (task.done() and task.exception() is not None):
            task = asyncio.create_task(asyncio.to_thread(_published, t))
            self._known[tournament_id] = (t.seq, task)
        self._known.move_to_end(tournament_id)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return await asyncio.shield(task)


def _published(t: Tournament) -> tuple[PublicView, str]:
    view = public(t)
    return view, hashlib.sha256(msgspec.json.encode(view)).hexdigest()[:24]
