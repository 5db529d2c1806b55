"""Why not: refusals and unreadable texts, explained in a language."""

import msgspec

from ventaglio.core.refusal import Refusal
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.lang.words import Words


class Explanation(msgspec.Struct, frozen=True):
    """Why something may not be done, and what says so."""

    sentence: str
    article: str
    cite: str
    """The article with its code."""


def explain_refusal(words: Words, refusal: Refusal) -> Explanation:
    """A refusal of a game, or of its live-table, in the words of the game."""
    return Explanation(words.refusal(refusal), words.article(refusal.cite), words.cite(refusal.cite))


def explain_bad_input(error: Exception, language: str) -> str:
    """What is wrong with a text from outside, in the language where its files say it."""
    return Voice(translator(language)).trouble(error)
