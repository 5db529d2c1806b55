"""People who meet at a table of a real server, and what its log says of them afterwards."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from ventaglio.api.client import Client, TableConnection
from ventaglio.core.record import Record
from ventaglio.core.seats import LETTERS
from ventaglio.server.store.folder import database_file
from ventaglio.server.store.logs import Row
from ventaglio.server.tables import records
from ventaglio.server.tables.entries import Opened, read_entry
from ventaglio.server.tables.folding import fold, table_of
from ventaglio.server.tables.room import Frame
from ventaglio.server.tables.table import HostedTable

NAMES = ("Anna", "Bice", "Ciro", "Dora", "Enzo", "Fede")
QUICK: dict[str, Any] = {"pace": 0, "clock": "none", "grace": 60}
"""Nobody waits for anybody who is not there, and no clock runs."""


@dataclass(frozen=True)
class Party:
    """A table and those who sit at it, in the order of their places."""

    id: str
    clients: list[Client]
    screens: list[TableConnection]

    def __getitem__(self, letter: str) -> TableConnection:
        return self.screens[LETTERS.index(letter)]

    async def turn(self) -> TableConnection:
        """The screen of whoever is to act, when everybody is up to date."""
        await self.level()
        return next(screen for screen in self.screens if screen.view is not None and screen.my_turn)

    async def level(self) -> None:
        """Wait until all screens show the same."""
        most = max(screen.seq for screen in self.screens)
        await asyncio.gather(*(screen.until(lambda one: one.seq >= most) for screen in self.screens))


@asynccontextmanager
async def guests(address: str, *names: str) -> AsyncIterator[list[Client]]:
    """Persons known to a server."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(address)) for _ in names]
        for client, name in zip(clients, names, strict=True):
            await client.guest(name)
        yield clients


@asynccontextmanager
async def party(
    address: str, people: int = 4, *, policy: Any = None, takes_part: bool = True, **table: Any
) -> AsyncIterator[Party]:
    """The first places are taken by persons with a screen each, bots take the others, and the match has begun."""
    async with guests(address, *NAMES[:people]) as clients, AsyncExitStack() as stack:
        wanted = {"game": "burraco", "code": "fibur-2019", **table, "policy": {**QUICK, **(policy or {})}}
        table_id = (await clients[0].open_table(**wanted))["table"]["id"]
        for letter, client in zip(LETTERS[1:], clients[1:], strict=False):
            await client.sit(table_id, letter)
        screens = [await stack.enter_async_context(client.table(table_id)) for client in clients]
        for screen in screens:
            screen.takes_part = takes_part
        await clients[0].start(table_id)
        for screen in screens:
            await screen.until(lambda one: one.table.get("status") == "playing" and one.table["pledge"])
        yield Party(table_id, clients, screens)


@asynccontextmanager
async def dealt(address: str, people: int = 4, **how: Any) -> AsyncIterator[Party]:
    """The same, with the cards dealt."""
    async with party(address, people, **how) as met:
        await asyncio.gather(*(screen.ready() for screen in met.screens))
        for screen in met.screens:
            await screen.until(lambda one: one.table["pledge"]["dealt"])
        yield met


def entries_of(screen: TableConnection) -> list[dict[str, Any]]:
    """The entries that a screen was told of, one by one and in bulk."""
    found = []
    for message in screen.heard:
        if message["type"] == "state":
            found += message.get("missed", ())
        elif message["type"] == "happened":
            found.append(message)
    return found


# ── What the database has ────────────────────────────────────────────────────────────────────────────────────────────


def read_log(folder: Path, table_id: str) -> list[Row]:
    """The log of a table, from the file in which the server keeps it."""
    with closing(sqlite3.connect(f"{database_file(folder).as_uri()}?mode=ro", uri=True)) as database:
        found = database.execute("SELECT seq, at, body FROM entries WHERE table_id = ? ORDER BY seq", (table_id,))
        return [Row(*row) for row in found]


def frames_of(table_id: str, rows: Sequence[Row]) -> list[Frame]:
    """What a log says, entry by entry."""
    table: HostedTable = table_of(table_id, rows[0].at, msgspec.json.decode(rows[0].body, type=Opened))
    frames = []
    for row in rows[1:]:
        entry = read_entry(table.kit.game.name, row.body)
        after = fold(table, row.at, entry)
        frames.append(Frame(entry, table, after))
        table = after
    return frames


def record_of(table_id: str, rows: Sequence[Row]) -> Record:
    """The record of what was played, as people download it."""
    return records.record_of(records.course_of(table_id, records.read_log((row.at, row.body) for row in rows)))
