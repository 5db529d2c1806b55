"""One server for all tests of its addresses."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.running import Server, running_servers
from ventaglio.client import Client


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_servers(1, tmp_path_factory.mktemp("server") / "data", True) as (one,):
        yield one


@pytest.fixture
async def stranger(server: Server) -> AsyncIterator[Client]:
    """Somebody whom the server does not know."""
    async with Client(server.address) as client:
        yield client


@pytest.fixture
async def guest(server: Server) -> AsyncIterator[Client]:
    """A person who may play."""
    async with Client(server.address) as client:
        await client.guest("Ornella")
        yield client
