"""What stands before everything else: a connection that sends too much, too slowly, or takes nothing, is closed.

A proxy in front does the same, and a server has to do without one. Whatever parses requests knows no time and, in its
fastest form, no limit to headers; so this looks at the bytes as they come.
"""

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from uvicorn.config import Config
from uvicorn.server import ServerState

from ventaglio.server.web.bounds import Bounds

TICK: Final = 1.0
"""Seconds between two looks at somebody who is slow."""

_ANSWERS: Final = {
    408: b"Request Timeout",
    413: b"Content Too Large",
    429: b"Too Many Requests",
    431: b"Request Header Fields Too Large",
}

if TYPE_CHECKING:
    # Which protocol a server has, depends on what is installed; both kinds have the same parts.
    from uvicorn.protocols.http.h11_impl import H11Protocol as Protocol
    from uvicorn.protocols.http.h11_impl import RequestResponseCycle
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as Protocol


def guarded(bounds: Bounds, *, counted: bool) -> type[asyncio.Protocol]:
    """The protocol of a server with these bounds; ``counted``: whether connections are counted for each address."""
    known: Counter[str] = Counter()

    class Guarded(Guard):
        allowed = bounds
        addresses = known if counted else None

    return Guarded


class Guard(Protocol):
    """One connection, until it is a WebSocket."""

    allowed = Bounds()
    addresses: Counter[str] | None = None

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self._address = ""
        self._head = 0
        """Bytes of a request whose headers are not complete."""
        self._body = 0
        self._at_head = True
        self._since = 0.0
        """When the first byte of a part came that is not complete."""
        self._stuck_since: float | None = None
        """When it began that nobody takes what is sent."""
        self._tick: asyncio.TimerHandle | None = None

    # ── A connection ─────────────────────────────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
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
        """Whether the next byte belongs to the first line or the headers of a request.

        The answer to the one before may not be given yet; and may be given before all of that has come.
        """
        if hasattr(self, "parser"):
            return self._at_head
        return self._asked is None or not self._asked.more_body

    def on_message_begin(self) -> None:
        # It may begin in the middle of what came together with the end of the one before.
        self._at_head, self._head = True, max(1, self._head)
        super().on_message_begin()  # type: ignore[misc]

    def on_headers_complete(self) -> None:
        self._at_head = False
        self._begin_body()
        super().on_headers_complete()  # type: ignore[misc]

    def _begin_body(self) -> None:
        self._head, self._body, self._since = 0, 0, self.loop.time()

    def on_message_complete(self) -> None:
        super().on_message_complete()  # type: ignore[misc]
        self._at_head = True
        self._head, self._since = 0, self.loop.time()

    @property
    def _asked(self) -> "RequestResponseCycle | None":
        """The last request whose headers were complete."""
        return self.cycle

    def data_received(self, data: bytes) -> None:
        while data and not self.transport.is_closing():
            now_served_by = self.transport.get_protocol()
            if now_served_by is not self:
                # What comes with the request for a socket is the socket's.
                assert isinstance(now_served_by, asyncio.Protocol)
                now_served_by.data_received(data)
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
            if self.cycle is not before:
                if not hasattr(self, "parser"):
                    self._begin_body()
            elif self._head >= self.allowed.head_bytes:
                self._refuse(431)
                return

    def _take_body(self, data: bytes) -> None:
        self._body += len(data)
        if self._body > self.allowed.body_bytes:
            self._refuse(413)
        else:
            super().data_received(data)

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
        if not self._waits_for_head:
            return seconds > self.allowed.body_seconds + self._body / self.allowed.body_rate
        # A connection that is kept after an answer ends by itself, unless somebody has begun to ask again.
        return bool(self._head or self._asked is None) and seconds > self.allowed.head_seconds

    def _refuse(self, status: int) -> None:
        """Say why, if that can still be understood, and hang up."""
        asked = self._asked
        if asked is None or asked.response_complete or not asked.response_started:
            reason = _ANSWERS[status]
            line = b"HTTP/1.1 %d %s\r\n" % (status, reason)
            self.transport.write(
                line
                + b"content-type: text/plain\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(reason)
                + reason
            )
        self._since = self.loop.time()
        if asked is not None and not asked.response_complete:
            asked.disconnected = True
            asked.message_event.set()
        self.transport.close()
