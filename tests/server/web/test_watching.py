"""Every request has an id, is measured by its route, and leaves a line; who came in leaves one more."""

import asyncio
import json
import re
import secrets
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import InvalidStatus

from tests.running import Server, running_servers
from tests.server.web.door import open_table, person, raw
from ventaglio.api.client import Refused
from ventaglio.lang import translator
from ventaglio.server.store.folder import database_file
from ventaglio.server.web import meters
from ventaglio.server.web.app import make_app
from ventaglio.server.web.assets import assets
from ventaglio.server.web.error_page import error_page
from ventaglio.server.web.house import Settings
from ventaglio.server.web.request_ids import HEADER, new_request_id
from ventaglio.server.web.watching import ENTRANCES

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy, with limits: what it logs and measures is compared."""
    env = {"VENTAGLIO_UNLIMITED": "no", "VENTAGLIO_PROXIED": "yes"}
    with running_servers(1, tmp_path_factory.mktemp("watching") / "data", True, **env) as (one,):
        yield one


def lines(server: Server, number: str = "") -> list[dict[str, Any]]:
    """The lines of a server's log, of one request or of all."""
    # A server whose coverage is measured may write lines of another kind among its own.
    found = [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]
    return [line for line in found if number in ("", line.get("request"))]


async def logged(server: Server, number: str, count: int = 1) -> list[dict[str, Any]]:
    """The lines of one request, which may be written a moment after it is answered."""
    async with asyncio.timeout(60):
        while len(found := lines(server, number)) < count:  # noqa: ASYNC110 -- another process writes them
            await asyncio.sleep(0.01)
    return found


