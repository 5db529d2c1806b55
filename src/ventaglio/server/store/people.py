"""Who people are: guests with a name, and those who came to stay, with a login and a password.

There is no e-mail. Whoever forgets a password shows one of the recovery codes handed out at registration.
"""

import asyncio
import hashlib
import re
import secrets
import unicodedata
from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.database import Database
from ventaglio.server.store.house import raise_news
from ventaglio.server.store.passwords import check_password
from ventaglio.server.store.schema import PEOPLE, RECOVERY_CODES, SESSIONS

LONGEST_NAME: Final = 20
LONGEST_AVATAR: Final = 16
FOR_EVER: Final = 1e12
"""A time that nobody will see."""
ERASED: Final = "[erased]"
"""What stands where the name of somebody stood who wanted to be forgotten. Pages show it in their reader's language."""
CODES: Final = 8
"""How many recovery codes somebody gets."""

_LOGIN: Final = re.compile(r"[a-z0-9._-]{3,20}")
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Those of a recovery code: none is taken for another when it is copied from paper."""
_CODE_LENGTH: Final = 16
_EMPTY_SIGNS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Signs that Unicode counts among letters or symbols and that show nothing."""
_AT_ONCE: Final = 2
"""Passwords hashed at the same time: each takes a processor and many megabytes for a while."""


class Person(msgspec.Struct, frozen=True):
    """Somebody. ``sessions`` is signed in the cookies of old, which serve as long as it is the same."""

    id: str
    name: str
    login: str | None
    sessions: int
    banned_until: float | None = None
    banned_why: str = ""
    muted_until: float | None = None
    avatar: str = ""


