"""What every request is asked first: who, from where, in which language; and how it is told no."""

import asyncio
import re
from collections.abc import Callable, Iterable
from typing import Any, Final, ParamSpec, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException, HTTPException, NotAuthorizedException, TooManyRequestsException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_409_CONFLICT,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.lang import FALLBACK, available, translator
from ventaglio.lang.refusals import explain_bad_input
from ventaglio.server.store.people import Person
from ventaglio.server.store.sessions import Known
from ventaglio.server.tables.doing import NotNow
from ventaglio.server.tables.table import CorruptLog
from ventaglio.server.web.error_page import Problem, Refusal, refusal
from ventaglio.server.web.house import house_of
from ventaglio.server.web.limits import net_of
from ventaglio.server.web.request_ids import request_id
from ventaglio.server.web.workers import Overworked

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]

MARK: Final = "x-ventaglio-mark"
"""The header in which whoever asks for something names his asking."""
_MARK: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")

LITTLE: Final = 1_000
"""Entries of a log, or lines: what a thread reads in a moment."""

P = ParamSpec("P")
T = TypeVar("T")


def language_of(connection: AnyConnection) -> str:
    """The language asked for: by the address, else by the browser."""
    asked = connection.query_params.get("lang", "")
    wishes = [asked, *_accepted(connection.headers.get("accept-language", ""))]
    return next((wish for wish in wishes if wish in available()), FALLBACK)


def _accepted(header: str) -> Iterable[str]:
    return (one.split(";")[0].strip().split("-")[0].lower() for one in header.split(","))


def address_of(connection: AnyConnection) -> str:
    """Where somebody asks from."""
    host = connection.client.host if connection.client else ""
    if house_of(connection).doors.is_proxy(host):
        forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
        if forwarded:
            return forwarded
    return host


async def limit(connection: AnyConnection, what: str, who: str | None = None) -> None:
    """Refuse whoever asks too often: an address, or somebody else who is named."""
    counted = net_of(address_of(connection)) if who is None else who
    limits = house_of(connection).limits
    if not await limits.allow(what, counted):
        seconds = await limits.wait(what, counted)
        sentence = translator(language_of(connection)).text("error-too-often", seconds=seconds)
        raise TooManyRequestsException(sentence, headers={"retry-after": str(seconds)})


def mark_of(request: AnyRequest) -> str:
    """What a request is known by, so that it is done once however often it comes; nothing where it has no mark."""
    mark: str = request.headers.get(MARK, "")
    if mark and not _MARK.fullmatch(mark):
        raise BadInput(f"{MARK} has 8 to 64 letters, digits, - and _", "mark")
    return mark


async def beside(connection: AnyConnection, job: Callable[P, T], *args: P.args, **no: P.kwargs) -> T:
    """What a function gives that may take long: a process beside works it out, and everybody else is served."""
    return await house_of(connection).workers.run(address_of(connection), job, *args, **no)


async def aside(connection: AnyConnection, size: int, job: Callable[P, T], *args: P.args, **no: P.kwargs) -> T:
    """The same for what the house wrote itself: in a thread where there is little of it, since that is at hand."""
    if size > LITTLE:
        return await beside(connection, job, *args, **no)
    async with house_of(connection).threads:
        return await asyncio.to_thread(job, *args, **no)


async def person_of(request: AnyRequest) -> Person:
    """Whoever is asking; strangers are refused."""
    return (await known_of(request)).person


async def known_of(request: AnyRequest) -> Known:
    """Whoever is asking, and the session by which he is known; strangers are refused."""
    known = await maybe_known(request)
    if known is None:
        raise NotAuthorizedException
    return known


async def maybe_person(connection: AnyConnection) -> Person | None:
    """Whoever is asking, or None."""
    known = await maybe_known(connection)
    return None if known is None else known.person


async def maybe_known(connection: AnyConnection) -> Known | None:
    """Whoever is asking, with his session, or None. That he was here is noted."""
    house = house_of(connection)
    known = await house.sessions.known(connection)
    if known is not None:
        await house.sessions.note(known, net_of(address_of(connection)))
    return known


# ── Saying no ────────────────────────────────────────────────────────────────────────────────────────────────────────


def bad_input(request: AnyRequest, error: BadInput) -> Refusal:
    """Something in a request cannot be read, or is not allowed now."""
    status = HTTP_409_CONFLICT if isinstance(error, NotNow) else HTTP_400_BAD_REQUEST
    language = language_of(request)
    return refusal(request, status, Problem(error.reason or "bad-input", explain_bad_input(error, language)), language)


def corrupt(request: AnyRequest, error: CorruptLog) -> Refusal:
    """A log that cannot be read: that table is stopped, and the log of the server says why."""
    language = language_of(request)
    sentence = translator(language).text("bad-live-corrupt")
    return refusal(request, HTTP_409_CONFLICT, Problem("corrupt-log", sentence), language)


def overworked(request: AnyRequest, error: Overworked) -> Refusal:
    """Too much waits to be worked out already."""
    language = language_of(request)
    sentence = translator(language).text("bad-work-waits")
    problem = Problem("work-waits", sentence)
    return refusal(request, HTTP_503_SERVICE_UNAVAILABLE, problem, language, {"retry-after": "10"})


def illegal(request: AnyRequest, error: IllegalAction) -> Refusal:
    """The code does not allow it."""
    problem = Problem(error.refusal.reason, str(error.refusal))
    return refusal(request, HTTP_409_CONFLICT, problem, language_of(request))


def unreadable(request: AnyRequest, error: Exception) -> Refusal:
    """What somebody has sent is no text, or nests without end: nothing of ours does."""
    return http_error(request, ClientException("this cannot be read"))


def http_error(request: AnyRequest, error: HTTPException) -> Refusal:
    """What the framework refuses: unknown addresses, fields that are missing or unknown, strangers."""
    detail = error.detail
    if isinstance(error.extra, list) and error.extra:
        detail = "; ".join(str(one.get("message", "")) for one in error.extra if isinstance(one, dict)) or detail
    problem = Problem(f"http-{error.status_code}", detail)
    return refusal(request, error.status_code, problem, language_of(request), error.headers)


def broken(request: AnyRequest, error: Exception) -> Refusal:
    """Our own mistake: the details are for the log, and the id leads to them."""
    import structlog

    number, language = request_id(request), language_of(request)
    log = structlog.get_logger("ventaglio.web")
    log.error("request failed", path=request.url.path, request=number, exc_info=error)
    sentence = translator(language).text("error-broken", id=number)
    return refusal(request, HTTP_500_INTERNAL_SERVER_ERROR, Problem("broken", sentence), language)
