"""The examples for nginx and Caddy, run in front of real processes, over TLS.

Where a proxy is not installed and cannot be, `make test` says so, and its example is read here all the same.
"""

import asyncio
import contextlib
import json
import re
import socket
import ssl
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.deploy.proxying import DEPLOY, PROXIES, free_port
from tests.running import Server, running_servers
from tools.proxies import find
from ventaglio.client import CSRF_HEADER
from ventaglio.web import records, tournament_papers, tournaments
from ventaglio.web.request_ids import HEADER

pytestmark = pytest.mark.anyio


class Site:
    """A process behind a proxy."""

    def __init__(self, server: Server, port: int, trust: ssl.SSLContext) -> None:
        self.server, self.trust = server, trust
        self.host = f"localhost:{port}"
        self.port = port

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"https://{self.host}", verify=self.trust, trust_env=False, timeout=20)

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.server.log().splitlines()]


@pytest.fixture(scope="module")
def ports() -> dict[str, int]:
    """Where the proxies listen."""
    return {name: free_port() for name in PROXIES}


@pytest.fixture(scope="module")
def proxied(ports: dict[str, int], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A process that is reached through proxies."""
    origins = " ".join(f"https://localhost:{port}" for port in ports.values())
    env = {"VENTAGLIO_ORIGINS": origins, "VENTAGLIO_PROXIED": "yes"}
    with running_servers(1, tmp_path_factory.mktemp("proxied") / "data", **env) as (server,):
        yield server


@pytest.fixture(scope="module", params=PROXIES)
def site(request: pytest.FixtureRequest, proxied: Server, ports: dict[str, int]) -> Iterator[Site]:
    name: str = request.param
    refuse_missing(name)
    with PROXIES[name](ports[name], [proxied.port]) as trust:
        yield Site(proxied, ports[name], trust)


def refuse_missing(name: str) -> None:
    if not (find(name) and find("openssl")):
        pytest.skip(f"{name} is not installed, and could not be: its example is read below, but not run")


async def ready(http: httpx.AsyncClient) -> httpx.Response:
    """The first answer: a proxy may not have noticed yet that its server has come."""
    async with asyncio.timeout(20):
        while (answer := await http.get("/api/me")).status_code != 200:  # noqa: ASYNC110 -- nobody tells
            await asyncio.sleep(0.05)
    return answer


async def test_a_person_plays_through_it(site: Site) -> None:
    async with site.http() as http:
        first = await ready(http)
        assert "secure" in first.headers["set-cookie"].lower()
        token = {CSRF_HEADER: first.cookies["ventaglio-csrf"]}
        claimed = {"x-forwarded-for": "203.0.113.9", HEADER: "made-up-by-a-stranger"}
        guest = await http.post("/api/guests", json={"name": "Ornella"}, headers={**token, **claimed})
        assert guest.status_code == 201
        number = guest.headers[HEADER]
        assert number != "made-up-by-a-stranger", "a stranger does not name requests"
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
        with pytest.raises((ConnectionClosed, Exception), match="403"):
            async with connect(address, origin="https://evil.example", ssl=site.trust, proxy=None):  # type: ignore[arg-type]
                pass
        page = await http.get("/", headers={"accept-encoding": "gzip"})
        assert (page.status_code, page.headers["content-encoding"]) == (200, "gzip")
    (asked,) = [line for line in site.lines() if line.get("request") == number and line["event"] == "request"]
    assert asked["address"] in ("127.0.0.1", "::1"), "who asks the proxy, and not whom he claims to be"


async def test_what_is_for_the_house_stays_inside(site: Site) -> None:
    async with site.http() as http:
        await ready(http)
        for path in ("/metrics", "/health/live", "/health/ready"):
            assert (path, (await http.get(path)).status_code) == (path, 404)
            async with httpx.AsyncClient(base_url=site.server.address, trust_env=False) as inside:
                assert (await inside.get(path)).status_code == 200


async def test_what_is_too_large_is_refused_before_it_is_read(site: Site) -> None:
    async with site.http() as http:
        token = {CSRF_HEADER: (await ready(http)).cookies["ventaglio-csrf"]}
        large = await http.post("/api/verify", content=b"x" * 3_500_000, headers=token)
        assert large.status_code == 413
        # Two megabytes are for the program to judge.
        small = await http.post("/api/guests", content=b"x" * 1_000_000, headers=token)
        assert (small.status_code, small.json()["reason"]) == (413, "http-413")


def test_who_sends_a_header_without_end_is_cut_off(site: Site) -> None:
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


@pytest.mark.long
@pytest.mark.parametrize("name", PROXIES)
async def test_where_no_process_answers_the_proxy_does(name: str) -> None:
    refuse_missing(name)
    port = free_port()
    with PROXIES[name](port, [free_port()]) as trust:
        async with httpx.AsyncClient(base_url=f"https://localhost:{port}", verify=trust, trust_env=False) as http:
            answer = await asyncio.wait_for(http.get("/api/me"), 10)
    assert answer.status_code in (502, 503)


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
    assert largest >= tournament_papers.LARGEST_SAVED
    assert "/api/tournaments/restore" in text
    waits = {"nginx.conf": r"proxy_read_timeout\s+(\d+)s", "Caddyfile": r"response_header_timeout (\d+)s"}[name]
    assert seconds(text, waits) >= 2 * tournaments.LONGEST_WAIT
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


def test_a_free_port_is_free() -> None:
    with socket.create_server(("127.0.0.1", free_port())):
        pass
