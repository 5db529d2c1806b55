"""The words of a game for whoever writes down what a phone is to know: in one language, by one code."""

import re
from unicodedata import normalize

from ventaglio.games.common.offline.parts import Speech, part
from ventaglio.lang import NO_LAW, translator
from ventaglio.lang.voice import Voice


def speech(game: str, language: str, law: str = NO_LAW) -> Speech:
    """The words of a game in a language, as a code says them."""
    return part(game).speak(Voice(translator(language), law=law))


def slug(number: str) -> str:
    """An article's number as it stands in an address: ``Può c`` is ``puo-c``."""
    plain = normalize("NFKD", number.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"\W+", "-", plain).strip("-")
