"""The registry of a club, for whoever keeps the club: people, duplicates, spreadsheets, histories, export and erasure.

Nobody else learns whether somebody stands in it. A desk of a tournament that the club holds is offered names to enter.
"""

import csv
import io
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.datastructures import UploadFile
from litestar.enums import RequestEncodingType
from litestar.exceptions import NotFoundException
from litestar.params import Body, FromPath, JSONBody, PathParameter, QueryParameter

from ventaglio.core.codec import encode
from ventaglio.core.refusal import BadInput
from ventaglio.server.desk.sheets import MOST_BYTES, rows
from ventaglio.server.store.circles import Club
from ventaglio.server.store.keepers import Keeper
from ventaglio.server.store.registry import new_id
from ventaglio.server.web.asking import AnyRequest, beside, language_of, limit, person_of
from ventaglio.server.web.circles import ClubId
from ventaglio.server.web.house import house_of
from ventaglio.server.web.tournament.door import TournamentId, at_the_desk, director_of
from ventaglio.server.web.tournament.importing import ImportProblem
from ventaglio.server.web.tournament.papers import CSV, JSON, NAMED, SOME_ROOM, known
from ventaglio.tournaments.director.events import Entered
from ventaglio.tournaments.director.roles import permitted
from ventaglio.tournaments.registry.changing import (
    Change,
    Difference,
    added,
    changed,
    club_renamed,
    differences,
    merged,
)
from ventaglio.tournaments.registry.importing import PeopleReading, RowProblem
from ventaglio.tournaments.registry.matching import alike, found
from ventaglio.tournaments.registry.people import FIELDS, Person, Roster
from ventaglio.tournaments.season.history import Years
from ventaglio.tournaments.words.registry import change_told, problem_told

MOST_SHOWN: Final = 200
"""People of one list; whoever looks for somebody types more letters."""
MOST_ALIKE: Final = 100

Id = Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9a-f]+$")]
Letters = Annotated[str, QueryParameter(max_length=80, description="letters that begin words of a name, card or club")]
ChangeNumber = Annotated[int, PathParameter(ge=1, le=2**31)]
Short = Annotated[str, msgspec.Meta(max_length=400)]


class PersonForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody as he should read. What is left out stays as it is."""

    surname: Short | None = None
    name: Short | None = None
    card: Short | None = None
    club: Short | None = None
    category: Short | None = None
    licence: Annotated[int, msgspec.Meta(ge=0, le=9999)] | None = None
    shown: Annotated[str, msgspec.Meta(pattern="^(name|initial|nobody)$")] | None = None
    email: Short | None = None


class Merge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two who are one: ``kept`` goes on, with the values chosen."""

    kept: Short
    lost: Short
    values: PersonForm = PersonForm()


class NewKeeper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who should keep the club too."""

    person: Annotated[str, msgspec.Meta(max_length=32)]


class RenamedClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A club that is called otherwise, or two that are one."""

    old: Short
    new: Short


class Holder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The club that holds a tournament, by its id; none where it is empty."""

    club: Short = ""


class PeopleSheet(msgspec.Struct, frozen=True):
    """A spreadsheet. ``confirm``: take the good rows in; else they are only shown."""

    file: UploadFile
    confirm: bool = False


class MemberClub(msgspec.Struct, frozen=True):
    """A club that people of the registry are members of."""

    name: str
    people: int


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody in the registry, with everything that is known of him. ``shown``: what everybody may see of the name."""

    id: str
    surname: str
    name: str
    card: str
    club: str
    category: str
    licence: int
    shown: str
    email: str


class RegistryView(msgspec.Struct, frozen=True):
    """People of a registry: those whom the letters fit, as far as one list goes."""

    club: str
    people: tuple[PersonRow, ...]
    total: int
    clubs: tuple[MemberClub, ...]


class PersonView(msgspec.Struct, frozen=True):
    """Somebody, and every tournament of the club that he has played."""

    person: PersonRow
    years: Years


class AlikeView(msgspec.Struct, frozen=True):
    """Two who may be one, why, and in what they differ."""

    one: PersonRow
    other: PersonRow
    why: str
    differences: tuple[Difference, ...]


