"""A database is brought up to date, whoever begins, and has then the tables that the program counts on."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, select, text

from tests.server.store.filling import empty, fill, tables_of
from ventaglio.core.refusal import BadInput
from ventaglio.server.store import migrations
from ventaglio.server.store.aside import PREFIX
from ventaglio.server.store.database import Database, sqlite_url
from ventaglio.server.store.migrate import alone, descend, migrate, refuse_newer, steps, write_step
from ventaglio.server.store.schema import METADATA

pytestmark = pytest.mark.anyio

STARTING = """
import asyncio, sys
from ventaglio.server.store.database import Database
from ventaglio.server.store.migrate import migrate

async def start():
    database = Database(sys.argv[1])
    print("ready", flush=True)
    sys.stdin.readline()
    await migrate(database)
    await database.close()

asyncio.run(start())
"""


async def differences(database: Database) -> list[object]:
    """What an up-to-date database has otherwise than the program says."""
    async with database.reading() as connection:
        return await connection.run_sync(lambda on: compare_metadata(MigrationContext.configure(on), METADATA))


def test_the_steps_are_one_ladder() -> None:
    """Two that were written side by side have one number: the later is the next."""
    numbers = [path.name[:4] for path in sorted(Path(migrations.__path__[0], "versions").glob("0*.py"))]
    assert numbers == [f"{number:04}" for number in range(1, len(numbers) + 1)]
    assert list(steps()) == numbers


async def test_the_steps_lead_to_the_tables_of_the_program(database: Database) -> None:
    assert await differences(database) == []
    async with database.reading() as connection:
        found = await connection.run_sync(lambda on: set(inspect(on).get_table_names()))
    assert found == {*METADATA.tables, "alembic_version"}


async def test_a_difference_would_be_seen(database: Database) -> None:
    async with database.writing() as connection:
        await connection.execute(text("DROP INDEX ix_results_person"))
    assert len(await differences(database)) == 1


async def test_a_second_start_changes_nothing(database: Database) -> None:
    async with database.writing() as connection:
        await connection.execute(text("INSERT INTO processes VALUES ('p', 1.5)"))
    await migrate(database)
    async with database.reading() as connection:
        assert (await connection.execute(text("SELECT id, beat_at FROM processes"))).all() == [("p", 1.5)]


async def test_a_step_that_fails_leaves_nothing_behind(empty_database: Database) -> None:
    async with empty_database.writing() as connection:
        await connection.execute(text("CREATE TABLE results (other INTEGER)"))
    with pytest.raises(Exception, match="results"):
        await migrate(empty_database)
    async with empty_database.reading() as connection:
        assert await connection.run_sync(lambda on: inspect(on).get_table_names()) == ["results"]


@pytest.mark.long
async def test_processes_that_start_at_once_do_not_collide(database_url: str) -> None:
    starting = [
        subprocess.Popen(  # noqa: ASYNC220 -- nothing else waits for this loop
            [sys.executable, "-W", "error", "-c", STARTING, database_url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(4)
    ]
    for process in starting:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in starting:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    ends = [(await asyncio.to_thread(process.communicate))[1] for process in starting]
    assert ends == ["", "", "", ""]
    assert [process.returncode for process in starting] == [0, 0, 0, 0]
    database = Database(database_url)
    assert await differences(database) == []
    await database.close()


async def test_the_next_step_is_written_from_what_is_missing(tmp_path: Path) -> None:
    written = await write_step("Nothing to do", tmp_path)
    assert written.name == f"{len(steps()) + 1:04}_nothing_to_do.py"
    text = written.read_text(encoding="utf-8")
    assert text.startswith('"""Nothing to do."""')
    assert f"down_revision = '{steps()[-1]}'" in text
    assert "op.create" not in text
    assert "def downgrade" in text


# ── Up and down ───────────────────────────────────────────────────────────────────────────────────────────────────────


async def rows_of(database: Database) -> dict[str, list[dict[str, Any]]]:
    """Everything in a database, whatever its tables are."""
    async with database.reading() as connection:
        tables = await connection.run_sync(tables_of)
        return {
            table.name: sorted((dict(row) for row in (await connection.execute(select(table))).mappings()), key=str)
            for table in tables
        }


async def test_every_step_leads_down_again_and_up_with_what_was_there(empty_database: Database) -> None:
    """At each step every table is filled; the step after it is taken and taken back; what was there is there."""
    database = empty_database
    for number, step in enumerate(steps()):
        await migrate(database, step)
        async with database.writing() as connection:
            await connection.run_sync(fill)
        before = await rows_of(database)
        assert all(before.values())
        if number + 1 < len(steps()):
            await migrate(database, steps()[number + 1])
            async with alone(database) as connection:
                await connection.run_sync(descend, step)
            assert await rows_of(database) == before, "as far down as it was"
            async with database.writing() as connection:
                await connection.run_sync(empty)
    assert await differences(database) == []
    async with alone(database) as connection:
        await connection.run_sync(descend, "base")
    async with database.reading() as connection:
        assert await connection.run_sync(tables_of) == []
    await migrate(database)
    assert await differences(database) == []


async def test_what_stood_in_columns_is_there_again_after_steps_down_and_up(database: Database) -> None:
    """All columns that later steps have brought to the first tables: who is banned until when, what is put away."""
    async with database.writing() as connection:
        await connection.run_sync(fill)
    rows, all_columns = await rows_of(database), await columns_of(database)
    async with alone(database) as connection:
        await connection.run_sync(descend, "0003")
    left = await columns_of(database)
    assert {table: len(all_columns[table] - left[table]) for table in ("people", "tables", "tournaments")} == {
        "people": 8, "tables": 2, "tournaments": 3,
    }  # fmt: skip
    await migrate(database)
    after = await rows_of(database)
    for table in left:
        assert _kept(after[table]) == _kept(rows[table]), table
    assert not await put_aside(database)


def _kept(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without what is counted or noted anew: how many sit at a table, and when somebody was seen."""
    return [{name: value for name, value in row.items() if name not in ("people", "seen_at")} for row in rows]


