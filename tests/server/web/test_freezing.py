"""Nothing that a stranger hands in keeps anybody else waiting: asked all the while, the server answers at once."""

import asyncio
import hashlib
import io
import os
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from openpyxl import Workbook

from tests.running import Server, running_servers
from ventaglio.api.client import Client, Refused
from ventaglio.core.refusal import BadInput
from ventaglio.server.web.bounds import Bounds
from ventaglio.server.web.workers import Overworked, Workers

pytestmark = [pytest.mark.anyio, pytest.mark.long]

AT_ONCE = 2.5
"""Seconds: what an answer may take on a machine that is busy with other tests. What is tried here took many."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    bounds = "job_seconds=2.5 workers=2"
    with running_servers(1, tmp_path_factory.mktemp("frozen") / "data", VENTAGLIO_BOUNDS=bounds) as (one,):
        yield one


class Watch:
    """How long the server took to say that it is alive, again and again."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.times = 0


@asynccontextmanager
async def watching(server: Server) -> AsyncIterator[Watch]:
    found = Watch()
    async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as http:
        await http.get("/health/live")

        async def look() -> None:
            while True:
                began = time.perf_counter()
                (await http.get("/health/live")).raise_for_status()
                found.longest = max(found.longest, time.perf_counter() - began)
                found.times += 1
                await asyncio.sleep(0.01)

        task = asyncio.create_task(look())
        try:
            yield found
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
async def client(server: Server) -> AsyncIterator[Client]:
    async with Client(server.address) as one:
        await one.guest("Ornella")
        one.http.timeout = httpx.Timeout(60)
        yield one


async def tournament(client: Client) -> tuple[str, dict[str, str]]:
    notice = {"name": "Prova", "code": "fibur-2019", "format": "pairs", "phases": [{"movement": "danish", "rounds": 3}]}
    opened = await client.ask("POST", "/api/tournaments", {"notice": notice})
    key = opened["links"]["director"].partition("#key=")[2]
    return f"/api/tournaments/{opened['id']}", {"x-ventaglio-key": key}


async def send(
    client: Client, path: str, data: bytes, headers: dict[str, str] | None = None, **more: str
) -> httpx.Response:
    token = client.http.cookies.get("ventaglio-csrf") or ""
    given = {"x-ventaglio-csrf": token, **(headers or {})}
    return await client.http.post(path, files={"file": ("list.csv", data)}, data=more, headers=given)


def entries(many: int) -> bytes:
    return b"Cognome 1;Cognome 2\n" + b"".join(b"A%05d;B%05d\n" % (i, i) for i in range(many))


async def test_a_list_of_twenty_thousand(server: Server, client: Client) -> None:
    """330 kB, which kept everybody waiting for fifteen seconds."""
    path, headers = await tournament(client)
    async with watching(server) as watch:
        answer = await send(client, f"{path}/import", entries(20_000), headers, confirm="true")
        assert (answer.status_code, answer.json()["reason"]) == (400, "sheet-large")
        answer = await send(client, f"{path}/import", entries(4_000), headers, confirm="true")
        assert answer.status_code == 409, "there are too many for a tournament, and none is on record"
        answer = await send(client, f"{path}/import", entries(1_500), headers, confirm="true")
        assert answer.json()["done"] == 1_500
    assert watch.longest < AT_ONCE
    assert watch.times > 20


async def test_a_workbook_that_unpacks_without_end(server: Server, client: Client) -> None:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for _ in range(600):
        sheet.append(["x" * 200] * 30)
    data = io.BytesIO()
    book.save(data)
    path, headers = await tournament(client)
    async with watching(server) as watch:
        answer = await send(client, f"{path}/import", data.getvalue(), headers)
        assert answer.status_code in (200, 400)
    assert watch.longest < AT_ONCE


async def test_ten_megabytes_of_a_tournament(server: Server, client: Client) -> None:
    """Lines that are dear to judge, each: it is given up when its time is over."""
    path, headers = await tournament(client)
    await send(client, f"{path}/import", entries(900), headers, confirm="true")
    saved = msgspec.json.decode((await client.http.get(f"{path}/save", headers=headers)).content)
    last = saved["log"][-1]
    for number in range(18_000):
        body = {"type": "entry-changed", "number": 1 + number % 900, "club": "x" * 400}
        body["players"] = [{"surname": f"A{number}"}, {"surname": f"B{number}"}]
        saved["log"].append({**last, "seq": last["seq"] + 1 + number, "body": body})
    saved |= {"seal": "", "checksum": ""}
    saved["checksum"] = hashlib.sha256(msgspec.json.encode(saved)).hexdigest()
    data = msgspec.json.encode(saved)
    assert len(data) > 9_000_000
    async with watching(server) as watch:
        answer = await send(client, "/api/tournaments/restore", data)
        assert (answer.status_code, answer.json()["reason"]) == (400, "work-too-long")
    assert watch.longest < AT_ONCE
    assert watch.times > 20


