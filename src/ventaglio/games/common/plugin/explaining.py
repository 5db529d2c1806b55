"""Refusals and rulings of any game, explained in a language by the game's name."""

from ventaglio.core.refusal import Refusal
from ventaglio.games.common.plugin.catalogue import find
from ventaglio.lang import refusals, translator
from ventaglio.lang.voice import Voice
from ventaglio.law.referee.inquiry import Question, Ruling
from ventaglio.law.words import rulings


def explain_refusal(game: str, refusal: Refusal, language: str) -> refusals.Explanation:
    """A refusal of a game, or of its live-table."""
    return refusals.explain_refusal(find(game).words(Voice(translator(language))), refusal)


def tell_ruling(game: str, irregularity: str, ruling: Ruling, language: str, law: str) -> rulings.RulingTold:
    """A ruling that was given by a code, in words."""
    words = find(game).words(Voice(translator(language), law=law))
    return rulings.tell_ruling(words, irregularity, ruling, language)


def explain_question(game: str, question: Question, language: str, law: str) -> rulings.QuestionTold:
    """A question of the referee's by a code, and its answers."""
    return rulings.explain_question(find(game).name, question, language, law)
