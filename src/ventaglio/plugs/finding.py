"""Codes by the names that people give them: ``fibur-2019`` or ``burraco:fibur-2019``."""

from ventaglio.codes.shelf import Found
from ventaglio.core.refusal import BadInput
from ventaglio.plugs import names
from ventaglio.plugs.shelves import every_code, every_document, look_up
from ventaglio.terminal.terminal import terminal


def find_code(name: str, game: str | None = None) -> Found:
    """The code of this name, with its game before a colon or without. A wrong name is answered with those there are.

    With ``game``, only that game's codes serve.
    """
    asked, colon, code_id = name.strip().rpartition(":")
    if colon and asked not in names():
        raise BadInput(terminal().text("no-such-game", game=asked, known=", ".join(names())))
    found = look_up(asked or None, code_id)
    if found is None:
        known = ", ".join(one.set_id for one in every_code(asked or None))
        raise BadInput(terminal().text("no-such-code", code=name, known=known))
    if game is not None and found.game != game:
        raise BadInput(terminal().text("play-other-game", code=name, game=found.game))
    return found


def find_document(name: str) -> Found:
    """A code of the document of this name, or that a code of this name comes from."""
    game, _, document = name.strip().rpartition(":")
    for found in every_document():
        if document == found.document and game in ("", found.game):
            return found
    return find_code(name)
