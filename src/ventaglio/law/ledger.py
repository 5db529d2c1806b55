"""The ledger: for every article, the norms, refusals and rulings that rest on it and the tests that show it.

It is computed from what others know: the inventory of a code's articles, its norms, which reason for a refusal rests on
which norm, which articles a referee's rulings rest on, and the articles that tests are marked with.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, Final

import msgspec

from ventaglio.core.norms import Norm, Statement
from ventaglio.law.articles import Article, Charge

Marks = Mapping[tuple[str, str], Sequence[str]]
"""The tests that show an article, by code and number."""

Rulings = Mapping[tuple[str, str], Sequence[str]]
"""The irregularities whose rulings rest on an article, by code and number."""


class Status(Enum):
    """Where an article stands."""

    SHOWN = "shown"
    LIBRARY = "library"
    """Cited and shown, but only a program can make use of it: no table, command or page does."""
    STATEMENT = "statement"
    """Only people can do what it says: it is shown with the code, and nothing in the program reads it."""
    NOT_SHOWN = "cited but not shown"
    NOT_CITED = "shown but not cited"
    MISSING = "neither cited nor shown"
    CONDUCT = "conduct"
    NOTHING = "nothing"


_OTHERS: Final = {
    Charge.CONDUCT: Status.CONDUCT,
    Charge.NOTHING: Status.NOTHING,
}

OPEN: Final = (Status.NOT_SHOWN, Status.NOT_CITED, Status.MISSING)
"""The states of an article that somebody must still do something about."""


class Row(msgspec.Struct, frozen=True):
    """An article and all that concerns it."""

    article: Article
    status: Status
    norms: tuple[str, ...]
    """Those by which the program acts."""
    statements: tuple[str, ...]
    """Those that only people can follow."""
    refusals: tuple[str, ...]
    rulings: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def open(self) -> bool:
        """Whether something is missing."""
        return self.status in OPEN


def ledger(
    articles: Iterable[Article],
    norms: Iterable[tuple[str, "Norm[Any]"]],
    refusals: Mapping[str, Collection[str]],
    rulings: Rulings,
    marks: Marks,
) -> tuple[Row, ...]:
    """A row for each article of a code.

    ``norms`` are those of the same code, or of every set of norms in it; ``refusals`` gives for each reason the norms
    it may rest on. An article about play or tournaments must be cited by a norm, one of the referee's by a ruling.
    """
    resting: dict[tuple[str, str], list[str]] = {}
    stated: dict[tuple[str, str], list[str]] = {}
    for name, norm in norms:
        kind = stated if isinstance(norm, Statement) else resting
        for cite in dict.fromkeys((cite.code, cite.article) for cite in norm.cites):
            kind.setdefault(cite, []).append(name)
    return tuple(_row(article, resting, stated, refusals, rulings, marks) for article in articles)


def _row(
    article: Article,
    resting: Mapping[tuple[str, str], list[str]],
    stated: Mapping[tuple[str, str], list[str]],
    refusals: Mapping[str, Collection[str]],
    rulings: Rulings,
    marks: Marks,
) -> Row:
    key = (article.code, article.number)
    norms, statements = (tuple(dict.fromkeys(some.get(key, ()))) for some in (resting, stated))
    tests = tuple(sorted(marks.get(key, ())))
    cited_by = {*norms, *statements}
    reasons = tuple(sorted(reason for reason, grounds in refusals.items() if set(grounds) & cited_by))
    irregularities = tuple(rulings.get(key, ()))
    cited = bool(irregularities if article.charge is Charge.REFEREE else norms)
    status = _status(article, cited, bool(tests))
    if statements and not cited and article.charge not in (*_OTHERS, Charge.REFEREE):
        status = Status.STATEMENT
    return Row(article, status, norms, statements, reasons, irregularities, tests)


def _status(article: Article, cited: bool, shown: bool) -> Status:
    if article.charge in _OTHERS:
        return _OTHERS[article.charge]
    if cited:
        return (Status.LIBRARY if article.library else Status.SHOWN) if shown else Status.NOT_SHOWN
    return Status.NOT_CITED if shown else Status.MISSING
