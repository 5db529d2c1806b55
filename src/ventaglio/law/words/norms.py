"""The norms of a code in words: what each is called, and what its value means."""

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, ClassVar

import msgspec

from ventaglio.core.norms import Difference, Norm, norms, option_text, plain
from ventaglio.lang import MissingMessage
from ventaglio.lang.words import Words


class NormWords:
    """Names and values of the norms of a game, in a language."""

    sections: ClassVar[Mapping[str, str]] = {}
    """The fields of a code with which a new section of the listing begins."""
    in_short: ClassVar[Sequence[str]] = ()
    """The norms that a player asks for at the table."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._text = words.text

    def name(self, field: str) -> str:
        """What a norm is called."""
        return self._words.own("norm", field) or field.replace("_", " ")

    def goes_on(self, field: str) -> bool:
        """Whether a norm is called by what it adds to the one before it, and says nothing by itself."""
        return self.name(field).startswith("…")

    def _said(self, message: str, otherwise: str, **facts: object) -> str:
        """A message, or a stopgap where none has been written yet."""
        try:
            return self._text(message, **facts)
        except MissingMessage:
            return otherwise

    def why(self, norm: Norm[Any]) -> str:
        """On what ground a silence is filled, or a choice left open."""
        return self._said(filling_id(norm.why), norm.why)

    def written(self, choice: object) -> str:
        """A choice as a table asks for it."""
        text = option_text(choice)
        return f'"{text}"' if " " in text else text

    def value(self, field: str, value: Any) -> str:
        """What a norm's value means."""
        return self._plain(value)

    def _plain(self, value: Any) -> str:
        if value is None:
            return self._text("value-none")
        if isinstance(value, bool):
            return self._text("yes" if value else "no")
        if isinstance(value, Enum):
            return self._said(f"value-{type(value).__name__}-{value.name}", str(value.value))
        if isinstance(value, msgspec.Struct):
            facts = {name: getattr(value, name) for name in value.__struct_fields__}
            return self._said(f"value-{type(value).__name__}", option_text(value), **facts)
        if isinstance(value, str):
            return self._said(value_id(value), value)
        if isinstance(value, tuple | list):
            return ", ".join(self._plain(one) for one in value) or self._text("value-none")
        if callable(value):
            return self._said(f"value-{value.__name__}", value.__name__.replace("_", " "))
        return str(plain(value))


def filling_id(why: str) -> str:
    """The message that says a reason in the reader's language: known by the reason's own words."""
    return "filling-" + slug(why)


def value_id(text: str) -> str:
    """The message for a value that is itself a text."""
    return "value-" + slug(text)


def slug(text: str) -> str:
    """English words as the id of the message that says them in each language."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")[:60].strip("-")


def listed(words: Words, entries: Sequence[str]) -> str:
    """Several parts of a value in a row."""
    return " · ".join(entries) or words.text("value-none")


def with_parents(told: NormWords, left: Any, right: Any, differences: Sequence[Difference]) -> Iterator[Difference]:
    """The norms that differ, each that goes on from another after that one, though the other be alike."""
    differing = {one.name: one for one in differences}
    others = dict(norms(right))
    parent: Difference | None = None
    for name, norm in norms(left):
        goes_on = told.goes_on(name)
        if not goes_on:
            parent = Difference(name, norm, others[name])
        if name in differing:
            if goes_on and parent is not None and parent.name not in differing:
                yield parent
                parent = None
            yield differing[name]
