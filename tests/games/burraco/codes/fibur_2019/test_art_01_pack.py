"""Art. 1: the pack."""

from collections import Counter

import pytest

from tests.support import Desk
from ventaglio.core.cards import JOKER, cards
from ventaglio.games.burraco.engine.deal import full_pack

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "1")


def test_two_packs_of_54_with_four_jokers() -> None:
    count = Counter(full_pack(Desk(CODE).state.table))
    assert count.total() == 2 * 54
    assert count.pop(JOKER) == 4
    assert set(count.values()) == {2}
    assert len(count) == 52


@pytest.mark.article(CODE, "Tre o cinque giocatori")
def test_three_packs_for_five_players() -> None:
    assert Counter(full_pack(Desk(CODE, "players: 5").state.table))[cards("Kh")[0]] == 3


def test_a_joker_is_a_joker_whatever_its_colour() -> None:
    """Rank, twin and tie look at the face alone, and there is one face for all of them."""
    assert cards("* *")[0] is cards("*")[0]
