"""What those do who run the house. Each thing is one transaction with its line in the audit: who, when, what, why."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.database import Database
from ventaglio.server.store.house import (
    ANNOUNCEMENT,
    CLOSING,
    MAINTENANCE,
    NET,
    Announcement,
    Maintenance,
    audited,
    put,
    raise_news,
)
from ventaglio.server.store.people import FOR_EVER, People, end_sessions, tidy_name
from ventaglio.server.store.privacy import Purged, Rule, erase, purge
from ventaglio.server.store.schema import PEOPLE, REPORTS, SESSIONS

LONGEST_REASON: Final = 200
LONGEST_TEXT: Final = 400


class Managing:
    """Somebody who runs the house, at work. ``why`` stands in the audit beside everything that he does."""

    def __init__(self, database: Database, by: str, now: float, why: str) -> None:
        self._database = database
        self._people = People(database)
        self._by = by[:80]
        self._now = now
        if len(why) > LONGEST_REASON:
            raise BadInput("the reason is too long", "house-why-long", most=str(LONGEST_REASON))
        self._why = why

    @asynccontextmanager
    async def _doing(self, what: str, whom: str = "", **more: object) -> AsyncIterator[AsyncConnection]:
        async with self._database.writing() as connection:
            yield connection
            await audited(connection, self._by, self._now, what, whom, self._why, **more)

    # ── People ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def ban(self, person_id: str, until: float = FOR_EVER, *, address: bool = False) -> None:
        """Nobody is this person until then: all sessions end, and no password helps.

        With the ``address`` no new guests come from where the person was last seen: not he himself, nor others there.
        """
        async with self._doing("ban", person_id, until=until, address=address or None) as connection:
            await _person(connection, person_id, banned_until=until, banned_why=self._why)
            net = await _net(connection, person_id)
            if address and net:
                await put(connection, NET + net, until)
            await end_sessions(connection, person_id)

    async def unban(self, person_id: str) -> None:
        async with self._doing("unban", person_id) as connection:
            await _person(connection, person_id, banned_until=None, banned_why=None)
            if net := await _net(connection, person_id):
                await put(connection, NET + net, None)

    async def mute(self, person_id: str, until: float = FOR_EVER) -> None:
        """Whatever this person says until then is refused."""
        async with self._doing("mute", person_id, until=until) as connection:
            await _person(connection, person_id, muted_until=until)

    async def unmute(self, person_id: str) -> None:
        async with self._doing("unmute", person_id) as connection:
            await _person(connection, person_id, muted_until=None)

    async def rename(self, person_id: str, name: str) -> str:
        """Call somebody otherwise from now on; the result is the name as it is shown."""
        tidy = tidy_name(name)
        async with self._doing("rename", person_id, name=tidy) as connection:
            await _person(connection, person_id, name=tidy)
        return tidy

    async def reset_password(self, person_id: str) -> str:
        """A new password, which is told this once. All sessions end."""
        async with self._doing("reset-password", person_id) as connection:
            return await self._people.new_password(connection, person_id)

    async def log_out(self, person_id: str, session_id: str = "") -> int:
        """End one session of somebody, or all; the result is how many there were."""
        mine = SESSIONS.c.person_id == person_id
        if session_id:
            mine &= SESSIONS.c.id == session_id
        async with self._doing("log-out", person_id, session=session_id) as connection:
            ended = (await connection.execute(SESSIONS.delete().where(mine))).rowcount
            if session_id and not ended:
                raise BadInput("there is no such session", "person-no-session", session=session_id)
            if not session_id:
                await _person(connection, person_id, sessions=PEOPLE.c.sessions + 1)
            await raise_news(connection)
            return ended

    async def erase(self, person_id: str) -> int:
        """Forget somebody, as if he had asked for it himself; the result is how many logs named him."""
        # The id alone: the audit must not keep the name that was to be forgotten.
        async with self._doing("erase", person_id) as connection:
            return await erase(connection, person_id, self._now)

    async def exported(self, person_id: str) -> None:
        """Put on record that somebody's data were written to a file."""
        async with self._doing("export", person_id):
            pass

    # ── The house ────────────────────────────────────────────────────────────────────────────────────────────────

    async def announce(self, announcement: Announcement | None) -> None:
        """Tell everybody something, or no longer."""
        for text in () if announcement is None else announcement.texts.values():
            if not text or len(text) > LONGEST_TEXT:
                raise BadInput("the text is too long, or empty", "house-text-long", most=str(LONGEST_TEXT))
        texts = {} if announcement is None else announcement.texts
        async with self._doing("announce" if announcement else "end-announcement", **texts) as connection:
            await put(connection, ANNOUNCEMENT, announcement)

    async def maintain(self, on: bool) -> None:
        """Let no match begin from now on; or let them begin again."""
        async with self._doing("maintenance-on" if on else "maintenance-off") as connection:
            await put(connection, MAINTENANCE, Maintenance(self._now, self._why) if on else None)

    async def close_table(self, table_id: str) -> None:
        """Have a table closed by whatever server sees to it first."""
        async with self._doing("close-table", table_id) as connection:
            await put(connection, CLOSING + table_id, self._why)

    async def settle(self, number: int) -> None:
        """A report is dealt with; the reason says how."""
        async with self._doing("settle", str(number)) as connection:
            this = REPORTS.c.id == number
            done = await connection.execute(update(REPORTS).where(this).values(settled_at=self._now, settled=self._why))
            if not done.rowcount:
                raise BadInput(f"there is no report {number}", "house-no-report", number=str(number))

    async def purge(self, rule: Rule) -> Purged:
        """Forget what is older than the rule allows."""
        return await purge(self._database, rule, self._now, self._by, self._why)


async def _net(connection: AsyncConnection, person_id: str) -> str | None:
    """The mark of where a person was last seen."""
    found: str | None = (await connection.execute(select(PEOPLE.c.net).where(PEOPLE.c.id == person_id))).scalar_one()
    return found


async def _person(connection: AsyncConnection, person_id: str, **values: Any) -> None:
    changed = update(PEOPLE).where(PEOPLE.c.id == person_id, PEOPLE.c.erased_at.is_(None)).values(**values)
    if (await connection.execute(changed)).rowcount != 1:
        raise BadInput("there is no such person", "person-unknown")