class ChangeView(msgspec.Struct, frozen=True):
    """A change of the registry in words."""

    seq: int
    at: float
    by: str
    sentence: str
    undoable: bool


class PeopleImport(msgspec.Struct, frozen=True):
    """What a spreadsheet holds: somebody new, somebody known; ``done``: whether it is in the registry now."""

    new: tuple[str, ...]
    updated: tuple[str, ...]
    same: int
    problems: tuple[ImportProblem, ...]
    done: bool


class Erased(msgspec.Struct, frozen=True):
    """In how many tournaments somebody stood."""

    tournaments: int


class Offered(msgspec.Struct, frozen=True):
    """Whom a desk is offered: nothing that an entry does not need."""

    id: str
    surname: str
    name: str
    card: str
    club: str
    category: str
    licence: int


class OfferedPeople(msgspec.Struct, frozen=True):
    """The club that holds a tournament, and those of its registry whom the letters fit."""

    club: str
    people: tuple[Offered, ...]


class RegistryApi(Controller):
    """The registry of a club. Every address is for those who keep it; to others there is nothing here."""

    path = "/api/clubs/{club_id:str}/registry"
    tags = ("registry",)

    # ── People ───────────────────────────────────────────────────────────────────────────────────────────────────

    @get("/", summary="The people of the registry")
    async def people(self, request: AnyRequest, club_id: FromPath[ClubId], letters: Letters = "") -> RegistryView:
        club, _ = await kept(request, club_id)
        roster = await house_of(request).registrar.roster(club.id)
        clubs = tuple(MemberClub(name, many) for name, many in roster.clubs.items())
        few = found(roster, letters, MOST_SHOWN)
        return RegistryView(club.name, tuple(map(_row, few)), len(roster.people), clubs)

    @post("/people", summary="Somebody new")
    async def add(self, request: AnyRequest, club_id: FromPath[ClubId], data: JSONBody[PersonForm]) -> PersonRow:
        club, by = await kept(request, club_id)
        made = msgspec.convert({"id": new_id(), "surname": "", **_values(data)}, Person)
        change = await house_of(request).registrar.do(club.id, by, lambda roster: added(roster, made))
        return _row(change.step.after[0])

    @get("/people/{person_id:str}", summary="Somebody, with a history over the years")
    async def person(self, request: AnyRequest, club_id: FromPath[ClubId], person_id: FromPath[Id]) -> PersonView:
        club, _ = await kept(request, club_id)
        registrar = house_of(request).registrar
        person = _known(await registrar.roster(club.id), person_id)
        return PersonView(_row(person), await registrar.years(club.id, person.id))

    @post("/people/{person_id:str}", status_code=200, summary="Somebody as he should read")
    async def change(
        self, request: AnyRequest, club_id: FromPath[ClubId], person_id: FromPath[Id], data: JSONBody[PersonForm]
    ) -> PersonRow:
        club, by = await kept(request, club_id)
        values = _values(data)
        registrar = house_of(request).registrar

        def make(roster: Roster) -> Any:
            plain = msgspec.convert({**msgspec.to_builtins(_known(roster, person_id)), **values}, Person)
            return changed(roster, person_id, {field: getattr(plain, field) for field in values})

        await registrar.do(club.id, by, make)
        return _row((await registrar.roster(club.id)).known(person_id))

    @get("/people/{person_id:str}/export", summary="All that is known of somebody, as a file", response_headers=NAMED)
    async def export(self, request: AnyRequest, club_id: FromPath[ClubId], person_id: FromPath[Id]) -> Response[bytes]:
        club, _ = await kept(request, club_id)
        registrar = house_of(request).registrar
        _known(await registrar.roster(club.id), person_id)
        return _file(encode(await registrar.export(club.id, person_id)), JSON, f"{person_id}.json")

    @delete("/people/{person_id:str}", status_code=200, summary="Forget somebody, in every tournament of the club too")
    async def erase(self, request: AnyRequest, club_id: FromPath[ClubId], person_id: FromPath[Id]) -> Erased:
        club, by = await kept(request, club_id)
        registrar = house_of(request).registrar
        _known(await registrar.roster(club.id), person_id)
        return Erased(await registrar.erase(club.id, person_id, by))

    # ── Keepers ──────────────────────────────────────────────────────────────────────────────────────────────────

    @get("/keepers", summary="Who keeps the club")
    async def keepers(self, request: AnyRequest, club_id: FromPath[ClubId]) -> list[Keeper]:
        club, _ = await kept(request, club_id)
        return await house_of(request).keepers.of(club.id)

    @post("/keepers", status_code=200, summary="A friend, or somebody one has met, keeps the club too from now on")
    async def add_keeper(
        self, request: AnyRequest, club_id: FromPath[ClubId], data: JSONBody[NewKeeper]
    ) -> list[Keeper]:
        club, by = await kept(request, club_id)
        person, house = await person_of(request), house_of(request)
        if not await house.circles.may_invite(person.id, data.person):
            raise BadInput("one hands keys to friends, and those one has met", "club-keeper-unknown")
        await house.keepers.add(club.id, data.person, by, house.now())
        return await house.keepers.of(club.id)

    @delete("/keepers/{person_id:str}", status_code=200, summary="Somebody, perhaps oneself, keeps the club no longer")
    async def remove_keeper(
        self, request: AnyRequest, club_id: FromPath[ClubId], person_id: FromPath[Id]
    ) -> list[Keeper]:
        club, by = await kept(request, club_id)
        house = house_of(request)
        await house.keepers.remove(club.id, person_id, by, house.now())
        return await house.keepers.of(club.id)

    # ── Putting in order ─────────────────────────────────────────────────────────────────────────────────────────

    @get("/alike", summary="Who may stand there twice")
    async def alike(self, request: AnyRequest, club_id: FromPath[ClubId]) -> tuple[AlikeView, ...]:
        club, _ = await kept(request, club_id)
        roster = await house_of(request).registrar.roster(club.id)
        told = await beside(request, alike, roster)
        return tuple(
            AlikeView(_row(one.one), _row(one.other), one.why, differences(one.one, one.other))
            for one in told[:MOST_ALIKE]
        )

    @post("/merge", status_code=200, summary="Two who are one")
    async def merge(self, request: AnyRequest, club_id: FromPath[ClubId], data: JSONBody[Merge]) -> PersonRow:
        club, by = await kept(request, club_id)
        values = {
            field: getattr(msgspec.convert({"id": "", "surname": "", **_values(data.values)}, Person), field)
            for field in _values(data.values)
        }
        registrar = house_of(request).registrar
        change = await registrar.do(club.id, by, lambda roster: merged(roster, data.kept, data.lost, values))
        return _row(change.step.after[0])

    @post("/clubs", status_code=200, summary="A club that is called otherwise")
    async def rename(self, request: AnyRequest, club_id: FromPath[ClubId], data: JSONBody[RenamedClub]) -> None:
        club, by = await kept(request, club_id)
        await house_of(request).registrar.do(club.id, by, lambda roster: club_renamed(roster, data.old, data.new))

    @get("/changes", summary="What was changed, the latest first")
    async def changes(self, request: AnyRequest, club_id: FromPath[ClubId]) -> tuple[ChangeView, ...]:
        club, _ = await kept(request, club_id)
        language = language_of(request)
        return tuple(_change(one, language) for one in await house_of(request).registrar.changes(club.id))

    @post("/changes/{number:int}/undo", status_code=200, summary="Take a change back")
    async def undo(self, request: AnyRequest, club_id: FromPath[ClubId], number: ChangeNumber) -> ChangeView:
        club, by = await kept(request, club_id)
        return _change(await house_of(request).registrar.undo(club.id, number, by), language_of(request))

    # ── Spreadsheets ─────────────────────────────────────────────────────────────────────────────────────────────

    @post(
        "/import",
        status_code=200,
        summary="Read people from a spreadsheet, and take them into the registry if confirmed",
        request_max_body_size=MOST_BYTES + SOME_ROOM,
        guards=[known],
    )
    async def import_(
        self,
        request: AnyRequest,
        club_id: FromPath[ClubId],
        data: Annotated[PeopleSheet, Body(media_type=RequestEncodingType.MULTI_PART)],
    ) -> PeopleImport:
        club, by = await kept(request, club_id)
        await limit(request, "upload")
        table = await beside(request, rows, data.file.filename[:80], await data.file.read())
        registrar = house_of(request).registrar
        if data.confirm:
            return _import(await registrar.import_(club.id, by, table), language_of(request), done=True)
        return _import(await registrar.read(club.id, table), language_of(request), done=False)

    @get("/export.csv", summary="Everybody, for a spreadsheet", media_type=CSV, response_headers=NAMED)
    async def export_csv(self, request: AnyRequest, club_id: FromPath[ClubId]) -> Response[bytes]:
        club, _ = await kept(request, club_id)
        roster = await house_of(request).registrar.roster(club.id)
        return _file(_csv(roster), CSV, "registry.csv")


