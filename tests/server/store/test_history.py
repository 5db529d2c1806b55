"""What was played is written down once, and the ladders follow from it."""

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, insert, select

from ventaglio.server.store.database import Database
from ventaglio.server.store.history import Finish, History, Played, SeatResult, finish
from ventaglio.server.store.schema import PEOPLE, RATINGS, RESULTS, TABLES

pytestmark = pytest.mark.anyio

EVERYBODY = ("ada", "bice", "carla", "dino", "elio")


@pytest.fixture
async def history(database: Database) -> History:
    rows = [{"id": one, "name": one.title(), "sessions": 0, "created_at": 0.0} for one in EVERYBODY]
    async with database.writing() as connection:
        await connection.execute(insert(PEOPLE), rows)
    return History(database)


def seats(*sides: tuple[str, ...], won: int = 0) -> tuple[SeatResult, ...]:
    """Who sat where: the members of the sides in turn, the side ``won`` ahead and each later one further behind."""
    order = [side for _ in range(max(map(len, sides))) for side in range(len(sides))]
    left = [list(side) for side in sides]
    found = []
    for side in order:
        if left[side]:
            who = left[side].pop(0)
            person = None if who == "bot" else who
            found.append(SeatResult(person, who.title(), side, side == won, 100.0 if side == won else -10.0 * side))
    return tuple(found)


def ended(table: str, *sides: tuple[str, ...], won: int = 0, **other: Any) -> Finish:
    facts: dict[str, Any] = {
        "game": "burraco",
        "code": "fibur-2019",
        "ended_at": 10.0,
        "how": "hands",
        "rated": True,
    } | other
    return Finish(table_id=table, seats=seats(*sides, won=won), **facts)


async def end(database: Database, *tables: Finish) -> None:
    for one in tables:
        async with database.writing() as connection:
            known = select(TABLES.c.id).where(TABLES.c.id == one.table_id)
            if (await connection.execute(known)).first() is None:
                row = {"id": one.table_id, "game": one.game, "code": one.code, "public": True, "status": "over"}
                row |= {"seq": 1, "summary": "{}", "created_at": 0.0, "changed_at": 0.0}
                await connection.execute(insert(TABLES).values(row))
            await finish(connection, one)


async def rows(database: Database) -> tuple[list[Any], list[Any]]:
    async with database.reading() as connection:
        results = await connection.execute(select(RESULTS).order_by(RESULTS.c.table_id, RESULTS.c.seat))
        ratings = await connection.execute(select(RATINGS).order_by(RATINGS.c.ladder, RATINGS.c.subject))
        return list(results), list(ratings)


PAIRS = (("ada", "carla"), ("bice", "dino"))


async def test_everybody_at_the_table_remembers_it(history: History, database: Database) -> None:
    table = ended("t1", *PAIRS, won=1)
    await end(database, table)
    for seat, who in enumerate(("ada", "bice", "carla", "dino")):
        assert await history.history(who) == [Played(seat, table)]
    assert await history.history("elio") == []


async def test_history_is_read_page_by_page(history: History, database: Database) -> None:
    await end(database, *(ended(f"t{at}", ("ada",), ("elio",), ended_at=float(at)) for at in (3, 1, 5, 2, 4)))
    first = await history.history("ada", limit=2)
    assert [played.finish.table_id for played in first] == ["t5", "t4"]
    second = await history.history("ada", before=first[-1].finish.ended_at, limit=2)
    assert [played.finish.table_id for played in second] == ["t3", "t2"]


async def test_winners_climb_and_losers_fall(history: History, database: Database) -> None:
    await end(database, ended("t1", *PAIRS))
    ladder = await history.ladder("burraco", "one")
    assert [one.people for one in ladder] == [("ada",), ("carla",), ("bice",), ("dino",)]
    assert [one.names for one in ladder] == [("Ada",), ("Carla",), ("Bice",), ("Dino",)]
    assert ladder[0].mu == ladder[1].mu > 25 > ladder[2].mu == ladder[3].mu
    assert all(one.rating == one.mu - 3 * one.sigma and one.matches == 1 for one in ladder)
    assert [one.people for one in await history.ladder("burraco", "one", limit=1)] == [("ada",)]


async def test_a_pair_is_one_in_whatever_order_it_sits(history: History, database: Database) -> None:
    await end(database, ended("t1", *PAIRS), ended("t2", ("dino", "bice"), ("carla", "ada"), won=1))
    ladder = await history.ladder("burraco", "pair")
    assert [(one.people, one.names, one.matches) for one in ladder] == [
        (("ada", "carla"), ("Ada", "Carla"), 2),
        (("bice", "dino"), ("Bice", "Dino"), 2),
    ]


