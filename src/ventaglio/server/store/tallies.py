"""What is counted of people's matches. It is made of the logs when somebody asks, once for each match."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, delete, insert, select, update

from ventaglio.server.store.analyses import DONE
from ventaglio.server.store.database import Database
from ventaglio.server.store.schema import ANALYSES, PEOPLE, RESULTS, TABLES, TALLIES


class Tallies:
    """The counts in a database, each as JSON that its owner reads."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person_id: str) -> list[str]:
        """What was counted for a person, match by match."""
        mine = select(TALLIES.c.body).where(TALLIES.c.person_id == person_id).order_by(TALLIES.c.table_id)
        async with self._database.reading() as connection:
            return list((await connection.execute(mine)).scalars())

    async def uncounted(self, person_id: str, most: int) -> tuple[list[str], int]:
        """The latest matches of a person that nobody has counted yet and whose logs are there; and how many in all."""
        counted = select(TALLIES.c.table_id)
        mine = (
            select(RESULTS.c.table_id)
            .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
            .where(RESULTS.c.person_id == person_id, TABLES.c.status.in_(("over", "closed")))
            .where(RESULTS.c.table_id.not_in(counted))
            .order_by(RESULTS.c.ended_at.desc())
        )
        async with self._database.reading() as connection:
            found = list((await connection.execute(mine)).scalars())
        return found[:most], len(found)

    async def mistakes(self, person_id: str) -> list[tuple[int, str]]:
        """What is kept of the mistakes in hands that a person has played, each with his place in it."""
        his = _analysed(person_id, RESULTS.c.seat, ANALYSES.c.mistakes).where(ANALYSES.c.mistakes.is_not(None))
        async with self._database.reading() as connection:
            return [(row.seat, row.mistakes) for row in await connection.execute(his)]

    async def unread(self, person_id: str, most: int) -> tuple[list[str], int]:
        """The analyses of hands that a person has played whose mistakes nobody has counted yet; and how many in all."""
        his = _analysed(person_id, ANALYSES.c.id).where(ANALYSES.c.mistakes.is_(None)).distinct()
        async with self._database.reading() as connection:
            found = list((await connection.execute(his)).scalars())
        return found[:most], len(found)

    async def keep_mistakes(self, analysis: str, mistakes: str) -> None:
        """What was counted in an analysis that was done before anybody counted."""
        this = (ANALYSES.c.id == analysis) & (ANALYSES.c.status == DONE)
        async with self._database.writing() as connection:
            await connection.execute(update(ANALYSES).where(this).values(mistakes=mistakes))

    async def keep(self, table_id: str, people: Sequence[str | None], bodies: Sequence[str]) -> None:
        """What was counted of a match, for each place; whoever sat there is named by his id."""
        rows: list[Mapping[str, object]] = [
            {"table_id": table_id, "place": place, "person_id": person or None, "body": body}
            for place, (person, body) in enumerate(zip(people, bodies, strict=True))
        ]
        async with self._database.writing() as connection:
            # Another process may have counted it meanwhile; it has found the same.
            await connection.execute(delete(TALLIES).where(TALLIES.c.table_id == table_id))
            if rows:
                await connection.execute(insert(TALLIES), rows)

    async def show(self, person_id: str, *, shows: bool) -> None:
        """Others may see from now on what is counted of a person, or may not."""
        async with self._database.writing() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person_id).values(shows=shows))

    async def shown(self, person_id: str) -> tuple[str, bool] | None:
        """The name of somebody, and whether others may see what is counted of him; None where there is nobody."""
        here = select(PEOPLE.c.name, PEOPLE.c.shows).where(PEOPLE.c.id == person_id, PEOPLE.c.erased_at.is_(None))
        async with self._database.reading() as connection:
            row = (await connection.execute(here)).first()
        return None if row is None else (row.name, bool(row.shows))


def _analysed(person_id: str, *columns: ColumnElement[Any]) -> Select[Any]:
    """Analyses that are done, of hands that a person has played."""
    return (
        select(*columns)
        .select_from(ANALYSES)
        .join(RESULTS, RESULTS.c.table_id == ANALYSES.c.table_id)
        .where(RESULTS.c.person_id == person_id, ANALYSES.c.status == DONE)
        .order_by(ANALYSES.c.id)
    )
