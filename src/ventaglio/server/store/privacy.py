"""What is known of a person: handed out, erased, and forgotten by a rule when it has grown old.

Games stay when somebody is erased, because others played them too; but nothing in them says any more who he was. The
log of a table is rewritten for that, entry by entry: names, ids and what was typed go, what was played stays.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import LETTERS
from ventaglio.server.store.analyses import KEPT_DAYS as ANALYSES_KEPT
from ventaglio.server.store.analyses import forget_analyses_of, forget_records
from ventaglio.server.store.database import Database
from ventaglio.server.store.house import audited, raise_news
from ventaglio.server.store.pads import KEPT_DAYS, forget_pads
from ventaglio.server.store.people import ERASED, end_sessions
from ventaglio.server.store.schema import (
    ANALYSES,
    ATTEMPTS,
    CLUB_KEEPERS,
    CLUBS,
    CONNECTIONS,
    ENTRIES,
    FRIENDS,
    INVITATIONS,
    PEOPLE,
    RATINGS,
    RECOVERY_CODES,
    REPORTS,
    RESULTS,
    SESSIONS,
    SHEET_COLUMNS,
    SITTINGS,
    TABLES,
    TALLIES,
)
from ventaglio.server.store.sessions import LASTS

PURGED: Final = "purged"
"""The status of a table whose log is gone; what it came to stays."""
UNDER_WAY: Final = ("open", "playing")
UNSAID: Final = "[…]"
"""What stands where something was typed by somebody who was erased."""
AT_ONCE: Final = 100
"""Guests or tables that are forgotten in one transaction: others write in between."""
_DAY: Final = 24 * 3600.0


class Rule(msgspec.Struct, frozen=True):
    """After how many days something is forgotten; 0 is never. Guests are who was not here, logs are of ended tables."""

    guests: int = 180
    logs: int = 0


class Purged(msgspec.Struct, frozen=True):
    """How much was forgotten."""

    guests: int
    logs: int
    sessions: int
    pads: int = 0
    analyses: int = 0


# ── Handing out ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def export(database: Database, person_id: str) -> dict[str, Any]:
    """Everything that is known of a person, as plain data."""
    columns = (
        *("id", "name", "login", "created_at", "seen_at"),
        *("banned_until", "banned_why", "muted_until", "avatar", "shows"),
    )
    async with database.reading() as connection:

        async def rows(wanted: Any) -> list[dict[str, Any]]:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]

        person = await rows(select(*(PEOPLE.c[name] for name in columns)).where(PEOPLE.c.id == person_id))
        if not person:
            raise BadInput("there is no such person", "person-unknown")
        sessions = select(SESSIONS.c.id, SESSIONS.c.created_at, SESSIONS.c.seen_at, SESSIONS.c.device)
        reports = select(REPORTS.c.at, REPORTS.c.table_id, REPORTS.c.about_name, REPORTS.c.reason, REPORTS.c.text)
        mine = select(SITTINGS.c.table_id).where(SITTINGS.c.person_id == person_id)
        tables = select(TABLES.c.id, TABLES.c.game, TABLES.c.code, TABLES.c.status, TABLES.c.created_at)
        subject = or_(RATINGS.c.subject == person_id, *_in_pairs(person_id))
        said = []
        for table_id in (await connection.execute(mine)).scalars().all():
            said += _said(table_id, person_id, await _log(connection, table_id))
        return {
            "person": person[0],
            "recovery_codes_left": len(
                await rows(select(RECOVERY_CODES.c.number).where(RECOVERY_CODES.c.person_id == person_id))
            ),
            "sessions": await rows(sessions.where(SESSIONS.c.person_id == person_id)),
            "results": await rows(select(RESULTS).where(RESULTS.c.person_id == person_id)),
            "attempts": await rows(select(ATTEMPTS).where(ATTEMPTS.c.person_id == person_id)),
            "statistics": await rows(select(TALLIES).where(TALLIES.c.person_id == person_id)),
            "ratings": await rows(select(RATINGS).where(subject)),
            "tables": await rows(tables.where(TABLES.c.id.in_(mine)).order_by(TABLES.c.created_at)),
            "said": said,
            "friends": await rows(
                select(FRIENDS.c.friend_id, PEOPLE.c.name, FRIENDS.c.since)
                .join(PEOPLE, PEOPLE.c.id == FRIENDS.c.friend_id)
                .where(FRIENDS.c.person_id == person_id)
            ),
            "invitations": await rows(
                select(INVITATIONS).where((INVITATIONS.c.person_id == person_id) | (INVITATIONS.c.by == person_id))
            ),
            "clubs": await rows(
                select(CLUBS, CLUB_KEEPERS.c.since)
                .join(CLUB_KEEPERS, CLUB_KEEPERS.c.club_id == CLUBS.c.id)
                .where(CLUB_KEEPERS.c.person_id == person_id)
            ),
            "reports": await rows(reports.where(REPORTS.c.by == person_id)),
            "analyses": await rows(
                select(ANALYSES.c.id, ANALYSES.c.table_id, ANALYSES.c.record, ANALYSES.c.hand, ANALYSES.c.asked_at)
                .where(ANALYSES.c.asked_by == person_id)
                .order_by(ANALYSES.c.asked_at)
            ),
        }


def _said(table_id: str, person_id: str, log: Sequence[Any]) -> list[dict[str, Any]]:
    """What somebody said at a table."""
    found, places = [], set[int]()
    for row in log:
        entry = msgspec.json.decode(row.body)
        _follow(entry, person_id, places)
        if entry["type"] == "said" and entry["place"] in places:
            found.append({"table": table_id, "at": row.at, "text": entry.get("text") or entry.get("phrase", "")})
    return found


# ── Erasing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


async def erase(connection: AsyncConnection, person_id: str, now: float) -> int:
    """Forget a person; the result is how many logs named him. Whoever sits at a table has to leave it first."""
    here = (PEOPLE.c.id == person_id) & PEOPLE.c.erased_at.is_(None)
    if (await connection.execute(select(PEOPLE.c.id).where(here))).first() is None:
        raise BadInput("there is no such person", "person-unknown")
    mine = select(TABLES.c.id, TABLES.c.status).join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
    tables = (await connection.execute(mine.where(SITTINGS.c.person_id == person_id))).all()
    for table in tables:
        await _erase_log(connection, table.id, person_id, under_way=table.status in UNDER_WAY)
    sat = select(SITTINGS.c.table_id).where(SITTINGS.c.person_id == person_id)
    await forget_analyses_of(connection, person_id, sat)
    gone = {"person_id": None, "name": ERASED}
    await connection.execute(update(RESULTS).where(RESULTS.c.person_id == person_id).values(**gone))
    await connection.execute(delete(RATINGS).where(or_(RATINGS.c.subject == person_id, *_in_pairs(person_id))))
    await connection.execute(delete(SITTINGS).where(SITTINGS.c.person_id == person_id))
    await connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.person_id == person_id))
    await connection.execute(update(TALLIES).where(TALLIES.c.person_id == person_id).values(person_id=None))
    await connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.person_id == person_id))
    await connection.execute(update(REPORTS).where(REPORTS.c.by == person_id).values(by="", text=UNSAID))
    his = (
        *(FRIENDS.c.person_id, FRIENDS.c.friend_id, INVITATIONS.c.person_id, INVITATIONS.c.by),
        *(SHEET_COLUMNS.c.owner, CLUB_KEEPERS.c.person_id),
    )
    for column in his:
        await connection.execute(delete(column.table).where(column == person_id))
    about = update(REPORTS).where(REPORTS.c.about == person_id)
    await connection.execute(about.values(about=None, about_name=ERASED))
    empty = dict.fromkeys(("login", "password", "net", "banned_until", "banned_why", "muted_until"))
    await connection.execute(
        update(PEOPLE)
        .where(here)
        .values(name=ERASED, avatar="", shows=False, seen_at=0.0, created_at=0.0, erased_at=now, **empty)
    )
    await end_sessions(connection, person_id)
    return len(tables)


async def _erase_log(connection: AsyncConnection, table_id: str, person_id: str, *, under_way: bool) -> None:
    """Take a person out of a log, and out of what the lobby says of it."""
    # Whoever is unknown and sits: a chair without anybody would be an empty one, and the table another.
    nobody = f"erased {table_id}"
    places, changed = set[int](), []
    for row in await _log(connection, table_id):
        entry = msgspec.json.decode(row.body)
        _follow(entry, person_id, places)
        if _forget(entry, person_id, places, nobody):
            changed.append((row.seq, msgspec.json.encode(entry).decode()))
    if places and under_way:
        raise BadInput("somebody who sits at a table cannot be erased", "person-plays", table=table_id)
    for seq, body in changed:
        this = (ENTRIES.c.table_id == table_id) & (ENTRIES.c.seq == seq)
        await connection.execute(update(ENTRIES).where(this).values(body=body))
    if places:
        await _erase_summary(connection, table_id, places)


def _follow(entry: dict[str, Any], person_id: str, places: set[int]) -> None:
    """Keep in mind where a person sits, entry by entry."""
    match entry:
        case {"type": "sat", "place": place, "person": person}:
            places.discard(place)
            if person == person_id:
                places.add(place)
        case {"type": "left", "place": place}:
            places.discard(place)
        case _:
            pass


def _forget(entry: dict[str, Any], person_id: str, places: set[int], nobody: str) -> bool:
    """Take a person out of an entry; whether there was anything to take out."""
    match entry:
        case {"type": "opened", "owner": owner} if owner == person_id:
            entry["owner"] = nobody
        case {"type": "sat" | "watch-asked", "person": person} if person == person_id:
            entry["person"], entry["name"] = nobody, ERASED
            entry.pop("avatar", None)
        case {"type": "watch-answered" | "watch-ended", "person": person} if person == person_id:
            entry["person"] = nobody
        case {"type": "started", "headers": headers} if places:
            for place in sorted(places):
                headers[LETTERS[place]] = _distinct(headers, LETTERS[place])
        case {"type": "said", "place": place, "text": text} if place in places and text:
            entry["text"] = UNSAID
        case _:
            return False
    return True


def _distinct(headers: dict[str, str], letter: str) -> str:
    """What stands in place of a name, told apart from others who were erased before."""
    taken = {headers[other] for other in LETTERS if other != letter and other in headers}
    names = (ERASED, *(f"{ERASED} {number}" for number in range(2, len(LETTERS) + 1)))
    return next(name for name in names if name not in taken)


async def _erase_summary(connection: AsyncConnection, table_id: str, places: set[int]) -> None:
    found = (await connection.execute(select(TABLES.c.summary).where(TABLES.c.id == table_id))).scalar_one()
    summary = msgspec.json.decode(found)
    for place in places:
        summary["chairs"][place] |= {"name": ERASED, "avatar": ""}
        if LETTERS[place] in summary["headers"]:
            summary["headers"][LETTERS[place]] = _distinct(summary["headers"], LETTERS[place])
    told = msgspec.json.encode(summary).decode()
    await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(summary=told))


async def _log(connection: AsyncConnection, table_id: str) -> Sequence[Any]:
    wanted = select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.body).where(ENTRIES.c.table_id == table_id)
    return (await connection.execute(wanted.order_by(ENTRIES.c.seq))).all()


def _in_pairs(person_id: str) -> tuple[Any, ...]:
    return RATINGS.c.subject.startswith(f"{person_id}+"), RATINGS.c.subject.endswith(f"+{person_id}")


# ── Forgetting by a rule ─────────────────────────────────────────────────────────────────────────────────────────────


async def purge(database: Database, rule: Rule, now: float, by: str, why: str) -> Purged:
    """Forget guests who were not here for too long, the logs of tables that ended too long ago, and what was handed in.

    That is score pads that several phones shared, and records that were to be analysed.

    A log that a report speaks of stays until the report is settled.
    """
    guests = await _purge_guests(database, now - rule.guests * _DAY, now) if rule.guests else 0
    logs = await _purge_logs(database, now - rule.logs * _DAY) if rule.logs else 0
    async with database.writing() as connection:
        ended = await connection.execute(delete(SESSIONS).where(SESSIONS.c.seen_at < now - LASTS))
        pads = await forget_pads(connection, now - KEPT_DAYS * _DAY)
        records = await forget_records(connection, now - ANALYSES_KEPT * _DAY)
        done = Purged(guests, logs, ended.rowcount, pads, records)
        if any(msgspec.structs.astuple(done)):
            await audited(connection, by, now, "purge", "", why, **msgspec.structs.asdict(done))
    return done


async def _purge_guests(database: Database, before: float, now: float) -> int:
    old = PEOPLE.c.login.is_(None) & PEOPLE.c.erased_at.is_(None) & (PEOPLE.c.seen_at < before)
    banned = PEOPLE.c.banned_until.is_not(None) & (PEOPLE.c.banned_until > now)
    playing = (
        select(SITTINGS.c.person_id)
        .join(TABLES, TABLES.c.id == SITTINGS.c.table_id)
        .where(TABLES.c.status.in_(UNDER_WAY))
    )
    wanted = select(PEOPLE.c.id).where(old, ~banned, PEOPLE.c.id.not_in(playing)).order_by(PEOPLE.c.id).limit(AT_ONCE)
    count = 0
    while True:
        async with database.writing() as connection:
            found = (await connection.execute(wanted)).scalars().all()
            for person_id in found:
                await erase(connection, person_id, now)
        count += len(found)
        if len(found) < AT_ONCE:
            return count
        await asyncio.sleep(0)


async def _purge_logs(database: Database, before: float) -> int:
    complained = select(REPORTS.c.table_id).where(REPORTS.c.settled_at.is_(None))
    ended = TABLES.c.status.not_in((*UNDER_WAY, PURGED)) & (TABLES.c.changed_at < before)
    wanted = select(TABLES.c.id).where(ended, TABLES.c.id.not_in(complained)).order_by(TABLES.c.id).limit(AT_ONCE)
    count = 0
    while True:
        async with database.writing() as connection:
            found = (await connection.execute(wanted)).scalars().all()
            for table in (ENTRIES, SITTINGS, CONNECTIONS, ANALYSES):
                await connection.execute(delete(table).where(table.c.table_id.in_(found)))
            known = select(RESULTS.c.table_id).where(RESULTS.c.table_id.in_(found))
            kept = update(TABLES).where(TABLES.c.id.in_(known)).values(status=PURGED, public=False, summary="{}")
            await connection.execute(kept)
            rest = TABLES.c.id.in_(found) & (TABLES.c.status != PURGED)
            await connection.execute(delete(TABLES).where(rest))
            if found:
                await raise_news(connection)
        count += len(found)
        if len(found) < AT_ONCE:
            return count
        await asyncio.sleep(0)
