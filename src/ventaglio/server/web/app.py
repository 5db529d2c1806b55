"""The application: every address, and what holds for all of them."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from ventaglio import __version__
from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.server.tables.table import CorruptLog
from ventaglio.server.web.account import AccountApi
from ventaglio.server.web.analyses import RecordAnalyses, TableAnalyses
from ventaglio.server.web.archive import ArchiveApi
from ventaglio.server.web.asking import (
    bad_input,
    broken,
    corrupt,
    http_error,
    illegal,
    overworked,
    unreadable,
)
from ventaglio.server.web.circles import CirclesApi
from ventaglio.server.web.circuits import CircuitsApi
from ventaglio.server.web.codes import Codes
from ventaglio.server.web.describing import describe_refusals
from ventaglio.server.web.following import Followers
from ventaglio.server.web.health import alive, metrics, ready
from ventaglio.server.web.house import House, Settings
from ventaglio.server.web.lessons import LessonsApi
from ventaglio.server.web.meeting import Meeting
from ventaglio.server.web.pads import PadApi
from ventaglio.server.web.pages import PAGES, lost
from ventaglio.server.web.people import PeopleApi
from ventaglio.server.web.phrasebook import phrases
from ventaglio.server.web.problems import ProblemsApi
from ventaglio.server.web.records import Records, replay_record, verify_record
from ventaglio.server.web.registry import RegistryApi, TournamentPeople
from ventaglio.server.web.reports import HouseApi
from ventaglio.server.web.socket import table_socket
from ventaglio.server.web.statistics import StatisticsApi
from ventaglio.server.web.tables import Tables
from ventaglio.server.web.tokens import Guard
from ventaglio.server.web.tournament.desk import TournamentDesk
from ventaglio.server.web.tournament.door import Opposed, limit_requests, opposed
from ventaglio.server.web.tournament.importing import TournamentImport
from ventaglio.server.web.tournament.messages import TournamentMessages
from ventaglio.server.web.tournament.money import TournamentMoney
from ventaglio.server.web.tournament.news import tournament_news
from ventaglio.server.web.tournament.online import TournamentOnline
from ventaglio.server.web.tournament.papers import TournamentPapers
from ventaglio.server.web.tournament.shelf import TournamentShelf
from ventaglio.server.web.tournaments import Tournaments
from ventaglio.server.web.under_way import UnderWayApi
from ventaglio.server.web.workers import Overworked

LARGEST_BODY: Final = 64 * 1024

APIS: Final = (
    *(PeopleApi, UnderWayApi, CirclesApi, Meeting, AccountApi, HouseApi, Tables, Records),
    *(TableAnalyses, RecordAnalyses),
    *(Codes, verify_record, replay_record, phrases, PadApi),
    *(ProblemsApi, LessonsApi, StatisticsApi, ArchiveApi),
    *(RegistryApi, TournamentPeople, CircuitsApi),
    *(Tournaments, TournamentDesk, TournamentMoney, TournamentPapers, TournamentImport, TournamentShelf),
    *(TournamentOnline, TournamentMessages),
)

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""What every answer says to browsers: nothing from elsewhere, and in nobody's frame."""
PARTS: Final = ("/app/assets/", "/app/faces/")
"""Of what pages are made of there are dozens at a first visit, and what a page may do its own answer has said."""
HEADERS_OF_PARTS: Final = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}


ENCRYPTED_ONLY: Final = "max-age=31536000"
"""A year in which a browser that once came encrypted comes no other way."""


def make_app(settings: Settings) -> Litestar:
    """The application of a server with these settings."""
    house = House(settings)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    app = Litestar(
        route_handlers=[*APIS, table_socket, tournament_news, alive, ready, metrics, *PAGES],
        lifespan=[life],
        state=State({"house": house, "followers": Followers(house)}),
        before_request=limit_requests,
        before_send=[headers_of(house)],
        middleware=[partial(Guard, house=house)],
        exception_handlers={
            BadInput: bad_input,
            IllegalAction: illegal,
            CorruptLog: corrupt,
            Opposed: opposed,
            Overworked: overworked,
            NotFoundException: lost,
            HTTPException: http_error,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
            Exception: broken,
        },
        openapi_config=OpenAPIConfig(
            title="Ventaglio",
            version=__version__,
            description="Tables of Burraco and Tressette. The WebSocket of a table is described in docs/protocol.md.",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            path="/api/schema",
        ),
        # Pages and what they are made of are packed already.
        compression_config=CompressionConfig(
            "gzip", minimum_size=1_000, gzip_compress_level=4, exclude_opt_key="is_packed"
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    describe_refusals(app.openapi_schema)
    return app


def headers_of(house: House) -> Callable[[Message, Scope], Awaitable[None]]:
    """What is added to every answer of a house."""

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] not in ("http.response.start", "websocket.http.response.start"):
            return
        found: Any = list(message.get("headers", ()))
        extra = dict(HEADERS_OF_PARTS if scope["path"].startswith(PARTS) else HEADERS)
        if house.doors.encrypted(scope):
            extra["strict-transport-security"] = ENCRYPTED_ONLY
        # What the API says is meant for whoever asked, and may be otherwise a moment later.
        if scope["path"].startswith("/api/") and not any(name.lower() == b"cache-control" for name, _ in found):
            extra["cache-control"] = "no-store"
        message["headers"] = [*found, *((name.encode(), value.encode()) for name, value in extra.items())]

    return add
