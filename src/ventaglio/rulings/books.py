"""The books of rulings, by game, and the one that a code belongs to."""

from typing import Final

from ventaglio.core.refusal import BadInput
from ventaglio.rulings.burraco import BURRACO
from ventaglio.rulings.inquiry import Catalogue
from ventaglio.rulings.tressette import TRESSETTE

BOOKS: Final[dict[str, Catalogue]] = {"burraco": BURRACO, "tressette": TRESSETTE}


def book_of(code: str) -> Catalogue:
    """The book in which a code's rulings stand."""
    for book in BOOKS.values():
        if any(code in irregularity.codes for irregularity in book.irregularities.values()):
            return book
    raise BadInput(f"no rulings are written down for {code!r}")
