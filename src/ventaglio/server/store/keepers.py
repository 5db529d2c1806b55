"""Who keeps a club: its registry, the tournaments it holds, its end. Several people may, and somebody always does."""

import msgspec
from sqlalchemy import ColumnElement, Select, delete, insert, select

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.database import Database
from ventaglio.server.store.house import audited
from ventaglio.server.store.schema import CLUB_KEEPERS, PEOPLE

MOST = 20
"""More than any club has secretaries."""


class Keeper(msgspec.Struct, frozen=True):
    """Somebody who keeps a club, and since when."""

    id: str
    name: str
    since: float


class Keepers:
    """Who keeps the clubs of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keeps(self, club_id: str, person_id: str) -> bool:
        """Whether somebody keeps a club."""
        async with self._database.reading() as connection:
            return (await connection.execute(select(CLUB_KEEPERS).where(_this(club_id, person_id)))).first() is not None

    async def of(self, club_id: str) -> list[Keeper]:
        """Everybody who keeps a club, the first of them first."""
        its = CLUB_KEEPERS.c
        wanted = select(its.person_id, PEOPLE.c.name, its.since).join(PEOPLE, PEOPLE.c.id == its.person_id)
        wanted = wanted.where(its.club_id == club_id).order_by(its.since, its.person_id)
        async with self._database.reading() as connection:
            return [Keeper(*row) for row in await connection.execute(wanted)]

    async def add(self, club_id: str, person_id: str, by: str, now: float) -> None:
        """One more; whoever is one already stays one. The house has a line of it in its audit."""
        async with self._database.writing() as connection:
            there = (await connection.execute(_ids(club_id))).scalars().all()
            if person_id in there:
                return
            if len(there) >= MOST:
                raise BadInput("the club has too many keepers", "club-keepers", most=MOST)
            row = {"club_id": club_id, "person_id": person_id, "since": now}
            await connection.execute(insert(CLUB_KEEPERS).values(row))
            await audited(connection, by, now, "keeper-added", person_id, "", club=club_id)

    async def remove(self, club_id: str, person_id: str, by: str, now: float) -> None:
        """One less; the last one stays: a club that nobody keeps is lost to everybody."""
        async with self._database.writing() as connection:
            there = (await connection.execute(_ids(club_id))).scalars().all()
            if person_id not in there:
                raise BadInput("this is no keeper of the club", "club-no-keeper")
            if len(there) == 1:
                raise BadInput("this is the last keeper of the club", "club-last-keeper")
            await connection.execute(delete(CLUB_KEEPERS).where(_this(club_id, person_id)))
            await audited(connection, by, now, "keeper-removed", person_id, "", club=club_id)


def _this(club_id: str, person_id: str) -> ColumnElement[bool]:
    return (CLUB_KEEPERS.c.club_id == club_id) & (CLUB_KEEPERS.c.person_id == person_id)


def _ids(club_id: str) -> Select[str]:
    # Of two who go at once, the second waits for the first, and finds himself the last.
    return select(CLUB_KEEPERS.c.person_id).where(CLUB_KEEPERS.c.club_id == club_id).with_for_update()
