"""Convenzioni 7 and 8: a card lifted from stock or pile is a choice made."""

import pytest

from tests.sitting import sitting

sit = sitting("estratto")


@pytest.mark.article("estratto", "Convenzioni 7")
@pytest.mark.parametrize("second", ["draw", "take"])
def test_who_has_drawn_cannot_change_his_mind(second: str) -> None:
    assert sit("pile: 4c").does("draw").why_not(second) == "already-picked-up [estratto Convenzioni 7]"


@pytest.mark.article("estratto", "Convenzioni 8")
@pytest.mark.parametrize("second", ["draw", "take"])
def test_who_has_collected_cannot_either(second: str) -> None:
    assert sit("pile: 4c 5c").does("take").why_not(second) == "already-picked-up [estratto Convenzioni 7]"


@pytest.mark.article("estratto", "Convenzioni 8")
def test_the_pile_may_be_looked_at_before() -> None:
    assert [one.text for one in sit("pile: 4c 5c 6c").sees("B").pile] == ["4c", "5c", "6c"]
