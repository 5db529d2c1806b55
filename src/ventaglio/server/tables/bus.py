"""How processes tell each other what they have committed. With one process there is nobody to tell."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from ventaglio.server.store.logs import Row
from ventaglio.server.tables.valkey import ValkeyLine, connect

PREFIX: Final = "ventaglio:table:"
RETRY: Final = 0.5
PATIENCE: Final = 0.5
"""Seconds that anybody waits for a Valkey server, at most."""

_AWAY: Final = (OSError, TimeoutError)
"""What is raised where there is none, or none that answers."""

LOG: Final = structlog.get_logger("ventaglio.bus")


class News(msgspec.Struct, frozen=True, array_like=True):
    """Entries that a process has committed."""

    process: str
    table_id: str
    rows: tuple[Row, ...]


_NEWS: Final = msgspec.json.Decoder(News)

Heard = Callable[[News], Awaitable[None]]


class Bus(Protocol):
    """Publishes and hears. What is not heard is not lost: it is in the database."""

    several: bool
    """Whether there may be other processes."""

    async def start(self, heard: Heard, lost: Callable[[], Awaitable[None]], own: str = "") -> None: ...
    def publish(self, news: News) -> None: ...
    async def follow(self, table_id: str) -> None: ...
    async def unfollow(self, table_id: str) -> None: ...
    async def stop(self) -> None: ...


class NoBus:
    """One process alone."""

    several = False

    async def start(self, heard: Heard, lost: Callable[[], Awaitable[None]], own: str = "") -> None:
        return None

    def publish(self, news: News) -> None:
        return None

    async def follow(self, table_id: str) -> None:
        return None

    async def unfollow(self, table_id: str) -> None:
        return None

    async def stop(self) -> None:
        return None


class ValkeyBus:
    """Several processes, through a Valkey or Redis server. While it is away each serves alone, and joins when it comes.

    Nobody waits for it longer than a moment: what it does not carry is found in the database.
    """

    several = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._speaking: ValkeyLine | None = None
        self._listening: ValkeyLine | None = None
        self._followed: set[str] = set()
        self._loops: list[asyncio.Task[None]] = []
        self._came: asyncio.Queue[bytes] = asyncio.Queue()
        self._away = asyncio.Event()
        self._own = b""
        """How news of our own begins."""
        self.joined = asyncio.Event()
        """Whether others are heard."""

    async def start(self, heard: Heard, lost: Callable[[], Awaitable[None]], own: str = "") -> None:
        """Begin to listen, as soon as there is somebody to listen to; ``lost``: something may have been missed.

        What the process ``own`` has published itself comes back to it, and is not heard.
        """
        self._own = b'["%b",' % own.encode()
        try:
            await self._join()
        except _AWAY as problem:
            LOG.warning("others are not heard yet", problem=repr(problem))
            self._part()
        self._loops = [asyncio.create_task(self._stay(lost)), asyncio.create_task(self._read(heard, lost))]

    async def _stay(self, lost: Callable[[], Awaitable[None]]) -> None:
        """Join whenever it is there."""
        while True:
            try:
                if not self.joined.is_set():
                    await self._join()
                    await lost()
                await self._away.wait()
                LOG.warning("others are not heard any more")
            except _AWAY:
                pass
            except Exception:
                LOG.exception("cannot catch up with what others did")
            self._part()
            await asyncio.sleep(RETRY)

    async def _join(self) -> None:
        # A new one each time: what ended before must not end this.
        away = self._away = asyncio.Event()
        async with asyncio.timeout(PATIENCE):
            self._speaking = await connect(self._url, lambda news: None, away.set)
            self._listening = await connect(self._url, self._take, away.set)
            # A channel of our own tells that the server answers, while no table is followed.
            await self._listening.ask(b"SUBSCRIBE", PREFIX.encode())
        if self._followed:
            self._listening.say(b"SUBSCRIBE", *(_channel(one) for one in self._followed))
        self.joined.set()
        LOG.info("others are heard")

    def _part(self) -> None:
        self.joined.clear()
        for line in (self._speaking, self._listening):
            if line is not None:
                line.abort()
        self._speaking = self._listening = None

    def _take(self, news: bytes) -> None:
        if not news.startswith(self._own):
            self._came.put_nowait(news)

    async def _read(self, heard: Heard, lost: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await heard(_NEWS.decode(await self._came.get()))
            except Exception:
                # It may be the database that has gone, or one table that cannot be read. The others are still to be
                # heard of.
                LOG.exception("cannot take in what others did")
                await asyncio.sleep(RETRY)
                with contextlib.suppress(SQLAlchemyError, OSError):
                    await lost()

    def publish(self, news: News) -> None:
        """Tell the others; nobody waits for it. While there is nobody to tell, it is not kept."""
        if self._speaking is not None and self.joined.is_set():
            self._speaking.say(b"PUBLISH", _channel(news.table_id), msgspec.json.encode(news))

    async def follow(self, table_id: str) -> None:
        """Hear what others commit for a table."""
        self._followed.add(table_id)
        if self._listening is not None and self.joined.is_set():
            self._listening.say(b"SUBSCRIBE", _channel(table_id))

    async def unfollow(self, table_id: str) -> None:
        """No longer."""
        self._followed.discard(table_id)
        if self._listening is not None and self.joined.is_set():
            self._listening.say(b"UNSUBSCRIBE", _channel(table_id))

    async def stop(self) -> None:
        """Hang up when what was said is sent."""
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        for line in (self._speaking, self._listening):
            if line is not None:
                line.close()


def _channel(table_id: str) -> bytes:
    return (PREFIX + table_id).encode()
