"""JSON for the house's values: structs by msgspec, cards by their text."""

from collections.abc import Callable
from operator import attrgetter
from threading import Lock
from typing import Any, Final, TypeVar

import msgspec

from ventaglio.core.cards import Card, Carta, card, carta

T = TypeVar("T")

# Cards are all that msgspec does not know of itself, and a table shows dozens of them to each of its screens at every
# action: this one is called without a step of Python.
_text: Final[Callable[[object], Any]] = attrgetter("text")

_GATHERING: Final = Lock()
_KNOWN: Final[set[object]] = set()

_READERS: Final[dict[type, Callable[[str], object]]] = {Card: card, Carta: carta}


def _decode_hook(kind: type, value: object) -> Any:
    if type(value) is str and kind in _READERS:
        return _READERS[kind](value)
    raise TypeError(f"{value!r} is no {kind.__name__}")


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_text, order="deterministic")


def encode(value: object) -> bytes:
    """A value as JSON, the same bytes for the same value."""
    try:
        return _ENCODER.encode(value)
    except AttributeError as error:
        raise TypeError(f"{type(error.obj).__name__} has no JSON form") from None


def whole(kind: T) -> T:
    """The same type or union of types, of which msgspec now knows everything.

    It gathers what it has to know of a struct when it is first told to read one, and shares it before it has all of it:
    a second thread that reads one meanwhile crashes the process. So whatever may run in a thread asks through here.
    """
    if kind not in _KNOWN:
        with _GATHERING:
            msgspec.json.Decoder(kind)
            _KNOWN.add(kind)
    return kind


def decode(data: bytes | str, kind: Any) -> Any:
    """A value from its JSON; ``kind`` is a type or a union of types."""
    return msgspec.json.decode(data, type=whole(kind), dec_hook=_decode_hook)


def to_plain(value: object) -> Any:
    """A value as plain lists, dicts, texts and numbers."""
    return msgspec.to_builtins(value, enc_hook=_text, str_keys=True)


def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """A decoder for values of one kind, to be kept where many are read."""
    return msgspec.json.Decoder(whole(kind), dec_hook=_decode_hook)
