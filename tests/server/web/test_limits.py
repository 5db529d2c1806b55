"""How often one may ask: counted for each address, by all processes together."""

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.running import Server, running_servers
from tests.server.web.door import last_words, open_table, person, raw, reasons
from ventaglio.api.client import Client, Refused
from ventaglio.server.web.limits import Limits, Proven, near, net_of

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
        for _ in range(99):
            await client.guest("Ornella")
        with pytest.raises(Refused, match="http-429"):
            await client.guest("Ornella")
        client.http.headers["x-forwarded-for"] = "192.0.2.1, 192.0.2.2"
        await client.guest("Ornella")


async def wrong(client: Client, login: str, path: str = "/api/sessions") -> str:
    """How a wrong password, or code, is refused."""
    content = {"login": login, "password": "never a password"} | ({"code": "x"} if "recovery" in path else {})
    with pytest.raises(Refused) as refused:
        await client.ask("POST", path, content)
    return refused.value.reason


async def test_passwords_are_not_guessed_quickly(watched: Server) -> None:
    async with person(watched, address="192.0.2.3") as client, person(watched, address="192.0.2.33") as elsewhere:
        assert {await wrong(client, "ornella") for _ in range(10)} == {"person-wrong"}
        for path in ("/api/sessions", "/api/recovery"):
            assert await wrong(client, " ORNELLA ", path) == "http-429"
        # Nobody keeps others out by trying: those at another address, and other logins at this one, go on.
        assert await wrong(elsewhere, "ornella") == "person-wrong"
        assert await wrong(client, "bice") == "person-wrong"


async def test_all_addresses_of_a_household_are_one(watched: Server) -> None:
    async with person(watched, address="2001:db8:1:1::1") as client:
        for number in range(10):
            client.http.headers["x-forwarded-for"] = f"2001:db8:1:1::{number:x}"
            assert await wrong(client, "carla") == "person-wrong"
        client.http.headers["x-forwarded-for"] = "2001:db8:1:1:ffff::1"
        assert await wrong(client, "carla") == "http-429"
        client.http.headers["x-forwarded-for"] = "2001:db8:1:2::1"
        assert await wrong(client, "carla") == "person-wrong"


async def test_a_club_of_fifty_behind_one_address_is_let_in(watched: Server) -> None:
    """All of them come at once: some as guests, some with an account, and a few who mistype."""
    async with person(watched, address="192.0.2.50") as client:
        account = {"login": f"o{secrets.token_hex(4)}", "password": "tre di danari"}
        await client.ask("POST", "/api/accounts", account)
        for number in range(50):
            # Another browser behind the same address.
            client.http.cookies.clear()
            await client.ask("GET", "/api/me")
            if number % 10 == 0:
                assert await wrong(client, account["login"]) == "person-wrong"
            await client.ask("POST", "/api/sessions", account)
            await client.ask("GET", "/api/tables")


async def test_nobody_asks_without_end(watched: Server) -> None:
    # One after the other on one line, without waiting for answers: nobody asks faster.
    asking = b"GET /api/house HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: 192.0.2.4\r\n\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", watched.port)
    writer.write(asking * 1501 + asking.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
    told = await reader.read(-1)
    writer.close()
    assert (told.count(b"HTTP/1.1 200"), told.count(b"HTTP/1.1 429")) == (1500, 2)
    async with httpx.AsyncClient(base_url=watched.address, trust_env=False) as http:
        answer = await http.get("/api/me", headers={"x-forwarded-for": "192.0.2.4"})
        assert (answer.status_code, answer.json()["reason"]) == (429, "http-429")
        assert (await http.get("/api/me", headers={"x-forwarded-for": "192.0.2.5"})).status_code == 200


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
            for client in (first, second) * 5:
                assert await wrong(client, "dino") == "person-wrong"
            for client in (first, second):
                assert await wrong(client, "dino") == "http-429"


@pytest.mark.parametrize(
    "address, is_near",
    [
        ("127.0.0.1", True),
        ("192.168.1.40", True),
        ("10.8.0.2", True),
        ("172.31.255.1", True),
        ("fe80::1", True),
        ("::1", True),
        ("fd00::7", True),
        ("::ffff:192.168.1.4", True),
        ("8.8.8.8", False),
        ("172.32.0.1", False),
        ("192.0.2.1", False),
        ("2001:db8::1", False),
        ("nonsense", False),
        ("", False),
    ],
)
async def test_what_is_on_the_local_network(address: str, is_near: bool) -> None:
    assert near(net_of(address)) is is_near


async def test_who_is_refused_is_told_for_how_long() -> None:
    refused: list[str] = []
    limits = Limits("", limited=True, refused=refused.append)
    for _ in range(10):
        assert await limits.allow("account-from", "ada")
    assert not await limits.allow("account-from", "ada")
    assert 590 < await limits.wait("account-from", "ada") <= 600
    assert refused == ["account-from"]
    assert await limits.wait("account-from", "nobody else") >= 1


async def test_keys_that_opened_something_are_remembered_for_a_while() -> None:
    proven = Proven(2)
    for one in "aba":
        proven.note(one)
    proven.note("c")
    assert ["a" in proven, "b" in proven, "c" in proven] == [True, False, True]
    proven.forget("a")
    proven.forget("never")
    assert "a" not in proven
