"""One server for all tests of the protocol: tables are many, and none knows of another."""

from collections.abc import Iterator

import pytest

from tests.running import Server, running_servers


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_servers(1, tmp_path_factory.mktemp("server") / "data", True) as (one,):
        yield one
