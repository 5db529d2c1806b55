"""Who people are: guests, accounts, what they have played, the ladders."""

from typing import Annotated, Literal

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ventaglio.plugs import names
from ventaglio.store.history import Played, Standing
from ventaglio.store.people import Person
from ventaglio.web.asking import AnyRequest, limit, maybe_person, person_of
from ventaglio.web.house import house_of
from ventaglio.web.watching import note

Text = Annotated[str, msgspec.Meta(max_length=400)]


class Me(msgspec.Struct, frozen=True):
    """Oneself."""

    id: str
    name: str
    login: str | None


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to play under."""

    name: Text


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login and a password, to be known again on another machine."""

    login: Text
    password: Text


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code, and the new password."""

    login: Text
    code: Text
    password: Text


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The old password and the new one."""

    old: Text
    new: Text


class RecoveryCodes(msgspec.Struct, frozen=True):
    """To be written down: each opens the account once, when the password is lost."""

    codes: tuple[str, ...]


class Nobody(msgspec.Struct, frozen=True):
    """No one is known here."""

    person: Me | None = None


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.login)


class PeopleApi(Controller):
    """People."""

    path = "/api"
    tags = ("people",)

    @get("/me", summary="Oneself, if one is known here")
    async def me(self, request: AnyRequest) -> Nobody:
        person = await maybe_person(request)
        return Nobody(None if person is None else _me(person))

    @post("/guests", summary="Play at once under a name")
    async def guest(self, request: AnyRequest, data: JSONBody[NewGuest]) -> Response[Me]:
        await limit(request, "guest")
        house = house_of(request)
        person = await house.people.guest(data.name, house.hall.now())
        note(request, person=person.id)
        return Response(_me(person), cookies=[house.sessions.cookie(person)])

    @post("/me/name", summary="Play under another name")
    async def rename(self, request: AnyRequest, data: JSONBody[NewGuest]) -> Me:
        person = await person_of(request)
        return _me(await house_of(request).people.rename(person.id, data.name))

    @post("/accounts", summary="Make an account of oneself, with all that one has played")
    async def register(self, request: AnyRequest, data: JSONBody[NewAccount]) -> RecoveryCodes:
        person = await person_of(request)
        note(request, login=data.login, person=person.id)
        await limit(request, "password")
        return RecoveryCodes(await house_of(request).people.register(person.id, data.login, data.password))

    @post("/sessions", summary="Enter with login and password")
    async def enter(self, request: AnyRequest, data: JSONBody[NewAccount]) -> Response[Me]:
        note(request, login=data.login)
        await limit(request, "password")
        house = house_of(request)
        person = await house.people.enter(data.login, data.password)
        note(request, person=person.id)
        return Response(_me(person), cookies=[house.sessions.cookie(person)])

    @delete("/sessions/mine", status_code=200, summary="Leave this machine")
    async def leave(self, request: AnyRequest) -> Response[Nobody]:
        return Response(Nobody(), cookies=[house_of(request).sessions.no_cookie()])

    @delete("/sessions", status_code=200, summary="End every session, on every machine")
    async def leave_all(self, request: AnyRequest) -> Response[Nobody]:
        person = await person_of(request)
        note(request, person=person.id)
        house = house_of(request)
        await house.people.end_sessions(person.id)
        return Response(Nobody(), cookies=[house.sessions.no_cookie()])

    @post("/recovery", summary="Set a new password with a recovery code")
    async def recover(self, request: AnyRequest, data: JSONBody[Recovery]) -> Response[Me]:
        note(request, login=data.login)
        await limit(request, "password")
        house = house_of(request)
        person = await house.people.recover(data.login, data.code, data.password)
        note(request, person=person.id)
        return Response(_me(person), cookies=[house.sessions.cookie(person)])

    @post("/me/password", summary="Change the password; all other sessions end")
    async def password(self, request: AnyRequest, data: JSONBody[NewPassword]) -> Response[Me]:
        person = await person_of(request)
        note(request, person=person.id)
        await limit(request, "password")
        house = house_of(request)
        changed = await house.people.change_password(person.id, data.old, data.new)
        return Response(_me(changed), cookies=[house.sessions.cookie(changed)])

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
