"""Opening tables, finding them, taking a place."""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Final, Literal

import msgspec
from litestar import Controller, delete, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from ventaglio.core.codec import whole
from ventaglio.core.seats import LETTERS, Place
from ventaglio.games.common.plugin import find
from ventaglio.games.common.plugin.plug import Wanted
from ventaglio.games.common.plugin.shelves import is_foreign
from ventaglio.server.store.logs import Logs, Shelf
from ventaglio.server.store.people import Person
from ventaglio.server.tables import doing
from ventaglio.server.tables.due import DESERTED_AFTER
from ventaglio.server.tables.entries import Entry
from ventaglio.server.tables.folding import fold_all
from ventaglio.server.tables.hall import Decide, Hall
from ventaglio.server.tables.policy import LevelName, Policy
from ventaglio.server.tables.protocol import TableView
from ventaglio.server.tables.results import Summary
from ventaglio.server.tables.table import OPEN, PLAYING, HostedTable
from ventaglio.server.tables.wire import Audience, audience_of, table_view
from ventaglio.server.web.asking import AnyRequest, limit, mark_of, maybe_person, person_of
from ventaglio.server.web.gate import check_open
from ventaglio.server.web.house import house_of

TableId = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Letter = Literal["A", "B", "C", "D", "E", "F"]
PageNumber = Annotated[int, QueryParameter(ge=1, le=1000, description="a page, counted from 1")]
OpenPage = Annotated[int, QueryParameter(name="open", ge=1, le=1000, description="a page, counted from 1")]
PAGE: Final = 10
"""Tables on a page of the lobby."""
LOOKED_AT: Final = 20
"""Tables among which one is featured."""
HeaderText = Annotated[str, msgspec.Meta(max_length=200)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a new table shall be. ``options`` are those of the code; `GET /api/codes` lists and explains them."""

    game: str
    code: str
    players: Annotated[int, msgspec.Meta(ge=2, le=6)] = 4
    hands: Annotated[int, msgspec.Meta(ge=1, le=100)] | None = None
    target: Annotated[int, msgspec.Meta(ge=1, le=100_000)] | None = None
    match: Annotated[str, msgspec.Meta(max_length=20)] | None = None
    """Tressette: points, passate or single."""
    alone: bool = False
    adopted: Annotated[str, msgspec.Meta(max_length=400)] = ""
    """Tressette: single modern norms for a traditional table."""
    options: Annotated[dict[str, HeaderText], msgspec.Meta(max_length=40)] = {}
    policy: Policy = Policy()
    place: Letter | None = "A"
    """Where one sits down oneself; nowhere for a table of bots."""
    start: bool = False
    """Whether bots take the other places and play begins at once."""
    club: Annotated[str, msgspec.Meta(max_length=32)] = ""
    """The club whose table it is; empty for one of the whole house."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place to take."""

    place: Letter


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place for a bot."""

    place: Letter
    level: LevelName = "socio"


class Listed(msgspec.Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    code: str
    status: str
    changed_at: float
    summary: Summary
    foreign: bool
    """Whether it is a match that can be looked at, and cannot go on: its edition is not here."""


class LobbyPage(msgspec.Struct, frozen=True):
    """Some of the tables of one kind; pages are counted from 1."""

    tables: list[Listed]
    page: int
    pages: int
    count: int


class Lobby(msgspec.Struct, frozen=True):
    """The public tables: those that wait for players, those that people play at, and those of bots alone."""

    open: LobbyPage
    playing: LobbyPage
    bots: LobbyPage
    featured: Listed | None
    """The table to look at: one that everybody may look on at, of people, rated before others."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table apart from its cards, and where one sits."""

    seq: int
    place: str | None
    follows: bool
    """Whether the WebSocket would let one follow it: as a player, with one, or as the public."""
    table: TableView


def _headers(wanted: NewTable) -> dict[str, str]:
    """What is wanted, as the headers of a record."""
    asked = Wanted(
        code=wanted.code,
        players=wanted.players,
        hands=wanted.hands,
        target=wanted.target,
        match=wanted.match or "",
        alone=wanted.alone,
        adopted=wanted.adopted,
    )
    options = {f"Option.{name}": value for name, value in wanted.options.items()}
    return find(wanted.game).headers(asked) | options


def table_info(table: HostedTable, person: Person | None) -> TableInfo:
    """A table as somebody is told of it."""
    place = table.place_of_person(person.id) if person is not None else None
    audience = Audience(place, plays=place is not None)
    follows = audience_of(table, person.id if person is not None else "") is not None
    return TableInfo(table.seq, None if place is None else LETTERS[place], follows, table_view(table, audience))


async def lobby_page(
    logs: Logs, status: str, number: int, *, people: bool = True, since: float | None = None, club: str = ""
) -> LobbyPage:
    """A page of the tables of one kind."""
    count = await logs.count((status,), people=people, since=since, club=club)
    pages = max(1, -(-count // PAGE))
    page = min(number, pages)
    found = await logs.lobby((status,), PAGE, after=(page - 1) * PAGE, people=people, since=since, club=club)
    return LobbyPage([_listed(shelf) for shelf in found], page, pages, count)


def _starting(nets: Mapping[str, str], unasked: set[str]) -> Decide:
    """Begin a match; a rated one once it is known from where each of its people comes, who otherwise are ``unasked``.

    Two guests of one address may be one person with two browsers: what they play does not count for the ladders.
    """

    def decide(table: HostedTable) -> tuple[Entry, ...]:
        people = {chair.person for chair in table.chairs if chair.person}
        unasked.update(people - nets.keys() if table.policy.rated else ())
        if unasked:
            return ()
        known = [nets[one] for one in people if nets.get(one)]
        return doing.start(table, unrated="same-address" if len(set(known)) < len(known) else "")

    return decide


def since(hall: Hall) -> float:
    """Since when something must have happened at a table that nobody looks at, for it to be listed."""
    return hall.now() - DESERTED_AFTER


def _featured(shelves: Sequence[Shelf]) -> Listed | None:
    """The table that is shown to who would like to look on somewhere."""
    found = [one for one in map(_listed, shelves) if one.summary.spectators and not one.foreign]
    free = [one for one in found if not find(one.game).kit.sponsored]
    people = [sum(chair.kind == "person" for chair in one.summary.chairs) for one in free]
    order = sorted(zip(free, people, strict=True), key=lambda one: (-one[0].summary.rated, -one[1]))
    return order[0][0] if order else None


def _listed(shelf: Shelf) -> Listed:
    summary = msgspec.json.decode(shelf.summary, type=whole(Summary))
    foreign = shelf.status == PLAYING and is_foreign(shelf.game, summary.headers)
    return Listed(shelf.id, shelf.game, shelf.code, shelf.status, shelf.changed_at, summary, foreign)


class Tables(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", summary="The public tables: those that wait for players, those being played, and those of bots")
    async def lobby(
        self, request: AnyRequest, open_: OpenPage = 1, playing: PageNumber = 1, bots: PageNumber = 1
    ) -> Lobby:
        hall = house_of(request).hall
        logs, lately = hall.logs, since(hall)
        return Lobby(
            await lobby_page(logs, OPEN, open_),
            await lobby_page(logs, PLAYING, playing, since=lately),
            await lobby_page(logs, PLAYING, bots, people=False),
            _featured(await logs.lobby((PLAYING,), LOOKED_AT, people=True, since=lately)),
        )

    @post("/", summary="Open a table")
    async def open(self, request: AnyRequest, data: JSONBody[NewTable]) -> TableInfo:
        person, hall, mark = await person_of(request), house_of(request).hall, mark_of(request)
        table_id = hall.marked_id(person.id, mark) if mark else ""
        if mark and (known := await hall.table(table_id)) is not None:
            return table_info(known, person)
        await limit(request, "tables")
        await limit(request, "table", person.id)
        check_open(request)
        if data.club and await house_of(request).circles.club(data.club) is None:
            raise NotFoundException
        opened = doing.opened(data.game, _headers(data), data.policy, person.id, data.club)
        if data.place is not None and LETTERS.index(data.place) >= opened.players:
            raise doing.NotNow("no-place", places=", ".join(LETTERS[: opened.players]))

        def more(table: HostedTable) -> tuple[Entry, ...]:
            sat: tuple[Entry, ...] = ()
            if data.place is not None:
                sat = doing.sit(table, LETTERS.index(data.place), person.id, person.name, person.avatar)
            if not data.start and data.place is not None:
                return sat
            return (*sat, *doing.start(fold_all(table, table.changed_at, sat)))

        return table_info(await hall.open(opened, more, table_id), person)

    @get("/{table_id:str}", summary="A table apart from its cards")
    async def show(self, request: AnyRequest, table_id: TableId) -> TableInfo:
        table = await house_of(request).hall.table(table_id)
        if table is None:
            raise NotFoundException
        return table_info(table, await maybe_person(request))

    @post("/{table_id:str}/seats", summary="Take a place, or change to it")
    async def sit(self, request: AnyRequest, table_id: TableId, data: JSONBody[Seat]) -> TableInfo:
        person = await person_of(request)
        place = LETTERS.index(data.place)

        def decide(table: HostedTable) -> tuple[Entry, ...]:
            return doing.sit(_free(table), place, person.id, person.name, person.avatar)

        return await _change(request, table_id, person, decide)

    @delete("/{table_id:str}/seats/mine", status_code=200, summary="Give one's place up before play begins")
    async def leave(self, request: AnyRequest, table_id: TableId) -> TableInfo:
        return await _change_seated(request, table_id, lambda table, place: doing.leave(_free(table), place))

    @delete("/{table_id:str}/seats/{letter:str}", status_code=200, summary="Send somebody away before play begins")
    async def send_away(self, request: AnyRequest, table_id: TableId, letter: FromPath[Letter]) -> TableInfo:
        place = LETTERS.index(letter)
        return await _change_own(request, table_id, lambda table: doing.send_away(table, place))

    @post("/{table_id:str}/bots", summary="Give a place to a bot")
    async def bot(self, request: AnyRequest, table_id: TableId, data: JSONBody[BotSeat]) -> TableInfo:
        place, level = LETTERS.index(data.place), data.level
        return await _change_own(request, table_id, lambda table: doing.seat_bot(table, place, level))

    @post("/{table_id:str}/start", summary="Begin to play; bots take the places that are empty")
    async def start(self, request: AnyRequest, table_id: TableId) -> TableInfo:
        check_open(request)
        nets: dict[str, str] = {}
        while True:
            unasked: set[str] = set()
            info = await _change_own(request, table_id, _starting(nets, unasked))
            if not unasked or info.table.status != OPEN:
                return info
            # Of somebody who sits there it is not known yet where he is.
            nets |= dict.fromkeys(unasked, "") | await house_of(request).people.nets(unasked)

    @post("/{table_id:str}/watchers", summary="Ask a player to answer for one, to look on (Tressette 88)")
    async def watch(self, request: AnyRequest, table_id: TableId, data: JSONBody[Seat]) -> TableInfo:
        person = await person_of(request)
        place = LETTERS.index(data.place)

        def decide(table: HostedTable) -> tuple[Entry, ...]:
            if not table.kit.sponsored:
                raise doing.NotNow("needs-no-sponsor")
            return doing.watch(table, person.id, person.name, place)

        return await _change(request, table_id, person, decide)

    @delete("/{table_id:str}/watchers/me", status_code=200, summary="No longer look on")
    async def unwatch(self, request: AnyRequest, table_id: TableId) -> TableInfo:
        person = await person_of(request)
        return await _change(request, table_id, person, lambda table: doing.unwatch(table, person.id))


def _free(table: HostedTable) -> HostedTable:
    """A table whose people settle among themselves who sits where."""
    if table.reserved:
        raise doing.NotNow("reserved")
    return table


async def _change(request: AnyRequest, table_id: str, person: Person, decide: Decide) -> TableInfo:
    """Change a table, and show it as it then is."""
    table = await house_of(request).hall.change(table_id, decide)
    if table is None:
        raise NotFoundException
    return table_info(table, person)


async def _change_own(
    request: AnyRequest, table_id: str, decide: Callable[[HostedTable], tuple[Entry, ...]]
) -> TableInfo:
    """The same, for whoever decides who plays at a table."""
    person = await person_of(request)

    def deciding(table: HostedTable) -> tuple[Entry, ...]:
        if table.place_of_person(person.id) is None:
            raise PermissionDeniedException("only those who sit at a table may do this")
        if _free(table).status == OPEN and table.host != person.id:
            raise doing.NotNow("not-your-table", name=_name_of(table, table.host))
        return decide(table)

    return await _change(request, table_id, person, deciding)


def _name_of(table: HostedTable, person: str) -> str:
    return next((chair.name for chair in table.chairs if chair.person == person), "")


async def _change_seated(
    request: AnyRequest, table_id: str, decide: Callable[[HostedTable, Place], tuple[Entry, ...]]
) -> TableInfo:
    """The same, for those alone who sit at the table."""
    person = await person_of(request)

    def deciding(table: HostedTable) -> tuple[Entry, ...]:
        place = table.place_of_person(person.id)
        if place is None:
            raise PermissionDeniedException("only those who sit at a table may do this")
        return decide(table, place)

    return await _change(request, table_id, person, deciding)
