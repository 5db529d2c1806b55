"""The tournaments that are over, as seasons and statistics take them: a log is read once, and again when it grows."""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final

import msgspec
from msgspec.structs import replace

from ventaglio.server.desk.lines import made_of
from ventaglio.server.store.database import Database
from ventaglio.server.store.registry import Registry
from ventaglio.server.store.tournaments import Folder, Tournaments
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.registry.people import Roster
from ventaglio.tournaments.season.people import Key, key_of_person
from ventaglio.tournaments.season.results import Outcome, as_entered, known_again, outcome

REMEMBERED: Final = 1_000
"""Outcomes that are kept in memory: some kilobytes each."""
MOST: Final = 2_000
"""How many tournaments an archive goes back."""

Stamp = tuple[int, float, str, int]
"""Of what an outcome was made: the log up to a line, when that was written, whose registry, up to which change."""

_ISO: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


class Finished(msgspec.Struct, frozen=True):
    """A tournament that is over. ``day`` is what it is filed under: its date, else the day it was opened."""

    outcome: Outcome
    day: str
    public: bool
    club: str = ""
    """The id of the club that has held it, where one has."""


class Archive:
    """What came out of the tournaments in a database."""

    def __init__(self, database: Database) -> None:
        self._store = Tournaments(database)
        self._registry = Registry(database)
        self._known: OrderedDict[str, tuple[Stamp, Outcome | None]] = OrderedDict()

    async def outcomes(self, tournament_ids: Iterable[str]) -> list[Outcome | None]:
        """How tournaments ended; None where there is none, or it is not over."""
        folders = [await self._store.folder(one) for one in tournament_ids]
        rosters = await self._rosters(one for one in folders if one is not None)
        return [None if one is None else await self._outcome(one, rosters) for one in folders]

    async def outcome(self, tournament_id: str) -> Outcome | None:
        """How one ended."""
        return (await self.outcomes((tournament_id,)))[0]

    async def club(self, tournament_id: str) -> str:
        """The id of the club that holds a tournament; empty where none does."""
        folder = await self._store.folder(tournament_id)
        return (folder.club if folder is not None else None) or ""

    async def kept(self, copies: Iterable[tuple[Outcome, str]]) -> list[Outcome]:
        """What was kept of tournaments that are deleted, each with the club that held it: people as they are known."""
        some = tuple(copies)
        rosters = await self._registries(club for _, club in some)
        return [known_again(one, partial(_known_by, rosters[club])) if club in rosters else one for one, club in some]

    async def keys_now(self, tournament_ids: Iterable[str], clubs: Iterable[str] = ()) -> Callable[[Key], Key]:
        """What somebody is known by now who was known otherwise before a registry made one person of two.

        The registries are those of the clubs that hold some tournaments, and of further clubs.
        """
        folders = [await self._store.folder(one) for one in tournament_ids]
        rosters = await self._registries((*(one.club or "" for one in folders if one is not None), *clubs))
        merged = {
            key_of_person(one.id): key_of_person(found.id)
            for roster in rosters.values()
            for one in roster.everybody.values()
            if one.into and (found := roster.person(one.id)) is not None
        }
        return lambda key: merged.get(key, key)

    async def _rosters(self, folders: Iterable[Folder]) -> dict[str, Roster]:
        """The registries of the clubs that hold some tournaments."""
        return await self._registries(one.club or "" for one in folders)

    async def _registries(self, clubs: Iterable[str]) -> dict[str, Roster]:
        return {club: await self._registry.roster(club) for club in dict.fromkeys(clubs) if club}

    async def _outcome(self, folder: Folder, rosters: Mapping[str, Roster]) -> Outcome | None:
        roster = rosters.get(folder.club or "")
        stamp = (folder.seq, folder.changed_at, folder.club or "", roster.seq if roster else 0)
        known = self._known.get(folder.id)
        if known is None or known[0] != stamp:
            lines = await self._store.read(folder.id)
            who = as_entered if roster is None else partial(_known_as, roster)
            found = await asyncio.to_thread(lambda: outcome(folder.id, made_of(lines), who))
            known = self._known[folder.id] = (stamp, found)
        self._known.move_to_end(folder.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known[1]

    async def held_by(self, club_id: str) -> tuple[Finished, ...]:
        """All that a club has held and that are over, the oldest first."""
        return await self._finished([one for one in await self._store.folders_of(club_id) if ended(one)])

    async def finished(self, *, everything: bool = False) -> tuple[Finished, ...]:
        """All that are over, the oldest first: those that everybody may find, unless ``everything`` is asked for."""
        folders = await self._store.folders_saying('"ended":true')
        return await self._finished([one for one in folders if (one.public or everything) and ended(one)][:MOST])

    async def _finished(self, wanted: Sequence[Folder]) -> tuple[Finished, ...]:
        rosters = await self._rosters(wanted)
        found = [(folder, await self._outcome(folder, rosters)) for folder in wanted]
        filed = [
            Finished(one, _day(folder, one), folder.public, folder.club or "")
            for folder, one in found
            if one is not None
        ]
        return tuple(sorted(filed, key=lambda one: (one.day, one.outcome.id)))


def ended(folder: Folder) -> bool:
    """Whether its list says that a tournament is over; a name may hold the same letters."""
    return msgspec.json.decode(folder.summary).get("ended") is True


def _known_as(roster: Roster, player: Player) -> tuple[Player, str]:
    """Who a player is by a registry, as he stood on the list; and how everybody may see him."""
    return _known_by(roster, player) or as_entered(player)


def _known_by(roster: Roster, player: Player) -> tuple[Player, str] | None:
    found = roster.who(player)
    if found is None:
        return None
    club, category = player.club or found.club, player.category or found.category
    return replace(player, person=found.id, club=club, category=category), found.public


def _day(folder: Folder, one: Outcome) -> str:
    if _ISO.fullmatch(one.date):
        return one.date
    return time.strftime("%Y-%m-%d", time.gmtime(folder.created_at))