async def test_whoever_was_erased_meanwhile_is_not_brought_back(database: Database) -> None:
    async with database.writing() as connection:
        await connection.run_sync(fill)
    async with alone(database) as connection:
        await connection.run_sync(descend, "0012")
    assert "aside_registry_people_email" in await put_aside(database)
    async with database.writing() as connection:
        await connection.execute(text("DELETE FROM registry_people WHERE surname = 'à1'"))
    await migrate(database)
    async with database.reading() as connection:
        found = (await connection.execute(text("SELECT surname, email FROM registry_people ORDER BY surname"))).all()
    assert [tuple(row) for row in found] == [("à0", "à0"), ("à2", "à2")]
    assert not await put_aside(database)


async def test_nothing_is_kept_of_what_is_dropped_for_good(database: Database) -> None:
    async with database.writing() as connection:
        await connection.run_sync(fill)
    async with alone(database) as connection:
        await connection.run_sync(descend, "0012")
        await connection.run_sync(descend, "0010")
    assert "aside_registry_people_email" not in await put_aside(database)
    async with alone(database) as connection:
        await connection.run_sync(descend, "base")
    assert not await put_aside(database)


async def columns_of(database: Database) -> dict[str, set[str]]:
    async with database.reading() as connection:
        return {one.name: set(one.columns.keys()) for one in await connection.run_sync(tables_of)}


async def put_aside(database: Database) -> list[str]:
    async with database.reading() as connection:
        names = await connection.run_sync(lambda on: inspect(on).get_table_names())
    return [name for name in names if name.startswith(PREFIX)]


async def test_an_older_program_says_that_the_database_is_newer(database: Database) -> None:
    async with database.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    before = await rows_of(database)
    for refused in (migrate(database), refuse_newer(database.url)):
        with pytest.raises(BadInput, match="newer version of the program") as caught:
            await refused
        assert caught.value.reason == "schema-newer"
    assert await rows_of(database) == before


async def test_to_ask_makes_nothing(tmp_path: Path) -> None:
    await refuse_newer(sqlite_url(str(tmp_path / "none.sqlite3")))
    assert not os.listdir(tmp_path)  # noqa: PTH208
