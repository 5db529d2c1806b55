"""The logs of tournaments, and the keys of those who may work on them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ventaglio.core.log import StaleSequence
from ventaglio.server.store.database import Database
from ventaglio.server.store.schema import (
    SHEET_COLUMNS,
    TOURNAMENT_ENTRIES,
    TOURNAMENT_KEYS,
    TOURNAMENT_MARKS,
    TOURNAMENTS,
)

AT_ONCE: Final = 500
"""Lines that are written or read before others have their turn."""


class StoredLine(NamedTuple):
    """An entry of a tournament's log as it is stored."""

    seq: int
    at: float
    by: str
    role: str
    body: str


class Folder(NamedTuple):
    """What is known of a tournament without reading its log. ``summary`` is JSON."""

    id: str
    public: bool
    seq: int
    summary: str
    created_at: float
    changed_at: float
    club: str | None = None
    """The club that holds it, where one does."""
    archived: bool = False
    """Put away: it is there, and stands in no list of what goes on."""


class Key(NamedTuple):
    """Who may work on a tournament, known by the digest of a secret that is stored nowhere."""

    digest: str
    role: str
    name: str
    entrant: int | None


_FOLDER: Final = tuple(TOURNAMENTS.c[name] for name in Folder._fields)
_LINE: Final = tuple(TOURNAMENT_ENTRIES.c[name] for name in StoredLine._fields)
_KEY: Final = tuple(TOURNAMENT_KEYS.c[name] for name in Key._fields)


class _Overtaken(Exception):
    """The log does not end where a line should go on."""


