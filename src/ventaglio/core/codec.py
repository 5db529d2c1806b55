"""JSON for the house's values: structs by msgspec, cards by their text."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

import msgspec

from ventaglio.cards import Card, Carta, card, carta

# Cards are all that msgspec does not know of itself, and a table shows dozens of them to each of its screens at every
# action: this one is called without a step of Python.
_text: Final[Callable[[object], Any]] = attrgetter("text")

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


def decode(data: bytes | str, kind: Any) -> Any:
    """A value from its JSON; ``kind`` is a type or a union of types."""
    return msgspec.json.decode(data, type=kind, dec_hook=_decode_hook)


def to_plain(value: object) -> Any:
    """A value as plain lists, dicts, texts and numbers."""
    return msgspec.to_builtins(value, enc_hook=_text, str_keys=True)


def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """A decoder for values of one kind, to be kept where many are read."""
    return msgspec.json.Decoder(kind, dec_hook=_decode_hook)
