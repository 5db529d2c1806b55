"""The id of a request: in its answer, in every line of the log about it, and on the page that says what went wrong."""

import re
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection

HEADER: Final = "x-request-id"
_READ: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")


def request_id(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The id of a request, under which the log has it."""
    state: dict[str, Any] = connection.scope["state"]
    return str(state.setdefault("request_id", new_request_id()))


def new_request_id(named: str = "") -> str:
    """What a proxy has named a request, if it can be one; else an id short enough to be read over the telephone."""
    return named if _READ.fullmatch(named) else secrets.token_hex(6)
