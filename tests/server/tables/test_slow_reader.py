"""A screen that does not read what it is sent is cut off; nobody else at the table notices, and it may come back."""

import asyncio
import socket as sockets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.running import Server
from tests.server.tables.parties import dealt, entries_of
from ventaglio.api.client import Client, TableConnection
from ventaglio.server.tables.listener import MOST_WAITING

SMALL = 4096
"""The smallest buffer a system gives: what is sent soon has nowhere to go."""
AT_A_TIME = 50
"""Questions at once: far fewer than the answers that may wait for a screen that reads."""

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def thin_line(client: Client, table_id: str) -> AsyncIterator[ClientConnection]:
    """A connection through which little goes at a time, and from which nobody reads unless told to."""
    address = urlsplit(client.address)
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, SMALL)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, (address.hostname, address.port))
    cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    async with connect(
        f"ws://{address.netloc}/ws/v1/tables/{table_id}",
        sock=line,
        additional_headers={"cookie": cookies},
        compression=None,
        max_queue=1,
        ping_interval=None,
        proxy=None,
    ) as connection:
        yield connection


async def test_who_does_not_read_is_cut_off_while_the_others_play_on(server: Server) -> None:
    async with dealt(server.address, 2, players=2, policy={"grace": 0, "level": "novizio"}) as met:
        await met.level()
        await met["B"].socket.close()
        await met["A"].until(lambda one: one.table["chairs"][1]["away"])
        async with thin_line(met.clients[1], met.id) as slow:
            await met["A"].until(lambda one: not one.table["chairs"][1]["away"])
            # A bot may have stood in already while nobody was there.
            before = _heard(met["A"], "stood-in")
            took: list[float] = []
            while _heard(met["A"], "stood-in") == before:
                assert len(took) < MOST_WAITING, "it is never cut off"
                # Whatever one asks for is answered, whether one reads it or not: in the end the line is full.
                with suppress(TimeoutError, ConnectionClosed):
                    async with asyncio.timeout(0.5):
                        for _ in range(AT_A_TIME):
                            await slow.send('{"type": "look"}')
                began = time.monotonic()
                await met["A"].send({"type": "say", "phrase": "hello"})
                took.append(time.monotonic() - began)
            assert max(took) < 20, "nobody else waits for it"
            seen = await _read_to_the_end(slow)
            assert slow.close_code in (4408, 1006), "the reason comes if it reads before the server has given up"
        async with met.clients[1].table(met.id, after=seen) as again:
            await again.until(lambda one: one.table)
            numbers = [entry["seq"] for entry in entries_of(again)]
            assert numbers == list(range(seen + 1, again.seq + 1))
            assert "stood-in" in [entry["what"]["type"] for entry in entries_of(again)]


def _heard(screen: TableConnection, kind: str) -> int:
    return sum(message.get("what", {}).get("type") == kind for message in screen.heard)


async def _read_to_the_end(line: ClientConnection) -> int:
    """Read what comes until the connection is closed; the last entry that was told in order."""
    last = 0
    try:
        while True:
            message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(line.recv(), 40))
            if (message["type"] == "state" and not last) or message["type"] == "happened":
                last = message["seq"]
    except ConnectionClosed:
        return last
