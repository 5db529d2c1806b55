"""Backups by the clock: every so many hours a copy beside the data folder, and of old copies only the latest few.

Time is divided into slots, and every slot has one copy, named after its beginning. So of several processes that share a
folder one makes it, and whoever starts again does not make one that is there.
"""

import asyncio
import contextlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

import msgspec
import structlog

from ventaglio.core.refusal import BadInput
from ventaglio.server.web.meters import WebMeters

LOG: Final = structlog.get_logger("ventaglio.backups")
HOUR: Final = 3600.0
AGAIN: Final = 600.0
"""Seconds after which a backup that failed is tried again."""

_NAME: Final = re.compile(r"ventaglio-(\d{8}T\d{6}Z)")
_STAMP: Final = "%Y%m%dT%H%M%SZ"


class Schedule(msgspec.Struct, frozen=True):
    """How often, how many are kept, and where."""

    folder: Path
    hours: Annotated[float, msgspec.Meta(gt=0, lt=1e6)]
    keep: Annotated[int, msgspec.Meta(ge=1)] = 7

    @staticmethod
    def of(data: Path, env: Mapping[str, str]) -> "Schedule | None":
        """What the environment says; None where nobody wants any."""
        hours = env.get("VENTAGLIO_BACKUP_EVERY", "")
        if not hours:
            return None
        named, home = env.get("VENTAGLIO_BACKUP_FOLDER", ""), data.absolute()
        found = {
            # Beside the data folder: whoever loses that one has these.
            "folder": Path(named).expanduser() if named else home.with_name(f"{home.name}-backups"),
            "hours": hours,
            "keep": env.get("VENTAGLIO_BACKUP_KEEP") or "7",
        }
        try:
            return msgspec.convert(found, Schedule, strict=False)
        except msgspec.ValidationError as error:
            raise BadInput(f"backups cannot be made like this: {error}", "serve-backups") from error

    def slot(self, now: float) -> float:
        """When the present slot began."""
        return now - now % (self.hours * HOUR)

    def place(self, slot: float) -> Path:
        """The copy of a slot."""
        return self.folder / f"ventaglio-{datetime.fromtimestamp(slot, UTC).strftime(_STAMP)}"

    def copies(self) -> list[Path]:
        """The copies there are, the oldest first."""
        found = self.folder.iterdir() if self.folder.is_dir() else ()
        return sorted(one for one in found if _NAME.fullmatch(one.name) and one.is_dir())


def latest(schedule: Schedule) -> float:
    """When the latest copy's slot began; 0 where there is none."""
    made = schedule.copies()
    if not made or (found := _NAME.fullmatch(made[-1].name)) is None:
        return 0.0
    return datetime.strptime(found[1], _STAMP).replace(tzinfo=UTC).timestamp()


class Backups:
    """Makes backups beside a server that runs."""

    def __init__(
        self,
        schedule: Schedule,
        data: Path,
        database: str,
        meters: WebMeters,
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._schedule = schedule
        self._data = data
        self._database = database
        self._meters = meters
        self._now = now

    async def keep_on(self) -> None:
        """Make one whenever it is time, for as long as the server runs."""
        schedule = self._schedule
        while True:
            well = True
            slot = schedule.slot(self._now())
            if latest(schedule) < slot:
                well = await self.make(slot)
            else:
                self._meters.backup_at.set(latest(schedule))
            wait = slot + schedule.hours * HOUR - self._now()
            await asyncio.sleep(max(1.0, wait if well else min(wait, AGAIN)))

    async def make(self, slot: float) -> bool:
        """Make the copy of a slot, unless somebody else is at it; whether it went well."""
        schedule = self._schedule
        place = schedule.place(slot)
        claim = place.with_name(f".{place.name}.claim")
        try:
            schedule.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not _claimed(claim):
                return True
        except OSError as error:
            return self._failed(place, repr(error))
        try:
            if place.exists():
                return True
            trouble = await self._copy(place)
            if trouble:
                return self._failed(place, trouble)
            self._meters.backups.labels("done").inc()
            self._meters.backup_at.set(slot)
            LOG.info("backup made", folder=str(place))
            await asyncio.to_thread(self._tidy)
            return True
        finally:
            with contextlib.suppress(OSError):
                claim.rmdir()

    def _failed(self, place: Path, trouble: str) -> bool:
        self._meters.backups.labels("failed").inc()
        LOG.error("backup failed", folder=str(place), trouble=trouble)
        return False

    async def _copy(self, place: Path) -> str:
        """Copy in a process of its own, which keeps nobody at the tables waiting; what went wrong, or nothing."""
        command = [sys.executable, "-m", "ventaglio.cli", "backup", str(place), "--data", str(self._data)]
        named = "" if self._database.startswith("sqlite") else self._database
        surroundings = {**os.environ, "VENTAGLIO_DATABASE": named}
        copying = subprocess.Popen(  # noqa: ASYNC220 -- unlike asyncio's own, it works on every loop
            command, env=surroundings, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        try:
            _, told = await asyncio.to_thread(copying.communicate)
        except asyncio.CancelledError:
            copying.terminate()
            raise
        return "" if copying.returncode == 0 else told.decode(errors="replace").strip()[-500:] or "no copy"

    def _tidy(self) -> None:
        """Remove the oldest copies, and what a process that died has left."""
        schedule = self._schedule
        for old in schedule.copies()[: -schedule.keep]:
            shutil.rmtree(old, ignore_errors=True)
        for left in schedule.folder.glob(".ventaglio-*"):
            if self._now() - left.stat().st_mtime > max(schedule.hours * HOUR, 24 * HOUR):
                shutil.rmtree(left, ignore_errors=True)


def _claimed(claim: Path) -> bool:
    """Whether this process is the first to want it."""
    try:
        claim.mkdir()
    except FileExistsError:
        return False
    return True
