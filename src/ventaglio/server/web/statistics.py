"""What is counted of one's matches: one's own, and of others what they show."""

from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter, QueryParameter

from ventaglio.games.common.bots.levels import LEVELS
from ventaglio.server.store.analyses import DONE
from ventaglio.server.store.tallies import Tallies
from ventaglio.server.tables.mistakes import mistakes_in
from ventaglio.server.tables.tallying import GameStatistics, statistics_of, tally_of
from ventaglio.server.web.asking import AnyRequest, aside, maybe_person, person_of
from ventaglio.server.web.house import house_of

PersonId = Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9a-f]+$")]
Download = Annotated[bool, QueryParameter(description="whether it comes as a file")]
AT_ONCE: Final = 20
"""Matches, and analyses, that are counted while somebody waits; the rest the next time he asks."""


class Statistics(msgspec.Struct, frozen=True):
    """What somebody has come to."""

    person: str
    name: str
    shows: bool
    """Whether others may see it."""
    left: int
    """Matches and analyses that are not counted yet: ask again."""
    games: tuple[GameStatistics, ...]


class Showing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others may see what is counted of one's matches."""

    shows: bool


class StatisticsApi(Controller):
    """Statistics."""

    path = "/api"
    tags = ("people",)

    @get(
        "/me/statistics",
        summary="What is counted of one's matches",
        response_headers=[ResponseHeader(name="content-disposition", documentation_only=True)],
    )
    async def mine(self, request: AnyRequest, download: Download = False) -> Response[Statistics]:
        person = await person_of(request)
        left = await _count(request, person.id)
        found = await _statistics(request, person.id, left)
        name = {"content-disposition": 'attachment; filename="ventaglio-statistics.json"'} if download else {}
        return Response(found, headers=name)

    @post("/me/statistics", status_code=200, summary="Show what is counted of one's matches to others, or do not")
    async def show(self, request: AnyRequest, data: JSONBody[Showing]) -> Showing:
        person = await person_of(request)
        await Tallies(house_of(request).database).show(person.id, shows=data.shows)
        return data

    @get("/people/{person_id:str}/statistics", summary="What somebody shows of what is counted of his matches")
    async def of(self, request: AnyRequest, person_id: PersonId) -> Statistics:
        asker = await maybe_person(request)
        shown = await Tallies(house_of(request).database).shown(person_id)
        # Whether there is somebody who shows nothing is nobody's business either.
        if shown is None or not (shown[1] or (asker is not None and asker.id == person_id)):
            raise NotFoundException
        return await _statistics(request, person_id, 0)


async def _count(request: AnyRequest, person_id: str) -> int:
    """Count some of the matches and analyses that nobody has counted yet; how many are left then."""
    house = house_of(request)
    tallies = Tallies(house.database)
    waiting, total = await tallies.uncounted(person_id, AT_ONCE)
    for table_id in waiting:
        rows = await house.hall.logs.read(table_id)
        found = await aside(request, len(rows), tally_of, table_id, rows)
        bodies = [msgspec.json.encode(one).decode() for one in found.tallies]
        await tallies.keep(table_id, found.people, bodies)
    unread, analyses = await tallies.unread(person_id, AT_ONCE)
    for analysis in unread:
        row = await house.analyst.rows.read(analysis)
        if row is not None and row.status == DONE:
            await tallies.keep_mistakes(analysis, await aside(request, row.done, mistakes_in, row.body))
    return total - len(waiting) + analyses - len(unread)


async def _statistics(request: AnyRequest, person_id: str, left: int) -> Statistics:
    tallies = Tallies(house_of(request).database)
    shown = await tallies.shown(person_id)
    if shown is None:
        raise NotFoundException
    name, shows = shown
    bodies, mistakes = await tallies.of(person_id), await tallies.mistakes(person_id)
    games = await aside(request, len(bodies) + len(mistakes), statistics_of, bodies, LEVELS, mistakes)
    return Statistics(person_id, name, shows, left, games)
