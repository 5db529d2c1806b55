"""Who people are: guests with a name, and those who came to stay, with a login and a password.

There is no e-mail. Whoever forgets a password shows one of the recovery codes handed out at registration.
"""

import asyncio
import hashlib
import re
import secrets
import unicodedata
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ventaglio.core.refusal import BadInput
from ventaglio.store.database import Database
from ventaglio.store.schema import PEOPLE, RECOVERY_CODES

LONGEST_NAME: Final = 20
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
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
    """Somebody. A session is valid as long as it was signed with the same number of ``sessions``."""

    id: str
    name: str
    login: str | None
    sessions: int


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
            await connection.execute(insert(PEOPLE).values(**msgspec.structs.asdict(person), created_at=now))
        return person

    async def find(self, person_id: str) -> Person | None:
        """Somebody by id."""
        found = await self._row(PEOPLE.c.id == person_id)
        return None if found is None else _person(found)

    async def rename(self, person_id: str, name: str) -> Person:
        """Somebody is called otherwise from now on."""
        return await self._change(person_id, name=tidy_name(name))

    async def register(self, person_id: str, login: str, password: str) -> tuple[str, ...]:
        """A guest comes to stay, with all he has played so far. The recovery codes are shown this once."""
        wanted = _tidy_login(login)
        if not wanted:
            raise BadInput("a login has 3 to 20 of the letters a to z, digits, dots, hyphens", "person-login")
        hashed = await self._hash(password)
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
            return await self._change(found.id, password=await self._hash(password))
        return _person(found)

    async def recover(self, login: str, code: str, password: str) -> Person:
        """A new password for whoever shows a recovery code, which is then used up. All sessions end."""
        shown = (
            select(RECOVERY_CODES.c.person_id, RECOVERY_CODES.c.number)
            .join(PEOPLE, PEOPLE.c.id == RECOVERY_CODES.c.person_id)
            .where(PEOPLE.c.login == _tidy_login(login), RECOVERY_CODES.c.digest == _digest(code))
        )
        hashed = await self._hash(password)
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
            return _person(changed.one())

    async def change_password(self, person_id: str, old: str, new: str) -> Person:
        """Another password for whoever knows the present one. All sessions end."""
        found = await self._row(PEOPLE.c.id == person_id)
        if not await self._fits(None if found is None else found.password, old):
            raise BadInput("the password is wrong", "person-wrong-password")
        return await self._change(person_id, password=await self._hash(new), **_ENDED)

    async def end_sessions(self, person_id: str) -> Person:
        """Nobody is this person any more until he enters again."""
        return await self._change(person_id, **_ENDED)

    async def _row(self, which: ColumnElement[bool]) -> Any:
        async with self._database.reading() as connection:
            return (await connection.execute(select(PEOPLE).where(which))).first()

    async def _change(self, person_id: str, **values: Any) -> Person:
        async with self._database.writing() as connection:
            found = (await connection.execute(_changing(person_id, **values))).first()
        if found is None:
            raise BadInput("there is no such person", "person-unknown")
        return _person(found)

    async def _hash(self, password: str) -> str:
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            sentence = f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters"
            raise BadInput(sentence, "person-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
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


def tidy_name(name: str) -> str:
    """A name as others see it: signs that do not show, or that turn the text around, are left out."""
    spaced = " ".join(unicodedata.normalize("NFC", name).split())
    seen = (sign for sign in spaced if unicodedata.category(sign)[0] != "C" and sign not in _EMPTY_SIGNS)
    shown = " ".join("".join(seen).split())
    if len(shown) > LONGEST_NAME or all(unicodedata.category(sign)[0] in "MZ" for sign in shown):
        raise BadInput(f"a name has 1 to {LONGEST_NAME} characters", "person-name", most=LONGEST_NAME)
    return shown


def _tidy_login(login: str) -> str:
    """A login as it is stored; empty, which nobody's is, for what can be none."""
    found = _LOGIN.fullmatch(login.strip().casefold())
    return "" if found is None else found.group()


def _changing(person_id: str, **values: Any) -> Any:
    return update(PEOPLE).where(PEOPLE.c.id == person_id).values(**values).returning(PEOPLE)


def _person(row: Any) -> Person:
    return Person(row.id, row.name, row.login, row.sessions)


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
