"""Every frequent question has an answer in every language and cases that show it; and no case shows none."""

import pytest

from tools.make_pocket import every_case
from ventaglio import lang
from ventaglio.games.common.offline.articles import texts
from ventaglio.games.common.offline.parts import games, part
from ventaglio.games.common.offline.questions import questions, shown
from ventaglio.law import shelf

CASES = list(every_case())
LISTED = [one for game in games() for inside in part(game).topics.values() for one in inside]


def test_every_question_is_shown_by_a_case_and_every_such_case_shows_a_question() -> None:
    assert sorted(shown(CASES)) == sorted(LISTED)
    assert len(set(LISTED)) == len(LISTED) >= 40


@pytest.mark.parametrize("language", lang.available())
def test_every_answer_leads_to_articles_that_there_are(language: str) -> None:
    known = {(text.id, article.slug) for text in texts(language) for article in text.articles}
    for topic in questions(language, CASES):
        for one in topic.questions:
            assert one.question
            assert one.answer
            assert one.articles
            assert {(article.document, article.slug) for article in one.articles} <= known, one.id


@pytest.mark.parametrize("language", lang.available())
def test_every_ruling_of_an_answer_is_reached_by_its_facts(language: str) -> None:
    for topic in questions(language, CASES):
        for one in topic.questions:
            ways = [(ruled.code, ruled.irregularity) for ruled in one.rulings]
            assert len(set(ways)) == len(ways), "two links to one ruling"
            for ruled in one.rulings:
                shelf.get(ruled.code, game=topic.game).book.check(ruled.irregularity, ruled.told)


@pytest.mark.parametrize("language", lang.available())
def test_every_article_says_something(language: str) -> None:
    for text in texts(language):
        slugs = [article.slug for article in text.articles]
        assert len(set(slugs)) == len(slugs)
        assert [one.slug for one in text.articles if not (one.norms or one.rulings or one.reason)] == []