class Tournaments:
    """The tournaments in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def create(self, folder: Folder, lines: Sequence[StoredLine], keys: Sequence[Key]) -> bool:
        """A new tournament with the beginning of its log. False if there is one with this id."""
        try:
            async with self._database.writing() as connection:
                known = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.id == folder.id)
                if (await connection.execute(known)).first() is not None:
                    return False
                await connection.execute(insert(TOURNAMENTS).values(folder._asdict()))
                await _write(connection, folder.id, lines)
                if keys:
                    rows = [{"tournament_id": folder.id, **key._asdict()} for key in keys]
                    await connection.execute(insert(TOURNAMENT_KEYS), rows)
        except IntegrityError:
            # Somebody else has made it in this moment.
            return False
        return True

    async def append(self, tournament_id: str, lines: Sequence[StoredLine], summary: str, mark: str = "") -> None:
        """Append all or nothing, under a mark if there is one. Raises `StaleSequence` if somebody else came first."""
        last = lines[-1]
        changes = {"seq": last.seq, "summary": summary, "changed_at": last.at}
        try:
            async with self._database.writing() as connection:
                await _write(connection, tournament_id, lines)
                if mark:
                    row = {"tournament_id": tournament_id, "mark": mark, "first": lines[0].seq, "last": last.seq}
                    await connection.execute(insert(TOURNAMENT_MARKS).values(row))
                # Where the log has become shorter, because an older copy was brought back, the next number is free.
                here = (TOURNAMENTS.c.id == tournament_id) & (TOURNAMENTS.c.seq == lines[0].seq - 1)
                if (await connection.execute(update(TOURNAMENTS).where(here).values(changes))).rowcount != 1:
                    raise _Overtaken
        except (IntegrityError, _Overtaken):
            raise StaleSequence(lines[0].seq - 1, await self.last(tournament_id)) from None

    async def held_by(self, tournament_id: str, club_id: str | None) -> None:
        """A club holds the tournament from now on, or none does."""
        async with self._database.writing() as connection:
            await connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament_id).values(club=club_id))

    async def put_away(self, tournament_id: str, *, archived: bool) -> None:
        """It stands in no list from now on, or does again."""
        changed = update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament_id).values(archived=archived)
        async with self._database.writing() as connection:
            await connection.execute(changed)

    async def delete(self, tournament_id: str) -> None:
        """Nothing is left of it."""
        async with self._database.writing() as connection:
            for table in (TOURNAMENT_MARKS, TOURNAMENT_KEYS, TOURNAMENT_ENTRIES):
                await connection.execute(delete(table).where(table.c.tournament_id == tournament_id))
            await connection.execute(delete(SHEET_COLUMNS).where(SHEET_COLUMNS.c.owner == tournament_id))
            await connection.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament_id))

    async def add_key(self, tournament_id: str, key: Key) -> None:
        async with self._database.writing() as connection:
            await connection.execute(insert(TOURNAMENT_KEYS).values(tournament_id=tournament_id, **key._asdict()))

    async def add_keys(self, tournament_id: str, keys: Sequence[Key]) -> None:
        """Those of these keys that are not there yet: whoever adds the same at this moment adds them for both."""
        known = select(TOURNAMENT_KEYS.c.digest).where(TOURNAMENT_KEYS.c.tournament_id == tournament_id)
        try:
            async with self._database.writing() as connection:
                there = set((await connection.execute(known)).scalars())
                rows = [{"tournament_id": tournament_id, **key._asdict()} for key in keys if key.digest not in there]
                if rows:
                    await connection.execute(insert(TOURNAMENT_KEYS), rows)
        except IntegrityError:
            return

    async def remove_key(self, tournament_id: str, digest: str) -> bool:
        """Whether there was such a key."""
        this = (TOURNAMENT_KEYS.c.tournament_id == tournament_id) & (TOURNAMENT_KEYS.c.digest == digest)
        async with self._database.writing() as connection:
            return bool((await connection.execute(delete(TOURNAMENT_KEYS).where(this))).rowcount)

    async def rewrite(self, tournament_id: str, lines: Mapping[int, str]) -> None:
        """Lines as they read from now on, by their numbers: somebody was erased from them."""
        log = TOURNAMENT_ENTRIES.c
        async with self._database.writing() as connection:
            for seq, body in lines.items():
                this = (log.tournament_id == tournament_id) & (log.seq == seq)
                await connection.execute(update(TOURNAMENT_ENTRIES).where(this).values(body=body))

    async def retell(self, club_id: str) -> None:
        """What the tournaments of a club tell of people is told anew, by every process."""
        its = TOURNAMENTS.c
        async with self._database.writing() as connection:
            await connection.execute(update(TOURNAMENTS).where(its.club == club_id).values(retold=its.retold + 1))

    # ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def read(self, tournament_id: str, after: int = 0) -> list[StoredLine]:
        """The lines that follow a line."""
        log = TOURNAMENT_ENTRIES.c
        wanted = select(*_LINE).where(log.tournament_id == tournament_id).order_by(log.seq).limit(AT_ONCE)
        found: list[StoredLine] = []
        async with self._database.reading() as connection:
            while True:
                rows = (await connection.execute(wanted.where(log.seq > after))).all()
                found += (StoredLine(*row) for row in rows)
                if len(rows) < AT_ONCE:
                    return found
                after = found[-1].seq

    async def head(self, tournament_id: str) -> tuple[int, int, str | None]:
        """The last line, how often people in it were told anew, and the club that holds it; 0 where there is none."""
        wanted = select(TOURNAMENTS.c.seq, TOURNAMENTS.c.retold, TOURNAMENTS.c.club)
        async with self._database.reading() as connection:
            found = (await connection.execute(wanted.where(TOURNAMENTS.c.id == tournament_id))).first()
            return (0, 0, None) if found is None else (found.seq, found.retold, found.club)

    async def last(self, tournament_id: str) -> int:
        """The number of the last line; 0 where there is no such tournament."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(TOURNAMENTS.c.seq).where(TOURNAMENTS.c.id == tournament_id))
            return found.scalar_one_or_none() or 0

    async def marked(self, tournament_id: str, mark: str) -> list[StoredLine]:
        """The lines that were appended under a mark; none if nothing was."""
        its = TOURNAMENT_MARKS.c
        asked = (its.tournament_id == tournament_id) & (its.mark == mark)
        log = TOURNAMENT_ENTRIES.c
        lines = select(*_LINE).where(log.tournament_id == tournament_id).order_by(log.seq)
        wanted = lines.join(TOURNAMENT_MARKS, asked & (log.seq >= its.first) & (log.seq <= its.last))
        async with self._database.reading() as connection:
            return [StoredLine(*row) for row in await connection.execute(wanted)]

    async def folders(self, most: int, *, public: bool = False, archived: bool = False) -> list[Folder]:
        """The newest tournaments, or those that were put away; only what everybody finds, where that is asked."""
        wanted = select(*_FOLDER).order_by(TOURNAMENTS.c.created_at.desc(), TOURNAMENTS.c.id).limit(most)
        wanted = wanted.where(TOURNAMENTS.c.archived.is_(archived))
        if public:
            wanted = wanted.where(TOURNAMENTS.c.public)
        async with self._database.reading() as connection:
            return [Folder(*row) for row in await connection.execute(wanted)]

    async def folders_saying(self, *parts: str) -> list[Folder]:
        """The tournaments whose summaries have all these parts: so nobody reads those that are over."""
        wanted = select(*_FOLDER).order_by(TOURNAMENTS.c.created_at.desc(), TOURNAMENTS.c.id)
        for part in parts:
            wanted = wanted.where(TOURNAMENTS.c.summary.contains(part, autoescape=True))
        async with self._database.reading() as connection:
            return [Folder(*row) for row in await connection.execute(wanted)]

    async def folders_of(self, club_id: str) -> list[Folder]:
        """The tournaments that a club holds, the newest first."""
        wanted = select(*_FOLDER).where(TOURNAMENTS.c.club == club_id)
        async with self._database.reading() as connection:
            return [
                Folder(*row)
                for row in await connection.execute(wanted.order_by(TOURNAMENTS.c.created_at.desc(), TOURNAMENTS.c.id))
            ]

    async def folder(self, tournament_id: str) -> Folder | None:
        async with self._database.reading() as connection:
            found = (await connection.execute(select(*_FOLDER).where(TOURNAMENTS.c.id == tournament_id))).first()
            return None if found is None else Folder(*found)

    async def key(self, tournament_id: str, digest: str) -> Key | None:
        which = (TOURNAMENT_KEYS.c.tournament_id == tournament_id) & (TOURNAMENT_KEYS.c.digest == digest)
        async with self._database.reading() as connection:
            found = (await connection.execute(select(*_KEY).where(which))).first()
            return None if found is None else Key(*found)

    async def keys(self, tournament_id: str) -> list[Key]:
        wanted = select(*_KEY).where(TOURNAMENT_KEYS.c.tournament_id == tournament_id)
        order = (TOURNAMENT_KEYS.c.role, TOURNAMENT_KEYS.c.name, TOURNAMENT_KEYS.c.entrant, TOURNAMENT_KEYS.c.digest)
        async with self._database.reading() as connection:
            return [Key(*row) for row in await connection.execute(wanted.order_by(*order))]


async def _write(connection: AsyncConnection, tournament_id: str, lines: Sequence[StoredLine]) -> None:
    # A few at a time: a long log must not keep the loop from everything else.
    for first in range(0, len(lines), AT_ONCE):
        part = lines[first : first + AT_ONCE]
        rows: list[dict[str, Any]] = [{"tournament_id": tournament_id, **line._asdict()} for line in part]
        await connection.execute(insert(TOURNAMENT_ENTRIES), rows)
