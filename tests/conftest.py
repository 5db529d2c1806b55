"""The servers that tests share: started when a test first asks for one, and once for all who test at the same time."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.servers import Postgres, postgres, valkey


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of this run of the tests know."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def postgres_server(shared_folder: Path) -> Iterator[Postgres]:
    with postgres(shared_folder) as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: Postgres) -> Iterator[str]:
    """The address of an empty database."""
    with postgres_server.fresh_database() as url:
        yield url


@pytest.fixture(scope="session")
def valkey_url(shared_folder: Path) -> Iterator[str]:
    with valkey(shared_folder) as url:
        yield url


@pytest.fixture
def anyio_backend() -> str:
    """Asynchronous tests run as the server does."""
    return "asyncio"
