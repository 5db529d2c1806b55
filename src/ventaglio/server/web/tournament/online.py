"""The players of a tournament of online tables: where each of them sits, and sitting down."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.exceptions import PermissionDeniedException
from litestar.params import JSONBody

from ventaglio.server.web.asking import AnyRequest, maybe_person, person_of
from ventaglio.server.web.house import house_of
from ventaglio.server.web.tournament.door import TournamentId, bearer_of
from ventaglio.tournaments.director.terms import Number


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits down: the player's place in the entry, from 0."""

    player: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0


class SatAt(msgspec.Struct, frozen=True):
    """The table to go to."""

    table: str


class OnlineSeat(msgspec.Struct, frozen=True):
    """A player's place at a table of the server. ``mine``: whoever asks has it."""

    player: int
    name: str
    table: str
    place: str
    status: str
    """Of the table: open, playing, over or closed."""
    taken: bool
    mine: bool


class TournamentOnline(Controller):
    """Playing a tournament at tables of the server."""

    path = "/api/tournaments/{tournament_id:str}/mine"
    tags = ("tournaments",)

    @get("/seats", summary="The places of one's own entry in the present round, for whoever has a player's link")
    async def seats(self, request: AnyRequest, tournament_id: TournamentId) -> tuple[OnlineSeat, ...]:
        entrant = await _entrant_of(request, tournament_id)
        person = await maybe_person(request)
        found = []
        for own, table in await house_of(request).online.places(tournament_id, entrant):
            chair = table.chairs[own.seat.place]
            mine = person is not None and chair.person == person.id
            found.append(OnlineSeat(own.player, own.name, own.live, own.seat.letter, table.status, chair.taken, mine))
        return tuple(found)

    @post("/sit", status_code=200, summary="Take a player's place at the table of the present round")
    async def sit(self, request: AnyRequest, tournament_id: TournamentId, data: JSONBody[Sitting]) -> SatAt:
        entrant = await _entrant_of(request, tournament_id)
        person = await person_of(request)
        return SatAt(await house_of(request).online.sit(tournament_id, entrant, data.player, person.id))


async def _entrant_of(request: AnyRequest, tournament_id: TournamentId) -> Number:
    """The entrant of whoever shows a player's key."""
    bearer = await bearer_of(request, tournament_id)
    if bearer.entrant is None:
        raise PermissionDeniedException("this is for players")
    return bearer.entrant
