"""What case files of every kind have in common: TOML with a table for each case, and errors that say where they lie."""

import re
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ventaglio.core.lines import check_numbers
from ventaglio.core.refusal import BadInput

_PLACE: Final = re.compile(r"at line (\d+)")


@dataclass(frozen=True)
class Unreadable:
    """A case that cannot be read, and why. The others of its file can be all the same."""

    id: str
    error: BadInput


def load(text: str, source: str, shared: Collection[str]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What stands at the top of a case file, where only ``shared`` keys may, and its cases. ``source`` names it."""
    try:
        check_numbers(text)
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _PLACE.search(str(error))
        why = BadInput(str(error), "no-toml", line=found[1] if found else "")
        raise inside(source, why) from None
    except BadInput as error:
        raise inside(source, error) from None
    top = {key: value for key, value in document.items() if key != "case"}
    for key in sorted(set(top) - set(shared)):
        known = ", ".join(sorted(shared))
        why = BadInput(f"unknown key {key!r} at the top of the file", "case-key-on-top", key=key, known=known)
        raise inside(source, why)
    tables = document.get("case")
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        raise inside(source, BadInput("a case file has at least one [[case]]", "no-cases"))
    return top, tables


def inside(where: str, error: Exception) -> BadInput:
    """An error with its place, which people are told apart from it: its sentence in their language has none."""
    return BadInput(f"{where}: {error}", "inside", why=error)


def check_keys(table: Mapping[str, Any], known: Collection[str]) -> None:
    """Refuse a key that a case does not have."""
    for key in sorted(set(table) - set(known)):
        listed = ", ".join(sorted(known))
        raise BadInput(f"unknown key {key!r}; a case has {listed}", "case-key", key=key, known=listed)


def is_text(value: object) -> bool:
    """Whether a value is a text."""
    return isinstance(value, str)


def is_flag(value: object) -> bool:
    """Whether a value is true or false."""
    return isinstance(value, bool)


def is_texts(value: object) -> bool:
    """Whether a value is a list of texts."""
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def is_table(value: object) -> bool:
    """Whether a value is a table of names and values."""
    return isinstance(value, dict)


KINDS: Final = {
    is_text: ("a text", "text"),
    is_flag: ("true or false", "flag"),
    is_texts: ("a list of texts", "texts"),
    is_table: ("a table of names and values", "table"),
}


def check_kinds(table: Mapping[str, Any], kinds: Mapping[str, Any]) -> None:
    """Refuse a key whose value is not of its kind."""
    for key, kind in kinds.items():
        if key in table and not kind(table[key]):
            sentence, word = KINDS[kind]
            raise BadInput(f"{key!r} is {sentence}", "case-kind", key=key, kind=word)


def need(table: Mapping[str, Any], *keys: str) -> None:
    """Refuse a case that lacks a key."""
    for key in keys:
        if key not in table:
            raise BadInput(f"{key!r} is missing", "case-key-missing", key=key)


def twice(name: str) -> BadInput:
    """That two cases of a file have one id."""
    return BadInput(f"there is a case {name!r} in this file already", "case-twice", id=name)
