"""What a printed page is made of, before a template sets it: everything is text already, in the reader's language."""

from collections.abc import Mapping

import msgspec


class _Block(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Heading(_Block, frozen=True, tag="heading"):
    text: str


class Texts(_Block, frozen=True, tag="texts"):
    """Paragraphs; ``listed``: as a list."""

    texts: tuple[str, ...]
    listed: bool = False


class Facts(_Block, frozen=True, tag="facts"):
    """Names and what they stand for, line by line."""

    facts: tuple[tuple[str, str], ...]


class Column(msgspec.Struct, frozen=True):
    """``grows``: takes the width that is left, in this ``share``. ``strong``: what one looks for from afar.

    ``small``: what one reads from near by.
    """

    head: str
    align: str = "left"
    grows: bool = False
    strong: bool = False
    small: bool = False
    share: float = 1


class Grid(_Block, frozen=True, tag="table"):
    """``size`` in points; ``across``: how many of it stand side by side on a page.

    ``notes``: what is said below a row, across all columns; as many as rows, empty where there is nothing to say.
    """

    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    size: float = 10
    across: int = 1
    notes: tuple[str, ...] = ()
    one_line: bool = False
    """What is too long for its column is cut off rather than broken."""


class Signatures(_Block, frozen=True, tag="signatures"):
    """A line to sign on for each of these."""

    labels: tuple[str, ...]


Block = Heading | Texts | Facts | Grid | Signatures


class Head(msgspec.Struct, frozen=True):
    """What stands on every page."""

    language: str
    tournament: str
    where: str
    code: str
    record: str
    """Up to which line of the log the page knows."""
    page: str
    """The word before the page's number."""


class Document(msgspec.Struct, frozen=True):
    """A list, a letter, a report: blocks one after the other."""

    title: str
    blocks: tuple[Block, ...]
    subtitle: str = ""
    mark: str = ""
    """A warning across every page."""
    wide: bool = False


class Sheet(msgspec.Struct, frozen=True):
    """A document for a template of its own: slips, cards, numbers."""

    template: str
    title: str
    labels: dict[str, str]
    items: tuple[Mapping[str, object], ...]
    mark: str = ""
    shared: Mapping[str, object] = {}
