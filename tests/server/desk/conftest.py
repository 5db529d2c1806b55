"""An office with a clock that is moved by hand."""

import pytest

from tests.server.desk.days import Time
from ventaglio.server.desk import Office
from ventaglio.server.store.database import Database


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def office(database: Database, time: Time) -> Office:
    return Office(database, time, seal=b"the key of this house")
