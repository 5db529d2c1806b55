"""What cannot be read, or is too much: it is answered and ends one connection, and nobody else notices."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as connect_at_once

from tests.running import Server
from tests.server.web.door import PATIENCE, last_words, last_words_after, open_table, person, raw, reasons
from ventaglio.api.client import CSRF_COOKIE, CSRF_HEADER, Client
from ventaglio.server.web.sessions import COOKIE

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def nothing_fails(server: Server) -> Iterator[None]:
    """The server's own log must not tell of anything that went wrong here."""
    before = len(server.log())
    yield
    assert "failed" not in server.log()[before:]


DEEP: Final = "[" * 4000 + "]" * 4000
UNREADABLE: Final[dict[str, str | bytes]] = {
    "no json": "hello",
    "nothing": "",
    "half": '{"type": "ping"',
    "two": '{"type": "ping"}{"type": "ping"}',
    "list": "[]",
    "number": "7",
    "null": "null",
    "no type": "{}",
    "unknown type": '{"type": "welcome"}',
    "type of another kind": '{"type": 7}',
    "unknown field": '{"type": "ping", "extra": 1}',
    "field of another kind": '{"type": "why", "action": 7}',
    "missing field": '{"type": "act", "action": "draw"}',
    "negative": '{"type": "act", "action": "draw", "on": -1}',
    "fraction": '{"type": "act", "action": "draw", "on": 1.5}',
    "huge": '{"type": "act", "action": "draw", "on": 1e999}',
    "digits": '{"type": "act", "action": "draw", "on": ' + "9" * 5000 + "}",
    "long line": json.dumps({"type": "act", "action": "open " + "7h " * 1000, "on": 1}),
    "long id": json.dumps({"type": "ping", "id": "x" * 65}),
    "surrogate": '{"type": "say", "text": "\\ud800"}',
    "deep": DEEP,
    "deep before the type": '{"id": ' + DEEP[:7000] + ', "type": "ping"}',
    "garbage": bytes(range(256)),
    "half a sign": b'{"type": "say", "text": "\xc3"}',
    "zeros": b"\0" * 100,
}


async def test_what_cannot_be_read_ends_one_connection_and_nothing_else(server: Server) -> None:
    async with person(server, "Anna") as anna, person(server, "Mallory") as mallory:
        table_id = await open_table(anna, policy={"pace": 0, "between": 0})
        await mallory.sit(table_id, "B")
        await anna.start(table_id)
        async with anna.table(table_id) as table, mallory.table(table_id):
            for name, frame in UNREADABLE.items():
                async with raw(mallory, table_id) as socket:
                    heard, code = await last_words_after(socket, frame)
                assert (name, reasons(heard), code) == (name, ["bad-message"], 4400)
                assert (await table.send({"type": "ping"}))["type"] == "pong"
            assert not table.table["chairs"][1]["away"]
            assert table.table["status"] == "playing"
            await table.send({"type": "say", "phrase": "hello"})


async def test_text_that_is_none_ends_the_connection(server: Server) -> None:
    """The protocol itself forbids it, so it is not answered but closed as the protocol says (RFC 6455, 8.1)."""
    async with person(server) as client:
        table_id = await open_table(client)
        async with raw(client, table_id) as socket:
            await socket.send(b'{"type": "say", "text": "\xc3"}', text=True)
            assert (await last_words(socket))[1] == 1007


async def test_frames_that_are_too_large(server: Server) -> None:
    async with person(server) as client:
        table_id = await open_table(client)
        for size in (8 * 1024 + 1, 60_000):
            async with raw(client, table_id) as socket:
                heard, code = await last_words_after(socket, "x" * size)
            assert (reasons(heard), code) == (["too-large"], 1009)
        async with raw(client, table_id) as socket:
            heard, code = await last_words_after(socket, "x" * 70_000)
            assert (reasons(heard), code) == ([], 1009)
        async with raw(client, table_id) as socket:
            await socket.send(json.dumps({"type": "why", "action": "open " + "7h " * 600}))
            assert json.loads(await socket.recv())["type"] == "welcome"


