"""Articles 148–152 and 171: damages between partners; the kinds of conduct, each with the letter of its place."""

from fractions import Fraction

import pytest

from tests.games.tressette.codes.fitres.deals import A_POINT_FOR_0, A_POINT_FOR_1, MIXED
from tests.games.tressette.codes.fitres.sitting import deal
from tests.games.tressette.codes.fitres.tavolo import Tavolo, sitting
from tests.texts import MODERNE
from ventaglio.core.norms import options
from ventaglio.core.record import Record, replay
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.compensation import Conduct, culpable, damage, faults, last_passata
from ventaglio.games.tressette.engine.outcome import match_end, outcome
from ventaglio.games.tressette.engine.stakes import after_match, settle
from ventaglio.games.tressette.game import TRESSETTE

trad = sitting("tradizionali")
AGREED = "option compensation: yes"
MARCIO = "option stake: marcio e batuffa"

HANDS = {
    "A": "d2 d4 s4 s5 s6 c4 c5 c6 b4 b5",
    "B": "d5 d7 s7 sD sC c7 cD cC b6 b7",
    "C": "d6 dD s3 s2 sA sR cR bD bC bR",
    "D": "d3 dA dR dC c3 c2 cA b3 b2 bA",
}


def hands(*swaps: str) -> tuple[str, ...]:
    """These hands with some cards exchanged, two by two."""
    names = {one: one for hand in HANDS.values() for one in hand.split()}
    for swap in swaps:
        one, other = swap.split()
        names[one], names[other] = names[other], names[one]
    return tuple(f"hand {seat}: {' '.join(names[one] for one in hand.split())}" for seat, hand in HANDS.items())


def blamed(table: Tavolo, suffered: int | None = 0, missed: int | None = None) -> set[str]:
    """Who is to blame for what in which trick, if the passata ends in a cappotto suffered, or in one missed."""
    found = culpable(last_passata(table.steps), suffered, missed)
    return {f"{'ABCD'[one.seat]} {one.letter} {one.trick}" for one in found}


# ── a to i: a cappotto suffered ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "152")
@pytest.mark.parametrize("card, fault", [("c4", True), ("d4", True), ("d3", False), ("d2", False), ("dA", False)])
def test_a_venticinque_or_napoletana_in_hand_and_something_else_led(card: str, fault: bool) -> None:
    assert ("A a 1" in blamed(trad(*MIXED).plays(card))) is fault


ONE_THREE = ("hand A: d3 d2 d5 s2 s4 c4 c5 b4 b5 b6",)
LONGER = ("hand A: d3 d2 d5 d6 s2 c4 c5 b4 b5 b6",)


@pytest.mark.article("fitres", "46", "152")
@pytest.mark.parametrize(
    "held, lead, faults",
    [
        (ONE_THREE, "d2 venticinque-terzo", set()),
        (LONGER, "d2 venticinque-lungo", set()),
        (LONGER, "d3 venticinque-lungo", set()),
        (LONGER, "d5 venticinque-lungo", {"A a 1", "A b 1"}),
        (("hand A: d3 d5 d6 s2 s4 c4 c5 b4 b5 b6",), "d5 busso", {"A b 1"}),
    ],
)
def test_a_piece_of_the_venticinque_led_with_its_formula_is_what_must_be_led(
    held: tuple[str, ...], lead: str, faults: set[str]
) -> None:
    """With its formula it is a challenge in the suit of the only Three (b); and yet to lead it is no fault (a)."""
    assert blamed(trad(*held).does(f"play {lead}")) == faults


@pytest.mark.article("fitres", "150", "152")
def test_of_a_trick_that_the_record_does_not_hold_nobody_is_blamed() -> None:
    """D has taken a trick without a point before the record begins: with which card, and how, nobody can say."""
    table = trad("trick C: d4 d7 d5 d6", "leader: D", "hand D: s3 c4 b4").plays("c4")
    assert blamed(table, suffered=1) == set()
    whole = trad(
        "leader: C", "hand A: d5 s4 s5 s6", "hand B: d6 s7 c5 b5", "hand C: d4 c6 c7 b6", "hand D: d7 s3 c4 b4"
    )
    assert blamed(whole.plays("d4 d7 d5 d6", "c4"), suffered=1) == {"D e 2"}