async def test_records_that_take_long_to_read(server: Server, client: Client) -> None:
    text = (Path(__file__).parents[2] / "heritage/second/records/burraco-abandoned.txt").read_text(encoding="utf-8")
    long = text + "B take\n" * 60_000
    async with watching(server) as watch:
        asked = (client.ask("POST", "/api/verify", {"record": long}) for _ in range(2))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert {str(answer).partition(":")[0] for answer in answers} <= {"record-move", "work-too-long"}, answers
    assert watch.longest < AT_ONCE
    # A worker that was ended is replaced. On a busy machine a new one may take its time.
    async with asyncio.timeout(60):
        while not (await _verified(client, text))["deals"]:
            continue


async def _verified(client: Client, text: str) -> Any:
    with suppress(Refused):
        return await client.ask("POST", "/api/verify", {"record": text})
    return {"deals": []}


async def test_what_waits_is_bounded(tmp_path: Path) -> None:
    """Of a queue that is full everybody is told so at once."""
    bounds = Bounds(workers=1, waiting=2, job_seconds=20)
    workers = Workers(bounds)
    try:
        first = [asyncio.create_task(workers.run(f"address {number}", time.sleep, 0.2)) for number in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Overworked):
            await workers.run("somebody", time.sleep, 0.2)
        await asyncio.gather(*first)
        assert await workers.run("somebody", max, 1, 2) == 2
    finally:
        await workers.close()


async def test_one_address_does_not_have_all_workers(tmp_path: Path) -> None:
    workers = Workers(Bounds(workers=2, waiting=8, job_seconds=120))
    try:
        long = [asyncio.create_task(workers.run("greedy", time.sleep, 60)) for _ in range(3)]
        await asyncio.sleep(0.01)
        assert await workers.run("modest", max, 1, 2) == 2
        assert not any(task.done() for task in long)
        for task in long:
            task.cancel()
        await asyncio.gather(*long, return_exceptions=True)
    finally:
        await workers.close()


async def test_a_worker_that_nobody_waits_for_any_more_is_not_left_behind() -> None:
    workers, before = Workers(Bounds(workers=1)), asyncio.all_tasks()
    asked = asyncio.create_task(workers.run("somebody", max, 1, 2))
    begun = asyncio.Event()

    async def begin(*words: Any, **pipes: Any) -> asyncio.subprocess.Process:
        begun.set()
        return await started(*words, **pipes)

    with pytest.MonkeyPatch.context() as patch:
        started = asyncio.create_subprocess_exec
        patch.setattr("ventaglio.server.web.workers.asyncio.create_subprocess_exec", begin)
        await begun.wait()
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    await workers.close()
    assert asyncio.all_tasks() == before


async def test_a_worker_that_fails_is_replaced() -> None:
    workers = Workers(Bounds(workers=1, job_seconds=20, job_megabytes=600))
    try:
        with pytest.raises(BadInput, match="too much"):
            await workers.run("somebody", bytearray, 2_000_000_000)
        with pytest.raises(BadInput, match="too much"):
            await workers.run("somebody", os._exit, 3)
        with pytest.raises(ValueError, match="invalid literal"):
            await workers.run("somebody", int, "x")
        assert await workers.run("somebody", max, 1, 2) == 2
    finally:
        await workers.close()
    with pytest.raises(Overworked):
        await workers.run("somebody", max, 1, 2)


async def test_nobody_sends_megabytes_before_it_is_known_who_sends_them(server: Server, client: Client) -> None:
    path, _ = await tournament(client)
    async with Client(server.address) as stranger:
        await stranger.ask("GET", "/api/me")
        sent = 0

        async def endless() -> AsyncIterator[bytes]:
            nonlocal sent
            for _ in range(200):
                sent += 65_536
                yield b"x" * 65_536
                await asyncio.sleep(0.01)

        token = {"x-ventaglio-csrf": stranger.http.cookies.get("ventaglio-csrf") or ""}
        kind = {"content-type": "multipart/form-data; boundary=x"}
        for where in (f"{path}/import", "/api/tournaments/restore"):
            try:
                answer = await stranger.http.post(where, content=endless(), headers={**token, **kind})
                assert answer.status_code == 401
            except httpx.TransportError:
                assert sent, "it was hung up on before it had read the answer"
