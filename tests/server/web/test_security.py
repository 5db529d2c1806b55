"""What strangers and cheats may try at the door: everybody gets an answer, nobody gets what is not his."""

import json
import re
import sqlite3
import time
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.running import Server, running_servers
from tests.server.web.door import last_words_after, open_table, person, raw, reasons
from ventaglio.api.client import CSRF_COOKIE, CSRF_HEADER, Refused
from ventaglio.core.record import parse_record
from ventaglio.games.burraco.game import BURRACO
from ventaglio.server.store.folder import SECRET, database_file
from ventaglio.server.store.sessions import LASTS
from ventaglio.server.web.app import HEADERS
from ventaglio.server.web.sessions import COOKIE

pytestmark = pytest.mark.anyio


# ── Who one is ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Old(TimestampSigner):
    def get_timestamp(self) -> int:
        return int(time.time() - LASTS) - 60


def signed(key: bytes, content: object, signer: type[TimestampSigner] = TimestampSigner) -> str:
    return str(URLSafeTimedSerializer(key, salt="ventaglio session 1", signer=signer).dumps(content))


async def known(server: Server, cookie: str) -> bool:
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        answer = await http.get("/api/me", headers={b"cookie": f"{COOKIE}={cookie}".encode("latin-1")})
    assert answer.status_code == 200
    return answer.json()["person"] is not None


