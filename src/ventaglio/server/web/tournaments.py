"""Tournaments for everybody: opening one, finding one, and what of it is published."""

from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from ventaglio.core.refusal import BadInput
from ventaglio.server.desk import Office, Summary
from ventaglio.server.desk.keys import link
from ventaglio.server.web.asking import AnyRequest, language_of, limit, mark_of, person_of
from ventaglio.server.web.house import house_of
from ventaglio.server.web.tournament.choices import Choices, describe_choices
from ventaglio.server.web.tournament.door import TournamentId, cookie, explained
from ventaglio.tournaments.director.plan import Notice
from ventaglio.tournaments.director.publication import PublicView
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.desk import desk_words
from ventaglio.tournaments.words.plans import plan


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A notice, whether everybody finds it on the list, and which of one's clubs holds it, if one does."""

    notice: Notice
    listed: bool = True
    club: Annotated[str, msgspec.Meta(max_length=32)] = ""


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
        if data.club and not await house_of(request).keepers.keeps(data.club, person.id):
            raise NotFoundException
        with explained(request, None):
            own = f"{person.id} {mark}" if mark else ""
            office = house_of(request).office
            opened = await office.open(data.notice, person.name, public=data.listed, mark=own, club=data.club or None)
        links = {role.value: link(opened.id, role, key) for role, key in opened.keys.items()}
        mine = cookie(request, opened.id, opened.keys[Role.DIRECTOR])
        return Response(OpenedTournament(opened.id, links), cookies=[mine])

    @get("/{tournament_id:str}/public", summary="All that is published of a tournament")
    async def published(self, request: AnyRequest, tournament_id: TournamentId) -> PublicAnswer:
        house = house_of(request)
        t = await found(house.office, tournament_id)
        view, tag = await house.published.of(tournament_id, t)
        return PublicAnswer(tag, house.office.time_at(t), view, told_of(t, language_of(request)))


async def found(office: Office, tournament_id: str) -> Tournament:
    """A tournament that there is."""
    try:
        return await office.tournament(tournament_id)
    except BadInput as error:
        if error.reason == "tournament-none":
            raise NotFoundException from error
        raise


def told_of(t: Tournament, language: str) -> PublicTold:
    """The notice in words."""
    words, notice = desk_words(language), t.notice
    movements = tuple(words.term(phase.movement) for phase in notice.phases)
    return PublicTold(words.code(notice.code), words.term(notice.format), movements, plan(words, notice, t.regulation))
