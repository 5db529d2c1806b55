"""The pages for people: one frame of HTML, the modules that fill it, and the texts these show.

Pages know no rules. They draw what the API and the WebSocket tell them, and send what people choose.
"""

import hashlib
import mimetypes
from functools import cache
from importlib.resources import files
from string import Template
from typing import Final

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from ventaglio.lang import FALLBACK, available, translator
from ventaglio.web.asking import AnyRequest, language_of
from ventaglio.web.phrasebook import phrases

TEXTS: Final = "page.ftl"
"""The language file with all that these pages say."""
GAPS: Final = ("name", "number", "time", "what")
"""What a page fills into a text itself: there a name in braces is left in its place."""


class Asset(msgspec.Struct, frozen=True):
    """A file that pages are made of; ``tag`` changes whenever its content does."""

    content: bytes
    kind: str
    tag: str


class Texts(msgspec.Struct, frozen=True):
    """What pages say in a language, and the languages there are, by their own names."""

    language: str
    languages: dict[str, str]
    texts: dict[str, str]


@cache
def assets() -> dict[str, Asset]:
    """The files of the folder ``static``, by name."""
    found = {}
    for file in (files("ventaglio.web") / "static").iterdir():
        kind = "text/javascript" if file.name.endswith(".js") else mimetypes.guess_type(file.name)[0]
        content = file.read_bytes()
        found[file.name] = Asset(content, kind or "application/octet-stream", _tag(content))
    return found


def _tag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:24]}"'


@cache
def texts_of(language: str) -> Texts:
    """All texts of the pages in a language."""
    told = translator(language)
    gaps = {name: f"{{{name}}}" for name in GAPS}
    return Texts(
        language=language,
        languages={code: translator(code).text("page-language") for code in available()},
        texts={one: told.text(one, **gaps) for one, file in translator(FALLBACK).messages.items() if file == TEXTS},
    )


@cache
def _frame(module: str, language: str) -> Asset:
    """The HTML of a page: what it shows, a module of its name puts there."""
    template = Template(assets()["page.html"].content.decode())
    noscript = translator(language).text("page-needs-scripts")
    content = template.substitute(language=language, module=module, noscript=noscript).encode()
    return Asset(content, "text/html", _tag(content))


def _answer(request: AnyRequest, asset: Asset, **headers: str) -> Response[bytes]:
    """An asset, unless the browser has it already. It asks each time: after an update nobody plays with old files."""
    own = {"etag": asset.tag, "cache-control": "no-cache", **headers}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=own, media_type=asset.kind)
    return Response(asset.content, headers=own, media_type=asset.kind)


def _page(module: str, path: str) -> HTTPRouteHandler:
    @get(path, include_in_schema=False, name=f"page-{module}")
    async def page(request: AnyRequest) -> Response[bytes]:
        return _answer(request, _frame(module, language_of(request)), vary="accept-language")

    return page


@get("/static/{name:str}", include_in_schema=False)
async def static(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A file that pages are made of."""
    asset = assets().get(name)
    if asset is None or name == "page.html":
        raise NotFoundException
    return _answer(request, asset)


@get("/api/texts", tags=["pages"], summary="What the pages say, in the language of the request")
async def texts(request: AnyRequest) -> Texts:
    return texts_of(language_of(request))


PAGES: Final = (
    _page("lobby", "/"),
    _page("rules", "/rules"),
    _page("table", "/tables/{table_id:str}"),
    _page("replay", "/tables/{table_id:str}/replay"),
    static,
    texts,
    phrases,
)
