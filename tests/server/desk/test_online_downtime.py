"""A tournament of online tables while the server is closed: no clock of it runs, and people may come back."""

from pathlib import Path

import pytest

from tests.server.desk.clubs import open_club
from tests.server.desk.days import Time
from tests.server.desk.test_online import NOTICE
from tests.server.tables.inside import inside
from ventaglio.server.store.database import Database, sqlite_url
from ventaglio.server.tables.table import PLAYING
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.awards import Kind
from ventaglio.tournaments.director.clock import minutes as length_of

pytestmark = pytest.mark.anyio

ended = pytest.mark.parametrize("how", ["stop", "kill"])
for_long = pytest.mark.parametrize("minutes", [11, 45])


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    return sqlite_url(str(tmp_path / "ventaglio.sqlite3"))


@ended
@for_long
async def test_time_in_which_the_server_was_closed_is_nobodys_delay(
    database: Database, time: Time, how: str, minutes: int
) -> None:
    async with open_club(database, time, end=how) as club:
        found = await club.announce(NOTICE)
        await club.look(found)
        await club.sit(found, 1, 0, 1)
        await club.passes(9)
    time.passes(minutes)
    async with open_club(database, time) as club:
        assert not (await club.look(found)).rounds[0].results
        # Two minutes to come back, and the last of the ten.
        await club.passes(2.9)
        t = await club.look(found)
        assert not t.rounds[0].results
        await club.sit(found, 2, 0, 1)
        await club.passes(0.2)
        t = await club.look(found)
        assert 1 not in t.rounds[0].awards, "whoever has come back in time plays"
        assert [award.kind for award in t.rounds[0].awards[2]] == [Kind.LOST_BY_ABSENCE] * 2
        late = [entry.body for entry in await club.office.log(found) if isinstance(entry.body, e.CameLate)]
        assert {one.seconds for one in late} == {594, 606}, "of the time that people had"


@ended
@for_long
async def test_the_round_lasts_as_long_as_it_was_announced(
    database: Database, time: Time, how: str, minutes: int
) -> None:
    async with open_club(database, time, end=how) as club:
        found = await club.announce(NOTICE)
        t = await club.look(found)
        for number in (1, 2, 3, 4):
            live = await club.sit(found, number, 0, 1)
        await club.play(live, lambda table: inside(table).begun)
        assert t.rounds[0].started is not None
        # As much as is left but for one minute.
        await club.passes(length_of(t) - 1 - (time.now - t.rounds[0].started) / 60)
    time.passes(minutes)
    async with open_club(database, time) as club:
        await club.passes(2.9)
        t = await club.look(found)
        assert t.rounds[0].time_called is None
        await club.passes(0.2)
        t = await club.look(found)
        assert t.rounds[0].time_called is not None


@ended
@for_long
async def test_nobody_has_deserted_a_match_that_the_server_left(
    database: Database, time: Time, how: str, minutes: int
) -> None:
    async with open_club(database, time, end=how) as club:
        found = await club.announce(NOTICE)
        await club.look(found)
        for number in (1, 2, 3, 4):
            live = await club.sit(found, number, 0, 1)
        await club.play(live, lambda table: inside(table).begun)
    time.passes(minutes)
    async with open_club(database, time) as club:
        await club.passes(5)
        for one in (await club.look(found)).rounds[0].hosted.values():
            await club.hall._see_to(one[0], None)
            assert (await club.table(one[0])).status == PLAYING
        t = await club.look(found)
        assert not t.rounds[0].results
        assert not t.posted


@ended
async def test_a_ranking_is_open_to_objections_for_its_minutes(database: Database, time: Time, how: str) -> None:
    """F19 20: nobody can object to what he cannot see."""
    async with open_club(database, time, end=how) as club:
        found = await club.announce(NOTICE)
        await club.look(found)
        t = await club.decide(found, 1)
        await club.passes(2.1)
        await club.look(found)
        t = await club.decide(found, 2)
        assert t.posted[-1].checking
        await club.passes(5)
    time.passes(45)
    async with open_club(database, time) as club:
        assert (await club.look(found)).locked == 0
        await club.passes(2.5)
        await club.find_a_mistake(found, 2)
        t = await club.look(found)
        assert t.locked == 0
        assert t.posted[-1].checking
