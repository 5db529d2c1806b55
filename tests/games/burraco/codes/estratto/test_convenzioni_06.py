"""Convenzioni 6: who makes the pozzetti shuffles first, then the dealer."""

import pytest

from tests.sitting import sitting
from ventaglio.core.cards import spell
from ventaglio.games.burraco.codes.estratto.play import RULES
from ventaglio.games.burraco.engine.deal import full_pack, roles

pytestmark = pytest.mark.article("estratto", "Convenzioni 6")

sit = sitting("estratto")


@pytest.mark.parametrize("players, dealer, shufflers", [(4, 0, [3, 0]), (4, 2, [1, 2]), (3, 0, [2, 0]), (2, 1, [0, 1])])
def test_the_player_at_the_dealers_right_then_the_dealer(players: int, dealer: int, shufflers: list[int]) -> None:
    assert [roles(players, dealer)[role] for role in RULES.shufflers.value] == shufflers


def test_the_cards_are_dealt_once_and_by_the_table() -> None:
    table = sit("phase: deal")
    deal = f"deal 54 {spell(full_pack(table.state.table))}"
    assert table.why_not(f"B {deal}") == "only-the-referee [estratto Convenzioni 6]"
    assert table.does(deal).why_not(f"table {deal}") == "already-dealt [estratto Convenzioni 6]"
