"""Whom people play with: friends, invitations to a table, and clubs with a lobby of their own."""

import secrets
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select, update

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.database import Database, insert_new
from ventaglio.server.store.people import tidy_name
from ventaglio.server.store.schema import (
    CLUB_KEEPERS,
    CLUBS,
    FRIENDS,
    INVITATIONS,
    PEOPLE,
    REGISTRY_CHANGES,
    REGISTRY_PEOPLE,
    RESULTS,
    SHEET_COLUMNS,
    SITTINGS,
    TABLES,
    TOURNAMENTS,
)

MOST_FRIENDS: Final = 200
LASTS: Final = 24 * 3600.0
"""Seconds after which an invitation that has come to nothing is forgotten."""
RECENT: Final = 20
"""Matches in which those are looked for whom one has met."""
LONGEST_CLUB: Final = 60


class Friend(msgspec.Struct, frozen=True):
    """Somebody one plays with. ``here`` is whether he has been about in the last minutes."""

    id: str
    name: str
    avatar: str
    here: bool


class Invitation(msgspec.Struct, frozen=True):
    """Somebody would like to see one at a table."""

    table: str
    game: str
    name: str
    at: float


class Club(msgspec.Struct, frozen=True):
    """A club."""

    id: str
    name: str


HERE: Final = 300.0
"""Seconds for which somebody counts as being about after he was last seen."""


