"""What must be done when something went wrong: the referee's questions and rulings, as data and in words."""

from collections.abc import Mapping

import msgspec

from ventaglio.games.common.plugin.explaining import explain_question
from ventaglio.law import shelf
from ventaglio.law.referee import inquiry
from ventaglio.law.referee.remedies import Step
from ventaglio.law.referee.words import RulingWords


class Order(msgspec.Struct, frozen=True):
    """Something that the code orders, or leaves to the referee."""

    order: str
    """As case files write it: ``penalise last-play``."""
    sentence: str
    article: str


class Ruling(msgspec.Struct, frozen=True):
    """What a code wants done, in order."""

    orders: tuple[Order, ...]
    discretion: tuple[Order, ...]
    """What is left to the referee, within these bounds."""
    silent: bool
    """Whether the code provides no penalty for this, or no longer."""
    articles: tuple[str, ...]
    readings: tuple[str, ...]
    """How doubtful texts were read, in words."""


class Question(msgspec.Struct, frozen=True):
    """What the referee must be told first."""

    fact: str
    sentence: str
    answers: dict[str, str]
    """The answers he knows, each with its sentence."""


def irregularities(code: str, *, edition: str | None = None, language: str = "en") -> dict[str, str]:
    """What can go wrong by a code: ids and what happened, in words."""
    found = shelf.get(code, edition)
    words = RulingWords(found.game, language, law=found.document)
    return {one: words.irregularity(one) for one in found.book.provisions}


def rule(
    code: str,
    irregularity: str,
    facts: Mapping[str, str] | None = None,
    *,
    edition: str | None = None,
    language: str = "en",
) -> Ruling | Question:
    """What a code orders for an irregularity from the facts told so far; or what must be told next."""
    found = shelf.get(code, edition)
    found.book.check(irregularity, facts or {})
    outcome = found.book.rule(irregularity, facts or {})
    if isinstance(outcome, inquiry.NeedFacts):
        asked = explain_question(found.game, outcome.question, language, found.document)
        return Question(asked.fact, asked.sentence, asked.answers)
    words = RulingWords(found.game, language, law=found.document)

    def told(step: Step) -> Order:
        return Order(str(step.remedy), words.order(step.remedy), str(step.cite))

    return Ruling(
        orders=tuple(map(told, outcome.steps)),
        discretion=tuple(map(told, outcome.bounds)),
        silent=outcome.silent,
        articles=tuple(map(str, outcome.cites)),
        readings=tuple(map(words.reading, outcome.readings)),
    )
