"""What is published of tournaments, worked out once however many ask for it."""

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

import msgspec

from ventaglio.server.store.database import Database
from ventaglio.server.store.registry import Registry
from ventaglio.server.store.tournaments import Tournaments
from ventaglio.tournaments.director.publication import Named, PublicView, public
from ventaglio.tournaments.director.tournament import Tournament

MOST_KNOWN: Final = 32
"""Tournaments of which it is remembered."""


class Published:
    """What everybody may see, by tournament: with people named as they want to be."""

    def __init__(self, database: Database) -> None:
        self._tournaments = Tournaments(database)
        self._registry = Registry(database)
        self._known: OrderedDict[str, tuple[Tournament, asyncio.Task[tuple[PublicView, str]]]] = OrderedDict()

    async def of(self, tournament_id: str, t: Tournament) -> tuple[PublicView, str]:
        """What is published of a tournament as it stands, and the tag of that."""
        known = self._known.get(tournament_id)
        failed = known is not None and known[1].done() and known[1].exception() is not None
        if known is None or failed or known[0] is not t:
            known = self._known[tournament_id] = (t, asyncio.create_task(self._published(tournament_id, t)))
        self._known.move_to_end(tournament_id)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return await asyncio.shield(known[1])

    async def _published(self, tournament_id: str, t: Tournament) -> tuple[PublicView, str]:
        _, _, club = await self._tournaments.head(tournament_id)
        named: Named = str if club is None else (await self._registry.roster(club)).public
        return await asyncio.to_thread(_tagged, t, named)


def _tagged(t: Tournament, named: Named) -> tuple[PublicView, str]:
    view = public(t, named)
    return view, hashlib.sha256(msgspec.json.encode(view)).hexdigest()[:24]
