"""How processes tell each other what they have committed. With one process there is nobody to tell."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import msgspec
import structlog
from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from sqlalchemy.exc import SQLAlchemyError

from ventaglio.store.logs import Row

PREFIX: Final = "ventaglio:table:"
RETRY: Final = 0.5
PATIENCE: Final = 0.5
"""Seconds that anybody waits for a Valkey server, at most."""

_AWAY: Final = (RedisError, OSError, TimeoutError)
"""What is raised where there is none, or none that answers."""

LOG: Final = structlog.get_logger("ventaglio.bus")


class News(msgspec.Struct, frozen=True, array_like=True):
    """Entries that a process has committed."""

    process: str
    table_id: str
    rows: tuple[Row, ...]


Heard = Callable[[News], Awaitable[None]]


class Bus(Protocol):
    """Publishes and hears. What is not heard is not lost: it is in the database."""

    several: bool
    """Whether there may be other processes."""

    async def start(self, heard: Heard, lost: Callable[[], Awaitable[None]]) -> None: ...
    def publish(self, news: News) -> None: ...
    async def follow(self, table_id: str) -> None: ...
    async def unfollow(self, table_id: str) -> None: ...
    async def stop(self) -> None: ...


class NoBus:
    """One process alone."""

    several = False

    async def start(self, heard: Heard, lost: Callable[[], Awaitable[None]]) -> None:
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
        pool = BlockingConnectionPool.from_url(
            url,
            max_connections=32,
            timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            socket_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),
        )
        self._server: Redis = Redis.from_pool(pool)
        self._listening: Any = self._server.pubsub(ignore_subscribe_messages=True)
        self._followed: set[str] = set()
        self._loops: list[asyncio.Task[None]] = []
        self._waiting: asyncio.Queue[News] = asyncio.Queue()
        self._news = msgspec.json.Decoder(News)
        self.joined = asyncio.Event()
        """Whether others are heard."""

    async def start(self, heard: Heard, lost: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen, as soon as there is somebody to listen to; ``lost``: something may have been missed."""
        try:
            await self._join()
        except _AWAY as problem:
            LOG.warning("others are not heard yet", problem=repr(problem))
        self._loops = [asyncio.create_task(self._read(heard, lost)), asyncio.create_task(self._tell())]

    async def _read(self, heard: Heard, lost: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                if not self.joined.is_set():
                    await self._join()
                    await lost()
                message = await self._listening.get_message(timeout=None)
                if message is not None and message["data"]:
                    await heard(self._news.decode(message["data"]))
            except _AWAY as problem:
                if self.joined.is_set():
                    LOG.warning("others are not heard any more", problem=repr(problem))
                self.joined.clear()
                await asyncio.sleep(RETRY)
            except Exception:
                # It may be the database that has gone, or one table that cannot be read. The others are still to be
                # heard of.
                LOG.exception("cannot take in what others did")
                await asyncio.sleep(RETRY)
                with contextlib.suppress(SQLAlchemyError, OSError):
                    await lost()

    async def _join(self) -> None:
        async with asyncio.timeout(PATIENCE):
            # A channel of our own keeps the connection open while no table is followed.
            await self._listening.subscribe(PREFIX, *(PREFIX + one for one in self._followed))
        self.joined.set()
        LOG.info("others are heard")

    def publish(self, news: News) -> None:
        """Tell the others, in a moment; nobody waits for it. While there is nobody to tell, it is not kept."""
        if self.joined.is_set():
            self._waiting.put_nowait(news)

    async def _tell(self) -> None:
        """Whatever is waiting goes out together. If others cannot be told, they will find it in the database."""
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            with contextlib.suppress(*_AWAY):
                async with asyncio.timeout(PATIENCE), self._server.pipeline(transaction=False) as line:
                    for news in batch:
                        line.publish(PREFIX + news.table_id, msgspec.json.encode(news))
                    await line.execute()
            for _ in batch:
                self._waiting.task_done()

    async def follow(self, table_id: str) -> None:
        """Hear what others commit for a table."""
        self._followed.add(table_id)
        await self._say(self._listening.subscribe, table_id)

    async def unfollow(self, table_id: str) -> None:
        """No longer."""
        self._followed.discard(table_id)
        await self._say(self._listening.unsubscribe, table_id)

    async def _say(self, what: Callable[[str], Awaitable[None]], table_id: str) -> None:
        if self.joined.is_set():
            with contextlib.suppress(*_AWAY):
                async with asyncio.timeout(PATIENCE):
                    await what(PREFIX + table_id)

    async def stop(self) -> None:
        """Say what is left to say, and hang up."""
        if self._loops:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(RETRY):
                    await self._waiting.join()
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        with contextlib.suppress(*_AWAY):
            async with asyncio.timeout(PATIENCE):
                await self._listening.aclose()
                await self._server.aclose()
