"""``ventaglio admin close, reports, report, settle, announce, maintenance, drain, purge, audit, status``."""

import asyncio
import json as json_
import os
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter
from msgspec import json as msgspec_json
from msgspec import to_builtins

from ventaglio.cli.admin.working import HERE, For, Json, Where, Why, Work, moment, seconds_of, work
from ventaglio.cli.showing import clean, refuse, show_table
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.terminal.screen import DONE, new_file, write_bytes
from ventaglio.lang import available
from ventaglio.server.store.house import Announcement
from ventaglio.server.store.logs import Logs
from ventaglio.server.store.privacy import Rule
from ventaglio.server.store.service import LAPSE
from ventaglio.server.tables import doing
from ventaglio.server.tables.hall import Hall
from ventaglio.server.web.house import Settings

HEARD_WITHIN: Final = 5.0
"""Seconds in which a server that is alive has done what it was told."""
LOOKS_EVERY: Final = 0.2

Number = Annotated[int, Parameter(name="NUMBER", help="opt-admin-report")]


def close(
    table: Annotated[str, Parameter(name="TABLE", help="opt-admin-table")], /, *, why: Why, where: Where = HERE
) -> int:
    """Close a table."""

    async def job(at: Work) -> int:
        logs = Logs(at.database, "admin")
        shelf = await logs.shelf(clean(table))
        if shelf is None or shelf.status not in ("open", "playing"):
            raise BadInput(f"no table {table} is open", "admin-no-table", table=table)
        await at.managing(why).close_table(shelf.id)
        if await at.served():
            for _ in range(int(HEARD_WITHIN / LOOKS_EVERY)):
                if shelf.id not in await at.rows.closings():
                    break
                await asyncio.sleep(LOOKS_EVERY)
            else:
                return refuse(at.place.text("admin-unheard"))
        else:
            hall = Hall(at.database, key=b"")
            hall.logs.start()
            try:
                await hall.change(shelf.id, doing.close_by_house)
            finally:
                await hall.logs.stop()
            await at.rows.closed(shelf.id)
        at.place.say("admin-closed", table=shelf.id)
        return DONE

    return work(where, job)


# ── Reports ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def reports(
    *,
    every: Annotated[bool, Parameter(name="--all", help="opt-admin-all", negative="")] = False,
    json: Json = False,
    where: Where = HERE,
) -> int:
    """What players complain of."""

    async def job(at: Work) -> None:
        found = await at.rows.reports(settled=every)
        if json:
            at.place.json([to_builtins(one) for one in found])
            return
        heads = [
            at.place.text(f"admin-head-{name}") for name in ("number", "time", "about", "reason", "text", "settled")
        ]
        rows = ((one.id, moment(one.at), one.about_name, one.reason, one.text, moment(one.settled_at)) for one in found)
        show_table(at.place, heads, rows, figures="r")

    return work(where, job)


def report(
    number: Number,
    /,
    *,
    to: Annotated[Path | None, Parameter(name="--to", help="opt-admin-log-to")] = None,
    where: Where = HERE,
) -> int:
    """A report, with what was said at the table; and its log in a file."""

    async def job(at: Work) -> None:
        found = await at.rows.one_report(number)
        log = await Logs(at.database, "admin").read(found.table_id)
        entries = [{"seq": row.seq, "at": row.at, **msgspec_json.decode(row.body)} for row in log]
        for name, value in (
            ("time", moment(found.at)),
            ("by", found.by),
            ("about", f"{found.about_name} {found.about or ''}".strip()),
            ("reason", found.reason),
            ("text", found.text),
            ("table", f"{found.table_id} {found.seq}"),
            ("settled", f"{moment(found.settled_at)} {found.settled or ''}".strip()),
        ):
            at.place.line(f"{at.place.text(f'admin-head-{name}')}: {value}", whole=True)
        for entry in entries:
            if entry["type"] == "said":
                what = entry.get("text") or entry.get("phrase", "")
                at.place.line(f"{entry['seq']} {'ABCDEF'[entry['place']]}: {what}", whole=True)
        if to is not None:
            told = json_.dumps({"report": to_builtins(found), "log": entries}, indent=1, ensure_ascii=False)
            write_bytes(new_file(to), f"{told}\n".encode(errors="replace"))
            at.place.line(at.place.text("tournament-written", file=str(to)), whole=True)

    return work(where, job)


def settle(number: Number, /, *, why: Why, where: Where = HERE) -> int:
    """A report is dealt with."""

    async def job(at: Work) -> None:
        await at.managing(why).settle(number)
        at.place.say("admin-settled", number=str(number))

    return work(where, job)


# ── Everybody ────────────────────────────────────────────────────────────────────────────────────────────────────────


