"""Every article about play is cited by a norm, every one of the referee's by a ruling, and all are shown by a test."""

from pathlib import Path

import pytest

from ventaglio.cli.ledger import rows
from ventaglio.cli.marks import marks
from ventaglio.games.common.plugin.shelves import every_code, every_document
from ventaglio.law.articles import Charge
from ventaglio.law.ledger import Status
from ventaglio.law.shelf import Found, register_of, resting_on

TESTS = Path(__file__).parent


@pytest.mark.parametrize("found", list(every_code()), ids=lambda found: found.rules.id)
def test_every_article_is_cited_and_shown(found: Found) -> None:
    missing = [f"{row.article.number}: {row.status.value}" for row in rows(found, marks(TESTS)) if row.open]
    assert missing == []


def test_tests_are_marked_with_articles_that_there_are() -> None:
    known = {(row.article.code, row.article.number) for found in every_code() for row in rows(found, {})}
    codes = {code for code, _ in known}
    assert {mark: tests for mark, tests in marks(TESTS).items() if mark[0] in codes and mark not in known} == {}


@pytest.mark.parametrize("found", list(every_document()), ids=lambda found: found.document)
def test_the_articles_of_the_referee_name_their_irregularities(found: Found) -> None:
    charged = [row for row in rows(found, marks(TESTS)) if row.article.charge is Charge.REFEREE]
    known = register_of(found.game).family_of
    assert charged or found.document == "circolo"
    assert [row.article.number for row in charged if row.status is not Status.SHOWN] == []
    assert [row.article.number for row in charged if not set(row.rulings) <= set(known)] == []
    # Each is shown by a case that a ruling must come out of.
    shown = [row for row in charged if not any(test.startswith("rulings/") for test in row.tests)]
    assert [row.article.number for row in shown] == []


def test_articles_about_play_list_the_irregularities_too() -> None:
    found = {(row.article.code, row.article.number): row for one in every_document() for row in rows(one, marks(TESTS))}
    assert found["fitres", "118"].article.charge is Charge.PLAY
    assert found["fitres", "118"].rulings == ("lay-down-contested", "untimely-lay-down")


def test_rulings_rest_on_articles_that_there_are() -> None:
    known = {(row.article.code, row.article.number) for found in every_code() for row in rows(found, {})}
    assert set(resting_on()) - known == set()


def test_whoever_answers_for_nothing_says_why() -> None:
    said = [row.article for found in every_document() for row in rows(found, {})]
    assert [one for one in said if one.charge in (Charge.CONDUCT, Charge.NOTHING) and not one.reason] == []
