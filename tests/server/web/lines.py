"""Bare connections to a server, on which one can say anything, or nothing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from tests.running import Server

PATIENCE: Final = 45.0


class Line:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def say(self, text: bytes) -> None:
        self.writer.write(text)
        await self.writer.drain()

    async def end(self) -> bytes:
        """All that comes until the server hangs up."""
        heard = b""
        try:
            async with asyncio.timeout(PATIENCE):
                while part := await self.reader.read(65536):
                    heard += part
        except ConnectionError:
            pass
        return heard

    async def drip(self, text: bytes, many: int = 1000) -> bytes:
        """Say a little every now and then, until the server has had enough; what it says to that."""
        ended = asyncio.create_task(self.end())
        for _ in range(many):
            try:
                await self.say(text)
            except ConnectionError:
                break
            done, _ = await asyncio.wait({ended}, timeout=0.1)
            if done:
                break
        return await ended


@asynccontextmanager
async def line(server: Server, limit: int = 2**16) -> AsyncIterator[Line]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=limit)
    try:
        yield Line(reader, writer)
    finally:
        writer.close()


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer else 0
