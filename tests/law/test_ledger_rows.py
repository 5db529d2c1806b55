"""The ledger computed from its parts."""

import pytest

from ventaglio.core.norms import Cite, Norm
from ventaglio.law.articles import Article, Charge
from ventaglio.law.ledger import Row, Status, ledger

NORMS = {
    "first": Norm(True, Cite("code", "1"), also=(Cite("code", "2", "a clause"),)),
    "second": Norm(True, Cite("code", "1", "another clause")),
    "borrowed": Norm(True, Cite("other", "3")),
}
REFUSALS = {"not-so": {"first"}, "nor-so": {"second", "borrowed"}, "elsewhere": {"borrowed"}}
RULINGS = {("code", "1"): ["revoke"], ("code", "2"): ["misdeal", "revoke"], ("code", "3"): ["revoke"]}
MARKS = {
    ("code", "1"): ["b.py::test", "a.py::test"],
    ("code", "3"): ["a.py::test"],
    ("code", "5"): ["a.py::test"],
    ("other", "2"): ["c.py::test"],
}


def row(number: str, charge: Charge = Charge.PLAY) -> Row:
    article = Article("code", number, "about", charge, "because")
    return ledger([article], NORMS.items(), REFUSALS, RULINGS, MARKS)[0]


def test_a_row_gathers_all_that_concerns_an_article() -> None:
    found = row("1")
    assert found.norms == ("first", "second")
    assert found.refusals == ("nor-so", "not-so")
    assert found.rulings == ("revoke",)
    assert found.tests == ("a.py::test", "b.py::test")


@pytest.mark.parametrize(
    "number, status",
    [("1", Status.SHOWN), ("2", Status.NOT_SHOWN), ("3", Status.NOT_CITED), ("4", Status.MISSING)],
)
def test_an_article_about_play_must_be_cited_and_shown(number: str, status: Status) -> None:
    assert row(number).status is status
    assert row(number).open is (status is not Status.SHOWN)


@pytest.mark.parametrize(
    "number, status",
    [("1", Status.SHOWN), ("2", Status.NOT_SHOWN), ("3", Status.SHOWN), ("4", Status.MISSING), ("5", Status.NOT_CITED)],
)
def test_an_article_of_the_referee_must_be_cited_by_a_ruling_and_shown(number: str, status: Status) -> None:
    found = row(number, Charge.REFEREE)
    assert found.status is status
    assert found.open is (status is not Status.SHOWN)


@pytest.mark.parametrize("charge", [Charge.CONDUCT, Charge.NOTHING])
@pytest.mark.parametrize("number", ["1", "4"])
def test_other_articles_want_nothing(number: str, charge: Charge) -> None:
    assert not row(number, charge).open
    assert charge.value in row(number, charge).status.value
