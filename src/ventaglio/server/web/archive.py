"""What a club shows to everybody: tournaments that are over, what they tell together, and the notice board."""

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, get
from litestar.params import QueryParameter

from ventaglio.server.desk.archive import Finished
from ventaglio.server.desk.board import Board, notice_board
from ventaglio.server.web.asking import AnyRequest, beside, language_of
from ventaglio.server.web.house import house_of
from ventaglio.server.web.printing import printed_board
from ventaglio.server.web.tournament.papers import NAMED, PDF
from ventaglio.tournaments.season.statistics import Statistics, statistics
from ventaglio.tournaments.season.told import Posted, podium
from ventaglio.tournaments.words.season import season_words

MOST_SHOWN: Final = 10
"""Rows of a circuit on the board."""

Year = Annotated[str, QueryParameter(pattern=r"^(\d{4})?$", description="a year; all of them without one")]
Club = Annotated[str, QueryParameter(pattern=r"^[A-Za-z0-9_-]{0,40}$", description="the id of a club; all without one")]


class Archived(msgspec.Struct, frozen=True):
    """A tournament that is over, and who has won it."""

    id: str
    name: str
    day: str
    place: str
    entrants: int
    winners: tuple[str, ...]


class ArchiveView(msgspec.Struct, frozen=True):
    """Tournaments that are over, the latest first; and the years in which there are any."""

    years: tuple[str, ...]
    tournaments: tuple[Archived, ...]


class ClubStatistics(msgspec.Struct, frozen=True):
    """What the tournaments of a year tell, or those of all years."""

    years: tuple[str, ...]
    told: Statistics


class BoardRow(msgspec.Struct, frozen=True):
    """A place in a circuit; ``points`` as they are written."""

    rank: int
    title: str
    points: str


class BoardCircuit(msgspec.Struct, frozen=True):
    id: str
    name: str
    rows: tuple[BoardRow, ...]


class BoardView(msgspec.Struct, frozen=True):
    """The notice board."""

    coming: tuple[Posted, ...]
    latest: tuple[Posted, ...]
    circuits: tuple[BoardCircuit, ...]


class ArchiveApi(Controller):
    """The archive of a club."""

    path = "/api"
    tags = ("archive",)

    @get("/archive", summary="The tournaments that are over")
    async def archive(self, request: AnyRequest, year: Year = "", club: Club = "") -> ArchiveView:
        found = await _finished(request, club)
        shown = [one for one in reversed(found) if one.day.startswith(year)]
        return ArchiveView(_years(found), tuple(map(_archived, shown)))

    @get("/archive/statistics", summary="Who came, who played with whom, who won")
    async def statistics(self, request: AnyRequest, year: Year = "", club: Club = "") -> ClubStatistics:
        found = await _finished(request, club)
        outcomes = [one.outcome for one in found if one.day.startswith(year)]
        told = await asyncio.to_thread(statistics, outcomes, public=True)
        return ClubStatistics(_years(found), told)

    @get("/board", summary="The notice board")
    async def board(self, request: AnyRequest) -> BoardView:
        found = await _board(request)
        words = season_words(language_of(request))
        return BoardView(
            found.coming,
            found.latest,
            tuple(
                BoardCircuit(
                    circuit_id,
                    told.name,
                    tuple(
                        BoardRow(row.rank or 0, row.title, words.decimal(row.points))
                        for row in told.ranking.rows[:MOST_SHOWN]
                    ),
                )
                for circuit_id, told in found.circuits.items()
            ),
        )

    @get("/board.pdf", summary="The notice board on paper", media_type=PDF, response_headers=NAMED)
    async def paper(self, request: AnyRequest) -> Response[bytes]:
        found = await _board(request)
        circuits = tuple(found.circuits.values())
        made = await beside(request, printed_board, found.coming, found.latest, circuits, language_of(request))
        return Response(made, media_type=PDF, headers={"content-disposition": 'inline; filename="board.pdf"'})


async def _finished(request: AnyRequest, club: str) -> list[Finished]:
    """Those that everybody may find, the oldest first; of a club, where one is asked for."""
    return [one for one in await house_of(request).archive.finished() if club in ("", one.club)]


async def _board(request: AnyRequest) -> Board:
    house = house_of(request)
    return await notice_board(house.database, house.archive, house.circuits)


def _years(found: list[Finished]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one.day[:4] for one in reversed(found)))


def _archived(one: Finished) -> Archived:
    outcome = one.outcome
    return Archived(outcome.id, outcome.name, one.day, outcome.place, len(outcome.rows), podium(outcome))
