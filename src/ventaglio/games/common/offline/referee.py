"""The referee for the pocket: the questionnaire and every ruling of each code of a game, as data that a page walks.

Rulings are functions that ask; what they can ask and rule is finite. Here each run of answers is followed once, and
what comes of it is written down as a graph: a node is a question with a way on for each answer, or a ruling. Nodes that
say the same are one, whichever code they belong to, and every sentence stands once in a table of texts. Whoever walks
the graph needs to know nothing of the game.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from typing import Generic, TypeVar

import msgspec

from ventaglio.core.norms import Cite
from ventaglio.games.common.offline.parts import Choice, part
from ventaglio.games.common.offline.speech import slug, speech
from ventaglio.law.referee.cases import RulingCase
from ventaglio.law.referee.inquiry import AnyBook, Ruling
from ventaglio.law.referee.remedies import Remedy, Step
from ventaglio.law.referee.words import RulingWords
from ventaglio.law.shelf import Found, every_set, ruled_games


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """A question: the fact, its text, and for each answer its id, its text and the node that follows."""

    fact: str
    text: int
    answers: tuple[tuple[str, int, int], ...]


class Ruled(msgspec.Struct, frozen=True, array_like=True):
    """A ruling. A step is an order and an article, by their places in the lists."""

    steps: tuple[tuple[int, int], ...]
    bounds: tuple[tuple[int, int], ...]
    silent: bool
    readings: tuple[int, ...]
    articles: tuple[int, ...]


class Order(msgspec.Struct, frozen=True, array_like=True):
    """An order: its line, its text, whether everybody must hear it, whether it is written down, and when in a turn."""

    line: str
    text: int
    announced: bool
    written: bool
    turn: str
    """Whose turn it belongs to; empty where a turn has no place for it."""
    at: int


class ArticleNamed(msgspec.Struct, frozen=True, array_like=True):
    """An article: its document, how it stands in an address, and how it is cited."""

    document: str
    slug: str
    text: int


class Irregularity(msgspec.Struct, frozen=True, array_like=True):
    """What can go wrong, by one code: what happened, what the code wants, and where its questions begin."""

    id: str
    name: int
    why: int
    start: int
    known: bool
    """Whether the code says anything about it."""


class Settled(msgspec.Struct, frozen=True, array_like=True):
    """What a table may settle for itself: its id, what it is about, and each value with its text and its article."""

    id: str
    text: int
    values: tuple[tuple[str, int, int], ...]


class Code(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one code says, and what of it a table may settle otherwise."""

    id: str
    document: str
    name: str
    title: str
    families: tuple[tuple[int, tuple[Irregularity, ...]], ...]
    settles: tuple[Settled, ...] = ()
    starts: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {}
    """By irregularity: the choices that its questions or its ruling turn on, and where they begin for each combination
    of their values, the last choice changing fastest.
    """


class Exercise(msgspec.Struct, frozen=True, array_like=True):
    """A case for whoever trains: by which code, what happened, what is told, and how hard it is."""

    code: str
    irregularity: str
    told: dict[str, str]
    level: int


class Referee(msgspec.Struct, frozen=True):
    """All of it, for one game in one language. Questions and rulings are in one list; a question begins with a fact."""

    game: str
    texts: tuple[str, ...]
    articles: tuple[ArticleNamed, ...]
    orders: tuple[Order, ...]
    nodes: tuple[Asked | Ruled, ...]
    codes: tuple[Code, ...]


class CodeNamed(msgspec.Struct, frozen=True):
    """A code as it stands in a list."""

    id: str
    name: str
    title: str


class Listed(msgspec.Struct, frozen=True):
    """What is known of a game before its book is opened: its codes, and how people search in them."""

    game: str
    codes: tuple[CodeNamed, ...]
    alike: tuple[tuple[str, ...], ...]
    """Words that mean the same to whoever searches, in groups."""


T = TypeVar("T")


class _Kept(Generic[T]):
    """A list in which everything stands once."""

    def __init__(self) -> None:
        self._places: dict[T, int] = {}

    def place(self, one: T) -> int:
        return self._places.setdefault(one, len(self._places))

    def all(self) -> tuple[T, ...]:
        return tuple(self._places)


class _Words:
    """The sentences of one code. A grid says the same few thousands of times, so each is made once."""

    def __init__(self, game: str, language: str, found: Found) -> None:
        told = RulingWords(game, language, found.book.figures, found.set_id)
        # All but questions and answers is said of any law: the figures of an order are in its own line.
        plain = RulingWords(game, language, law=found.set_id)
        self.question = cache(told.question)
        self.answer = cache(told.answer)
        self.order = cache(plain.order)
        self.reading = cache(plain.reading)
        self.family = plain.family
        self.irregularity = plain.irregularity
        self.why = plain.why


