"""What one is in the middle of is told wherever one is: to guests and invited friends as to anybody."""

import asyncio
import time
from typing import Any

import pytest

from tests.running import Server
from tests.server.tables.parties import dealt
from tests.server.web.door import open_table, person
from ventaglio.api.client import Client

pytestmark = pytest.mark.anyio

DAY = 24 * 3600.0


async def mine(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await client.ask("GET", "/api/me/tables"))["tables"]
    return found


async def test_a_stranger_is_in_the_middle_of_nothing(stranger: Client) -> None:
    assert await mine(stranger) == []


async def test_a_table_that_waits_is_told_to_all_who_sit_there_and_to_nobody_else(server: Server) -> None:
    async with person(server, "Anna") as anna, person(server, "Bice") as bice, person(server, "Carla") as carla:
        table_id = await open_table(anna, policy={"public": False})
        await bice.sit(table_id, "C")
        for client, place in ((anna, "A"), (bice, "C")):
            (found,) = await mine(client)
            assert (found["id"], found["place"], found["status"]) == (table_id, place, "open")
        assert await mine(carla) == []
        await bice.ask("DELETE", f"/api/tables/{table_id}/seats/mine")
        assert await mine(bice) == [], "who has left is not called back"


async def test_a_match_says_whose_turn_it_is_and_how_long_it_is_kept(server: Server) -> None:
    async with dealt(server.address, 2, players=2, policy={"clock": "none"}) as met:
        screen = await met.turn()
        place = screen.welcome["place"]
        told = [(await mine(client))[0] for client in met.clients]
        assert [one["turn"] for one in told] == [place == 0, place == 1]
        assert all(one["here"] and one["kept_until"] is None for one in told)
        for one in met.screens:
            await one.socket.close()
        async with asyncio.timeout(60):
            while (await mine(met.clients[0]))[0]["kept_until"] is None:
                pass
        (found,) = await mine(met.clients[0])
        assert not found["here"]
        assert found["kept_until"] == pytest.approx(time.time() + 7 * DAY, abs=60)


async def test_a_featured_table_is_one_that_everybody_may_look_on_at(server: Server) -> None:
    async with person(server, "Anna") as anna:
        for game, code, more in (
            ("tressette", "moderne", {}),
            ("burraco", "fibur-2019", {"spectators": False}),
            ("burraco", "fibur-2019", {"public": False}),
        ):
            await anna.open_table(game=game, code=code, start=True, policy={"clock": "none", **more})
        before = (await anna.ask("GET", "/api/tables"))["featured"]
        shown = await anna.open_table(
            game="burraco", code="fibur-2019", start=True, policy={"clock": "none", "rated": True, "delay": 30}
        )
        after = (await anna.ask("GET", "/api/tables"))["featured"]
        assert before is None or before["summary"]["spectators"]
        assert (after["id"], after["summary"]["delay"]) == (shown["table"]["id"], 30)
