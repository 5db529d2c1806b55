"""``ventaglio admin people, sessions, logout, ban, mute, rename, reset-password, export, erase``."""

import json as json_
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec import to_builtins
from sqlalchemy import or_, select

from ventaglio.cli.admin.working import HERE, For, Json, Where, Who, Why, Work, moment, work
from ventaglio.cli.showing import show_table
from ventaglio.games.common.terminal.screen import new_file, write_bytes
from ventaglio.server.store.privacy import export as exported
from ventaglio.server.store.schema import PEOPLE
from ventaglio.server.store.sessions import SessionRows

_SHOWN = ("id", "name", "login", "created_at", "seen_at", "banned_until", "muted_until")


def people(
    search: Annotated[str, Parameter(name="TEXT", help="opt-admin-search", show_default=False)] = "",
    /,
    *,
    count: Annotated[int, Parameter(help="opt-admin-count")] = 50,
    json: Json = False,
    where: Where = HERE,
) -> int:
    """Those who were here, the latest first."""

    async def job(at: Work) -> None:
        wanted = select(*(PEOPLE.c[name] for name in _SHOWN)).where(PEOPLE.c.erased_at.is_(None))
        if search:
            like = [PEOPLE.c[name].icontains(search, autoescape=True) for name in ("name", "login")]
            wanted = wanted.where(or_(PEOPLE.c.id == search, *like))
        async with at.database.reading() as connection:
            order = wanted.order_by(PEOPLE.c.seen_at.desc(), PEOPLE.c.id).limit(max(count, 1))
            rows = (await connection.execute(order)).all()
        if json:
            at.place.json([dict(zip(_SHOWN, row, strict=True)) for row in rows])
            return
        heads = [at.place.text(f"admin-head-{name}") for name in ("id", "name", "login", "seen", "banned", "muted")]
        shown = (
            (row.id, row.name, row.login, *map(moment, (row.seen_at, row.banned_until, row.muted_until)))
            for row in rows
        )
        show_table(at.place, heads, shown)

    return work(where, job)


def sessions(who: Who, /, *, json: Json = False, where: Where = HERE) -> int:
    """Where somebody is known."""

    async def job(at: Work) -> None:
        person = await at.person(who)
        found = await SessionRows(at.database).of(person.id, at.now)
        if json:
            at.place.json([to_builtins(one) for one in found])
            return
        heads = [at.place.text(f"admin-head-{name}") for name in ("session", "device", "since", "seen")]
        show_table(
            at.place, heads, ((one.id, one.device, moment(one.created_at), moment(one.seen_at)) for one in found)
        )

    return work(where, job)


def logout(
    who: Who,
    /,
    *,
    session: Annotated[str, Parameter(help="opt-admin-session", show_default=False)] = "",
    why: Why,
    where: Where = HERE,
) -> int:
    """End the sessions of somebody, or one of them."""

    async def job(at: Work) -> None:
        person = await at.person(who)
        ended = await at.managing(why).log_out(person.id, session)
        at.place.say("admin-logged-out", name=person.name, count=ended)

    return work(where, job)


def ban(
    who: Who,
    /,
    *,
    span: For = "",
    address: Annotated[bool, Parameter(help="opt-admin-address", negative="")] = False,
    why: Why,
    where: Where = HERE,
) -> int:
    """Keep somebody out."""

    async def job(at: Work) -> None:
        person, until = await at.person(who), at.until(span)
        await at.managing(why).ban(person.id, until, address=address)
        at.place.say("admin-banned", name=person.name, until=moment(until))

    return work(where, job)


def unban(who: Who, /, *, why: Why, where: Where = HERE) -> int:
    """Let somebody in again."""

    async def job(at: Work) -> None:
        person = await at.person(who)
        await at.managing(why).unban(person.id)
        at.place.say("admin-unbanned", name=person.name)

    return work(where, job)


def mute(who: Who, /, *, span: For = "", why: Why, where: Where = HERE) -> int:
    """Let somebody say nothing."""

    async def job(at: Work) -> None:
        person, until = await at.person(who), at.until(span)
        await at.managing(why).mute(person.id, until)
        at.place.say("admin-muted", name=person.name, until=moment(until))

    return work(where, job)


def unmute(who: Who, /, *, why: Why, where: Where = HERE) -> int:
    """Let somebody speak again."""

    async def job(at: Work) -> None:
        person = await at.person(who)
        await at.managing(why).unmute(person.id)
        at.place.say("admin-unmuted", name=person.name)

    return work(where, job)


def rename(
    who: Who, name: Annotated[str, Parameter(help="opt-admin-name")], /, *, why: Why, where: Where = HERE
) -> int:
    """Call somebody otherwise."""

    async def job(at: Work) -> None:
        person = await at.person(who)
        at.place.say("admin-renamed", old=person.name, name=await at.managing(why).rename(person.id, name))

    return work(where, job)


def reset_password(who: Who, /, *, why: Why, where: Where = HERE) -> int:
    """Give somebody a new password, who has lost all codes."""

    async def job(at: Work) -> None:
        person = await at.person(who)
        password = await at.managing(why).reset_password(person.id)
        at.place.say("admin-new-password", name=person.name, password=password)

    return work(where, job)


def export(
    who: Who, /, *, to: Annotated[Path, Parameter(name="--to", help="opt-admin-to")], why: Why = "", where: Where = HERE
) -> int:
    """Write down all that is known of somebody."""

    async def job(at: Work) -> None:
        person = await at.person(who)
        told = json_.dumps(await exported(at.database, person.id), indent=2, ensure_ascii=False)
        write_bytes(new_file(to), f"{told}\n".encode(errors="replace"))
        await at.managing(why or None).exported(person.id)
        at.place.line(at.place.text("tournament-written", file=str(to)), whole=True)

    return work(where, job)


def erase(who: Who, /, *, why: Why, where: Where = HERE) -> int:
    """Forget somebody."""

    async def job(at: Work) -> None:
        person = await at.person(who)
        at.place.say("admin-erased", count=await at.managing(why).erase(person.id))

    return work(where, job)
