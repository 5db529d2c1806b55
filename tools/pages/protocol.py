"""What docs/protocol.md has from the program: the messages and the entries with their fields."""

import inspect
import re
from types import UnionType
from typing import Any, NewType, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from tools.pages.common import table
from ventaglio.server.tables.doing import PHRASES
from ventaglio.server.tables.entries import Entry
from ventaglio.server.tables.policy import Policy
from ventaglio.server.tables.protocol import ClientMessage, ServerMessage, TableView


def client_messages() -> str:
    """What a screen may send."""
    return _messages(ClientMessage, ("id",))


def server_messages() -> str:
    """What a screen is sent."""
    return _messages(ServerMessage, ())


def entries() -> str:
    """What can stand in a log."""
    return _messages(Entry, ())


def table_view() -> str:
    """The table apart from its cards."""
    return table(("field", "is"), [(f"`{name}`", kind) for name, kind in _fields(TableView, ())])


def policy() -> str:
    """How a table is kept."""
    usual = {field.name: field.default for field in msgspec.structs.fields(Policy)}
    rows = [(f"`{name}`", kind, f"`{msgspec.json.encode(usual[name]).decode()}`") for name, kind in _fields(Policy, ())]
    return table(("field", "is", "usually"), rows)


def phrases() -> str:
    """What may be said during a hand."""
    return ", ".join(f"`{one}`" for one in PHRASES)


def _messages(union: Any, left_out: tuple[str, ...]) -> str:
    rows = []
    for kind in get_args(union):
        struct = get_origin(kind) or kind
        fields = ", ".join(f"`{name}` {what}" for name, what in _fields(struct, left_out))
        said = re.sub(r"\s+", " ", inspect.cleandoc(struct.__doc__ or "")).replace("``", "`")
        rows.append((f"`{struct.__struct_config__.tag}`", said, fields or "–"))
    return table(("`type`", "", "fields"), rows)


def _fields(struct: Any, left_out: tuple[str, ...]) -> list[tuple[str, str]]:
    hints = get_type_hints(struct)
    return [(name, _kind(hints[name])) for name in struct.__struct_fields__ if name not in left_out]


def _kind(hint: Any) -> str:
    """A type as a reader of JSON would call it."""
    origin, arguments = get_origin(hint), get_args(hint)
    plain = {str: "text", int: "number", float: "number", bool: "yes/no", type(None): "null"}
    if isinstance(hint, TypeVar):
        return "event"
    if hint is object or isinstance(hint, NewType):
        return "of the game"
    if hint in plain:
        return plain[hint]
    if origin is UnionType or str(origin) == "typing.Union":
        kinds = list(dict.fromkeys(_kind(one) for one in arguments))
        return "entry" if len(kinds) > 4 else " or ".join(kinds)
    if origin is tuple:
        return f"list of {_kind(arguments[0])}"
    if origin is dict or getattr(origin, "__name__", "") == "Mapping":
        return "object"
    if str(origin) == "typing.Literal":
        return " or ".join(f"`{one}`" for one in arguments)
    return str(getattr(hint, "__name__", "of the game")).lower()
