"""Those who ask a server."""

from collections.abc import AsyncIterator

import pytest

from tests.running import PATIENCE, Server
from ventaglio.api.client import Client


@pytest.fixture
async def stranger(server: Server) -> AsyncIterator[Client]:
    """Somebody whom the server does not know."""
    async with Client(server.address) as client:
        yield client


@pytest.fixture
async def guest(server: Server) -> AsyncIterator[Client]:
    """A person who may play."""
    async with Client(server.address) as client:
        client.http.timeout = PATIENCE
        await client.guest("Ornella")
        yield client
