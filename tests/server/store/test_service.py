"""When the house was open, as its processes write it down."""

import asyncio

import pytest

from ventaglio.server.store.database import Database
from ventaglio.server.store.service import LAPSE, Interval, ServiceLog

pytestmark = pytest.mark.anyio


async def test_an_interval_goes_on_with_every_sign_of_life_and_ends_with_the_last(database: Database) -> None:
    log = ServiceLog(database, "one")
    for now in (10.0, 12.0, 14.0, 14.0 + LAPSE):
        await log.beat(now)
    assert await log.intervals() == (Interval(1, 10, 14 + LAPSE),)
    await log.beat(1000.0)
    assert await log.intervals() == (Interval(1, 10, 14 + LAPSE), Interval(2, 1000, 1000))


async def test_while_others_serve_whoever_starts_joins_them(database: Database) -> None:
    one, other = ServiceLog(database, "one"), ServiceLog(database, "other")
    await one.beat(10.0)
    assert await other.beat(11.0) == Interval(1, 10, 11)
    # Whose clock is behind does not bring the end back.
    assert await one.beat(10.5) == Interval(1, 10, 11)


async def test_whoever_finds_nobody_there_opens_the_house(database: Database) -> None:
    one, other = ServiceLog(database, "one"), ServiceLog(database, "other")
    await one.beat(10.0)
    await one.leave(10.5)
    assert await other.beat(11.0) == Interval(2, 11, 11)
    assert await other.intervals() == (Interval(1, 10, 10.5), Interval(2, 11, 11))


async def test_whoever_is_sure_to_be_alone_opens_it_though_a_dead_one_is_known(database: Database) -> None:
    await ServiceLog(database, "killed").beat(10.0)
    assert await ServiceLog(database, "next").beat(11.0, alone=True) == Interval(2, 11, 11)


async def test_whoever_joined_the_dead_finds_that_the_house_was_closed(database: Database) -> None:
    """All processes are killed at once, and two are there again before the house counts as closed."""
    for name in ("one", "other"):
        await ServiceLog(database, name).beat(10.0)
    first, second = ServiceLog(database, "first again"), ServiceLog(database, "second again")
    for seconds in range(0, 8, 2):
        await first.beat(13.0 + seconds)
        await second.beat(13.5 + seconds)
    assert await first.intervals() == (Interval(1, 10, 10), Interval(2, 13, 19.5))


async def test_whoever_joined_the_living_does_not(database: Database) -> None:
    one, other = ServiceLog(database, "one"), ServiceLog(database, "other")
    await ServiceLog(database, "killed").beat(10.0)
    for seconds in range(0, 12, 2):
        await one.beat(10.0 + seconds, alone=False)
        await other.beat(11.0 + seconds)
    # The first to come found only the killed one, and opened the house anew; the second joined it.
    assert [found.opened for found in await one.intervals()] == [10.0, 10.0]


async def test_one_process_may_take_the_place_of_another(database: Database) -> None:
    going, coming = ServiceLog(database, "going"), ServiceLog(database, "coming")
    await going.beat(10.0)
    await coming.beat(11.0)
    await going.leave(11.5)
    for seconds in range(2, 10, 2):
        await coming.beat(11.0 + seconds)
    assert await coming.intervals() == (Interval(1, 10, 19),)


async def test_of_several_who_open_it_at_once_one_writes_it_down(database: Database) -> None:
    await ServiceLog(database, "killed").beat(10.0)
    await asyncio.gather(*(ServiceLog(database, f"process {number}").beat(1000.0 + number) for number in range(4)))
    found = await ServiceLog(database, "looking").intervals()
    assert [one.number for one in found] == [1, 2]
    assert found[-1].until == 1003
