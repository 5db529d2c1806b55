"""Entries from a spreadsheet: what is in it, what its columns are, and then, if confirmed, on record."""

from typing import Annotated, Final

import msgspec
from litestar import Controller, post
from litestar.datastructures import UploadFile
from litestar.enums import RequestEncodingType
from litestar.params import Body

from ventaglio.core.refusal import BadInput
from ventaglio.server.desk.intake import ColumnView, Understood, opened, understood
from ventaglio.server.desk.sheets import MOST_BYTES, sheets
from ventaglio.server.desk.workbooks import MOST_COLUMNS
from ventaglio.server.web.asking import AnyConnection, AnyRequest, beside, language_of, limit, maybe_person
from ventaglio.server.web.house import house_of
from ventaglio.server.web.tournament.choices import Term
from ventaglio.server.web.tournament.door import TournamentId, at_the_desk, bearer_of, explained, name_of
from ventaglio.server.web.tournament.papers import SOME_ROOM
from ventaglio.tournaments.director.columns import MOST_PLAYERS, Said, choices
from ventaglio.tournaments.director.terms import Format
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.columns import column as column_words
from ventaglio.tournaments.words.desk import desk_words

_SAID: Final[msgspec.json.Decoder[dict[str, str]]] = msgspec.json.Decoder(
    Annotated[dict[str, str], msgspec.Meta(max_length=MOST_COLUMNS)]
)


class ImportProblem(msgspec.Struct, frozen=True):
    """What is wrong with a row of the spreadsheet."""

    row: int
    sentence: str


class ImportedEntry(msgspec.Struct, frozen=True):
    """An entry as it was understood."""

    row: int
    title: str
    club: str


class ImportView(msgspec.Struct, frozen=True):
    """What a spreadsheet holds. ``done``: how many entries are on record now.

    Of a workbook in which several ``sheets`` can be meant nothing is read before one is chosen. ``columns`` say what
    each was taken for, ``choices`` what each can be; ``named`` whether anybody is named by them.
    """

    entries: tuple[ImportedEntry, ...]
    problems: tuple[ImportProblem, ...]
    done: int = 0
    sheets: tuple[str, ...] = ()
    columns: tuple[ColumnView, ...] = ()
    choices: tuple[Term, ...] = ()
    named: bool = True
    remembered: bool = False


class Sheet(msgspec.Struct, frozen=True):
    """A spreadsheet. ``confirm``: put the good rows on record; else they are only shown.

    ``columns`` is JSON: what columns are, by their places from 0, where the headings do not say it; it is kept in mind.
    """

    file: UploadFile
    confirm: bool = False
    sheet: Annotated[str, msgspec.Meta(max_length=80)] = ""
    columns: Annotated[str, msgspec.Meta(max_length=8_000)] = ""
    bare: bool = False


async def holds_key(connection: AnyConnection, _: object) -> None:
    """Nobody sends megabytes before it is known who sends them."""
    await bearer_of(connection, str(connection.path_params["tournament_id"]))


class TournamentImport(Controller):
    """Entries from a spreadsheet."""

    path = "/api/tournaments"
    tags = ("tournament files",)

    @post(
        "/{tournament_id:str}/import",
        status_code=200,
        summary="Read entries from a spreadsheet, and put them on record if confirmed",
        request_max_body_size=MOST_BYTES + SOME_ROOM,
        guards=[holds_key],
    )
    async def import_(
        self,
        request: AnyRequest,
        tournament_id: TournamentId,
        data: Annotated[Sheet, Body(media_type=RequestEncodingType.MULTI_PART)],
    ) -> ImportView:
        bearer, t = await at_the_desk(request, tournament_id)
        await limit(request, "upload")
        office, name, content = house_of(request).office, data.file.filename[:80], await data.file.read()
        try:
            file = await beside(request, opened, name, content, data.sheet, data.bare)
        except BadInput as error:
            if error.reason != "sheet-which":
                raise
            return ImportView((), (), sheets=await beside(request, sheets, name, content))
        person = await maybe_person(request)
        keeper, mark = person.id if person else "", file.layout.mark
        known = await office.columns(tournament_id, keeper, mark)
        said = _said(data.columns) if data.columns else known
        seen = await beside(request, understood, file, t, said, language_of(request))
        if data.confirm and seen.reading.entries:
            with explained(request, t):
                by = await name_of(request, bearer)
                await office.record(tournament_id, by, bearer.role, *seen.reading.entries, expected=t.seq)
            if said != known:
                await office.remember_columns(tournament_id, keeper, mark, said)
        return _view(t, seen, language_of(request), remembered=bool(known), done=data.confirm)


def _said(text: str) -> Said:
    try:
        return _SAID.decode(text)
    except msgspec.MsgspecError as error:
        raise BadInput("this does not say what columns are", "column-unknown", text=text[:40]) from error


def _view(t: Tournament, seen: Understood, language: str, *, remembered: bool, done: bool) -> ImportView:
    reading, words = seen.reading, desk_words(language)
    team = t.notice.format is Format.TEAMS
    players = MOST_PLAYERS if team else t.notice.format.players
    return ImportView(
        tuple(
            ImportedEntry(row, one.name or " – ".join(map(str, one.players)), one.club)
            for row, one in zip(reading.rows, reading.entries, strict=True)
        ),
        tuple(ImportProblem(one.row, told) for one, told in zip(reading.problems, seen.sentences, strict=True)),
        len(reading.entries) if done else 0,
        columns=seen.columns,
        choices=tuple(Term(str(one), column_words(words, str(one))) for one in choices(players, team=team)),
        named=seen.layout.names_people,
        remembered=remembered,
    )
