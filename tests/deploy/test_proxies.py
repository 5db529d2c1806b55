"""The examples for nginx and Caddy, run in front of real processes, over TLS.

Where a proxy is not installed and cannot be, `make test` says so, and its example is read here all the same.
"""

import asyncio
import contextlib
import json
import re
import socket
import ssl
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.deploy.proxying import DEPLOY, PROXIES, free_port
from tests.running import Server, running_servers
from tools.proxies import find
from ventaglio.api.client import CSRF_COOKIE, CSRF_HEADER
from ventaglio.server.web import analyses, records
from ventaglio.server.web.request_ids import HEADER
from ventaglio.server.web.tournament import papers

pytestmark = pytest.mark.anyio

TOKEN = f"__Host-{CSRF_COOKIE}"
"""What the cookie of the token is called where everything is encrypted."""


MISSING = [name for name in (*PROXIES, "openssl") if find(name) is None]


class Site:
    """What is reached through a proxy."""

    def __init__(self, port: int, trust: ssl.SSLContext) -> None:
        self.trust = trust
        self.host = f"localhost:{port}"
        self.port = port

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"https://{self.host}", verify=self.trust, trust_env=False, timeout=20)


@pytest.mark.long
async def test_two_processes_behind_each_proxy(postgres_url: str, valkey_url: str, tmp_path: Path) -> None:
    """PostgreSQL, Valkey, two processes and a proxy, as the compose file has them; then one process is killed."""
    if MISSING:
        pytest.skip(f"not installed, and could not be: {', '.join(MISSING)}; the examples are read below, but not run")
    ports = {name: free_port() for name in PROXIES}
    env = {
        "VENTAGLIO_DATABASE": postgres_url,
        "VENTAGLIO_VALKEY": valkey_url,
        "VENTAGLIO_ORIGINS": " ".join(f"https://localhost:{port}" for port in ports.values()),
        "VENTAGLIO_PROXIED": "yes",
    }
    with ExitStack() as stack:
        servers = stack.enter_context(running_servers(2, tmp_path / "data", **env))
        upstream = [server.port for server in servers]
        sites = [Site(port, stack.enter_context(PROXIES[name](port, upstream))) for name, port in ports.items()]
        for site in sites:
            await a_person_plays(site, servers[0])
            await what_is_for_the_house_stays_inside(site, servers[0])
            await what_is_too_large_is_refused(site)
            await asyncio.to_thread(who_sends_a_header_without_end_is_cut_off, site)
        servers[0].kill()
        for site in sites:
            async with site.http() as http:
                answers = [(await http.get("/api/me")).status_code for _ in range(10)]
                assert answers == [200] * 10, "nobody notices that one is gone"
        servers[1].kill()
        for site in sites:
            async with site.http() as http:
                assert (await asyncio.wait_for(http.get("/api/me"), 15)).status_code in (502, 503)


async def a_person_plays(site: Site, server: Server) -> None:
    async with site.http() as http:
        first = await http.get("/api/me")
        assert "secure" in first.headers["set-cookie"].lower()
        assert first.headers["strict-transport-security"]
        token = {CSRF_HEADER: first.cookies[TOKEN]}
        claimed = {"x-forwarded-for": "203.0.113.9", HEADER: "made-up-by-a-stranger"}
        guest = await http.post("/api/guests", json={"name": "Ornella"}, headers={**token, **claimed})
        assert guest.status_code == 201
        number = guest.headers[HEADER]
        assert number != "made-up-by-a-stranger", "a stranger does not name requests"
        # With the session comes another.
        token = {CSRF_HEADER: guest.cookies[TOKEN]}
        wanted = {"game": "burraco", "code": "fibur-2019", "start": True, "policy": {"pace": 0, "between": 0}}
        opened = await http.post("/api/tables", json=wanted, headers=token)
        assert opened.status_code == 201
        table_id = opened.json()["table"]["id"]
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        address = f"wss://{site.host}/ws/v1/tables/{table_id}"
        headers = {"cookie": cookies, "origin": f"https://{site.host}"}
        async with connect(address, additional_headers=headers, ssl=site.trust, proxy=None) as screen:
            heard = [json.loads(await screen.recv()) for _ in range(2)]
            assert [one["type"] for one in heard] == ["welcome", "state"]
            assert heard[0]["role"] == "player"
            await screen.send('{"type": "ping", "id": "x"}')
            while json.loads(await screen.recv())["type"] != "pong":
                pass
        evil = {**headers, "origin": "https://evil.example"}
        with pytest.raises(InvalidStatus, match="403"):
            async with connect(address, additional_headers=evil, ssl=site.trust, proxy=None):
                pass
        page = await http.get("/", headers={"accept-encoding": "gzip"})
        assert (page.status_code, page.headers["content-encoding"]) == (200, "gzip")
    # The processes share a folder, and with it the file that this is read from.
    lines = [json.loads(line) for line in server.log().splitlines()]
    (asked,) = [line for line in lines if line.get("request") == number and line["event"] == "request"]
    assert asked["address"] in ("127.0.0.1", "::1"), "who asks the proxy, and not whom he claims to be"


