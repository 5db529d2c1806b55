"""A person at a table who loses the connection and comes back, to whichever server answers."""

import asyncio
from random import Random
from typing import Any, Final, NamedTuple

from websockets.exceptions import WebSocketException

from ventaglio.api.client import Client, Refused, TableConnection

OVERTAKEN: Final = ("live-stale", "live-is-over", "live-muted")
"""Why a message may be refused: meanwhile a bot has played or the match has ended; or somebody has talked too much."""

TALKS: Final = 0.05
"""How often somebody says something before he plays."""
A_MOMENT: Final = 0.06
"""Seconds between two messages: nobody sends more than twenty in a second."""
TOO_OFTEN: Final = 4429
"""How the house closes a connection that meets one of its limits."""
SOON: Final = 0.05
LATER: Final = 3.0
"""Seconds, about, after which somebody tries again."""


class Sent(NamedTuple):
    """A message that nobody has answered yet."""

    mark: str
    message: dict[str, Any]


class Person:
    """Plays anything that is allowed. Whatever was not acknowledged is sent again, under the same mark."""

    def __init__(self, name: str, clients: list[Client], rng: Random, table_id: str) -> None:
        self.name = name
        self.clients = clients
        # It is one person: whoever answers next is told what was committed to before.
        for client in clients:
            client.receipts = clients[0].receipts
        self.table_id = table_id
        self.acknowledged: dict[str, int] = {}
        """Marks, and the entries that were said to have come of them."""
        self.refused: list[str] = []
        self.seen: list[tuple[int, str]] = []
        """The numbers and kinds of the entries this person was told of, in the order they came."""
        self.sent_again = 0
        self.connections = 0
        self.turned_away = 0
        self.over = False
        self._waiting: Sent | None = None
        self._count = 0
        self._wait = SOON
        self._rng = rng

    def __repr__(self) -> str:
        return f"{self.name} at {self.table_id}, entry {self._last}, {self._waiting}"

    @property
    def _last(self) -> int:
        """The last entry this person knows of; the first tells only how the table was opened."""
        return self.seen[-1][0] if self.seen else 1

    async def play(self) -> None:
        """Until the match is over."""
        while not self.over:
            client, closed = self._rng.choice(self.clients), None
            try:
                async with client.table(self.table_id, after=self._last) as screen:
                    self.connections += 1
                    screen.keep = False
                    screen.on_message = self._hear
                    try:
                        await self._sit_at(screen)
                    finally:
                        closed = screen.socket.close_code
            except (OSError, WebSocketException):
                # As the pages do: sooner at first, then later and later.
                self._wait = min(LATER, 2 * self._wait)
                self.turned_away += closed == TOO_OFTEN
                await asyncio.sleep(self._rng.uniform(0, LATER if closed == TOO_OFTEN else self._wait))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self.seen += [(one["seq"], one["what"]["type"]) for one in message["missed"]]
        elif message["type"] == "happened":
            self.seen.append((message["seq"], message["what"]["type"]))

    async def _sit_at(self, screen: TableConnection) -> None:
        await screen.until(lambda screen: screen.seq)
        self._wait = SOON
        while not self.over:
            self.over = screen.table["status"] != "playing"
            looked = screen.seq
            if not self.over and not await self._do_something(screen):
                await screen.until(lambda screen, looked=looked: screen.seq != looked)  # type: ignore[misc]

    async def _do_something(self, screen: TableConnection) -> bool:
        """Send what is to be sent; False if one has to wait."""
        if self._waiting is not None:
            self.sent_again += 1
            await self._send(screen, self._waiting)
            return True
        action = choice(screen.menu, self._rng) if screen.my_turn and screen.menu is not None else None
        if action is None:
            return await self._get_ready(screen)
        if self._rng.random() < TALKS:
            await self._send(screen, self._marked({"type": "say", "phrase": "one-moment"}))
        await self._send(screen, self._marked({"type": "act", "action": action, "on": screen.seq}))
        return True

    def _marked(self, message: dict[str, Any]) -> Sent:
        self._count += 1
        self._waiting = Sent(f"{self.name}-{self._count}", message)
        return self._waiting

    async def _send(self, screen: TableConnection, sent: Sent) -> None:
        await asyncio.sleep(A_MOMENT)
        try:
            done = await screen.send({**sent.message, "id": sent.mark})
        except Refused as refusal:
            if refusal.reason not in OVERTAKEN:
                raise
            self.refused.append(sent.mark)
        else:
            self.acknowledged[sent.mark] = done["seq"]
        self._waiting = None

    async def _get_ready(self, screen: TableConnection) -> bool:
        pledge, place = screen.table["pledge"], screen.welcome["place"]
        if pledge is None or pledge["dealt"] or screen.table["chairs"][place]["ready"]:
            return False
        try:
            await screen.ready()
        except Refused as refusal:
            # The deal came first.
            if refusal.reason != "live-no-deal-to-come":
                raise
        return True


def choice(menu: dict[str, Any], rng: Random) -> str | None:
    """Something out of a menu of either game, as text; None if it has nothing that must be done now."""
    if menu.get("draw"):
        return "draw"
    if menu.get("discards"):
        return f"discard {rng.choice(menu['discards'])}"
    if menu.get("cards"):
        return f"play {rng.choice(menu['cards'])['card']}"
    if menu.get("words"):
        return f"say {rng.choice(menu['words'])['word']}"
    if menu.get("show"):
        return f"show {menu['show']['card']}"
    return None
