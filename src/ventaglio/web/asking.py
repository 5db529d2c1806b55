"""What every request is asked first: who, from where, in which language; and how it is told no."""

from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException, HTTPException, NotAuthorizedException, TooManyRequestsException
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_409_CONFLICT, HTTP_500_INTERNAL_SERVER_ERROR

from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.hosting.doing import NotNow
from ventaglio.hosting.table import CorruptLog
from ventaglio.lang import FALLBACK, available, translator
from ventaglio.store.people import Person
from ventaglio.web.house import house_of
from ventaglio.words.refusals import explain_bad_input

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done: an id for programs, a sentence for people."""

    reason: str
    sentence: str


def language_of(connection: AnyConnection) -> str:
    """The language asked for: by the address, else by the browser."""
    asked = connection.query_params.get("lang", "")
    wishes = [asked, *_accepted(connection.headers.get("accept-language", ""))]
    return next((wish for wish in wishes if wish in available()), FALLBACK)


def _accepted(header: str) -> Iterable[str]:
    return (one.split(";")[0].strip().split("-")[0].lower() for one in header.split(","))


def address_of(connection: AnyConnection) -> str:
    """Where somebody asks from."""
    if house_of(connection).settings.proxied:
        forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
        if forwarded:
            return forwarded
    return connection.client.host if connection.client else ""


async def limit(connection: AnyConnection, what: str) -> None:
    """Refuse whoever asks too often."""
    if not await house_of(connection).limits.allow(what, address_of(connection)):
        raise TooManyRequestsException


async def person_of(request: AnyRequest) -> Person:
    """Whoever is asking; strangers are refused."""
    person = await maybe_person(request)
    if person is None:
        raise NotAuthorizedException
    return person


async def maybe_person(connection: AnyConnection) -> Person | None:
    """Whoever is asking, or None."""
    return await house_of(connection).sessions.person(connection.cookies)


# ── Saying no ────────────────────────────────────────────────────────────────────────────────────────────────────────


def bad_input(request: AnyRequest, error: BadInput) -> Response[Problem]:
    """Something in a request cannot be read, or is not allowed now."""
    status = HTTP_409_CONFLICT if isinstance(error, NotNow) else HTTP_400_BAD_REQUEST
    sentence = explain_bad_input(error, language_of(request))
    return Response(Problem(error.reason or "bad-input", sentence), status_code=status)


def corrupt(request: AnyRequest, error: CorruptLog) -> Response[Problem]:
    """A log that cannot be read: that table is stopped, and the log of the server says why."""
    sentence = translator(language_of(request)).text("bad-live-corrupt")
    return Response(Problem("corrupt-log", sentence), status_code=HTTP_409_CONFLICT)


def illegal(request: AnyRequest, error: IllegalAction) -> Response[Problem]:
    """The code does not allow it."""
    return Response(Problem(error.refusal.reason, str(error.refusal)), status_code=HTTP_409_CONFLICT)


def unreadable(request: AnyRequest, error: Exception) -> Response[Problem]:
    """What somebody has sent is no text, or nests without end: nothing of ours does."""
    return http_error(request, ClientException("this cannot be read"))


def http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses: unknown addresses, fields that are missing or unknown, strangers."""
    detail = error.detail
    if isinstance(error.extra, list) and error.extra:
        detail = "; ".join(str(one.get("message", "")) for one in error.extra if isinstance(one, dict)) or detail
    return Response(Problem(f"http-{error.status_code}", detail), status_code=error.status_code, headers=error.headers)


def broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Our own mistake: the details are for the log."""
    import structlog

    structlog.get_logger("ventaglio.web").exception("request failed", path=request.url.path, exc_info=error)
    return Response(Problem("broken", "something went wrong here"), status_code=HTTP_500_INTERNAL_SERVER_ERROR)
