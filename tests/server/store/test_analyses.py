"""The queue of analyses: in order, once each, fair to everybody, and kept through a crash."""

import asyncio

import pytest
from sqlalchemy import insert

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.analyses import (
    A_DAY,
    AT_ONCE,
    CLAIMED,
    DAY,
    DONE,
    FAILED,
    FROM_ONE,
    WAITING,
    WORKING,
    Analyses,
    Asked,
)
from ventaglio.server.store.database import Database
from ventaglio.server.store.schema import PEOPLE

pytestmark = pytest.mark.anyio


def hand(number: int) -> Asked:
    return Asked(f"t-table-{number}", "table", None, number, 10)


async def test_what_is_asked_for_twice_is_worked_at_once(database: Database) -> None:
    analyses = Analyses(database)
    rows = await asyncio.gather(*(analyses.ask(hand(1), by, 1.0) for by in ("ada", "bruno", "carla")))
    assert {(row.id, row.status, row.seq) for row in rows} == {("t-table-1", WAITING, 1)}
    found = await asyncio.gather(*(analyses.claim(process, 2.0) for process in ("one", "two", "three")))
    assert sum(row is not None for row in found) == 1
    assert await analyses.claim("four", 2.0) is None


async def test_first_come_first_served(database: Database) -> None:
    analyses = Analyses(database)
    for number, at in ((1, 5.0), (2, 3.0), (3, 4.0)):
        await analyses.ask(hand(number), f"person {number}", at)
    assert [await analyses.ahead(hand(number).id) for number in (1, 2, 3)] == [2, 0, 1]
    claimed = [await analyses.claim("one", 6.0) for _ in range(3)]
    assert [row.hand for row in claimed if row] == [2, 3, 1]


async def seated(database: Database, net: str, *people: str) -> None:
    """People who were all seen at one address."""
    rows = [{"id": one, "name": one, "sessions": 0, "created_at": 0.0, "net": net} for one in people]
    async with database.writing() as connection:
        await connection.execute(insert(PEOPLE), rows)


async def served(analyses: Analyses, count: int) -> list[int]:
    """The hands that come next, each done before the next is begun."""
    hands = []
    for _ in range(count):
        row = await analyses.claim("one", 99.0)
        assert row is not None
        hands.append(row.hand)
        await analyses.end(row.id, "one", DONE, "")
    return hands


async def test_nobody_waits_for_all_that_one_address_asks_for(database: Database) -> None:
    analyses = Analyses(database)
    await seated(database, "many", *(f"guest {number}" for number in range(20)))
    await seated(database, "few", "ada", "bruno")
    for number in range(20):
        await analyses.ask(hand(number), f"guest {number}", float(number))
    assert await served(analyses, 5) == [0, 1, 2, 3, 4]
    for number, who in ((30, "ada"), (31, "bruno"), (32, "carla")):
        await analyses.ask(hand(number), who, float(number))
    assert [await analyses.ahead(hand(number).id) for number in (5, 30, 32, 6, 31, 19)] == [0, 1, 2, 3, 4, 17]
    assert await served(analyses, 7) == [5, 30, 32, 6, 31, 7, 8]


async def test_one_address_does_not_fill_the_queue(database: Database) -> None:
    analyses = Analyses(database)
    await seated(database, "many", *(f"guest {number}" for number in range(FROM_ONE + 1)))
    for number in range(FROM_ONE):
        await analyses.ask(hand(number), f"guest {number}", 1.0)
    with pytest.raises(BadInput) as refused:
        await analyses.ask(hand(FROM_ONE), f"guest {FROM_ONE}", 1.0)
    assert refused.value.reason == "analysis-near"
    await analyses.ask(hand(FROM_ONE), "ada", 1.0)


async def test_what_was_found_is_kept_when_whoever_worked_dies(database: Database) -> None:
    analyses = Analyses(database)
    await analyses.ask(hand(1), "ada", 1.0)
    assert await analyses.claim("one", 2.0) is not None
    assert await analyses.note("t-table-1", "one", 10.0, 3, 40, "half") == 3
    assert await analyses.claim("two", 10.0 + CLAIMED) is None
    taken = await analyses.claim("two", 10.1 + CLAIMED)
    assert taken is not None
    assert (taken.status, taken.done, taken.total, taken.body, taken.tries) == (WORKING, 3, 40, "half", 1)
    # Whoever was thought dead writes nothing any more.
    assert await analyses.note("t-table-1", "one", 80.0, 4, 40, "mine") == 0
    assert await analyses.end("t-table-1", "one", DONE, "mine") == 0
    assert await analyses.end("t-table-1", "two", DONE, "whole") == 5
    row = await analyses.read("t-table-1")
    assert row is not None
    assert (row.status, row.body) == (DONE, "whole")
    assert await analyses.claim("two", 9e9) is None


async def test_a_server_that_stops_leaves_its_work_to_others_at_once(database: Database) -> None:
    analyses = Analyses(database)
    await analyses.ask(hand(1), "ada", 1.0)
    await analyses.claim("one", 2.0)
    await analyses.note("t-table-1", "one", 3.0, 3, 40, "half")
    await analyses.release("one")
    taken = await analyses.claim("two", 3.0)
    assert taken is not None
    assert (taken.body, taken.tries) == ("half", 0)


async def test_nobody_has_more_than_his_share(database: Database) -> None:
    analyses = Analyses(database)
    for number in range(AT_ONCE):
        await analyses.ask(hand(number), "ada", 1.0)
    with pytest.raises(BadInput) as refused:
        await analyses.ask(hand(90), "ada", 1.0)
    assert (refused.value.reason, refused.value.facts["most"]) == ("analysis-waits", AT_ONCE)
    # What there is already costs nothing, others are not concerned, and where nothing is limited nobody is.
    assert (await analyses.ask(hand(0), "ada", 1.0)).seq == 1
    await analyses.ask(hand(91), "bruno", 1.0)
    await analyses.ask(hand(92), "ada", 1.0, limited=False)


async def test_nor_more_than_so_many_a_day(database: Database) -> None:
    analyses = Analyses(database)
    for number in range(A_DAY):
        await analyses.ask(hand(number), "ada", float(number), limited=False)
        await analyses.claim("one", float(number))
        await analyses.end(hand(number).id, "one", DONE, "")
    with pytest.raises(BadInput) as refused:
        await analyses.ask(hand(90), "ada", DAY - 7000)
    assert (refused.value.reason, refused.value.facts["hours"]) == ("analysis-day", 2)
    await analyses.ask(hand(90), "ada", DAY + 1)


async def test_what_came_to_nothing_may_be_asked_for_again(database: Database) -> None:
    analyses = Analyses(database)
    await analyses.ask(hand(1), "ada", 1.0)
    await analyses.claim("one", 2.0)
    assert await analyses.end("t-table-1", "one", FAILED, "why") == 3
    again = await analyses.ask(hand(1), "bruno", 3.0)
    assert (again.status, again.seq, again.body) == (WAITING, 4, "")
    assert await analyses.last("t-table-1") == 4
    assert await analyses.last("none") == 0
    assert await analyses.read("none") is None
