"""What people played, and the ladders that come of it.

Ratings are those of Plackett and Luce as openskill computes them: they rank any number of sides at once, so a table of
five who play each for himself needs nothing else than one of two pairs, and sides that end level are a tie without a
width of tie to be tuned, which the model of Thurstone and Mosteller would ask for.
"""

from collections.abc import Collection
from typing import Final, Literal

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Select, delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ventaglio.server.store.database import Database
from ventaglio.server.store.schema import PEOPLE, RATINGS, RESULTS

Ladder = Literal["one", "pair"]

_MODEL: Final = PlackettLuce()
_CAUTION: Final = 3
"""How many standard deviations below what we believe of somebody the ladder puts him, until he has played more."""
_CONFIDENT: Final = RATINGS.c.mu - _CAUTION * RATINGS.c.sigma
_LOCK: Final = 0x4C414444
"""The number by which processes know each other's lock on the ladders in PostgreSQL."""


class SeatResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat came to. A bot has no ``person_id``."""

    person_id: str | None
    name: str
    side: int
    won: bool
    score: float


class Finish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table ended. ``rated`` is a wish: `counts` says whether it can be granted."""

    table_id: str
    game: str
    code: str
    ended_at: float
    how: str
    rated: bool
    seats: tuple[SeatResult, ...]

    @property
    def counts(self) -> bool:
        """Whether the ladders take notice: every seat a person, all different, in sides of one size.

        The model takes a side to be as strong as its members together, which two who play against one are not.
        """
        people = {seat.person_id for seat in self.seats}
        sizes = {len(side) for side in _sides(self)}
        different = None not in people and len(people) == len(self.seats)
        return self.rated and different and len(_sides(self)) > 1 and len(sizes) == 1


class Played(msgspec.Struct, frozen=True):
    """A finished table as one who sat there remembers it."""

    seat: int
    finish: Finish


class Standing(msgspec.Struct, frozen=True):
    """A place on a ladder. ``rating`` is what can be said with confidence; it orders the ladder."""

    game: str
    ladder: str
    people: tuple[str, ...]
    names: tuple[str, ...]
    rating: float
    mu: float
    sigma: float
    matches: int


# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


async def finish(connection: AsyncConnection, ended: Finish) -> None:
    """Write down how a table ended, in the transaction that ends its log. Once is enough; more often does nothing."""
    known = select(RESULTS.c.table_id).where(RESULTS.c.table_id == ended.table_id).limit(1)
    if not ended.seats or (await connection.execute(known)).first() is not None:
        return
    common = {name: getattr(ended, name) for name in ("table_id", "game", "code", "ended_at", "how")}
    rows = [
        {**common, "rated": ended.counts, "seat": seat, **msgspec.structs.asdict(result)}
        for seat, result in enumerate(ended.seats)
    ]
    await connection.execute(insert(RESULTS), rows)
    if ended.counts:
        await _rate(connection, ended)


async def _rate(connection: AsyncConnection, ended: Finish) -> None:
    if connection.dialect.name == "postgresql":
        # Two matches of one person may end at once, and each must build on what the other made of him. In SQLite
        # whoever writes is alone.
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    sides = _sides(ended)
    order = [(not any(seat.won for seat in side), -max(seat.score for seat in side)) for side in sides]
    ranks = [float(sorted(order).index(place)) for place in order]
    people = [[str(seat.person_id) for seat in side] for side in sides]
    await _climb(connection, ended, "one", people, ranks)
    if all(len(side) == 2 for side in people):
        await _climb(connection, ended, "pair", [["+".join(sorted(side))] for side in people], ranks)


