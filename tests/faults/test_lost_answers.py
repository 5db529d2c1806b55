"""A commit succeeds and its answer is lost: what was written stands there once, and everybody is told."""

from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tests.faults.lossy import line_to
from tests.server.tables.parties import frames_of
from ventaglio.server.store.appending import NotWritten
from ventaglio.server.store.database import Database, sqlite_url
from ventaglio.server.store.migrate import migrate
from ventaglio.server.tables import doing
from ventaglio.server.tables.entries import Entry, Said, TakenBack
from ventaglio.server.tables.folding import fold_all
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.policy import Policy
from ventaglio.server.tables.protocol import Say, Undo
from ventaglio.server.tables.table import HostedTable
from ventaglio.server.web.socket import deciding

pytestmark = pytest.mark.anyio


class Lossy:
    """A hall on a database that can be made to lose an answer."""

    def __init__(self, hall: Hall, lose: Callable[[bytes], None]) -> None:
        self.hall = hall
        self.lose = lose

    async def entries(self, table_id: str, kind: type) -> list[Entry]:
        frames = frames_of(table_id, await self.hall.logs.read(table_id))
        return [frame.entry for frame in frames if isinstance(frame.entry, kind)]


@pytest.fixture(params=["sqlite", "postgresql"])
async def lossy(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Lossy]:
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres_url")
        async with line_to(url, tmp_path) as (line, this_end), serving(this_end) as hall:
            yield Lossy(hall, line.lose_answer_to)
        assert line.lost
        return
    async with serving(sqlite_url(str(tmp_path / "database"))) as hall:
        yield Lossy(hall, lambda what: lose_once(hall))


def lose_once(hall: Hall) -> None:
    """SQLite writes in this process: only what it answers can be lost."""
    appender = hall.logs._appender
    write = appender.write

    async def losing(*what: Any) -> None:
        await write(*what)
        appender.write = write  # type: ignore[method-assign]
        raise NotWritten("disk I/O error")

    appender.write = losing  # type: ignore[method-assign, assignment]


class serving:  # noqa: N801 -- reads as a function
    def __init__(self, url: str) -> None:
        self._database = Database(url)

    async def __aenter__(self) -> Hall:
        await migrate(self._database)
        self._hall = Hall(self._database, key=b"key")
        await self._hall.start()
        return self._hall

    async def __aexit__(self, *_: object) -> None:
        await self._hall.stop()
        await self._database.close()


async def opened(hall: Hall) -> str:
    """A table of two people, one of whom has the turn and has laid something."""
    first = doing.opened(
        "burraco", {"Code": "fibur-2019", "Players": "2"}, Policy(undo="turn", clock="none", between=0.0), "ada"
    )

    def sitting(table: HostedTable) -> tuple[Entry, ...]:
        done: tuple[Entry, ...] = ()
        for place in (0, 1):
            more = (*doing.sit(table, place, f"person {place}", f"Name {place}"),)
            table, done = fold_all(table, table.changed_at, more), done + more
        return (*done, *doing.start(table))

    return (await hall.open(first, sitting)).id


@pytest.mark.parametrize("mark", ["mark", ""])
async def test_what_was_said_is_said_once(lossy: Lossy, mark: str) -> None:
    table_id = await opened(lossy.hall)
    before = lossy.hall.meters.conflicts._value.get()
    lossy.lose(b"said")
    table = await lossy.hall.change(table_id, deciding(Say(mark, phrase="hello"), 0))
    assert table is not None
    assert len(await lossy.entries(table_id, Said)) == 1
    assert lossy.hall.meters.conflicts._value.get() == before, "nobody else came first"


async def test_one_play_is_taken_back(lossy: Lossy) -> None:
    table_id, place = await laid(lossy.hall)
    lossy.lose(b"taken-back")
    await lossy.hall.change(table_id, deciding(Undo("mark"), place))
    assert len(await lossy.entries(table_id, TakenBack)) == 1


async def laid(hall: Hall) -> tuple[str, int]:
    """A table at which somebody has laid what can be taken back, and his place: the first whose cards let it."""
    while True:
        table_id = await opened(hall)
        place = (await in_hand(hall, table_id)).turn_place
        assert place is not None
        for decide in (partial(_drawn, place=place), partial(_laid, place=place), partial(_laid, place=place)):
            table = await hall.change(table_id, decide)
        if table is not None and table.marks:
            return table_id, place


def _drawn(table: HostedTable, place: int) -> tuple[Entry, ...]:
    return doing.act(table, place, "draw", on=table.seq)


def _laid(table: HostedTable, place: int) -> tuple[Entry, ...]:
    """Something that can be taken back, if the cards let it."""
    game, seat = table.kit.game, table.seat_of(place)
    for action in game.legal(table.match):
        entries = doing.recorded(table, seat, action, game.act(table.match, action, seat))
        after = fold_all(table, table.changed_at, entries)
        if after.marks and after.turn == seat:
            return entries
    return ()


async def in_hand(hall: Hall, table_id: str) -> HostedTable:
    while True:
        await hall._see_to(table_id, None)
        table = await hall.table(table_id)
        assert table is not None
        if table.in_hand:
            return table


async def test_where_another_came_first_it_is_decided_again(lossy: Lossy) -> None:
    table_id = await opened(lossy.hall)
    other = Hall(lossy.hall.logs._database, key=b"key")
    other.logs.start()
    await lossy.hall.room(table_id)
    await other.change(table_id, deciding(Say("theirs", phrase="hello"), 1))
    lossy.lose(b"said")
    await lossy.hall.change(table_id, deciding(Say("ours", phrase="hello"), 0))
    said = [entry.place for entry in await lossy.entries(table_id, Said) if isinstance(entry, Said)]
    assert said == [1, 0]
    await other.logs.stop()


async def test_whoever_is_told_of_an_error_may_send_it_again(tmp_path: Path) -> None:
    """The answer is lost, and the database gone for a moment: nobody can say what was written until it is back."""
    async with serving(sqlite_url(str(tmp_path / "database"))) as hall:
        table_id = await opened(hall)
        read = hall.logs.read
        lose_once(hall)

        async def gone(*_: Any, **__: Any) -> Any:
            raise OperationalError("SELECT", {}, Exception("gone"))

        hall.logs.read = gone  # type: ignore[method-assign]
        message = deciding(Say("mark", phrase="hello"), 0)
        with pytest.raises(OperationalError):
            await hall.change(table_id, message)
        hall.logs.read = read  # type: ignore[method-assign]

        def once(table: HostedTable) -> tuple[Entry, ...]:
            return () if table.done_before(0, "mark") is not None else message(table)

        table = await hall.change(table_id, once)
        assert table is not None
        assert len(await Lossy(hall, lambda what: None).entries(table_id, Said)) == 1