async def test_each_for_himself_is_ranked_in_one_go(history: History, database: Database) -> None:
    await end(database, ended("t1", ("ada",), ("bice",), ("carla",), won=1))
    assert [one.people for one in await history.ladder("burraco", "one")] == [("bice",), ("ada",), ("carla",)]
    assert await history.ladder("burraco", "pair") == []


async def test_who_won_goes_before_what_was_scored(history: History, database: Database) -> None:
    table = ended("t1", ("ada",), ("bice",))
    gave_up = (msgspec.structs.replace(table.seats[0], won=False), msgspec.structs.replace(table.seats[1], won=True))
    await end(database, msgspec.structs.replace(table, how="abandoned", seats=gave_up))
    assert [one.people for one in await history.ladder("burraco", "one")] == [("bice",), ("ada",)]


async def test_level_sides_stay_level(history: History, database: Database) -> None:
    table = ended("t1", ("ada",), ("bice",))
    level = tuple(msgspec.structs.replace(seat, won=False, score=5.0) for seat in table.seats)
    await end(database, msgspec.structs.replace(table, seats=level))
    first, second = await history.ladder("burraco", "one")
    assert (first.mu, first.sigma) == (second.mu, second.sigma)
    assert first.sigma < 25 / 3


async def test_a_second_report_changes_nothing(history: History, database: Database) -> None:
    await end(database, ended("t1", *PAIRS))
    before = await rows(database)
    await end(database, ended("t1", *PAIRS), ended("t1", *PAIRS, won=1, ended_at=99.0))
    assert await rows(database) == before
    assert len(before[0]) == 4
    assert len(before[1]) == 6


@pytest.mark.parametrize(
    "table",
    [
        ended("t1", ("ada", "carla"), ("bice", "bot")),
        ended("t1", ("ada", "ada"), ("bice", "dino")),
        ended("t1", ("ada",), ("ada",)),
        ended("t1", *PAIRS, rated=False),
        ended("t1", ("ada",), ("bice", "carla")),
        ended("t1", ("ada", "carla")),
    ],
    ids=["a bot", "one in two seats", "against himself", "not wanted", "two against one", "one side"],
)
async def test_what_is_not_rated(history: History, database: Database, table: Finish) -> None:
    await end(database, table)
    results, ratings = await rows(database)
    assert len(results) == len(table.seats)
    assert not any(row.rated for row in results)
    assert ratings == []


async def test_each_game_has_its_ladders_and_a_live_table_is_the_same_game(
    history: History, database: Database
) -> None:
    await end(
        database,
        ended("t1", *PAIRS),
        ended("t2", *PAIRS, game="burraco-live"),
        ended("t3", *PAIRS, won=1, game="tressette-live"),
        ended("t4", ("ada", "elio"), ("bice", "dino"), game="tressette"),
    )
    assert [(one.game, one.matches) for one in await history.rating_of("ada")] == [("burraco", 2), ("tressette", 2)]
    assert [(one.game, one.matches) for one in await history.rating_of("carla")] == [("burraco", 2), ("tressette", 1)]
    assert [one.game for one in await history.rating_of("elio")] == ["tressette"]
    assert await history.rating_of("nobody") == []
    assert await history.ladder("burraco-live", "one") == await history.ladder("burraco", "one")
    assert [played.finish.game for played in await history.history("carla")].count("burraco-live") == 1


async def test_matches_that_end_at_once_all_count(history: History, database: Database) -> None:
    tables = [ended(f"t{number}", ("ada",), ("bice",)) for number in range(6)]
    others = Database(database.url)  # as another process
    await asyncio.gather(*(end((database, others)[at % 2], table) for at, table in enumerate(tables)))
    await others.close()
    assert [one.matches for one in await history.ladder("burraco", "one")] == [6, 6]


async def test_a_table_whose_end_is_not_committed_has_not_ended(history: History, database: Database) -> None:
    async def broken() -> None:
        async with database.writing() as connection:
            row = {"id": "t1", "game": "burraco", "code": "x", "public": True, "status": "over"}
            row |= {"seq": 1, "summary": "{}", "created_at": 0.0, "changed_at": 0.0}
            await connection.execute(insert(TABLES).values(row))
            await finish(connection, ended("t1", *PAIRS))
            raise ConnectionError

    with pytest.raises(ConnectionError):
        await broken()
    assert await rows(database) == ([], [])
    async with database.reading() as connection:
        assert (await connection.execute(select(func.count()).select_from(TABLES))).scalar_one() == 0