async def what_is_for_the_house_stays_inside(site: Site, server: Server) -> None:
    async with site.http() as http, httpx.AsyncClient(base_url=server.address, trust_env=False) as inside:
        for path in ("/metrics", "/health/live", "/health/ready"):
            assert (path, (await http.get(path)).status_code) == (path, 404)
            assert (path, (await inside.get(path)).status_code) == (path, 200)


async def what_is_too_large_is_refused(site: Site) -> None:
    async with site.http() as http:
        token = {CSRF_HEADER: (await http.get("/api/me")).cookies[TOKEN]}
        large = await http.post("/api/verify", content=b"x" * 3_500_000, headers=token)
        assert large.status_code == 413
        # A megabyte is for the program to judge.
        small = await http.post("/api/guests", content=b"x" * 1_000_000, headers=token)
        assert (small.status_code, small.json()["reason"]) == (413, "http-413")


def who_sends_a_header_without_end_is_cut_off(site: Site) -> None:
    """The limit on the size of a header; the one on its time is read from the example."""
    answer = b""
    with (
        socket.create_connection(("127.0.0.1", site.port), timeout=10) as line,
        site.trust.wrap_socket(line, server_hostname="localhost") as safe,
        contextlib.suppress(ConnectionError, ssl.SSLError),
    ):
        safe.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"x" * 2_000_000)
        answer = safe.recv(64)
    assert not answer or re.match(rb"HTTP/1.1 4(00|14|31)", answer)


# ── What the examples say, also where they cannot be run ──────────────────────────────────────────────────────────────


def sizes(text: str, pattern: str) -> list[int]:
    found = re.findall(pattern, text)
    assert found, pattern
    return [int(number) * 1024 * 1024 for number in found]


def seconds(text: str, pattern: str) -> float:
    found = re.search(pattern, text)
    assert found is not None, pattern
    return float(found[1])


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_the_limits_fit_those_of_the_program(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    body = {"nginx.conf": r"client_max_body_size\s+(\d+)m;", "Caddyfile": r"max_size (\d+)MiB"}[name]
    usual, largest = sorted(sizes(text, body))
    assert records.LARGEST_BODY <= usual < 4 * records.LARGEST_BODY
    assert largest >= papers.LARGEST_SAVED
    assert "/api/tournaments/restore" in text
    waits = {"nginx.conf": r"proxy_read_timeout\s+(\d+)s", "Caddyfile": r"response_header_timeout (\d+)s"}[name]
    assert seconds(text, waits) >= 2 * analyses.LONGEST_WAIT
    header = {"nginx.conf": r"client_header_timeout (\d+)s", "Caddyfile": r"read_header (\d+)s"}[name]
    assert seconds(text, header) <= 30
    for wanted in ("X-Forwarded-For", "X-Request-Id", "/metrics", "/health/"):
        assert wanted in text
    assert text.count("{") == text.count("}")


def test_sockets_get_through_nginx() -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for line in (
        "proxy_http_version 1.1",
        "Upgrade           $http_upgrade",
        "Connection        $ventaglio_connection",
    ):
        assert line in text
    assert re.search(r"map \$http_upgrade \$ventaglio_connection \{\s+default upgrade;\s+''\s+'';", text)
