"""A PostgreSQL or Valkey server behind a line that loses answers, freezes, or is not there yet."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

Reach = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]

SOCKET = ".s.PGSQL.5432"


class Line:
    """What goes between a program and its database."""

    def __init__(self, reach: Reach) -> None:
        self._reach = reach
        self._lose = b""
        self._moving = asyncio.Event()
        self._moving.set()
        self._ways: set[asyncio.Task[None]] = set()
        self.lost = 0
        """How many answers were lost."""

    def lose_answer_to(self, what: bytes) -> None:
        """What is written next with these words in it reaches the server and is carried out; then the line is cut."""
        self._lose = what

    def freeze(self) -> None:
        """Nothing goes through any more, and nothing is said about it."""
        self._moving.clear()

    def thaw(self) -> None:
        self._moving.set()

    def cut(self) -> None:
        """End every connection there is; new ones may be made."""
        for way in self._ways:
            way.cancel()

    async def carry(self, inner: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        try:
            reader, writer = await self._reach()
        except OSError:
            # Nobody is there at the other end, which this end then says too.
            out.close()
            return
        cut = asyncio.Event()
        ways = [self._there(inner, writer, cut), self._back(reader, out, cut)]
        tasks = [asyncio.create_task(way) for way in ways]
        self._ways.update(tasks)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._ways.difference_update(tasks)
            for end in (writer, out):
                end.close()

    async def _there(self, inner: asyncio.StreamReader, writer: asyncio.StreamWriter, cut: asyncio.Event) -> None:
        while data := await inner.read(65536):
            await self._moving.wait()
            if self._lose and self._lose in data:
                self._lose = b""
                cut.set()
            writer.write(data)
            await writer.drain()

    async def _back(self, reader: asyncio.StreamReader, out: asyncio.StreamWriter, cut: asyncio.Event) -> None:
        while data := await reader.read(65536):
            await self._moving.wait()
            if cut.is_set():
                self.lost += 1
                return
            out.write(data)
            await out.drain()


@contextlib.asynccontextmanager
async def line_to(url: str, folder: Path) -> AsyncIterator[tuple[Line, str]]:
    """A line to the server of an address, and the address at this end of it."""
    address, _, host = url.partition("?host=")
    line = Line(lambda: asyncio.open_unix_connection(str(Path(host) / SOCKET)))
    end = await asyncio.start_unix_server(line.carry, str(folder / SOCKET))
    try:
        yield line, f"{address}?host={folder}"
    finally:
        line.thaw()
        end.close()


class Gate:
    """The port of a Valkey server, closed until it is opened."""

    def __init__(self, url: str, port: int) -> None:
        server = urlsplit(url)
        self.line = Line(lambda: asyncio.open_connection(server.hostname, server.port))
        self.url = f"redis://127.0.0.1:{port}"
        self._port = port
        self._end: asyncio.Server | None = None

    async def open(self) -> None:
        self._end = await asyncio.start_server(self.line.carry, "127.0.0.1", self._port)

    def close(self) -> None:
        self.line.thaw()
        if self._end is not None:
            self._end.close()
