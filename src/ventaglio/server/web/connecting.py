"""Whoever opens a WebSocket: from which page, how many of one address, and with which code one is sent away."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.status_codes import HTTP_403_FORBIDDEN

from ventaglio.server.web.house import House, house_of
from ventaglio.server.web.limits import near

BAD_MESSAGE: Final = 4400
STRANGER: Final = 4401
FORBIDDEN: Final = 4403
NOTHING_THERE: Final = 4404
TOO_SLOW: Final = 4408
TOO_LARGE: Final = 1009
TOO_OFTEN: Final = 4429
GOING_AWAY: Final = 1001
BROKEN: Final = 1011

AnySocket = WebSocket[Any, Any, Any]


class Hangup(Exception):
    """The connection ends, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


async def accepted(socket: AnySocket) -> bool:
    """Open a socket for whoever comes from a page of ours; a foreign page is refused before it learns anything."""
    if same_origin(socket):
        await socket.accept()
        return True
    await socket.send({"type": "websocket.http.response.start", "status": HTTP_403_FORBIDDEN, "headers": []})
    await socket.send({"type": "websocket.http.response.body", "body": b"", "more_body": False})
    return False


def same_origin(socket: AnySocket) -> bool:
    """Whether a browser comes from a page of ours. What is no browser sends no origin, and has to show its cookie."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    allowed = house_of(socket).settings.origins
    return origin in allowed or urlsplit(origin).netloc == socket.headers.get("host")


async def count_in(house: House, address: str) -> None:
    """One more open socket of an address; `Hangup` where it has too many, or opens them too often."""
    if not await house.limits.allow("socket-near" if near(address) else "socket", address):
        raise Hangup(TOO_OFTEN, "too many connections")
    if house.settings.limited and house.sockets[address] >= house.settings.bounds.sockets:
        raise Hangup(TOO_OFTEN, "too many connections are open")
    house.sockets[address] += 1


def count_out(house: House, address: str) -> None:
    """One less."""
    house.sockets[address] -= 1
    if not house.sockets[address]:
        del house.sockets[address]
