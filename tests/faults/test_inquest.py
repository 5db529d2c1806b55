"""The inquest finds nothing where nothing is wrong, and whatever else where something is."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from tests.faults.inquest import Witness, inquire
from ventaglio.server.store.database import Database, sqlite_url
from ventaglio.server.store.logs import Logs
from ventaglio.server.store.migrate import migrate
from ventaglio.server.tables import doing
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.policy import Policy

pytestmark = pytest.mark.anyio


class Played:
    """A match of bots that is over, and what can be done to its log."""

    def __init__(self, database: Database, table_id: str) -> None:
        self.database = database
        self.table_id = table_id

    async def damage(self, statement: str, **values: object) -> None:
        async with self.database.writing() as connection:
            await connection.execute(text(statement), {"id": self.table_id, **values})

    async def actions(self) -> list[int]:
        """The entries in which somebody did something."""
        rows = await Logs(self.database, "test").read(self.table_id)
        return [row.seq for row in rows if msgspec.json.decode(row.body)["type"] == "did"]

    async def kinds(self) -> list[tuple[int, str]]:
        rows = await Logs(self.database, "test").read(self.table_id)
        return [(row.seq, msgspec.json.decode(row.body)["type"]) for row in rows]

    async def rewrite(self, seq: int, **fields: object) -> None:
        """Change an entry."""
        rows = await Logs(self.database, "test").read(self.table_id)
        body = msgspec.json.encode({**msgspec.json.decode(rows[seq - 1].body), **fields}).decode()
        await self.damage("UPDATE entries SET body = :body WHERE table_id = :id AND seq = :seq", body=body, seq=seq)

    async def troubles(self, *witnesses: Witness, opened: tuple[str, ...] = ()) -> list[str]:
        found = await inquire(self.database, (self.table_id, *opened), witnesses)
        return [trouble.removeprefix(f"table {self.table_id}: ") for trouble in found.troubles]


@pytest.fixture
async def played(tmp_path: Path) -> AsyncIterator[Played]:
    database = Database(sqlite_url(str(tmp_path / "database")))
    await migrate(database)
    hall = Hall(database, key=b"key")
    await hall.start()
    policy = Policy(pace=0, level="novizio")
    opened = doing.opened("tressette", {"Code": "moderne", "Match": "single"}, policy, "ada")
    table = await hall.open(opened, doing.start)
    async with asyncio.timeout(60):
        while True:
            shelf = await hall.logs.shelf(table.id)
            if shelf is not None and shelf.status == "over":
                break
            await asyncio.sleep(0.05)
    await hall.stop()
    yield Played(database, table.id)
    await database.close()


async def test_a_match_without_fault(played: Played) -> None:
    kinds = await played.kinds()
    first, *_, last = await played.actions()
    await played.rewrite(first + 1, ref="mark")
    assert kinds[first] == (first + 1, "did")
    assert await played.troubles(Witness("Ada", played.table_id, {"mark": first + 1}, [], kinds[1:])) == []
    assert await played.troubles(Witness("Ada", played.table_id, {}, [], kinds[1:last])) == []


async def test_a_table_that_is_not_there(played: Played) -> None:
    assert await played.troubles(opened=("other",)) == ["table other was acknowledged and is not there"]


async def test_an_entry_that_is_lost(played: Played) -> None:
    *_, last = await played.actions()
    await played.damage("DELETE FROM entries WHERE table_id = :id AND seq = :seq", seq=last)
    (trouble,) = await played.troubles()
    assert "gaps" in trouble


async def test_a_match_that_is_not_finished(played: Played) -> None:
    await played.damage("UPDATE tables SET status = 'playing', claimed_by = 'dead' WHERE id = :id")
    unfinished, claimed = await played.troubles()
    assert "playing on its shelf, not over" in unfinished
    assert "claimed by dead" in claimed


async def test_a_result_that_was_not_written(played: Played) -> None:
    await played.damage("DELETE FROM results WHERE table_id = :id AND seat = 3")
    assert await played.troubles() == ["3 results for 4 seats"]


async def test_what_was_done_twice(played: Played) -> None:
    _, second, third, *_ = await played.actions()
    for seq in (second, third):
        await played.rewrite(seq, ref="mark")
    assert await played.troubles() == ["mark was done 2 times"]


async def test_a_log_that_cannot_be_read(played: Played) -> None:
    _, second, *_ = await played.actions()
    await played.rewrite(second, events=[{"type": "nonsense"}])
    (trouble,) = await played.troubles()
    assert "cannot be read" in trouble


async def test_a_record_that_does_not_replay(played: Played) -> None:
    first, second, *_ = await played.actions()
    deal = msgspec.json.decode((await Logs(played.database, "test").read(played.table_id))[first - 1].body)["action"]
    await played.rewrite(second, action=deal)
    (trouble,) = await played.troubles()
    assert "cannot be replayed" in trouble


async def test_a_person_who_was_told_something_else(played: Played) -> None:
    kinds = await played.kinds()
    _, second, *_ = await played.actions()
    await played.rewrite(second, ref="mark")
    gap = [*kinds[1:5], *kinds[6:]]
    witness = Witness("Ada", played.table_id, {"mark": second + 1, "lost": 7}, ["mark"], gap)
    assert await played.troubles(witness) == [
        f"Ada: mark was acknowledged as entry {second + 1}, the log has it as {second}",
        "Ada: lost was acknowledged as entry 7, the log has it as None",
        f"Ada: mark was refused, and is entry {second}",
        f"Ada: was told {kinds[6]} where the log has {kinds[5]}",
    ]
    assert await played.troubles(Witness("Ada", played.table_id, {}, [], kinds[1:3])) == [
        f"Ada: was told of 2 entries of {len(kinds) - 1}"
    ]
