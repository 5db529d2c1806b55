"""The words of Burraco, of play and of norms."""

from ventaglio.games.burraco.words.norms import BurracoNorms
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.games.common.offline.parts import Speech
from ventaglio.lang.voice import Voice


def speak(voice: Voice) -> Speech:
    """What the game says with a voice."""
    words = BurracoWords(voice)
    return Speech(words, BurracoNorms(words))
