"""The words of Tressette, of play and of norms."""

from ventaglio.games.common.offline.parts import Speech
from ventaglio.games.tressette.words.norms import TressetteNorms
from ventaglio.games.tressette.words.things import TressetteWords
from ventaglio.lang.voice import Voice


def speak(voice: Voice) -> Speech:
    """What the game says with a voice."""
    words = TressetteWords(voice)
    return Speech(words, TressetteNorms(words))
