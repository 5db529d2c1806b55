"""Who people are: guests, what they have played, the ladders."""

from typing import Annotated, Literal

import msgspec
from litestar import Controller, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ventaglio.games.common.plugin import names
from ventaglio.server.store.history import Played, Standing
from ventaglio.server.store.people import LONGEST_AVATAR, Person
from ventaglio.server.web.asking import AnyRequest, limit, maybe_known, person_of
from ventaglio.server.web.gate import check_address, check_open
from ventaglio.server.web.house import house_of
from ventaglio.server.web.watching import note

Text = Annotated[str, msgspec.Meta(max_length=400)]


class Me(msgspec.Struct, frozen=True):
    """Oneself."""

    id: str
    name: str
    login: str | None
    avatar: str = ""
    """The picture that one has chosen; empty where the name gives one."""


class NewAvatar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture to be known by, of those that the pages draw; empty for the one that the name gives."""

    avatar: Annotated[str, msgspec.Meta(max_length=LONGEST_AVATAR, pattern="^[a-z]*$")]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to play under."""

    name: Text


class Nobody(msgspec.Struct, frozen=True):
    """No one is known here."""

    person: Me | None = None


def me(person: Person) -> Me:
    """Somebody as he is told of himself."""
    return Me(person.id, person.name, person.login, person.avatar)


class PeopleApi(Controller):
    """People."""

    path = "/api"
    tags = ("people",)

    @get("/me", summary="Oneself, if one is known here")
    async def me(self, request: AnyRequest) -> Response[Nobody]:
        known = await maybe_known(request)
        if known is None:
            return Response(Nobody())
        cookie = await house_of(request).sessions.renewed(request, known)
        return Response(Nobody(me(known.person)), cookies=[] if cookie is None else [cookie])

    @post("/guests", summary="Play at once under a name")
    async def guest(self, request: AnyRequest, data: JSONBody[NewGuest]) -> Response[Me]:
        await limit(request, "guest")
        check_open(request)
        check_address(request)
        house = house_of(request)
        person = await house.people.guest(data.name, house.hall.now())
        note(request, person=person.id)
        return Response(me(person), cookies=[await house.sessions.begin(request, person)])

    @post("/me/name", summary="Play under another name")
    async def rename(self, request: AnyRequest, data: JSONBody[NewGuest]) -> Me:
        person = await person_of(request)
        return me(await house_of(request).people.rename(person.id, data.name))

    @post("/me/avatar", summary="Be known by another picture")
    async def portray(self, request: AnyRequest, data: JSONBody[NewAvatar]) -> Me:
        person = await person_of(request)
        return me(await house_of(request).people.portray(person.id, data.avatar))

    @get("/me/history", summary="What one has played, the latest first")
    async def history(
        self,
        request: AnyRequest,
        before: FromQuery[float | None] = None,
        count: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    ) -> list[Played]:
        person = await person_of(request)
        return await house_of(request).history.history(person.id, before, count)

    @get("/me/ratings", summary="Where one stands on the ladders")
    async def ratings(self, request: AnyRequest) -> list[Standing]:
        person = await person_of(request)
        return await house_of(request).history.rating_of(person.id)

    @get("/ladders/{game:str}/{which:str}", summary="A ladder: of persons, or of pairs")
    async def ladder(
        self,
        request: AnyRequest,
        game: FromPath[str],
        which: FromPath[Literal["one", "pair"]],
    ) -> list[Standing]:
        if game not in names():
            raise NotFoundException
        return await house_of(request).history.ladder(game, which)
