"""Which messages a label of a guide may be: the same one in every language."""

import re
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from ventaglio import lang

_ANYTHING = "(.+)"
FEWEST = 4
"""Letters that a message says by itself, if it is one."""


@cache
def _patterns(code: str) -> list[tuple[str, re.Pattern[str]]]:
    """Every message of a language, as what it may say."""
    sources = (source.read_text(encoding="utf-8") for source in (files(lang) / code).iterdir())
    entries = (entry for source in sources for entry in FluentParser().parse(source).body)
    said = (entry for entry in entries if isinstance(entry, ast.Message) and entry.value is not None)
    return [(entry.id.name, re.compile(_said(entry.value))) for entry in said if entry.value]


def _said(pattern: ast.Pattern) -> str:
    return "".join(map(_part, pattern.elements))


def _part(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return re.escape(element.value)
    if isinstance(element.expression, ast.SelectExpression):
        return f"(?:{'|'.join(_said(one.value) for one in element.expression.variants)})"
    return _ANYTHING


@cache
def messages(label: str, code: str) -> frozenset[str]:
    """The messages that may have said this. What only fills in, for others to say, has not said it."""
    return frozenset(name for name, said in _patterns(code) if _own(said.fullmatch(label)))


def _own(found: re.Match[str] | None) -> bool:
    """Whether the message has words of its own there, and does more than fill in and join."""
    if found is None:
        return False
    said, filled = (sum(map(str.isalpha, text)) for text in (found[0], "".join(one or "" for one in found.groups())))
    return said - filled >= min(FEWEST, said)
