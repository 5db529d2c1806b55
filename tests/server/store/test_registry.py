"""Registries in the database: one order of changes whoever writes at once, and nothing left of who is erased."""

import asyncio

import pytest
from sqlalchemy import select

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.circles import Circles
from ventaglio.server.store.database import Database
from ventaglio.server.store.registry import MOST_SHEETS, Registry
from ventaglio.server.store.schema import METADATA
from ventaglio.tournaments.registry.changing import Step, added, changed, merged
from ventaglio.tournaments.registry.people import Person, Roster, Shown

pytestmark = pytest.mark.anyio

MARIO = Person("1", "Rossi", "Mario", "100", "ASD Asso", "A", 2026, Shown.INITIAL, email="mario@example.org")
MARCO = Person("2", "Rossi", "M")


async def club(database: Database) -> str:
    return (await Circles(database).found("Circolo", None, 1.0)).id


async def test_what_is_put_in_comes_out_and_stays_in_its_club(database: Database) -> None:
    registry, mine, other = Registry(database), await club(database), await club(database)
    await registry.do(mine, "Ada", 1.0, lambda roster: added(roster, MARIO))
    assert await registry.people(mine) == [MARIO]
    assert await registry.people(other) == []
    await registry.do(mine, "Ada", 2.0, lambda roster: changed(roster, "1", {"club": "Fante"}))
    assert [(one.seq, one.by, one.step.what) for one in await registry.changes(mine)] == [
        *((2, "Ada", "changed"), (1, "Ada", "added"))
    ]
    await registry.undo(mine, 2, "Ugo", 3.0)
    assert await registry.people(mine) == [MARIO]
    with pytest.raises(BadInput):
        await registry.undo(mine, 99, "Ugo", 3.0)
    await registry.do(mine, "Ada", 4.0, lambda roster: Step("changed"))
    assert (await registry.roster(mine)).seq == 3


async def test_those_who_write_at_once_do_not_lose_each_others_changes(database: Database) -> None:
    registry, mine = Registry(database), await club(database)

    async def add(number: int) -> None:
        def make(roster: Roster) -> Step:
            return added(roster, Person(str(number), f"Cognome{number}"))

        await registry.do(mine, "Ada", 1.0, make)

    await asyncio.gather(*map(add, range(6)))
    assert len(await registry.people(mine)) == (await registry.roster(mine)).seq == 6


async def test_of_who_is_erased_nothing_is_left(database: Database) -> None:
    registry, mine = Registry(database), await club(database)
    await registry.do(mine, "Ada", 1.0, lambda roster: added(roster, MARIO))
    await registry.do(mine, "Ada", 1.0, lambda roster: added(roster, MARCO))
    await registry.do(mine, "Ada", 1.0, lambda roster: added(roster, Person("3", "Verdi", "Ugo")))
    await registry.do(mine, "Ada", 1.0, lambda roster: merged(roster, "1", "2"))
    assert sorted(await registry.erase(mine, "2", "Ada", 2.0)) == ["1", "2"]
    async with database.reading() as connection:
        rows = [(await connection.execute(select(table))).all() for table in METADATA.tables.values()]
    assert "Rossi" not in repr(rows)
    assert "example.org" not in repr(rows)
    assert [str(one) for one in await registry.people(mine)] == ["Verdi Ugo"]
    with pytest.raises(BadInput):
        await registry.undo(mine, 4, "Ada", 3.0)
    with pytest.raises(BadInput):
        await registry.erase(mine, "1", "Ada", 3.0)


async def test_a_club_with_people_in_its_registry_is_not_ended_by_a_tap(database: Database) -> None:
    circles, registry = Circles(database), Registry(database)
    mine = await circles.found("Circolo", "owner", 1.0)
    await registry.do(mine.id, "Ada", 1.0, lambda roster: added(roster, MARIO))
    await registry.remember(mine.id, "x", {"0": "surname"})
    with pytest.raises(BadInput):
        await circles.dissolve(mine.id, "owner")
    await registry.erase(mine.id, "1", "Ada", 2.0)
    assert await circles.dissolve(mine.id, "owner")
    assert not await circles.dissolve(mine.id, "owner")
    assert await circles.clubs() == []


async def test_columns_are_remembered_and_not_for_ever(database: Database) -> None:
    registry = Registry(database)
    assert await registry.columns("club", "mark") == {}
    await registry.remember("club", "mark", {"0": "surname"})
    await registry.remember("club", "mark", {"0": "name"})
    assert await registry.columns("club", "mark") == {"0": "name"}
    for number in range(MOST_SHEETS):
        await registry.remember("club", str(number), {})
    assert await registry.columns("club", "mark") == {}
