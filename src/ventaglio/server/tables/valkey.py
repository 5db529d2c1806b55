"""A line to a Valkey or Redis server that says and hears, and waits for nothing once it is open.

News goes out at every action of every table; a client that waits for each answer, with a time-out around every wait,
takes longer over it than everything else that is done for an action of another process.
"""

import asyncio
import ssl
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

import hiredis
from redis.asyncio.connection import SSLConnection, parse_url

MOST_UNSENT: Final = 4 * 1024 * 1024
"""Bytes that may wait for a server that does not read: then it is given up, and looked for again."""


class ValkeyError(ConnectionError):
    """The server is there, and does not want to."""


class ValkeyLine(asyncio.Protocol):
    """One connection."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        """``heard`` gets what is published in the channels that were subscribed to; ``lost`` is told of the end."""
        self._heard = heard
        self._lost = lost
        self._reader = hiredis.Reader()
        self._asked: deque[asyncio.Future[Any]] = deque()
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._reader.feed(data)
        while (reply := self._reader.gets()) is not False:
            if isinstance(reply, list) and reply[0] == b"message":
                self._heard(reply[2])
            elif self._asked:
                asked = self._asked.popleft()
                if not asked.done():
                    asked.set_result(reply)
            elif isinstance(reply, hiredis.ReplyError):
                self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        while self._asked:
            asked = self._asked.popleft()
            if not asked.done():
                asked.set_exception(ConnectionError("the server has hung up"))
        self._lost()

    def say(self, *words: bytes) -> None:
        """Send a command whose answer nobody waits for."""
        self._transport.write(_packed(words))
        if self._transport.get_write_buffer_size() > MOST_UNSENT:
            self._transport.abort()

    async def ask(self, *words: bytes) -> Any:
        """Send a command, and wait for its answer."""
        asked: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked.append(asked)
        self.say(*words)
        reply = await asked
        if isinstance(reply, hiredis.ReplyError):
            raise ValkeyError(str(reply))
        return reply

    def close(self) -> None:
        """Hang up when what was said is sent."""
        self._transport.close()

    def abort(self) -> None:
        """Hang up at once."""
        self._transport.abort()


async def connect(url: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> ValkeyLine:
    """A line to the server of an address like ``redis://user:password@host:6379/0``, ``rediss://…`` or ``unix://…``."""
    where: Mapping[str, Any] = cast(Mapping[str, Any], parse_url(url))
    loop = asyncio.get_running_loop()

    def line() -> ValkeyLine:
        return ValkeyLine(heard, lost)

    if path := where.get("path"):
        _, opened = await loop.create_unix_connection(line, path)
    else:
        safe = _safely(where) if where.get("connection_class") is SSLConnection else None
        _, opened = await loop.create_connection(
            line, where.get("host", "localhost"), where.get("port", 6379), ssl=safe
        )
    try:
        if password := where.get("password"):
            known = [where["username"]] if where.get("username") else []
            await opened.ask(b"AUTH", *(word.encode() for word in (*known, password)))
        if where.get("db"):
            await opened.ask(b"SELECT", str(where["db"]).encode())
    except BaseException:
        opened.abort()
        raise
    return opened


def _safely(where: Mapping[str, Any]) -> ssl.SSLContext:
    context = ssl.create_default_context(cafile=where.get("ssl_ca_certs"))
    if where.get("ssl_cert_reqs") == "none":
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def _packed(words: tuple[bytes, ...]) -> bytes:
    return b"*%d\r\n" % len(words) + b"".join(b"$%d\r\n%b\r\n" % (len(word), word) for word in words)
