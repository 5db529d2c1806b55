"""The games there are, and their codes by the names people give them: ``fibur-2019`` or ``burraco:fibur-2019``."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from ventaglio.burraco.codes import CODES as BURRACO_CODES
from ventaglio.burraco.codes.articles import inventory as burraco_articles
from ventaglio.burraco.game import BURRACO
from ventaglio.cli.desk import desk
from ventaglio.core.articles import Article
from ventaglio.core.norms import Norm, norms
from ventaglio.core.record import AnyGame
from ventaglio.core.refusal import BadInput
from ventaglio.tressette.codes import CODE as FITRES
from ventaglio.tressette.codes import CODES as TRESSETTE_CODES
from ventaglio.tressette.codes import code as tressette_code
from ventaglio.tressette.codes.articles import inventory as tressette_articles
from ventaglio.tressette.game import TRESSETTE

GAMES: Final[dict[str, AnyGame]] = {BURRACO.name: BURRACO, TRESSETTE.name: TRESSETTE}
"""The games by name."""

AnyRules = Any
"""The rules of a game: norms as fields, and an id and a title."""


class Shelf(NamedTuple):
    """The codes of a game, the documents they come from, and the articles of each."""

    codes: Mapping[str, AnyRules]
    read: Callable[[str], AnyRules | None]
    """The code of an id, or None."""
    inventory: Callable[[str], tuple[Article, ...]]
    document: str | None = None
    """The one document that all the codes are sets of norms of; None where each code is a document by itself."""


def _adopting(code_id: str) -> AnyRules | None:
    """A set of Tressette norms, with modern ones adopted if its id names any."""
    return tressette_code(code_id) if code_id.partition("+")[0] in TRESSETTE_CODES else None


SHELVES: Final = {
    BURRACO.name: Shelf(BURRACO_CODES, BURRACO_CODES.get, burraco_articles),
    TRESSETTE.name: Shelf(TRESSETTE_CODES, _adopting, tressette_articles, FITRES),
}


class Found(NamedTuple):
    """A code, and the game it belongs to."""

    game: str
    rules: AnyRules

    @property
    def document(self) -> str:
        """The document that the articles of this code are of."""
        return SHELVES[self.game].document or str(self.rules.id)

    def norms(self) -> Iterator[tuple[str, Norm[Any]]]:
        """The norms of every code that comes from the same document."""
        shelf = SHELVES[self.game]
        for rules in (self.rules,) if shelf.document is None else shelf.codes.values():
            yield from norms(rules)


def every_code() -> Iterator[Found]:
    """All codes of all games."""
    for game, shelf in SHELVES.items():
        for rules in shelf.codes.values():
            yield Found(game, rules)


def every_document() -> Iterator[Found]:
    """A code from each document."""
    seen: set[str] = set()
    for found in every_code():
        if found.document not in seen:
            seen.add(found.document)
            yield found


def find_code(name: str, game: str | None = None) -> Found:
    """The code of this name, with its game before a colon or without. A wrong name is answered with those there are.

    With ``game``, only that game's codes serve.
    """
    asked, colon, code_id = name.strip().rpartition(":")
    if colon and asked not in SHELVES:
        raise BadInput(desk().text("no-such-game", game=asked, known=", ".join(SHELVES)))
    homes = [asked] if colon else list(SHELVES)
    found = [(home, rules) for home in homes if (rules := SHELVES[home].read(code_id)) is not None]
    if len(found) != 1:
        raise BadInput(desk().text("no-such-code", code=name, known=_known(homes)))
    if game is not None and found[0][0] != game:
        raise BadInput(desk().text("play-other-game", code=name, game=found[0][0]))
    return Found(*found[0])


def find_document(name: str) -> Found:
    """A code of the document of this name, or that a code of this name comes from."""
    game, _, document = name.strip().rpartition(":")
    for found in every_document():
        if document == found.document and game in ("", found.game):
            return found
    return find_code(name)


def _known(homes: list[str]) -> str:
    return ", ".join(code_id for home in homes for code_id in SHELVES[home].codes)
