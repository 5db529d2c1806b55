"""``ventaglio tournament audit, export, save, restore, archive, delete, print, keys``: the log, papers and files."""

import json as json_
import time
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from msgspec.structs import replace

from ventaglio.cli.showing import show_table
from ventaglio.cli.tournament.working import HERE, Json, Round_, Session, Where, with_office, work
from ventaglio.core.codec import encode, to_plain
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.terminal.screen import DONE, new_file, read_bytes, terminal, write_bytes
from ventaglio.server.desk import Office
from ventaglio.server.desk.exporting import export as export_plain
from ventaglio.server.desk.keys import link
from ventaglio.server.desk.tables import TABLES, exported
from ventaglio.server.store.folder import default_folder
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.audit import audit as audit_words

To = Annotated[Path | None, Parameter(name="--to", help="opt-tournament-to")]


def audit(
    *,
    after: Annotated[int, Parameter(help="opt-tournament-after-line", show_default=False)] = 0,
    json: Json = False,
    where: Where = HERE,
) -> int:
    """The log: everything that was put on record, when, and by whom."""

    async def job(session: Session) -> None:
        t = await session.tournament()
        log = await session.office.log(session.id, after)
        place, words = session.place, session.words
        if json:
            place.json([{**to_plain(entry), "sentence": audit_words(words, entry, t)} for entry in log])
            return
        heads = [place.text(f"tournament-head-{name}") for name in ("line", "time", "by", "what")]
        rows = [(one.seq, _time(one.at), words.signer(one.by), audit_words(words, one, t)) for one in log]
        show_table(place, heads, rows, figures="rrll")

    return work(where, job)


def _time(at: float) -> str:
    return time.strftime("%H:%M:%S", time.localtime(at))


def export(
    form: Annotated[Literal["json", "csv", "xlsx"], Parameter(name="FORM", help="opt-tournament-form")] = "json",
    /,
    *,
    what: Annotated[
        Literal["everything", "entries", "results", "standings"] | None, Parameter(help="opt-tournament-export")
    ] = None,
    to: To = None,
    where: Where = HERE,
) -> int:
    """The tournament for another program."""

    async def job(session: Session) -> None:
        made = _exported(await session.tournament(), form, what)
        if form == "xlsx":
            _write(session, to or Path(f"{session.id}.xlsx"), made)
        elif to is None:
            session.place.raw(made.decode("utf-8-sig"))
        else:
            _write(session, to, made)

    return work(where, job)


def _exported(t: Tournament, form: str, what: str | None) -> bytes:
    """A table where one is named; else everything as JSON, every match as CSV, every table as a workbook."""
    if form == "json" and what in (None, "everything"):
        return (json_.dumps(export_plain(t), indent=2, ensure_ascii=False) + "\n").encode()
    if form == "csv" and what == "everything":
        raise BadInput(terminal().text("tournament-export-one"))
    if what in (None, "everything"):
        return exported(t, tuple(TABLES) if form == "xlsx" else ("results",), form)
    return exported(t, (str(what),), form)


def save(file: Annotated[Path, Parameter(help="opt-tournament-save")], /, *, where: Where = HERE) -> int:
    """The whole tournament in one file."""

    async def job(session: Session) -> None:
        _write(session, file, await session.office.save(session.id))

    return work(where, job)


def template(file: Annotated[Path, Parameter(help="opt-tournament-template-file")], /, *, where: Where = HERE) -> int:
    """The notice as a template for others: without its name and its date."""

    async def job(session: Session) -> None:
        notice = replace((await session.tournament()).notice, name="", date="", edition="")
        _write(session, file, encode(notice))

    return work(where, job)


def archive(
    *, undo: Annotated[bool, Parameter(help="opt-tournament-undo", negative="")] = False, where: Where = HERE
) -> int:
    """Put a tournament away, or bring it back."""

    async def job(session: Session) -> None:
        await session.office.put_away(session.id, archived=not undo)
        session.place.say("tournament-brought-back" if undo else "tournament-put-away")

    return work(where, job)