@pytest.mark.article("fitres", "152")
@pytest.mark.parametrize(
    "hand, lead, fault",
    [
        pytest.param("d3 d4 d5 s2 s4 s5 c4 c5 b4 b5", "d4 busso", True, id="the only three"),
        pytest.param("d3 d4 d5 s2 s4 s5 c4 c5 b4 b5", "s4 ribusso", False, id="another suit"),
        pytest.param("d3 d4 d5 s2 s4 s5 c4 c5 b4 b5", "d4", False, id="no challenge"),
        pytest.param("d3 d4 d5 s4 s5 s6 c4 c5 b4 b5", "d4 busso", False, id="no secondary card"),
        pytest.param("d3 d4 d5 s3 s2 s5 c4 c5 b4 b5", "d4 busso", False, id="two threes"),
    ],
)
def test_b_challenge_in_the_suit_of_the_only_three(hand: str, lead: str, fault: bool) -> None:
    assert ("A b 1" in blamed(trad(f"hand A: {hand}").does(f"play {lead}"))) is fault


@pytest.mark.article("fitres", "152")
@pytest.mark.parametrize(
    "hand, lead, fault",
    [
        pytest.param("d3 d4 d5 s3 s4 s5 c4 c5 b4 b5", "d4 busso", True, id="with a three"),
        pytest.param("d3 dA d4 d5 s3 s4 s5 c4 c5 b4", "d4 ventinove-lungo", True, id="with a ventinove"),
        pytest.param("d3 dA d4 d5 s3 s4 s5 c4 c5 b4", "d3 ventinove-lungo", False, id="the three itself is led"),
        pytest.param("d3 d4 d5 s3 s4 s5 c4 c5 b4 b5", "d4", False, id="no challenge"),
        pytest.param("d3 d4 d5 s4 s5 s6 c4 c5 b4 b5", "d4 busso", False, id="one three"),
    ],
)
def test_c_challenge_from_two_threes_with_a_simple_card(hand: str, lead: str, fault: bool) -> None:
    assert ("A c 1" in blamed(trad(f"hand A: {hand}").does(f"play {lead}"))) is fault


@pytest.mark.article("fitres", "152")
@pytest.mark.parametrize(
    "swaps, trick, fault",
    [
        pytest.param((), "dA d4 d5 d6", True, id="the point lies there"),
        pytest.param((), "dR d4 d5 d6", False, id="no point and no sovereign card"),
        pytest.param(("s4 s3",), "dR d4 d5 d6", True, id="no point but a sovereign card"),
        pytest.param(("d2 d3",), "dR d4 d5 d6", False, id="the only one would be spent on it"),
        pytest.param(("s4 s3", "d6 d3"), "dR d4 d5 d3", False, id="the partner takes it"),
        pytest.param(("s4 s3",), "dR d2 d5 d6", False, id="it is taken"),
    ],
)
def test_d_trick_refused(swaps: tuple[str, ...], trick: str, fault: bool) -> None:
    assert ("A d 1" in blamed(trad(*hands(*swaps), "dealer: C").plays(trick))) is fault


@pytest.mark.article("fitres", "152")
def test_d_trick_refused_though_a_sovereign_card_of_the_partner_is_known() -> None:
    accused = trad(*hands(), "dealer: C", "accused C: Ns 3").plays("dR d4 d5 d6")
    assert "A d 1" in blamed(accused)
    poor = (*hands("b6 b2", "d7 dR"), "dealer: B")
    challenged = trad(*poor).does("play sR napoletana-lungo").plays("b6 s4 s7", "d6 d7 d4 dR")
    assert "A d 2" in blamed(challenged)
    in_silence = trad(*poor).plays("sR b6 s4 s7", "d6 d7 d4 dR")
    assert "A d 2" not in blamed(in_silence)


@pytest.mark.article("fitres", "152")
@pytest.mark.parametrize(
    "swaps, trick, lead, fault",
    [
        pytest.param(("s4 s3",), "dR d2 d5 d6", "c4", True, id="the three stays in hand"),
        pytest.param(("s4 s3",), "dR d2 d5 d6", "s3", False, id="the three is led"),
        pytest.param((), "dR d2 d5 d6", "c4", False, id="nothing sovereign is held"),
        pytest.param(("s4 s3",), "dA d2 d5 d6", "c4", False, id="the point was made"),
    ],
)
def test_e_sovereign_card_not_led_after_a_trick_without_point(
    swaps: tuple[str, ...], trick: str, lead: str, fault: bool
) -> None:
    assert ("A e 2" in blamed(trad(*hands(*swaps), "dealer: C").plays(trick, lead))) is fault


@pytest.mark.article("fitres", "152")
@pytest.mark.parametrize(
    "swaps, trick, fault",
    [
        pytest.param(("d2 d3",), "dR d3 d5 d6", True, id="without point"),
        pytest.param(("d2 d3",), "dR d3 d5 dD", False, id="with the point"),
        pytest.param(("d2 d3", "d4 s7"), "dR d3 d5 d6", False, id="piombo"),
        pytest.param(("d2 d3", "s4 s3"), "dR d3 d5 d6", False, id="not the only one"),
    ],
)
def test_f_only_three_spent_without_the_point(swaps: tuple[str, ...], trick: str, fault: bool) -> None:
    assert ("A f 1" in blamed(trad(*hands(*swaps), "dealer: C").plays(trick))) is fault


