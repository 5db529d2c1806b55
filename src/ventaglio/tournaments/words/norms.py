"""The tournament norms of a code: what each says, where that is short."""

from collections.abc import Mapping
from enum import Enum
from typing import Any

from ventaglio.tournaments.director.regulation import LateStep, Score
from ventaglio.tournaments.words.desk import TERMS, DeskWords
from ventaglio.tournaments.words.settings import meaning


def stated(words: DeskWords, value: Any) -> str:
    """What a norm says; empty where the text leaves it to the notice."""
    match value:
        case None:
            return ""
        case Enum() if type(value) in TERMS:
            return words.term(value)
        case bool() | int() | Score() | LateStep() | Enum() | str():
            return meaning(words, value, 0)
        case Mapping():
            return _by_hands(words, value)
        case (int(), int()):
            return words.text("setting-share", part=value[0], whole=value[1])
        case _:
            return "; ".join(stated(words, one) for one in value)


def _by_hands(words: DeskWords, values: Mapping[int, Any]) -> str:
    """What holds for matches of each length; once, where it is always the same."""
    told = {hands: stated(words, value) for hands, value in values.items()}
    if len(set(told.values())) == 1:
        return next(iter(told.values()))
    return "; ".join(words.text("setting-by-hands", hands=hands, value=one) for hands, one in told.items())
