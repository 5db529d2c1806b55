"""The files of the pocket, by name: each is what one part of it reads, made from the law and its words."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from ventaglio.core.cases import Case
from ventaglio.games.common.offline.articles import texts
from ventaglio.games.common.offline.pad import pad
from ventaglio.games.common.offline.parts import games, part
from ventaglio.games.common.offline.questions import questions
from ventaglio.games.common.offline.referee import exercises, listed, referee
from ventaglio.lang import available
from ventaglio.law.referee.cases import RulingCase
from ventaglio.law.shelf import ruled_games

Files = dict[str, Callable[[], object]]
"""What each file holds; whatever msgspec can write as JSON."""

FILES: Final[Files] = {
    "pad": pad,
    **{f"books-{language}": partial(listed, language) for language in available()},
    **{f"codes-{language}": partial(texts, language) for language in available()},
    **{
        f"referee-{game}-{language}": partial(referee, game, language)
        for game in ruled_games()
        for language in available()
    },
    **{f"may-{game}-{language}": partial(part(game).allowed, language) for game in games() for language in available()},
}


def from_cases(cases: Sequence[Case | RulingCase]) -> Files:
    """The files that are made of cases: what a referee trains with, and frequent questions."""
    ruling = [case for case in cases if isinstance(case, RulingCase)]
    return {
        **{f"training-{game}": partial(exercises, game, ruling) for game in ruled_games()},
        **{f"questions-{language}": partial(questions, language, cases) for language in available()},
    }
