"""What the score pad needs of each code: figures, lengths, bounds and their articles, made from the norms.

The pad adds up what people tell it. Whatever a figure is worth, and which figures can be, stands in the folder of
its game, and nowhere in the pages. What would need more than a sum, stakes for one, is there as a table of all its
cases.
"""

from ventaglio.core.norms import Cite
from ventaglio.games.common.offline.parts import games, part
from ventaglio.games.common.offline.speech import speech
from ventaglio.lang import available
from ventaglio.lang.words import Words

Said = dict[str, str]
"""Something in every language."""


def pad() -> dict[str, tuple[object, ...]]:
    """The data of the score pad: all codes by game, the games in the order of the shelf."""
    return {game: part(game).pad() for game in games()}


def words_of(game: str, code: str) -> dict[str, Words]:
    """The words of a game in every language, as a code says them."""
    return {language: speech(game, language, code).words for language in available()}


def articles(words: dict[str, Words], home: str, **norms: Cite) -> dict[str, Said]:
    """How each norm is cited in every language, by its name."""
    return {
        name.replace("_", "-"): {language: one.cites((cite,), home) for language, one in words.items()}
        for name, cite in norms.items()
    }
