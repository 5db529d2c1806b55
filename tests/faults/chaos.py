"""Servers that are broken while people and bots play, and what must be true of the database in the end.

`run` starts the servers, with every limit on, opens the tables, breaks something at random moments (`breaking` says
what there is to break) and lets everything finish. What is then not as it should be comes back in words, with the
figures of the run: `Report`.
"""

import asyncio
import contextlib
import itertools
import os
import signal
import socket
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from random import Random
from typing import IO, Any, Final, NamedTuple, TypeVar

import httpx
import msgspec
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from tests.faults.breaking import ALONE, Breaking, Surroundings
from tests.faults.inquest import Witness, inquire
from tests.faults.person import Person
from tests.forking import Forked, fork
from ventaglio.api.client import Client, Refused
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url
from ventaglio.server.store.schema import CONNECTIONS, PROCESSES, TABLES
from ventaglio.server.store.service import BEAT, MISSED

T = TypeVar("T")

POLICY: Final = {"level": "novizio", "clock": "none", "grace": 3, "between": 5}
"""Nothing here hides a loss: with no clock, a table waits for ever for what never comes."""

LIMITS: Final = {"VENTAGLIO_UNLIMITED": "no", "VENTAGLIO_BOUNDS": "sockets=5000 connections=5000"}
"""All of them are on. Everybody here comes from one address, which has as many connections as a town has houses."""
MOST_OPENED: Final = 50
"""Tables that one person opens: the house allows 60 in an hour."""
NOT_STARTED: Final = 3
"""How a server ends that could not start."""
PATIENCE: Final = 10
"""How often it is started again after that."""
LOOK: Final = 0.05


class Plan(NamedTuple):
    """The size of a run."""

    tables: int
    """Of bots, at once: where one is over another is opened, until everything that is to be broken was."""
    pairs: int
    """Of people, who play with two bots, one match after another."""
    faults: int
    processes: int
    seconds: float
    """The run is given up after so many."""
    kinds: tuple[str, ...] = ()
    """What is broken, in turn; without any, everything there is, by chance."""
    burraco_hands: int = 1
    tressette_passate: int = 2
    pace: float = 0.0
    """Seconds that a bot takes to think."""
    peace: float = 5.0
    """Seconds until the next fault, at most."""
    seed: int = 1

    def wanted(self, number: int) -> dict[str, Any]:
        """What the table of a number plays."""
        policy = {**POLICY, "pace": self.pace}
        if number % 2:
            hands = {"match": "passate", "hands": self.tressette_passate}
            return {"game": "tressette", "code": "moderne", **hands, "policy": policy}
        return {"game": "burraco", "code": "fibur-2019", "hands": self.burraco_hands, "policy": policy}


class Report(msgspec.Struct):
    """What came of a run."""

    seconds: float = 0.0
    tables: int = 0
    entries: int = 0
    faults: dict[str, int] = {}
    in_play: int = 0
    """How many faults came while tables were played."""
    started_again: int = 0
    """How often a server did not start, because what it stands on was away."""
    acknowledged: int = 0
    sent_again: int = 0
    asked_again: int = 0
    reconnections: int = 0
    turned_away: int = 0
    """How often a limit of the house was met."""
    longest_silence: float = 0.0
    """Seconds between two entries of one log: how long a table had to wait for somebody to take it over."""
    troubles: list[str] = []

    def line(self) -> str:
        """The figures in one line."""
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.faults.items()))
        figures = [
            f"{self.seconds:.0f} s",
            f"{self.tables} tables, {self.entries} entries",
            f"{sum(self.faults.values())} faults ({kinds}), {self.in_play} of them in play",
            f"{self.started_again} starts in vain",
            f"{self.acknowledged} actions acknowledged, {self.sent_again} sent again",
            f"{self.asked_again} requests asked again",
            f"{self.reconnections} reconnections, {self.turned_away} turned away by a limit",
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
        self._words = ["serve", "--no-browser", "--port", str(port), "--data", str(folder)]
        own = {name: value for name, value in os.environ.items() if not name.startswith(("VENTAGLIO_", "SLIPCOVER_"))}
        self._env = {**own, **LIMITS, **env}
        self._process: Forked | None = None
        self.started_again = 0

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        # It begins where the program has been loaded: until then there is nothing that a fault could spoil.
        read, write = os.pipe()
        with open(os.devnull, "wb") as out, os.fdopen(write, "wb") as said:  # noqa: PTH123
            self._process = fork(self._words, self._env, out.fileno(), said.fileno())
        # Not into a file by itself: of what a server says when its disk is full nothing shall be missed.
        self._scribe = threading.Thread(target=self._write_down, args=(os.fdopen(read, "rb"),), daemon=True)
        self._scribe.start()

    def _write_down(self, said: IO[bytes]) -> None:
        with self.log.open("ab", buffering=0) as log, said:
            for line in said:
                log.write(line)

    async def ready(self) -> None:
        """Wait until it serves."""
        async with httpx.AsyncClient(base_url=self.address, trust_env=False) as asking:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await asking.get("/health/ready")).is_success:
                        return
                assert self._process is not None
                if (ended := self._process.poll()) is not None:
                    self._scribe.join(5)
                    if ended != NOT_STARTED or self.started_again > PATIENCE:
                        told = self.log.read_text(encoding="utf-8")[-3000:]
                        raise RuntimeError(f"a server ended by itself, with {ended}:\n{told}")
                    # What it stands on was not there: whoever runs it (deploy/) has it started again.
                    self.started_again += 1
                    self.start()
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

    def complaints(self, excused: Callable[[float], bool]) -> Iterator[str]:
        """What it logged as an error, except at moments that excuse it."""
        for line in self.log.read_text(encoding="utf-8").splitlines():
            # Whatever is not a line of our own log was not meant to be written at all.
            with contextlib.suppress(msgspec.DecodeError):
                told = msgspec.json.decode(line)
                if told.get("level") not in ("error", "critical"):
                    continue
                if excused(datetime.fromisoformat(told["timestamp"]).timestamp()):
                    continue
            yield f"{self.log.name}: {line[:500]}"


