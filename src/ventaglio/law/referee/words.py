"""Rulings in a person's words: names of irregularities, questions, answers, orders, readings.

Ids of sentences begin with the game: ``burraco-irregularity-…``, ``-why-…``, ``-fact-…``, ``-answer-…``, ``-order-…``,
``-what-…``, ``-who-…``, ``-how-…``, ``-reading-…``, ``-family-…``. A word with a number has the sentence of its shape:
``late-100`` is said by ``burraco-how-late-N``, which calls the number ``$n``, and a second one ``$m``. Questions and
answers may also name figures of the law, such as ``$grace``; all else is said of any law, and of rulings long past.
"""

from collections.abc import Iterable, Iterator

from ventaglio.lang import NO_LAW, BadArguments, MissingMessage, translator
from ventaglio.law.referee.figures import ANY_NUMBER, NAMES, Figures, figures_in, shape, unspelled
from ventaglio.law.referee.inquiry import AnyBook
from ventaglio.law.referee.remedies import FIELDS, Remedy


class RulingWords:
    """What a referee reads, in one language.

    ``figures`` are those of the law that is spoken of, and ``law`` is its name: each code has some words of its own.
    """

    def __init__(self, game: str, language: str, figures: Figures | None = None, law: str = NO_LAW) -> None:
        self._game = game
        self._language = translator(language)
        self._figures = figures or {}
        self._law = law

    def _text(self, kind: str, *names: str, **args: object) -> str:
        """The sentence of the first name that has one."""
        for name in names:
            for spelling in (name, unspelled(name)):
                numbers = dict(zip(NAMES, figures_in(spelling), strict=False))
                for one in dict.fromkeys((spelling, shape(spelling))):
                    try:
                        return self._language.text(
                            f"{self._game}-{kind}-{one}", **{"law": self._law, **self._figures, **numbers, **args}
                        )
                    except MissingMessage:
                        continue
        raise MissingMessage(f"{self._game}-{kind}-{names[0]}")

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
        return self._text("answer", f"{fact}-{answer}", answer)

    def order(self, remedy: Remedy) -> str:
        """What must be done, as a sentence."""
        words = {field: self.word(field, value) for field in FIELDS if (value := getattr(remedy, field))}
        sentence = self._text("order", remedy.do, **words)
        return sentence[:1].upper() + sentence[1:]

    def word(self, field: str, value: str) -> str:
        """A word that follows in an order: to what, to whom, or how."""
        return self._text(field, value)

    def reading(self, name: str) -> str:
        """How a doubtful text is read."""
        return self._text("reading", name)

    def missing(self, books: Iterable[AnyBook]) -> Iterator[str]:
        """The ids of what some book needs and this language does not say itself, or says with figures it has not."""
        found: dict[str, None] = {}
        for book in books:
            told = RulingWords(self._game, self._language.code, book.figures, book.document)
            for kind, *names in _needed(book):
                if not told._says(kind, *names):
                    found[f"{self._game}-{kind}-{names[0]}"] = None
        yield from sorted(found)

    def _says(self, kind: str, *names: str) -> bool:
        own = any(
            self._language.has(f"{self._game}-{kind}-{one}")
            for name in names
            for one in (name, shape(name), shape(unspelled(name)))
        )
        free = dict(zip(NAMES, (1 for part in names[0].split("-") if part == ANY_NUMBER), strict=False))
        try:
            self._text(kind, *names, **dict.fromkeys(FIELDS, "…"), **free)
        except (MissingMessage, BadArguments):
            return False
        return own


def _needed(book: AnyBook) -> Iterator[tuple[str, ...]]:
    """Kinds of sentences with their names, of which one will do."""
    for irregularity, family in book.register.family_of.items():
        yield "family", family
        yield "irregularity", irregularity
        yield "why", irregularity
    for irregularity in book.provisions:
        for fact, answers in book.questions(irregularity).items():
            yield "fact", fact
            yield from (("answer", f"{fact}-{answer}", answer) for answer in answers)
        for _, ruling in book.paths(irregularity):
            yield from (("reading", name) for name in ruling.readings)
    for do, order in book.register.vocabulary.orders.items():
        yield "order", do
        for field in FIELDS:
            yield from ((field, word) for word in getattr(order, field) or ())
