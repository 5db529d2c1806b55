"""Texts made of ``name: value`` lines, such as positions: read by name, with every mistake pointed at by its line."""

import re
from collections.abc import Callable
from typing import Any, Final

from ventaglio.core.refusal import BadInput

_COMMENT: Final = re.compile(r"(^|\s);.*")
_ENORMOUS: Final = re.compile(r"\d{1000,}")
"""Python does not even read numbers much longer than this, and nothing that is counted here needs them."""


def check_numbers(line: str) -> None:
    """Refuse a line with a number so long that reading it would go wrong somewhere deep inside."""
    if found := _ENORMOUS.search(line):
        digits = str(len(found[0]))
        raise BadInput(f"a number of {digits} digits is too large", "number-too-large", digits=digits)


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
            try:
                check_numbers(line)
            except BadInput as error:
                raise _at(count, error) from None
            key, colon, value = line.partition(":")
            name, _, of = key.strip().partition(" ")
            if not colon or name not in known:
                sentence = f"position line {count}: {line!r} is not one of the lines a position has"
                raise BadInput(sentence, "position-line-unknown", line=str(count), text=line)
            if name in self.found and name not in repeated:
                sentence = f"position line {count}: {name!r} stands twice"
                raise BadInput(sentence, "position-line-twice", line=str(count), name=name)
            self.found.setdefault(name, []).append((count, of.strip(), value.strip()))

    def all(self, name: str, convert: Callable[[str, str], Any]) -> list[Any]:
        """Every line of this name, converted from what stands before and after the colon."""
        results = []
        for count, of, value in self.found.get(name, []):
            try:
                results.append(convert(of, value))
            except ValueError as error:
                # Whoever takes a line apart need not count its words: too few or too many raise by themselves.
                uncounted = type(error) is ValueError
                why = BadInput("it has too few words, or too many", "position-words") if uncounted else error
                raise _at(count, why, name) from None
        return results

    def one(self, name: str, convert: Callable[[str], Any], default: Any) -> Any:
        """The line of this name, or the default."""
        results = self.all(name, lambda of, value: convert(value))
        return results[0] if results else default


def _at(count: int, error: ValueError, name: str = "") -> BadInput:
    """What is wrong with a line, with its place."""
    where = f"position line {count} ({name})" if name else f"position line {count}"
    return BadInput(f"{where}: {error}", "position-line", line=str(count), name=name, why=error)


def number(value: str) -> int:
    """A whole number that is not negative."""
    if not value.isdecimal():
        raise BadInput(f"{value!r} is no number", "no-number", text=value)
    return int(value)


def yes(value: str) -> bool:
    """Yes or no."""
    if value not in ("yes", "no"):
        raise BadInput(f"write yes or no, not {value!r}", "yes-or-no", text=value)
    return value == "yes"
