"""The pages for people: what the browser's side was built into, given out under every address that a page has.

Pages know no rules. They draw what the API and the WebSocket tell them, and send what people choose.
"""

from typing import Final

from litestar import Response, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath
from litestar.status_codes import HTTP_304_NOT_MODIFIED, HTTP_404_NOT_FOUND, HTTP_503_SERVICE_UNAVAILABLE

from ventaglio.lang import translator
from ventaglio.server.web.asking import AnyRequest, http_error, language_of
from ventaglio.server.web.assets import ASK_EACH_TIME, Asset, assets
from ventaglio.server.web.error_page import Refusal

ADDRESSES: Final = (
    *("/", "/new", "/rules", "/diff", "/history", "/ladders", "/me", "/verify", "/replay", "/about", "/privacy"),
    *("/guide", "/guide/{guide:str}"),
    *("/tables/{table_id:str}", "/tables/{table_id:str}/replay", "/tables/{table_id:str}/result"),
    *("/tables/{table_id:str}/analysis", "/analyses/{analysis_id:str}", "/analyses/{analysis_id:str}/replay"),
    *("/learn/{game:str}", "/learn/{game:str}/{lesson:str}", "/rules/{game:str}/{code:str}"),
    *("/problems", "/problems/{problem_id:str}", "/statistics", "/statistics/{person_id:str}"),
    *("/friends", "/friends/{token:str}", "/clubs/{club_id:str}", "/clubs/{club_id:str}/registry"),
    *("/pocket", "/pocket/{part:str}", "/pocket/{part:str}/{one:str}", "/pocket/{part:str}/{one:str}/{more:str}"),
    *("/circuits", "/circuits/new", "/circuits/{circuit_id:str}", "/circuits/{circuit_id:str}/edit"),
    *("/projector", "/tournaments", "/tournaments/new", "/tournaments/{tournament_id:str}"),
    *("/board", "/archive", "/archive/statistics"),
    *(f"/tournaments/{{tournament_id:str}}/{page}" for page in ("desk", "projector", "mine")),
)
"""Where a page is shown; which one, the browser's side decides."""


def _answer(request: AnyRequest, asset: Asset, **more: str) -> Response[bytes]:
    """An asset, unless the browser has it already."""
    headers = {"etag": asset.tag, "cache-control": asset.cached, "vary": "accept-encoding", **more}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers, media_type=asset.kind)
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.packed, headers={**headers, "content-encoding": "gzip"}, media_type=asset.kind)
    return Response(asset.content, headers=headers, media_type=asset.kind)


@get(list(ADDRESSES), include_in_schema=False, is_packed=True)
async def page(request: AnyRequest) -> Response[bytes]:
    """The frame of every page."""
    frame = assets().get("index.html")
    if frame is None:
        sentence = translator(language_of(request)).text("page-not-built")
        return Response(sentence.encode(), status_code=HTTP_503_SERVICE_UNAVAILABLE, media_type="text/plain")
    return _answer(request, frame)


@get("/app/{path:path}", include_in_schema=False, is_packed=True)
async def asset(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file that pages are made of."""
    name = str(path).lstrip("/")
    found = assets().get(name)
    if found is None or name in ("index.html", "built"):
        raise NotFoundException
    # The worker keeps what all pages are made of, though it lies in a folder below them.
    return _answer(request, found, **({"service-worker-allowed": "/"} if name == "sw.js" else {}))


def lost(request: AnyRequest, error: HTTPException) -> Refusal:
    """Where there is nothing: who mistyped an address in a browser gets a page that helps on, programs a reason."""
    frame = assets().get("index.html")
    typed = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(("/api/", "/app/"))
    if frame is None or not typed:
        return http_error(request, error)
    return Response(
        frame.content, status_code=HTTP_404_NOT_FOUND, headers={"cache-control": ASK_EACH_TIME}, media_type=frame.kind
    )


PAGES: Final = (page, asset)