def delete(name: Annotated[str, Parameter(help="opt-tournament-delete")], /, *, where: Where = HERE) -> int:
    """Delete a tournament for good, after a last copy of it."""

    async def job(session: Session) -> None:
        kept = await session.office.delete(session.id, name, where.data or default_folder())
        session.place.line(session.place.text("tournament-deleted", file=str(kept)), whole=True)

    return work(where, job)


def _write(session: Session, path: Path, data: bytes) -> None:
    write_bytes(new_file(path), data)
    session.place.line(session.place.text("tournament-written", file=str(path)), whole=True)


def restore(file: Annotated[Path, Parameter(help="opt-tournament-restore")], /, *, where: Where = HERE) -> int:
    """Bring a saved tournament back."""
    place = terminal()
    data = read_bytes(file)

    async def done(office: Office) -> int:
        found = await office.restore(data, where.by, language=place.language.code)
        place.say("tournament-restored", id=found)
        if (await office.tournament(found)).imported:
            place.say("tournament-restored-foreign")
        return DONE

    return with_office(where, done)


def print_(
    kind: Annotated[str, Parameter(name="KIND", help="opt-tournament-kind")],
    /,
    *,
    to: To = None,
    round_: Round_ = None,
    after: Annotated[int | None, Parameter(name="--after", help="opt-tournament-after")] = None,
    entry: Annotated[int | None, Parameter(name="--entry", help="opt-tournament-line")] = None,
    address: Annotated[str, Parameter(help="opt-tournament-address", show_default=False)] = "",
    where: Where = HERE,
) -> int:
    """A paper of the desk, as PDF."""
    from ventaglio.tournaments.paper import KINDS
    from ventaglio.tournaments.paper import print_ as printed
    from ventaglio.tournaments.paper.links import Links

    if kind not in KINDS:
        raise BadInput(terminal().text("tournament-kind", kind=kind, known=", ".join(KINDS)))

    async def job(session: Session) -> None:
        t = await session.tournament()
        log = await session.office.log(session.id)
        base = address.rstrip("/")
        keys = await session.office.own_keys(session.id) if base and kind.endswith("-links") else {}
        own = {number: base + link(session.id, Role.PLAYER, key) for number, key in keys.items()}
        links = Links(f"{base}/tournaments/{session.id}" if base else "", own)
        language = session.place.language.code
        paper = printed(kind, t, language, round=round_, after=after, entry=entry, log=log, links=links)
        _write(session, to or Path(f"{session.id}-{kind}.pdf"), paper)

    return work(where, job)


def keys(
    *,
    new: Annotated[Role | None, Parameter(help="opt-tournament-new-key")] = None,
    name: Annotated[str, Parameter(help="opt-tournament-key-name", show_default=False)] = "",
    entrant: Annotated[int | None, Parameter(help="opt-tournament-key-entrant")] = None,
    revoke: Annotated[str | None, Parameter(help="opt-tournament-revoke")] = None,
    players: Annotated[bool, Parameter(help="opt-tournament-players-keys", negative="")] = False,
    json: Json = False,
    where: Where = HERE,
) -> int:
    """The keys with which people come to this tournament's desk in the browser."""

    async def job(session: Session) -> None:
        office, place = session.office, session.place
        if revoke is not None:
            await office.revoke(session.id, revoke)
            place.say("tournament-key-revoked")
            return
        if new is not None:
            key = await office.new_key(session.id, new, name, entrant)
            if json:
                place.json({"role": new.value, "name": name, "entrant": entrant, "key": key})
            else:
                place.say("tournament-keys-once")
                place.line(f"  {session.words.term(new)}: {link(session.id, new, key)}", whole=True)
            return
        if players:
            own = await office.own_keys(session.id)
            if json:
                place.json([{"entrant": number, "key": key} for number, key in own.items()])
            for number, key in () if json else own.items():
                place.line(f"  {number}: {link(session.id, Role.PLAYER, key)}", whole=True)
            return
        found = await office.bearers(session.id)
        if json:
            place.json([to_plain(one) for one in found])
            return
        heads = [place.text(f"tournament-head-{one}") for one in ("handle", "role", "name", "entrant")]
        show_table(place, heads, [(one.handle, session.words.term(one.role), one.name, one.entrant) for one in found])

    return work(where, job)
