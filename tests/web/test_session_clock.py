"""Who one is does not depend on the clock on the wall, which somebody may set."""

import pytest

from tests.hosting.houses import Days
from ventaglio.store.database import Database
from ventaglio.store.people import People
from ventaglio.web.sessions import COOKIE, Sessions

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("seconds", [3.0, -3.0, 3600.0, -3600.0])
async def test_sessions_stay_valid(database: Database, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    days = Days()
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: days.wall)
    people = People(database)
    sessions = Sessions(b"key", people, secure=False)
    ada = await people.guest("Ada", days.wall)
    cookie = sessions.cookie(ada).value
    assert cookie is not None
    days.set_wall(seconds)
    assert await sessions.person({COOKIE: cookie}) == ada
    days.set_wall(200 * 24 * 3600)
    assert await sessions.person({COOKIE: cookie}) is None
