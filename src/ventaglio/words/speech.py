"""The words of each game, by its name. A live-table has those of the game that is played at it."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ventaglio.words.burraco.norms import BurracoNorms
from ventaglio.words.burraco.words import BurracoWords
from ventaglio.words.common import Words
from ventaglio.words.norms import NormWords
from ventaglio.words.tressette.norms import TressetteNorms
from ventaglio.words.tressette.words import TressetteWords
from ventaglio.words.voice import Voice


class _Speech(NamedTuple):
    words: Callable[[Voice], Words]
    norms: Callable[[Voice], NormWords]


_SPEECHES: Final = {
    BurracoWords.game: _Speech(BurracoWords, lambda voice: BurracoNorms(BurracoWords(voice))),
    TressetteWords.game: _Speech(TressetteWords, lambda voice: TressetteNorms(TressetteWords(voice))),
}


def plain_game(game: str) -> str:
    """The game that is played at a table, live or not."""
    return game.removesuffix("-live")


def words_of(game: str, voice: Voice) -> Words:
    """The words for the things of a game."""
    return _SPEECHES[plain_game(game)].words(voice)


def norms_of(game: str, voice: Voice) -> NormWords:
    """The words for the norms of a game."""
    return _SPEECHES[plain_game(game)].norms(voice)
