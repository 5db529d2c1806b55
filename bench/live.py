"""The live server under load: 1,000 sockets at 250 tables, two processes on one database, generator on the same cores.

Beside it in turns, in the same run: a bare relay on the same framework without rules or database, for how long an
action takes; and bare commits of single rows by the same database, for how many actions a second there can be.
"""

import asyncio
import gc
import sys
import tempfile
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

import uvloop

from bench._commits import commits
from bench._crowd import PLACES, Board, Pace, middle, saturated, settled, steady
from bench._players import Players
from bench._processes import Process, relay, running, ventaglio
from bench._relay import relay_boards
from tests.servers import postgres, valkey
from ventaglio.server.store.database import sqlite_url
from ventaglio.server.store.folder import database_file

SERVERS: Final = 2
RATE: Final = 200.0
LONGEST: Final = 300.0
"""Seconds after which a part of the measurement is given up."""
KINDS: Final = ("postgresql", "sqlite")


class Size(NamedTuple):
    """How much is measured."""

    tables: int = 250
    rounds: int = 3
    seconds: float = 10.0
    idle: tuple[int, ...] = (100, 1_000, 5_000)
    connected: tuple[int, ...] = (100, 500, 1_000)
    played: float = 30.0


SMALL: Final = Size(20, 1, 3.0, (20, 100), (10, 20), 3.0)


class Place(NamedTuple):
    """Where servers keep what they know."""

    database: str
    folder: Path
    env: dict[str, str]


def main(options: Sequence[str] = ()) -> None:
    """Measure; ``--small`` shows in a minute that it works, ``--together`` has all four of a table at one process."""
    known = {"--small", "--together", "--load", "--memory", *(f"--{kind}" for kind in KINDS)}
    if unknown := [one for one in options if one not in known]:
        sys.exit(f"bench: no option {unknown[0]}; there are {', '.join(sorted(known))}")
    size = SMALL if "--small" in options else Size()
    kinds = [kind for kind in KINDS if f"--{kind}" in options] or KINDS
    gc.freeze()
    if "--memory" not in options:
        for kind in kinds:
            with _place(kind) as place:
                uvloop.run(_bounded(_load(kind, place, size, together="--together" in options)))
    if "--load" not in options:
        with _place(kinds[0]) as place:
            uvloop.run(_bounded(_memory(place, size)))


async def _bounded(work: Coroutine[Any, Any, None]) -> None:
    async with asyncio.timeout(LONGEST):
        await work


@contextmanager
def _place(kind: str) -> Iterator[Place]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ventaglio-bench-")))
        env = {"VENTAGLIO_VALKEY": stack.enter_context(valkey()), "VENTAGLIO_UNLIMITED": "yes"}
        database = sqlite_url(str(database_file(folder)))
        if kind == "postgresql":
            database = stack.enter_context(stack.enter_context(postgres()).fresh_database())
            env["VENTAGLIO_DATABASE"] = database
        yield Place(database, folder, env)


# ── Speed ────────────────────────────────────────────────────────────────────────────────────────────────────────────


async def _load(kind: str, place: Place, size: Size, *, together: bool) -> None:
    where = "all four of a table at one process" if together else "two of each table at each process"
    print(f"\n{kind}: {size.tables} tables, {PLACES * size.tables} sockets, {SERVERS} processes, {where}")
    with ExitStack() as stack:
        ours = stack.enter_context(running(ventaglio(place.folder), SERVERS, place.env, place.folder / "log"))
        bare = stack.enter_context(running(relay(), SERVERS, {}, place.folder / "relay.log"))
        before = _resident(ours)
        async with Players.at(_addresses(ours)) as players:
            boards = await players.play(size.tables, together=together)
            await settled(boards)
            connected = _resident(ours)
            message = await _weight(boards, size.seconds / 2)
            relayed = await relay_boards(_addresses(bare), size.tables, message)
            await _at_a_rate({"Ventaglio": boards, "bare relay": relayed}, size)
            await _as_fast_as_possible({"Ventaglio": boards, "bare relay": relayed}, place.database, size)
        played = _resident(ours)
        grown, used = (1024 * (now - before) / size.tables for now in (connected, played))
        print(f"{message:,} bytes to each of the four for an action")
        print(f"memory of the servers: {before:.0f} MiB, and a table {grown:.0f} KiB, once played at {used:.0f} KiB")


