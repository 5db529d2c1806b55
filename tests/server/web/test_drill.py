"""The drill: a server is lost, and another goes on from its latest backup; on both databases."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.running import running_servers
from tests.server.web.door import open_table
from tests.servers import Postgres
from ventaglio.api.client import Client
from ventaglio.cli.app import run

pytestmark = [pytest.mark.anyio, pytest.mark.long]


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.database)])
async def test_a_lost_server_goes_on_from_its_backup(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def command(env: dict[str, str], *words: object) -> int:
        monkeypatch.setenv("VENTAGLIO_DATABASE", env.get("VENTAGLIO_DATABASE", ""))
        return await asyncio.to_thread(run, [str(word) for word in words])

    with ExitStack() as stack:
        first: dict[str, str] = {}
        second: dict[str, str] = {}
        if kind == "postgresql":
            postgres: Postgres = request.getfixturevalue("postgres_server")
            first, second = ({"VENTAGLIO_DATABASE": stack.enter_context(postgres.fresh_database())} for _ in range(2))
        (server,) = stack.enter_context(running_servers(1, tmp_path / "data", **first))
        async with Client(server.address) as client:
            await client.guest("Ornella")
            cookies = dict(client.http.cookies.items())
            table_id = await open_table(client, start=True, policy={"pace": 60, "between": 0})
            before = await seen(client, table_id)
            assert await command(first, "backup", tmp_path / "copy", "--data", server.folder) == 0
            # What comes after the backup is lost with the server.
            await client.guest("Too late")
        server.kill()
        assert await command(second, "restore", tmp_path / "copy", "--data", tmp_path / "new") == 0
        (again,) = stack.enter_context(running_servers(1, tmp_path / "new", **second))
        async with Client(again.address) as client:
            client.http.cookies.update(cookies)
            after = await seen(client, table_id)
    assert after == before, "who he is, his cards, and what he can do"


async def seen(client: Client, table_id: str) -> tuple[Any, ...]:
    """What somebody sees of himself and of his table."""
    me = (await client.ask("GET", "/api/me"))["person"]
    async with client.table(table_id) as table:
        await table.until(lambda table: table.view is not None and table.view["counts"])
        return me, table.view, table.menu
