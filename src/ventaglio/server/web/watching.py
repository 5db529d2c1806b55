"""Every request has an id, is measured, and leaves a line in the log; whoever came in, or tried to, leaves one more.

It stands outside of the application, so that nothing is answered without it: neither what has no address nor what is
refused before anybody looks at it.
"""

import time
from collections.abc import Awaitable, Callable, MutableMapping
from contextvars import copy_context
from functools import partial
from typing import Any, Final

import structlog
from litestar.connection import ASGIConnection
from structlog.contextvars import bound_contextvars

from ventaglio.server.web.asking import address_of
from ventaglio.server.web.line import EXTENSION, Line
from ventaglio.server.web.meters import WebMeters
from ventaglio.server.web.request_ids import HEADER, new_request_id

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

NOWHERE: Final = "none"
"""The route of what has none."""

METHODS: Final = frozenset({"GET", "POST", "DELETE", "HEAD", "PUT", "PATCH", "OPTIONS"})
QUIET: Final = ("/app/", "/health/", "/metrics")
"""What is asked all the time by pages and machines: as long as it is answered well it is measured, not logged."""

ENTRANCES: Final = {
    ("POST", "/api/guests"): "guest",
    ("POST", "/api/accounts"): "register",
    ("POST", "/api/sessions"): "password",
    ("POST", "/api/recovery"): "recovery",
    ("POST", "/api/me/password"): "change",
    ("DELETE", "/api/sessions/mine"): "leave",
    ("DELETE", "/api/sessions"): "leave-all",
    ("DELETE", "/api/sessions/{session_id}"): "revoke",
    ("POST", "/api/me/erasure"): "erase",
    ("POST", "/api/tournaments/{tournament_id}/enter"): "key",
}
"""Where people come in and go out, and what it is called in the log of that."""

LOG: Final = structlog.get_logger("ventaglio.web")
AUDIT: Final = structlog.get_logger("ventaglio.audit")

_WELL: Final = 400
_TOO_OFTEN: Final = 429


def note(connection: ASGIConnection[Any, Any, Any, Any], **who: str) -> None:
    """Say for the audit of log-ins who comes in, or tries to."""
    state: dict[str, Any] = connection.scope["state"]
    shown = {name: "".join(filter(str.isprintable, value))[:40] for name, value in who.items()}
    state["audited"] = {**state.get("audited", {}), **shown}


class Watching:
    """An application, and what is noted of whatever it is asked."""

    def __init__(self, app: App, meters: WebMeters, *, logged: bool, is_proxy: Callable[[str], bool]) -> None:
        self._app = app
        self._meters = meters
        self._logged = logged
        self._is_proxy = is_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        named = dict(scope["headers"]).get(HEADER.encode(), b"").decode("latin-1")
        number = new_request_id(named if self._is_proxy((scope.get("client") or ("",))[0]) else "")
        scope["state"] = {**scope.get("state", {}), "request_id": number}
        with bound_contextvars(request=number):
            if scope["type"] == "websocket":
                await self._socket(scope, receive, send)
            else:
                await self._request(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        # The router leaves another path in the scope.
        path, method = scope["path"], scope["method"] if scope["method"] in METHODS else "other"
        status, size = 0, 0

        async def told(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (HEADER.encode(), _number(scope))]
            elif message["type"] == "http.response.body":
                size += len(message.get("body", b""))
            await send(message)

        began = time.perf_counter()
        meters = self._meters
        with meters.under_way.track_inprogress():
            try:
                await self._app(scope, receive, told)
            finally:
                seconds = time.perf_counter() - began
                route = scope.get("path_template") or NOWHERE
                meters.requests.labels(method, route, str(status)).inc()
                meters.request_seconds.labels(method, route).observe(seconds)
                self._audit(scope, method, route, status)
                if self._logged and not (path.startswith(QUIET) and status < _WELL):
                    line = {"method": method, "path": path, "route": route, "status": status, "bytes": size}
                    LOG.info("request", **line, seconds=round(seconds, 4), address=_address(scope))

    def _audit(self, scope: Scope, method: str, route: str, status: int) -> None:
        how = ENTRANCES.get((method, route))
        if how is None:
            return
        outcome = "done" if 0 < status < _WELL else "limited" if status == _TOO_OFTEN else "refused"
        self._meters.entries.labels(how, outcome).inc()
        who = scope["state"].get("audited", {})
        AUDIT.info("entrance", how=how, outcome=outcome, status=status, address=_address(scope), **who)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        path, code = scope["path"], 0

        async def told(message: Message) -> None:
            nonlocal code
            if message["type"] in ("websocket.accept", "websocket.http.response.start"):
                message["headers"] = [*message.get("headers", ()), (HEADER.encode(), _number(scope))]
                code = message.get("status", code)
            elif message["type"] == "websocket.close":
                code = code or message.get("code", 1000)
            await send(message)

        async def heard() -> Message:
            nonlocal code
            message = await receive()
            if message["type"] == "websocket.disconnect":
                code = code or message.get("code", 1005)
            return message

        began, line = time.perf_counter(), scope.get("extensions", {}).get(EXTENSION)
        try:
            await self._app(scope, heard, told)
        finally:
            end = partial(self._ended, path, scope.get("path_template") or NOWHERE, _address(scope), began)
            if isinstance(line, Line) and line.kept:
                line.when_over(partial(copy_context().run, end))
            else:
                end(code)

    def _ended(self, path: str, route: str, address: str, began: float, code: int) -> None:
        self._meters.socket_ends.labels(str(code)).inc()
        if self._logged:
            seconds = round(time.perf_counter() - began, 4)
            LOG.info("socket", path=path, route=route, code=code, seconds=seconds, address=address)


def _address(scope: Any) -> str:
    return address_of(ASGIConnection(scope)) if "app" in scope else ""


def _number(scope: Scope) -> bytes:
    return str(scope["state"]["request_id"]).encode()
