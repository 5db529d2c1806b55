"""A WebSocket as bytes: what is whole is handed on, what is wrong ends it with the code that says why."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ventaglio.server.web.line import MOST_UNREAD, Line, line_of

pytestmark = pytest.mark.anyio

ASK = (
    b"GET /ws/v1/tables/x?after=3 HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, BYTES, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Wire:
    """The other end: what was sent to it, and how it stands."""

    def __init__(self) -> None:
        self.sent = b""
        self.closed = self.reading_paused = False

    def get_extra_info(self, name: str) -> object:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else None

    def write(self, data: bytes) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close

    def pause_reading(self) -> None:
        self.reading_paused = True

    def resume_reading(self) -> None:
        self.reading_paused = False

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """What came after the handshake."""
        data = self.sent.partition(b"\r\n\r\n")[2]
        while data:
            kind, size, begin = data[0] & 15, data[1], 2
            if size == 126:
                size, begin = int.from_bytes(data[2:4], "big"), 4
            yield kind, data[begin : begin + size]
            data = data[begin + size :]


class Kept:
    """A line that is open, and what was heard on it."""

    def __init__(self, line: Line, wire: Wire) -> None:
        self.line = line
        self.wire = wire
        self.heard = self.ended = 0
        line.keep(self._hear, self._end)

    def _hear(self) -> None:
        self.heard += 1

    def _end(self) -> None:
        self.ended += 1

    def messages(self) -> list[str | bytes]:
        return list(iter(self.line.take, None))


def frame(kind: int, content: bytes, *, last: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    mask = bytes((7, 77, 177, 1))
    size = len(content)
    length = bytes((size,)) if size < 126 else b"\x7e" + size.to_bytes(2, "big")
    if not masked:
        return bytes((kind | 128 * last | reserved,)) + length + content
    hidden = bytes(one ^ mask[at % 4] for at, one in enumerate(content))
    return bytes((kind | 128 * last | reserved, length[0] | 128)) + length[1:] + mask + hidden


async def opened(app: Callable[..., Awaitable[None]] | None = None, *, largest: int = 1000) -> Kept:
    async def accept(scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        assert (scope["path"], scope["query_string"]) == ("/ws/v1/tables/x", b"after=3")
        await send({"type": "websocket.accept", "headers": [(b"x-some", b"thing")]})

    kept: list[Kept] = []

    async def run(scope: Any, receive: Any, send: Any) -> None:
        await (app or accept)(scope, receive, send)
        kept.append(Kept(line_of(scope), wire))

    config = SimpleNamespace(
        loaded_app=run,
        root_path="",
        asgi_version="3.0",
        ws_max_size=largest,
        ws_ping_interval=None,
        ws_ping_timeout=None,
    )
    state = SimpleNamespace(connections=set(), tasks=set(), default_headers=[])
    wire = Wire()
    line = Line(cast(Any, config), cast(Any, state), {})
    line.connection_made(cast(Any, wire))
    line.data_received(ASK)
    await asyncio.gather(*state.tasks)
    return kept[0]


async def test_it_is_opened_as_the_protocol_has_it_and_stays_open_without_its_application() -> None:
    kept = await opened()
    assert kept.wire.sent.startswith(b"HTTP/1.1 101 ")
    assert b"x-some: thing" in kept.wire.sent
    assert not kept.wire.closed
    kept.line.write(b"short")
    kept.line.write(b"l" * 700)
    assert list(kept.wire.frames()) == [(TEXT, b"short"), (TEXT, b"l" * 700)]


async def test_a_message_comes_whole_however_it_was_sent() -> None:
    kept = await opened()
    long = "perché " * 60
    sent = frame(TEXT, b"one") + frame(TEXT, long.encode()) + frame(BYTES, b"\xff")
    for at in range(len(sent)):
        kept.line.data_received(sent[at : at + 1])
    assert kept.messages() == ["one", long, b"\xff"]
    kept.line.data_received(
        frame(TEXT, b"two ", last=False) + frame(PING, b"there?") + frame(0, b"and ", last=False) + frame(0, b"three")
    )
    assert kept.messages() == ["two and three"]
    assert list(kept.wire.frames()) == [(PONG, b"there?")]
    assert kept.heard == 4


@pytest.mark.parametrize(
    "sent, code",
    [
        (frame(TEXT, b"x", reserved=64), 1002),
        (frame(TEXT, b"x", masked=False), 1002),
        (frame(PING, b"x", last=False), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(0, b"nothing to go on from"), 1002),
        (frame(TEXT, b"x", last=False) + frame(TEXT, b"y"), 1002),
        (frame(3, b"no such kind"), 1002),
        (frame(CLOSE, b"\x03"), 1002),
        (frame(TEXT, b"\xc3"), 1007),
        (frame(TEXT, b"x" * 1001), 1009),
        (frame(TEXT, b"x" * 600, last=False) + frame(0, b"x" * 600), 1009),
    ],
)
async def test_what_is_wrong_ends_it(sent: bytes, code: int) -> None:
    kept = await opened()
    ends: list[int] = []
    kept.line.when_over(ends.append)
    kept.line.data_received(sent + frame(TEXT, b"never"))
    assert list(kept.wire.frames()) == [(CLOSE, code.to_bytes(2, "big"))]
    assert kept.wire.closed
    assert (kept.messages(), kept.ended, ends) == ([], 1, [code])


async def test_whoever_hangs_up_waits_for_the_other_to_do_so() -> None:
    kept = await opened()
    kept.line.hang_up(4408, "too slow")
    kept.line.hang_up(1000)
    kept.line.write(b"too late")
    assert list(kept.wire.frames()) == [(CLOSE, (4408).to_bytes(2, "big") + b"too slow")]
    assert not kept.wire.closed
    kept.line.data_received(frame(TEXT, b"still talking") + frame(CLOSE, (4408).to_bytes(2, "big")))
    assert kept.wire.closed
    assert (kept.messages(), kept.ended) == ([], 1)


async def test_what_was_sent_before_the_other_hung_up_is_read_first() -> None:
    kept = await opened()
    ends: list[int] = []
    kept.line.when_over(ends.append)
    kept.line.data_received(frame(TEXT, b"last words") + frame(CLOSE, (1001).to_bytes(2, "big") + b"bye"))
    assert kept.messages() == ["last words"]
    assert (ends, kept.wire.closed) == ([1001], True)


async def test_a_line_that_breaks_is_told_of_once() -> None:
    kept = await opened()
    ends: list[int] = []
    kept.line.when_over(ends.append)
    kept.line.connection_lost(None)
    assert (ends, kept.ended) == ([1006], 1)


async def test_who_sends_faster_than_he_is_served_is_left_waiting() -> None:
    kept = await opened()
    many = [str(number) for number in range(3 * MOST_UNREAD)]
    kept.line.data_received(b"".join(frame(TEXT, one.encode()) for one in many))
    assert kept.wire.reading_paused
    assert kept.messages() == many
    assert not kept.wire.reading_paused


async def test_what_cannot_be_taken_waits_elsewhere() -> None:
    kept = await opened()
    flowed: list[bool] = []
    kept.line.flowing = lambda: flowed.append(kept.line.full)
    kept.line.pause_writing()
    assert kept.line.full
    kept.line.resume_writing()
    assert flowed == [False]
