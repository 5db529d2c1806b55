"""Tournaments for everybody: opening one, finding one, and what of it is published."""

import time
from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_204_NO_CONTENT

from ventaglio.core.refusal import BadInput
from ventaglio.director.plan import Notice
from ventaglio.director.publication import PublicView
from ventaglio.director.roles import Role
from ventaglio.director.tournament import Tournament
from ventaglio.office import Office, Summary
from ventaglio.office.keys import link
from ventaglio.web.asking import AnyRequest, language_of, limit, mark_of, person_of
from ventaglio.web.house import House, house_of
from ventaglio.web.tournament_choices import Choices, describe_choices
from ventaglio.web.tournament_door import TournamentId, cookie, explained
from ventaglio.words.director.desk import desk_words
from ventaglio.words.director.plans import plan

LONGEST_WAIT: Final = 25.0
"""Seconds: shorter than what proxies and telephones wait for an answer."""

Wait = Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT, description="seconds to wait for news")]
Tag = Annotated[str, QueryParameter(max_length=40, description="the tag of what one has: answered once there is more")]
NOTHING_NEW: Final = {HTTP_204_NO_CONTENT: ResponseSpec(data_container=None, description="nothing new")}


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A notice, and whether the list of tournaments shows it to everybody."""

    notice: Notice
    listed: bool = True


class OpenedTournament(msgspec.Struct, frozen=True):
    """A new tournament, and the link of every role; they are told this once."""

    id: str
    links: dict[str, str]


class PublicTold(msgspec.Struct, frozen=True):
    """The notice in words."""

    code: str
    format: str
    movements: tuple[str, ...]
    plan: str


class PublicAnswer(msgspec.Struct, frozen=True):
    """All that is published. ``tag`` changes when it does, and with nothing else.

    ``now`` is the time by which the round is counted: the clock of whoever looks may be wrong.
    """

    tag: str
    now: float
    view: PublicView
    told: PublicTold


class Tournaments(Controller):
    """Tournaments."""

    path = "/api/tournaments"
    tags = ("tournaments",)

    @get("/", summary="The tournaments, the newest first")
    async def listed(self, request: AnyRequest) -> tuple[Summary, ...]:
        return await house_of(request).office.listed()

    @get("/choices", summary="What a notice can announce, by code")
    async def choices(self, request: AnyRequest) -> Choices:
        return describe_choices(language_of(request))

    @post("/", summary="Announce a tournament")
    async def open(self, request: AnyRequest, data: JSONBody[NewTournament]) -> Response[OpenedTournament]:
        person, mark = await person_of(request), mark_of(request)
        await limit(request, "table")
        with explained(request, None):
            own = f"{person.id} {mark}" if mark else ""
            opened = await house_of(request).office.open(data.notice, person.name, public=data.listed, mark=own)
        links = {role.value: link(opened.id, role, key) for role, key in opened.keys.items()}
        mine = cookie(request, opened.id, opened.keys[Role.DIRECTOR])
        return Response(OpenedTournament(opened.id, links), cookies=[mine])

    @get("/{tournament_id:str}/public", summary="All that is published of a tournament", responses=NOTHING_NEW)
    async def published(
        self, request: AnyRequest, tournament_id: TournamentId, after: Tag = "", wait: Wait = 0
    ) -> Response[PublicAnswer]:
        """With ``after`` and ``wait``, the answer comes as soon as there is something new."""
        t, view, tag = await _news(house_of(request), tournament_id, after, wait)
        if tag == after:
            return Response(None, status_code=HTTP_204_NO_CONTENT)  # type: ignore[arg-type]
        return Response(PublicAnswer(tag, house_of(request).office.time_at(t), view, _told(t, language_of(request))))


async def _news(house: House, tournament_id: str, after: str, wait: float) -> tuple[Tournament, PublicView, str]:
    """What is published, once it is no longer what somebody has. What is only drafted or typed wakes nobody."""
    until = time.monotonic() + wait
    while True:
        t = await found(house.office, tournament_id)
        view, tag = await house.published.of(tournament_id, t)
        left = until - time.monotonic()
        if tag != after or left <= 0 or house.closing.is_set():
            return t, view, tag
        await house.news(tournament_id, t.seq, left)


async def found(office: Office, tournament_id: str) -> Tournament:
    """A tournament that there is."""
    try:
        return await office.tournament(tournament_id)
    except BadInput as error:
        if error.reason == "tournament-none":
            raise NotFoundException from error
        raise


def _told(t: Tournament, language: str) -> PublicTold:
    words, notice = desk_words(language), t.notice
    movements = tuple(words.term(phase.movement) for phase in notice.phases)
    return PublicTold(words.code(notice.code), words.term(notice.format), movements, plan(words, notice, t.regulation))
