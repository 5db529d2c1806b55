"""What a referee in training is marked for: the orders, and their sequence only where the turn itself has one."""

from random import Random

import pytest

from tests.texts import BOOKS, book_of
from ventaglio.law.referee.cases import RulingCase
from ventaglio.law.referee.training import Exercise, draw, mark


def exercise(code: str, irregularity: str, **facts: str) -> Exercise:
    told: dict[str, str | list[str]] = {fact.replace("_", "-"): answer for fact, answer in facts.items()}
    case = RulingCase("x", code, irregularity, told, ruling=[])
    return draw([case], {code: book_of(code)}, Random(1))


@pytest.mark.article("fibur-2019", "34")
def test_no_point_is_lost_for_a_sequence_that_no_article_imposes() -> None:
    put = exercise("fibur-2019", "close-without-burraco", when="before-pick-up", wild_discarded="no")
    orders = [step.remedy for step in put.ruling.steps]
    marked = mark(put, orders[::-1])
    assert marked.in_order
    assert marked.points == 10


@pytest.mark.article("fibur-2019", "7")
@pytest.mark.article("fibur-2019", "30")
def test_a_player_picks_up_before_he_discards() -> None:
    put = exercise("fibur-2019", "play-without-pick-up", when="now", noticed_by="opponents", played="attached")
    orders = [step.remedy for step in put.ruling.steps]
    assert [str(one) for one in orders] == [
        *("stop offender", "pick-up offender either", "discard any-card offender now"),
        "freeze touched-melds until-next-turn",
    ]
    stop, picks_up, discards, freeze = orders
    assert mark(put, [freeze, picks_up, discards, stop]).points == 10
    backwards = mark(put, [stop, discards, picks_up, freeze])
    assert not backwards.in_order
    assert backwards.points == 9


@pytest.mark.article("internazionale", "8")
def test_this_turn_comes_before_the_next() -> None:
    facts = {"sent_to_the_pile": "no", "when": "before-pick-up", "discard_was": "collected"}
    put = exercise("internazionale", "collect-without-playing", **facts)
    back, draws, now, limit, later = (step.remedy for step in put.ruling.steps)
    assert mark(put, [draws, now, back, later, limit]).in_order
    assert not mark(put, [back, draws, later, limit, now]).in_order


@pytest.mark.parametrize("code", [code for books in BOOKS.values() for code in books])
def test_every_ruling_keeps_to_the_sequence_that_it_asks_for(code: str) -> None:
    book = book_of(code)
    comes_before = book.register.vocabulary.comes_before
    wrong = {
        (irregularity, str(one), str(other))
        for irregularity in book.provisions
        for _, ruling in book.paths(irregularity)
        for at, one in enumerate(step.remedy for step in ruling.steps)
        for other in [step.remedy for step in ruling.steps[:at]]
        if comes_before(one, other)
    }
    assert wrong == set()
