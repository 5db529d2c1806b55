"""``ventaglio ledger``: which articles are at work in the program and shown by its tests, and which are not."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

import ventaglio
from ventaglio.cli.marks import marks
from ventaglio.core.norms import Cite
from ventaglio.games.common.plugin import find
from ventaglio.games.common.plugin.finding import find_document
from ventaglio.games.common.plugin.shelves import every_document
from ventaglio.games.common.terminal.screen import DONE, NO, Terminal, terminal
from ventaglio.lang.words import Words
from ventaglio.law.ledger import Marks, Row, Status, ledger
from ventaglio.law.shelf import Found, resting_on
from ventaglio.law.words import articles

_STYLES = {Status.SHOWN: "good", Status.NOT_SHOWN: "bad", Status.NOT_CITED: "bad", Status.MISSING: "bad"}


def show_ledger(
    code: Annotated[str | None, Parameter(help="opt-ledger-code")] = None,
    /,
    *,
    missing: Annotated[bool, Parameter(help="opt-missing", negative="")] = False,
    full: Annotated[bool, Parameter(help="opt-full", negative="")] = False,
    json: Annotated[bool, Parameter(help="opt-json", negative="")] = False,
) -> int:
    """The ledger of a code, or of all."""
    place = terminal()
    chosen = [find_document(code)] if code is not None else list(every_document())
    folder = tests_folder()
    shown = {} if folder is None else marks(folder)
    books = {one.document: rows(one, shown) for one in chosen}
    still = sum(row.open for book in books.values() for row in book) if folder is not None else 0
    if missing:
        books = {name: tuple(row for row in book if row.open) for name, book in books.items()}
    if json:
        place.json({"tests": folder is not None, "codes": {name: [_json(r) for r in b] for name, b in books.items()}})
        return NO if missing and still else DONE
    if folder is None:
        place.say("ledger-no-tests")
    words = Words(place)
    for name, book in books.items():
        place.line(words.code(name), style="title")
        if full:
            for row in book:
                _print_full(place, words, row)
        elif book:
            place.console.print(_table(words, book))
        place.line()
    place.say("ledger-sum", open=still)
    return NO if missing and still else DONE


def rows(found: Found, shown: Marks) -> tuple[Row, ...]:
    """The ledger of the document that a code comes from."""
    return ledger(found.text.articles, found.text.norms(), find(found.game).game.reasons, resting_on(), shown)


def tests_folder() -> Path | None:
    """The project's tests, where the package runs from its source tree; an installed one has none."""
    root = Path(ventaglio.__file__).resolve().parents[2]
    folder = root / "tests"
    return folder if folder.is_dir() and (root / "pyproject.toml").is_file() else None


def _table(words: Words, book: tuple[Row, ...]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), expand=True)
    for heading, share in (("article", 6), ("title", 9), ("status", 5)):
        table.add_column(words.text(f"ledger-{heading}"), ratio=share)
    for heading in ("norms", "refusals", "rulings", "tests"):
        table.add_column(words.text(f"ledger-{heading}"), justify="right")
    for row in book:
        table.add_row(
            words.article(Cite(row.article.code, row.article.number)),
            articles.title(words, row.article),
            Text(_status(words, row), style=_STYLES.get(row.status, "soft")),
            *(str(len(some) or "") for some in (row.norms, row.refusals, row.rulings, row.tests)),
        )
    return table


def _print_full(place: Terminal, words: Words, row: Row) -> None:
    article = words.article(Cite(row.article.code, row.article.number))
    place.line(f"{article}  {articles.title(words, row.article)}: {_status(words, row)}")
    if row.article.library:
        place.told(f"  {words.text('ledger-library-of', module=row.article.library)}", style="soft")
    if row.article.reason:
        place.told(f"  {articles.reason(words, row.article)}", style="soft")
    for heading, some in (
        *(("norms", row.norms), ("statements", row.statements), ("refusals", row.refusals)),
        *(("rulings", row.rulings), ("tests", row.tests)),
    ):
        if some:
            place.told(f"  {words.text(f'ledger-{heading}')}: {', '.join(some)}", style="soft")


def _status(words: Words, row: Row) -> str:
    return words.text(f"ledger-{row.status.name.lower().replace('_', '-')}")


def _json(row: Row) -> dict[str, Any]:
    return {
        "article": row.article.number,
        "title": row.article.title,
        "charge": row.article.charge.value,
        "status": row.status.value,
        "reason": row.article.reason,
        "library": row.article.library,
        "norms": list(row.norms),
        "statements": list(row.statements),
        "refusals": list(row.refusals),
        "rulings": list(row.rulings),
        "tests": list(row.tests),
    }
