"""The same over real sockets: two servers, each in another world, must send the same to whoever cannot tell them apart.

Both have the same clock, which stands still, and the same key. It stands still for all of a server: one that counted
its own signs of life by the machine's clock would take a moment in which the machine was busy for one in which it was
closed, and tell its players so.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Final, NamedTuple

import httpx
import msgspec
import pytest
import uvicorn
from litestar import Litestar
from msgspec.structs import asdict, replace
from sqlalchemy import insert
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.leaks.worlds import ID, busy_log, elsewhere, hands_of
from tests.server.tables.inside import inside
from ventaglio.core.codec import encode
from ventaglio.server.store.folder import SECRET, database_url
from ventaglio.server.store.logs import Append, Shelf
from ventaglio.server.store.people import Person
from ventaglio.server.store.schema import PEOPLE, SESSIONS
from ventaglio.server.store.sessions import digest
from ventaglio.server.tables.changing import Tables
from ventaglio.server.tables.due import due
from ventaglio.server.tables.entries import Did, Opened, Sat, WatchAnswered, WatchAsked, WatchEnded
from ventaglio.server.tables.protocol import ServerMessage
from ventaglio.server.tables.results import summary_of
from ventaglio.server.tables.room import Frame
from ventaglio.server.tables.service import Clocks
from ventaglio.server.tables.wire import Audience
from ventaglio.server.web.app import make_app
from ventaglio.server.web.house import House, Settings
from ventaglio.server.web.line import Line

AFTER: Final = 0.3
"""Seconds since the last entry: too few for a bot to play."""

TABLES: Final = ("fibur-2019", "fibur-2019-live", "moderne-secret-pairs", "tradizionali-live")


class Sight(NamedTuple):
    """A server, and the sessions of those who look on: by who they are in the log, empty for a stranger."""

    address: str
    cookies: dict[str, str]


class Answer(NamedTuple):
    """What somebody was told: by which address or message he asked, and all that came."""

    asked: str
    told: list[bytes]


def worlds(name: str) -> tuple[tuple[Frame, ...], tuple[Frame, ...]]:
    """A log that ends in the middle of a hand, when a person is to play, and the same in another world."""
    log, rng = busy_log(name), Random(name)
    audience = Audience(0, plays=True)
    for start, end in reversed(list(hands_of(log))):
        for upto in range(end, start + 5, -1):
            last = log[upto].after
            waits = last.turn_place in last.present and not last.paused_at and last.chairs[0].away_since is None
            next_due = due(last)
            if not waits or not isinstance(log[upto].entry, Did) or next_due is None:
                continue
            if next_due.at < last.changed_at + 2 * AFTER:
                continue
            other = elsewhere(log[start : upto + 1], audience, rng)
            if other is not None:
                return log[: upto + 1], (*log[:start], *other)
    raise AssertionError("no such moment")


@pytest.fixture(autouse=True)
def same_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests have ids that are drawn, and tell nothing: here both servers draw the same."""
    monkeypatch.setattr("ventaglio.server.web.request_ids.new_request_id", lambda: "drawn")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is asked whether it can write, and may take its time to find out: how long says nothing of a table."""
    monkeypatch.setattr("ventaglio.server.web.probe.PATIENCE", None)


@asynccontextmanager
async def serving(folder: Path, log: tuple[Frame, ...]) -> AsyncIterator[Sight]:
    """A server at which this has happened, and nothing will happen by itself."""
    app = _app(folder, log[-1].after.changed_at + AFTER)
    house: House = app.state.house
    server = uvicorn.Server(uvicorn.Config(app, port=0, ws=Line, log_config=None, access_log=False))
    running = asyncio.create_task(server.serve())
    try:
        while not server.started:
            assert not running.done()
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield Sight(f"127.0.0.1:{port}", await _written(house, log))
    finally:
        server.should_exit = True
        await running


def _app(folder: Path, now: float) -> Litestar:
    folder.mkdir()
    (folder / SECRET).write_bytes(b"the same key for both")
    usual = Tables.__init__.__kwdefaults__
    assert usual is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(usual, "clocks", Clocks(lambda: now, lambda: now))
        return make_app(Settings(folder, database_url(folder, {}), limited=False))


async def _written(house: House, log: tuple[Frame, ...]) -> dict[str, str]:
    """Write a log, with people who exist; the result is their sessions."""
    ids, cookies = {}, {"": ""}
    for who in ("p0", "p1", "p2", "w0", "w1"):
        # One knows one's own id, and that of an onlooker at one's table; nobody else's.
        person = Person(token_hex(8) if who in ("p1", "p2") else who, who, None, 0)
        async with house.database.writing() as connection:
            await connection.execute(insert(PEOPLE).values(**asdict(person), created_at=0.0))
            times = {"created_at": house.hall.now(), "seen_at": house.hall.now()}
            session = {"id": who, "digest": digest(f"secret-of-{who}"), "person_id": person.id, "device": "", **times}
            await connection.execute(insert(SESSIONS).values(session))
        ids[who], cookies[who] = person.id, f"ventaglio=secret-of-{who}"
    last = log[-1].after
    first = Shelf(ID, last.kit.game.name, last.headers["Code"], True, "open", 1, summary_of(last), 0.0, 0.0, None)
    for frame in log:
        entry, at = frame.entry, frame.after.changed_at
        match entry:
            case Opened():
                entry = replace(entry, owner=ids[entry.owner])
            case Sat() | WatchAsked() | WatchAnswered() | WatchEnded():
                entry = replace(entry, person=ids[entry.person])
            case _:
                pass
        body = encode(entry).decode()
        if frame.after.seq == 1:
            await house.hall.logs.create(first, [body])
        else:
            summary = summary_of(frame.after)
            await house.hall.logs.append(Append(ID, frame.before.seq, at, (body,), frame.after.status, summary, None))
    return cookies


async def all_answers(sight: Sight, lines: list[str]) -> list[Answer]:
    """Ask for everything there is, through every pair of eyes that sees no more than the first player does."""
    found = []
    async with httpx.AsyncClient(base_url=f"http://{sight.address}", trust_env=False, timeout=60) as http:
        schema = (await http.get("/api/schema/openapi.json")).json()
        for who in ("", "p0", "w0"):
            for path, methods in sorted(schema["paths"].items()):
                if "get" in methods and not path.startswith(("/metrics", "/api/ladders", "/api/codes", "/api/board")):
                    address = path.replace("{table_id}", ID).replace("{hand}", "1")
                    answer = await http.get(address, headers={"cookie": sight.cookies[who]})
                    assert answer.status_code < 500
                    # Each may say where it is reached, and that alone is another place.
                    content = answer.content.replace(sight.address.encode(), b"here")
                    found.append(Answer(f"{who} GET {address}", [content]))
    for who in ("", "w0", "p0"):
        told = [frame async for frame in _heard(sight, who, lines if who == "p0" else [])]
        found.append(Answer(f"{who} at the table", told))
    return found


async def _heard(sight: Sight, who: str, lines: list[str]) -> AsyncIterator[bytes]:
    sent: list[dict[str, object]] = [{"type": "ping"}, {"type": "look"}, {"type": "say"}, {"type": "undo"}]
    sent += [{"type": "why", "action": line} for line in lines]
    sent += [{"type": "act", "action": line, "on": 100_000} for line in lines if "nonsense" in line]
    sent += [{"type": "call", "seat": "B", "irregularity": one} for one in ("exposed-card", "misconduct")]
    sent += [{"type": "say", "phrase": "hello"}]
    cookie = {"cookie": sight.cookies[who]}
    address = f"ws://{sight.address}/ws/v1/tables/{ID}?after=1&tell=yes"
    async with connect(address, additional_headers=cookie, max_size=None, proxy=None) as socket:
        try:
            sent.append({"type": "no such message"})
            for number, message in enumerate(sent):
                await socket.send(json.dumps({"id": str(number), **message}))
            while True:
                frame = await socket.recv(decode=False)
                yield frame
        except ConnectionClosed as closed:
            yield f"{closed.rcvd}".encode()


def lines_for(log: tuple[Frame, ...]) -> list[str]:
    """Actions to ask about: with cards that the first player holds, cards that lie open, and cards he has not seen."""
    state = inside(log[-1].after)
    cards = [one.text for hand in state.hands for one in hand[:3]]
    lines = [
        "draw",
        "take",
        "claim",
        "call-out",
        "accuse 3 s",
        "call 1",
        "call 2",
        "deal 1",
        "nonsense",
        "look",
        "count",
    ]
    return lines + [f"{verb} {one}" for one in cards for verb in ("discard", "play", "attach 1", "expose", "show")]


@pytest.mark.long
@pytest.mark.anyio
async def test_two_servers_send_the_same(tmp_path: Path) -> None:
    kinds: set[str] = set()
    for name in TABLES:
        here, there = worlds(name)
        lines = lines_for(here)
        async with serving(tmp_path / name, here) as mine, serving(tmp_path / f"{name}-other", there) as theirs:
            one, another = await all_answers(mine, lines), await all_answers(theirs, lines)
        for left, right in zip(one, another, strict=True):
            assert left == right
        for answer in one:
            if answer.asked.endswith("at the table"):
                kinds |= {msgspec.json.decode(frame)["type"] for frame in answer.told[:-1]}
    # What follows a table by itself, in words too, is compared in `test_wire_leaks`, and what makes hints in
    # `test_hint_leaks`; a notice is not about any table.
    elsewhere_told = {"ruling", "told", "notice", "hints"}
    assert kinds >= {str(kind.__struct_config__.tag) for kind in ServerMessage.__args__} - elsewhere_told
