"""How tests come to the door of a server: as persons, and with bare sockets that say whatever they like."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.running import Server
from ventaglio.api.client import Client

PATIENCE: Final = 45.0


@asynccontextmanager
async def person(server: Server, name: str = "Ornella", address: str = "") -> AsyncIterator[Client]:
    async with Client(server.address) as client:
        # A busy machine may take longer than people would wait: the first count starts a process of its own.
        client.http.timeout = PATIENCE
        if address:
            client.http.headers["x-forwarded-for"] = address
        await client.guest(name)
        yield client


@asynccontextmanager
async def raw(client: Client, table_id: str, **headers: str) -> AsyncIterator[ClientConnection]:
    """The bare socket of a table."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    address = f"{client.address.replace('http', 'ws', 1)}/ws/v1/tables/{table_id}"
    more = {"cookie": cookies, **{name.replace("_", "-"): value for name, value in headers.items()}}
    async with connect(address, additional_headers=more, max_size=None, compression=None, proxy=None) as socket:
        yield socket


async def open_table(client: Client, **wanted: Any) -> str:
    """A table at which somebody sits at A; without bots, until play begins."""
    found = await client.open_table(game="burraco", code="fibur-2019", **wanted)
    return str(found["table"]["id"])


async def last_words(socket: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """All that comes before the end, and the code with which it ends."""
    heard = []
    try:
        while True:
            heard.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd is not None else 1006


def reasons(heard: list[dict[str, Any]]) -> list[str]:
    return [message["reason"] for message in heard if message["type"] == "error"]


async def last_words_after(socket: ClientConnection, frame: bytes | str) -> tuple[list[dict[str, Any]], int]:
    await socket.send(frame)
    return await last_words(socket)
