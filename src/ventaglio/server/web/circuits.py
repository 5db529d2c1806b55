"""Circuits on the pages: rankings over several tournaments for everybody, and their organisers at work.

An organiser comes with the key of a link, as people come to the desk of a tournament.
"""

import asyncio
import re
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import JSONBody, PathParameter, QueryParameter

from ventaglio.core.codec import to_plain
from ventaglio.core.refusal import BadInput
from ventaglio.server.desk.circuits import CircuitSummary, Season, link
from ventaglio.server.web.asking import AnyRequest, beside, language_of, limit, maybe_person, person_of
from ventaglio.server.web.house import house_of
from ventaglio.server.web.tournament.desk import Knock
from ventaglio.server.web.tournament.door import LASTS
from ventaglio.server.web.tournament.papers import NAMED, PDF
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.season import circuit as c
from ventaglio.tournaments.season.people import Clash, Key
from ventaglio.tournaments.season.ranking import Standing
from ventaglio.tournaments.season.rules import Rules
from ventaglio.tournaments.season.told import Told
from ventaglio.tournaments.words.season import ORGANISER, SeasonWords, season_words

COOKIE: Final = "ventaglio-circuit"
_DESK: Final = re.compile(r"/tournaments/([A-Za-z0-9_-]{1,40})(?:/desk)?#key=([A-Za-z0-9_=-]{1,200})")
"""The link of a role at a tournament, wherever it stands in what somebody has pasted."""

CircuitId = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
RowNumber = Annotated[int, PathParameter(ge=1, le=1_000_000)]
Category = Annotated[str, QueryParameter(max_length=80, description="the ranking of a category")]

Doing = c.Renamed | c.RulesSet | c.EventRemoved | c.Settled | c.Joined | c.Parted | c.Shown


class NewCircuit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A circuit to open; nobody else sees it before it is published."""

    name: Annotated[str, msgspec.Meta(max_length=400)]
    rules: Rules = Rules()
    about: Annotated[str, msgspec.Meta(max_length=4_000)] = ""


class NewCircuitLink(msgspec.Struct, frozen=True):
    """A circuit and the link with which it is changed, told this once."""

    id: str
    link: str


class CircuitDo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to put on record. With ``expected``, only if nothing has happened since that line of the log."""

    happening: Doing
    expected: int | None = None


class AddedEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament that should count, by its id if everybody finds it, else by its director's link."""

    tournament: Annotated[str, msgspec.Meta(max_length=400)]
    weight: int = 100


class CircuitEvent(msgspec.Struct, frozen=True):
    """A tournament of a circuit. ``number`` is its column, from 1; 0 while it is not over.

    ``gone``: those who held it have deleted it; what it came to stays. ``agreed``: it counts by their own word.
    """

    id: str
    name: str
    date: str
    place: str
    weight: int
    number: int
    entrants: int
    gone: bool = False
    agreed: bool = False


class CircuitCell(msgspec.Struct, frozen=True):
    """What an event gave somebody, as it is written; ``counts``: whether it is among the best that do."""

    event: int
    points: str
    counts: bool


class CircuitRow(msgspec.Struct, frozen=True):
    """A place in a ranking; ``rank`` 0 where too few events were played."""

    rank: int
    title: str
    club: str
    category: str
    points: str
    played: int
    cells: tuple[CircuitCell, ...]


class CircuitView(msgspec.Struct, frozen=True):
    """A circuit as it stands."""

    id: str
    name: str
    about: str
    public: bool
    rules: tuple[str, ...]
    """A sentence for each."""
    after: str
    """After how many events, in words."""
    events: tuple[CircuitEvent, ...]
    rows: tuple[CircuitRow, ...]
    categories: dict[str, tuple[CircuitRow, ...]]


class CircuitAccount(msgspec.Struct, frozen=True):
    """Where every point of somebody comes from."""

    title: str
    sentences: tuple[str, ...]


class DoubtfulPerson(msgspec.Struct, frozen=True):
    """One of those who may be the same. ``person``: as whom it is ranked, counted from 0."""

    key: Key
    known: str
    """A card, the registry, or nothing but the name, in words."""
    events: tuple[str, ...]
    person: int


class CircuitDoubt(msgspec.Struct, frozen=True):
    """People who may be one: the organiser says who is who. ``people``: where there is a choice."""

    sentence: str
    people: tuple[DoubtfulPerson, ...]
    settled: bool


class CircuitLogLine(msgspec.Struct, frozen=True):
    """A line of the log in words."""

    seq: int
    at: float
    by: str
    sentence: str


class CircuitDesk(msgspec.Struct, frozen=True):
    """A circuit as its organiser sees it: with whole names, whom to make sure about, and the log."""

    view: CircuitView
    seq: int
    rules: dict[str, Any]
    """Each of them, also where it is what holds by default."""
    doubts: tuple[CircuitDoubt, ...]
    log: tuple[CircuitLogLine, ...]


