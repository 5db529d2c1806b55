"""The codes: what each holds, norm by norm, with its articles."""

from typing import Any

import msgspec

from ventaglio.core.norms import Norm, Statement, fingerprint, norms, plain
from ventaglio.games.common.plugin.shelves import every_code
from ventaglio.law import shelf
from ventaglio.law.shelf import Found


class NormInfo(msgspec.Struct, frozen=True):
    """One norm of a code."""

    name: str
    value: Any
    """As plain data."""
    article: str
    stated: bool
    """Whether the text says it; otherwise it fills a silence, and ``why`` says on what ground."""
    why: str
    acts: bool
    """Whether the program acts by it; otherwise only people can."""
    choices: tuple[Any, ...]
    """What a table may settle instead."""


class Code(msgspec.Struct, frozen=True):
    """A code of a game, in one edition."""

    id: str
    edition: str
    game: str
    title: str
    fingerprint: str
    articles: dict[str, str]
    """The articles of its document and what each is about."""
    norms: dict[str, NormInfo]


def all_codes() -> tuple[Code, ...]:
    """Every code of every game, in its current edition."""
    return tuple(map(_told, every_code()))


def code(code_id: str, edition: str | None = None) -> Code:
    """One code, by default in its current edition."""
    return _told(shelf.get(code_id, edition))


def _told(found: Found) -> Code:
    return Code(
        id=found.rules.id,
        edition=found.text.edition,
        game=found.game,
        title=found.rules.title,
        fingerprint=fingerprint(found.rules),
        articles={one.number: one.title for one in found.text.articles},
        norms={name: _norm(name, norm) for name, norm in norms(found.rules)},
    )


def _norm(name: str, norm: Norm[Any]) -> NormInfo:
    choices = tuple(map(plain, norm.choices))
    acts = not isinstance(norm, Statement)
    return NormInfo(name, plain(norm.value), str(norm.cite), norm.stated, norm.why, acts, choices)
