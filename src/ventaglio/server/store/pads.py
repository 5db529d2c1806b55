"""Score pads that several phones write on: notes in one order, and nothing about who wrote them.

Whoever has the id of a pad may read it and write on it: it is a secret in a link. A note is stored once, by the id that
its phone gave it, so that one told twice over a bad network stands there once.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.database import Database
from ventaglio.server.store.schema import PAD_NOTES, PADS

MOST_NOTES: Final = 2000
"""More lines than a year of evenings at one table, put right and taken back."""
KEPT_DAYS: Final = 30
"""A pad on which nobody wrote for so long goes; the phones keep theirs."""


class PadNote(NamedTuple):
    """A note by its id, as the phone wrote it."""

    id: str
    text: str


class Pads:
    """The shared pads in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, pad_id: str, now: float) -> None:
        """A pad on which nothing stands."""
        async with self._database.writing() as connection:
            await connection.execute(insert(PADS).values(id=pad_id, touched_at=now))

    async def read(self, pad_id: str, after: int) -> list[PadNote] | None:
        """The notes that follow the first so many; None if there is no such pad."""
        async with self._database.reading() as connection:
            if (await connection.execute(select(PADS.c.id).where(PADS.c.id == pad_id))).first() is None:
                return None
            return await _after(connection, pad_id, after)

    async def write(self, pad_id: str, notes: Sequence[PadNote], after: int, now: float) -> list[PadNote] | None:
        """Write what does not stand there yet, behind everything else; the notes that follow the first so many."""
        async with self._database.writing() as connection:
            touched = await connection.execute(update(PADS).where(PADS.c.id == pad_id).values(touched_at=now))
            if not touched.rowcount:
                return None
            known = select(PAD_NOTES.c.note_id).where(PAD_NOTES.c.pad_id == pad_id)
            there = set((await connection.execute(known)).scalars())
            fresh = {note.id: note.text for note in notes if note.id not in there}
            if len(there) + len(fresh) > MOST_NOTES:
                raise BadInput(f"a pad takes {MOST_NOTES} notes", "pad-full", most=str(MOST_NOTES))
            rows = [
                {"pad_id": pad_id, "seq": len(there) + at, "note_id": note_id, "text": text}
                for at, (note_id, text) in enumerate(fresh.items(), start=1)
            ]
            if rows:
                await connection.execute(insert(PAD_NOTES), rows)
            return await _after(connection, pad_id, after)


async def _after(connection: AsyncConnection, pad_id: str, after: int) -> list[PadNote]:
    log = PAD_NOTES.c
    wanted = select(log.note_id, log.text).where(log.pad_id == pad_id, log.seq > after).order_by(log.seq)
    return [PadNote(*row) for row in (await connection.execute(wanted)).all()]


async def forget_pads(connection: AsyncConnection, before: float) -> int:
    """Forget the pads on which nobody wrote since then."""
    old = select(PADS.c.id).where(PADS.c.touched_at < before)
    count = (await connection.execute(select(func.count()).select_from(old.subquery()))).scalar_one()
    await connection.execute(delete(PAD_NOTES).where(PAD_NOTES.c.pad_id.in_(old)))
    await connection.execute(delete(PADS).where(PADS.c.touched_at < before))
    return int(count)