class CircuitsApi(Controller):
    """Circuits."""

    path = "/api/circuits"
    tags = ("circuits",)

    # ── For everybody ────────────────────────────────────────────────────────────────────────────────────────────

    @get("/", summary="The circuits that everybody may see, the newest first")
    async def listed(self, request: AnyRequest) -> tuple[CircuitSummary, ...]:
        return await house_of(request).circuits.list(public=True)

    @get("/{circuit_id:str}/public", summary="The ranking of a circuit, by the names that everybody may see")
    async def published(self, request: AnyRequest, circuit_id: CircuitId) -> CircuitView:
        season = await _published(request, circuit_id)
        return await asyncio.to_thread(_view, circuit_id, season, await _waiting(request, season), _words(request))

    @get("/{circuit_id:str}/accounts/{row:int}", summary="Where every point of a row of the ranking comes from")
    async def account(
        self, request: AnyRequest, circuit_id: CircuitId, row: RowNumber, category: Category = ""
    ) -> CircuitAccount:
        season = await _published(request, circuit_id)
        rows = season.ranking.categories.get(category, ()) if category else season.ranking.rows
        if row > len(rows):
            raise NotFoundException
        one = rows[row - 1]
        return CircuitAccount(one.title, tuple(_words(request).account(season.circuit.rules, one, season.outcomes)))

    @get("/{circuit_id:str}/print", summary="The ranking on paper", media_type=PDF, response_headers=NAMED)
    async def print(self, request: AnyRequest, circuit_id: CircuitId) -> Response[bytes]:
        season = await _published(request, circuit_id)
        paper = await beside(request, printed, season.told, language_of(request))
        shown = {"content-disposition": f'inline; filename="{circuit_id}-circuit.pdf"'}
        return Response(paper, media_type=PDF, headers=shown)

    # ── For organisers ───────────────────────────────────────────────────────────────────────────────────────────

    @post("/", summary="Open a circuit")
    async def open(self, request: AnyRequest, data: JSONBody[NewCircuit]) -> Response[NewCircuitLink]:
        person = await person_of(request)
        await limit(request, "table")
        opened = await house_of(request).circuits.open(data.name, person.name, data.rules, data.about)
        told = NewCircuitLink(opened.id, link(opened.id, opened.key))
        return Response(told, cookies=[_cookie(request, opened.id, opened.key)])

    @post("/{circuit_id:str}/enter", status_code=200, summary="Show the key of a link; a cookie keeps it")
    async def enter(self, request: AnyRequest, circuit_id: CircuitId, data: JSONBody[Knock]) -> Response[None]:
        if not await house_of(request).circuits.holds(circuit_id, data.key):
            raise BadInput("this key opens nothing any more", "tournament-no-key")
        return Response(None, cookies=[_cookie(request, circuit_id, data.key)])

    @get("/{circuit_id:str}/desk", summary="A circuit as its organiser sees it")
    async def desk(self, request: AnyRequest, circuit_id: CircuitId) -> CircuitDesk:
        await _organiser(request, circuit_id)
        return await _desk(request, circuit_id)

    @post("/{circuit_id:str}/do", status_code=200, summary="Put something on record")
    async def do(self, request: AnyRequest, circuit_id: CircuitId, data: JSONBody[CircuitDo]) -> CircuitDesk:
        by = await _organiser(request, circuit_id)
        await house_of(request).circuits.record(circuit_id, by, data.happening, expected=data.expected)
        return await _desk(request, circuit_id)

    @post("/{circuit_id:str}/events", status_code=200, summary="Let a tournament count")
    async def add(self, request: AnyRequest, circuit_id: CircuitId, data: JSONBody[AddedEvent]) -> CircuitDesk:
        by = await _organiser(request, circuit_id)
        found, own = await _countable(request, data.tournament)
        await house_of(request).circuits.record(circuit_id, by, c.EventAdded(found, data.weight, agreed=own))
        return await _desk(request, circuit_id)

    @post("/{circuit_id:str}/keys", status_code=200, summary="Another link; the old one opens nothing any more")
    async def new_key(self, request: AnyRequest, circuit_id: CircuitId) -> Response[NewCircuitLink]:
        await _organiser(request, circuit_id)
        key = await house_of(request).circuits.new_key(circuit_id)
        return Response(NewCircuitLink(circuit_id, link(circuit_id, key)), cookies=[_cookie(request, circuit_id, key)])


def printed(told: Told, language: str) -> bytes:
    """The ranking as a worker sets it."""
    from ventaglio.tournaments.paper.season import print_circuit

    return print_circuit(told, language)


def _words(request: AnyRequest) -> SeasonWords:
    return season_words(language_of(request))