class TournamentPeople(Controller):
    """What a desk is told of the registry of the club that holds its tournament."""

    path = "/api/tournaments/{tournament_id:str}"
    tags = ("tournament desk",)

    @get("/people", summary="Whom the letters fit in the registry of the club")
    async def offered(self, request: AnyRequest, tournament_id: TournamentId, letters: Letters = "") -> OfferedPeople:
        bearer, _ = await at_the_desk(request, tournament_id)
        house = house_of(request)
        club = await house.registrar.holder(tournament_id)
        named = None if club is None else await house.circles.club(club)
        if named is None or Entered not in permitted(bearer.role):
            return OfferedPeople(named.name if named is not None else "", ())
        few = found(await house.registrar.roster(named.id), letters) if letters.strip() else ()
        return OfferedPeople(named.name, tuple(_offered(one) for one in few))

    @post("/club", status_code=200, summary="Say which club holds the tournament: one that one keeps, or none")
    async def hold(self, request: AnyRequest, tournament_id: TournamentId, data: JSONBody[Holder]) -> OfferedPeople:
        await director_of(request, tournament_id)
        club = (await kept(request, data.club))[0] if data.club else None
        await house_of(request).registrar.hold(tournament_id, None if club is None else club.id)
        return OfferedPeople("" if club is None else club.name, ())