class People:
    """The people in a database."""

    def __init__(self, database: Database, hasher: PasswordHasher | None = None) -> None:
        self._database = database
        self._hasher = hasher or PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._hashing = asyncio.Semaphore(_AT_ONCE)
        # Verified in place of the password of a login that nobody has, so that the answer takes as long.
        self._nobodys = self._hasher.hash(secrets.token_hex(8))

    async def guest(self, name: str, now: float) -> Person:
        """Somebody new."""
        person = Person(secrets.token_hex(8), tidy_name(name), None, 0)
        async with self._database.writing() as connection:
            await connection.execute(
                insert(PEOPLE).values(**msgspec.structs.asdict(person), created_at=now, seen_at=now)
            )
        return person

    async def find(self, person_id: str) -> Person | None:
        """Somebody by id."""
        found = await self._row(PEOPLE.c.id == person_id)
        return None if found is None else person_in(found)

    async def named(self, who: str) -> list[Person]:
        """Those who have this id or this login, else this name; the latest seen first."""
        login = _tidy_login(who)
        for which in ((PEOPLE.c.id == who) | (PEOPLE.c.login == login), PEOPLE.c.name == who):
            async with self._database.reading() as connection:
                order = (PEOPLE.c.seen_at.desc(), PEOPLE.c.id)
                found = (await connection.execute(select(PEOPLE).where(which).order_by(*order))).all()
            if found:
                return [person_in(row) for row in found]
        return []

    async def nets(self, person_ids: Collection[str]) -> dict[str, str]:
        """From where the guests among some people were last seen, as marks, as far as it is known."""
        guests = PEOPLE.c.id.in_(sorted(person_ids)) & PEOPLE.c.login.is_(None) & PEOPLE.c.net.is_not(None)
        async with self._database.reading() as connection:
            found = await connection.execute(select(PEOPLE.c.id, PEOPLE.c.net).where(guests))
            return {row.id: row.net for row in found}

    async def rename(self, person_id: str, name: str) -> Person:
        """Somebody is called otherwise from now on."""
        return await self._change(person_id, name=tidy_name(name))

    async def portray(self, person_id: str, avatar: str) -> Person:
        """Somebody is known by another picture from now on, where the next place is taken."""
        return await self._change(person_id, avatar=avatar)

    async def register(self, person_id: str, login: str, password: str) -> tuple[str, ...]:
        """A guest comes to stay, with all he has played so far. The recovery codes are shown this once."""
        wanted = _tidy_login(login)
        if not wanted:
            raise BadInput("a login has 3 to 20 of the letters a to z, digits, dots, hyphens", "person-login")
        before = await self._row(PEOPLE.c.id == person_id)
        hashed = await self._hash(password, wanted, "" if before is None else before.name)
        codes = tuple(_new_code() for _ in range(CODES))
        still_guest = (PEOPLE.c.id == person_id) & PEOPLE.c.login.is_(None)
        try:
            async with self._database.writing() as connection:
                done = await connection.execute(update(PEOPLE).where(still_guest).values(login=wanted, password=hashed))
                if done.rowcount != 1:
                    raise BadInput("this person has a login already, or does not exist", "person-no-guest")
                rows = [
                    {"person_id": person_id, "number": number, "digest": _digest(code)}
                    for number, code in enumerate(codes, start=1)
                ]
                await connection.execute(insert(RECOVERY_CODES), rows)
        except IntegrityError:
            raise BadInput(f"the login {wanted} is taken", "person-login-taken", login=wanted) from None
        return codes

    async def enter(self, login: str, password: str) -> Person:
        """Whoever has this login and this password. Which of them is wrong is not told, nor can it be timed."""
        found = await self._row(PEOPLE.c.login == _tidy_login(login))
        if not await self._fits(None if found is None else found.password, password) or found is None:
            raise BadInput("login or password is wrong", "person-wrong")
        if self._hasher.check_needs_rehash(found.password):
            # Whatever it is: it was good enough when it was chosen.
            return await self._change(found.id, password=await self._hashed(password))
        return person_in(found)

    async def recover(self, login: str, code: str, password: str) -> Person:
        """A new password for whoever shows a recovery code, which is then used up. All sessions end."""
        shown = (
            select(RECOVERY_CODES.c.person_id, RECOVERY_CODES.c.number)
            .join(PEOPLE, PEOPLE.c.id == RECOVERY_CODES.c.person_id)
            .where(PEOPLE.c.login == _tidy_login(login), RECOVERY_CODES.c.digest == _digest(code))
        )
        before = await self._row(PEOPLE.c.login == _tidy_login(login))
        hashed = await self._hash(password, _tidy_login(login), "" if before is None else before.name)
        async with self._database.writing() as connection:
            found = (await connection.execute(shown)).first()
            used = 0
            if found is not None:
                this = (RECOVERY_CODES.c.person_id == found.person_id) & (RECOVERY_CODES.c.number == found.number)
                # Of two who show the same code at once, one finds it gone.
                used = (await connection.execute(delete(RECOVERY_CODES).where(this))).rowcount
            if found is None or used != 1:
                raise BadInput("login or recovery code is wrong", "person-wrong-code")
            changed = await connection.execute(_changing(found.person_id, password=hashed, **_ENDED))
            person = person_in(changed.one())
            await end_sessions(connection, person.id)
            return person

    async def change_password(self, person_id: str, old: str, new: str) -> Person:
        """Another password for whoever knows the present one. All sessions end."""
        found = await self._row(PEOPLE.c.id == person_id)
        if not await self._fits(None if found is None else found.password, old):
            raise BadInput("the password is wrong", "person-wrong-password")
        return await self._change(person_id, password=await self._hash(new, found.login, found.name), **_ENDED)

    async def knows(self, person_id: str, password: str) -> bool:
        """Whether this is the password of somebody who has one."""
        found = await self._row(PEOPLE.c.id == person_id)
        return await self._fits(None if found is None else found.password, password)

    async def end_sessions(self, person_id: str) -> Person:
        """Nobody is this person any more until he enters again."""
        return await self._change(person_id, **_ENDED)

    async def new_password(self, connection: AsyncConnection, person_id: str) -> str:
        """A password for somebody who has lost all codes, in a transaction that does more. All sessions end."""
        password = _new_code()
        done = await connection.execute(_changing(person_id, password=await self._hashed(password), **_ENDED))
        if done.one().login is None:
            raise BadInput("a guest has no password", "person-guest")
        await end_sessions(connection, person_id)
        return password

    async def _row(self, which: ColumnElement[bool]) -> Any:
        async with self._database.reading() as connection:
            return (await connection.execute(select(PEOPLE).where(which))).first()

    async def _change(self, person_id: str, **values: Any) -> Person:
        async with self._database.writing() as connection:
            found = (await connection.execute(_changing(person_id, **values))).first()
            if found is not None and values.keys() >= _ENDED.keys():
                await end_sessions(connection, person_id)
        if found is None:
            raise BadInput("there is no such person", "person-unknown")
        return person_in(found)

    async def _hash(self, password: str, login: str, name: str) -> str:
        check_password(password, login, name)
        return await self._hashed(password)

    async def _hashed(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, _typed(password))

    async def _fits(self, hashed: str | None, password: str) -> bool:
        async with self._hashing:
            try:
                await asyncio.to_thread(self._hasher.verify, hashed or self._nobodys, _typed(password))
            except VerifyMismatchError:
                return False
        return hashed is not None


