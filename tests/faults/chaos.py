"""Servers that are killed while people and bots play, and what must be true of the database in the end.

`run` starts the servers, opens the tables, kills at random moments, in the middle of starting too, and lets everything
finish. What is then not as it should be comes back in words, with the figures of the run: `Report`.
"""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from sqlalchemy import func, select

from tests.faults.inquest import Witness, inquire
from tests.faults.person import Person
from ventaglio.client import Client
from ventaglio.store.database import Database
from ventaglio.store.folder import database_url
from ventaglio.store.schema import CONNECTIONS, PROCESSES, TABLES
from ventaglio.store.service import BEAT, MISSED

POLICY: Final = {"pace": 0, "level": "novizio", "clock": "none", "grace": 3, "between": 5}
"""Nothing here hides a loss: with no clock, a table waits for ever for what never comes."""

STARTING: Final = 3.0
"""Seconds that a process takes to start, more or less: a kill in the middle of it comes within."""
LOOK: Final = 0.05


class Plan(NamedTuple):
    """The size of a run."""

    bot_tables: int
    people_tables: int
    kills: int
    processes: int
    seconds: float
    """The run is given up after so many."""
    burraco_hands: int = 1
    tressette_passate: int = 2
    peace: float = 10.0
    """Seconds until the next kill, at most."""
    seed: int = 1

    @property
    def tables(self) -> int:
        return self.bot_tables + self.people_tables

    @property
    def entries(self) -> float:
        """By how many entries everybody shall have been killed who will be: well before the tables are over."""
        shorter = min(90 * self.burraco_hands, 45 * self.tressette_passate)
        return 0.4 * shorter * self.tables

    def wanted(self, number: int) -> dict[str, Any]:
        """What the table of a number plays."""
        if number % 2:
            return {"game": "tressette", "code": "moderne", "match": "passate", "hands": self.tressette_passate}
        return {"game": "burraco", "code": "fibur-2019", "hands": self.burraco_hands}


class Report(msgspec.Struct):
    """What came of a run."""

    seconds: float = 0.0
    tables: int = 0
    entries: int = 0
    kills: int = 0
    kills_while_starting: int = 0
    kills_in_play: int = 0
    """How often somebody was killed, once or more, while tables were played."""
    unfinished_at_last_kill: int = 0
    acknowledged: int = 0
    sent_again: int = 0
    reconnections: int = 0
    longest_silence: float = 0.0
    """Seconds between two entries of one log: how long a table had to wait for somebody to take it over."""
    troubles: list[str] = []

    def line(self) -> str:
        """The figures in one line."""
        figures = [
            f"{self.seconds:.0f} s",
            f"{self.tables} tables, {self.entries} entries",
            f"{self.kills} kills, {self.kills_while_starting} of them while starting",
            f"{self.unfinished_at_last_kill} tables unfinished at the last",
            f"{self.acknowledged} actions acknowledged, {self.sent_again} sent again",
            f"{self.reconnections} reconnections",
            f"longest silence of a table {self.longest_silence:.1f} s",
            f"{len(self.troubles)} troubles",
        ]
        return "; ".join(figures)


