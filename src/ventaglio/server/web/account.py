"""One's account: coming in and leaving, passwords, where one is known, what is known of one, and being forgotten."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.datastructures import ResponseHeader
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.people import check_not_banned
from ventaglio.server.store.privacy import erase, export
from ventaglio.server.store.sessions import Session
from ventaglio.server.web.asking import AnyRequest, address_of, known_of, limit, maybe_known, person_of
from ventaglio.server.web.house import house_of
from ventaglio.server.web.limits import net_of
from ventaglio.server.web.people import Me, Nobody, Text, me
from ventaglio.server.web.sessions import OF_OLD
from ventaglio.server.web.watching import note

SessionId = Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9a-f]+$")]


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


class Erasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password, of whoever has one: what is erased does not come back."""

    password: Text = ""


class RecoveryCodes(msgspec.Struct, frozen=True):
    """To be written down: each opens the account once, when the password is lost."""

    codes: tuple[str, ...]


class Device(msgspec.Struct, frozen=True):
    """A browser in which one is known; ``here`` is the one that asks."""

    id: str
    device: str
    created_at: float
    seen_at: float
    here: bool


def _device(session: Session, here: str) -> Device:
    return Device(session.id, session.device, session.created_at, session.seen_at, session.id == here)


@asynccontextmanager
async def _trying(request: AnyRequest, login: str) -> AsyncIterator[None]:
    """Let somebody try a password or a code, as often as people mistype and not as often as they guess."""
    house, net = house_of(request), net_of(address_of(request))
    account = login.strip().casefold()
    await limit(request, "password")
    await limit(request, "passwords")
    # Counted before it is known whether it was right: of many tries at once none is overlooked.
    counted = (("account-from", f"{account} {net}"), ("account", account))
    for what, who in counted:
        await limit(request, what, who)
    yield
    for what, who in counted:
        await house.limits.forgive(what, who)


class AccountApi(Controller):
    """One's account."""

    path = "/api"
    tags = ("people",)

    @post("/accounts", summary="Make an account of oneself, with all that one has played")
    async def register(self, request: AnyRequest, data: JSONBody[NewAccount]) -> Response[RecoveryCodes]:
        person = await person_of(request)
        note(request, login=data.login, person=person.id)
        await limit(request, "password")
        house = house_of(request)
        codes = await house.people.register(person.id, data.login, data.password)
        # Whoever knew the guest's cookie does not know the account's.
        await house.people.end_sessions(person.id)
        cookie = await house.sessions.begin(request, person)
        await house.keeper.look()
        return Response(RecoveryCodes(codes), cookies=[cookie])

    @post("/sessions", summary="Enter with login and password")
    async def enter(self, request: AnyRequest, data: JSONBody[NewAccount]) -> Response[Me]:
        note(request, login=data.login)
        house = house_of(request)
        async with _trying(request, data.login):
            person = await house.people.enter(data.login, data.password)
        note(request, person=person.id)
        check_not_banned(person, house.hall.now())
        return Response(me(person), cookies=[await house.sessions.begin(request, person)])

    @get("/sessions", summary="Where one is known, the latest seen first")
    async def devices(self, request: AnyRequest) -> list[Device]:
        known = await known_of(request)
        house = house_of(request)
        found = await house.sessions.rows.of(known.person.id, house.hall.now())
        return [_device(one, known.session.id) for one in found]

    @delete("/sessions/mine", status_code=200, summary="Leave this machine")
    async def leave(self, request: AnyRequest) -> Response[Nobody]:
        known = await maybe_known(request)
        house = house_of(request)
        if known is not None:
            note(request, person=known.person.id)
        if known is not None and known.session.id == OF_OLD:
            await house.people.end_sessions(known.person.id)
        elif known is not None:
            await house.sessions.rows.end(known.person.id, known.session.id)
        await house.keeper.look()
        return Response(Nobody(), cookies=[house.sessions.no_cookie(request)])

    @delete("/sessions/{session_id:str}", status_code=200, summary="End one session, on whatever machine it is")
    async def revoke(self, request: AnyRequest, session_id: SessionId) -> list[Device]:
        known = await known_of(request)
        house = house_of(request)
        if not await house.sessions.rows.end(known.person.id, session_id):
            raise NotFoundException
        await house.keeper.look()
        found = await house.sessions.rows.of(known.person.id, house.hall.now())
        return [_device(one, known.session.id) for one in found]

    @delete("/sessions", status_code=200, summary="End every session, on every machine")
    async def leave_all(self, request: AnyRequest) -> Response[Nobody]:
        person = await person_of(request)
        note(request, person=person.id)
        house = house_of(request)
        await house.people.end_sessions(person.id)
        await house.keeper.look()
        return Response(Nobody(), cookies=[house.sessions.no_cookie(request)])

    @post("/recovery", summary="Set a new password with a recovery code")
    async def recover(self, request: AnyRequest, data: JSONBody[Recovery]) -> Response[Me]:
        note(request, login=data.login)
        house = house_of(request)
        async with _trying(request, data.login):
            person = await house.people.recover(data.login, data.code, data.password)
        note(request, person=person.id)
        await house.keeper.look()
        check_not_banned(person, house.hall.now())
        return Response(me(person), cookies=[await house.sessions.begin(request, person)])

    @post("/me/password", summary="Change the password; all other sessions end")
    async def password(self, request: AnyRequest, data: JSONBody[NewPassword]) -> Response[Me]:
        person = await person_of(request)
        note(request, person=person.id)
        house = house_of(request)
        async with _trying(request, person.login or ""):
            changed = await house.people.change_password(person.id, data.old, data.new)
        await house.keeper.look()
        return Response(me(changed), cookies=[await house.sessions.begin(request, changed)])

    @get(
        "/me/export",
        summary="Everything that is known of one",
        response_headers=[ResponseHeader(name="content-disposition", documentation_only=True)],
    )
    async def export(self, request: AnyRequest) -> Response[dict[str, object]]:
        person = await person_of(request)
        await limit(request, "report", person.id)
        name = {"content-disposition": 'attachment; filename="ventaglio-my-data.json"'}
        return Response(await export(house_of(request).database, person.id), headers=name)

    @post("/me/erasure", status_code=200, summary="Be forgotten: games stay, without one's name")
    async def erase(self, request: AnyRequest, data: JSONBody[Erasure]) -> Response[Nobody]:
        person = await person_of(request)
        note(request, person=person.id)
        house = house_of(request)
        if person.login is not None:
            async with _trying(request, person.login):
                if not await house.people.knows(person.id, data.password):
                    raise BadInput("the password is wrong", "person-wrong-password")
        async with house.database.writing() as connection:
            await erase(connection, person.id, house.hall.now())
        await house.keeper.look()
        return Response(Nobody(), cookies=[house.sessions.no_cookie(request)])
