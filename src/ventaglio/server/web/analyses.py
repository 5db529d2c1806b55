"""Analyses of hands that are over: asked for, waited for, read, and shared by their address.

Of a hand under way nothing is given, whoever asks: neither by `rows_of`, which tells of a match only hands that are
over, and to whom, nor while other tables still play the same cards.
"""

import hashlib
from typing import Annotated, Final

import msgspec
from litestar import Controller, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter, QueryParameter

from ventaglio.lang import translator
from ventaglio.learning.analysis.telling import ToldAnalysis
from ventaglio.server.store.analyses import DONE, FAILED, WAITING, Asked, Row
from ventaglio.server.tables import analysed, recorded
from ventaglio.server.tables.doing import NotNow
from ventaglio.server.tables.replaying import Replay
from ventaglio.server.web.asking import AnyRequest, aside, beside, language_of, limit, person_of
from ventaglio.server.web.house import house_of
from ventaglio.server.web.records import (
    LARGEST_BODY,
    LARGEST_RECORD,
    StepCount,
    StepNumber,
    StepPlace,
    told_table,
)
from ventaglio.server.web.tables import TableId

LONGEST_WAIT: Final = 25.0
MOST_HANDS: Final = 1_000

HandNumber = Annotated[int, PathParameter(ge=1, le=MOST_HANDS)]
AnalysisId = Annotated[str, PathParameter(min_length=8, max_length=64)]
Seen = Annotated[int, QueryParameter(ge=0, le=1_000_000_000, description="the last change that is known")]
Wait = Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT, description="seconds to wait for news")]


class RecordHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record as text, and which hand of it is meant."""

    record: Annotated[str, msgspec.Meta(max_length=LARGEST_RECORD)]
    hand: Annotated[int, msgspec.Meta(ge=1, le=MOST_HANDS)] = 1


class AnalysisState(msgspec.Struct, frozen=True):
    """How far an analysis has come, and what came out."""

    id: str
    table: str
    """The table whose hand it is; empty for a record that was handed in."""
    hand: int
    status: str
    """``none`` where nobody has asked for it yet, ``waiting``, ``working``, ``done`` or ``failed``."""
    seq: int
    """The number of the last change, by which further news is asked for."""
    done: int = 0
    total: int = 0
    """Decisions that were looked at, and all of them; 0 as long as nobody has counted them."""
    ahead: int = 0
    """How many wait before this one."""
    problem: str = ""
    """Why it has come to nothing."""
    analysis: ToldAnalysis | None = None


class TableHands(msgspec.Struct, frozen=True):
    """The hands of a match that are over: all that can be analysed."""

    hands: tuple[int, ...]
    """Their numbers, in order: among them one that somebody won in the middle, which has no count."""


class TableAnalyses(Controller):
    """Analyses of what was played here."""

    path = "/api/tables/{table_id:str}/analyses"
    tags = ("analyses",)

    @get("/", summary="Which hands of a match are over, and can be analysed")
    async def hands(self, request: AnyRequest, table_id: TableId) -> TableHands:
        await _demand_open(request, table_id)
        rows = await house_of(request).hall.logs.read(table_id)
        source = analysed.Source(0, table_id, tuple(rows))
        return TableHands(await aside(request, len(rows), analysed.hands_of, source))

    @post(
        "/{hand:int}",
        status_code=200,
        summary="Have a hand that is over analysed; who has asked first is not asked again",
    )
    async def ask(self, request: AnyRequest, table_id: TableId, hand: HandNumber) -> AnalysisState:
        person = await person_of(request)
        await _demand_open(request, table_id)
        await _demand_over(request, table_id, hand)
        asked = Asked(_id(f"table {table_id}", hand), table_id, None, hand, house_of(request).settings.bounds.worlds)
        return await _asked(request, asked, person.id)

    @get("/{hand:int}", summary="How far the analysis of a hand has come, and what came out")
    async def read(
        self, request: AnyRequest, table_id: TableId, hand: HandNumber, seen: Seen = 0, wait: Wait = 0
    ) -> AnalysisState:
        await _demand_open(request, table_id)
        id_ = _id(f"table {table_id}", hand)
        row = await _news(request, id_, seen, wait)
        if row is not None:
            return await _told(request, row)
        await _demand_over(request, table_id, hand)
        return AnalysisState(id_, table_id, hand, "none", 0)


class RecordAnalyses(Controller):
    """Analyses of records from anywhere. Whoever has the address of one may read it."""

    path = "/api/analyses"
    tags = ("analyses",)

    @post("/", status_code=200, summary="Have a hand of a record analysed", request_max_body_size=LARGEST_BODY)
    async def ask(self, request: AnyRequest, data: JSONBody[RecordHand]) -> AnalysisState:
        person = await person_of(request)
        await limit(request, "verify")
        await beside(request, analysed.over, analysed.Source(data.hand, record=data.record))
        id_ = _id(f"record {data.record}", data.hand)
        worlds = house_of(request).settings.bounds.worlds
        return await _asked(request, Asked(id_, None, data.record, data.hand, worlds), person.id)

    @get("/{analysis_id:str}", summary="How far an analysis has come, and what came out")
    async def read(self, request: AnyRequest, analysis_id: AnalysisId, seen: Seen = 0, wait: Wait = 0) -> AnalysisState:
        row = await _news(request, analysis_id, seen, wait)
        if row is None or row.record is None:
            raise NotFoundException
        return await _told(request, row)

    @get("/{analysis_id:str}/replay", summary="The match of an analysis step by step, with everything open")
    async def replay(
        self,
        request: AnyRequest,
        analysis_id: AnalysisId,
        from_: StepNumber = 1,
        count: StepCount = 50,
        place: StepPlace = None,
    ) -> Replay:
        row = await house_of(request).analyst.rows.read(analysis_id)
        if row is None or row.record is None:
            raise NotFoundException
        await limit(request, "verify")
        return await beside(request, recorded.steps_in, row.record, from_, count, language_of(request), place)


async def _demand_open(request: AnyRequest, table_id: str) -> None:
    """Refuse whoever may not be told of a match, and everybody while other tables still play its cards."""
    if (await told_table(request, table_id)).keeps_boards:
        raise NotNow("analysis-boards")


async def _demand_over(request: AnyRequest, table_id: str, hand: int) -> None:
    """Refuse a hand that is under way, or was never dealt."""
    rows = await house_of(request).hall.logs.read(table_id)
    await aside(request, len(rows), analysed.over, analysed.Source(hand, table_id, tuple(rows)))


def _id(what: str, hand: int) -> str:
    """What a hand is known by. Nobody finds the analysis of a record who does not have the record, or its address."""
    return f"{hashlib.blake2b(what.encode('utf-8', 'surrogatepass'), digest_size=16).hexdigest()}-{hand}"


async def _asked(request: AnyRequest, asked: Asked, person: str) -> AnalysisState:
    house = house_of(request)
    await limit(request, "analysis")
    row = await house.analyst.rows.ask(asked, person, house.now(), limited=house.settings.limited)
    house.analyst.wake()
    return await _told(request, row)


async def _news(request: AnyRequest, id_: str, seen: int, wait: float) -> Row | None:
    """An analysis as soon as it is further than what is known of it; or when so many seconds are over."""
    house = house_of(request)
    row = await house.analyst.rows.read(id_)
    if row is None or not wait or row.seq > seen or row.status in (DONE, FAILED):
        return row
    await house.unless_closing(house.analyst.bells.wait(id_, row.seq, wait))
    return await house.analyst.rows.read(id_)


async def _told(request: AnyRequest, row: Row) -> AnalysisState:
    house, language = house_of(request), language_of(request)
    ahead = await house.analyst.rows.ahead(row.id) if row.status == WAITING else 0
    problem = translator(language).text("study-failed") if row.status == FAILED else ""
    told = None
    if row.status == DONE:
        source = await house.analyst.source(row)
        told = await aside(
            request, len(source.rows) or len(source.record or ""), analysed.told_of, source, row.body, language
        )
    table = row.table_id or ""
    return AnalysisState(row.id, table, row.hand, row.status, row.seq, row.done, row.total, ahead, problem, told)