def _cookie(request: AnyRequest, circuit_id: str, key: str) -> Cookie:
    secure = house_of(request).doors.encrypted(request.scope)
    path = f"/api/circuits/{circuit_id}"
    return Cookie(COOKIE, value=key, max_age=LASTS, httponly=True, samesite="strict", secure=secure, path=path)


async def _holds(request: AnyRequest, circuit_id: str) -> bool:
    key = request.cookies.get(COOKIE, "")
    return bool(key) and await house_of(request).circuits.holds(circuit_id, key)


async def _organiser(request: AnyRequest, circuit_id: str) -> str:
    """Who organises a circuit, as the log names him; others are refused."""
    if not await _holds(request, circuit_id):
        raise NotAuthorizedException("this needs the link of the circuit")
    person = await maybe_person(request)
    return ORGANISER if person is None else person.name


async def _published(request: AnyRequest, circuit_id: str) -> Season:
    """A circuit by the names that everybody may see: to everybody once it is published, to its organiser before."""
    try:
        season = await house_of(request).circuits.season(circuit_id, public=True)
    except BadInput as error:
        if error.reason == "season-none":
            raise NotFoundException from error
        raise
    if not season.circuit.public and not await _holds(request, circuit_id):
        raise NotFoundException
    return season


async def _waiting(request: AnyRequest, season: Season) -> dict[str, str]:
    """The names of the tournaments that are not over, as far as everybody finds them."""
    if not season.waiting:
        return {}
    return {one.id: one.name for one in await house_of(request).office.listed()}


async def _desk(request: AnyRequest, circuit_id: str) -> CircuitDesk:
    house, words = house_of(request), _words(request)
    season = await house.circuits.season(circuit_id)
    waiting = await _waiting(request, season)
    view = await asyncio.to_thread(_view, circuit_id, season, waiting, words)
    names = {**waiting, **season.names}
    people = {key: f"{name} ({words.known_by(key)})" for key, name in season.ranking.known.items()}
    return CircuitDesk(
        view,
        season.circuit.seq,
        {name: to_plain(getattr(season.circuit.rules, name)) for name in Rules.__struct_fields__},
        tuple(CircuitDoubt(words.clash(one), _people(one, words), one.settled) for one in season.ranking.clashes),
        tuple(
            CircuitLogLine(one.seq, one.at, words.signer(one.by), words.line(one.body, names, people))
            for one in reversed(await house.circuits.log(circuit_id))
        ),
    )


def _people(clash: Clash, words: SeasonWords) -> tuple[DoubtfulPerson, ...]:
    if len(clash.keys) < 2:
        return ()
    each = zip(clash.keys, clash.events, clash.persons, strict=True)
    return tuple(DoubtfulPerson(key, words.known_by(key), events, person) for key, events, person in each)


async def _countable(request: AnyRequest, typed: str) -> tuple[str, bool]:
    """A tournament that somebody may let count: everybody finds it, or he directs it. And whether it is his own."""
    house = house_of(request)
    if pasted := _DESK.search(typed):
        bearer = await house.office.bearer(pasted[1], pasted[2])
        if bearer is not None and bearer.role is Role.DIRECTOR:
            return pasted[1], True
    elif any(one.id == typed for one in await house.office.listed()):
        person, club = await maybe_person(request), await house.archive.club(typed)
        own = person is not None and bool(club) and await house.keepers.keeps(club, person.id)
        return typed, own
    raise BadInput("there is no such tournament", "season-no-tournament", tournament=typed[:40])


def _view(circuit_id: str, season: Season, waiting: dict[str, str], words: SeasonWords) -> CircuitView:
    circuit, told = season.circuit, season.told
    planned = str(circuit.rules.planned) if circuit.rules.planned else "none"
    over = {one.id: (number, one) for number, one in enumerate(season.outcomes, start=1)}
    return CircuitView(
        circuit_id,
        circuit.name,
        circuit.about,
        circuit.public,
        tuple(words.rules(circuit.rules)),
        words.text("paper-season-after", events=len(season.outcomes), planned=planned),
        tuple(
            CircuitEvent(one, over[one][1].name, over[one][1].date, over[one][1].place, weight, over[one][0],
                         len(over[one][1].rows), one in circuit.gone, one in circuit.agreed)
            if one in over
            else CircuitEvent(one, season.names.get(one) or waiting.get(one, one), "", "", weight, 0, 0,
                              one in circuit.gone, one in circuit.agreed)
            for one, weight in circuit.events.items()
        ),
        tuple(_row(one, words) for one in told.ranking.rows),
        {name: tuple(_row(one, words) for one in rows) for name, rows in told.ranking.categories.items()},
    )  # fmt: skip


def _row(one: Standing, words: SeasonWords) -> CircuitRow:
    cells = tuple(CircuitCell(each.event + 1, words.decimal(each.points), each.counts) for each in one.figures)
    return CircuitRow(one.rank, one.title, one.club, one.category, words.decimal(one.points), one.played, cells)