class _Writer:
    def __init__(self, game: str, language: str) -> None:
        self._names = speech(game, language).words
        self._spoken = game, language
        self.texts: _Kept[str] = _Kept()
        self.articles: _Kept[ArticleNamed] = _Kept()
        self.orders: _Kept[Order] = _Kept()
        self.nodes: _Kept[Asked | Ruled] = _Kept()
        self._article = cache(self._named)

    def code(self, found: Found) -> Code:
        words = _Words(*self._spoken, found)
        book = found.book
        settles, starts = self._settled(found)
        return Code(
            id=found.set_id,
            document=found.document,
            name=self._names.code(found.set_id),
            title=found.rules.title,
            families=tuple(
                (
                    self.texts.place(words.family(family)),
                    tuple(self._irregularity(book, one, words) for one in inside),
                )
                for family, inside in book.register.families.items()
            ),
            settles=settles,
            starts=starts,
        )

    def _settled(self, found: Found) -> tuple[tuple[Settled, ...], dict[str, tuple[tuple[int, ...], tuple[int, ...]]]]:
        """What a table may settle that some ruling turns on, and where each such ruling begins then."""
        offered = part(found.game).choices(found.rules)
        everything = tuple(found.book.register.family_of) if offered else ()
        own = self._starts(found, {}, everything)
        turns: dict[str, dict[str, None]] = {}
        for name, values in offered.items():
            for value in list(values)[1:]:
                there = self._starts(found, {name: value}, everything)
                for one in everything:
                    if there[one] != own[one]:
                        turns.setdefault(one, {})[name] = None
        used = [name for name in offered if any(name in names for names in turns.values())]
        starts = {
            one: (
                tuple(used.index(name) for name in names),
                tuple(
                    self._starts(found, dict(zip(names, values, strict=True)), (one,))[one]
                    for values in product(*(offered[name] for name in names))
                ),
            )
            for one, names in turns.items()
        }
        return tuple(self._choice(found, name, offered[name]) for name in used), starts

    def _starts(self, found: Found, chosen: Mapping[str, str], asked: Iterable[str]) -> dict[str, int]:
        """Where the questions on each irregularity begin at a table that has settled this."""
        there = found._replace(rules=part(found.game).settled(found.rules, chosen))
        book, words = there.book, _Words(*self._spoken, there)
        return {one: self._node(book, one, {}, words) for one in asked}

    def _choice(self, found: Found, name: str, values: Choice) -> Settled:
        words = speech(*self._spoken, found.set_id).norms
        return Settled(
            name,
            self.texts.place(words.name(name)),
            tuple(
                (value, self.texts.place(words.value(name, norm.value)), self._article(norm.cite))
                for value, norm in values.items()
            ),
        )

    def _irregularity(self, book: AnyBook, one: str, words: _Words) -> Irregularity:
        return Irregularity(
            id=one,
            name=self.texts.place(words.irregularity(one)),
            why=self.texts.place(words.why(one)),
            start=self._node(book, one, {}, words),
            known=one in book.provisions,
        )

    def _node(self, book: AnyBook, irregularity: str, facts: Mapping[str, str], words: _Words) -> int:
        outcome = book.rule(irregularity, facts)
        if isinstance(outcome, Ruling):
            return self.nodes.place(self._ruled(book, outcome, words))
        fact, answers = outcome.question.fact, outcome.question.answers
        ways = tuple(
            (
                answer,
                self.texts.place(words.answer(fact, answer)),
                self._node(book, irregularity, {**facts, fact: answer}, words),
            )
            for answer in answers
        )
        return self.nodes.place(Asked(fact, self.texts.place(words.question(fact)), ways))

    def _ruled(self, book: AnyBook, ruling: Ruling, words: _Words) -> Ruled:
        def each(steps: Iterable[Step]) -> tuple[tuple[int, int], ...]:
            return tuple((self._order(book, step.remedy, words), self._article(step.cite)) for step in steps)

        return Ruled(
            steps=each(ruling.steps),
            bounds=each(ruling.bounds),
            silent=ruling.silent,
            readings=tuple(self.texts.place(words.reading(name)) for name in ruling.readings),
            articles=tuple(self._article(cite) for cite in ruling.cites),
        )

    def _order(self, book: AnyBook, remedy: Remedy, words: _Words) -> int:
        vocabulary = book.register.vocabulary
        turn, at = vocabulary.time(remedy) or ("", 0)
        text = self.texts.place(f"{words.order(remedy)}.")
        announced, written = remedy.do in vocabulary.announced, remedy.do in vocabulary.written
        return self.orders.place(Order(str(remedy), text, announced, written, turn, at))

    def _named(self, cite: Cite) -> int:
        text = self.texts.place(self._names.cite(cite))
        return self.articles.place(ArticleNamed(cite.code, slug(cite.article), text))


def referee(game: str, language: str) -> Referee:
    """Everything that the codes of a game rule."""
    writer = _Writer(game, language)
    codes = tuple(writer.code(found) for found in every_set(game))
    return Referee(
        game=game,
        texts=writer.texts.all(),
        articles=writer.articles.all(),
        orders=writer.orders.all(),
        nodes=writer.nodes.all(),
        codes=codes,
    )


def listed(language: str) -> tuple[Listed, ...]:
    """The books of all games by their codes, so that one book is read and not all of them."""
    return tuple(
        Listed(
            game,
            tuple(
                CodeNamed(found.set_id, speech(game, language).words.code(found.set_id), found.rules.title)
                for found in every_set(game)
            ),
            part(game).alike,
        )
        for game in ruled_games()
    )


def exercises(game: str, cases: Iterable[RulingCase]) -> tuple[Exercise, ...]:
    """Exercises made of those cases of a game that have orders to find; they are the same in every language."""
    known = {found.set_id for found in every_set(game)}
    return tuple(
        Exercise(case.code, case.irregularity, dict(told), case.level)
        for case in cases
        if case.ruling and case.code in known
        for told in case.told()
    )
