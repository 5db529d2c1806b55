"""Art. 88–90: who may watch, and what a spectator sees."""

import pytest

from tests.texts import TRESSETTE_CODES as CODES
from ventaglio.core.codec import encode
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.game import TRESSETTE

each_set = pytest.mark.parametrize("rules", CODES.values(), ids=CODES)


@pytest.mark.article("fitres", "88")
@each_set
def test_at_most_two_not_refused_by_most_each_answered_for_by_one_player(rules: Rules) -> None:
    assert rules.spectators.value == 2
    assert rules.spectators_barred_by_majority.value
    assert rules.one_player_answers_for_each.value


@pytest.mark.article("fitres", "90")
@each_set
def test_a_spectator_sees_the_hand_of_whoever_answers_for_him_and_no_other(rules: Rules) -> None:
    assert rules.spectator_sees_one_hand.value
    state = TRESSETTE.parse_position(f"code: {rules.id}", complete=True)
    for host in range(4):
        seen = encode(TRESSETTE.view(state, host)).decode()
        for seat, hand in enumerate(state.hands):
            assert all((f'"{one.text}"' in seen) == (seat == host) for one in hand)


@pytest.mark.article("fitres", "128")
@each_set
def test_what_the_menu_lets_one_say_is_true_and_in_the_words_of_the_code(rules: Rules) -> None:
    """So a declaration is always conforming, and there is nothing to ask about it."""
    assert rules.conforming_unquestioned.value
    state = TRESSETTE.parse_position(f"code: {rules.id}\nhand B: d3 d2 dA d7 s3 s7 c4 c5 bR bC", complete=True)
    offered = {choice.card.text: dict(choice.formulas) for choice in TRESSETTE.menu(state, 1).cards}
    assert offered["d7"] == {"napoletana-lungo": "Napoletana, lungo"}
    assert "si-liscia" in offered["s3"]
    assert offered["s7"] == {}
