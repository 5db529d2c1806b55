"""The books of rulings, by game, and the one that a code belongs to."""

from functools import cache
from typing import Final

from ventaglio.core.refusal import BadInput
from ventaglio.rulings.burraco import BURRACO
from ventaglio.rulings.inquiry import Catalogue
from ventaglio.rulings.tressette import TRESSETTE

BOOKS: Final[dict[str, Catalogue]] = {"burraco": BURRACO, "tressette": TRESSETTE}


def ruling_code(code: str) -> str:
    """The code under which rulings are written: norms that a table adopts change what is a fault, not what follows."""
    return code.partition("+")[0]


def book_of(code: str) -> Catalogue:
    """The book in which a code's rulings stand."""
    for book in BOOKS.values():
        if any(code in irregularity.codes for irregularity in book.irregularities.values()):
            return book
    raise BadInput(f"no rulings are written down for {code!r}")


@cache
def resting_on() -> dict[tuple[str, str], tuple[str, ...]]:
    """The irregularities on which some ruling rests on an article, by the document and the article's number."""
    found: dict[tuple[str, str], dict[str, None]] = {}
    for book in BOOKS.values():
        for irregularity in book.irregularities.values():
            for code in irregularity.codes:
                for _, ruling in book.paths(code, irregularity.id):
                    for cite in ruling.cites:
                        found.setdefault((cite.code, cite.article), {})[irregularity.id] = None
    return {article: tuple(irregularities) for article, irregularities in found.items()}
