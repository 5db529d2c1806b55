"""Who is asking: a cookie with a secret, of which the database knows the digest.

Cookies of old named a person and were signed. They are known for as long as they last, and exchanged for one of these
when a page first asks who one is; so that guests, who have no password, do not lose themselves.
"""

import hashlib
import re
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ventaglio.server.store.people import People, Person
from ventaglio.server.store.sessions import LASTS, Known, Session, SessionRows
from ventaglio.server.web.doors import Doors

COOKIE: Final = "ventaglio"
HOST: Final = "__Host-"
"""How the names of cookies begin that only this very host can have set, and only encrypted."""
OF_OLD: Final = ""
"""The id of a session that has no row."""
RENEWED_EVERY: Final = 24 * 3600.0
"""Seconds after which a cookie is sent again, so that it lasts as long as somebody comes now and then."""

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Sessions:
    """Makes and reads session cookies."""

    def __init__(self, key: bytes, people: People, rows: SessionRows, doors: Doors, now: Callable[[], float]) -> None:
        self._signer = URLSafeTimedSerializer(key, salt="ventaglio session 1")
        self._net_key = hashlib.sha256(b"ventaglio net 1" + key).digest()
        self._people = people
        self._doors = doors
        self._now = now
        self.rows = rows

    async def begin(self, connection: AnyConnection, person: Person) -> Cookie:
        """The cookie of a new session; the one that the browser had until now ends with it."""
        device = device_of(connection.headers.get("user-agent", ""))
        token = await self.rows.begin(person.id, self._now(), device, instead_of=self.value(connection))
        return self._cookie(connection, token)

    async def renewed(self, connection: AnyConnection, known: Known) -> Cookie | None:
        """The cookie again, where it is time; a session of old becomes one of these, and serves no longer itself."""
        if known.session.id == OF_OLD:
            await self._people.end_sessions(known.person.id)
            return await self.begin(connection, known.person)
        if self._now() - known.session.seen_at < RENEWED_EVERY:
            return None
        return self._cookie(connection, self.value(connection))

    def no_cookie(self, connection: AnyConnection) -> Cookie:
        """The cookie that says who one is no longer."""
        return self._cookie(connection, "")

    def _cookie(self, connection: AnyConnection, value: str) -> Cookie:
        secure = self._doors.encrypted(connection.scope)
        return Cookie(
            f"{HOST}{COOKIE}" if secure else COOKIE,
            value=value,
            max_age=int(LASTS) if value else 0,
            httponly=True,
            samesite="lax",
            secure=secure,
            path="/",
        )

    def value(self, connection: AnyConnection) -> str:
        """What the cookie says, whoever may have written it."""
        return cookie_value(connection.cookies, secure=self._doors.encrypted(connection.scope))

    async def known(self, connection: AnyConnection) -> Known | None:
        """Whoever sent a cookie; None for a stranger, and for whoever made one up."""
        value = self.value(connection)
        if not value:
            return None
        if "." in value:
            return await self._known_of_old(value)
        return await self.rows.find(value, self._now())

    async def note(self, known: Known, net: str) -> None:
        """Somebody is here, from somewhere: of that a mark is kept that tells nobody where it is."""
        if known.session.id != OF_OLD:
            await self.rows.seen(known, self._now(), self.mark(net))

    def mark(self, net: str) -> str:
        """What is kept of an address: alike for the same one, and of no use without our key."""
        return hashlib.blake2b(net.encode(errors="surrogatepass"), key=self._net_key, digest_size=12).hexdigest()

    async def _known_of_old(self, value: str) -> Known | None:
        try:
            content: Any
            content, signed = self._signer.loads(value, return_timestamp=True)
            person_id, sessions = content
        except (BadSignature, ValueError, TypeError):
            return None
        # The clock on the wall may have been set back since: a cookie from the future is no forgery.
        if time.time() - signed.timestamp() > LASTS:
            return None
        person = await self._people.find(str(person_id))
        if person is None or person.sessions != sessions or (person.banned_until or 0.0) > self._now():
            return None
        return Known(person, Session(OF_OLD, 0.0, 0.0, ""), None)


def cookie_value(cookies: Mapping[str, str], *, secure: bool) -> str:
    """The session among cookies. Where requests are encrypted, one without the prefix may be somebody else's work."""
    plain = cookies.get(COOKIE, "")
    if not secure:
        return plain
    return cookies.get(f"{HOST}{COOKIE}", "") or (plain if "." in plain else "")


_BROWSERS: Final = (
    ("Edge", r"Edg"),
    ("Opera", r"OPR/"),
    ("Samsung Internet", r"SamsungBrowser"),
    ("Firefox", r"Firefox|FxiOS"),
    ("Chrome", r"Chrome|CriOS|Chromium"),
    ("Safari", r"Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", r"iPhone"),
    ("iPad", r"iPad"),
    ("Android", r"Android"),
    ("Windows", r"Windows"),
    ("Mac", r"Macintosh|Mac OS"),
    ("Linux", r"Linux|X11"),
)


def device_of(agent: str) -> str:
    """A browser by what it calls itself: enough for its owner to know it again, and no more."""
    found = [next((name for name, sign in kinds if re.search(sign, agent)), "") for kinds in (_BROWSERS, _SYSTEMS)]
    return " · ".join(one for one in found if one)
