"""Codes by the names that people give them: ``fibur-2019``, ``burraco:fibur-2019`` or, of one edition,
``fibur-2019@2019-08``.
"""

from ventaglio.core.refusal import BadInput
from ventaglio.games.common.plugin import names
from ventaglio.games.common.plugin.shelves import every_code, every_document, look_up
from ventaglio.games.common.terminal.screen import terminal
from ventaglio.law.shelf import Found, editions


def find_code(name: str, game: str | None = None) -> Found:
    """The code of this name, with its game before a colon or without; after an at sign stands an edition, else the
    current one is meant. A wrong name is answered with those there are.

    With ``game``, only that game's codes serve.
    """
    asked, colon, named = name.strip().rpartition(":")
    code_id, at, edition = named.partition("@")
    if colon and asked not in names():
        raise BadInput(terminal().text("no-such-game", game=asked, known=", ".join(names())))
    found = look_up(asked or None, code_id)
    if found is not None and at:
        known = ", ".join(text.edition for text in editions(found.document))
        found = look_up(asked or None, code_id, edition) if edition else None
        if found is None:
            raise BadInput(terminal().text("no-such-edition", code=code_id, edition=edition, known=known))
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