class _Run:
    """One run, while it lasts."""

    def __init__(
        self, plan: Plan, folder: Path, env: Mapping[str, str], around: Surroundings, say: Callable[[str], None]
    ) -> None:
        self.plan, self.say = plan, say
        self.rng = Random(plan.seed)
        data = folder / "data"
        data.mkdir(parents=True)
        self.processes = [Process(data, env) for _ in range(plan.processes)]
        self.breaking = Breaking(self.processes, around, self.rng)
        self.database = Database(database_url(data, env))
        self.people: list[Person] = []
        self.opened: list[str] = []
        self.report = Report()
        self.broken = asyncio.Event()
        """Nothing more will break."""
        self._stack = contextlib.AsyncExitStack()

    async def play(self) -> None:
        began = time.monotonic()
        for process in self.processes:
            process.start()
        await asyncio.gather(*(process.ready() for process in self.processes))
        pairs = [await self._pair(number) for number in range(self.plan.pairs)]
        openers = -(-(self.plan.tables * (1 + self.plan.faults)) // MOST_OPENED)
        elsas = [await self._stack.enter_async_context(self._clients(f"Elsa{one}")) for one in range(min(openers, 10))]
        async with asyncio.TaskGroup() as group:
            for number, pair in enumerate(pairs):
                group.create_task(self._play_on(number, pair))
            # Tables are opened while processes die: whoever gets no answer asks again.
            group.create_task(self._open_all(elsas))
            group.create_task(self._break())
        await self._until(lambda now: not now["playing"])
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
            faults=dict(self.breaking.done),
            started_again=sum(process.started_again for process in self.processes),
            acknowledged=sum(len(person.acknowledged) for person in self.people),
            sent_again=sum(person.sent_again for person in self.people),
            reconnections=sum(max(0, person.connections - 1) for person in self.people),
            turned_away=sum(person.turned_away for person in self.people),
            longest_silence=found.longest_silence,
            troubles=[*self.report.troubles, *found.troubles],
        )
        if found.tables != len(set(self.opened)):
            self.report.troubles.append(f"{found.tables} tables are there, {len(set(self.opened))} were opened")

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

    async def _pair(self, number: int) -> list[list[Client]]:
        names = (f"Ada{number}", f"Carla{number}")
        return [await self._stack.enter_async_context(self._clients(name)) for name in names]

    async def _play_on(self, number: int, pair: list[list[Client]]) -> None:
        """Two people play one match after another, until nothing more breaks."""
        for match in itertools.count():
            table_id = await self._invite(pair, self.plan.wanted(number + match), f"pair-{number}-{match}")
            seed = f"{self.plan.seed} {number} {match}"
            people = [
                Person(f"{name}{number}.{match}", clients, Random(f"{seed} {name}"), table_id)
                for name, clients in zip(("Ada", "Carla"), pair, strict=True)
            ]
            self.people += people
            await asyncio.gather(*(person.play() for person in people))
            if self.broken.is_set():
                return

    async def _invite(self, pair: list[list[Client]], wanted: dict[str, Any], mark: str) -> str:
        """A table of two persons and two bots, which has begun."""
        host, guest = pair
        table_id = await self._open(host, wanted, "A", mark)
        place = self.rng.choice("BC")
        await self._insist(guest, lambda client: client.sit(table_id, place))

        async def start(client: Client) -> None:
            # Whoever asks again may find that it has begun.
            if (await client.ask("GET", f"/api/tables/{table_id}"))["table"]["status"] == "open":
                await client.start(table_id)

        await self._insist(host, start)
        return table_id

    async def _open_all(self, openers: list[list[Client]]) -> None:
        """Keep so many tables of bots going."""
        for number in range(len(openers) * MOST_OPENED):
            await self._until(lambda now: len(self.opened) < self.plan.tables or now["playing"] < self.plan.tables)
            if number >= self.plan.tables and self.broken.is_set():
                return
            clients = openers[number % len(openers)]
            await self._open(clients, self.plan.wanted(number), None, f"table-{number:04}")

    async def _open(self, clients: list[Client], wanted: dict[str, Any], place: str | None, mark: str) -> str:
        """A table, asked for until somebody answers: there shall be one of it."""
        info = await self._insist(clients, lambda client: client.open_table(**wanted, place=place, mark=mark))
        self.opened.append(str(info["table"]["id"]))
        return self.opened[-1]

    async def _insist(self, clients: list[Client], ask: Callable[[Client], Awaitable[T]]) -> T:
        """Ask until there is an answer, at whichever server."""
        while True:
            try:
                return await ask(self.rng.choice(clients))
            except httpx.TransportError:
                await asyncio.sleep(LOOK)
            except Refused as refused:
                if not refused.reason.startswith(("http-5", "broken")):
                    raise
                await asyncio.sleep(4 * LOOK)
            self.report.asked_again += 1

    async def _until(self, so: Callable[[Counter[str]], bool]) -> None:
        """Wait until the tables, by their status, are as they are wanted."""
        while not so((await self.progress())[0]):  # noqa: ASYNC110 -- only the database knows
            await asyncio.sleep(4 * LOOK)

    async def progress(self) -> tuple[Counter[str], int]:
        """How many tables are open, playing and over, and how many entries there are, as soon as anybody can tell."""
        while True:
            with contextlib.suppress(SQLAlchemyError, OSError):
                async with self.database.reading() as connection:
                    found = await connection.execute(select(TABLES.c.status, func.count()).group_by(TABLES.c.status))
                    statuses = Counter({row[0]: row[1] for row in found})
                    summed = await connection.execute(select(func.coalesce(func.sum(TABLES.c.seq), 0)))
                    return statuses, int(summed.scalar_one())
            await asyncio.sleep(4 * LOOK)

    # ── Breaking ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def _break(self) -> None:
        kinds = self.plan.kinds or tuple(self.breaking.kinds())
        await self._until(lambda now: now["playing"] >= min(self.plan.tables, len(self.processes)))
        for number in range(self.plan.faults):
            await asyncio.sleep(self.rng.uniform(0, self.plan.peace))
            statuses, entries = await self.progress()
            self.report.in_play += statuses["playing"] > 0
            kind = kinds[number % len(kinds)] if self.plan.kinds else self.rng.choice(kinds)
            self.say(f"{dict(statuses)}, {entries} entries; {kind} is fault {number + 1}")
            await self.breaking.once(kind)
        self.broken.set()

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
            self.report.troubles += process.complaints(self.breaking.excuses)

    async def close(self) -> None:
        for process in self.processes:
            process.kill()
        await self._stack.aclose()
        await self.database.close()


async def run(
    plan: Plan,
    folder: Path,
    env: Mapping[str, str],
    around: Surroundings = ALONE,
    say: Callable[[str], None] = lambda line: None,
) -> Report:
    """One run from beginning to end, in an empty folder."""
    going = _Run(plan, folder, env, around, say)
    try:
        await asyncio.wait_for(going.play(), plan.seconds)
    except TimeoutError:
        statuses, entries = await going.progress()
        going.report.troubles.append(f"not finished in {plan.seconds:.0f} s: {dict(statuses)}, {entries} entries")
        going.report.troubles += [f"waiting: {person}" for person in going.people if not person.over]
        for process in going.processes:
            going.report.troubles += process.complaints(going.breaking.excuses)
    finally:
        await going.close()
    return going.report
