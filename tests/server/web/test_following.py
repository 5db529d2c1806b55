"""Following a tournament: everything is pushed, to each what he may know, and nobody has to ask."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.running import Server, running_servers
from tests.server.web.door import PATIENCE
from tests.server.web.test_tournaments import Hall, bearer, hall
from ventaglio.api.client import Client

pytestmark = pytest.mark.anyio

CLUB = "203.0.113.7"
"""The one address behind which a club's phones come."""
PHONES = 60


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that counts, behind a proxy, so that every test has its own address."""
    env = {"VENTAGLIO_UNLIMITED": "no", "VENTAGLIO_PROXIED": "yes"}
    with running_servers(1, tmp_path_factory.mktemp("followed") / "data", **env) as (one,):
        yield one


@asynccontextmanager
async def following(at: Hall, how: str = "", client: Client | None = None, **headers: str) -> AsyncIterator[Any]:
    cookies = "" if client is None else "; ".join(f"{one.name}={one.value}" for one in client.http.cookies.jar)
    address = f"{at.client.address.replace('http', 'ws', 1)}{at.path}/news{how}"
    more = {"cookie": cookies, **{name.replace("_", "-"): value for name, value in headers.items()}}
    async with connect(address, additional_headers=more, max_size=None, compression=None, proxy=None) as line:
        yield line


async def heard(line: ClientConnection) -> Any:
    return json.loads(await asyncio.wait_for(line.recv(), PATIENCE))


async def ending(line: ClientConnection) -> int:
    """With which code a line ends, whatever comes before."""
    try:
        while True:
            await asyncio.wait_for(line.recv(), PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


async def test_nobody_follows_a_server_that_stops(tmp_path: Path) -> None:
    with running_servers(1, tmp_path / "data") as (one,):
        async with hall(one) as at, following(at) as line, following(at, "?as=desk", at.client) as desk:
            assert await heard(line)
            assert await heard(desk)
            assert await asyncio.to_thread(one.stop) == 0
            assert {await ending(line), await ending(desk)} == {1012}


async def requests(server: Server) -> float:
    """How many requests a server has answered, apart from those of this kind."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        text = (await http.get("/metrics")).text
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return sum(
        one.value for one in samples if one.name == "ventaglio_requests_total" and one.labels["route"] != "/metrics"
    )


async def test_what_is_published_comes_by_itself_and_nothing_else_does(server: Server) -> None:
    async with hall(server, 4) as at, following(at) as line, following(at, "?lang=it") as italian:
        first = await heard(line)
        assert (first["type"], first["view"]["rounds"]) == ("published", [])
        assert (await heard(italian))["told"] != first["told"]
        await at.out()
        # The draft, which nobody may see, was on record in between.
        second = await heard(line)
        assert [one["number"] for one in second["view"]["rounds"]] == [1]
        assert second["tag"] != first["tag"]
        assert (await heard(italian))["tag"] == second["tag"]
        asked = await at.ask("GET", "/public")
        assert {"type": "published", **asked, "now": 0} == {**second, "now": 0}
        async with following(at, f"?tag={second['tag']}") as again:
            await at.do("recalled", round=1, why="errore")
            assert (await heard(again))["tag"] != second["tag"], "who comes back is not told what he has"


async def test_a_desk_is_told_of_every_line(server: Server) -> None:
    async with hall(server, 4) as at, following(at, "?as=desk", at.client) as line:
        first = (await heard(line))["desk"]
        assert (first["role"], first["by"], first["draft"]) == ("director", "Dino", None)
        drafted = (await at.ask("POST", "/draft"))["desk"]
        told = (await heard(line))["desk"]
        assert {**told, "now": 0} == {**drafted, "now": 0}
        async with following(at, f"?as=desk&after={told['seq']}", at.client) as again:
            await at.do("published", round=1)
            assert (await heard(again))["desk"]["published"] == 1


