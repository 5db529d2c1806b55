"""Requests that never end, and no proxy in front: on bare sockets, to a server that was given little patience."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from tests.running import Server, running_servers
from tests.server.web.door import last_words, last_words_after, open_table, person, raw, reasons
from tests.server.web.lines import PATIENCE, line, status
from ventaglio.api.client import Client

pytestmark = [pytest.mark.anyio, pytest.mark.long]

BOUNDS = (
    "head_seconds=1 head_bytes=8192 body_seconds=1 body_rate=1000 body_bytes=300000 read_seconds=1 connections=60 "
    "sockets=12 onlookers=8"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    env = {"VENTAGLIO_BOUNDS": BOUNDS, "VENTAGLIO_UNLIMITED": "no"}
    with running_servers(1, tmp_path_factory.mktemp("slow") / "data", True, **env) as (one,):
        yield one


async def test_who_says_nothing_is_not_waited_for(server: Server) -> None:
    async with line(server) as one:
        assert status(await one.end()) == 408


async def test_headers_that_drip_in(server: Server) -> None:
    async with line(server) as one:
        await one.say(b"GET /health/live HTTP/1.1\r\nhost: x\r\n")
        began = time.monotonic()
        assert status(await one.drip(b"x-a: b\r\n")) == 408
        assert time.monotonic() - began < PATIENCE


@pytest.mark.parametrize("one_long", [True, False], ids=["one", "many"])
async def test_headers_without_end(server: Server, one_long: bool) -> None:
    async with line(server) as one:
        await one.say(b"GET /health/live HTTP/1.1\r\nhost: x\r\n")
        headers = b"x-a: " + b"b" * 40_000 if one_long else b"x-a: bbbbbbbbbbb\r\n" * 2_500
        await one.say(headers)
        assert status(await one.end()) == 431


async def test_an_address_without_end(server: Server) -> None:
    async with line(server) as one:
        await one.say(b"GET /" + b"a" * 40_000)
        assert status(await one.end()) in (400, 431)


async def test_headers_of_a_second_request_are_bounded_too(server: Server) -> None:
    async with line(server) as one:
        await one.say(b"GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n")
        assert (await one.reader.readline()).split()[1] == b"200"
        await one.say(b"GET /health/live HTTP/1.1\r\nhost: x\r\n")
        assert b"408" in await one.drip(b"x-a: b\r\n")


async def test_headers_that_come_while_another_answer_is_awaited(server: Server) -> None:
    async with line(server) as one:
        await one.say(
            b"GET /api/codes HTTP/1.1\r\nhost: x\r\n\r\n" + b"GET /api/codes HTTP/1.1\r\nhost: x\r\n" + b"a: b\r\n" * 60
        )
        await one.say(b"x-a: bbbbbbbbbbb\r\n" * 2_500)
        assert b" 431 " in await one.end() or one.reader.at_eof()


async def test_headers_after_a_request_that_was_answered_before_it_was_complete(server: Server) -> None:
    async with line(server) as one:
        await one.say(b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n\r\n")
        assert (await one.reader.readline()).split()[1] == b"403"
        await one.say(b"abc" + b"GET /health/live HTTP/1.1\r\nhost: x\r\n")
        await one.say(b"x-a: bbbbbbbbbbb\r\n" * 2_500)
        # In which pieces it comes, nobody knows; that it ends is certain.
        ended = await one.end()
        assert b" 431 " in ended or b" 408 " in ended


@pytest.mark.parametrize("chunked", [True, False])
async def test_a_body_that_drips_in(server: Server, chunked: bool) -> None:
    async with line(server) as one:
        length = b"transfer-encoding: chunked" if chunked else b"content-length: 50000"
        await one.say(
            b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n" + length + b"\r\n\r\n"
        )
        # Where it is refused before it is read, what comes after is not waited for either.
        assert status(await one.drip(b"1\r\nx\r\n" if chunked else b"x")) in (408, 403)


async def test_a_chunked_body_without_end(server: Server) -> None:
    async with person(server) as client, line(server) as one:
        cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
        token = client.http.cookies.get("ventaglio-csrf") or ""
        head = f"POST /api/me/name HTTP/1.1\r\nhost: x\r\ncookie: {cookies}\r\nx-ventaglio-csrf: {token}\r\n"
        await one.say(head.encode() + b"content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n")
        ended = asyncio.create_task(one.end())
        sent = 0
        while not ended.done() and sent < 10_000_000:
            try:
                await one.say(b"10000\r\n" + b" " * 0x10000 + b"\r\n")
            except ConnectionError:
                break
            sent += 0x10000
            await asyncio.sleep(0)
        assert status(await ended) in (413, 408, 0)
        assert sent < 9_000_000, "nobody listens for long"


async def test_who_takes_nothing_of_an_answer_is_let_go(server: Server) -> None:
    async with line(server, limit=1) as one:
        for _ in range(400):
            one.writer.write(b"GET /api/codes HTTP/1.1\r\nhost: x\r\n\r\n")
        try:
            async with asyncio.timeout(PATIENCE):
                while not one.writer.transport.is_closing():
                    await asyncio.sleep(0.2)
                    one.writer.write(b"GET /api/codes HTTP/1.1\r\nhost: x\r\n\r\n")
        except ConnectionError:
            pass
        assert one.writer.transport.is_closing()


async def test_so_many_connections_and_no_more(server: Server) -> None:
    lines = []
    try:
        lines += [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(70)]
        told = [await asyncio.wait_for(reader.read(1000), PATIENCE) for reader, _ in lines[-5:]]
        assert list(map(status, told)) == [429] * 5
    finally:
        for _, writer in lines:
            writer.close()


async def test_a_good_request_in_pieces_is_answered(server: Server) -> None:
    async with line(server) as one:
        for part in (b"GET /heal", b"th/live HTTP/1.1\r\nho", b"st: x\r\nconnection: clo", b"se\r\n", b"\r\n"):
            await one.say(part)
            await asyncio.sleep(0.02)
        assert status(await one.end()) == 200


async def test_several_requests_at_once_are_all_answered(server: Server) -> None:
    async with line(server) as one:
        await one.say(b"GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n" * 20)
        await one.say(b"GET /health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        assert (await one.end()).count(b" 200 OK") == 21


async def test_a_socket_stays_open_longer_than_a_request_may_take(server: Server) -> None:
    async with person(server) as client:
        table_id = await open_table(client)
        async with raw(client, table_id) as socket:
            await asyncio.sleep(2.5)
            await socket.send('{"type": "ping"}')
            async with asyncio.timeout(PATIENCE):
                while "pong" not in str(await socket.recv()):
                    pass


# ── Sockets ──────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_flood_of_words_ends_quickly(server: Server) -> None:
    """First nobody hears it, then the connection ends; and a new connection is not heard either."""
    async with person(server) as client:
        table_id = await open_table(client)
        async with raw(client, table_id) as socket:
            for number in range(40):
                await socket.send(f'{{"type": "say", "id": "{number}", "text": "buy {number}"}}')
            heard, code = await last_words(socket)
        assert code == 4429
        assert reasons(heard)[0] == "live-muted"
        assert reasons(heard)[-1] == "too-often"
        said = [message for message in heard if message.get("what", {}).get("type") == "said"]
        assert len(said) <= 12
        async with raw(client, table_id) as socket:
            _, code = await last_words_after(socket, '{"type": "say", "id": "again", "text": "buy"}')
            assert code == 4429
        assert (await client.ask("GET", f"/api/tables/{table_id}"))["seq"] < 20, "little of it is on record"


async def test_so_many_sockets_of_one_address_and_no_more(server: Server) -> None:
    async with person(server) as client, AsyncExitStack() as stack:
        table_id = await open_table(client)
        sockets = [await stack.enter_async_context(raw(client, table_id)) for _ in range(12)]
        for one in sockets:
            await asyncio.wait_for(one.recv(), PATIENCE)
        async with raw(client, table_id) as further:
            assert (await last_words(further))[1] == 4429
        await sockets[0].close()
        async with asyncio.timeout(PATIENCE):
            code = 4429
            while code == 4429:
                async with raw(client, table_id) as again:
                    try:
                        await asyncio.wait_for(again.recv(), PATIENCE)
                        code = 0
                    except ConnectionClosed:
                        await asyncio.sleep(0.1)


async def test_so_many_look_on_at_a_table_and_no_more(server: Server) -> None:
    async with person(server) as client, Client(server.address) as stranger, AsyncExitStack() as stack:
        table_id = await open_table(client)
        for _ in range(8):
            looking = await stack.enter_async_context(raw(stranger, table_id))
            async with asyncio.timeout(PATIENCE):
                while '"state"' not in str(await looking.recv()):
                    pass
        async with raw(stranger, table_id) as further:
            heard, code = await last_words(further)
            assert (reasons(heard), code) == (["live-onlookers"], 4429)
        async with raw(client, table_id) as playing:
            assert "welcome" in str(await asyncio.wait_for(playing.recv(), PATIENCE)), "who plays has a place"
