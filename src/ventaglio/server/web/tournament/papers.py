"""What goes in and out of a tournament's desk as files: print, exports, the whole log."""

from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, get, post
from litestar.datastructures import ResponseHeader, UploadFile
from litestar.enums import RequestEncodingType
from litestar.exceptions import NotAuthorizedException
from litestar.params import Body, PathParameter, QueryParameter

from ventaglio.server.desk.exporting import as_json
from ventaglio.server.desk.keys import link
from ventaglio.server.desk.restoring import LARGEST, Restored, examined
from ventaglio.server.desk.tables import TABLES, exported
from ventaglio.server.web.asking import (
    AnyConnection,
    AnyRequest,
    aside,
    beside,
    language_of,
    limit,
    maybe_person,
    person_of,
)
from ventaglio.server.web.house import house_of
from ventaglio.server.web.printing import printed
from ventaglio.server.web.tournament.books import shown_to
from ventaglio.server.web.tournament.door import TournamentId, at_the_desk, cookie, director_of
from ventaglio.server.web.tournament.money import demand_till
from ventaglio.server.web.tournaments import OpenedTournament
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.terms import Number

LARGEST_SAVED: Final = LARGEST
SOME_ROOM: Final = 64 * 1024
"""Bytes of a form around the file that it holds."""

PDF: Final = "application/pdf"
CSV: Final = "text/csv"
JSON: Final = "application/json"
XLSX: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
KINDS: Final = {"csv": CSV, "json": JSON, "xlsx": XLSX}
HANDING_OUT: Final = ("player-links", "table-links")
"""Papers with the keys of players, for the director alone."""
SECRET: Final = (*HANDING_OUT, "deal-sheets")
"""What nobody at the desk should see but the director: keys, and cards that are still to be played."""
OF_THE_TILL: Final = ("cash-sheet", "receipts")
"""Papers for those who take the money."""
NAMED: Final = [ResponseHeader(name="content-disposition", documentation_only=True)]

PaperKind = Annotated[str, PathParameter(max_length=40, pattern=r"^[a-z0-9-]+$")]
TableFile = Annotated[str, PathParameter(pattern=r"^(entries|results|standings)\.(csv|json|xlsx)$")]
Which = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]


class SavedFile(msgspec.Struct, frozen=True):
    """A tournament that was saved as a file."""

    file: UploadFile


async def known(connection: AnyConnection, _: object) -> None:
    """Nobody sends megabytes before it is known who sends them."""
    if await maybe_person(connection) is None:
        raise NotAuthorizedException


class TournamentPapers(Controller):
    """Files of a tournament."""

    path = "/api/tournaments"
    tags = ("tournament files",)

    @get("/{tournament_id:str}/print/{kind:str}", summary="A paper of the desk", media_type=PDF, response_headers=NAMED)
    async def print(
        self,
        request: AnyRequest,
        tournament_id: TournamentId,
        kind: PaperKind,
        round_: Annotated[int | None, QueryParameter(name="round", ge=1, le=10_000)] = None,
        after: Which = None,
        entry: Which = None,
    ) -> Response[bytes]:
        bearer, t = await (director_of if kind in SECRET else at_the_desk)(request, tournament_id)
        if kind in OF_THE_TILL:
            demand_till(bearer)
        log = await house_of(request).office.log(tournament_id) if kind == "final-report" else ()
        log = shown_to(bearer, t, log)
        public, own = await _links(request, tournament_id, kind)
        language = language_of(request)
        paper = await beside(request, printed, kind, t, language, round_, after, entry, log, public, own)
        shown = {"content-disposition": f'inline; filename="{tournament_id}-{kind}.pdf"'}
        return Response(paper, media_type=PDF, headers=shown)

    @get("/{tournament_id:str}/export.json", summary="Everything on record, for other programs", response_headers=NAMED)
    async def export_json(self, request: AnyRequest, tournament_id: TournamentId) -> Response[bytes]:
        _, t = await at_the_desk(request, tournament_id)
        made = await aside(request, t.seq, as_json, t)
        return _file(made, JSON, f"{tournament_id}.json")

    @get("/{tournament_id:str}/export.xlsx", summary="Entries, results and standings", response_headers=NAMED)
    async def export_xlsx(self, request: AnyRequest, tournament_id: TournamentId) -> Response[bytes]:
        _, t = await at_the_desk(request, tournament_id)
        made = await beside(request, exported, t, tuple(TABLES), "xlsx")
        return _file(made, XLSX, f"{tournament_id}.xlsx")

    @get(
        "/{tournament_id:str}/export.csv",
        summary="Every match, for a spreadsheet",
        media_type=CSV,
        response_headers=NAMED,
    )
    async def export_csv(self, request: AnyRequest, tournament_id: TournamentId) -> Response[bytes]:
        return await self._export(request, tournament_id, "results", "csv")

    @get("/{tournament_id:str}/export/{file:str}", summary="A table of the tournament", response_headers=NAMED)
    async def export_table(self, request: AnyRequest, tournament_id: TournamentId, file: TableFile) -> Response[bytes]:
        what, _, form = file.partition(".")
        return await self._export(request, tournament_id, what, form)

    async def _export(self, request: AnyRequest, tournament_id: str, what: str, form: str) -> Response[bytes]:
        _, t = await at_the_desk(request, tournament_id)
        made = await aside(request, t.seq, exported, t, (what,), form)
        return _file(made, KINDS[form], f"{tournament_id}-{what}.{form}")

    @get("/{tournament_id:str}/save", summary="The whole tournament as one file", response_headers=NAMED)
    async def save(self, request: AnyRequest, tournament_id: TournamentId) -> Response[bytes]:
        await director_of(request, tournament_id)
        saved = await house_of(request).office.save(tournament_id)
        return _file(saved, JSON, f"{tournament_id}.ventaglio.json")

    @post(
        "/restore",
        summary="A tournament from the file that it was saved as",
        request_max_body_size=LARGEST_SAVED + SOME_ROOM,
        guards=[known],
    )
    async def restore(
        self,
        request: AnyRequest,
        data: Annotated[SavedFile, Body(media_type=RequestEncodingType.MULTI_PART)],
    ) -> Response[OpenedTournament]:
        """Links that the file knows go on working; whoever has the file gets a director's link as well."""
        person = await person_of(request)
        await limit(request, "table")
        office = house_of(request).office

        async def examine(data: bytes, key: bytes, by: str, now: float, language: str) -> Restored:
            return await beside(request, examined, data, key, by, now, language)

        found = await office.restore(
            await data.file.read(), person.name, language=language_of(request), examine=examine
        )
        key = await office.new_key(found, Role.DIRECTOR, person.name)
        links = {Role.DIRECTOR.value: link(found, Role.DIRECTOR, key)}
        return Response(OpenedTournament(found, links), cookies=[cookie(request, found, key)])


async def _links(request: AnyRequest, tournament_id: str, kind: str) -> tuple[str, dict[Number, str]]:
    """The public page of a tournament, and for sheets that hand out keys the links of all entrants."""
    house = house_of(request)
    address = house.address_for(request)
    own: dict[Number, str] = {}
    if kind in HANDING_OUT:
        keys = await house.office.own_keys(tournament_id)
        own = {number: address + link(tournament_id, Role.PLAYER, key) for number, key in keys.items()}
    return f"{address}/tournaments/{tournament_id}", own


def _file(content: bytes, kind: str, name: str) -> Response[bytes]:
    return Response(content, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})
