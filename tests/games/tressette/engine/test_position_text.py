"""Positions as text: what can be read, and how a text that cannot be played on from is refused."""

import pytest

from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.actions import parse_action
from ventaglio.games.tressette.game import TRESSETTE

HANDS = "hand A: d3 s3\nhand B: d4 s4\nhand C: d5 s5\nhand D: d6 s6\n"

BAD = {
    "phase: lead": "each seat has a hand",
    "phase: pairing": "each seat has a hand",
    "sides: 0 0 0 1": "two play against two",
    "players: 0 0 1 2": "sits at one seat",
    "phase: lead\nhand A: d3": "a hand for each of the four seats, this one for 1",
    "phase: follow\n" + HANDS: "one to three cards are on the table",
    "phase: lead\nplaying: d7\n" + HANDS: "one to three cards are on the table",
    "phase: lead\nhand A: d3 s3 c3\n" + HANDS[14:]: "as many cards as the others",
    "phase: lead\ntrick A: d7 dR dC dD\nhand A: d7 s3\n" + HANDS[14:]: "d7 stands twice",
    "phase: lead\ndealt A: d3\ndealt B: d4\ndealt C: d5\ndealt D: d6\ntrick A: s3 s4 s5 s6": "but was not dealt it",
    "phase: lead\ntrick A: d7 c4 dC dD\n" + HANDS: "B has not followed to d and yet holds it",
    "phase: lead\ntrick A: c3 c4 c5 c6 saying hooray\n" + HANDS: "'hooray' is no formula of these norms",
    "phase: lead\nsaid A: 0 hooray\n" + HANDS: "'hooray' is none of questo-piombo",
    "phase: lead\naccused A: 7d 3\n" + HANDS: "'7d' is no buongioco",
    "phase: lead\naccused A: Nd 3\n" + HANDS: "A was not dealt what he accused",
    "phase: lead\nmust-lead: d2\n" + HANDS: "must lead d2 but does not hold it",
    "phase: pairing\noption pairs: B.a\n" + HANDS.replace("d6", "d7"): "pairs are formed by the cards d4 d5 d6",
    "phase: dialogue\n" + HANDS: "in the dialogue a side has won",
}


@pytest.mark.parametrize("text, why", BAD.items(), ids=BAD.values())
def test_a_position_that_cannot_be_played_on_from_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        TRESSETTE.parse_position(f"code: tradizionali\ndealer: D\n{text}")


def test_one_that_can_is_read_and_written() -> None:
    state = TRESSETTE.parse_position(f"code: tradizionali\ndealer: D\nphase: lead\n{HANDS}")
    assert TRESSETTE.parse_position(TRESSETTE.spell_position(state)) == state


def test_a_cut_of_too_many_digits_is_no_number() -> None:
    with pytest.raises(BadInput, match="is not complete: write 'deal CUT CARD"):
        parse_action(f"deal {'9' * 5000} dA")