async def measured(server: Server, name: str, **labels: str) -> float:
    """What a server has measured under a name, in all."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        text = (await http.get("/metrics", headers={"x-forwarded-for": secrets.token_hex(4)})).text
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    assert name in {sample.name for sample in samples} or labels, name
    return sum(one.value for one in samples if one.name == name and labels.items() <= one.labels.items())


# ── Ids ───────────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_request_has_one_id_in_its_answer_and_in_the_log(watched: Server) -> None:
    async with person(watched, address="192.0.2.10") as client:
        table_id = await open_table(client)
        answer = await client.http.get(f"/api/tables/{table_id}?lang=it")
        number = answer.headers[HEADER]
        assert re.fullmatch(r"[0-9a-f]{12}", number)
        (line,) = await logged(watched, number)
        assert line.pop("seconds") < 20
        assert re.fullmatch(r"20\d\d-.*Z", line.pop("timestamp"))
        assert line == {
            "event": "request",
            "level": "info",
            "request": number,
            "method": "GET",
            "path": f"/api/tables/{table_id}",
            "route": "/api/tables/{table_id}",
            "status": 200,
            "bytes": int(answer.headers["content-length"]),
            "address": "192.0.2.10",
        }
        others = [
            await client.http.get(path) for path in ("/nowhere", "/health/live", "/metrics", "/app/icon.svg", "/")
        ]
        numbers = {one.headers[HEADER] for one in others}
        assert len(numbers) == 5
        await logged(watched, others[-1].headers[HEADER])
        found = {line["path"]: line["route"] for one in numbers for line in lines(watched, one)}
        assert found == {"/nowhere": "none", "/": "/"}, "what is asked all the time is not logged"


@pytest.mark.parametrize("named", ["from-the-proxy_17", "short", "x" * 65, 'a"b\nc' * 3, ""])
def test_a_proxy_may_name_a_request(named: str) -> None:
    number = new_request_id(named)
    assert number == named if named == "from-the-proxy_17" else re.fullmatch("[0-9a-f]{12}", number)


async def test_only_a_proxy_names_requests(watched: Server, server: Server) -> None:
    for one, kept in ((watched, True), (server, False)):
        async with httpx.AsyncClient(base_url=one.address, trust_env=False) as http:
            answer = await http.get("/api/me", headers={HEADER: "chosen-elsewhere"})
            assert (answer.headers[HEADER] == "chosen-elsewhere") is kept


async def test_a_socket_has_an_id_too(watched: Server) -> None:
    async with person(watched, address="192.0.2.11") as client:
        table_id = await open_table(client)
        before = await measured(watched, "ventaglio_socket_ends_total", code="1000")
        async with raw(client, table_id, x_forwarded_for="192.0.2.11") as socket:
            assert socket.response is not None
            number = socket.response.headers[HEADER]
            assert await measured(watched, "ventaglio_sockets") >= 1
            assert await measured(watched, "ventaglio_timers") >= 0
        with pytest.raises(InvalidStatus) as refused:
            async with raw(client, table_id, origin="https://evil.example"):
                pass
        turned_away = refused.value.response.headers[HEADER]
        (line,), (other,) = await logged(watched, number), await logged(watched, turned_away)
        assert (line["event"], line["code"], line["address"]) == ("socket", 1000, "192.0.2.11")
        assert (line["path"], line["route"]) == (f"/ws/v1/tables/{table_id}", "/ws/v1/tables/{table_id}")
        assert other["code"] == 403
        assert await measured(watched, "ventaglio_socket_ends_total", code="1000") == before + 1


# ── What is measured ──────────────────────────────────────────────────────────────────────────────────────────────────


async def test_requests_are_counted_by_route(watched: Server) -> None:
    async def asked(**labels: str) -> float:
        counted = await measured(watched, "ventaglio_requests_total", **labels)
        assert counted == await measured(watched, "ventaglio_request_seconds_count", **labels) or "status" in labels
        return counted

    async with person(watched, address="192.0.2.12") as client:
        found, lost = await asked(route="/api/tables/{table_id}", method="GET"), await asked(route="none")
        for guess in ("a", "b", "c"):
            await client.http.get(f"/api/tables/{guess}")
            await client.http.request("PURGE", f"/{guess}")
        assert await asked(route="/api/tables/{table_id}", method="GET") == found + 3
        assert await asked(route="none", method="other") == 3
        assert await asked(route="none") >= lost + 3
        assert await asked(method="PURGE") == 0
        assert await asked(route="/api/tables/{table_id}", status="404") >= 3
    assert await measured(watched, "ventaglio_requests_under_way") == 1, "the one that asks"
    assert await measured(watched, "ventaglio_build_info") == 1
    assert await measured(watched, "process_resident_memory_bytes") > 1e7
    assert await measured(watched, "ventaglio_loop_lag_seconds_count") > 0
    for name in ("appends_waiting", "outbox_messages", "outbox_longest"):
        assert await measured(watched, f"ventaglio_{name}") >= 0


async def test_how_late_the_loop_wakes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meters, "LOOK", 0.001)
    seen: asyncio.Queue[float] = asyncio.Queue()
    task = asyncio.create_task(meters.watch_loop(seen.put_nowait))
    await seen.get()
    time.sleep(0.1)  # noqa: ASYNC251 -- this is what it is to be noticed by
    assert max(await seen.get(), await seen.get()) > 0.05
    task.cancel()


async def test_what_is_refused_for_its_number_is_counted(watched: Server) -> None:
    async with person(watched, address="192.0.2.13") as client:
        before = await measured(watched, "ventaglio_limited_total", what="guest")
        for _ in range(99):
            await client.guest("Ornella")
        with pytest.raises(Refused, match="http-429"):
            await client.guest("Ornella")
        assert await measured(watched, "ventaglio_limited_total", what="guest") == before + 1
        assert await measured(watched, "ventaglio_authentications_total", how="guest", outcome="limited") >= 1


# ── Who came in ───────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_who_comes_in_is_on_record(watched: Server) -> None:
    login, password = f"ada{secrets.token_hex(4)}", "una volta c'era"
    async with person(watched, address="192.0.2.14") as client:
        assert client.me is not None
        me = client.me["id"]
        codes = (await client.ask("POST", "/api/accounts", {"login": login, "password": password}))["codes"]
        await client.ask("DELETE", "/api/sessions/mine")
        with pytest.raises(Refused, match="person-wrong"):
            await client.ask("POST", "/api/sessions", {"login": login, "password": "wrong wrong"})
        await client.ask("POST", "/api/sessions", {"login": login, "password": password})
        await client.ask("POST", "/api/me/password", {"old": password, "new": password[::-1]})
        recovery = {"login": login, "code": codes[0], "password": password}
        await client.ask("POST", "/api/recovery", recovery)
        with pytest.raises(Refused):
            await client.ask("POST", "/api/recovery", recovery)
        token = {"x-ventaglio-csrf": client.http.cookies["ventaglio-csrf"]}
        last = await client.http.delete("/api/sessions", headers=token)
        await logged(watched, last.headers[HEADER], 2)
    audited = [line for line in lines(watched) if line["event"] == "entrance" and line["address"] == "192.0.2.14"]
    assert [(line["how"], line["outcome"], line.get("login"), line.get("person")) for line in audited] == [
        ("guest", "done", None, me),
        ("register", "done", login, me),
        ("leave", "done", None, me),
        ("password", "refused", login, None),
        ("password", "done", login, me),
        ("change", "done", None, me),
        ("recovery", "done", login, me),
        ("recovery", "refused", login, None),
        ("leave-all", "done", None, me),
    ]
    assert all(line["request"] for line in audited)
    assert await measured(watched, "ventaglio_authentications_total", how="password", outcome="refused") >= 1
    assert password not in watched.log()
    assert codes[0] not in watched.log()


def test_every_entrance_is_there(tmp_path: Path) -> None:
    app = make_app(Settings.of(tmp_path / "data", {}))
    routes = {(method, route.path_format) for route in app.routes for method in getattr(route, "methods", ())}
    assert set(ENTRANCES) <= routes


# ── When something goes wrong ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
async def test_an_error_has_an_id_that_leads_to_the_log(tmp_path: Path) -> None:
    browser = {"accept": "text/html,*/*;q=0.8", "accept-language": "it"}
    with running_servers(1, tmp_path / "data") as (server,):
        async with person(server) as client:
            with sqlite3.connect(database_file(server.folder)) as database:
                database.execute("ALTER TABLE people RENAME TO others")
            database.close()
            told = await client.http.get("/api/me")
            shown = await client.http.get("/api/me", headers=browser)
        number = told.headers[HEADER]
        assert told.status_code == shown.status_code == 500
        assert told.json() == {
            "reason": "broken",
            "sentence": f"something went wrong here; whoever runs this server finds it under {number}",
            "id": number,
        }
        failed, asked = await logged(server, number, 2)
        assert (failed["event"], asked["event"], asked["status"]) == ("request failed", "request", 500)
        assert "no such table" in failed["exception"]
        number = shown.headers[HEADER]
        assert shown.headers["content-type"].startswith("text/html")
        assert f"<code>{number}</code>" in shown.text
        assert '<html lang="it">' in shown.text
        assert "no such table" not in shown.text
        assert await logged(server, number)


async def test_whoever_comes_in_a_browser_is_told_no_on_a_page(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        shown = await http.get("/api/me/history", headers={"accept": "text/html"})
        assert shown.status_code == 401
        assert translator("en").text("error-page-401") in shown.text
        assert shown.headers[HEADER] in shown.text
        told = await http.get("/api/me/history")
        assert told.json() == {"reason": "http-401", "sentence": "Unauthorized", "id": told.headers[HEADER]}


def test_an_error_page_is_text_and_nothing_else() -> None:
    page = error_page(418, "<script>alert(1)</script>", '"<id>', "en").decode()
    assert "<script" not in page
    assert "&lt;id&gt;" in page
    assert "style=" not in page, "the policy of the pages would not let it in"
    assert page.count("stylesheet") == (1 if "index.html" in assets() else 0)
