"""A WebSocket as bare as can be, so that a thousand of them take little of the time that the servers need.

It speaks what those servers speak: no fragments, no compression, and a mask of zeros, which changes nothing.
"""

import asyncio
import struct
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_MASK: Final = bytes(4)
PATIENCE: Final = 20.0


class Line(asyncio.Protocol):
    """One connection. ``heard`` gets every message as it came."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self._request = request
        self._heard = heard
        self._rest = b""
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        rest = self._rest + data if self._rest else data
        if not self.opened.done():
            head, found, rest = rest.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self.opened.set_result(None)
        self._rest = self._take(rest)

    def _take(self, data: bytes) -> bytes:
        """Handle every whole frame; what remains is the beginning of the next."""
        at, end = 0, len(data)
        while end - at >= 2:
            kind, length, begin = data[at] & 15, data[at + 1], at + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                begin += wide
                length = int.from_bytes(data[at + 2 : begin], "big")
            if end < begin + length:
                break
            at = begin + length
            if kind == _TEXT:
                self._heard(data[begin:at])
            elif kind == _PING:
                self._send(_PONG, data[begin:at])
            elif kind == _CLOSE:
                self._transport.close()
        return data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it was open"))

    def say(self, message: bytes) -> None:
        """Send a message."""
        self._send(_TEXT, message)

    def _send(self, kind: int, content: bytes) -> None:
        size = len(content)
        head = struct.pack("!BB", 128 | kind, 128 | size) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        self._transport.write(head + _MASK + content)

    def close(self) -> None:
        """Hang up."""
        self._transport.abort()


async def connect(address: str, path: str, heard: Callable[[bytes], None], cookies: str = "") -> Line:
    """Open a WebSocket at a server."""
    where = urlsplit(address)
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookies}\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    assert where.hostname is not None
    assert where.port is not None
    _, line = await loop.create_connection(lambda: Line(request, heard), where.hostname, where.port)
    await asyncio.wait_for(line.opened, PATIENCE)
    return line
