"""How a command asks a database: what goes wrong there is told in a line, and ``ventaglio schema``."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

from asyncpg import PostgresError  # type: ignore[import-untyped]
from cyclopts import Parameter
from sqlalchemy.exc import SQLAlchemyError

from ventaglio.core.refusal import BadInput
from ventaglio.games.common.terminal.screen import DONE, terminal
from ventaglio.server.store.copying import rows_in
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url, default_folder
from ventaglio.server.store.migrate import alone, climb, descend, migrate, refuse_newer, standing, steps

T = TypeVar("T")


def ask(work: Coroutine[Any, Any, T]) -> T:
    """What comes of work on a database."""
    try:
        return asyncio.run(work)
    except (SQLAlchemyError, PostgresError, ConnectionError) as error:
        trouble = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise BadInput(f"the database cannot be used: {trouble}", "database-trouble", trouble=trouble) from error


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Database]:
    """The database of a data folder, with its tables as this program knows them."""
    database = Database(database_url(folder))
    try:
        await migrate(database)
        yield database
    finally:
        await database.close()


def schema(
    step: Annotated[str | None, Parameter(help="opt-schema-step")] = None,
    /,
    *,
    forget: Annotated[bool, Parameter(help="opt-schema-forget", negative="")] = False,
    data: Annotated[Path | None, Parameter(help="opt-data")] = None,
) -> int:
    """Say how far the tables of a database have come, or bring them to another step, up or down."""
    place = terminal()
    known = steps()
    folder = data or default_folder()
    url = database_url(folder)
    if step is None:
        found = ask(_standing(url))
        place.say("schema-standing", found=found or "none", known=known[-1])
        return DONE
    if step not in known:
        raise BadInput(f"there is no step {step}", "schema-step", step=step, known=", ".join(known))
    before, after = ask(_move(url, step, forget=forget))
    place.say("schema-moved", before=before or "none", after=after)
    return DONE


async def _standing(url: str) -> str | None:
    await refuse_newer(url)
    database = Database(url)
    try:
        async with database.reading() as connection:
            return await connection.run_sync(standing)
    finally:
        await database.close()


async def _move(url: str, step: str, *, forget: bool) -> tuple[str | None, str]:
    known = steps()
    database = Database(url)
    try:
        async with alone(database) as connection:
            before = await connection.run_sync(standing)
            if before is None or known.index(before) <= known.index(step):
                await connection.run_sync(lambda on: climb(on, step))
                return before, step
            rows = await rows_in(connection)
            await connection.run_sync(lambda on: descend(on, step))
            lost = rows - await rows_in(connection)
            if lost and not forget:
                raise BadInput(f"{lost} rows would be lost", "schema-forgets", rows=lost, step=step)
            return before, step
    finally:
        await database.close()
