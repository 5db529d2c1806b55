"""Where one is known: a new secret at every door, ended everywhere at once, and a token that serves it alone."""

import json
import secrets
import time
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tests.running import Server, running_servers
from tests.server.web.door import last_words, open_table, person, raw
from ventaglio.api.client import CSRF_COOKIE, CSRF_HEADER, Client, Refused
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url
from ventaglio.server.store.managing import Managing
from ventaglio.server.web.doors import Doors
from ventaglio.server.web.limits import net_of
from ventaglio.server.web.sessions import COOKIE, device_of

pytestmark = pytest.mark.anyio

PASSWORD = "tre di danari"  # noqa: S105
WITHIN = 15.0
"""Seconds in which a screen closes whose session has ended."""


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy that encrypts."""
    with running_servers(1, tmp_path_factory.mktemp("proxied") / "data", VENTAGLIO_PROXIED="yes") as (one,):
        yield one


async def register(client: Client) -> str:
    """Make an account of a guest; the result is its login."""
    login = f"l{secrets.token_hex(4)}"
    await client.ask("POST", "/api/accounts", {"login": login, "password": PASSWORD})
    return login


async def enter(client: Client, login: str, password: str = PASSWORD) -> None:
    await client.ask("POST", "/api/sessions", {"login": login, "password": password})


async def is_known(server: Server, cookie: str) -> bool:
    async with httpx.AsyncClient(base_url=server.address, trust_env=False, cookies={COOKIE: cookie}) as http:
        return (await http.get("/api/me")).json()["person"] is not None


# ── A new secret at every door ───────────────────────────────────────────────────────────────────────────────────────


async def test_whoever_registers_gets_a_secret_that_nobody_planted(server: Server) -> None:
    async with person(server) as client:
        planted = client.http.cookies[COOKIE]
        table_id = await open_table(client)
        async with raw(client, table_id) as socket:
            await socket.recv()
            await register(client)
            started = time.monotonic()
            _, code = await last_words(socket)
        assert (code, time.monotonic() - started < WITHIN) == (4401, True)
        assert client.http.cookies[COOKIE] != planted
        assert not await is_known(server, planted)
        assert await is_known(server, client.http.cookies[COOKIE])


async def test_whoever_enters_gets_a_new_secret_and_leaves_the_old_one_worthless(server: Server) -> None:
    async with person(server) as client, person(server, "Bice") as other:
        login = await register(client)
        planted = other.http.cookies[COOKIE]
        await enter(other, login)
        first = other.http.cookies[COOKIE]
        await enter(other, login)
        cookies = {planted, first, other.http.cookies[COOKIE], client.http.cookies[COOKIE]}
        assert len(cookies) == 4
        assert [await is_known(server, one) for one in (planted, first)] == [False, False]
        assert await is_known(server, client.http.cookies[COOKIE]), "another browser goes on"


# ── Ended everywhere ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("how", ["leave", "leave all", "password", "revoked", "erased"])
async def test_a_session_ends_everywhere_and_its_screens_close(server: Server, how: str) -> None:
    async with person(server) as client, Client(server.address) as other:
        login = await register(client)
        await enter(other, login)
        table_id = await open_table(client, policy={"public": False})
        cookie = other.http.cookies[COOKIE]
        async with raw(other, table_id) as socket:
            assert json.loads(await socket.recv())["role"] == "player"
            match how:
                case "leave":
                    await other.ask("DELETE", "/api/sessions/mine")
                case "leave all":
                    await client.ask("DELETE", "/api/sessions")
                case "password":
                    await client.ask("POST", "/api/me/password", {"old": PASSWORD, "new": "due di coppe"})
                case "revoked":
                    devices = await client.ask("GET", "/api/sessions")
                    (there,) = [one["id"] for one in devices if not one["here"]]
                    left = await client.ask("DELETE", f"/api/sessions/{there}")
                    assert [one["here"] for one in left] == [True]
                case _:
                    await client.ask("DELETE", f"/api/tables/{table_id}/seats/mine")
                    await client.ask("POST", "/api/me/erasure", {"password": PASSWORD})
            started = time.monotonic()
            _, code = await last_words(socket)
        assert time.monotonic() - started < WITHIN
        # Whoever has given up the place is let go before that.
        assert code == (1001 if how == "erased" else 4401)
        assert not await is_known(server, cookie)
        stays = how in ("leave", "revoked", "password")
        assert await is_known(server, client.http.cookies.get(COOKIE) or "") == stays


async def test_one_sees_where_one_is_known(server: Server) -> None:
    async with person(server) as client, Client(server.address) as other, person(server, "Bice") as bice:
        login = await register(client)
        other.http.headers["user-agent"] = (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17 Safari/604.1"
        )
        await enter(other, login)
        seen = await client.ask("GET", "/api/sessions")
        assert sorted((one["device"], one["here"]) for one in seen) == [("", True), ("Safari · iPhone", False)]
        assert set(seen[0]) == {"id", "device", "created_at", "seen_at", "here"}
        for guess in (seen[0]["id"], "0" * 16):
            with pytest.raises(Refused, match="http-404"):
                await bice.ask("DELETE", f"/api/sessions/{guess}")
        assert len(await client.ask("GET", "/api/sessions")) == 2


def test_browsers_by_their_own_words() -> None:
    linux = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
    edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0"
    android = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36"
    told = [device_of(one) for one in (linux, edge, android, "curl/8", "")]
    assert told == ["Firefox · Linux", "Edge · Windows", "Chrome · Android", "", ""]


# ── The token ────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_token_serves_its_own_session_alone(server: Server) -> None:
    async with person(server) as client, person(server, "Bice") as bice, Client(server.address) as stranger:
        await stranger.http.get("/api/me")
        own = client.http.cookies[CSRF_COOKIE]

        async def renamed(token: str) -> int:
            headers = {CSRF_HEADER: token, "cookie": f"{COOKIE}={client.http.cookies[COOKIE]}; {CSRF_COOKIE}={token}"}
            async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
                answer = await http.post("/api/me/name", json={"name": "Mallory"}, headers=headers)
            return answer.status_code

        assert await renamed(own) == 201
        for foreign in (bice.http.cookies[CSRF_COOKIE], stranger.http.cookies[CSRF_COOKIE], own[:-1], own + "0", ""):
            assert await renamed(foreign) == 403
        await register(client)
        assert client.http.cookies[CSRF_COOKIE] != own
        assert await renamed(own) == 403
        assert await renamed(client.http.cookies[CSRF_COOKIE]) == 201


async def test_what_everybody_may_keep_carries_nothing_of_anybody(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        assert "set-cookie" not in (await http.get("/app/icon.svg")).headers
        assert "set-cookie" in (await http.get("/api/house")).headers


# ── Encrypted or not ─────────────────────────────────────────────────────────────────────────────────────────────────


async def visit(server: Server, **headers: str) -> tuple[httpx.Response, httpx.Response]:
    """A first look, and becoming a guest."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        told = {name.replace("_", "-"): value for name, value in headers.items()}
        first = await http.get("/api/me", headers=told)
        name, _, value = first.headers["set-cookie"].partition(";")[0].partition("=")
        more = {**told, CSRF_HEADER: value, "cookie": f"{name}={value}"}
        return first, await http.post("/api/guests", json={"name": "Ada"}, headers=more)


