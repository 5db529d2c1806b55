"""When the house was open, as its processes write it down."""

import asyncio

import pytest

from ventaglio.store.database import Database
from ventaglio.store.service import LAPSE, Interval, ServiceLog

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
    await one.leave()
    assert await other.beat(11.0) == Interval(2, 11, 11)


async def test_whoever_is_sure_to_be_alone_opens_it_though_a_dead_one_is_known(database: Database) -> None:
    await ServiceLog(database, "killed").beat(10.0)
    assert await ServiceLog(database, "next").beat(11.0, alone=True) == Interval(2, 11, 11)


async def test_of_several_who_open_it_at_once_one_writes_it_down(database: Database) -> None:
    await ServiceLog(database, "killed").beat(10.0)
    await asyncio.gather(*(ServiceLog(database, f"process {number}").beat(1000.0 + number) for number in range(4)))
    found = await ServiceLog(database, "looking").intervals()
    assert [one.number for one in found] == [1, 2]
    assert found[-1].until == 1003
