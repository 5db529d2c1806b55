"""Who comes to the desk of a tournament: a key from a link, shown once, then kept in a cookie of that tournament."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from litestar.params import PathParameter
from litestar.status_codes import HTTP_409_CONFLICT

from ventaglio.core.log import StaleSequence
from ventaglio.lang import translator
from ventaglio.server.desk import Bearer
from ventaglio.server.desk.keys import digest
from ventaglio.server.web.asking import (
    AnyConnection,
    AnyRequest,
    address_of,
    language_of,
    limit,
    maybe_person,
)
from ventaglio.server.web.error_page import Problem, Refusal, refusal
from ventaglio.server.web.house import house_of
from ventaglio.server.web.limits import near, net_of
from ventaglio.tournaments.director.objections import Objected
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.desk import desk_words
from ventaglio.tournaments.words.objections import objection

HEADER: Final = "x-ventaglio-key"
COOKIE: Final = "ventaglio-desk"
LASTS: Final = 60 * 24 * 3600
"""Seconds: some tournaments go on for weekends."""

UNCOUNTED: Final = ("/app/", "/health/")
"""A table shows a pack of cards, each a file of its own; and whoever watches over the server is always answered."""

TournamentId = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


def cookie(request: AnyRequest, tournament_id: str, key: str) -> Cookie:
    """The key, out of the reach of scripts, and sent to no other tournament."""
    secure = house_of(request).doors.encrypted(request.scope)
    path = f"/api/tournaments/{tournament_id}"
    return Cookie(COOKIE, value=key, max_age=LASTS, httponly=True, samesite="strict", secure=secure, path=path)


def key_of(request: AnyConnection) -> str:
    """The key that somebody shows, whether it opens anything or not."""
    return request.headers.get(HEADER, "") or request.cookies.get(COOKIE, "")


async def bearer_of(request: AnyConnection, tournament_id: str) -> Bearer:
    """Whoever shows a key; others are refused."""
    house, key = house_of(request), key_of(request)
    found = await house.office.bearer(tournament_id, key) if key else None
    if found is None:
        house.proven.forget(digest(key))
        raise NotAuthorizedException("this needs the link of a role")
    house.proven.note(digest(key))
    return found


async def limit_requests(request: AnyRequest) -> None:
    """How often anybody may ask for anything: each role at a tournament for itself, all others for each address."""
    path, key = request.url.path, key_of(request)
    if path.startswith(UNCOUNTED):
        return
    if key and (shown := digest(key)) in house_of(request).proven:
        await limit(request, "role", shown)
        await limit(request, "roles")
    elif not path.startswith("/api/"):
        await limit(request, "page")
    else:
        await limit(request, "near" if near(net_of(address_of(request))) else "request")


async def name_of(request: AnyConnection, bearer: Bearer, otherwise: str | None = None) -> str:
    """Who stands in the log: whom the link was made for, else who is asking, else the role."""
    if bearer.name:
        return bearer.name
    person = await maybe_person(request)
    if person is not None:
        return person.name
    return bearer.role.value if otherwise is None else otherwise


async def at_the_desk(request: AnyRequest, tournament_id: str) -> tuple[Bearer, Tournament]:
    """Whoever may see what is not published, and the tournament."""
    found = await bearer_of(request, tournament_id)
    if not found.role.at_the_desk:
        raise PermissionDeniedException("this is for the desk")
    return found, await house_of(request).office.tournament(tournament_id)


async def director_of(request: AnyRequest, tournament_id: str) -> tuple[Bearer, Tournament]:
    """The director alone."""
    found, t = await at_the_desk(request, tournament_id)
    if found.role is not Role.DIRECTOR:
        raise PermissionDeniedException("this is for the director")
    return found, t


# ── Saying no ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Opposed(Exception):
    """What the desk objects to, in the words of whoever asked."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.sentence)
        self.problem = problem


def opposed(request: AnyRequest, error: Opposed) -> Refusal:
    return refusal(request, HTTP_409_CONFLICT, error.problem, language_of(request))


@contextmanager
def explained(request: AnyRequest, t: Tournament | None) -> Iterator[None]:
    """Objections inside are told in the asker's language, with the names of the tournament they are about."""
    language = language_of(request)
    try:
        yield
    except Objected as error:
        sentence = objection(desk_words(language), error.objection, t)
        raise Opposed(Problem(error.objection.reason, sentence)) from error
    except StaleSequence as error:
        raise Opposed(Problem("overtaken", translator(language).text("desk-overtaken"))) from error