async def test_a_player_is_told_of_his_own_table(server: Server) -> None:
    async with hall(server, 4) as at:
        await at.out()
        link = (await at.ask("POST", "/keys", {"role": "player", "entrant": 1}))["link"]
        async with bearer(server, at, link.partition("#key=")[2]) as player:
            async with following(player, "?as=mine", player.client) as line:
                assert (await heard(line))["type"] == "published"
                mine = (await heard(line))["mine"]
                assert (mine["entrant"], mine["round"], mine["open"]) == (1, 1, False)
                await at.do("started", round=1)
                await at.do("time-called", round=1)
                while not (await heard(line)).get("mine", {}).get("open"):
                    pass
                (handle,) = [one["handle"] for one in await at.ask("GET", "/keys") if one["entrant"] == 1]
                await at.client.http.delete(
                    f"{at.path}/keys/{handle}", headers={"x-ventaglio-csrf": at.client.http.cookies["ventaglio-csrf"]}
                )
                await at.do("scored", round=1, table=1, sheets=[[1000, 505]])
                assert await ending(line) == 4401
            async with following(player, "?as=desk", player.client) as line:
                assert await ending(line) == 4401


async def test_who_may_not_follow_is_told_so(server: Server) -> None:
    async with hall(server, 4) as at:
        link = (await at.ask("POST", "/keys", {"role": "player", "entrant": 1}))["link"]
        async with (
            bearer(server, at, link.partition("#key=")[2]) as player,
            following(player, "?as=desk", player.client) as line,
        ):
            assert await ending(line) == 4403
        for how in ("?as=desk", "?as=mine"):
            async with following(at, how) as line:
                assert await ending(line) == 4401
        at.path = "/api/tournaments/nowhere"
        async with following(at) as line:
            assert await ending(line) == 4404
        with pytest.raises(InvalidStatus, match="403"):
            async with following(at, origin="https://evil.example"):
                pass


async def test_whoever_asked_too_often_does_not_keep_the_desk_from_its_work(limited: Server) -> None:
    asking = b"GET /api/house HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: 203.0.113.8\r\n\r\n"
    async with hall(limited, 2) as at:
        reader, writer = await asyncio.open_connection("127.0.0.1", limited.port)
        writer.write(asking * 1500 + asking.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
        assert (await reader.read(-1)).count(b"HTTP/1.1 429") == 1
        writer.close()
        async with httpx.AsyncClient(base_url=limited.address, trust_env=False) as http:
            http.headers["x-forwarded-for"] = "203.0.113.8"
            refused = await http.get("/api/house", headers={"accept-language": "it"})
            seconds = int(refused.headers["retry-after"])
            assert 0 < seconds <= 60
            assert (refused.status_code, refused.json()["reason"]) == (429, "http-429")
            assert str(seconds) in refused.json()["sentence"]
            # A made-up key is no way around; a page is, so that one is shown what happens.
            for key in ("", "made-up"):
                assert (await http.get(f"{at.path}/desk", headers={"x-ventaglio-key": key})).status_code == 429
            assert (await http.get(f"/tournaments/{at.id}")).status_code != 429
        at.client.http.headers["x-forwarded-for"] = "203.0.113.8"
        await at.ask("POST", "/draft")
        async with following(at, x_forwarded_for="203.0.113.8") as line:
            assert (await heard(line))["type"] == "published"


async def test_sixty_phones_of_one_address_ask_for_nothing(limited: Server) -> None:
    async with hall(limited, 4) as at, AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(following(at, x_forwarded_for=CLUB)) for _ in range(PHONES)]
        for line in lines:
            assert (await heard(line))["type"] == "published"
        before = await requests(limited)
        await at.out()
        told = await asyncio.gather(*map(heard, lines))
        assert {len(one["view"]["rounds"]) for one in told} == {1}
        # Drafting and publishing are what the desk has asked for; the phones have asked for nothing.
        assert await requests(limited) - before == 2
        # All of them come back at once, twice: still nobody is turned away.
        for _ in range(2):
            async with AsyncExitStack() as again:
                back = [await again.enter_async_context(following(at, x_forwarded_for=CLUB)) for _ in range(PHONES)]
                assert {one["tag"] for one in await asyncio.gather(*map(heard, back))} == {told[0]["tag"]}
