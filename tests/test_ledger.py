"""Every article about play, in every code, is cited by a norm and shown by a test."""

from pathlib import Path

import pytest

from ventaglio.cli.games import Found, every_code
from ventaglio.cli.ledger import rows
from ventaglio.cli.scan import marks

MARKS = marks(Path(__file__).parent)


@pytest.mark.parametrize("found", list(every_code()), ids=lambda found: found.rules.id)
def test_every_article_about_play_is_cited_and_shown(found: Found) -> None:
    missing = [f"{row.article.number}: {row.status.value}" for row in rows(found, MARKS) if row.open]
    assert missing == []


def test_tests_are_marked_with_articles_that_there_are() -> None:
    known = {(row.article.code, row.article.number) for found in every_code() for row in rows(found, {})}
    codes = {code for code, _ in known}
    assert {mark: tests for mark, tests in MARKS.items() if mark[0] in codes and mark not in known} == {}
