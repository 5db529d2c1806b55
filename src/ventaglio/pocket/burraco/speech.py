"""The words of Burraco, of play and of norms."""

from ventaglio.pocket.parts import Speech
from ventaglio.words.burraco.norms import BurracoNorms
from ventaglio.words.burraco.words import BurracoWords
from ventaglio.words.voice import Voice


def speak(voice: Voice) -> Speech:
    """What the game says with a voice."""
    words = BurracoWords(voice)
    return Speech(words, BurracoNorms(words))
