"""A bare relay on our framework: what one of four sends is answered to all four, with so many bytes. It knows nothing.

``python -m bench._relay`` runs one, and says at which port.
"""

import socket
from collections import defaultdict
from functools import partial
from typing import Any, Final

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from bench._crowd import PLACES, Board
from bench._sockets import connect

_ROOMS: Final[dict[str, set[WebSocket[Any, Any, Any]]]] = defaultdict(set)


@websocket("/relay/{table:str}")
async def _relay(socket: WebSocket[Any, Any, Any], table: str, size: int) -> None:
    await socket.accept()
    room = _ROOMS[table]
    room.add(socket)
    try:
        while True:
            text = await socket.receive_text()
            filled = text.ljust(size)
            for one in tuple(room):
                await one.send_text(filled)
    except WebSocketDisconnect:
        room.discard(socket)


class RelayBoard(Board):
    """Four who take turns in saying something."""

    def __init__(self) -> None:
        super().__init__()
        self._turn = 0
        self._waiting = 0

    @property
    def can_move(self) -> bool:
        return not self._waiting

    def heard(self, place: int, message: bytes) -> None:
        self.received += len(message)
        self._waiting -= 1
        if not self._waiting:
            self._all_told()
            self.free(self)

    def move(self) -> None:
        self._waiting = PLACES
        self._turn = (self._turn + 1) % PLACES
        self._send(self._turn, b'{"type":"act","id":"0123456789ab","action":"discard 7c","on":1234}')


async def relay_boards(addresses: list[str], tables: int, size: int) -> list[Board]:
    """Tables with four connections each, and messages of this size. No relay talks to another: a table is at one."""
    boards: list[Board] = []
    for number in range(tables):
        board = RelayBoard()
        address = addresses[number % len(addresses)]
        path = f"/relay/{number}?size={size}"
        board.lines = [await connect(address, path, partial(board.heard, place)) for place in range(PLACES)]
        boards.append(board)
    return boards


def main() -> None:
    """Serve until interrupted."""
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listening:
        print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
        config = uvicorn.Config(Litestar([_relay]), log_level="error", access_log=False, ws_ping_interval=15)
        uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