class Process:
    """A server that can be killed at any moment, and started again where it was."""

    def __init__(self, folder: Path, env: Mapping[str, str]) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.log = folder.parent / f"{port}.log"
        words = ("--no-browser", "--port", str(port), "--data", str(folder))
        self._command = [sys.executable, "-m", "ventaglio.cli", "serve", *words]
        own = {name: value for name, value in os.environ.items() if not name.startswith("VENTAGLIO_")}
        self._env = {**own, "VENTAGLIO_UNLIMITED": "yes", **env}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, env=self._env, stdout=subprocess.DEVNULL, stderr=log)

    async def ready(self) -> None:
        """Wait until it serves."""
        async with httpx.AsyncClient(base_url=self.address, trust_env=False) as asking:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await asking.get("/health/ready")).is_success:
                        return
                assert self._process is not None
                if self._process.poll() is not None:
                    raise RuntimeError(f"a server ended by itself:\n{self.log.read_text(encoding='utf-8')[-3000:]}")
                await asyncio.sleep(LOOK)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    async def stop(self) -> int:
        """Stop it as its owner would; the result is how it ended."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        return await asyncio.to_thread(self._process.wait, 30)

    def complaints(self) -> Iterator[str]:
        """What it logged as an error."""
        for line in self.log.read_text(encoding="utf-8").splitlines():
            # Whatever is not a line of our own log was not meant to be written at all.
            with contextlib.suppress(msgspec.DecodeError):
                if msgspec.json.decode(line).get("level") not in ("error", "critical"):
                    continue
            yield f"{self.log.name}: {line[:500]}"


class _Run:
    """One run, while it lasts."""

    def __init__(self, plan: Plan, folder: Path, env: Mapping[str, str], say: Callable[[str], None]) -> None:
        self.plan, self.say = plan, say
        self.rng = Random(plan.seed)
        data = folder / "data"
        data.mkdir(parents=True)
        self.processes = [Process(data, env) for _ in range(plan.processes)]
        self.database = Database(database_url(data, env))
        self.people: list[Person] = []
        self.opened: list[str] = []
        self.report = Report()
        self._stack = contextlib.AsyncExitStack()

    async def play(self) -> None:
        began = time.monotonic()
        for process in self.processes:
            process.start()
        await asyncio.gather(*(process.ready() for process in self.processes))
        await self._invite()
        opener = await self._stack.enter_async_context(self._clients("Elsa"))
        async with asyncio.TaskGroup() as group:
            for person in self.people:
                group.create_task(person.play())
            # Tables are opened while processes die: whoever gets no answer asks again.
            group.create_task(self._open_all(opener))
            group.create_task(self._kill())
            group.create_task(self._all_over())
        await self._left_behind()
        await self._stop()
        witnesses = [
            Witness(person.name, person.table_id, person.acknowledged, person.refused, person.seen)
            for person in self.people
        ]
        found = await inquire(self.database, self.opened, witnesses)
        self.report = msgspec.structs.replace(
            self.report,
            seconds=time.monotonic() - began,
            tables=found.tables,
            entries=found.entries,
            acknowledged=sum(len(person.acknowledged) for person in self.people),
            sent_again=sum(person.sent_again for person in self.people),
            reconnections=sum(person.connections - 1 for person in self.people),
            longest_silence=found.longest_silence,
            troubles=[*self.report.troubles, *found.troubles],
        )

    # ── Tables ───────────────────────────────────────────────────────────────────────────────────────────────────

    @contextlib.asynccontextmanager
    async def _clients(self, name: str) -> AsyncIterator[list[Client]]:
        """One person, at every server."""
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(Client(one.address)) for one in self.processes]
            await clients[0].guest(name)
            for other in clients[1:]:
                other.http.cookies.update(clients[0].http.cookies)
            yield clients

    async def _invite(self) -> None:
        """Tables of two persons and two bots."""
        for number in range(self.plan.people_tables):
            pair = [await self._person(f"{name}{number}") for name in ("Ada", "Carla")]
            hosts = [person.clients[0] for person in pair]
            info = await hosts[0].open_table(**self.plan.wanted(number), policy=POLICY, place="A")
            table_id = info["table"]["id"]
            await hosts[1].sit(table_id, self.rng.choice("BC"))
            await hosts[0].start(table_id)
            for person in pair:
                person.table_id = table_id
            self.people += pair
            self.opened.append(table_id)

    async def _person(self, name: str) -> Person:
        clients = await self._stack.enter_async_context(self._clients(name))
        return Person(name, clients, Random(f"{self.plan.seed} {name}"))

    async def _open_all(self, clients: list[Client]) -> None:
        for number in range(self.plan.bot_tables):
            self.opened.append(await self._open(clients, self.plan.wanted(number)))

    async def _open(self, clients: list[Client], wanted: dict[str, Any]) -> str:
        """A table of bots, asked for until somebody answers."""
        while True:
            try:
                info = await self.rng.choice(clients).open_table(**wanted, policy=POLICY, place=None)
            except httpx.TransportError:
                await asyncio.sleep(LOOK)
            else:
                return str(info["table"]["id"])

    async def _all_over(self) -> None:
        told = time.monotonic()
        while True:
            statuses, entries = await self.progress()
            over = statuses["over"]
            if over == sum(statuses.values()) >= self.plan.tables:
                return
            if time.monotonic() - told >= 5:
                told = time.monotonic()
                self.say(
                    f"{over} of {sum(statuses.values())} tables over, {entries} entries, {self.report.kills} kills"
                )
            await asyncio.sleep(4 * LOOK)

    async def progress(self) -> tuple[Counter[str], int]:
        async with self.database.reading() as connection:
            found = await connection.execute(select(TABLES.c.status, func.count()).group_by(TABLES.c.status))
            statuses = Counter({row[0]: row[1] for row in found})
            entries = (await connection.execute(select(func.coalesce(func.sum(TABLES.c.seq), 0)))).scalar_one()
            return statuses, int(entries)

    # ── Killing ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def _kill(self) -> None:
        step = self.plan.entries / self.plan.kills
        while self.report.kills < self.plan.kills:
            await self._moment(self.rng.uniform(0, 2 * step), self.rng.uniform(0, self.plan.peace))
            statuses, _ = await self.progress()
            self.report.unfinished_at_last_kill = self.plan.tables - statuses["over"]
            self.report.kills_in_play += self.report.unfinished_at_last_kill > 0
            together = self.rng.random() < 0.2
            victims = self.processes if together else [self.rng.choice(self.processes)]
            for victim in victims:
                victim.kill()
                self.report.kills += 1
            for victim in victims:
                victim.start()
            if self.rng.random() < 0.4:
                await asyncio.sleep(self.rng.uniform(0, STARTING))
                victims[0].kill()
                self.report.kills += 1
                self.report.kills_while_starting += 1
                victims[0].start()
            await asyncio.gather(*(victim.ready() for victim in victims))

    async def _moment(self, entries: float, seconds: float) -> None:
        """Wait until so much has happened, or so long."""
        until = time.monotonic() + seconds
        _, first = await self.progress()
        while time.monotonic() < until:
            await asyncio.sleep(self.rng.uniform(0, LOOK))
            if (await self.progress())[1] - first >= entries:
                return

    # ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def _left_behind(self) -> None:
        """Whoever is alive clears up after the dead; then nobody may be remembered who is not there."""
        until = time.monotonic() + BEAT * MISSED + 10
        while True:
            alive, there = await self._present()
            if alive == len(self.processes) and there == 0:
                return
            if time.monotonic() > until:
                self.report.troubles.append(f"{alive} processes and {there} connections are remembered at the end")
                return
            await asyncio.sleep(4 * LOOK)

    async def _present(self) -> tuple[int, int]:
        async with self.database.reading() as connection:
            alive = await connection.execute(select(func.count()).select_from(PROCESSES))
            there = await connection.execute(select(func.count()).select_from(CONNECTIONS))
            return int(alive.scalar_one()), int(there.scalar_one())

    async def _stop(self) -> None:
        ends = await asyncio.gather(*(process.stop() for process in self.processes))
        if any(ends):
            self.report.troubles.append(f"servers ended with {ends}")
        alive, _ = await self._present()
        if alive:
            self.report.troubles.append(f"{alive} processes are remembered after a clean stop")
        for process in self.processes:
            self.report.troubles += process.complaints()

    async def close(self) -> None:
        for process in self.processes:
            process.kill()
        await self._stack.aclose()
        await self.database.close()


async def run(
    plan: Plan, folder: Path, env: Mapping[str, str], say: Callable[[str], None] = lambda line: None
) -> Report:
    """One run from beginning to end, in an empty folder."""
    going = _Run(plan, folder, env, say)
    try:
        await asyncio.wait_for(going.play(), plan.seconds)
    except TimeoutError:
        statuses, entries = await going.progress()
        going.report.troubles.append(f"not finished in {plan.seconds:.0f} s: {dict(statuses)}, {entries} entries")
        going.report.troubles += [f"waiting: {person}" for person in going.people if not person.over]
        for process in going.processes:
            going.report.troubles += process.complaints()
    finally:
        await going.close()
    return going.report