class Circles:
    """Friends, invitations and clubs in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ── Friends ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def befriend(self, one: str, other: str, now: float) -> None:
        """Two people are friends from now on; once more does nothing."""
        if one == other:
            raise BadInput("nobody is a friend of himself", "friend-yourself")
        pairs = ((one, other), (other, one))
        async with self._database.writing() as connection:
            for person in (one, other):
                many = select(FRIENDS.c.friend_id).where(FRIENDS.c.person_id == person).limit(MOST_FRIENDS)
                if len((await connection.execute(many)).all()) >= MOST_FRIENDS:
                    raise BadInput("somebody has too many friends", "friend-too-many", most=str(MOST_FRIENDS))
            rows = [{"person_id": left, "friend_id": right, "since": now} for left, right in pairs]
            await connection.execute(insert_new(connection, FRIENDS), rows)

    async def part(self, one: str, other: str) -> None:
        """They are friends no longer, on either side."""
        async with self._database.writing() as connection:
            for left, right in ((one, other), (other, one)):
                these = (FRIENDS.c.person_id == left) & (FRIENDS.c.friend_id == right)
                await connection.execute(delete(FRIENDS).where(these))

    async def friends(self, person_id: str, now: float) -> list[Friend]:
        """Somebody's friends: who is here first, then by name."""
        wanted = select(FRIENDS.c.friend_id).where(FRIENDS.c.person_id == person_id)
        return await self._people(wanted, now)

    async def met(self, person_id: str, now: float) -> list[Friend]:
        """Those with whom somebody has played lately, and who are not his friends yet."""
        mine = select(RESULTS.c.table_id).where(RESULTS.c.person_id == person_id)
        recent = mine.order_by(RESULTS.c.ended_at.desc()).limit(RECENT).subquery()
        known = select(FRIENDS.c.friend_id).where(FRIENDS.c.person_id == person_id)
        wanted = select(RESULTS.c.person_id).where(
            RESULTS.c.table_id.in_(select(recent.c.table_id)),
            RESULTS.c.person_id.is_not(None),
            RESULTS.c.person_id != person_id,
            RESULTS.c.person_id.not_in(known),
        )
        return await self._people(wanted, now)

    async def _people(self, wanted: object, now: float) -> list[Friend]:
        columns = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.avatar, PEOPLE.c.seen_at)
        these = select(*columns).where(PEOPLE.c.id.in_(wanted), PEOPLE.c.erased_at.is_(None))  # type: ignore[arg-type]
        async with self._database.reading() as connection:
            rows = (await connection.execute(these)).all()
        found = [Friend(row.id, row.name, row.avatar, row.seen_at > now - HERE) for row in rows]
        return sorted(found, key=lambda one: (not one.here, one.name.casefold(), one.id))

    # ── Invitations ──────────────────────────────────────────────────────────────────────────────────────────────

    async def may_invite(self, person_id: str, other: str) -> bool:
        """Whether two know each other: as friends, or from a table."""
        friends = select(FRIENDS.c.since).where(FRIENDS.c.person_id == person_id, FRIENDS.c.friend_id == other)
        theirs = select(SITTINGS.c.table_id).where(SITTINGS.c.person_id == other)
        together = select(SITTINGS.c.table_id).where(SITTINGS.c.person_id == person_id, SITTINGS.c.table_id.in_(theirs))
        async with self._database.reading() as connection:
            for wanted in (friends, together):
                if (await connection.execute(wanted.limit(1))).first() is not None:
                    return True
        return False

    async def invite(self, person_id: str, table_id: str, by: str, by_name: str, now: float) -> None:
        """Somebody is invited to a table; once more does nothing."""
        row = {"person_id": person_id, "table_id": table_id, "by": by, "by_name": by_name, "at": now}
        async with self._database.writing() as connection:
            await connection.execute(delete(INVITATIONS).where(INVITATIONS.c.at < now - LASTS))
            await connection.execute(insert_new(connection, INVITATIONS), [row])

    async def invitations(self, person_id: str, now: float) -> list[Invitation]:
        """To which tables somebody is invited that still wait for players, the latest first."""
        mine = INVITATIONS.c.person_id == person_id
        wanted = (
            select(INVITATIONS, TABLES.c.game)
            .join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
            .where(mine, INVITATIONS.c.at > now - LASTS, TABLES.c.status == "open")
            .order_by(INVITATIONS.c.at.desc())
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Invitation(row.table_id, row.game, row.by_name, row.at) for row in rows]

    async def answered(self, person_id: str, table_id: str) -> None:
        """Somebody has come, or does not want to."""
        this = (INVITATIONS.c.person_id == person_id) & (INVITATIONS.c.table_id == table_id)
        async with self._database.writing() as connection:
            await connection.execute(delete(INVITATIONS).where(this))

    # ── Clubs ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def found(self, name: str, keeper: str | None, now: float) -> Club:
        """A new club, whose address nobody guesses. Without a keeper, only those who run the house keep it."""
        tidy = tidy_name(name, LONGEST_CLUB)
        club = Club(secrets.token_urlsafe(9), tidy)
        async with self._database.writing() as connection:
            await connection.execute(insert(CLUBS).values(**msgspec.structs.asdict(club), created_at=now))
            if keeper is not None:
                await connection.execute(insert(CLUB_KEEPERS).values(club_id=club.id, person_id=keeper, since=now))
        return club

    async def club(self, club_id: str) -> Club | None:
        """A club by its address."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(CLUBS).where(CLUBS.c.id == club_id))).first()
        return None if row is None else Club(row.id, row.name)

    async def clubs_of(self, person_id: str) -> list[Club]:
        """The clubs that somebody keeps."""
        his = select(CLUB_KEEPERS.c.club_id).where(CLUB_KEEPERS.c.person_id == person_id)
        wanted = select(CLUBS).where(CLUBS.c.id.in_(his)).order_by(CLUBS.c.created_at)
        async with self._database.reading() as connection:
            return [Club(row.id, row.name) for row in await connection.execute(wanted)]

    async def clubs(self) -> list[Club]:
        """All clubs, for those who run the house."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(CLUBS).order_by(CLUBS.c.created_at, CLUBS.c.id))
            return [Club(row.id, row.name) for row in found]

    async def dissolve(self, club_id: str, keeper: str) -> bool:
        """Whoever keeps a club ends it; what is played at its tables goes on. Whether there was one.

        With people in its registry it stays: they would be lost by one tap.
        """
        keeps = (CLUB_KEEPERS.c.club_id == club_id) & (CLUB_KEEPERS.c.person_id == keeper)
        async with self._database.writing() as connection:
            if (await connection.execute(select(CLUB_KEEPERS.c.since).where(keeps))).first() is None:
                return False
            people = select(REGISTRY_PEOPLE.c.id).where(REGISTRY_PEOPLE.c.club_id == club_id).limit(1)
            if (await connection.execute(people)).first() is not None:
                raise BadInput("there are people in the registry of the club", "club-registry")
            await connection.execute(delete(REGISTRY_CHANGES).where(REGISTRY_CHANGES.c.club_id == club_id))
            await connection.execute(delete(SHEET_COLUMNS).where(SHEET_COLUMNS.c.owner == club_id))
            await connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.club == club_id).values(club=None))
            await connection.execute(delete(CLUB_KEEPERS).where(CLUB_KEEPERS.c.club_id == club_id))
            return (await connection.execute(delete(CLUBS).where(CLUBS.c.id == club_id))).rowcount == 1
