"""Real servers that were not there for long: the hour is made by putting everything in the database back by it."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.running import Server
from ventaglio.api.client import Client, TableConnection
from ventaglio.server.store.folder import database_file

STAMPS = {
    "entries": ("at",),
    "tables": ("created_at", "changed_at", "due_at", "claimed_until"),
    "service": ("opened_at", "until"),
    "processes": ("beat_at",),
}
CLOCK = {"clock": "code", "grace": 5, "pace": 0, "between": 0}


def long_ago(folder: Path, seconds: float) -> None:
    """Everything that is on record happened so much earlier."""
    with contextlib.closing(sqlite3.connect(database_file(folder))) as connection, connection:
        for table, columns in STAMPS.items():
            for column in columns:
                connection.execute(f"UPDATE {table} SET {column} = {column} - ?", (seconds,))  # noqa: S608 -- names of ours


def heard(screen: TableConnection) -> list[str]:
    """The entries that a screen was told of, by their kinds."""
    told: list[dict[str, Any]] = []
    for message in screen.heard:
        told += message["missed"] if message["type"] == "state" else [message] if message["type"] == "happened" else []
    return [one["what"]["type"] for one in told]


@pytest.mark.long
@pytest.mark.anyio
@pytest.mark.parametrize("how, minutes", [("kill", 45), pytest.param("stop", 11, marks=pytest.mark.nightly)])
async def test_a_match_goes_on(tmp_path: Path, how: str, minutes: int) -> None:
    folder = tmp_path / "data"
    with contextlib.ExitStack() as stack:
        await _go_on(folder, stack, how, minutes)


async def _go_on(folder: Path, stack: contextlib.ExitStack, how: str, minutes: int) -> None:
    first = Server(folder)
    stack.callback(first.kill)
    async with Client(first.address) as client:
        await client.guest("Ada")
        info = await client.open_table(
            game="burraco", code="fibur-2019", players=2, policy=CLOCK, place="A", start=True
        )
        table_id = info["table"]["id"]
        async with client.table(table_id) as screen:
            await screen.until(lambda one: one.my_turn)
            seq = screen.seq
        cookies = client.http.cookies
    (first.stop if how == "stop" else first.kill)()
    long_ago(folder, minutes * 60)
    second = Server(folder)
    stack.callback(second.kill)
    async with Client(second.address) as client:
        client.http.cookies.update(cookies)
        async with client.table(table_id, after=seq) as screen:
            await screen.until(lambda one: "reopened" in heard(one))
            await screen.until(lambda one: one.clock is not None)
            assert screen.clock is not None
            left = screen.clock["until"] - screen.welcome["now"]
            # The two minutes, and most of the forty seconds of the turn.
            assert 120 < left <= 161
            assert not {"warned", "stood-in", "closed", "time-up"} & set(heard(screen))
            await screen.act("draw")
