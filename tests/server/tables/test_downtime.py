"""Nobody pays for the time in which the house was closed, nor for a clock on the wall that somebody sets."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.tables.houses import MINUTE, Days, House, open_house
from tests.server.tables.parts import owed
from ventaglio.server.store.database import Database, sqlite_url
from ventaglio.server.store.service import Interval
from ventaglio.server.tables.due import KEPT_FOR, deserted_at
from ventaglio.server.tables.entries import (
    TOURNAMENT,
    Came,
    Closed,
    Did,
    Entry,
    Reopened,
    StoodIn,
    TimeUp,
    Warned,
    Went,
)
from ventaglio.server.tables.service import RETURN, served
from ventaglio.server.tables.table import OPEN, PLAYING
from ventaglio.server.tables.wire import clock_of

pytestmark = pytest.mark.anyio

CODE: dict[str, Any] = {"clock": "code", "grace": 20.0}
ended = pytest.mark.parametrize("how", ["stop", "kill"])
for_long = pytest.mark.parametrize("minutes", [11, 45])


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    """What a database does for the clocks is shown on both in `tests/server/store/test_service.py`."""
    return sqlite_url(str(tmp_path / "ventaglio.sqlite3"))


@pytest.fixture
def days() -> Days:
    return Days()


def of(entries: list[Entry], *kinds: type) -> list[Entry]:
    return [entry for entry in entries if isinstance(entry, kinds)]


async def in_the_middle_of_a_turn(house: House) -> str:
    """Four people at a table by the clock of the code, thirty of the forty seconds of a turn gone."""
    table_id = await house.open(4, **CODE)
    await house.come(table_id, 0, 1, 2, 3)
    await house.deal(table_id)
    await house.passes(30)
    return table_id


# ── The house was closed ─────────────────────────────────────────────────────────────────────────────────────────────


@ended
@for_long
async def test_a_turn_goes_on_where_it_stood(database: Database, days: Days, how: str, minutes: int) -> None:
    async with open_house(database, days, end=how) as house:
        table_id = await in_the_middle_of_a_turn(house)
        last = (await house.table(table_id)).seq
    days.pass_by(minutes * MINUTE)
    async with open_house(database, days, table_id) as house:
        opened = house.hall.now()
        await house.passes(60)
        await house.come(table_id, 0, 1, 2, 3)
        clock = clock_of(await house.table(table_id))
        assert clock is not None
        assert clock.until == pytest.approx(opened + RETURN + 10, abs=0.01)
        await house.passes(RETURN + 9.5 - 60)
        (told,) = of(await house.log(table_id, last), Reopened)
        assert isinstance(told, Reopened)
        assert told.opened - told.closed == pytest.approx(minutes * MINUTE, abs=3)
        assert not of(await house.log(table_id, last), Warned, TimeUp, StoodIn, Closed, Did)
        await house.passes(0.6)
        assert len(of(await house.log(table_id, last), Warned)) == 1


@ended
@for_long
async def test_whoever_does_not_come_back_is_waited_for_anew(
    database: Database, days: Days, how: str, minutes: int
) -> None:
    async with open_house(database, days, end=how) as house:
        table_id = await in_the_middle_of_a_turn(house)
    days.pass_by(minutes * MINUTE)
    async with open_house(database, days, table_id) as house:
        await house.come(table_id, 0)
        # Four looks are needed to find that the others' process is dead.
        await house.beats(5)
        await house.passes(RETURN + 19 - 10)
        table = await house.table(table_id)
        assert (table.present, table.chairs[1].stand_in) == ((0,), "")
        await house.passes(2)
        assert [bool(chair.stand_in) for chair in (await house.table(table_id)).chairs] == [False, True, True, True]


@ended
async def test_a_match_that_nobody_comes_back_to_is_given_up_a_week_after(
    database: Database, days: Days, how: str
) -> None:
    async with open_house(database, days, end=how) as house:
        table_id = await in_the_middle_of_a_turn(house)
    days.pass_by(11 * MINUTE)
    async with open_house(database, days, table_id) as house:
        await house.beats(5)
        table = await house.table(table_id)
        assert (table.present, table.status) == ((), PLAYING)
        assert deserted_at(table) >= house.hall.now() + KEPT_FOR - 12 * MINUTE
        assert deserted_at(replace(table, owner=f"{TOURNAMENT}t")) < house.hall.now() + RETURN + 10 * MINUTE


async def test_a_table_at_which_nobody_has_begun_is_not_given_up_for_it(database: Database, days: Days) -> None:
    async with open_house(database, days) as house:
        table_id = await house.open(0, start=False)
        await house.passes(50 * MINUTE)
    days.pass_by(45 * MINUTE)
    async with open_house(database, days, table_id) as house:
        await house.passes(9 * MINUTE)
        assert (await house.table(table_id)).status == OPEN
        await house.passes(60 * MINUTE)
        assert (await house.table(table_id)).why_closed == "given-up"


async def test_the_cards_wait_for_those_who_come_back(database: Database, days: Days) -> None:
    async with open_house(database, days) as house:
        table_id = await house.open(2, **CODE)
        await house.come(table_id, 0, 1)
        await house.passes(1)
    days.pass_by(11 * MINUTE)
    async with open_house(database, days, table_id) as house:
        await house.passes(RETURN / 2)
        assert not (await house.table(table_id)).in_hand
        await house.come(table_id, 0, 1)
        table = await house.deal(table_id)
        assert table.pledge is not None
        assert set(table.pledge.randomness) == {0, 1}
        assert house.hall.now() < table.quiet_until, "where everybody is ready nobody waits"


async def test_bots_among_themselves_are_told_nothing_and_go_on_at_once(database: Database, days: Days) -> None:
    async with open_house(database, days, end="kill") as house:
        table_id = await house.open(0, pace=1.0)
        await house.passes(5)
        last = (await house.table(table_id)).seq
    days.pass_by(11 * MINUTE)
    async with open_house(database, days, table_id) as house:
        await house.passes(5)
        later = await house.log(table_id, last)
        assert len(later) >= 4
        assert all(isinstance(entry, Did) for entry in later)


async def test_a_house_that_was_closed_twice_says_so_once(database: Database, days: Days) -> None:
    async with open_house(database, days) as house:
        table_id = await in_the_middle_of_a_turn(house)
    for _ in range(2):
        days.pass_by(11 * MINUTE)
        async with open_house(database, days):
            days.pass_by(1)
    days.pass_by(11 * MINUTE)
    async with open_house(database, days, table_id) as house:
        await house.come(table_id, 0)
        await house.come(table_id, 1)
        assert len(of(await house.log(table_id), Reopened)) == 1


async def test_a_process_that_stood_still_finds_the_house_was_closed(database: Database, days: Days) -> None:
    """Frozen with its machine, or cut off from its database: what comes first when it wakes is a clock that is over."""
    async with open_house(database, days) as house:
        table_id = await in_the_middle_of_a_turn(house)
        days.pass_by(11 * MINUTE)
        await house.hall._see_to(table_id, None)
        assert not of(await house.log(table_id), Warned)
        assert len(of(await house.log(table_id), Reopened)) == 1
        assert not of(await house.log(table_id), Went)


async def test_while_another_process_serves_the_house_is_open(database: Database, days: Days) -> None:
    async with open_house(database, days, several=True) as staying:
        table_id = await in_the_middle_of_a_turn(staying)
        async with open_house(database, days, end="kill", several=True):
            days.pass_by(1)
        await staying.beats(3)
        async with open_house(database, days, several=True) as other:
            assert len(other.hall.service.intervals) == 1
        await staying.passes(9)
        assert of(await staying.log(table_id), Warned)
        assert not of(await staying.log(table_id), Reopened)


# ── Somebody sets the clock ──────────────────────────────────────────────────────────────────────────────────────────

by = pytest.mark.parametrize("seconds", [3.0, -3.0, 3600.0, -3600.0])


@by
async def test_the_clock_on_the_wall_moves_nobody(database: Database, days: Days, seconds: float) -> None:
    async with open_house(database, days) as house:
        table_id = await in_the_middle_of_a_turn(house)
        bots = await house.open(0, pace=1.0)
        last, played = (await house.table(table_id)).seq, (await house.table(bots)).seq
        days.set_wall(seconds)
        await house.beats(4)
        assert not of(await house.log(table_id, last), Went, Came, Warned, StoodIn, Closed)
        await house.passes(5)
        assert len(await house.log(bots, played)) >= 4
        assert (await house.table(table_id)).present == (0, 1, 2, 3)
        stamps = [row.at for row in await house.hall.logs.read(bots)]
        assert stamps == sorted(stamps)
        # A step ahead looks like a sleep of the machine, for which nobody pays; any other leaves the clocks alone.
        extra = RETURN if seconds > 60 else 0
        await house.passes(extra)
        assert len(of(await house.log(table_id, last), Warned)) == 1


@by
async def test_a_house_that_opens_after_the_clock_was_set_goes_on(
    database: Database, days: Days, seconds: float
) -> None:
    async with open_house(database, days, end="kill") as house:
        table_id = await in_the_middle_of_a_turn(house)
        bots = await house.open(0, pace=1.0)
        await house.passes(2)
        played = (await house.table(bots)).seq
    days.pass_by(10)
    days.set_wall(seconds)
    async with open_house(database, days, table_id, bots) as house:
        await house.come(table_id, 0, 1, 2, 3)
        await house.beats(5)
        await house.passes(5)
        assert len(await house.log(bots, played)) >= 4
        table = await house.table(table_id)
        assert (table.status, table.present) == (PLAYING, (0, 1, 2, 3))
        assert not of(await house.log(table_id), Warned, StoodIn)


async def test_processes_agree_on_the_time_though_their_walls_do_not(database: Database, days: Days) -> None:
    ahead = Days()
    ahead.set_wall(3600)
    async with open_house(database, days, several=True) as first:
        table_id = await in_the_middle_of_a_turn(first)
        async with open_house(database, ahead, table_id, several=True) as second:
            await first.beats()
            assert first.hall.now() == pytest.approx(second.hall.now(), abs=2.1)
            for _ in range(6):
                await second.beats()
                await first.beats()
            assert not of(await first.log(table_id), Went, Warned)
            assert (await first.table(table_id)).present == (0, 1, 2, 3)


@by
async def test_onlookers_see_the_play_no_sooner(database: Database, days: Days, seconds: float) -> None:
    async with open_house(database, days) as house:
        played = house.hall.now()
        await house.passes(10)
        days.set_wall(seconds)
        await house.beats(10)
        assert house.hall.service.before(60) < played
        await house.beats(20)
        assert house.hall.service.before(60) > played


# ── How much of a time counts ────────────────────────────────────────────────────────────────────────────────────────


def test_time_served() -> None:
    intervals = (Interval(1, 0, 1000), Interval(2, 2000, 2050), Interval(3, 2060, 5000))
    assert served(intervals, 100, 900) == 800
    assert served(intervals, 100, 2000) == 900
    assert served(intervals, 100, 2100) == 900, "people are still coming back"
    assert served(intervals, 100, 3000) == 900 + 940 - RETURN
    assert served(intervals, 2010, 3000) == 940 - RETURN
    assert served(intervals, 3000, 4000) == 1000
    assert served((), 10, 20) == 10


async def test_nobody_is_blamed_for_what_he_could_not_open_while_the_house_was_closed(
    database: Database, days: Days
) -> None:
    """It dies when all have committed and one has opened: what was promised stands, and there is time to open."""
    async with open_house(database, days, end="kill") as house:
        table_id = await house.open(2, **CODE)
        await house.come(table_id, 0, 1)
        while (table := await house.table(table_id)).pledge is None or table.pledge.closed_at is None:
            await house.hall.change(table_id, owed)
            await house.passes(0)
        promised = table.pledge.label
        await house.hall.change(table_id, owed)
        assert len((await house.table(table_id)).pledge.missing) == 1  # type: ignore[union-attr]
    days.pass_by(11 * MINUTE)
    async with open_house(database, days, table_id) as house:
        await house.passes(1)
        await house.come(table_id, 0, 1)
        table = await house.deal(table_id)
        assert table.pledge is not None
        assert (table.pledge.label, table.voided) == (promised, 0)
        assert sorted(table.pledge.randomness) == [0, 1]