@pytest.mark.article("fitres", "152")
def test_f_is_no_fault_where_e_demands_it() -> None:
    table = trad(*hands("s4 s3"), "dealer: C").plays("dR d2 d5 d6", "s3 s7 s2 c2")
    assert blamed(table) == set()


@pytest.mark.article("fitres", "152")
@pytest.mark.parametrize("lead, fault", [("c4", True), ("s3", False)])
def test_g_second_three_not_led(lead: str, fault: bool) -> None:
    table = trad(*hands("d2 d3", "s4 s3"), "dealer: C").plays("dR d3 d5 d6", lead)
    assert ("A g 2" in blamed(table)) is fault


@pytest.mark.article("fitres", "152")
@pytest.mark.parametrize(
    "said, lead, fault",
    [
        pytest.param("ribusso-lungo", "s5 busso", True, id="knocks on an opponent's knock"),
        pytest.param("ribusso-lungo", "s5", False, id="does not knock"),
        pytest.param("ribusso-lungo", "s3", False, id="leads a three"),
        pytest.param("", "s5 busso", False, id="the opponent had not knocked"),
    ],
)
def test_h_knock_in_the_suit_of_another_of_three_threes(said: str, lead: str, fault: bool) -> None:
    table = trad(*hands("d2 d3", "s4 s3", "c4 c3", "dA dD"), "dealer: C")
    table.does(f"play dC {said}".strip()).plays("d3 d5 d6").does(f"play {lead}")
    assert ("A h 2" in blamed(table)) is fault


@pytest.mark.article("fitres", "152")
@pytest.mark.parametrize(
    "swaps, trick, fault",
    [
        pytest.param(("s5 sA",), "s3 dC s4 s7", True, id="an ace kept back"),
        pytest.param(("s5 sD",), "s3 dC s4 s7", True, id="a court card kept back"),
        pytest.param(("s5 sA",), "s3 dC sA s7", False, id="the ace is given"),
        pytest.param((), "s3 dC s4 s7", False, id="there was none to give"),
        pytest.param(("s5 sA",), "s3 bA s4 s7", False, id="the point was made all the same"),
        pytest.param(("s5 sA",), "sR dC s4 s7", False, id="the partner's card was not sovereign"),
    ],
)
def test_i_nothing_given_to_the_partners_sovereign_card(swaps: tuple[str, ...], trick: str, fault: bool) -> None:
    assert ("A i 1" in blamed(trad(*hands(*swaps), "dealer: B").plays(trick))) is fault


@pytest.mark.article("fitres", "151", "152")
def test_a_pair_that_has_its_point_is_safe_from_the_cappotto_and_from_blame() -> None:
    table = trad(*MIXED).plays(A_POINT_FOR_0, "c4 c6 c3 cR")
    assert blamed(table) == set()
    assert blamed(table, suffered=1) == set()


# ── j and k: a cappotto declared and missed ──────────────────────────────────────────────────────────────────────────

FIVE_LEFT = (
    "hand A: d3 d2 dA s2 c4",
    "hand B: s3 s4 s5 s6 cC",
    "hand C: c3 c2 cA cR d4",
    "hand D: s7 sD sC sR sA",
    "trick A: b3 b4 bR b5",
    "trick A: b2 b6 bA b7",
    "trick A: bC bD dC dR",
    "trick A: dD d5 d6 d7",
    "trick A: cD c5 c6 c7",
    "leader: A",
    "scores: 17 5",
    "won: 0 5 5 - reached",
)
"""Led to with coppe, C can take four tricks and come back in danari; laid down, A's two of spade is beaten."""


@pytest.mark.article("fitres", "152")
def test_j_wrong_lay_down_with_the_cards_for_the_cappotto() -> None:
    table = trad(*FIVE_LEFT).does("B call-out", "say potrei", "say andiamo", "claim")
    table.plays("d3 s4 d4 s7", "d2 s5 cR sD", "s2 s3 c2 sA")
    assert (table["claim"], table["match"]) == ("invalid", "slam-missed")
    assert blamed(table, None, missed=0) == {"A j 6"}
    made = trad(*FIVE_LEFT).does("B call-out", "say potrei", "say andiamo")
    made.plays("c4 cC c3 s7", "c2 sD s2 s4", "cA sC d2 s5", "cR sR dA s6", "d4 sA d3 s3")
    assert made["match"] == "slam-after-win"


