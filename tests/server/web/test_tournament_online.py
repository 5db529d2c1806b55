"""Players of an online tournament sit down through their links, and find their table though the server dies."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.running import Server
from ventaglio.api.client import Client, Refused

pytestmark = pytest.mark.anyio

NOTICE = {"name": "In rete", "code": "fibur-2019", "hands": 2, "seating": "order", "online": True}
PATIENCE = 45.0


class Desk:
    """The director's page of a tournament."""

    def __init__(self, client: Client, tournament_id: str) -> None:
        self.client = client
        self.path = f"/api/tournaments/{tournament_id}"

    async def do(self, kind: str, **more: Any) -> None:
        await self.client.ask("POST", f"{self.path}/do", {"happening": {"type": kind, **more}})

    async def publish(self) -> None:
        """Two pairs, and their positions."""
        for number in (1, 2):
            players = [{"surname": f"Rossi{number}", "name": name} for name in ("Anna", "Ugo")]
            await self.do("entered", number=number, players=players)
            await self.do("checked-in", number=number)
        await self.client.ask("POST", f"{self.path}/close")
        await self.client.ask("POST", f"{self.path}/draft")
        await self.do("published", round=1)

    async def key(self, entrant: int) -> str:
        made = await self.client.ask("POST", f"{self.path}/keys", {"role": "player", "entrant": entrant})
        return str(made["link"].partition("#key=")[2])


@asynccontextmanager
async def player(server: Server, desk: Desk, entrant: int) -> AsyncIterator[Client]:
    async with Client(server.address) as client:
        await client.guest("Ornella")
        await client.ask("POST", f"{desk.path}/enter", {"key": await desk.key(entrant)})
        yield client


async def seats(client: Client, desk: Desk) -> Any:
    """The places of the client's entry, when the tables are open."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                if found := await client.ask("GET", f"{desk.path}/mine/seats"):
                    return found
            except Refused as refusal:
                if refusal.reason != "live-tournament-opening":
                    raise
            await asyncio.sleep(0.1)


async def sit(client: Client, desk: Desk, which: int) -> str:
    answer = await client.ask("POST", f"{desk.path}/mine/sit", {"player": which})
    return str(answer["table"])


@pytest.mark.long
async def test_everybody_sits_and_play_begins_though_the_server_dies(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        async with Client(server.address) as director, AsyncExitStack() as stack:
            await director.guest("Ada")
            opened = await director.ask("POST", "/api/tournaments", {"notice": NOTICE})
            desk = Desk(director, opened["id"])
            await desk.publish()
            people = [await stack.enter_async_context(player(server, desk, entrant)) for entrant in (1, 1, 2, 2)]
            first = await seats(people[0], desk)
            assert [(one["name"], one["place"], one["taken"]) for one in first] == [
                ("Rossi1 Anna", "A", False),
                ("Rossi1 Ugo", "C", False),
            ]
            table = await sit(people[0], desk, 0)
            await sit(people[1], desk, 1)
            with pytest.raises(Refused, match="live-place-taken"):
                await sit(people[1], desk, 0)
            with pytest.raises(Refused, match="live-reserved"):
                await people[2].sit(table, "B")
            with pytest.raises(Refused, match="live-reserved"):
                await people[0].start(table)
            with pytest.raises(Refused, match="tournament-computed"):
                await desk.do("hosted", round=1, table=1, live=["x"])
            with pytest.raises(Refused, match="http-403"):
                await director.ask("GET", f"{desk.path}/mine/seats")

            server.kill()
            server = Server(tmp_path, port=server.port)
            mine = await seats(people[0], desk)
            assert [one["table"] for one in mine if one["taken"]] == [table, table]
            assert [one["mine"] for one in mine] == [True, False]
            assert await sit(people[2], desk, 0) == table
            assert await sit(people[3], desk, 1) == table
            shown = await people[3].ask("GET", f"/api/tables/{table}")
            assert shown["table"]["status"] == "playing"
            assert shown["place"] == "D"
    finally:
        server.stop()
