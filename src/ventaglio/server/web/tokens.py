"""The token without which nothing is changed, and the name by which we are asked for.

The token stands in a cookie that pages of other sites cannot read, and must come back as a header. It is bound to the
session: one that was seen, or planted, before somebody came in is worth nothing afterwards.
"""

import hashlib
import hmac
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ventaglio.lang import translator
from ventaglio.server.store.sessions import LASTS
from ventaglio.server.web.asking import language_of
from ventaglio.server.web.house import House
from ventaglio.server.web.sessions import COOKIE, HOST, cookie_value

TOKEN_COOKIE: Final = "ventaglio-csrf"  # noqa: S105 -- the name of a cookie
TOKEN_HEADER: Final = "x-ventaglio-csrf"  # noqa: S105
MISDIRECTED: Final = 421
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """Stands before every address. Who asks by another's name is sent away; who changes something shows the token."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        if not self._house.doors.is_ours(scope):
            await self._misdirected(connection, send)
            return
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._app(scope, receive, send)
            return
        secure = self._house.doors.encrypted(scope)
        session = cookie_value(connection.cookies, secure=secure)
        name = f"{HOST}{TOKEN_COOKIE}" if secure else TOKEN_COOKIE
        shown = connection.cookies.get(name, "")
        good = self._fits(shown, session)
        if scope["method"] not in _SAFE and not (
            good and hmac.compare_digest(shown.encode(), connection.headers.get(TOKEN_HEADER, "").encode())
        ):
            raise PermissionDeniedException("this needs the token of this session")

        # What pages are made of may be kept by anybody on the way, and must be nobody's.
        theirs = not scope["path"].startswith("/app/")

        async def answer(message: Message) -> None:
            if theirs and message["type"] == "http.response.start":
                headers = list(message.get("headers", ()))
                now = _session_set(headers, f"{HOST}{COOKIE}" if secure else COOKIE)
                if now is not None or not good:
                    token = self._new(session if now is None else now)
                    headers.append((b"set-cookie", _cookie(name, token, secure=secure)))
                message["headers"] = headers
            await send(message)

        await self._app(scope, receive, answer)

    async def _misdirected(self, connection: ASGIConnection[Any, Any, Any, Any], send: Send) -> None:
        if connection.scope["type"] == ScopeType.HTTP:
            sentence = translator(language_of(connection)).text("bad-not-our-name")
            raise HTTPException(sentence, status_code=MISDIRECTED)
        # Before the handshake, so that a foreign page learns nothing.
        start: Any = {"type": "websocket.http.response.start", "status": MISDIRECTED, "headers": []}
        body: Any = {"type": "websocket.http.response.body", "body": b"", "more_body": False}
        await send(start)
        await send(body)

    def _new(self, session: str) -> str:
        # Of one session the same each time, so that answers which cross each other do not disagree.
        nonce = "" if session else secrets.token_urlsafe(12)
        return f"{nonce}.{self._seal(nonce, session)}"

    def _fits(self, token: str, session: str) -> bool:
        nonce, _, seal = token.partition(".")
        return hmac.compare_digest(seal.encode(), self._seal(nonce, session).encode())

    def _seal(self, nonce: str, session: str) -> str:
        bound = f"{nonce} {session}".encode(errors="surrogatepass")
        return hmac.new(self._house.token_key, bound, hashlib.sha256).hexdigest()


def _session_set(headers: list[tuple[bytes, bytes]], name: str) -> str | None:
    """The session that an answer gives to a browser, if it gives one."""
    for key, value in headers:
        if key.lower() != b"set-cookie" or not value.startswith(name.encode() + b"="):
            continue
        try:
            return SimpleCookie(value.decode("latin-1"))[name].value
        except (CookieError, KeyError):
            return None
    return None


def _cookie(name: str, token: str, *, secure: bool) -> bytes:
    # Readable by our own pages, which have to send it back.
    words = [f"{name}={token}", "Path=/", f"Max-Age={int(LASTS)}", "SameSite=strict", *(("Secure",) if secure else ())]
    return "; ".join(words).encode()