@pytest.mark.article("fitres", "152")
def test_j_needs_the_declaration_and_the_cards() -> None:
    before = trad(*FIVE_LEFT).does("claim", "B call-out", "say potrei", "say andiamo")
    before.plays("d3 s4 d4 s7", "d2 s5 cR sD", "s2 s3 c2 sA")
    assert (before["match"], blamed(before, None, missed=0)) == ("slam-missed", set())
    weak = [line.replace("hand C: c3", "hand C: cC").replace("s6 cC", "s6 c3") for line in FIVE_LEFT]
    table = trad(*weak).does("B call-out", "say potrei", "say andiamo", "claim")
    table.plays("d3 s4 d4 s7", "d2 s5 cR sD", "s2 s3 c2 sA")
    assert (table["match"], blamed(table, None, missed=0)) == ("slam-missed", set())


@pytest.mark.article("fitres", "142", "152")
@pytest.mark.parametrize(
    "words, blame",
    [
        pytest.param("vado", {"A k 2"}, id="2"),
        pytest.param("non-potrei vado", {"C k 2"}, id="4"),
        pytest.param("potrei non-potrei vado", {"A k 2"}, id="7"),
        pytest.param("potrei andiamo", set(), id="5: together"),
    ],
)
def test_k_cappotto_decided_alone_and_missed(words: str, blame: set[str]) -> None:
    table = trad(*MIXED, "option pairs: B.b.1", "scores: 20 5").plays(A_POINT_FOR_0).does("B call-out")
    table.does(*(f"say {word}" for word in words.split())).plays(A_POINT_FOR_1)
    assert (table["match"], blamed(table, None, missed=0)) == ("slam-missed", blame)


# ── From a record; only where agreed ─────────────────────────────────────────────────────────────────────────────────

REFUSING = {
    "A": "s7 d3 d2 dA dR dC dD d7 d6 d5",
    "B": "d4 s3 s2 sA sR sC sD s6 s5 s4",
    "C": "c4 c5 c6 c7 cD cC cR cA c2 c3",
}


def recorded(norms: str, *lines: str, b_takes: bool = False) -> Record:
    """A match as a record: A leads the seven of spade, and B refuses a trick with which he might have escaped."""
    table = sitting(norms)("phase: deal", *lines)
    headers = TRESSETTE.headers(table.state)
    table.does(deal("D", 5, **REFUSING)).plays("s7 s3 c4 bA" if b_takes else "s7 s4 c4 b4").plays_on()
    return Record(headers, tuple(step.move for step in table.steps))


@pytest.mark.article("fitres", "148", "150", "151")
def test_from_the_record_of_a_match_that_ended_in_a_cappotto() -> None:
    assert faults(replay(TRESSETTE, recorded("tradizionali", AGREED))) == (Conduct(1, "d", 1),)


@pytest.mark.article("fitres", "150", "151")
def test_no_event_no_damages() -> None:
    assert faults(replay(TRESSETTE, recorded("tradizionali", AGREED, b_takes=True))) == ()
    assert faults([]) == ()


@pytest.mark.article("fitres", "148")
def test_no_agreement_no_damages() -> None:
    assert faults(replay(TRESSETTE, recorded("tradizionali"))) == ()


@pytest.mark.article("fitres", "171")
def test_never_by_the_modern_norms() -> None:
    assert faults(replay(TRESSETTE, recorded("moderne"))) == ()
    assert "compensation" not in options(MODERNE)
    with pytest.raises(BadInput, match="153"):
        sitting("moderne")(AGREED)


# ── How much ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def cost(table: Tavolo, pot: int) -> Fraction:
    end = match_end(table.steps[-1].before, table.steps[-1].events)
    assert end is not None
    rules = table.state.table.rules
    settled = settle(rules, outcome(*end))
    return damage(rules, settled, after_match(rules, settled.pot, Fraction(pot), 4))


@pytest.mark.article("fitres", "149")
def test_the_stakes_paid_and_the_pot_fed_again() -> None:
    slam = trad("hand A: dA d2 d3 d4 d5 d6 d7 dD dC dR", AGREED, MARCIO, "scores: 0 10").plays_on()
    assert cost(slam, pot=6) == 3 + 1
    plain = trad("hand A: dA d2 d3 d4 d5 d6 d7 dD dC dR", AGREED, "scores: 0 10").plays_on()
    assert cost(plain, pot=0) == 2


@pytest.mark.article("fitres", "149")
def test_the_half_of_a_pot_that_had_to_be_doubled_but_not_what_might_have_been_won() -> None:
    table = trad(*MIXED, AGREED, MARCIO, "scores: 20 5").plays(A_POINT_FOR_0)
    table.does("B call-out", "say potrei", "say andiamo").plays(A_POINT_FOR_1)
    assert cost(table, pot=6) == 3
