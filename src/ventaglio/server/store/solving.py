"""What people answered to problems, and how both are rated by it.

An answer counts once, the first time. The ratings of persons and of problems stand on one ladder of their own beside
those of matches, ``problem``: to solve one is to win against it.
"""

from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ventaglio.server.store.database import Database
from ventaglio.server.store.schema import ATTEMPTS, RATINGS

LADDER: Final = "problem"
_LOCK: Final = 0x50524F42
"""The number by which processes know each other's lock on this ladder in PostgreSQL."""

Pair = tuple[float, float]
"""What is believed of somebody, and how unsure that is."""
Grade = Callable[[Pair | None, Pair | None], tuple[Pair, Pair]]
"""What becomes of a person and a problem by an answer; None for one of whom nothing is known."""


class Attempt(msgspec.Struct, frozen=True):
    """The first answer to a problem."""

    problem_id: str
    at: float
    action: str
    solved: bool


class Marks(msgspec.Struct, frozen=True):
    """What somebody has come to at the problems of a game: his rating, and how many he has answered."""

    mu: float
    sigma: float
    answered: int


def subject_of(problem_id: str) -> str:
    """A problem as the ladder has it."""
    return f"problem {problem_id}"


class Solving:
    """What a database knows of answers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def attempts(self, person_id: str) -> list[Attempt]:
        """Everything that somebody has answered, the latest first."""
        mine = select(ATTEMPTS).where(ATTEMPTS.c.person_id == person_id).order_by(ATTEMPTS.c.at.desc())
        async with self._database.reading() as connection:
            rows = (await connection.execute(mine)).all()
        return [Attempt(row.problem_id, row.at, row.action, row.solved) for row in rows]

    async def marks(self, game: str, subject: str) -> Marks | None:
        """The rating of a person, by id, or of a problem, by `subject_of`."""
        async with self._database.reading() as connection:
            return await _rating(connection, game, subject)

    async def answer(self, person_id: str, game: str, given: Attempt, grade: Grade) -> bool:
        """Note an answer, and rate by it; whether it was the first to this problem, so that it counts."""
        async with self._database.writing() as connection:
            await _alone(connection)
            known = (ATTEMPTS.c.person_id == person_id) & (ATTEMPTS.c.problem_id == given.problem_id)
            if (await connection.execute(select(ATTEMPTS.c.at).where(known))).first() is not None:
                return False
            await connection.execute(insert(ATTEMPTS).values(person_id=person_id, **msgspec.structs.asdict(given)))
            subjects = (person_id, subject_of(given.problem_id))
            before = [await _rating(connection, game, one) for one in subjects]
            after = grade(*(None if one is None else (one.mu, one.sigma) for one in before))
            for subject, old, (mu, sigma) in zip(subjects, before, after, strict=True):
                here = (RATINGS.c.game == game) & (RATINGS.c.ladder == LADDER) & (RATINGS.c.subject == subject)
                await connection.execute(delete(RATINGS).where(here))
                count = 1 if old is None else old.answered + 1
                row = {"game": game, "ladder": LADDER, "subject": subject, "mu": mu, "sigma": sigma}
                await connection.execute(insert(RATINGS).values(matches=count, changed_at=given.at, **row))
        return True


async def _alone(connection: AsyncConnection) -> None:
    """Whoever else rates waits: each must build on what the other made of a problem."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


async def _rating(connection: AsyncConnection, game: str, subject: str) -> Marks | None:
    here = (RATINGS.c.game == game) & (RATINGS.c.ladder == LADDER) & (RATINGS.c.subject == subject)
    row = (await connection.execute(select(RATINGS).where(here))).first()
    return None if row is None else Marks(row.mu, row.sigma, row.matches)
