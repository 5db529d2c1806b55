"""How often one may ask: counted for each address, by all processes together."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.running import Server, running_servers
from tests.web.door import last_words, open_table, person, raw, reasons
from ventaglio.client import Refused

pytestmark = [pytest.mark.anyio, pytest.mark.long]


@pytest.fixture(scope="session")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that counts how often it is asked. It stands behind a proxy, so that every test has its own address."""
    folder = tmp_path_factory.mktemp("watched") / "data"
    env = {"VENTAGLIO_UNLIMITED": "no", "VENTAGLIO_PROXIED": "yes"}
    with running_servers(1, folder, **env) as (one,):
        yield one


async def test_so_many_guests_from_one_address_and_no_more(watched: Server) -> None:
    async with person(watched, address="192.0.2.1") as client:
        for _ in range(29):
            await client.guest("Ornella")
        with pytest.raises(Refused, match="http-429"):
            await client.guest("Ornella")
        client.http.headers["x-forwarded-for"] = "192.0.2.1, 192.0.2.2"
        await client.guest("Ornella")


async def test_passwords_are_not_guessed_quickly(watched: Server) -> None:
    async with person(watched, address="192.0.2.3") as client:
        for _ in range(10):
            with pytest.raises(Refused, match="person-wrong"):
                await client.ask("POST", "/api/sessions", {"login": "ornella", "password": "12345678"})
        for path in ("/api/sessions", "/api/recovery"):
            content = {"login": "ornella", "password": "12345678"} | ({"code": "x"} if "recovery" in path else {})
            with pytest.raises(Refused, match="http-429"):
                await client.ask("POST", path, content)


async def test_nobody_asks_without_end(watched: Server) -> None:
    async with httpx.AsyncClient(base_url=watched.address, trust_env=False) as http:
        http.headers["x-forwarded-for"] = "192.0.2.4"
        codes = [(await http.get("/api/levels")).status_code for _ in range(601)]
        assert codes.count(200) == 600
        answer = await http.get("/api/me")
        assert (answer.status_code, answer.json()["reason"]) == (429, "http-429")
        http.headers["x-forwarded-for"] = "192.0.2.5"
        assert (await http.get("/api/me")).status_code == 200


async def test_a_socket_that_never_stops_talking_is_closed(watched: Server) -> None:
    async with person(watched, address="192.0.2.6") as client:
        table_id = await open_table(client)
        async with raw(client, table_id) as socket:
            for _ in range(150):
                await socket.send('{"type": "ping"}')
            heard, code = await last_words(socket)
        assert (reasons(heard), code) == (["too-often"], 4429)
        assert sum(message["type"] == "pong" for message in heard) >= 60


async def test_several_processes_count_together(tmp_path: Path, valkey_url: str) -> None:
    env = {"VENTAGLIO_UNLIMITED": "no", "VENTAGLIO_PROXIED": "yes", "VENTAGLIO_VALKEY": valkey_url}
    address = secrets.token_hex(4)
    with running_servers(2, tmp_path / "data", **env) as (one, other):
        async with person(one, address=address) as first, person(other, address=address) as second:
            for _ in range(14):
                await first.guest("Ornella")
                await second.guest("Ornella")
            for client in (first, second):
                with pytest.raises(Refused, match="http-429"):
                    await client.guest("Ornella")
