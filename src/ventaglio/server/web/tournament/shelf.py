"""What becomes of a whole tournament: another like it, a template, put away, deleted. For its director alone."""

from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import JSONBody
from msgspec.structs import replace

from ventaglio.server.desk.keys import link
from ventaglio.server.web.asking import AnyRequest, limit, person_of
from ventaglio.server.web.house import house_of
from ventaglio.server.web.tournament.door import TournamentId, director_of, explained
from ventaglio.server.web.tournaments import OpenedTournament

Named = Annotated[str, msgspec.Meta(max_length=200)]


class Another(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament like this one; with the same entries, if that is wanted."""

    name: Named
    date: Named = ""
    entries: bool = False


class Deletion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever deletes a tournament writes its name."""

    name: Named


class Deleted(msgspec.Struct, frozen=True):
    """The name of the file in which the server keeps the last copy."""

    kept: str


class TournamentShelf(Controller):
    """A whole tournament."""

    path = "/api/tournaments/{tournament_id:str}"
    tags = ("tournament desk",)

    @post("/duplicate", summary="Announce another tournament like this one")
    async def duplicate(
        self, request: AnyRequest, tournament_id: TournamentId, data: JSONBody[Another]
    ) -> OpenedTournament:
        _, t = await director_of(request, tournament_id)
        person = await person_of(request)
        await limit(request, "table")
        notice = replace(t.notice, name=data.name.strip(), date=data.date, edition="")
        with explained(request, t):
            opened = await house_of(request).office.duplicate(tournament_id, notice, person.name, entries=data.entries)
        return OpenedTournament(
            opened.id, {role.value: link(opened.id, role, key) for role, key in opened.keys.items()}
        )

    @get("/template", summary="The notice as a template for others")
    async def template(self, request: AnyRequest, tournament_id: TournamentId) -> Response[bytes]:
        _, t = await director_of(request, tournament_id)
        found = msgspec.json.encode(replace(t.notice, name="", date="", edition=""))
        headers = {"content-disposition": f'attachment; filename="{tournament_id}.template.json"'}
        return Response(found, media_type="application/json", headers=headers)

    @post("/archive", status_code=204, summary="Put it away: it stands in no list of what goes on")
    async def archive(self, request: AnyRequest, tournament_id: TournamentId) -> None:
        await director_of(request, tournament_id)
        await house_of(request).office.put_away(tournament_id)

    @post("/unarchive", status_code=204, summary="Bring it back into the lists")
    async def unarchive(self, request: AnyRequest, tournament_id: TournamentId) -> None:
        await director_of(request, tournament_id)
        await house_of(request).office.put_away(tournament_id, archived=False)

    @post("/delete", status_code=200, summary="Delete it for good, after a last copy")
    async def delete(self, request: AnyRequest, tournament_id: TournamentId, data: JSONBody[Deletion]) -> Deleted:
        await director_of(request, tournament_id)
        house = house_of(request)
        kept = await house.office.delete(tournament_id, data.name, house.settings.folder)
        return Deleted(kept.name)