async def _weight(boards: Sequence[Board], seconds: float) -> int:
    """The bytes that an action brings to each of the four, on an average."""
    before = sum(board.received for board in boards)
    pace = await steady(boards, RATE, seconds, 0)
    return round((sum(board.received for board in boards) - before) / pace.actions / PLACES)


async def _at_a_rate(crowds: dict[str, Sequence[Board]], size: Size) -> None:
    found: dict[str, list[Pace]] = {name: [] for name in crowds}
    for number in range(size.rounds):
        for name, boards in crowds.items():
            found[name].append(await steady(boards, RATE, size.seconds, number))
    print(f"at {RATE:.0f} actions a second, milliseconds until the last of four is told")
    yardstick = middle(found["bare relay"])
    for name, rounds in found.items():
        pace = middle(rounds)
        spread = f"{min(one.p99 for one in rounds):.1f}–{max(one.p99 for one in rounds):.1f}"
        print(
            f"{name:24}{pace.rate:8.1f}/s  p50 {pace.p50:7.2f}  p99 {pace.p99:7.2f} ({spread})"
            f"  × relay {pace.p50 / yardstick.p50:6.2f} {pace.p99 / yardstick.p99:6.2f}"
        )


async def _as_fast_as_possible(crowds: dict[str, Sequence[Board]], database: str, size: Size) -> None:
    found: dict[str, list[Pace]] = {name: [] for name in crowds}
    bare: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(size.rounds):
        for name, boards in crowds.items():
            found[name].append(await saturated(boards, size.seconds / 2))
        for writers, rates in bare.items():
            rates.append(await asyncio.to_thread(commits, database, writers, size.seconds / 3))
    print("at saturation, a second")
    yardstick = median(bare[1])
    for name, rounds in found.items():
        pace = middle(rounds)
        spread = f"{min(one.rate for one in rounds):,.0f}–{max(one.rate for one in rounds):,.0f}"
        times = f"p50 {pace.p50:.0f}  p99 {pace.p99:.0f}"
        print(f"{name:24}{pace.rate:8,.0f} ({spread})  {times}  × commits {pace.rate / yardstick:.2f}")
    for writers, rates in bare.items():
        print(f"commits, {writers} writer(s)    {median(rates):8,.0f} ({min(rates):,.0f}–{max(rates):,.0f})")


# ── Memory ───────────────────────────────────────────────────────────────────────────────────────────────────────────


async def _memory(place: Place, size: Size) -> None:
    with running(ventaglio(place.folder), SERVERS, place.env, place.folder / "log") as ours:
        async with Players.at(_addresses(ours)) as players:
            await players.open_tables(10)
            empty = _resident(ours)
            print(f"\nmemory of {SERVERS} processes: {empty:.0f} MiB without tables")
            opened = 0
            for tables in size.idle:
                await players.open_tables(tables - opened)
                opened = tables
                _say_grown(tables, "tables that nobody looks at", _resident(ours) - empty)
            rest = _resident(ours)
            boards: list[Board] = []
            for tables in size.connected:
                boards += await players.play(tables - len(boards))
                await settled(boards)
                _say_grown(tables, "more, with four sockets each", _resident(ours) - rest)
            pace = await saturated(boards, size.played)
            which = f"once {pace.actions / len(boards):.0f} actions were played"
            _say_grown(len(boards), which, _resident(ours) - rest)


def _say_grown(tables: int, which: str, grown: float) -> None:
    print(f"{tables:6,} {which:32} + {grown:6.1f} MiB, {1024 * grown / tables:6.1f} KiB each")


def _addresses(processes: Sequence[Process]) -> list[str]:
    return [process.address for process in processes]


def _resident(processes: Sequence[Process]) -> float:
    return sum(process.resident for process in processes)
