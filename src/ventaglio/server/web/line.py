"""A WebSocket on the network: what is sent over it goes to the system at once, and no task waits to send it.

An application opens or refuses one as ASGI has it. Once it is open, its messages would take a dozen steps each way
through whatever stands between, and every one of these would be kept in memory for as long as it is open. So the line
itself is in the scope: whoever serves a screen keeps it, reads and writes here, and the application returns.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any, Final, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.exceptions import ProtocolError
from websockets.frames import Close
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover
    from websockets.utils import apply_mask

EXTENSION: Final = "ventaglio.line"
"""Where the line is among the extensions of a scope."""

MOST_UNREAD: Final = 16
"""Messages that wait until their screen is served; more are left to the system, and so to whoever sends them."""
LARGEST_UNREAD: Final = 256 * 1024
"""Bytes that are kept of somebody who sends before he was answered."""
CLOSE_SECONDS: Final = 10.0
"""For the other end to take its leave; then it is over anyway."""

_CONTINUED, _TEXT, _BYTES, _CLOSE, _PING, _PONG = 0, 1, 2, 8, 9, 10
_LAST, _RESERVED, _CONTROL, _MASKED = 0x80, 0x70, 0x08, 0x80
_SHORT, _MEDIUM = 126, 1 << 16
_TWO, _EIGHT = 126, 127
"""How a length is marked that takes two bytes, or eight."""

BROKEN_PROTOCOL, NO_CODE, LOST, BAD_TEXT, TOO_LARGE, SILENT, RESTART = 1002, 1005, 1006, 1007, 1009, 1011, 1012

LOG: Final = logging.getLogger("uvicorn.error")
_SILENT_LOG: Final = logging.getLogger("ventaglio.line")
_SILENT_LOG.addHandler(logging.NullHandler())
_SILENT_LOG.propagate = False


class Line(asyncio.Protocol):
    """One connection, from the request that asks for a WebSocket to its end."""

    __slots__ = (
        "_app_state",
        "_came",
        "_config",
        "_counted",
        "_end",
        "_ended",
        "_handshake",
        "_heard",
        "_heard_at",
        "_kind",
        "_loop",
        "_parts",
        "_paused",
        "_refusal",
        "_rest",
        "_server",
        "_timer",
        "_told_of_connect",
        "_transport",
        "_waiter",
        "flowing",
        "full",
        "over",
    )

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._config = config
        self._server = server_state
        self._app_state = app_state
        self._loop = _loop or asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._handshake: tuple[ServerProtocol, Response | None] | None = (ServerProtocol(logger=_SILENT_LOG), None)
        """As long as it is not open."""
        self._refusal: tuple[int, Headers] | None = None
        self._told_of_connect = False
        self._rest = b""
        self._parts: list[bytes] = []
        """Of a message that comes in several."""
        self._kind = 0
        self._came: list[str | bytes] = []
        self._waiter: asyncio.Future[None] | None = None
        self._heard: Callable[[], None] | None = None
        self._ended: Callable[[], None] | None = None
        self._counted: Callable[[int], None] | None = None
        self._paused = False
        self.over = False
        """Whether nothing more comes, and nothing more is sent."""
        self._end: tuple[int, str] = (LOST, "")
        self._heard_at = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self.full = False
        """Whether so much waits to be taken that more should wait elsewhere."""
        self.flowing: Callable[[], None] | None = None
        """Called when it is not full any more."""

    # ── The connection ───────────────────────────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._server.connections.add(cast(Any, self))

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.connections.discard(cast(Any, self))
        self._stop_timer()
        if not self.over:
            self._end = (LOST, "")
        self._finish()

    def pause_writing(self) -> None:
        self.full = True

    def resume_writing(self) -> None:
        self.full = False
        if self.flowing is not None:
            self.flowing()

    def shutdown(self) -> None:
        """The server stops."""
        if self._handshake is None:
            self.hang_up(RESTART)
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._heard_at = self._loop.time()
        self._rest = self._rest + data if self._rest else data
        if self._handshake is None:
            self._parse()
        elif self._handshake[1] is None:
            self._shake_hands(self._handshake[0])
        elif len(self._rest) > LARGEST_UNREAD:
            self._transport.abort()

    def _finish(self) -> None:
        """Nothing more comes."""
        self.over = True
        self._wake()
        self._tell_ended()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # ── Opening ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _shake_hands(self, conn: ServerProtocol) -> None:
        head, found, rest = self._rest.partition(b"\r\n\r\n")
        if not found:
            return
        self._rest = rest
        conn.receive_data(head + found)
        request = next((event for event in conn.events_received() if isinstance(event, Request)), None)
        if request is None:
            self._transport.close()
            return
        response = conn.accept(request)
        self._handshake = (conn, response)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._answer(conn, response)
            self._transport.close()
            return
        task = self._loop.create_task(self._run(self._scope(request)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _answer(self, conn: ServerProtocol, response: Response) -> None:
        conn.send_response(response)
        self._transport.write(b"".join(conn.data_to_send()))

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        root = self._config.root_path
        offered = request.headers.get_all("Sec-WebSocket-Protocol")
        peer, own = (self._transport.get_extra_info(name) for name in ("peername", "sockname"))
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if self._transport.get_extra_info("sslcontext") else "ws",
            "server": own[:2] if isinstance(own, tuple) else None,
            "client": peer[:2] if isinstance(peer, tuple) else None,
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            # The names that uvicorn gives to an application are small letters.
            "headers": [
                (name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()
            ],
            "subprotocols": [one.strip() for line in offered for one in line.split(",")],
            "state": self._app_state.copy(),
            "extensions": {"websocket.http.response": {}, EXTENSION: self},
        }

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self._config.loaded_app(cast(Any, scope), cast(Any, self._receive), cast(Any, self._send))
        except Exception:
            LOG.exception("Exception in ASGI application\n")
        if self._handshake is not None and self._refusal is None:
            self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
        if not self.over and not self.kept:
            self._transport.close()

    def _open(self, headers: list[tuple[bytes, bytes]]) -> None:
        assert self._handshake is not None
        conn, response = self._handshake
        assert response is not None
        del response.headers["Date"]
        for name, value in (*self._server.default_headers, *headers):
            response.headers[name.decode("latin-1")] = value.decode("latin-1")
        self._answer(conn, response)
        self._handshake = None
        self._heard_at = self._loop.time()
        self._wait_to_ping()
        if self._rest:
            self._parse()

    def _refuse(self, status: int, headers: Headers | None = None, body: bytes = b"") -> None:
        assert self._handshake is not None
        given = headers or Headers()
        for name, value in (("Connection", "close"), ("Content-Length", str(len(body)))):
            given.setdefault(name, value)
        self._answer(self._handshake[0], Response(status, HTTPStatus(status).phrase, given, body))
        self._end = (LOST, "")
        self._finish()
        self._transport.close()

    # ── What an application does as ASGI has it ──────────────────────────────────────────────────────────────────

    async def _receive(self) -> Mapping[str, Any]:
        if not self._told_of_connect:
            self._told_of_connect = True
            return {"type": "websocket.connect"}
        while (message := self.take()) is None:
            if self.over:
                code, reason = self._end
                return {"type": "websocket.disconnect", "code": code, "reason": reason}
            self._waiter = self._loop.create_future()
            await self._waiter
        return {"type": "websocket.receive", "text" if isinstance(message, str) else "bytes": message}

    async def _send(self, message: Mapping[str, Any]) -> None:
        kind = message["type"]
        if self._handshake is None:
            if kind == "websocket.close":
                self.hang_up(message.get("code", 1000), message.get("reason") or "")
            elif kind == "websocket.send" and message.get("text") is not None:
                self.write(message["text"].encode())
        elif self.over:
            return
        elif kind == "websocket.accept":
            self._open(list(message.get("headers", ())))
        elif kind == "websocket.close":
            self._refuse(HTTPStatus.FORBIDDEN)
        elif kind == "websocket.http.response.start":
            headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in message.get("headers", ())]
            self._refusal = (message["status"], Headers(headers))
        elif kind == "websocket.http.response.body" and self._refusal is not None:
            self._refuse(*self._refusal, message.get("body", b""))

    # ── Reading and writing ──────────────────────────────────────────────────────────────────────────────────────

    def keep(self, heard: Callable[[], None], ended: Callable[[], None]) -> None:
        """Stay open when the application returns. ``heard`` is told whenever something comes, ``ended`` of the end."""
        self._heard, self._ended = heard, ended
        if self._came:
            heard()
        if self.over:
            self._tell_ended()

    @property
    def kept(self) -> bool:
        """Whether the application has returned, or will, and the line stays open all the same."""
        return self._heard is not None

    def when_over(self, then: Callable[[int], None]) -> None:
        """Have somebody told by which code it ended, once it has."""
        self._counted = then
        if self.over:
            self._tell_ended()

    def _tell_ended(self) -> None:
        ended, counted = self._ended, self._counted
        self._ended = self._counted = None
        if ended is not None:
            ended()
        if counted is not None:
            counted(self._end[0])

    def take(self) -> str | bytes | None:
        """The next message that has come; None if there is none."""
        if not self._came:
            return None
        message = self._came.pop(0)
        if self._paused and not self._came:
            self._paused = False
            self._transport.resume_reading()
            if self._rest:
                self._parse()
        return message

    def write(self, message: bytes) -> None:
        """Send a text. This never waits and never fails: what cannot be sent any more is let go."""
        if not self.over and self._handshake is None:
            self._write(_TEXT, message)

    def _write(self, kind: int, content: bytes) -> None:
        size = len(content)
        if size < _SHORT:
            head = bytes((_LAST | kind, size))
        elif size < _MEDIUM:
            head = bytes((_LAST | kind, _TWO)) + size.to_bytes(2, "big")
        else:
            head = bytes((_LAST | kind, _EIGHT)) + size.to_bytes(8, "big")
        self._transport.write(head + content)

    def hang_up(self, code: int, reason: str = "") -> None:
        """Take one's leave, after all that was written before. What has come and was not read is let go."""
        if self.over or self._handshake is not None:
            return
        self._write(_CLOSE, Close(code, reason).serialize())
        self._end = (code, reason)
        self._came.clear()
        self._rest, self._parts = b"", []
        self._finish()
        if self._paused:
            self._paused = False
            self._transport.resume_reading()
        self._stop_timer()
        # Whoever takes nothing would keep it open for ever.
        self._timer = self._loop.call_later(CLOSE_SECONDS, self._transport.abort)

    # ── Frames ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _parse(self) -> None:
        """Handle every whole frame; what remains is the beginning of the next."""
        data, at, end = self._rest, 0, len(self._rest)
        self._rest = b""
        while end - at >= 2 and not self._paused:
            first, length, begin = data[at], data[at + 1], at + 2
            wrong = first & _RESERVED or not length & _MASKED or (first & _CONTROL and not first & _LAST)
            length &= ~_MASKED
            if wrong or (first & _CONTROL and length >= _SHORT):
                self._fail(BROKEN_PROTOCOL)
                return
            if length >= _SHORT:
                wide = 2 if length == _TWO else 8
                if end < begin + wide:
                    break
                length = int.from_bytes(data[begin : begin + wide], "big")
                begin += wide
            if length + sum(map(len, self._parts)) > self._config.ws_max_size:
                self._fail(TOO_LARGE)
                return
            if end < begin + 4 + length:
                break
            mask, begin = data[begin : begin + 4], begin + 4
            at = begin + length
            self._frame(first & 15, bool(first & _LAST), apply_mask(data[begin:at], mask))
            if self._transport.is_closing() or (self.over and not self._timer):
                return
        self._rest = data[at:]

    def _frame(self, kind: int, last: bool, content: bytes) -> None:
        if kind == _CLOSE:
            self._closed(content)
        elif self.over:
            # We have taken our leave, and only wait for the other end to do so.
            return
        elif kind == _PING:
            self._write(_PONG, content)
        elif kind in (_TEXT, _BYTES, _CONTINUED) and (kind == _CONTINUED) == bool(self._kind):
            self._kind = kind or self._kind
            self._parts.append(content)
            if last:
                self._message(self._kind, b"".join(self._parts))
        elif kind != _PONG:
            self._fail(BROKEN_PROTOCOL)

    def _message(self, kind: int, content: bytes) -> None:
        self._kind, self._parts = 0, []
        message: str | bytes = content
        if kind == _TEXT:
            try:
                message = content.decode()
            except UnicodeDecodeError:
                self._fail(BAD_TEXT)
                return
        self._came.append(message)
        if len(self._came) >= MOST_UNREAD and not self._paused:
            self._paused = True
            self._transport.pause_reading()
        self._wake()
        if self._heard is not None:
            self._heard()

    def _closed(self, content: bytes) -> None:
        """The other end takes its leave, by itself or because we did."""
        if not self.over:
            try:
                told = Close.parse(content)
            except (ProtocolError, UnicodeDecodeError):
                self._fail(BROKEN_PROTOCOL)
                return
            self._end = (told.code, told.reason)
            self._write(_CLOSE, content if told.code != NO_CODE else b"")
            self._finish()
        self._stop_timer()
        self._transport.close()

    def _fail(self, code: int) -> None:
        """Say what is wrong with what came, and hang up."""
        self.hang_up(code)
        self._stop_timer()
        self._timer = self._loop.call_later(CLOSE_SECONDS, self._transport.abort)
        self._transport.close()

    # ── Signs of life ────────────────────────────────────────────────────────────────────────────────────────────

    def _wait_to_ping(self) -> None:
        if self._config.ws_ping_interval:
            self._timer = self._loop.call_later(self._config.ws_ping_interval, self._ping)

    def _ping(self) -> None:
        """Ask whether anybody is there; who has not said anything for long is gone."""
        allowed = (self._config.ws_ping_interval or 0.0) + (self._config.ws_ping_timeout or 0.0)
        if self._loop.time() - self._heard_at > allowed:
            self._fail(SILENT)
            return
        self._write(_PING, b"")
        self._wait_to_ping()


def line_of(scope: Any) -> Line:
    """The line of a WebSocket that our own server serves."""
    line = scope["extensions"][EXTENSION]
    assert isinstance(line, Line)
    return line
