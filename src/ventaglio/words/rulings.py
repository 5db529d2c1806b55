"""Rulings as people hear them: sentences for a table at which one is given, and a ruling at length as data."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from ventaglio.codes import shelf
from ventaglio.core.norms import Cite
from ventaglio.core.seats import TABLE, Seat
from ventaglio.rulings.inquiry import AnyBook, Question, Ruling
from ventaglio.rulings.remedies import Step
from ventaglio.rulings.words import RulingWords
from ventaglio.words.common import Names, Words
from ventaglio.words.voice import Voice


class Referee:
    """Speaks for the referee at a table of one game."""

    def __init__(self, voice: Voice, words: Words, names: Names) -> None:
        self._words = words
        self._names = names
        self._rulings = RulingWords(words.game, voice.language.code)
        self._vocabulary = shelf.register_of(words.game).vocabulary

    def ruled(self, caller: Seat, orders: Iterable[str]) -> Iterator[str]:
        """Who called, then what is ordered, one sentence each."""
        if caller == TABLE:
            yield self._words.text("ruled-uncalled")
        else:
            yield self._words.tell("ruled-called", caller, self._names)
        sentences = [f"{self._rulings.order(self._vocabulary(one))}." for one in orders]
        yield from sentences or [self._words.text("ruled-nothing")]

    def named(self, caller: Seat, irregularity: str) -> str:
        """Who called and for what, in one sentence."""
        if caller == TABLE:
            return self._words.text("ruled-named", irregularity=irregularity)
        return self._words.tell("ruled-named-called", caller, self._names, irregularity=irregularity)

    def written(self, order: str, cite: Cite) -> str:
        """What the referee writes down."""
        remedy = self._vocabulary(order)
        return self._words.text("ruled-written", order=self._rulings.order(remedy), cite=self._words.cite(cite))


class OrderTold(msgspec.Struct, frozen=True):
    """An order, and the article that says so."""

    sentence: str
    article: str


class RulingTold(msgspec.Struct, frozen=True):
    """A ruling at length."""

    irregularity: str
    """What happened."""
    why: str
    """What the code wants, in plain words."""
    orders: tuple[OrderTold, ...]
    discretion: tuple[OrderTold, ...]
    """What the code leaves to the referee."""
    silent: bool
    """Whether the code provides no penalty for this, or no longer."""
    readings: tuple[str, ...]
    """How doubtful texts are read."""
    articles: tuple[str, ...]


class QuestionTold(msgspec.Struct, frozen=True):
    """What the referee must be told first, and the answers he knows, each with its sentence."""

    fact: str
    sentence: str
    answers: dict[str, str]


def explain_ruling(
    words: Words, book: AnyBook, irregularity: str, facts: Mapping[str, str], language: str
) -> RulingTold | QuestionTold:
    """What a code orders for a mistake, from these facts; or what must be known first."""
    told = RulingWords(words.game, language)
    outcome = book.rule(irregularity, facts)
    if not isinstance(outcome, Ruling):
        return explain_question(words.game, outcome.question, language)

    def each(steps: Iterable[Step]) -> tuple[OrderTold, ...]:
        return tuple(OrderTold(f"{told.order(step.remedy)}.", words.cite(step.cite)) for step in steps)

    return RulingTold(
        irregularity=told.irregularity(irregularity),
        why=told.why(irregularity),
        orders=each(outcome.steps),
        discretion=each(outcome.bounds),
        silent=outcome.silent,
        readings=tuple(told.reading(name) for name in outcome.readings),
        articles=tuple(words.cite(cite) for cite in outcome.cites),
    )


def explain_question(game: str, question: Question, language: str) -> QuestionTold:
    """A question of the referee's, and its answers."""
    told = RulingWords(game, language)
    answers = {answer: told.answer(question.fact, answer) for answer in question.answers}
    return QuestionTold(question.fact, told.question(question.fact), answers)
