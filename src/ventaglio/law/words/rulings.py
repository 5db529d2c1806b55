"""Rulings as people hear them: sentences for a table at which one is given, and a ruling at length as data."""

from collections.abc import Iterable, Iterator

import msgspec

from ventaglio.core.norms import Cite
from ventaglio.core.seats import TABLE, Seat
from ventaglio.lang.voice import Voice
from ventaglio.lang.words import Names, Words
from ventaglio.law import shelf
from ventaglio.law.referee.inquiry import Question, Ruling
from ventaglio.law.referee.live import Ruled
from ventaglio.law.referee.remedies import Step
from ventaglio.law.referee.words import RulingWords


class Referee:
    """Speaks for the referee at a table of one game."""

    def __init__(self, voice: Voice, words: Words, names: Names) -> None:
        self._words = words
        self._names = names
        self._rulings = RulingWords(words.game, voice.language.code, law=words.law)
        self._vocabulary = shelf.register_of(words.game).vocabulary

    def ruled(self, ruled: Ruled) -> Iterator[str]:
        """Who called, then what is ordered, one sentence each."""
        if ruled.caller == TABLE:
            yield self._words.text("ruled-uncalled")
        else:
            yield self._words.tell("ruled-called", ruled.caller, self._names)
        sentences = [f"{self._rulings.order(one)}." for one in ruled.remedies(self._vocabulary)]
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


def tell_ruling(words: Words, irregularity: str, ruling: Ruling, language: str) -> RulingTold:
    """A ruling that was given, in words."""
    told = RulingWords(words.game, language, law=words.law)

    def each(steps: Iterable[Step]) -> tuple[OrderTold, ...]:
        return tuple(OrderTold(f"{told.order(step.remedy)}.", words.cite(step.cite)) for step in steps)

    return RulingTold(
        irregularity=told.irregularity(irregularity),
        why=told.why(irregularity),
        orders=each(ruling.steps),
        discretion=each(ruling.bounds),
        silent=ruling.silent,
        readings=tuple(told.reading(name) for name in ruling.readings),
        articles=tuple(words.cite(cite) for cite in ruling.cites),
    )


def explain_question(game: str, question: Question, language: str, law: str) -> QuestionTold:
    """A question of the referee's by a code, and its answers."""
    told = RulingWords(game, language, question.figures, law)
    answers = {answer: told.answer(question.fact, answer) for answer in question.answers}
    return QuestionTold(question.fact, told.question(question.fact), answers)
