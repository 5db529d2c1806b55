"""JSON for the house's values: structs by msgspec, cards by their text."""

from typing import Any

import msgspec

from ventaglio.cards import Card, Carta, card, carta


def _encode_hook(value: object) -> Any:
    if isinstance(value, Card | Carta):
        return value.text
    raise TypeError(f"{type(value).__name__} has no JSON form")


def _decode_hook(kind: type, value: object) -> Any:
    if kind is Card and isinstance(value, str):
        return card(value)
    if kind is Carta and isinstance(value, str):
        return carta(value)
    raise TypeError(f"{value!r} is no {kind.__name__}")


_ENCODER = msgspec.json.Encoder(enc_hook=_encode_hook, order="deterministic")


def encode(value: object) -> bytes:
    """A value as JSON, the same bytes for the same value."""
    return _ENCODER.encode(value)


def decode(data: bytes | str, kind: Any) -> Any:
    """A value from its JSON; ``kind`` is a type or a union of types."""
    return msgspec.json.decode(data, type=kind, dec_hook=_decode_hook)


def to_plain(value: object) -> Any:
    """A value as plain lists, dicts, texts and numbers."""
    return msgspec.to_builtins(value, enc_hook=_encode_hook, str_keys=True)


def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """A decoder for values of one kind, to be kept where many are read."""
    return msgspec.json.Decoder(kind, dec_hook=_decode_hook)
