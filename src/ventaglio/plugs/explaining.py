"""Refusals and rulings of any game, explained in a language by the game's name."""

from collections.abc import Mapping

from ventaglio.codes import shelf
from ventaglio.core.refusal import Refusal
from ventaglio.lang import translator
from ventaglio.plugs.registry import find
from ventaglio.rulings.inquiry import Question
from ventaglio.words import refusals, rulings
from ventaglio.words.voice import Voice


def explain_refusal(game: str, refusal: Refusal, language: str) -> refusals.Explanation:
    """A refusal of a game, or of its live-table."""
    return refusals.explain_refusal(find(game).words(Voice(translator(language))), refusal)


def explain_ruling(
    game: str, code: str, irregularity: str, facts: Mapping[str, str], language: str
) -> rulings.RulingTold | rulings.QuestionTold:
    """What a code orders for a mistake, from these facts; or what must be known first."""
    plug = find(game)
    words = plug.words(Voice(translator(language)))
    book = shelf.get(code, game=plug.name).book
    return rulings.explain_ruling(words, book, irregularity, facts, language)


def explain_question(game: str, question: Question, language: str) -> rulings.QuestionTold:
    """A question of the referee's, and its answers."""
    return rulings.explain_question(find(game).name, question, language)