async def test_a_session_is_only_what_the_server_has_given(server: Server) -> None:
    async with person(server) as client:
        cookie = client.http.cookies[COOKIE]
    assert await known(server, cookie)
    for at in (0, len(cookie) // 2, len(cookie) - 1):
        other = "A" if cookie[at] != "A" else "B"
        assert not await known(server, cookie[:at] + other + cookie[at + 1 :])
    for text in ("", ".", "..", "a.b.c", "é", '"', "x" * 4000, cookie.swapcase(), cookie[:-1]):
        assert not await known(server, text)


async def test_a_session_from_before_there_were_rows_is_exchanged(server: Server) -> None:
    """A guest has no password: whoever was here before the server learnt of sessions is still himself."""
    key = (server.folder / SECRET).read_bytes()
    async with person(server) as client:
        assert client.me is not None
        mine = [client.me["id"], 0]
    for content in ([mine[0], 1], [mine[0]], mine[0], {"id": mine}, ["nobody", 0], None, [[], 0]):
        assert not await known(server, signed(key, content))
    assert not await known(server, signed(b"another key", mine))
    assert not await known(server, signed(key, mine, Old)), "a session does not last for ever"
    old = signed(key, mine)
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        http.cookies.set(COOKIE, old)
        assert (await http.get("/api/me/history")).status_code == 200
        answer = await http.get("/api/me")
        assert answer.json()["person"]["id"] == mine[0]
    assert await known(server, answer.cookies[COOKIE])
    assert not await known(server, old), "copies of it are worth nothing once it was exchanged"


async def test_an_ended_session_is_worth_nothing(server: Server) -> None:
    async with person(server) as client:
        table_id = await open_table(client)
        cookie = client.http.cookies[COOKIE]
        await client.ask("DELETE", "/api/sessions")
        assert not await known(server, cookie)
        client.http.cookies.set(COOKIE, cookie, domain="127.0.0.1")
        await client.http.get("/api/me")
        with pytest.raises(Refused, match="http-401"):
            await client.ask("POST", f"/api/tables/{table_id}/start")
        async with raw(client, table_id) as socket:
            heard, _ = await last_words_after(socket, b"?")
            assert heard[0]["role"] == "public"


async def test_cookies_are_kept_from_scripts_and_other_sites(server: Server) -> None:
    async def cookies(one: Server) -> dict[str, str]:
        async with httpx.AsyncClient(base_url=one.address, trust_env=False) as http:
            first = await http.get("/api/me")
            token = first.cookies[CSRF_COOKIE]
            headers = {CSRF_HEADER: token, "cookie": f"{CSRF_COOKIE}={token}"}
            second = await http.post("/api/guests", json={"name": "Ornella"}, headers=headers)
        sent = [*first.headers.get_list("set-cookie"), *second.headers.get_list("set-cookie")]
        return {text.partition("=")[0]: text.lower() for text in sent}

    found = await cookies(server)
    assert {"httponly", "samesite=lax", "path=/"} <= set(found[COOKIE].split("; "))
    assert "samesite=strict" in found[CSRF_COOKIE]
    assert "secure" not in found[COOKIE]


@pytest.mark.parametrize("token", ["", "wrong", "0" * 128])
async def test_who_cannot_show_the_token_changes_nothing(server: Server, token: str) -> None:
    async with person(server) as client:
        table_id = await open_table(client)
        shown = {CSRF_HEADER: token} if token else {}
        asked = (
            ("POST", "/api/guests", {"name": "Mallory"}),
            ("POST", "/api/me/name", {"name": "Mallory"}),
            ("POST", f"/api/tables/{table_id}/start", None),
            ("DELETE", f"/api/tables/{table_id}/seats/mine", None),
            ("DELETE", "/api/sessions", None),
        )
        for method, path, content in asked:
            answer = await client.http.request(method, path, json=content, headers=shown)
            assert answer.status_code == 403
            assert COOKIE not in answer.cookies
        assert (await client.ask("GET", "/api/me"))["person"] == client.me
        table = (await client.ask("GET", f"/api/tables/{table_id}"))["table"]
        assert (table["status"], table["chairs"][0]["name"]) == ("open", "Ornella")


# ── Where one comes from ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_pages_from_elsewhere_open_no_tables(server: Server) -> None:
    async with person(server) as client:
        table_id = await open_table(client)
        host = server.address.removeprefix("http://")
        foreign = (
            "https://evil.example",
            f"http://{host}.evil.example",
            f"http://evil.example/{host}",
            "null",
            "file://",
        )
        for origin in foreign:
            with pytest.raises(InvalidStatus) as refused:
                async with raw(client, table_id, origin=origin):
                    pass
            answer = refused.value.response
            assert answer.status_code == 403
            assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        for own in ({"origin": server.address}, {}):
            async with raw(client, table_id, **own) as socket:
                assert json.loads(await socket.recv())["role"] == "player"


@pytest.mark.long
async def test_an_address_in_the_settings_is_our_own(tmp_path: Path) -> None:
    with running_servers(1, tmp_path / "data", VENTAGLIO_ORIGINS="http://a.example http://b.example") as (one,):
        async with person(one) as client:
            table_id = await open_table(client)
            async with raw(client, table_id, origin="http://b.example") as socket:
                assert json.loads(await socket.recv())["type"] == "welcome"
            with pytest.raises(InvalidStatus):
                async with raw(client, table_id, origin="http://c.example"):
                    pass


# ── What every answer says ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.browser
async def test_every_answer_has_its_headers(server: Server) -> None:
    async with person(server) as client:
        table_id = await open_table(client)
        shown: dict[str, str] = {}
        name = {"name": "Ornella"}
        asked: tuple[tuple[int, str, str, dict[str, Any]], ...] = (
            (200, "GET", "/", {}),
            (200, "GET", "/app/icon.svg", {}),
            (200, "GET", "/api/me", {}),
            (200, "GET", "/api/schema/openapi.json", {}),
            (200, "GET", "/metrics", {}),
            (201, "POST", "/api/guests", {"json": name, "headers": shown}),
            (400, "POST", "/api/guests", {"content": "{", "headers": shown}),
            (403, "POST", "/api/guests", {"json": name}),
            (404, "GET", "/nowhere", {}),
            (404, "GET", "/app/..%2fapp.py", {}),
            (404, "GET", "/api/tables/no-such-table", {}),
            (405, "PUT", "/api/me", {"headers": shown}),
            (409, "GET", f"/api/tables/{table_id}/record", {}),
            (413, "POST", "/api/guests", {"content": b"x" * 70_000, "headers": shown}),
            (401, "GET", "/api/me/history", {"headers": {"cookie": ""}}),
        )
        for status, method, path, how in asked:
            # A new session has a new token.
            shown[CSRF_HEADER] = client.http.cookies[CSRF_COOKIE]
            answer = await client.http.request(method, path, **how)
            assert (path, answer.status_code) == (path, status)
            assert {name: answer.headers[name] for name in HEADERS} == HEADERS
            assert "server" not in answer.headers


@pytest.mark.long
async def test_our_own_mistakes_tell_nothing(tmp_path: Path) -> None:
    with running_servers(1, tmp_path / "data") as (server,):
        async with person(server) as client:
            with sqlite3.connect(database_file(server.folder)) as database:
                database.execute("ALTER TABLE people RENAME TO others")
            database.close()
            answer = await client.http.get("/api/me")
    assert answer.status_code == 500
    assert answer.json()["reason"] == "broken"
    assert answer.json()["sentence"].startswith("something went wrong here")
    assert "people" not in answer.text
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "no such table" in server.log()


# ── Acting for others ─────────────────────────────────────────────────────────────────────────────────────────────────


async def test_nobody_acts_for_another(server: Server) -> None:
    async with person(server, "Anna") as anna, person(server, "Bice") as bice, person(server, "Mallory") as mallory:
        table_id = await open_table(anna, policy={"pace": 0, "between": 0, "delay": 0})
        await bice.sit(table_id, "B")
        for method, path, content in (
            ("POST", "start", None),
            ("POST", "bots", {"place": "C"}),
            ("DELETE", "seats/mine", None),
        ):
            with pytest.raises(Refused, match="http-403"):
                await mallory.ask(method, f"/api/tables/{table_id}/{path}", content)
        for place in ("A", "B"):
            with pytest.raises(Refused, match="live-place-taken"):
                await mallory.sit(table_id, place)
        await anna.start(table_id)
        async with anna.table(table_id) as first, bice.table(table_id) as second, mallory.table(table_id) as public:
            await first.until(lambda table: table.view is not None and table.view["counts"])
            assert (first.welcome["place"], second.welcome["place"], public.welcome["place"]) == (0, 1, None)
            turn = first.view["turn"] if first.view else None
            idle = second if turn != 1 else first
            with pytest.raises(Refused, match="not-your-turn"):
                await idle.act("draw")
            for line in ("deal 40 2h", "time-out", "expire", "abandon A", "redeal"):
                with pytest.raises(Refused):
                    await idle.act(line)
            for extra in ({"place": 0}, {"by": 0}, {"seat": "A"}, {"person": anna.me["id"] if anna.me else ""}):
                async with raw(bice, table_id) as socket:
                    act = {"type": "act", "action": "draw", "on": 10**6, **extra}
                    heard, code = await last_words_after(socket, json.dumps(act))
                    assert (reasons(heard), code) == (["bad-message"], 4400)
            for message in (
                {"type": "act", "action": "draw", "on": 10**6},
                {"type": "answer", "yes": True},
                {"type": "admit", "person": "x", "yes": True},
                {"type": "ready", "randomness": "x"},
                {"type": "abandon"},
                {"type": "undo"},
                {"type": "pause"},
                {"type": "say", "phrase": "hello"},
                {"type": "why", "action": "draw"},
                {"type": "call", "seat": "A"},
            ):
                with pytest.raises(Refused, match="live-only-looking-on"):
                    await public.send(message)


async def test_consent_and_onlookers_are_answered_for_oneself(server: Server) -> None:
    async with person(server, "Anna") as anna, person(server, "Bice") as bice, person(server, "Mallory") as mallory:
        found = await anna.open_table(game="tressette", code="tradizionali", policy={"between": 0, "pace": 60})
        table_id = found["table"]["id"]
        await bice.sit(table_id, "B")
        await mallory.ask("POST", f"/api/tables/{table_id}/watchers", {"place": "B"})
        await anna.start(table_id)
        async with anna.table(table_id) as first, bice.table(table_id) as second:
            assert mallory.me is not None
            with pytest.raises(Refused, match="live-not-yours-to-admit"):
                await first.send({"type": "admit", "person": mallory.me["id"], "yes": True})
            await first.send({"type": "pause"})
            with pytest.raises(Refused, match="live-nothing-asked"):
                await first.send({"type": "answer", "yes": True})
            assert not first.table["paused"]
            await second.send({"type": "answer", "yes": True})
            await first.until(lambda table: table.table["paused"])
            with pytest.raises(ConnectionClosed) as closed:
                async with raw(mallory, table_id) as socket:
                    await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403


async def test_a_table_is_found_only_by_its_id(server: Server) -> None:
    async with person(server) as client:
        ids = {await open_table(client, policy={"public": False}) for _ in range(3)}
        lobby = await client.ask("GET", "/api/tables")
        listed = {one["id"] for part in ("open", "playing", "bots") for one in lobby[part]["tables"]}
        assert not ids & {*listed, (lobby["featured"] or {}).get("id")}
        # Ninety-six bits, drawn anew for each.
        assert all(re.fullmatch(r"[A-Za-z0-9_-]{16}", one) for one in ids)
        one = min(ids)
        for guess in (one[:-1], one + "A", one.swapcase(), "%00", "*", "' OR 1=1 --", "..%2f..", "x" * 41, "😀"):
            answer = await client.http.get(f"/api/tables/{guess}")
            assert answer.status_code in (400, 404)
            with pytest.raises(ConnectionClosed) as closed:
                async with raw(client, quote(guess)) as socket:
                    await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


# ── Names ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_names_show_what_they_are_and_nothing_else(server: Server) -> None:
    html = "<b>Ada</b>"
    async with person(server, html) as client:
        assert client.me is not None
        assert client.me["name"] == html, "pages put names where nothing is read as HTML"
        answer = await client.http.get("/api/me")
        assert answer.headers["content-type"].startswith("application/json")
        for given_name, name in (
            ("Ada\r\nSet-Cookie: x=y", "Ada Set-Cookie: x=y"),
            ("A\u202eda\u2066", "Ada"),
            ("A\0d\x1ba", "Ada"),
            ("\u200bAda\ufeff", "Ada"),
            ("  A   da ", "A da"),
        ):
            assert (await client.ask("POST", "/api/me/name", {"name": given_name}))["name"] == name
        for given_name in ("", " ", "\u200b", "\u202e\u202d", "x" * 21, "\u3164"):
            with pytest.raises(Refused, match="person-name"):
                await client.ask("POST", "/api/me/name", {"name": given_name})


async def test_a_name_is_a_name_in_a_record_too(server: Server) -> None:
    name = 'A"]\\[Won "A'
    async with person(server, name) as client:
        table_id = await open_table(client, hands=1, start=True)
        async with client.table(table_id) as table:
            await table.send({"type": "abandon"})
            await table.until(lambda table: table.table["status"] != "playing")
        answer = await client.http.get(f"/api/tables/{table_id}/record")
        assert answer.headers["content-type"].startswith("text/plain")
        assert re.fullmatch(r'attachment; filename="[\w.-]+"', answer.headers["content-disposition"])
        _, record = parse_record(answer.text, {BURRACO.name: BURRACO})
        assert record.headers["A"] == name.replace('"', "'")
        assert "Won" not in record.headers
