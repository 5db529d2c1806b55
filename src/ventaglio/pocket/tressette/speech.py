"""The words of Tressette, of play and of norms."""

from ventaglio.pocket.parts import Speech
from ventaglio.words.tressette.norms import TressetteNorms
from ventaglio.words.tressette.words import TressetteWords
from ventaglio.words.voice import Voice


def speak(voice: Voice) -> Speech:
    """What the game says with a voice."""
    words = TressetteWords(voice)
    return Speech(words, TressetteNorms(words))
