"""What a server hears of those who run the house, and does about it: within half a second, whichever process it is.

It looks at one number in the database. Only when that has changed does it look further: whose session has ended, what
is to be announced, which tables are to be closed. So nothing depends on messages, and none can be missed.
"""

import asyncio
import contextlib
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ventaglio.core.codec import encode
from ventaglio.server.store.database import Database
from ventaglio.server.store.house import Announcement, HouseRows, Maintenance
from ventaglio.server.store.privacy import Rule, purge
from ventaglio.server.store.sessions import SessionRows
from ventaglio.server.tables import doing
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.protocol import HouseNotice
from ventaglio.server.tables.table import CorruptLog

LOOKS_EVERY: Final = 0.5
PURGES_EVERY: Final = 24 * 3600.0
PURGE: Final = "purged"

LOG: Final = structlog.get_logger("ventaglio.keeper")


class Keeper:
    """Looks after the house while it is open."""

    def __init__(self, database: Database, hall: Hall, sessions: SessionRows, rule: Rule) -> None:
        self.rows = HouseRows(database)
        self.rule = rule
        self.announcement: Announcement | None = None
        self.maintenance: Maintenance | None = None
        self.nets: dict[str, float] = {}
        """The marks of addresses from which no new guests come in, and until when."""
        self._database = database
        self._hall = hall
        self._sessions = sessions
        self._news = -1
        self._loops: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Find out what holds, and look again and again."""
        await self.look()
        self._loops = [asyncio.create_task(loop()) for loop in (self._watch, self._purge)]

    async def stop(self) -> None:
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)

    async def look(self) -> None:
        """Do at once what news there is asks for."""
        news = await self.rows.news()
        if news == self._news:
            return
        before = (self.announcement, self.maintenance)
        self.announcement, self.maintenance = await self.rows.announcement(), await self.rows.maintenance()
        self.nets = await self.rows.nets()
        if self._news >= 0 and before != (self.announcement, self.maintenance):
            self._tell()
        await self._dismiss()
        for table_id in await self.rows.closings():
            with contextlib.suppress(CorruptLog):
                await self._hall.change(table_id, doing.close_by_house)
            await self.rows.closed(table_id)
        # Last: what failed on the way is tried again.
        self._news = news

    async def _dismiss(self) -> None:
        """Close the screens whose sessions have ended."""
        listeners = [one for one in self._hall.listeners() if one.session]
        dead = await self._sessions.dead({one.session for one in listeners}, self._hall.now())
        for one in listeners:
            if one.session in dead:
                one.dismiss()

    def _tell(self) -> None:
        for listener in self._hall.listeners():
            notice = HouseNotice(self.text(listener.language), self.maintenance is not None)
            listener.push(encode(notice))

    def text(self, language: str) -> str:
        """What is announced, in a language if it was said in it."""
        found = self.announcement
        if found is None or (found.until is not None and found.until < self._hall.now()):
            return ""
        return found.texts.get(language) or found.texts.get("") or next(iter(found.texts.values()), "")

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOKS_EVERY)
            try:
                await self.look()
            except (SQLAlchemyError, OSError):
                LOG.warning("cannot look for news")
            except Exception:
                LOG.exception("cannot do what the house asks for")

    async def _purge(self) -> None:
        while True:
            try:
                if await self.rows.due(PURGE, self._hall.now(), PURGES_EVERY):
                    done = await purge(self._database, self.rule, self._hall.now(), "server", "")
                    LOG.info("purged", guests=done.guests, logs=done.logs, sessions=done.sessions)
            except Exception:
                LOG.exception("cannot purge")
            await asyncio.sleep(PURGES_EVERY / 24)