async def test_cookies_of_an_encrypted_site_are_its_own(proxied: Server) -> None:
    for answer in await visit(proxied, x_forwarded_proto="https"):
        assert answer.is_success
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        for cookie in answer.headers.get_list("set-cookie"):
            words = cookie.lower().split("; ")
            assert cookie.startswith("__Host-")
            assert {"secure", "path=/"} <= set(words)
            assert not any(word.startswith("domain=") for word in words)


async def test_a_network_at_home_needs_no_encryption(server: Server, proxied: Server) -> None:
    # Only what a proxy says of this is believed: the first server has none.
    answers = (*await visit(server), *await visit(server, x_forwarded_proto="https"), *await visit(proxied))
    for answer in answers:
        assert answer.is_success
        assert "strict-transport-security" not in answer.headers
        for cookie in answer.headers.get_list("set-cookie"):
            assert not cookie.startswith("__Host-")
            assert "secure" not in cookie.lower().split("; ")


async def test_a_cookie_that_a_neighbour_could_have_planted_is_not_taken(proxied: Server) -> None:
    _, plain = await visit(proxied)
    cookie = f"{COOKIE}={plain.cookies[COOKIE]}"
    async with httpx.AsyncClient(base_url=proxied.address, trust_env=False, headers={"cookie": cookie}) as http:
        assert (await http.get("/api/me")).json()["person"] is not None
        told = await http.get("/api/me", headers={"x-forwarded-proto": "https"})
        assert told.json()["person"] is None


