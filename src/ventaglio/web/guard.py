"""What stands before everything else: a connection that sends too much, too slowly, or takes nothing, is closed.

A proxy in front does the same, and a server has to do without one. Whatever parses requests knows no time and, in its
fastest form, no limit to headers; so this looks at the bytes as they come.
"""

import asyncio
from collections import Counter
from typing import Any, Final, cast

from uvicorn.config import Config
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.server import ServerState

from ventaglio.web.bounds import Bounds

TICK: Final = 1.0
"""Seconds between two looks at somebody who is slow."""

_ANSWERS: Final = {
    408: b"Request Timeout",
    413: b"Content Too Large",
    429: b"Too Many Requests",
    431: b"Request Header Fields Too Large",
}

# What the server's own protocol is, depends on what is installed; both kinds have the same parts.
_Base = cast("type[Any]", AutoHTTPProtocol)


def guarded(bounds: Bounds, *, counted: bool) -> type[asyncio.Protocol]:
    """The protocol of a server with these bounds; ``counted``: whether connections are counted for each address."""
    known: Counter[str] = Counter()

    class Guarded(Guard):
        allowed = bounds
        addresses = known if counted else None

    return Guarded


class Guard(_Base):
    """One connection, until it is a WebSocket."""

    allowed = Bounds()
    addresses: Counter[str] | None = None

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self._address = ""
        self._head = 0
        """Bytes of a request whose headers are not complete."""
        self._body = 0
        self._since = 0.0
        """When the first byte of a part came that is not complete."""
        self._stuck_since: float | None = None
        """When it began that nobody takes what is sent."""
        self._tick: asyncio.TimerHandle | None = None

    # ── A connection ─────────────────────────────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._since = self.loop.time()
        if self.addresses is not None and self.client:
            self._address = self.client[0]
            self.addresses[self._address] += 1
            if self.addresses[self._address] > self.allowed.connections:
                self._refuse(429)
                return
        self._look_again()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def _let_go(self) -> None:
        if self._tick is not None:
            self._tick.cancel()
            self._tick = None
        if self._address and self.addresses is not None:
            self.addresses[self._address] -= 1
            if self.addresses[self._address] <= 0:
                del self.addresses[self._address]
            self._address = ""

    def handle_websocket_upgrade(self, *event: Any) -> None:
        # From here on it is a socket, which has bounds of its own.
        self._let_go()
        super().handle_websocket_upgrade(*event)

    # ── What comes ───────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def _waits_for_head(self) -> bool:
        """Whether the next byte belongs to the first line or the headers of a request."""
        return self.cycle is None or (self.cycle.response_complete and not self._in_body)

    @property
    def _in_body(self) -> bool:
        return self.cycle is not None and self.cycle.more_body

    def data_received(self, data: bytes) -> None:
        while data and not self.transport.is_closing():
            if self.transport.get_protocol() is not self:
                # What comes with the request for a socket is the socket's.
                self.transport.get_protocol().data_received(data)
                return
            if not self._waits_for_head:
                self._take_body(data)
                return
            if not self._head:
                self._since = self.loop.time()
            part = data[: self.allowed.head_bytes - self._head]
            data = data[len(part) :]
            before = self.cycle
            self._head += len(part)
            super().data_received(part)
            if self.cycle is not before or self.transport.get_protocol() is not self:
                self._head, self._body, self._since = 0, 0, self.loop.time()
            elif self._head >= self.allowed.head_bytes:
                self._refuse(431)
                return

    def _take_body(self, data: bytes) -> None:
        self._body += len(data)
        if self._body > self.allowed.body_bytes:
            self._refuse(413)
        else:
            super().data_received(data)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._since = self.loop.time()

    # ── What goes ────────────────────────────────────────────────────────────────────────────────────────────────

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck_since = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stuck_since = None

    # ── Time ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def _look_again(self) -> None:
        self._tick = self.loop.call_later(TICK, self._look)

    def _look(self) -> None:
        now = self.loop.time()
        if self.transport.is_closing():
            # What is still to be sent may never be taken.
            if now - self._since > self.allowed.read_seconds:
                self.transport.abort()
                return
        elif self._stuck_since is not None and now - self._stuck_since > self.allowed.read_seconds:
            self.transport.abort()
            return
        elif self._too_slow(now - self._since):
            self._refuse(408)
        self._look_again()

    def _too_slow(self, seconds: float) -> bool:
        if self._in_body:
            return seconds > self.allowed.body_seconds + self._body / self.allowed.body_rate
        # A connection that is kept after an answer ends by itself, unless somebody has begun to ask again.
        return self._waits_for_head and bool(self._head or self.cycle is None) and seconds > self.allowed.head_seconds

    def _refuse(self, status: int) -> None:
        """Say why, if that can still be understood, and hang up."""
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            reason = _ANSWERS[status]
            line = b"HTTP/1.1 %d %s\r\n" % (status, reason)
            self.transport.write(
                line
                + b"content-type: text/plain\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(reason)
                + reason
            )
        self._since = self.loop.time()
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()
