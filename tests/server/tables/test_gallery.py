"""Those who see the play later: each sees what one would see alone, and all together cost hardly more than one."""

import asyncio
import tracemalloc
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import insert

from tests.leaks.worlds import busy_log
from tests.server.tables.houses import Days
from ventaglio.core.codec import encode
from ventaglio.server.store.database import Database, sqlite_url
from ventaglio.server.store.logs import Shelf
from ventaglio.server.store.migrate import migrate
from ventaglio.server.store.schema import ENTRIES
from ventaglio.server.tables.entries import Opened
from ventaglio.server.tables.gallery import AT_ONCE, Gallery
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.listener import Listener
from ventaglio.server.tables.results import summary_of
from ventaglio.server.tables.room import Frame, in_words, past
from ventaglio.server.tables.table import OPEN
from ventaglio.server.tables.wire import PUBLIC, happened, state_of

pytestmark = pytest.mark.anyio

DELAY = 60.0
MANY = 60


class Clock:
    def __init__(self, now: float = 0.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def onlooker(lang: str = "en", *, told: bool = False) -> Listener:
    return Listener(PUBLIC, "", lang, delay=DELAY, told=told)


async def taken(listener: Listener) -> list[bytes]:
    """All that waits for a screen."""
    found = []
    while listener._waiting:
        message = await listener.next()
        assert message is not None
        found.append(message)
    return found


def alone(frames: list[Frame], listener: Listener) -> list[bytes]:
    """What one is told who looks on alone."""
    told: list[bytes] = []
    for frame in frames:
        told.append(encode(happened(frame.entry, PUBLIC, frame.before, frame.after)))
        told += [encode(one) for one in in_words(frame, listener)]
    return told


@pytest.mark.parametrize("name", ["fibur-2019-live", "estratto-3"])
async def test_whenever_one_comes_one_sees_what_one_would_see_alone(name: str) -> None:
    log = list(busy_log(name))[1:]
    clock, rng = Clock(), Random(name)
    gallery = Gallery(log[0].before, (), DELAY, clock, log[0].before.seq)

    async def seen(until: int) -> list[Frame]:
        return [frame for frame in log if frame.after.seq <= until]

    expected: dict[Listener, list[bytes]] = {}
    for number, frame in enumerate(log):
        gallery.hear(frame.after.seq, frame.after.changed_at, frame.entry)
        clock.now = max(clock.now, frame.after.changed_at) + rng.choice((0, 0, 0.1, 30))
        before = gallery.table.seq
        while True:
            left = len(gallery._later)
            gallery.advance()
            if len(gallery._later) in (left, 0):
                break
        now = gallery.table
        shown = [one for one in log if before < one.after.seq <= now.seq]
        for one in shown:
            assert one.before.status == OPEN or one.after.changed_at + DELAY <= clock.now
        for listener, messages in expected.items():
            messages.extend(alone(shown, listener))
        if number % 40 == 5:
            new = onlooker(rng.choice(("en", "it")), told=rng.random() < 0.5)
            tale = await gallery.tale(new.language, seen) if new.story is not None else None
            gallery.join(new, tale)
            earlier = [one for one in log if one.after.seq <= now.seq]
            came = onlooker(new.language, told=new.story is not None)
            expected[new] = [encode(state_of(now, PUBLIC))]
            if tale is not None:
                expected[new].append(encode(past(earlier, came)))
                # Who looks on alone goes on with the story of the past.
                new.story = came.story
        for listener, messages in expected.items():
            assert await taken(listener) == messages
            messages.clear()
    assert len(expected) > 3


async def test_much_that_is_due_at_once_is_shown_in_turns() -> None:
    log = list(busy_log("estratto-3"))[1:]
    clock = Clock(1e9)
    gallery = Gallery(log[0].before, (), DELAY, clock, log[0].before.seq)
    screen = onlooker()
    gallery.join(screen)
    for frame in log:
        gallery.hear(frame.after.seq, frame.after.changed_at, frame.entry)
    gallery.advance()
    assert gallery.table.seq == log[0].before.seq + AT_ONCE
    gallery.open()
    heard: list[bytes] = []
    async with asyncio.timeout(60):
        while len([one for one in heard if b'"happened"' in one]) < len(log):
            message = await screen.next()
            assert message is not None, "nobody is cut off who reads"
            heard.append(message)
    gallery.close()


# ── In a hall ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def days() -> Days:
    return Days()


@pytest.fixture
async def hall(tmp_path: Path, days: Days) -> AsyncIterator[Hall]:
    database = Database(sqlite_url(str(tmp_path / "ventaglio.sqlite3")))
    await migrate(database)
    one = Hall(database, key=b"a key", clocks=days.clocks)
    await one.start()
    yield one
    await one.stop()
    await database.close()


async def stored(hall: Hall, name: str = "fibur-2019") -> tuple[str, list[Frame]]:
    """A match that was played half a minute ago, all of it too late for whoever sees it a minute later."""
    log = busy_log(name)
    opened = log[0].entry
    assert isinstance(opened, Opened)
    opened = replace(opened, policy=replace(opened.policy, delay=DELAY))
    table = log[-1].after
    at = hall.now() - DELAY / 2
    shelf = Shelf(table.id, opened.game, "", True, table.status, len(log), summary_of(table), at, at, None)
    await hall.logs.create(shelf, [encode(opened).decode()])
    rows = [
        {"table_id": table.id, "seq": seq, "at": at, "body": encode(frame.entry).decode()}
        for seq, frame in enumerate(log[1:], start=2)
    ]
    async with hall.logs._database.writing() as connection:
        await connection.execute(insert(ENTRIES), rows)
    return table.id, list(log)


async def test_sixty_who_look_on_cost_little_more_than_one(hall: Hall) -> None:
    """Each of them had the whole log folded and all that was to come written: thirteen megabytes."""
    table_id, _ = await stored(hall)
    first = onlooker(told=True)
    await hall.join(table_id, first)
    folded = 0
    fold = hall.reading.frames

    def counted(*args: object) -> object:
        nonlocal folded
        folded += 1
        return fold(*args)  # type: ignore[arg-type]

    hall.reading.frames = counted  # type: ignore[method-assign,assignment]
    tracemalloc.start()
    try:
        others = [onlooker(told=number % 2 == 0) for number in range(MANY)]
        await asyncio.gather(*(hall.join(table_id, one) for one in others))
        used = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert folded == 0, "nobody reads the log again"
    assert used < MANY * 50_000
    waiting = {tuple(await taken(one)) for one in others}
    assert len(waiting) == 2, "those who are told, and those who are not"
    assert len({id(one[0]) for one in waiting}) == 1, "the table is written once for all"
    for one in (first, *others):
        await hall.leave(table_id, one)


async def test_onlookers_see_nothing_before_its_time(hall: Hall, days: Days) -> None:
    table_id, log = await stored(hall)
    screen = onlooker()
    await hall.join(table_id, screen)
    state = msgspec.json.decode((await taken(screen))[0])
    started = next(frame.after.seq for frame in log if frame.before.status == OPEN and frame.after.status != OPEN)
    assert state["seq"] == started
    for _ in range(int(DELAY)):
        days.pass_by(1)
        await hall.service.beat()
    room = await hall.room(table_id)
    assert room is not None
    assert room.gallery is not None
    room.gallery._news.set()
    async with asyncio.timeout(60):
        while state["seq"] < len(log):
            message = await screen.next()
            assert message is not None
            state = msgspec.json.decode(message)
    await hall.leave(table_id, screen)


async def test_a_table_that_rests_is_not_read_from_its_beginning_again(hall: Hall) -> None:
    table_id, log = await stored(hall)
    asked: list[int] = []
    read = hall.logs.read

    async def counted(which: str, after: int = 0) -> object:
        asked.append(after)
        return await read(which, after)

    hall.logs.read = counted  # type: ignore[method-assign,assignment]
    for _ in range(3):
        table = await hall.table(table_id)
        assert table is not None
        assert table.seq == len(log)
    assert asked == [0, len(log), len(log)]
