"""``ventaglio tournament import, enter, edit, cancel, checkin, paid, close, reopen``: who plays."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from ventaglio.cli.showing import clean, refuse, show_table
from ventaglio.cli.tournament.working import HERE, Session, Where, Why, known_entrant, record, tell, work
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.terminal.screen import DONE, NO, read_bytes, terminal
from ventaglio.server.desk.intake import HOUSE, ColumnView, opened, understood
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.columns import said_of
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.importing import read
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.columns import column as column_words
from ventaglio.tournaments.words.objections import problem

Number = Annotated[int, Parameter(help="opt-tournament-numbers")]
All = Annotated[bool, Parameter(name="--all", help="opt-tournament-all", negative="")]
AtOnce = Annotated[bool, Parameter(help="opt-tournament-at-once", negative="")]
Undo = Annotated[bool, Parameter(help="opt-tournament-undo", negative="")]


def import_(
    file: Annotated[Path, Parameter(help="opt-tournament-import")],
    /,
    *,
    sheet: Annotated[str, Parameter(help="opt-tournament-sheet", show_default=False)] = "",
    column: Annotated[list[str] | None, Parameter(help="opt-tournament-column", negative="")] = None,
    no_headings: Annotated[bool, Parameter(help="opt-tournament-no-headings", negative="")] = False,
    yes: Annotated[bool, Parameter(help="opt-tournament-yes", negative="")] = False,
    dry_run: Annotated[bool, Parameter(help="opt-tournament-dry-run", negative="")] = False,
    where: Where = HERE,
) -> int:
    """Enter everybody on a spreadsheet."""
    taken = opened(file.name, read_bytes(file), clean(sheet), no_headings)
    given = said_of(taken.layout, _named_columns(column or ()))

    async def job(session: Session) -> int:
        t = await session.tournament()
        mark = taken.layout.mark
        said = {**await session.office.columns(session.id, HOUSE, mark), **given}
        seen = understood(taken, t, said, session.place.language.code)
        found = seen.reading
        place = session.place
        if dry_run or not seen.layout.names_people:
            _show_columns(session, seen.columns)
        for one, sentence in zip(found.problems, seen.sentences, strict=True):
            place.line(place.text("tournament-row", row=str(one.row), problem=sentence), style="bad")
        facts = {"good": len(found.entries), "bad": len(found.problems)}
        if dry_run:
            for entry, row in zip(found.entries, found.rows, strict=True):
                players = " – ".join(map(str, entry.players))
                place.line(place.text("tournament-row-good", row=str(row), number=str(entry.number), players=players))
            place.say("tournament-import-dry", **facts)
            return NO if found.problems else DONE
        if not found.entries or (found.problems and not yes):
            return refuse(place.text("tournament-import-nothing", **facts))
        await session.record(*found.entries, expected=t.seq)
        if given:
            await session.office.remember_columns(session.id, HOUSE, mark, said)
        place.say("tournament-imported", **facts)
        return DONE

    return work(where, job)


def _named_columns(typed: Sequence[str]) -> dict[str, str]:
    """Columns as they are typed: ``B=surname 1``, ``Socio A=player 1``."""
    found = {}
    for text in typed:
        name, equals, what = clean(text).rpartition("=")
        if not equals or not name.strip():
            raise BadInput(terminal().text("tournament-column-typed", text=text))
        found[name.strip()] = what
    return found


def _show_columns(session: Session, columns: Sequence[ColumnView]) -> None:
    place = session.place
    heads = [place.text(f"tournament-head-{name}") for name in ("column", "heading", "example", "taken-for")]
    words = session.words
    shown = [(one.letters, one.heading, one.example, column_words(words, one.what)) for one in columns]
    show_table(place, heads, shown)
    place.line()


def enter(
    *players: Annotated[str, Parameter(help="opt-tournament-players")],
    card: Annotated[list[str] | None, Parameter(help="opt-tournament-card", negative="")] = None,
    team: Annotated[str, Parameter(help="opt-tournament-team", show_default=False)] = "",
    club: Annotated[str, Parameter(help="opt-tournament-club", show_default=False)] = "",
    category: Annotated[str, Parameter(help="opt-tournament-category", show_default=False)] = "",
    paid: Annotated[bool, Parameter(help="opt-tournament-paid", negative="")] = False,
    at_once: AtOnce = False,
    where: Where = HERE,
) -> int:
    """Enter a pair, a team or a player."""
    if not players:
        raise BadInput(terminal().text("tournament-no-players"))
    cells = {"squadra": team, "circolo": club, "categoria": category, "pagato": "x" if paid else ""}
    for place, player in enumerate(players, start=1):
        surname, comma, name = clean(player).partition(",")
        cells |= {f"cognome {place}": surname, f"nome {place}": name} if comma else {f"giocatore {place}": surname}
    for place, number in enumerate(card or (), start=1):
        cells[f"tessera {place}"] = number

    async def job(session: Session) -> int:
        t = await session.tournament()
        found = read(t, [list(cells), [clean(cell) for cell in cells.values()]])
        if found.problems:
            return refuse(problem(session.words, found.problems[0]))
        entries = [replace(one, at_once=at_once) for one in found.entries]
        tell(session, await session.record(*entries), await session.tournament())
        return DONE

    return work(where, job)


def edit(
    number: Annotated[int, Parameter(help="opt-tournament-number")],
    /,
    *players: Annotated[str, Parameter(help="opt-tournament-players")],
    card: Annotated[list[str] | None, Parameter(help="opt-tournament-card", negative="")] = None,
    team: Annotated[str | None, Parameter(help="opt-tournament-team")] = None,
    club: Annotated[str | None, Parameter(help="opt-tournament-club")] = None,
    category: Annotated[str | None, Parameter(help="opt-tournament-category")] = None,
    where: Where = HERE,
) -> int:
    """Put an entry right: names as they are written, cards, club. What is not named stays."""

    def made(t: Tournament) -> e.EntryChanged:
        before = t.entrants[known_entrant(t, number)]
        people = list(before.players)
        for place, typed in enumerate(players):
            surname, _, name = clean(typed).partition("," if "," in typed else " ")
            known = people[place] if place < len(people) else Player("")
            people[place : place + 1] = [replace(known, surname=surname.strip(), name=name.strip())]
        for place, one in enumerate((card or ())[: len(people)]):
            people[place] = replace(people[place], card=clean(one))
        return e.EntryChanged(
            number,
            tuple(people),
            before.name if team is None else clean(team),
            before.club if club is None else clean(club),
            before.category if category is None else clean(category),
        )

    return record(where, made)


def cancel(
    number: Annotated[int, Parameter(help="opt-tournament-number")], /, *, why: Why = "", where: Where = HERE
) -> int:
    """Take an entry off the list."""
    return record(where, lambda t: e.EntryCancelled(known_entrant(t, number), clean(why)))


def checkin(
    *numbers: Number, all_: All = False, undo: Undo = False, at_once: AtOnce = False, where: Where = HERE
) -> int:
    """Entrants have arrived."""

    def made(t: Tournament) -> Sequence[e.Happening]:
        waited = [n for n, one in t.entrants.items() if one.present is undo]
        return [e.CheckedIn(n, not undo, at_once) for n in _chosen(t, numbers, waited, all_)]

    return record(where, made)


def paid(*numbers: Number, all_: All = False, undo: Undo = False, where: Where = HERE) -> int:
    """Entrants have paid their fee."""

    def made(t: Tournament) -> Sequence[e.Happening]:
        waited = [n for n, one in t.entrants.items() if one.paid is undo]
        return [e.FeePaid(n, not undo) for n in _chosen(t, numbers, waited, all_)]

    return record(where, made)


def _chosen(t: Tournament, numbers: Sequence[int], waited: Sequence[int], everybody: bool) -> Sequence[int]:
    if not numbers and not everybody:
        raise BadInput(terminal().text("tournament-no-numbers"))
    return [known_entrant(t, number) for number in numbers] or waited


def close(*, seed: Annotated[str | None, Parameter(help="opt-tournament-seed")] = None, where: Where = HERE) -> int:
    """Close the entries."""
    return record(where, lambda t: e.EntriesClosed(clean(seed) if seed is not None else secrets.token_hex(8)))


def reopen(*, why: Why = "", where: Where = HERE) -> int:
    """Open the entries again."""
    return record(where, lambda t: e.EntriesReopened(clean(why)))
