"""What those who run the house do reaches a running server within a second, and what players report reaches them."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.running import Server, running_servers
from tests.server.tables.parties import guests, party
from tests.server.web.door import last_words, open_table, person, raw
from ventaglio.api.client import Client, Refused, TableConnection
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url
from ventaglio.server.store.house import Announcement, HouseRows
from ventaglio.server.store.managing import Managing

pytestmark = pytest.mark.anyio

WITHIN = 15.0
PATIENCE = 45.0


@asynccontextmanager
async def managing(server: Server, why: str = "for a test", url: str = "") -> AsyncIterator[Managing]:
    """Somebody at the machine of a server: another process, as far as the server knows."""
    database = Database(url or database_url(server.folder, {}))
    try:
        yield Managing(database, "root", time.time(), why)
    finally:
        await database.close()


def id_of(client: Client) -> str:
    assert client.me is not None
    return str(client.me["id"])


def told_last(screen: TableConnection) -> dict[str, object]:
    """What those who run the house have told last."""
    return next((message for message in reversed(screen.heard) if message["type"] == "notice"), {})


async def refusal(client: Client, method: str, path: str, content: object = None) -> str:
    with pytest.raises(Refused) as refused:
        await client.ask(method, path, content)
    return refused.value.reason


async def test_whoever_is_banned_is_out_within_a_second(server: Server) -> None:
    async with person(server, "Mallory") as client, person(server, "Bice") as bice, managing(server) as admin:
        table_id = await open_table(client)
        await bice.sit(table_id, "B")
        login = {"login": f"m{id_of(client)[:8]}", "password": "tre di danari"}
        await client.ask("POST", "/api/accounts", login)
        async with raw(client, table_id) as socket, raw(bice, table_id) as others:
            await socket.recv()
            await others.recv()
            await admin.ban(id_of(client), time.time() + 3600)
            started = time.monotonic()
            _, code = await last_words(socket)
            assert (code, time.monotonic() - started < WITHIN) == (4401, True)
            await others.send('{"type": "ping", "id": "x"}')
            while json.loads(await asyncio.wait_for(others.recv(), PATIENCE)).get("id") != "x":
                pass
        assert (await client.ask("GET", "/api/me"))["person"] is None
        with pytest.raises(Refused, match="for a test") as refused:
            await client.ask("POST", "/api/sessions", login)
        assert refused.value.reason == "person-banned"
        await admin.unban(id_of(client))
        await client.ask("POST", "/api/sessions", login)


async def test_whoever_is_muted_plays_without_a_word(server: Server) -> None:
    async with party(server.address, 2) as met, managing(server) as admin:
        await met["A"].send({"type": "say", "phrase": "hello"})
        await admin.mute(id_of(met.clients[0]), time.time() + 3600)
        with pytest.raises(Refused, match="live-silenced"):
            await met["A"].send({"type": "say", "phrase": "hello"})
        await met["B"].send({"type": "say", "phrase": "hello"})
        await met["A"].send({"type": "pause"})
        await admin.mute(id_of(met.clients[0]))
        with pytest.raises(Refused, match="live-silenced-for-ever"):
            await met["A"].send({"type": "say", "text": "please"})
        await admin.unmute(id_of(met.clients[0]))
        await met["A"].send({"type": "say", "phrase": "hello"})


async def test_a_table_is_closed_for_everybody_at_it(server: Server) -> None:
    async with party(server.address, 2, policy={"rated": True}) as met, managing(server) as admin:
        await admin.close_table(met.id)
        for screen in met.screens:
            await asyncio.wait_for(screen.until(lambda one: one.table["status"] == "closed"), PATIENCE)
        result = await met.clients[0].ask("GET", f"/api/tables/{met.id}/result")
        assert result["closed"] == "The table was closed by those who run the server."
        assert await met.clients[0].ask("GET", "/api/me/history") == []


async def test_maintenance_is_told_and_lets_nothing_new_begin(server: Server) -> None:
    wanted = {"game": "burraco", "code": "fibur-2019"}
    async with party(server.address, 2) as met, managing(server) as admin:
        (anna, _), screen = met.clients, met["A"]
        waiting = await open_table(anna)
        try:
            await admin.announce(Announcement({"": "Closed at eleven", "it": "Si chiude alle undici"}))
            closing = {"type": "notice", "text": "Closed at eleven", "maintenance": False}
            await screen.until(lambda one: told_last(one) == closing)
            await admin.maintain(True)
            await screen.until(lambda one: told_last(one)["maintenance"])
            told = await anna.ask("GET", "/api/house?lang=it")
            assert (told["announcement"], told["maintenance"]) == ("Si chiude alle undici", True)
            assert await refusal(anna, "POST", "/api/tables", wanted) == "live-maintenance"
            assert await refusal(anna, "POST", f"/api/tables/{waiting}/start") == "live-maintenance"
            async with Client(server.address) as stranger:
                assert await refusal(stranger, "POST", "/api/guests", {"name": "Ada"}) == "live-maintenance"
            # What is being played goes on.
            for one in met.screens:
                await one.ready()
            await screen.until(lambda one: one.view is not None and any(one.view["counts"]))
        finally:
            await admin.maintain(False)
            await admin.announce(None)
        await screen.until(lambda one: told_last(one) == {"type": "notice", "text": "", "maintenance": False})
        await anna.ask("POST", f"/api/tables/{waiting}/start")


async def test_drained_is_when_nobody_plays_who_is_there(server: Server) -> None:
    async with managing(server):
        database = Database(database_url(server.folder, {}))
        rows = HouseRows(database)
        before = await rows.players_there()
        async with party(server.address, 2):
            assert await rows.players_there() == before + 1
        for _ in range(200):
            if await rows.players_there() == before:
                break
            await asyncio.sleep(0.02)
        assert await rows.players_there() == before
        await database.close()


async def test_a_report_comes_with_what_happened_until_then(server: Server) -> None:
    async with party(server.address, 2) as met, person(server, "Ciro") as ciro:
        await met["B"].send({"type": "say", "phrase": "hello"})
        about = {"reason": "talk", "place": "B", "text": "so rude\n\x00and  loud"}
        number = (await met.clients[0].ask("POST", f"/api/tables/{met.id}/reports", about))["number"]
        path = f"/api/tables/{met.id}/reports"
        assert await refusal(met.clients[0], "POST", path, {"reason": "talk", "place": "C"}) == "live-nobody-there"
        assert await refusal(met.clients[0], "POST", path, {"reason": "talk", "place": "F"}) == "live-nobody-there"
        assert await refusal(met.clients[0], "POST", path, {"reason": "boredom"}) == "http-400"
        assert await refusal(ciro, "POST", "/api/tables/nowhere/reports", {"reason": "talk"}) == "http-404"
        assert (await ciro.ask("POST", path, {"reason": "other"}))["number"] > number
        database = Database(database_url(server.folder, {}))
        found = await HouseRows(database).one_report(number)
        await database.close()
        assert (found.about, found.about_name, found.text) == (id_of(met.clients[1]), "Bice", "so rude and loud")
        assert (found.by, found.table_id, found.seq) == (id_of(met.clients[0]), met.id, met["A"].seq)


async def test_a_private_table_is_not_reported_by_who_cannot_see_it(server: Server) -> None:
    async with guests(server.address, "Anna", "Bice") as (anna, bice):
        table_id = await open_table(anna, policy={"public": False, "spectators": False})
        assert await refusal(bice, "POST", f"/api/tables/{table_id}/reports", {"reason": "other"}) == "http-404"


async def test_every_process_hears_it(tmp_path: Path, valkey_url: str, postgres_url: str) -> None:
    env = {"VENTAGLIO_DATABASE": postgres_url, "VENTAGLIO_VALKEY": valkey_url}
    with running_servers(2, tmp_path / "data", **env) as (one, other):
        async with person(one) as client, managing(one, url=postgres_url) as admin:
            table_id = await open_table(client)
            away = Client(other.address)
            away.http.cookies = client.http.cookies
            async with away, raw(client, table_id) as here, raw(away, table_id) as there:
                for socket in (here, there):
                    await socket.recv()
                await admin.announce(Announcement({"": "hello"}))
                await admin.log_out(id_of(client))
                started = time.monotonic()
                ends = await asyncio.gather(last_words(here), last_words(there))
                assert time.monotonic() - started < WITHIN
            assert [code for _, code in ends] == [4401, 4401]
            for heard, _ in ends:
                assert "hello" in [message.get("text") for message in heard]
