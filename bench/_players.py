"""Scripted players at our own tables: they do what the menu offers, and read nothing else of what they are told."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from itertools import cycle, islice
from typing import Any, Final, TypeVar

import msgspec

from bench._crowd import PLACES, Board
from bench._sockets import connect
from ventaglio.api.client import Client
from ventaglio.core.cards.provable import SECRET_BYTES, commitment
from ventaglio.core.seats import LETTERS

POLICY: Final = {"clock": "none", "grace": 3600, "between": 0, "public": False}
T = TypeVar("T")

AT_ONCE: Final = 8
"""Connections that are opened at the same time."""


SMALL_SET: Final = 3
"""Cards: the players open nothing else, so that the tables of all measurements have the same melds."""


class _Laying(msgspec.Struct):
    action: str
    cards: tuple[str, ...] = ()


class _Menu(msgspec.Struct):
    draw: bool
    take: bool
    openings: tuple[_Laying, ...]
    attachments: tuple[_Laying, ...]
    discards: tuple[str, ...]


class _Pledge(msgspec.Struct):
    label: str
    closed: bool
    dealt: bool


class _Table(msgspec.Struct):
    pledge: _Pledge | None = None


class _Message(msgspec.Struct):
    type: str
    id: str = ""
    seq: int = 0
    menu: _Menu | None = None
    table: _Table | str | None = None


_PART: Final = "part"
"""How the id of what is sent for a deal begins."""

_READ: Final = msgspec.json.Decoder(_Message)


def _choose(menu: _Menu) -> str | None:
    """Draw, lay what can be laid, discard: quick choices that still give the tables melds to show."""
    if menu.draw or menu.take:
        return "draw" if menu.draw else "take"
    for fit in menu.attachments:
        return fit.action
    for opening in menu.openings:
        if len(opening.cards) == SMALL_SET and len({card[0] for card in opening.cards}) == 1:
            return opening.action
    return f"discard {menu.discards[0]}" if menu.discards else None


class PlayedBoard(Board):
    """A table of ours with four players."""

    def __init__(self) -> None:
        super().__init__()
        self.seen = [0] * PLACES
        """The last entry that each place has heard of."""
        self._expected = 0
        self._next: tuple[int, str] | None = None
        self._parts = [""] * PLACES
        """What each place last sent for a deal."""

    @property
    def can_move(self) -> bool:
        return self._next is not None and not self._expected

    def heard(self, place: int, message: bytes) -> None:
        self.received += len(message)
        could_move = self.can_move
        told = _READ.decode(message)
        if told.type not in ("happened", "state"):
            # Whoever comes too late to commit has no part in that deal, and plays all the same.
            if told.type in ("refused", "error") and not told.id.startswith(_PART):
                raise RuntimeError(message.decode())
            return
        self.seen[place] = told.seq
        if isinstance(told.table, _Table) and told.table.pledge is not None and not told.table.pledge.dealt:
            self._take_part(place, told.table.pledge)
        if told.menu is not None:
            choice = _choose(told.menu)
            if choice is not None:
                self._next = place, choice
        if self._expected and min(self.seen) >= self._expected:
            self._expected = 0
            self._all_told()
        if self.can_move and not could_move:
            self.free(self)

    def _take_part(self, place: int, pledge: _Pledge) -> None:
        """Commit, and open when everybody has: always the same secret, as nobody here is to be kept from anything."""
        label, secret = pledge.label, bytes([place]) * SECRET_BYTES
        told = commitment(LETTERS[place], secret, label)
        part = f'"open","label":"{label}","secret":"{secret.hex()}"'
        if not pledge.closed:
            part = f'"commit","label":"{label}","commitment":"{told}"'
        if part != self._parts[place] and place < len(self.lines):
            self._parts[place] = part
            self.lines[place].say(f'{{"id":"{_PART}{pledge.closed:d}{label}","type":{part}}}'.encode())

    def move(self) -> None:
        assert self._next is not None
        (place, action), self._next = self._next, None
        on = self.seen[place]
        self._expected = on + 1
        self._send(place, b'{"type":"act","id":"%d","action":"%s","on":%d}' % (on, action.encode(), on))


class Players:
    """Four people, known to every server: enough for any number of tables, since nothing is written about them."""

    def __init__(self, clients: Sequence[Client]) -> None:
        self._clients = clients

    @staticmethod
    @asynccontextmanager
    async def at(addresses: Sequence[str]) -> AsyncIterator["Players"]:
        """Guests who ask the servers by turns."""
        async with AsyncExitStack() as stack:
            clients = []
            for place in range(PLACES):
                client = await stack.enter_async_context(Client(addresses[place % len(addresses)]))
                await client.guest(f"Player {LETTERS[place]}")
                clients.append(client)
            yield Players(clients)

    async def open_tables(self, number: int) -> None:
        """Tables at which one person sits, and nobody looks."""
        await _all(self._open(client) for client in islice(cycle(self._clients), number))

    async def _open(self, client: Client, **more: Any) -> str:
        info = await client.open_table(game="burraco", code="fibur-2019", hands=100, policy=POLICY, **more)
        return str(info["table"]["id"])

    async def play(self, number: int, *, together: bool = False) -> list[Board]:
        """Tables with four who are connected: two at each server, or all four at one, and the next four at another."""
        return list(await _all(self._seat(table, together=together) for table in range(number)))

    async def _seat(self, number: int, *, together: bool) -> Board:
        owner = self._clients[0]
        table = await self._open(owner)
        for client, letter in zip(self._clients[1:], LETTERS[1:], strict=False):
            await client.sit(table, letter)
        await owner.start(table)
        board = PlayedBoard()
        for place, client in enumerate(self._clients):
            server = self._clients[(number if together else place) % len(self._clients)].address
            cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
            line = await connect(server, f"/ws/v1/tables/{table}", partial(board.heard, place), cookies)
            board.lines.append(line)
        return board


async def _all(works: Iterable[Awaitable[T]]) -> list[T]:
    """Do everything, a little at the same time."""
    places = asyncio.Semaphore(AT_ONCE)

    async def one(work: Awaitable[T]) -> T:
        async with places:
            return await work

    return await asyncio.gather(*map(one, works))