_ENDED: Final[dict[str, Any]] = {"sessions": PEOPLE.c.sessions + 1}


async def end_sessions(connection: AsyncConnection, person_id: str) -> None:
    """End every session of somebody that has a row, and let servers know: screens that are open there close."""
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.person_id == person_id))
    await raise_news(connection)


def check_not_banned(person: Person, now: float) -> None:
    """Refuse whoever is banned, and say until when and why."""
    if person.banned_until is None or person.banned_until <= now:
        return
    if person.banned_until >= FOR_EVER:
        raise BadInput("this account is closed", "person-banned-for-ever", why=person.banned_why)
    until = datetime.fromtimestamp(person.banned_until, UTC).strftime("%Y-%m-%d %H:%M UTC")
    raise BadInput(f"this account is closed until {until}", "person-banned", until=until, why=person.banned_why)


def tidy_name(name: str, most: int = LONGEST_NAME) -> str:
    """A name as others see it: signs that do not show, or that turn the text around, are left out."""
    spaced = " ".join(unicodedata.normalize("NFC", name).split())
    seen = (sign for sign in spaced if unicodedata.category(sign)[0] != "C" and sign not in _EMPTY_SIGNS)
    shown = " ".join("".join(seen).split())
    if len(shown) > most or all(unicodedata.category(sign)[0] in "MZ" for sign in shown):
        raise BadInput(f"a name has 1 to {most} characters", "person-name", most=most)
    return shown


def _tidy_login(login: str) -> str:
    """A login as it is stored; empty, which nobody's is, for what can be none."""
    found = _LOGIN.fullmatch(login.strip().casefold())
    return "" if found is None else found.group()


def _changing(person_id: str, **values: Any) -> Any:
    return update(PEOPLE).where(PEOPLE.c.id == person_id).values(**values).returning(PEOPLE)


def person_in(row: Any) -> Person:
    """The person of a row."""
    banned = "" if row.banned_why is None else row.banned_why
    return Person(row.id, row.name, row.login, row.sessions, row.banned_until, banned, row.muted_until, row.avatar)


def _typed(password: str) -> bytes:
    """A password as bytes, the same from every keyboard: some send an accent as a sign of its own."""
    return unicodedata.normalize("NFKC", password).encode(errors="surrogatepass")


def _new_code() -> str:
    letters = "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LENGTH))
    return "-".join(letters[at : at + 4] for at in range(0, _CODE_LENGTH, 4))


def _digest(code: str) -> str:
    """What is stored of a recovery code. It is random and long enough that a quick hash keeps it secret."""
    plain = "".join(code.casefold().replace("-", " ").split())
    return hashlib.sha256(plain.encode(errors="surrogatepass")).hexdigest()