UNREADABLE_BODIES: Final = {
    "no json": b"hello",
    "nothing": b"",
    "half": b'{"name": "x"',
    "list": b"[]",
    "unknown field": b'{"name": "Ornella", "admin": true}',
    "another kind": b'{"name": 7}',
    "missing": b"{}",
    "null": b"null",
    "deep": ("[" * 30_000).encode(),
    "deep field": ('{"name": ' + "[" * 20_000 + "]" * 20_000 + "}").encode(),
    "surrogate": b'{"name": "\\ud800"}',
    "half a sign": b'{"name": "\xc3"}',
    "garbage": bytes(range(256)),
}


async def test_bodies_that_cannot_be_read_are_refused(server: Server) -> None:
    async with person(server) as client:
        headers = {CSRF_HEADER: client.http.cookies[CSRF_COOKIE], "content-type": "application/json"}
        for name, body in UNREADABLE_BODIES.items():
            answer = await client.http.post("/api/guests", content=body, headers=headers)
            assert (name, answer.status_code) == (name, 400)
            assert set(answer.json()) == {"reason", "sentence", "id"}
        table = {"game": "burraco", "code": "fibur-2019"}
        for more in (
            {"owner": "me"},
            {"policy": {"admin": True}},
            {"policy": {"seconds": 1e308}},
            {"players": 10**30},
            {"options": {"x": "y"}},
            {"options": {"pairs\nA": "x"}},
            {"place": "Z"},
            {"place": "A\n"},
            {"game": "burraco-live"},
            {"game": "chess"},
            {"code": "x" * 60_000},
        ):
            answer = await client.http.post("/api/tables", json={**table, **more}, headers=headers)
            assert (more, answer.status_code) in ((more, 400), (more, 409))


@pytest.mark.long
@given(frame=st.one_of(st.binary(max_size=200), st.text(max_size=200)))
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_any_frame_gets_an_answer(server: Server, fuzzed: tuple[Client, str], frame: str | bytes) -> None:
    assert _answered(fuzzed, frame) in (1000, 4400)


VALUES: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)
LINES: Final = st.lists(
    st.sampled_from(
        ("draw", "take", "open", "attach", "discard", "deal", "call", "report", "1", "7h", "*", "=", "a=b")
    ),
    max_size=6,
).map(" ".join)
MESSAGES: Final = st.fixed_dictionaries(
    {"type": st.sampled_from(("act", "why", "ready", "answer", "say", "admit", "call", "look", "resume", "undo"))},
    optional={
        "id": st.text(max_size=5) | VALUES,
        "action": LINES | VALUES,
        "on": st.integers(0, 10**9) | VALUES,
        "randomness": st.text(max_size=70) | VALUES,
        "yes": st.booleans() | VALUES,
        "phrase": st.text(max_size=10) | VALUES,
        "text": st.text(max_size=20) | VALUES,
        "person": st.text(max_size=20) | VALUES,
        "seat": st.sampled_from("ABCDEFZ") | VALUES,
        "facts": st.dictionaries(st.text(max_size=8), st.text(max_size=8), max_size=3) | VALUES,
        "irregularity": st.sampled_from(("", "remark", "exposed-card")) | VALUES,
    },
)


@pytest.mark.long
@given(message=MESSAGES)
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_any_message_gets_an_answer(server: Server, fuzzed: tuple[Client, str], message: dict[str, Any]) -> None:
    assert _answered(fuzzed, json.dumps(message)) in (1000, 4400)


@pytest.fixture(scope="session")
def fuzzed(server: Server) -> tuple[Client, str]:
    """Somebody at a live-table, which takes more kinds of messages than others."""

    async def sit_down() -> tuple[Client, str]:
        async with person(server) as client:
            policy = {"referee": True, "between": 0, "undo": "consent"}
            return client, await open_table(client, start=True, policy=policy)

    return asyncio.run(sit_down())


def _answered(fuzzed: tuple[Client, str], frame: str | bytes) -> int:
    """Send a frame and wait for its answer; the result is how the connection ended: 1000 if we ended it."""
    client, table_id = fuzzed
    address = f"{client.address.replace('http', 'ws', 1)}/ws/v1/tables/{table_id}"
    cookie = {"cookie": f"{COOKIE}={client.http.cookies[COOKIE]}"}
    with connect_at_once(address, additional_headers=cookie, proxy=None, compression=None) as socket:
        with suppress(ConnectionClosed):
            socket.send(frame)
            socket.send('{"type": "ping", "id": "the last"}')
            while json.loads(socket.recv(PATIENCE)).get("id") != "the last":
                pass
            socket.close()
        return socket.close_code or 1006
