"""What docs/ledger.md has: every article, and what rests on it."""

from collections.abc import Sequence

from tools.pages.common import TESTS, table
from ventaglio.cli.ledger import rows as ledger_rows
from ventaglio.cli.marks import marks
from ventaglio.games.common.plugin.shelves import every_document
from ventaglio.law.articles import Charge
from ventaglio.law.ledger import Row
from ventaglio.law.shelf import Found


def ledger_sums() -> str:
    """How many articles of each document are charged to whom, and how many still want something."""
    rows = []
    for found in every_document():
        book = ledger_rows(found, marks(TESTS))
        charged = [sum(row.article.charge is charge for row in book) for charge in Charge]
        still = sum(row.open for row in book)
        rows.append((f"`{found.document}`", *map(str, (len(book), *charged, still))))
    return table(("document", "articles", *(charge.value for charge in Charge), "still open"), rows)


def ledger_of(found: Found) -> str:
    """The articles of a document, with the norms and the irregularities that rest on them."""
    rows = [
        (row.article.number, row.article.title, _charged(row), _resting(row), _ids(row.rulings))
        for row in ledger_rows(found, marks(TESTS))
    ]
    return table(("article", "about", "charged to", "norms", "irregularities"), rows)


def _charged(row: Row) -> str:
    said = row.article.charge.value
    if row.open:
        return f"{said}: **{row.status.value}**"
    if row.article.library:
        return f"{said}: library, `ventaglio.{row.article.library}`"
    return f"{said}: {row.article.reason}" if row.article.reason else said


def _resting(row: Row) -> str:
    """The norms by which the program acts, then the statements, which only people can follow."""
    marked = [f"`{name}` (statement)" for name in row.statements]
    return ", ".join(one for one in (_ids(row.norms), *marked) if one)


def _ids(names: Sequence[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
