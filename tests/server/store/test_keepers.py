"""Who keeps a club: several may, the last one stays, and the house has a line of every change."""

import pytest
from sqlalchemy import select

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.circles import Circles
from ventaglio.server.store.database import Database
from ventaglio.server.store.keepers import MOST, Keepers
from ventaglio.server.store.people import People
from ventaglio.server.store.privacy import erase
from ventaglio.server.store.schema import AUDIT

pytestmark = pytest.mark.anyio


async def test_several_keep_a_club_and_the_last_one_stays(database: Database) -> None:
    people, circles, keepers = People(database), Circles(database), Keepers(database)
    sara, ugo = [(await people.guest(name, 1.0)).id for name in ("Sara", "Ugo")]
    club = await circles.found("Circolo", sara, 1.0)
    await keepers.add(club.id, ugo, "Sara", 2.0)
    await keepers.add(club.id, ugo, "Sara", 3.0)
    assert [(one.name, one.since) for one in await keepers.of(club.id)] == [("Sara", 1.0), ("Ugo", 2.0)]
    assert [one.id for one in await circles.clubs_of(ugo)] == [club.id]
    await keepers.remove(club.id, sara, "Ugo", 4.0)
    assert not await keepers.keeps(club.id, sara)
    for who, reason in ((sara, "club-no-keeper"), (ugo, "club-last-keeper")):
        with pytest.raises(BadInput) as refused:
            await keepers.remove(club.id, who, "Ugo", 5.0)
        assert refused.value.reason == reason
    async with database.reading() as connection:
        lines = (await connection.execute(select(AUDIT.c.by, AUDIT.c.what, AUDIT.c.whom).order_by(AUDIT.c.id))).all()
    assert [tuple(line) for line in lines] == [("Sara", "keeper-added", ugo), ("Ugo", "keeper-removed", sara)]
    assert not await circles.dissolve(club.id, sara)
    assert await circles.dissolve(club.id, ugo)
    assert await keepers.of(club.id) == []


async def test_who_is_erased_keeps_nothing_and_there_are_not_too_many(database: Database) -> None:
    people, keepers = People(database), Keepers(database)
    sara = (await people.guest("Sara", 1.0)).id
    club = (await Circles(database).found("Circolo", sara, 1.0)).id
    for number in range(MOST - 1):
        await keepers.add(club, f"{number}", "Sara", 2.0)
    with pytest.raises(BadInput, match="too many"):
        await keepers.add(club, "one more", "Sara", 2.0)
    async with database.writing() as connection:
        await erase(connection, sara, 3.0)
    assert not await keepers.keeps(club, sara)
