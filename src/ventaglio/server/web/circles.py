"""Whom one plays with: friends, invitations, clubs."""

import hmac
from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, JSONBody, PathParameter

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.circles import Club, Friend
from ventaglio.server.tables.table import OPEN, PLAYING
from ventaglio.server.web.asking import AnyRequest, limit, maybe_person, person_of
from ventaglio.server.web.gate import check_open
from ventaglio.server.web.house import House, house_of
from ventaglio.server.web.tables import LobbyPage, PageNumber, TableId, lobby_page, since

ClubId = Annotated[str, PathParameter(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
PersonId = Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9a-f]+$")]


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody's link of friendship ends in."""

    token: Annotated[str, msgspec.Meta(max_length=80)]


class Circle(msgspec.Struct, frozen=True):
    """Whom one plays with. ``token`` is the end of the link by which others become one's friends."""

    token: str
    friends: list[Friend]
    met: list[Friend]
    """With whom one has played lately."""
    clubs: list[Club]
    """Those that one keeps."""


class Befriended(msgspec.Struct, frozen=True):
    """Whose friend one has become."""

    name: str


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom one invites."""

    person: Annotated[str, msgspec.Meta(max_length=32)]


class NewClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a new club is called."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class ClubLobby(msgspec.Struct, frozen=True):
    """The lobby of a club."""

    id: str
    name: str
    mine: bool
    """Whether one keeps it."""
    open: LobbyPage
    playing: LobbyPage


def token_of(house: House, person_id: str) -> str:
    """What makes somebody's friend of whoever has it."""
    return f"{person_id}.{house.hall.house_secret('friend', person_id).hex()[:20]}"


class CirclesApi(Controller):
    """People one plays with."""

    path = "/api"
    tags = ("people",)

    @get("/me/friends", summary="Friends, those one has met, and one's clubs")
    async def friends(self, request: AnyRequest) -> Circle:
        person, house = await person_of(request), house_of(request)
        circles, now = house.circles, house.now()
        return Circle(
            token_of(house, person.id),
            await circles.friends(person.id, now),
            await circles.met(person.id, now),
            await circles.clubs_of(person.id),
        )

    @post("/me/friends", summary="Become a friend of whoever has sent the link")
    async def befriend(self, request: AnyRequest, data: JSONBody[Token]) -> Befriended:
        person, house = await person_of(request), house_of(request)
        await limit(request, "friend", person.id)
        other = await house.people.find(data.token.partition(".")[0])
        if other is None or not hmac.compare_digest(data.token.encode(), token_of(house, other.id).encode()):
            raise BadInput("this link makes nobody's friend", "friend-link")
        await house.circles.befriend(person.id, other.id, house.now())
        return Befriended(other.name)

    @delete("/me/friends/{person_id:str}", summary="Be somebody's friend no longer")
    async def part(self, request: AnyRequest, person_id: FromPath[PersonId]) -> None:
        person = await person_of(request)
        await house_of(request).circles.part(person.id, person_id)

    @post("/tables/{table_id:str}/invitations", summary="Invite a friend, or somebody one has met, to one's table")
    async def invite(self, request: AnyRequest, table_id: TableId, data: JSONBody[Guest]) -> Response[None]:
        person, house = await person_of(request), house_of(request)
        await limit(request, "invitation", person.id)
        table = await house.hall.table(table_id)
        if table is None or table.status != OPEN or table.reserved:
            raise NotFoundException
        if table.place_of_person(person.id) is None:
            raise PermissionDeniedException("only those who sit at a table may do this")
        if not await house.circles.may_invite(person.id, data.person):
            raise BadInput("one invites friends, and those one has met", "friend-unknown")
        await house.circles.invite(data.person, table_id, person.id, person.name, house.now())
        return Response(None, status_code=204)

    @delete("/me/invitations/{table_id:str}", summary="Answer an invitation, with or without coming")
    async def answered(self, request: AnyRequest, table_id: TableId) -> None:
        person = await person_of(request)
        await house_of(request).circles.answered(person.id, table_id)

    @post("/clubs", summary="Found a club: a lobby of its own, found by its address alone")
    async def found(self, request: AnyRequest, data: JSONBody[NewClub]) -> Club:
        person, house = await person_of(request), house_of(request)
        await limit(request, "club", person.id)
        check_open(request)
        return await house.circles.found(data.name, person.id, house.now())

    @get("/clubs/{club_id:str}", summary="The lobby of a club")
    async def club(
        self, request: AnyRequest, club_id: FromPath[ClubId], open_: PageNumber = 1, playing: PageNumber = 1
    ) -> ClubLobby:
        house, person = house_of(request), await maybe_person(request)
        club = await house.circles.club(club_id)
        if club is None:
            raise NotFoundException
        logs = house.hall.logs
        mine = person is not None and await house.keepers.keeps(club.id, person.id)
        return ClubLobby(
            club.id,
            club.name,
            mine,
            await lobby_page(logs, OPEN, open_, club=club.id),
            await lobby_page(logs, PLAYING, playing, since=since(house.hall), club=club.id),
        )

    @delete("/clubs/{club_id:str}", summary="End a club that one keeps; what is played at its tables goes on")
    async def dissolve(self, request: AnyRequest, club_id: FromPath[ClubId]) -> None:
        person = await person_of(request)
        if not await house_of(request).circles.dissolve(club_id, person.id):
            raise NotFoundException
