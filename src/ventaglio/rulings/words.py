"""Rulings in a person's words: names of irregularities, questions, answers, orders, readings.

Ids of sentences begin with the game: ``burraco-irregularity-…``, ``-why-…``, ``-fact-…``, ``-answer-…``, ``-order-…``,
``-what-…``, ``-who-…``, ``-how-…``, ``-reading-…``, ``-family-…``.
"""

from collections.abc import Iterable, Iterator

from ventaglio.lang import MissingMessage, translator
from ventaglio.rulings.inquiry import AnyBook
from ventaglio.rulings.remedies import FIELDS, Remedy


class RulingWords:
    """What a referee reads, in one language."""

    def __init__(self, game: str, language: str) -> None:
        self._game = game
        self._language = translator(language)

    def _text(self, kind: str, name: str, **args: str) -> str:
        return self._language.text(f"{self._game}-{kind}-{name}", **args)

    def family(self, name: str) -> str:
        """The heading of a family of irregularities."""
        return self._text("family", name)

    def irregularity(self, name: str) -> str:
        """What happened."""
        return self._text("irregularity", name)

    def why(self, name: str) -> str:
        """What the code wants, in plain words."""
        return self._text("why", name)

    def question(self, fact: str) -> str:
        """A question."""
        return self._text("fact", fact)

    def answer(self, fact: str, answer: str) -> str:
        """An answer: one of its own, or one that many questions share."""
        try:
            return self._text("answer", f"{fact}-{answer}")
        except MissingMessage:
            return self._text("answer", answer)

    def order(self, remedy: Remedy) -> str:
        """What must be done, as a sentence."""
        words = {field: self._text(field, value) for field in FIELDS if (value := getattr(remedy, field))}
        sentence = self._text("order", remedy.do, **words)
        return sentence[:1].upper() + sentence[1:]

    def reading(self, name: str) -> str:
        """How a doubtful text is read."""
        return self._text("reading", name)

    def missing(self, books: Iterable[AnyBook]) -> Iterator[str]:
        """The ids of what some book needs and this language does not say itself."""
        for kind, name in sorted({one for book in books for one in _needed(book)}):
            ids = [f"{self._game}-{kind}-{name}"]
            if kind == "answer":
                ids.append(f"{self._game}-answer-{name.rpartition(' ')[2]}")
                ids[0] = ids[0].replace(" ", "-")
            if not any(self._language.has(one) for one in ids):
                yield ids[0]


def _needed(book: AnyBook) -> Iterator[tuple[str, str]]:
    for irregularity, family in book.register.family_of.items():
        yield "family", family
        yield "irregularity", irregularity
        yield "why", irregularity
    for irregularity in book.provisions:
        for fact, answers in book.questions(irregularity).items():
            yield "fact", fact
            yield from (("answer", f"{fact} {answer}") for answer in answers)
        for _, ruling in book.paths(irregularity):
            yield from (("reading", name) for name in ruling.readings)
    for do, order in book.register.vocabulary.orders.items():
        yield "order", do
        for field in FIELDS:
            yield from ((field, word) for word in getattr(order, field) or ())
