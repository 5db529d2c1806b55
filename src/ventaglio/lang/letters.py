"""Signs in letters, for a terminal that has no others: what is read there keeps its meaning, and its width."""

import codecs
import unicodedata
from typing import Final

_SUITS: Final = str.maketrans("♥♦♣♠★", "hdcs*")
_SIGNS: Final = _SUITS | str.maketrans("±−–—“”’«»", '~---""\'""')

IN_LETTERS: Final = "ventaglio.letters"
"""How a stream is told to write letters for what it cannot encode."""


def suits_in_letters(text: str) -> str:
    """A sentence with the suits of its cards as they are typed."""
    return text.translate(_SUITS)


def _in_letters(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_letter, error.object[error.start : error.end])), error.end


def _letter(sign: str) -> str:
    """A letter without its accent, or the nearest sign; a question mark where there is none."""
    plain = unicodedata.normalize("NFKD", sign.translate(_SIGNS))[0]
    return plain if plain.isascii() else "?"


codecs.register_error(IN_LETTERS, _in_letters)