def announce(
    text: Annotated[str, Parameter(name="TEXT", help="opt-admin-text", show_default=False)] = "",
    /,
    *,
    language: Annotated[str, Parameter(name="--language", help="opt-admin-language", show_default=False)] = "",
    span: For = "",
    end: Annotated[bool, Parameter(help="opt-admin-end", negative="")] = False,
    where: Where = HERE,
) -> int:
    """Tell everybody something, or no longer."""

    async def job(at: Work) -> None:
        if end == bool(text):
            raise BadInput("a text, or --end", "admin-text-or-end")
        if language and language not in available():
            raise BadInput("no such language", "admin-language", language=language, known=", ".join(available()))
        if end:
            await at.managing().announce(None)
            at.place.say("admin-unannounced")
            return
        before = await at.rows.announcement() if language else None
        texts = {**(before.texts if before is not None else {}), language: clean(text)}
        await at.managing().announce(Announcement(texts, at.until(span) if span else None))
        at.place.say("admin-announced")

    return work(where, job)


def maintenance(
    state: Annotated[Literal["on", "off"], Parameter(name="STATE", help="opt-admin-state")],
    /,
    *,
    why: Annotated[str, Parameter(name="--why", help="opt-admin-why", show_default=False)] = "",
    where: Where = HERE,
) -> int:
    """Let nothing new begin, or let it begin again."""

    async def job(at: Work) -> None:
        await at.managing(why or None).maintain(state == "on")
        at.place.say(f"admin-maintenance-{state}")

    return work(where, job)


def drain(
    *,
    span: Annotated[str, Parameter(name="--for", help="opt-admin-drain")] = "1h",
    why: Annotated[str, Parameter(name="--why", help="opt-admin-why", show_default=False)] = "",
    where: Where = HERE,
) -> int:
    """Let nothing new begin, and wait until nobody plays any more."""
    patience = seconds_of(span)

    async def job(at: Work) -> int:
        await at.managing(why or None).maintain(True)
        at.place.say("admin-maintenance-on")
        loop, told = asyncio.get_running_loop(), -1
        end = loop.time() + patience
        while (left := await at.rows.players_there()) and loop.time() < end:
            if left != told:
                at.place.say("admin-draining", count=left)
                at.place.console.file.flush()
                told = left
            await asyncio.sleep(LOOKS_EVERY)
        if left:
            return refuse(at.place.text("admin-not-drained", count=left))
        at.place.say("admin-drained")
        return DONE

    return work(where, job)


def purge(
    *,
    guests: Annotated[int | None, Parameter(help="opt-admin-guests")] = None,
    logs: Annotated[int | None, Parameter(help="opt-admin-logs")] = None,
    where: Where = HERE,
) -> int:
    """Forget what is old."""

    async def job(at: Work) -> None:
        rule = Settings.of(where.data or Path(), os.environ).keep
        chosen = Rule(rule.guests if guests is None else guests, rule.logs if logs is None else logs)
        if min(chosen.guests, chosen.logs) < 0:
            raise BadInput("days are not negative", "admin-days")
        done = await at.managing().purge(chosen)
        at.place.say("admin-purged", guests=done.guests, logs=done.logs)

    return work(where, job)


def audit(
    *,
    count: Annotated[int, Parameter(help="opt-admin-count")] = 50,
    about: Annotated[str, Parameter(help="opt-admin-about", show_default=False)] = "",
    json: Json = False,
    where: Where = HERE,
) -> int:
    """What was done by those who run the house."""

    async def job(at: Work) -> None:
        known = await at.people.named(clean(about)) if about else []
        whom = known[0].id if len(known) == 1 else clean(about)
        found = await at.rows.audit(max(count, 1), whom)
        if json:
            at.place.json([{**to_builtins(one), "more": json_.loads(one.more)} for one in found])
            return
        heads = [at.place.text(f"admin-head-{name}") for name in ("time", "by", "what", "whom", "more", "why")]
        rows = ((moment(one.at), one.by, one.what, one.whom, _more(one.more), one.why) for one in found)
        show_table(at.place, heads, rows)

    return work(where, job)


def _more(text: str) -> str:
    told = json_.loads(text)
    return ", ".join(f"{name} {moment(value) if name == 'until' else value}" for name, value in told.items())


def status(*, json: Json = False, where: Where = HERE) -> int:
    """How the house is."""

    async def job(at: Work) -> None:
        logs = Logs(at.database, "admin")
        maintained = await at.rows.maintenance()
        announced = await at.rows.announcement()
        told = {
            "servers": await at.rows.servers(at.now - LAPSE),
            "matches": await at.rows.players_there(),
            "open": await logs.count(("open",)),
            "reports": len(await at.rows.reports()),
            "maintenance": "" if maintained is None else moment(maintained.since),
            "announcement": "" if announced is None else " / ".join(announced.texts.values()),
        }
        if json:
            at.place.json(told)
            return
        for name, value in told.items():
            at.place.line(f"{at.place.text(f'admin-status-{name}')}: {value}", whole=True)

    return work(where, job)
