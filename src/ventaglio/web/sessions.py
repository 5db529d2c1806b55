"""Who is asking: a signed cookie that names a person, worth nothing once that person has ended all sessions."""

import hashlib
import time
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeTimedSerializer
from litestar.datastructures import Cookie

from ventaglio.store.people import People, Person

COOKIE: Final = "ventaglio"
LASTS: Final = 180 * 24 * 3600


class Sessions:
    """Makes and reads session cookies."""

    def __init__(self, key: bytes, people: People, *, secure: bool) -> None:
        self._signer = URLSafeTimedSerializer(key, salt="ventaglio session 1")
        self.csrf_secret = hashlib.sha256(b"ventaglio csrf 1" + key).hexdigest()
        self._people = people
        self._secure = secure

    def cookie(self, person: Person) -> Cookie:
        """The cookie that says who somebody is."""
        value = self._signer.dumps([person.id, person.sessions])
        return Cookie(COOKIE, value=value, max_age=LASTS, httponly=True, samesite="lax", secure=self._secure, path="/")

    def no_cookie(self) -> Cookie:
        """The cookie that says it no longer."""
        return Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax", secure=self._secure, path="/")

    async def person(self, cookies: dict[str, str]) -> Person | None:
        """Whoever sent these cookies; None for a stranger, and for whoever made up a signature."""
        try:
            content: Any
            content, signed = self._signer.loads(cookies.get(COOKIE, ""), return_timestamp=True)
            person_id, sessions = content
        except (BadSignature, ValueError, TypeError):
            return None
        # The clock on the wall may have been set back since: a cookie from the future is no forgery.
        if time.time() - signed.timestamp() > LASTS:
            return None
        person = await self._people.find(str(person_id))
        return person if person is not None and person.sessions == sessions else None