async def test_what_is_private_is_kept_nowhere(server: Server) -> None:
    async with person(server) as client:
        table_id = await open_table(client)
        for path in (
            "/api/me",
            "/api/me/history",
            "/api/sessions",
            "/api/me/export",
            f"/api/tables/{table_id}",
            "/api/none",
        ):
            assert (await client.http.get(path)).headers["cache-control"] == "no-store"


def test_only_proxies_are_believed() -> None:
    near, named, none = (Doors((), secure=False, proxies=one) for one in ("yes", "10.0.0.0/8, 192.0.2.7", ""))
    addresses = ("127.0.0.1", "10.1.2.3", "::1", "fe80::1%eth0", "192.0.2.7", "8.8.8.8", "", "unix")
    assert [near.is_proxy(one) for one in addresses] == [*(True,) * 4, True, False, True, False]
    assert [named.is_proxy(one) for one in addresses] == [False, True, False, False, True, False, True, False]
    assert not any(none.is_proxy(one) for one in addresses)


async def test_a_guest_who_is_banned_with_the_address_does_not_come_back_as_another(proxied: Server) -> None:
    async with person(proxied, "Mallory", "198.51.100.1") as mallory, Client(proxied.address) as again:
        table_id = await open_table(mallory)
        mine = mallory.me["id"] if mallory.me else ""
        database = Database(database_url(proxied.folder, {}))
        admin = Managing(database, "root", time.time(), "insults")
        async with raw(mallory, table_id, x_forwarded_for="198.51.100.1") as socket:
            await socket.recv()
            await admin.ban(mine, time.time() + 3600, address=True)
            await last_words(socket)
        again.http.headers["x-forwarded-for"] = "198.51.100.1"
        with pytest.raises(Refused, match="address-closed"):
            await again.guest("Mallory")
        again.http.headers["x-forwarded-for"] = "198.51.100.2"
        await again.guest("Bice")
        await admin.unban(mine)
        await database.close()


# ── By which name ────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_who_asks_by_anothers_name_is_sent_away(server: Server) -> None:
    async with person(server) as client:
        table_id = await open_table(client)
        for host in ("evil.example", "evil.example:8765", "127.0.0.1.evil.example", "localhost.evil.example"):
            for path in ("/", "/api/me", f"/api/tables/{table_id}"):
                answer = await client.http.get(path, headers={"host": host})
                assert (answer.status_code, answer.json()["reason"]) == (421, "http-421")
                assert "VENTAGLIO_ORIGINS" in answer.json()["sentence"]
            name = host.partition(":")[0]
            # As a browser would ask whose name server was told that this machine is the evil one.
            address = f"ws://{name}:{server.port}/ws/v1/tables/{table_id}"
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, host="127.0.0.1", port=server.port, origin=Origin(f"http://{name}"), proxy=None)
            assert refused.value.response.status_code == 421
        for host in ("localhost:1", "[::1]:8765", "club.local", "laptop", "192.168.1.5:8765"):
            assert (await client.http.get("/api/me", headers={"host": host})).status_code == 200


def test_names_that_are_ours() -> None:
    def ours(host: str, origins: tuple[str, ...] = (), proxies: str = "", peer: str = "8.8.8.8") -> bool:
        scope = {"headers": [(b"host", host.encode())], "client": (peer, 1)}
        return Doors(origins, secure=False, proxies=proxies).is_ours(scope)  # type: ignore[arg-type]

    site = ("https://burraco.example",)
    assert ours("burraco.example", site)
    assert ours("BURRACO.example.:443", site)
    assert not ours("burraco.example.evil", site)
    assert not ours("other.example", site, "yes", "127.0.0.1")
    # Where nobody has said what the site is called, the proxy in front of it knows.
    assert ours("other.example", (), "yes", "127.0.0.1")
    assert not ours("other.example", (), "yes")
    for nonsense in ("", ":80", "a:b:c", "[::1", "x:99999"):
        assert not ours(nonsense, site)


# ── Where from ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_household_is_one_address() -> None:
    assert net_of("2001:db8:1:2:3:4:5:6") == net_of("2001:db8:1:2::1") != net_of("2001:db8:1:3::1")
    assert net_of("::ffff:192.0.2.1") == net_of("192.0.2.1") != net_of("192.0.2.2")
    assert net_of("fe80::1%eth0") == net_of("fe80::2%eth1")
    assert net_of("whatever") == "whatever"
