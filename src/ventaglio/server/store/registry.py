"""The registries of clubs: people, and every change with its number. A change is one transaction, all or nothing."""

import secrets
from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ventaglio.core.codec import decode, encode
from ventaglio.core.refusal import BadInput
from ventaglio.server.store.database import Database
from ventaglio.server.store.schema import REGISTRY_CHANGES, REGISTRY_PEOPLE, SHEET_COLUMNS
from ventaglio.tournaments.registry.changing import Change, Step, all_ids, applied, undone, without
from ventaglio.tournaments.registry.people import Person, Roster, Shown

AT_ONCE: Final = 500
"""Rows that are written before others have their turn."""
MOST_CHANGES: Final = 200
"""Of which somebody is told at once."""
MOST_SHEETS: Final = 50
"""Kinds of spreadsheets whose columns are remembered of one owner."""

Make = Callable[[Roster], Step]


class Registry:
    """The registries in a database, each by the id of its club."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def people(self, club_id: str) -> list[Person]:
        """Everybody in the registry of a club, by name."""
        return list((await self.roster(club_id)).people)

    async def roster(self, club_id: str) -> Roster:
        """The registry of a club; an empty one where nobody was ever put into it."""
        async with self._database.reading() as connection:
            return await _roster(connection, club_id)

    async def changes(self, club_id: str, most: int = MOST_CHANGES) -> list[Change]:
        """What was changed, the latest first."""
        this = REGISTRY_CHANGES.c
        wanted = select(REGISTRY_CHANGES).where(this.club_id == club_id).order_by(this.seq.desc()).limit(most)
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Change(row.seq, row.at, row.by, decode(row.body, Step)) for row in rows]

    # ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def do(self, club_id: str, by: str, now: float, make: Make) -> Change:
        """Make a change of the registry as it is, and keep it; `BadInput` if there is something against it."""
        while True:
            try:
                async with self._database.writing() as connection:
                    roster = await _roster(connection, club_id)
                    step = make(roster)
                    if not step.before and not step.after:
                        return Change(roster.seq, now, by[:80], step)
                    return await _write(connection, club_id, roster, Change(roster.seq + 1, now, by[:80], step))
            except IntegrityError:
                # Somebody else has taken the number; what he changed may matter.
                if (await self.roster(club_id)).seq == roster.seq:
                    raise

    async def undo(self, club_id: str, seq: int, by: str, now: float) -> Change:
        """Take a change back."""
        this = (REGISTRY_CHANGES.c.club_id == club_id) & (REGISTRY_CHANGES.c.seq == seq)
        async with self._database.reading() as connection:
            row = (await connection.execute(select(REGISTRY_CHANGES).where(this))).first()
        if row is None:
            raise BadInput("there is no such change", "registry-no-change", number=seq)
        change = Change(row.seq, row.at, row.by, decode(row.body, Step))
        return await self.do(club_id, by, now, lambda roster: undone(roster, change))

    async def erase(self, club_id: str, person_id: str, by: str, now: float) -> tuple[str, ...]:
        """Forget a person, in every change too; the result is every id that he had."""
        async with self._database.writing() as connection:
            roster = await _roster(connection, club_id)
            gone = tuple(all_ids(roster, person_id))
            these = (REGISTRY_PEOPLE.c.club_id == club_id) & REGISTRY_PEOPLE.c.id.in_(gone)
            await connection.execute(delete(REGISTRY_PEOPLE).where(these))
            its = REGISTRY_CHANGES.c
            rows = await connection.execute(select(its.seq, its.body).where(its.club_id == club_id))
            for row in rows.all():
                step = decode(row.body, Step)
                left = without(step, gone)
                if left != step:
                    this = (its.club_id == club_id) & (its.seq == row.seq)
                    body = encode(left).decode()
                    await connection.execute(update(REGISTRY_CHANGES).where(this).values(body=body))
            change = Change(roster.seq + 1, now, by[:80], Step("erased"))
            await connection.execute(insert(REGISTRY_CHANGES).values(_row(club_id, change)))
        return gone

    # ── Spreadsheets ─────────────────────────────────────────────────────────────────────────────────────────────

    async def columns(self, owner: str, mark: str) -> Mapping[str, str]:
        """What somebody said that the columns of such a sheet are; nothing if nobody has."""
        this = (SHEET_COLUMNS.c.owner == owner) & (SHEET_COLUMNS.c.mark == mark)
        async with self._database.reading() as connection:
            found = (await connection.execute(select(SHEET_COLUMNS.c.columns).where(this))).scalar_one_or_none()
        return {} if found is None else decode(found, dict[str, str])

    async def remember(self, owner: str, mark: str, columns: Mapping[str, str]) -> None:
        """Keep in mind what the columns of such a sheet are."""
        mine = SHEET_COLUMNS.c.owner == owner
        async with self._database.writing() as connection:
            known = (await connection.execute(select(SHEET_COLUMNS.c.mark).where(mine))).scalars().all()
            if len(known) >= MOST_SHEETS and mark not in known:
                await connection.execute(delete(SHEET_COLUMNS).where(mine))
            await connection.execute(delete(SHEET_COLUMNS).where(mine, SHEET_COLUMNS.c.mark == mark))
            told = encode(dict(columns)).decode()
            await connection.execute(insert(SHEET_COLUMNS).values(owner=owner, mark=mark, columns=told))


def new_id() -> str:
    """An id for somebody who was in no registry."""
    return secrets.token_hex(8)


async def _roster(connection: AsyncConnection, club_id: str) -> Roster:
    people = await connection.execute(select(REGISTRY_PEOPLE).where(REGISTRY_PEOPLE.c.club_id == club_id))
    its = REGISTRY_CHANGES.c
    last = select(its.seq).where(its.club_id == club_id).order_by(its.seq.desc()).limit(1)
    everybody = {
        row.id: Person(
            *(row.id, row.surname, row.name, row.card, row.club, row.category, row.licence),
            Shown(row.shown),
            row.merged_into,
            row.email,
        )
        for row in people.all()
    }
    return Roster(everybody, (await connection.execute(last)).scalar_one_or_none() or 0)


async def _write(connection: AsyncConnection, club_id: str, roster: Roster, change: Change) -> Change:
    # First the number: whoever was overtaken has done nothing.
    await connection.execute(insert(REGISTRY_CHANGES).values(_row(club_id, change)))
    after = applied(roster, change.step)
    concerned = {one.id for one in (*change.step.before, *change.step.after)}
    these = sorted(concerned)
    for first in range(0, len(these), AT_ONCE):
        part = these[first : first + AT_ONCE]
        gone = (REGISTRY_PEOPLE.c.club_id == club_id) & REGISTRY_PEOPLE.c.id.in_(part)
        await connection.execute(delete(REGISTRY_PEOPLE).where(gone))
        rows = [_person(club_id, after.everybody[one]) for one in part if one in after.everybody]
        if rows:
            await connection.execute(insert(REGISTRY_PEOPLE), rows)
    return change


def _row(club_id: str, change: Change) -> dict[str, object]:
    body = encode(change.step).decode()
    return {"club_id": club_id, "seq": change.seq, "at": change.at, "by": change.by, "body": body}


def _person(club_id: str, one: Person) -> dict[str, object]:
    plain = msgspec.structs.asdict(one)
    into = plain.pop("into")
    return {**plain, "club_id": club_id, "shown": one.shown.value, "merged_into": into}