async def kept(request: AnyRequest, club_id: str) -> tuple[Club, str]:
    """A club, for whoever keeps it, and who that is; to anybody else there is none."""
    person, house = await person_of(request), house_of(request)
    club = await house.circles.club(club_id)
    if club is None or not await house.keepers.keeps(club_id, person.id):
        raise NotFoundException
    return club, person.name


def _known(roster: Roster, person_id: str) -> Person:
    found_one = roster.person(person_id)
    if found_one is None:
        raise NotFoundException
    return found_one


def _values(form: PersonForm) -> dict[str, Any]:
    return {field: value for field in FIELDS if (value := getattr(form, field)) is not None}


def _row(one: Person) -> PersonRow:
    return PersonRow(
        one.id, one.surname, one.name, one.card, one.club, one.category, one.licence, one.shown.value, one.email
    )


def _offered(one: Person) -> Offered:
    return Offered(one.id, one.surname, one.name, one.card, one.club, one.category, one.licence)


def _change(change: Change, language: str) -> ChangeView:
    undoable = change.step.what not in ("erased", "undone") and bool(change.step.before or change.step.after)
    return ChangeView(change.seq, change.at, change.by, change_told(change.step, language), undoable)


def _import(reading: PeopleReading, language: str, *, done: bool) -> PeopleImport:
    def problem(one: RowProblem) -> ImportProblem:
        return ImportProblem(one.row, problem_told(one, language))

    return PeopleImport(
        tuple(str(one.person) for one in reading.people if not one.known),
        tuple(str(one.person) for one in reading.people if one.known and one.changed),
        sum(not one.changed for one in reading.people),
        tuple(map(problem, reading.problems)),
        done,
    )


def _csv(roster: Roster) -> bytes:
    """Everybody, with headings that an import knows again."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=";")
    writer.writerow(("Cognome", "Nome", "Tessera", "Circolo", "Categoria", "Licenza", "E-mail"))
    for one in roster.people:
        cells = (one.surname, one.name, one.card, one.club, one.category, str(one.licence or ""), one.email)
        # A spreadsheet takes what begins so for a formula.
        writer.writerow([f"'{cell}" if cell[:1] in ("=", "+", "-", "@") else cell for cell in cells])
    return text.getvalue().encode("utf-8-sig")


def _file(content: bytes, kind: str, name: str) -> Response[bytes]:
    return Response(content, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})
