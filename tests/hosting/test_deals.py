"""Deals: promised before, told after, even when they are thrown in at once."""

import pytest

from tests.hosting.tabletop import Tabletop
from ventaglio.cards import provable
from ventaglio.hosting import doing
from ventaglio.hosting.doing import NotNow
from ventaglio.hosting.due import due
from ventaglio.hosting.entries import Committed, Did, Revealed

THROWN_IN = 8
"""A seed whose first deal gives one player three of the cards that form pairs."""


def test_a_deal_that_is_thrown_in_is_told_and_the_next_is_another() -> None:
    table = Tabletop("tressette", "moderne", THROWN_IN, headers={"Option.pairs": "B.a"}, pace=0.0).seat()
    table.until(lambda one: one.in_hand, most=50)
    kinds = [type(entry) for _, entry in table.log[-5:]]
    assert kinds == [Committed, Did, Revealed, Committed, Did]
    first, second = (entry for _, entry in table.log if isinstance(entry, Committed))
    assert (first.deal, second.deal) == (1, 2)
    assert first.secret != second.secret
    told = next(entry for _, entry in table.log if isinstance(entry, Revealed))
    assert provable.commitment(bytes.fromhex(told.secret), told.label) == first.commitment


def test_the_cards_come_when_everybody_is_ready_or_has_had_the_time() -> None:
    table = Tabletop("burraco", "fibur-2019", between=30.0).seat(0, 1, 2)
    table.until(lambda one: one.pledge is not None)
    promised = table.now
    table.do(doing.ready, 0, "a")
    assert table.do(doing.ready, 0, "another") == (), "what was given stands"
    next_due = due(table.table)
    assert next_due is not None
    assert next_due.at == promised + 30
    table.do(doing.go, 1)
    table.do(doing.ready, 2, "c")
    next_due = due(table.table)
    assert next_due is not None
    assert next_due.at == promised, "who is away is not waited for"
    table.step()
    assert table.table.in_hand
    with pytest.raises(NotNow, match="no-deal-to-come"):
        table.do(doing.ready, 1, "b")


@pytest.mark.parametrize("given", ["", "a b", "è", "x" * 65, "a\n"])
def test_what_is_given_must_fit_into_a_record(given: str) -> None:
    table = Tabletop("burraco", "fibur-2019").seat(0, 1)
    table.until(lambda one: one.pledge is not None)
    with pytest.raises(NotNow, match="bad-randomness"):
        table.do(doing.ready, 0, given)


def test_a_match_abandoned_before_the_deal_has_nothing_to_tell() -> None:
    table = Tabletop("burraco", "fibur-2019").seat(0, 1, 2, 3)
    table.until(lambda one: one.pledge is not None)
    assert [type(entry) for entry in table.do(doing.abandon, 0)] == [Did]
    assert table.table.status == "over"
