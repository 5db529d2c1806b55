"""Tables of four bots and nobody else, in one process on one core: how many there can be before the loop is late.

Bots think as long as at any table. What counts is how late the event loop wakes, as a server measures it itself, and
how late tables do what is due; and of bots that think, how many choices were made quickly for want of time.
"""

import asyncio
import gc
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles
from typing import Final

import uvloop

from bench._measure import one_core
from ventaglio.games.common.kernel.ready import ready
from ventaglio.server.store.database import Database, sqlite_url
from ventaglio.server.store.migrate import migrate
from ventaglio.server.tables import doing
from ventaglio.server.tables.entries import Entry
from ventaglio.server.tables.folding import fold_all
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.policy import LevelName, Policy
from ventaglio.server.tables.table import HostedTable
from ventaglio.server.web.serve import COLLECT_AFTER

TABLES: Final[dict[LevelName, tuple[int, ...]]] = {
    "novizio": (500, 1_000, 1_500),
    "socio": (250, 500),
    "campione": (10, 100, 300),
}
SMALL: Final[dict[LevelName, tuple[int, ...]]] = {"novizio": (20, 40), "socio": (20,), "campione": (5,)}
SECONDS: Final = 10.0
TICK: Final = 0.01
OUTCOMES: Final = ("done", "late", "broken", "unready")
HEADERS: Final = {"Code": "fibur-2019", "Hands": "100"}


def main(options: Sequence[str] = ()) -> None:
    """Measure; ``--small`` shows in seconds that it works."""
    small = "--small" in options
    # What is measured is how bots think, not how a compiler does.
    while not ready():
        time.sleep(TICK)
    with one_core():
        for level, steps in (SMALL if small else TABLES).items():
            print(f"bots of the level {level}", flush=True)
            with tempfile.TemporaryDirectory(prefix="ventaglio-bench-") as folder:
                uvloop.run(_measure(Path(folder), level, steps, 2.0 if small else SECONDS))


async def _measure(folder: Path, level: LevelName, steps: Sequence[int], seconds: float) -> None:
    database = Database(sqlite_url(str(folder / "bots.sqlite3")))
    await migrate(database)
    hall = Hall(database, key=bytes(32))
    await hall.start()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    opened, policy = 0, Policy(public=False, level=level)
    try:
        for tables in steps:
            while opened < tables:
                await hall.open(doing.opened("burraco", HEADERS, policy, "bench"), _started)
                opened += 1
                # So that they do not all act at the same moment.
                await asyncio.sleep(0.002)
            await asyncio.sleep(2)
            await _watch(hall, tables, seconds)
    finally:
        await hall.stop()
        await database.close()


def _started(table: HostedTable) -> tuple[Entry, ...]:
    bots = tuple(
        entry for place in range(len(table.chairs)) for entry in doing.seat_bot(table, place, table.policy.level)
    )
    return (*bots, *doing.start(fold_all(table, table.changed_at, bots)))


async def _watch(hall: Hall, tables: int, seconds: float) -> None:
    before, cpu, began = _counts(hall), time.process_time(), time.perf_counter()
    late = []
    while time.perf_counter() < began + seconds:
        slept = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(1000 * (time.perf_counter() - slept - TICK))
    elapsed, used = time.perf_counter() - began, time.process_time() - cpu
    counted = (now - then for now, then in zip(_counts(hall), before, strict=True))
    entries, commits, due, in_time, thoughts, done = counted
    print(
        f"{tables:6,} tables: {entries / elapsed:,.0f} entries a second in {commits / elapsed:,.0f} commits,"
        f" {100 * used / elapsed:.0f} % of a core, {1000 * used / max(entries, 1):.2f} ms each\n"
        f"{'':15}loop late p50 {quantiles(late, n=100)[49]:.1f} p99 {quantiles(late, n=100)[98]:.1f}"
        f" max {max(late):.1f} ms; tables late by more than 50 ms {100 * (1 - in_time / max(due, 1)):.1f} %",
        flush=True,
    )
    if thoughts:
        print(f"{'':15}{thoughts:,.0f} thoughts, of which {100 * (1 - done / thoughts):.1f} % had no time", flush=True)


def _counts(hall: Hall) -> tuple[float, ...]:
    """Entries, commits, what was due at tables, and what of that was done within 50 milliseconds; the choices that bots
    were to think about, and those that they made by thinking."""
    sample = hall.meters.registry.get_sample_value
    outcomes = {one: sample("ventaglio_thoughts_total", {"outcome": one}) or 0.0 for one in OUTCOMES}
    found = (
        sample("ventaglio_entries_total"),
        sample("ventaglio_commits_total"),
        sample("ventaglio_lag_seconds_count"),
        sample("ventaglio_lag_seconds_bucket", {"le": "0.05"}),
        sum(outcomes.values()),
        outcomes["done"],
    )
    return tuple(one or 0.0 for one in found)
