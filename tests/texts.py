"""The texts as tests ask for them: by game and id, in their current editions."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from ventaglio.games.burraco.engine.position import parse_position as _burraco_position
from ventaglio.games.burraco.engine.rules import Rules as BurracoRules
from ventaglio.games.tressette.engine.position import parse_position as _tressette_position
from ventaglio.games.tressette.engine.rules import Rules as TressetteRules
from ventaglio.law import shelf
from ventaglio.law.articles import Article
from ventaglio.law.referee.inquiry import AnyBook
from ventaglio.law.text import AnyText
from ventaglio.tournaments.director.regulation import Regulation

BURRACO_CODES: Final[dict[str, BurracoRules]] = shelf.rules_by_id("burraco")
TRESSETTE_CODES: Final[dict[str, TressetteRules]] = shelf.rules_by_id("tressette")
TRADIZIONALI: Final = TRESSETTE_CODES["tradizionali"]
MODERNE: Final = TRESSETTE_CODES["moderne"]
MODERN_NORMS: Final = {name: tuple(fields) for name, fields in TRADIZIONALI.adoptable.items()}
"""What a traditional table may adopt: the name of each norm, and every field that its article fixes."""
REGULATIONS: Final[dict[str, Regulation]] = {one.code: one for one in shelf.tournament_codes()}
BOOKS: Final[dict[str, dict[str, AnyBook]]] = {
    game: {found.set_id: found.book for found in shelf.every_set(game)} for game in shelf.ruled_games()
}

parse_burraco: Final = partial(_burraco_position, partial(shelf.as_written, "burraco"))
parse_tressette: Final = partial(_tressette_position, partial(shelf.as_written, "tressette"))


def burraco_code(code_id: str) -> BurracoRules:
    """The rules of a code of Burraco."""
    rules: BurracoRules = shelf.get(code_id, game="burraco").rules
    return rules


def tressette_code(code_id: str) -> TressetteRules:
    """The rules of a set of Tressette, with what its id adopts."""
    rules: TressetteRules = shelf.get(code_id, game="tressette").rules
    return rules


def book_of(code_id: str) -> AnyBook:
    """The rulings of a code of whichever game."""
    return shelf.get(code_id).book


def inventory(document: str) -> tuple[Article, ...]:
    """The articles of a document."""
    return next(text for text in shelf.current_texts() if text.id == document).articles


def any_rules(code_id: str) -> Any:
    """The rules of a code of whichever game."""
    return shelf.get(code_id).rules


@contextmanager
def corrected(*texts: AnyText) -> Iterator[None]:
    """Have these texts on the shelf for a while in the place of those of the same id and edition."""
    before = list(shelf.TEXTS)
    instead = {(text.id, text.edition): text for text in texts}
    shelf.TEXTS[:] = [instead.get((text.id, text.edition), text) for text in before]
    try:
        yield
    finally:
        shelf.TEXTS[:] = before
