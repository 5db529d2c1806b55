"""Backups by the clock: one for each slot, whoever makes it, and of the old ones the latest few."""

import asyncio
import os
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.running import running_servers
from tests.server.store.test_restore import everything
from ventaglio.core.refusal import BadInput
from ventaglio.server.store.database import Database, sqlite_url
from ventaglio.server.store.folder import database_file
from ventaglio.server.tables.hall import Hall
from ventaglio.server.web.backups import HOUR, Backups, Schedule, latest
from ventaglio.server.web.meters import WebMeters

pytestmark = pytest.mark.anyio

NOON = 1_800_000_000.0 - 1_800_000_000.0 % (24 * HOUR) + 12 * HOUR


class Day:
    """A server's backups every six hours, two of which are kept, and a clock that is set by hand.

    The copies are empty here; real ones are made by the server below.
    """

    def __init__(self, folder: Path) -> None:
        self.now = NOON + 100
        self.schedule = Schedule(folder / "kept", 6, 2)
        self.meters = WebMeters(Hall(Database(sqlite_url(":memory:")), key=b""))
        self.backups = Backups(self.schedule, folder, "sqlite", self.meters, now=lambda: self.now)
        self.trouble = ""
        self.backups._copy = self.copy  # type: ignore[method-assign]

    async def copy(self, place: Path) -> str:
        await asyncio.sleep(0)
        if not self.trouble:
            os.mkdir(place)  # noqa: PTH102 -- nobody else waits for this loop
        return self.trouble

    async def make(self) -> bool:
        return await self.backups.make(self.schedule.slot(self.now))

    def made(self) -> list[str]:
        return [one.name for one in self.schedule.copies()]

    def counted(self, outcome: str) -> float:
        return self.meters.registry.get_sample_value("ventaglio_backups_total", {"outcome": outcome}) or 0.0


async def test_every_slot_has_one_copy_and_the_latest_are_kept(tmp_path: Path) -> None:
    day = Day(tmp_path)
    assert latest(day.schedule) == 0.0
    for hours in (0, 1, 5.9, 6, 13, 20):
        day.now = NOON + hours * HOUR
        assert await day.make()
    assert len(day.made()) == 2
    assert [name[-7:] for name in day.made()] == ["000000Z", "060000Z"]
    assert latest(day.schedule) == NOON + 18 * HOUR
    assert day.counted("done") == 4
    assert day.meters.registry.get_sample_value("ventaglio_backup_timestamp_seconds") == NOON + 18 * HOUR


async def test_of_two_processes_one_makes_it(tmp_path: Path) -> None:
    first, second = Day(tmp_path), Day(tmp_path)
    assert all(await asyncio.gather(first.make(), second.make()))
    assert first.counted("done") + second.counted("done") == 1
    assert first.counted("failed") + second.counted("failed") == 0
    assert len(first.made()) == 1


async def test_what_fails_is_counted_and_tried_again(tmp_path: Path) -> None:
    day = Day(tmp_path)
    day.trouble = "no space left"
    assert not await day.make()
    assert (day.counted("failed"), day.made()) == (1, [])
    day.trouble = ""
    assert await day.make()
    shutil.rmtree(day.schedule.folder)
    day.schedule.folder.touch()
    assert not await day.make(), "a file stands where the folder should be"


async def test_what_a_dead_process_left_is_cleared_away(tmp_path: Path) -> None:
    day = Day(tmp_path)
    left = day.schedule.folder / ".ventaglio-20200101T000000Z.x1y2"
    left.mkdir(parents=True)
    os.utime(left, (NOON - 48 * HOUR, NOON - 48 * HOUR))
    assert await day.make()
    assert not left.exists()


async def test_the_loop_waits_for_the_next_slot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    day = Day(tmp_path)
    waited: list[float] = []
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep

    async def pass_by(seconds: float) -> None:
        if seconds:
            waited.append(seconds)
            day.now += seconds
            day.trouble = "full" if len(waited) == 2 else ""
        if len(waited) == 4:
            raise asyncio.CancelledError
        await sleep(0)

    monkeypatch.setattr("ventaglio.server.web.backups.asyncio.sleep", pass_by)
    with pytest.raises(asyncio.CancelledError):
        await day.backups.keep_on()
    assert waited == [6 * HOUR - 100, 6 * HOUR, 600, 6 * HOUR - 600]


@pytest.mark.parametrize("env", [{"EVERY": "0"}, {"EVERY": "soon"}, {"EVERY": "1", "KEEP": "0"}, {"EVERY": "nan"}])
def test_what_cannot_be_meant_is_refused(env: dict[str, str], tmp_path: Path) -> None:
    with pytest.raises(BadInput) as caught:
        Schedule.of(tmp_path, {f"VENTAGLIO_BACKUP_{name}": value for name, value in env.items()})
    assert caught.value.reason == "serve-backups"


def test_what_is_said_holds(tmp_path: Path) -> None:
    assert Schedule.of(tmp_path, {}) is None
    data = tmp_path / "data"
    assert Schedule.of(data, {"VENTAGLIO_BACKUP_EVERY": "0.5"}) == Schedule(tmp_path / "data-backups", 0.5, 7)
    env = {"VENTAGLIO_BACKUP_EVERY": "24", "VENTAGLIO_BACKUP_KEEP": "3", "VENTAGLIO_BACKUP_FOLDER": "/far"}
    assert Schedule.of(data, env) == Schedule(Path("/far"), 24, 3)


@pytest.mark.long
async def test_a_server_backs_itself_up(postgres_url: str, tmp_path: Path) -> None:
    env = {"VENTAGLIO_DATABASE": postgres_url, "VENTAGLIO_BACKUP_EVERY": "1000"}
    with running_servers(1, tmp_path / "data", **env) as (server,):
        async with asyncio.timeout(60):
            while "backup made" not in server.log():
                assert "backup failed" not in server.log()
                await asyncio.sleep(0.05)
    (copy,) = (tmp_path / "data-backups").iterdir()
    found = await everything(sqlite_url(str(database_file(copy))))
    assert set(found) == set(await everything(postgres_url))
    assert (copy / "secret").is_file()
