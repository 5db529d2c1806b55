"""The games there are, the codes of each, and the documents that those come from."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from ventaglio.burraco.codes import CODES as BURRACO_CODES
from ventaglio.burraco.codes.articles import inventory as burraco_articles
from ventaglio.burraco.game import BURRACO
from ventaglio.core.articles import Article
from ventaglio.core.norms import Norm, norms
from ventaglio.core.record import AnyGame
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


def players_of(rules: AnyRules) -> list[int]:
    """The numbers of players that a code provides for."""
    packs = getattr(rules, "packs", None)
    return [rules.players.value] if packs is None else sorted(packs.value)


def look_up(game: str, code_id: str) -> Found | None:
    """The code of an id in a game's shelf, or None where there is no such game or code."""
    shelf = SHELVES.get(game)
    rules = None if shelf is None else shelf.read(code_id)
    return None if rules is None else Found(game, rules)
