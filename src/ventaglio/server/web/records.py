"""What was played at a table: its record, its steps, its counts, and whether its deals are those that were promised."""

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import JSONBody, QueryParameter

from ventaglio.games.common.plugin.proofs import Verification
from ventaglio.server.store.logs import Row
from ventaglio.server.tables import recorded
from ventaglio.server.tables.replaying import Replay
from ventaglio.server.tables.scores import MatchScores
from ventaglio.server.tables.table import PLAYING, HostedTable
from ventaglio.server.web.asking import AnyRequest, aside, beside, language_of, limit, maybe_person
from ventaglio.server.web.house import house_of
from ventaglio.server.web.tables import TableId

MOST_STEPS: Final = 200
LARGEST_RECORD: Final = 1_000_000
LARGEST_BODY: Final = 2 * LARGEST_RECORD
"""A text grows when it is written as JSON."""

StepNumber = Annotated[
    int, QueryParameter(name="from", ge=1, le=1_000_000, description="the first step, counted from 1")
]
StepCount = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS, description="how many steps")]


StepPlace = Annotated[int | None, QueryParameter(ge=0, le=5, description="from whose place it is seen")]


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record as text."""

    record: Annotated[str, msgspec.Meta(max_length=LARGEST_RECORD)]


class RecordSteps(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """A record as text, which of its steps are wanted, and from whose place."""

    record: Annotated[str, msgspec.Meta(max_length=LARGEST_RECORD)]
    from_: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 1
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_STEPS)] = 50
    place: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None


class Records(Controller):
    """What was played. While a match goes on, only of hands that are over, and at a private table only its players."""

    path = "/api/tables/{table_id:str}"
    tags = ("records",)

    @get(
        "/record",
        summary="The record of a match, to keep; `ventaglio verify` reads it",
        media_type=MediaType.TEXT,
        response_headers=[ResponseHeader(name="content-disposition", documentation_only=True)],
    )
    async def record(self, request: AnyRequest, table_id: TableId) -> Response[str]:
        rows = await rows_of(request, table_id)
        text = await aside(request, len(rows), recorded.text_of, table_id, rows)
        name = {"content-disposition": f'attachment; filename="ventaglio-{table_id}.txt"'}
        return Response(text, media_type=MediaType.TEXT, headers=name)

    @get("/replay", summary="A match step by step, with everything open")
    async def replay(
        self,
        request: AnyRequest,
        table_id: TableId,
        from_: StepNumber = 1,
        count: StepCount = 50,
        place: StepPlace = None,
    ) -> Replay:
        rows = await rows_of(request, table_id)
        language = language_of(request)
        return await aside(request, len(rows), recorded.steps_of, table_id, rows, from_, count, language, place)

    @get("/result", summary="The count of every hand line by line, and what the match came to")
    async def result(self, request: AnyRequest, table_id: TableId) -> MatchScores:
        rows = await rows_of(request, table_id)
        return await aside(request, len(rows), recorded.counts_of, table_id, rows, language_of(request))

    @get("/verification", summary="Whether the deals are those that were promised before the cards were dealt")
    async def verification(self, request: AnyRequest, table_id: TableId) -> Verification:
        rows = await rows_of(request, table_id)
        return await aside(request, len(rows), recorded.proofs_of, table_id, rows, language_of(request))


@post(
    "/api/verify",
    status_code=200,
    tags=["records"],
    summary="Check the deals of a record from anywhere",
    request_max_body_size=LARGEST_BODY,
)
async def verify_record(request: AnyRequest, data: JSONBody[RecordText]) -> Verification:
    """Replaying a long record takes a while, so this is asked less often than other things."""
    await limit(request, "verify")
    return await beside(request, recorded.proofs_in, data.record, language_of(request))


@post(
    "/api/replay",
    status_code=200,
    tags=["records"],
    summary="Steps of a record from anywhere, with everything open",
    request_max_body_size=LARGEST_BODY,
)
async def replay_record(request: AnyRequest, data: JSONBody[RecordSteps]) -> Replay:
    """It is replayed each time, so this is asked as seldom as a check."""
    await limit(request, "verify")
    steps = (data.from_, data.count, language_of(request), data.place)
    return await beside(request, recorded.steps_in, data.record, *steps)


async def rows_of(request: AnyRequest, table_id: str) -> Sequence[Row]:
    """The log of a match of which something may be told to whoever is asking."""
    await told_table(request, table_id)
    return await house_of(request).hall.logs.read(table_id)


async def told_table(request: AnyRequest, table_id: str) -> HostedTable:
    """A table of whose match something may be told to whoever is asking."""
    table = await house_of(request).hall.table(table_id)
    if table is None:
        raise NotFoundException
    if (table.status == PLAYING and not table.policy.public) or table.keeps_boards:
        person = await maybe_person(request)
        if person is None or table.place_of_person(person.id) is None:
            raise PermissionDeniedException("until a match is over, here or with the same cards, its players may ask")
    return table
