"""Codes by the names that people give them: ``fibur-2019`` or ``burraco:fibur-2019``."""

from ventaglio.cli.terminal import terminal
from ventaglio.core.refusal import BadInput
from ventaglio.words.shelves import SHELVES, Found, every_document


def find_code(name: str, game: str | None = None) -> Found:
    """The code of this name, with its game before a colon or without. A wrong name is answered with those there are.

    With ``game``, only that game's codes serve.
    """
    asked, colon, code_id = name.strip().rpartition(":")
    if colon and asked not in SHELVES:
        raise BadInput(terminal().text("no-such-game", game=asked, known=", ".join(SHELVES)))
    homes = [asked] if colon else list(SHELVES)
    found = [(home, rules) for home in homes if (rules := SHELVES[home].read(code_id)) is not None]
    if len(found) != 1:
        raise BadInput(terminal().text("no-such-code", code=name, known=_known(homes)))
    if game is not None and found[0][0] != game:
        raise BadInput(terminal().text("play-other-game", code=name, game=found[0][0]))
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
