"""How the door says no: to programs with a reason and a sentence, to whoever came in a browser with a page.

Both name the id of the request, so that who runs the server finds it in the log.
"""

import html
import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Request, Response

from ventaglio.lang import FALLBACK, available, translator
from ventaglio.server.web.assets import assets
from ventaglio.server.web.request_ids import request_id

_STYLE: Final = re.compile(rb'<link rel="stylesheet"[^>]*>')
_OURS: Final = 500


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done: a name for programs, a sentence for people, and the id of the request in the log."""

    reason: str
    sentence: str
    id: str = ""


Refusal = Response[Problem] | Response[bytes]


def refusal(
    request: Request[Any, Any, Any],
    status: int,
    problem: Problem,
    language: str,
    headers: Mapping[str, str] | None = None,
) -> Refusal:
    """What was not done and why, in the form that whoever asked can read."""
    number = request_id(request)
    if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        page = error_page(status, problem.sentence, number, language)
        return Response(page, status_code=status, headers=dict(headers or {}), media_type="text/html; charset=utf-8")
    told = msgspec.structs.replace(problem, id=number)
    return Response(told, status_code=status, headers=dict(headers or {}))


def error_page(status: int, sentence: str, number: str, language: str) -> bytes:
    """A page that needs nothing but what is in it; the looks of the house come along where the pages are built."""
    words = translator(language if language in available() else FALLBACK)
    own = f"error-page-{status}"
    told = words.text(own) if own in words.messages else sentence
    heading = words.text("error-page-ours" if status >= _OURS else "error-page-refused")
    frame = assets().get("index.html")
    style = _STYLE.search(frame.content) if frame is not None else None
    return "".join(
        (
            f'<!doctype html><html lang="{html.escape(language)}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Ventaglio</title>',
            style[0].decode() if style is not None else "",
            f"</head><body><main><h1>{html.escape(heading)}</h1><p>{html.escape(told)}</p>",
            f"<p>{html.escape(words.text('error-page-id'))} <code>{html.escape(number)}</code></p>",
            f'<p><a href="/">{html.escape(words.text("error-page-home"))}</a></p></main></body></html>',
        )
    ).encode()
