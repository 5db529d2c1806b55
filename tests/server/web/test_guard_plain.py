"""The same bounds where nothing but Python parses requests: what is faster than that need not be installed."""

import asyncio
import os
from collections.abc import Iterator

import pytest

from tests.running import Server, running_servers
from tests.server.web.door import open_table, person, raw
from tests.server.web.lines import PATIENCE, line, status

pytestmark = [pytest.mark.anyio, pytest.mark.long]

BOUNDS = "head_seconds=1 head_bytes=8192 body_seconds=1 body_rate=1000 body_bytes=300000 read_seconds=1"
GET = b"GET /health/live HTTP/1.1\r\nhost: x\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    hiding = tmp_path_factory.mktemp("hiding")
    (hiding / "httptools.py").write_text("raise ImportError('not here')\n", encoding="utf-8")
    path = os.pathsep.join(filter(None, (str(hiding), os.environ.get("PYTHONPATH", ""))))
    folder = tmp_path_factory.mktemp("plain") / "data"
    with running_servers(1, folder, VENTAGLIO_BOUNDS=BOUNDS, PYTHONPATH=path) as (one,):
        yield one


async def test_who_says_nothing_is_not_waited_for(server: Server) -> None:
    async with line(server) as one:
        assert status(await one.end()) == 408


async def test_headers_without_end(server: Server) -> None:
    async with line(server) as one:
        await one.say(GET + b"x-a: bbbbbbbbbbb\r\n" * 2_500)
        assert status(await one.end()) in (400, 431)


async def test_headers_of_a_second_request_are_bounded_too(server: Server) -> None:
    async with line(server) as one:
        await one.say(GET + b"\r\n")
        assert (await one.reader.readline()).split()[1] == b"200"
        await one.say(GET)
        assert b"408" in await one.drip(b"x-a: b\r\n")


async def test_a_body_without_end(server: Server) -> None:
    async with line(server) as one:
        head = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        await one.say(head + b"transfer-encoding: chunked\r\n\r\n")
        ended, sent = asyncio.create_task(one.end()), 0
        while not ended.done() and sent < 10_000_000:
            try:
                await one.say(b"10000\r\n" + b" " * 0x10000 + b"\r\n")
            except ConnectionError:
                break
            sent += 0x10000
            await asyncio.sleep(0)
        assert status(await ended) in (413, 408, 403, 0)
        assert sent < 9_000_000, "nobody listens for long"


async def test_good_requests_are_answered_in_pieces_and_together(server: Server) -> None:
    async with line(server) as one:
        for part in (b"GET /heal", b"th/live HTTP/1.1\r\nho", b"st: x\r\n", b"\r\n"):
            await one.say(part)
            await asyncio.sleep(0.02)
        await one.say((GET + b"\r\n") * 5 + GET + b"connection: close\r\n\r\n")
        assert (await one.end()).count(b" 200 OK") == 7


async def test_a_socket_is_opened_and_stays_open(server: Server) -> None:
    async with person(server) as client:
        table_id = await open_table(client)
        async with raw(client, table_id) as socket:
            await asyncio.sleep(2.2)
            await socket.send('{"type": "ping"}')
            async with asyncio.timeout(PATIENCE):
                while "pong" not in str(await socket.recv()):
                    pass
