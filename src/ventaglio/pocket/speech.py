"""The words of a game for whoever writes down what a phone is to know: in one language, by one code."""

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple
from unicodedata import normalize

from ventaglio.lang import NO_LAW, translator
from ventaglio.words.burraco.norms import BurracoNorms
from ventaglio.words.burraco.words import BurracoWords
from ventaglio.words.common import Words
from ventaglio.words.norms import NormWords
from ventaglio.words.tressette.norms import TressetteNorms
from ventaglio.words.tressette.words import TressetteWords
from ventaglio.words.voice import Voice


class Speech(NamedTuple):
    """What a game says of play, and what it says of its norms."""

    words: Words
    norms: NormWords


def _burraco(voice: Voice) -> Speech:
    words = BurracoWords(voice)
    return Speech(words, BurracoNorms(words))


def _tressette(voice: Voice) -> Speech:
    words = TressetteWords(voice)
    return Speech(words, TressetteNorms(words))


_SPEAKERS: Final[Mapping[str, Callable[[Voice], Speech]]] = {"burraco": _burraco, "tressette": _tressette}


def speech(game: str, language: str, law: str = NO_LAW) -> Speech:
    """The words of a game in a language, as a code says them."""
    return _SPEAKERS[game](Voice(translator(language), law=law))


def slug(number: str) -> str:
    """An article's number as it stands in an address: ``Può c`` is ``puo-c``."""
    plain = normalize("NFKD", number.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"\W+", "-", plain).strip("-")
