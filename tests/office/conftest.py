"""An office with a clock that is moved by hand."""

import pytest

from tests.office.days import Time
from ventaglio.office import Office
from ventaglio.store.database import Database


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def office(database: Database, time: Time) -> Office:
    return Office(database, time, seal=b"the key of this house")