async def _climb(
    connection: AsyncConnection, ended: Finish, ladder: Ladder, sides: list[list[str]], ranks: list[float]
) -> None:
    game = _family(ended.game)
    everybody = [subject for side in sides for subject in side]
    on_it = (RATINGS.c.game == game) & (RATINGS.c.ladder == ladder) & RATINGS.c.subject.in_(everybody)
    found = {row.subject: row for row in await connection.execute(select(RATINGS).where(on_it))}
    before = [
        [
            _MODEL.rating(found[subject].mu, found[subject].sigma) if subject in found else _MODEL.rating()
            for subject in side
        ]
        for side in sides
    ]
    after = _MODEL.rate(before, ranks=ranks)
    rows = [
        {
            "game": game,
            "ladder": ladder,
            "subject": subject,
            "mu": rating.mu,
            "sigma": rating.sigma,
            "matches": (found[subject].matches if subject in found else 0) + 1,
            "changed_at": ended.ended_at,
        }
        for side, ratings in zip(sides, after, strict=True)
        for subject, rating in zip(side, ratings, strict=True)
    ]
    await connection.execute(delete(RATINGS).where(on_it))
    await connection.execute(insert(RATINGS), rows)


def _sides(ended: Finish) -> list[list[SeatResult]]:
    numbers = dict.fromkeys(seat.side for seat in ended.seats)
    return [[seat for seat in ended.seats if seat.side == number] for number in numbers]


def _family(game: str) -> str:
    """A game at which mistakes can be made is still that game."""
    return game.removesuffix("-live")


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class History:
    """What a database knows of finished tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def history(self, person_id: str, before: float | None = None, limit: int = 50) -> list[Played]:
        """The tables at which a person sat, the latest first; ``before`` is where an earlier page ended."""
        mine = select(RESULTS.c.table_id, RESULTS.c.seat).where(RESULTS.c.person_id == person_id)
        if before is not None:
            mine = mine.where(RESULTS.c.ended_at < before)
        mine = mine.order_by(RESULTS.c.ended_at.desc(), RESULTS.c.table_id).limit(limit)
        async with self._database.reading() as connection:
            seats = {row.table_id: row.seat for row in await connection.execute(mine)}
            everybody = select(RESULTS).where(RESULTS.c.table_id.in_(seats)).order_by(RESULTS.c.seat)
            rows = (await connection.execute(everybody)).all()
        played = []
        for table_id, seat in seats.items():
            here = [row for row in rows if row.table_id == table_id]
            common = {name: getattr(here[0], name) for name in ("game", "code", "ended_at", "how", "rated")}
            results = tuple(
                SeatResult(**{name: getattr(row, name) for name in SeatResult.__struct_fields__}) for row in here
            )
            played.append(Played(seat, Finish(table_id=table_id, seats=results, **common)))
        return played

    async def ladder(self, game: str, which: Ladder, limit: int = 100) -> list[Standing]:
        """The best of a game."""
        wanted = select(RATINGS).where(RATINGS.c.game == _family(game), RATINGS.c.ladder == which)
        return await self._standings(wanted.order_by(_CONFIDENT.desc(), RATINGS.c.subject).limit(limit))

    async def rating_of(self, person_id: str) -> list[Standing]:
        """Where a person stands, game by game."""
        wanted = select(RATINGS).where(RATINGS.c.ladder == "one", RATINGS.c.subject == person_id)
        return await self._standings(wanted.order_by(RATINGS.c.game))

    async def ratings_of(self, people: Collection[str], game: str) -> dict[str, float]:
        """How strong some people are held to be at a game, as far as it is known."""
        these = (RATINGS.c.game == _family(game)) & (RATINGS.c.ladder == "one") & RATINGS.c.subject.in_(sorted(people))
        async with self._database.reading() as connection:
            found = await connection.execute(select(RATINGS.c.subject, RATINGS.c.mu).where(these))
            return {row.subject: row.mu for row in found}

    async def _standings(self, wanted: Select[tuple[object, ...]]) -> list[Standing]:
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
            people = {one for row in rows for one in row.subject.split("+")}
            named = await connection.execute(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(people)))
            names = {row.id: row.name for row in named}
        return [
            Standing(
                game=row.game,
                ladder=row.ladder,
                people=(ids := tuple(row.subject.split("+"))),
                names=tuple(names.get(one, "") for one in ids),
                rating=row.mu - _CAUTION * row.sigma,
                mu=row.mu,
                sigma=row.sigma,
                matches=row.matches,
            )
            for row in rows
        ]
