"""Frequent questions: what people ask of the codes, each answer shown by cases that are run with the tests.

A question is known by its id. Its words are ``pocket-faq-<id>`` and ``pocket-faq-<id>-answer`` in the language files;
the cases that show it lie with the others and begin with ``faq <id>``.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from ventaglio.core.cases import Case
from ventaglio.core.norms import Cite
from ventaglio.games.common.offline.parts import games, part
from ventaglio.games.common.offline.speech import slug, speech
from ventaglio.law import shelf
from ventaglio.law.referee.cases import RulingCase

MARK: Final = "faq "


class Resting(msgspec.Struct, frozen=True):
    """An article that an answer rests on."""

    text: str
    document: str
    slug: str


class Ruled(msgspec.Struct, frozen=True):
    """A ruling that an answer rests on: where the questionnaire leads to it."""

    code: str
    name: str
    irregularity: str
    told: dict[str, str]


class QuestionTold(msgspec.Struct, frozen=True):
    """A question, its answer, and what shows it."""

    id: str
    question: str
    answer: str
    articles: tuple[Resting, ...]
    rulings: tuple[Ruled, ...]


class TopicTold(msgspec.Struct, frozen=True):
    """Questions that belong together."""

    id: str
    game: str
    title: str
    questions: tuple[QuestionTold, ...]


AnyCase = Case | RulingCase


def shown(cases: Iterable[AnyCase]) -> dict[str, list[AnyCase]]:
    """The cases that show frequent questions, by the id of the question."""
    found: dict[str, list[AnyCase]] = {}
    for case in cases:
        if case.id.startswith(MARK):
            found.setdefault(case.id.removeprefix(MARK).split(":")[0].strip(), []).append(case)
    return found


def questions(language: str, cases: Iterable[AnyCase]) -> tuple[TopicTold, ...]:
    """Every question with its answer in a language."""
    by_id = shown(cases)
    return tuple(
        TopicTold(
            id=topic,
            game=game,
            title=speech(game, language).words.text(f"pocket-faq-topic-{topic}"),
            questions=tuple(_told(game, one, language, by_id.get(one, ())) for one in inside),
        )
        for game in games()
        for topic, inside in part(game).topics.items()
    )


def _told(game: str, one: str, language: str, cases: Sequence[AnyCase]) -> QuestionTold:
    text = speech(game, language).words.text
    return QuestionTold(
        id=one,
        question=text(f"pocket-faq-{one}"),
        answer=text(f"pocket-faq-{one}-answer"),
        articles=tuple(dict.fromkeys(_articles(game, language, cases))),
        rulings=tuple(_rulings(game, language, cases)),
    )


def _articles(game: str, language: str, cases: Iterable[AnyCase]) -> Iterator[Resting]:
    words = speech(game, language).words
    for case in cases:
        for name in case.article if isinstance(case, RulingCase) else case.articles:
            document, _, number = name.partition(" ")
            number = number.partition(",")[0]
            yield Resting(words.cite(Cite(document, number)), document, slug(number))


def _rulings(game: str, language: str, cases: Iterable[AnyCase]) -> Iterator[Ruled]:
    """One for each irregularity by each code, with what all its cases have in common: the rest is asked there."""
    words = speech(game, language).words
    shared: dict[tuple[str, str], dict[str, str]] = {}
    for case in cases:
        if isinstance(case, RulingCase):
            told = next(case.told())
            before = shared.setdefault((case.code, case.irregularity), told)
            shared[case.code, case.irregularity] = {
                fact: said for fact, said in before.items() if told.get(fact) == said
            }
    for (code, irregularity), told in shared.items():
        yield Ruled(code, words.code(shelf.get(code).set_id), irregularity, told)
