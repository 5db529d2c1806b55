"""Where people are known: a session is a secret in a cookie, of which the database has the digest and nothing else."""

import hashlib
import secrets
from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ventaglio.server.store.database import Database
from ventaglio.server.store.house import raise_news
from ventaglio.server.store.people import Person, person_in
from ventaglio.server.store.schema import PEOPLE, SESSIONS

LASTS: Final = 180 * 24 * 3600.0
"""Seconds without a visit after which nobody is known any more by a session."""
NOTED_EVERY: Final = 600.0
"""Seconds between two notes that somebody was here: not every request is worth a write."""
LONGEST_DEVICE: Final = 80
_CHUNK: Final = 400


class Session(msgspec.Struct, frozen=True):
    """One browser in which somebody is known."""

    id: str
    created_at: float
    seen_at: float
    device: str


class Known(msgspec.Struct, frozen=True):
    """Somebody, and the session by which he is known."""

    person: Person
    session: Session
    net: str | None


def digest(token: str) -> str:
    """What is stored of a cookie. It is random and long enough that a quick hash keeps it secret."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


class SessionRows:
    """The sessions in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, person_id: str, now: float, device: str, instead_of: str = "") -> str:
        """A new session; the result is its secret. The session that it takes the place of, by its secret, ends."""
        token = secrets.token_urlsafe(32)
        row = {
            "id": secrets.token_hex(8),
            "digest": digest(token),
            "person_id": person_id,
            "created_at": now,
            "seen_at": now,
            "device": device[:LONGEST_DEVICE],
        }
        async with self._database.writing() as connection:
            if instead_of:
                await self._end(connection, SESSIONS.c.digest == digest(instead_of))
            await connection.execute(insert(SESSIONS).values(row))
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person_id).values(seen_at=now))
        return token

    async def find(self, token: str, now: float) -> Known | None:
        """Whoever is known by a secret. Whoever is banned is not known to anybody."""
        wanted = (
            select(PEOPLE, *(SESSIONS.c[name].label(f"session_{name}") for name in Session.__struct_fields__))
            .join(PEOPLE, PEOPLE.c.id == SESSIONS.c.person_id)
            .where(SESSIONS.c.digest == digest(token), *_alive(now))
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            return None
        session = Session(*(getattr(row, f"session_{name}") for name in Session.__struct_fields__))
        return Known(person_in(row), session, row.net)

    async def seen(self, known: Known, now: float, net: str) -> None:
        """Somebody is here; noted now and then, and whenever he comes from elsewhere."""
        if now - known.session.seen_at < NOTED_EVERY and known.net == net:
            return
        async with self._database.writing() as connection:
            await connection.execute(update(SESSIONS).where(SESSIONS.c.id == known.session.id).values(seen_at=now))
            changed = update(PEOPLE).where(PEOPLE.c.id == known.person.id)
            await connection.execute(changed.values(seen_at=now, net=net))

    async def of(self, person_id: str, now: float) -> list[Session]:
        """Where somebody is known, the latest seen first."""
        columns = (SESSIONS.c[name] for name in Session.__struct_fields__)
        wanted = select(*columns).where(SESSIONS.c.person_id == person_id, SESSIONS.c.seen_at > now - LASTS)
        async with self._database.reading() as connection:
            found = await connection.execute(wanted.order_by(SESSIONS.c.seen_at.desc(), SESSIONS.c.id))
            return [Session(*row) for row in found]

    async def end(self, person_id: str, session_id: str) -> bool:
        """End one session of somebody; False if he has none of this id."""
        async with self._database.writing() as connection:
            mine = (SESSIONS.c.person_id == person_id) & (SESSIONS.c.id == session_id)
            return await self._end(connection, mine)

    async def dead(self, session_ids: Collection[str], now: float) -> set[str]:
        """Those sessions, of some that there were, by which nobody is known any more."""
        ids = sorted(session_ids)
        alive: set[str] = set()
        async with self._database.reading() as connection:
            for at in range(0, len(ids), _CHUNK):
                some = SESSIONS.c.id.in_(ids[at : at + _CHUNK])
                wanted = select(SESSIONS.c.id).join(PEOPLE, PEOPLE.c.id == SESSIONS.c.person_id)
                found = await connection.execute(wanted.where(some, *_alive(now)))
                alive |= {row.id for row in found}
        return set(ids) - alive

    async def _end(self, connection: AsyncConnection, which: Any) -> bool:
        ended = (await connection.execute(delete(SESSIONS).where(which))).rowcount > 0
        if ended:
            await raise_news(connection)
        return ended


def _alive(now: float) -> tuple[Any, ...]:
    return (
        SESSIONS.c.seen_at > now - LASTS,
        or_(PEOPLE.c.banned_until.is_(None), PEOPLE.c.banned_until < now),
        PEOPLE.c.erased_at.is_(None),
    )
