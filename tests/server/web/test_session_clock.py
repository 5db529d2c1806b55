"""Who one is does not depend on the clock on the wall, which somebody may set."""

import pytest

from tests.server.tables.houses import Days
from ventaglio.server.store.database import Database
from ventaglio.server.store.people import People
from ventaglio.server.store.sessions import SessionRows

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("seconds", [3.0, -3.0, 3600.0, -3600.0])
async def test_sessions_stay_valid(database: Database, seconds: float) -> None:
    days, rows = Days(), SessionRows(database)
    ada = await People(database).guest("Ada", days.wall)
    token = await rows.begin(ada.id, days.wall, "")
    days.set_wall(seconds)
    known = await rows.find(token, days.wall)
    assert known is not None
    assert known.person == ada
    assert await rows.dead({known.session.id}, days.wall) == set()
    days.set_wall(200 * 24 * 3600)
    assert await rows.find(token, days.wall) is None
