"""Texts made of ``name: value`` lines, such as positions: read by name, with every mistake pointed at by its line."""

import re
from collections.abc import Callable
from typing import Any, Final

from ventaglio.core.refusal import BadInput

_COMMENT: Final = re.compile(r"(^|\s);.*")


class Lines:
    """The lines of a text by name, which may be followed by what it is of: ``hand A: …``.

    A blank and ``;`` begin a comment.
    """

    def __init__(self, text: str, title: str, known: frozenset[str], repeated: frozenset[str]) -> None:
        self.found: dict[str, list[tuple[int, str, str]]] = {}
        for count, raw in enumerate(text.splitlines(), start=1):
            line = _COMMENT.sub("", raw).strip()
            if not line or line == title:
                continue
            key, colon, value = line.partition(":")
            name, _, of = key.strip().partition(" ")
            if not colon or name not in known:
                raise BadInput(f"position line {count}: {line!r} is not one of the lines a position has")
            if name in self.found and name not in repeated:
                raise BadInput(f"position line {count}: {name!r} stands twice")
            self.found.setdefault(name, []).append((count, of.strip(), value.strip()))

    def all(self, name: str, convert: Callable[[str, str], Any]) -> list[Any]:
        """Every line of this name, converted from what stands before and after the colon."""
        results = []
        for count, of, value in self.found.get(name, []):
            try:
                results.append(convert(of, value))
            except ValueError as error:
                raise BadInput(f"position line {count} ({name}): {error}") from None
        return results

    def one(self, name: str, convert: Callable[[str], Any], default: Any) -> Any:
        """The line of this name, or the default."""
        results = self.all(name, lambda of, value: convert(value))
        return results[0] if results else default


def number(value: str) -> int:
    """A whole number that is not negative."""
    if not value.isdecimal():
        raise BadInput(f"{value!r} is no number")
    return int(value)


def yes(value: str) -> bool:
    """Yes or no."""
    if value not in ("yes", "no"):
        raise BadInput(f"write yes or no, not {value!r}")
    return value == "yes"
