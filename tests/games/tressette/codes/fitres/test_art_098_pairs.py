"""Articles 98–101: four players, ten cards each, who deals, and the ways in which pairs are formed."""

import pytest

from tests.games.tressette.codes.fitres.sitting import Sitting, deal, sitting, trad
from tests.texts import TRADIZIONALI
from ventaglio.games.tressette.engine.events import Decided, PairsFormed, ThrownIn
from ventaglio.games.tressette.engine.knowledge import known
from ventaglio.games.tressette.engine.view import redact
from ventaglio.games.tressette.game import TRESSETTE

each_set = pytest.mark.parametrize("norms", ["tradizionali", "moderne"])


def pairing(mode: str, *actions: str, dealer: str = "D", norms: str = "tradizionali") -> Sitting:
    """A table about to deal the passata that forms the pairs."""
    start = ("phase: deal", f"dealer: {dealer}", f"option pairs: {mode}", "official: no")
    return sitting(norms)(*start).does(*actions)


# ── Four players, ten cards each; who deals and who leads ────────────────────────────────────────────────────────────


@each_set
@pytest.mark.article("fitres", "98")
def test_everybody_gets_ten_cards_in_two_groups_of_five(norms: str) -> None:
    table = sitting(norms)("phase: deal").does(
        deal(A="d4 d5 d6 d7 dD s4 s5 s6 s7 sD", B="cA c2 c3 c4 c5 bA b2 b3 b4 b5")
    )
    assert (table["hand A"], table["hand B"]) == ("d4 d5 d6 d7 dD s4 s5 s6 s7 sD", "cA c2 c3 c4 c5 bA b2 b3 b4 b5")
    assert [len(hand) for hand in table.state.hands] == [10] * 4
    assert table["sides"] == "0 1 0 1"


@pytest.mark.article("fitres", "100")
@pytest.mark.parametrize("dealer, leader", ["AB", "BC", "CD", "DA"])
def test_the_dealer_sits_at_the_left_of_who_leads_first(dealer: str, leader: str) -> None:
    table = trad("phase: deal", f"dealer: {dealer}").does(deal(dealer))
    assert (table["leader"], table["turn"]) == (leader, leader)


@pytest.mark.article("fitres", "100")
def test_who_led_the_passata_deals_the_next() -> None:
    table = trad("phase: deal").does(deal())
    table.plays_on()
    assert (table["phase"], table["passata"], table["dealer"]) == ("deal", "2", "A")
    assert table.does(deal("A"))["leader"] == "B"


# ── The cards that form the pairs ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "101")
def test_fixed_pairs_sit_opposite_each_other_and_nobody_shows_a_card() -> None:
    table = trad("phase: deal").does(deal(A="d4", B="d5"))
    assert (table["phase"], table["sides"], table["official"]) == ("lead", "0 1 0 1", "yes")
    assert table.why_not("A show d4") == "no-pairing-now [101]"


@each_set
@pytest.mark.article("fitres", "101")
def test_the_holder_of_the_five_is_the_partner_of_the_holder_of_the_four(norms: str) -> None:
    table = pairing("B.b.1", deal(B="d4", C="d5", A="d6"), norms=norms)
    assert (table["phase"], table.legal()) == ("pairing", ["show d4"])
    assert table.why_not("C show d5") == "not-your-pairing-card [101]"
    assert table.why_not("B show d6") == "wrong-pairing-card [101]"
    table.does("B show d4")
    assert table.why_not("A show d6") == "not-your-pairing-card [101]"
    assert table.does("C show d5")["sides"] == "1 0 0 1"
    assert (table["phase"], table["leader"], table["official"]) == ("lead", "A", "yes")


@pytest.mark.article("fitres", "101")
def test_the_first_trick_waits_until_the_partner_has_declared_himself() -> None:
    table = pairing("B.b.1", deal(A="d4 dA", B="d5"))
    assert table.why_not("A play dA") == "pairs-not-formed [101]"
    assert table.does("A show d4").why_not("A play dA") == "pairs-not-formed [101]"
    assert table.does("B show d5").why_not("A play dA") == ""


@pytest.mark.article("fitres", "101")
def test_four_and_five_in_one_hand_pair_with_the_six() -> None:
    table = pairing("B.b.1", deal(A="d4 d5", D="d6")).does("A show d4", "D show d6")
    assert table["sides"] == "0 1 1 0"


@each_set
@pytest.mark.article("fitres", "101")
@pytest.mark.parametrize("mode", ["B.a", "B.b.1", "B.b.2"])
def test_four_five_and_six_in_one_hand_are_dealt_again(norms: str, mode: str) -> None:
    table = pairing(mode, deal(A="d4 d5 d6"), norms=norms)
    assert isinstance(table.events[-1], ThrownIn)
    assert (table["phase"], table["dealer"], table["official"]) == ("deal", "D", "no")


@pytest.mark.article("fitres", "101")
def test_with_fixed_pairs_or_formed_ones_the_three_cards_are_no_cause() -> None:
    fixed = trad("phase: deal").does(deal(A="d4 d5 d6"))
    assert fixed.why_not("table redeal three-pairing-cards") == "pairs-can-be-formed [101]"
    second = trad("phase: deal", "option pairs: B.b.1", "passata: 2").does(deal(A="d4 d5 d6"))
    assert (second["phase"], second.why_not("table redeal three-pairing-cards")) == (
        "lead",
        "pairs-can-be-formed [101]",
    )


@pytest.mark.article("fitres", "101")
def test_pairs_last_the_whole_match() -> None:
    start = ("phase: deal", "match: passate", "option pairs: B.b.1", "official: no")
    table = trad(*start).does(deal(A="d4", B="d5"), "A show d4", "B show d5")
    table.plays_on()
    assert table.does(deal("A", A="d4", C="d5"))["sides"] == "0 0 1 1"
    assert (table["phase"], table["passata"]) == ("lead", "2")


@pytest.mark.article("fitres", "101", "27")
def test_the_passata_begins_when_the_four_is_declared() -> None:
    table = pairing("B.b.1", deal(A="d4", B="d5"))
    assert table.why_not("table redeal fallen") == ""
    assert table.does("table redeal fallen").events[-1] == ThrownIn("fallen")
    table = pairing("B.b.1", deal(A="d4", B="d5")).does("A show d4", "table redeal fallen")
    assert table.events[-1] == ThrownIn("fallen", annulled=True)


# ── B.a: partners come to sit opposite each other ────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "99", "101")
def test_the_holder_of_the_five_takes_the_seat_opposite_the_four() -> None:
    table = pairing("B.a", deal(A="d4", B="d5 s3", C="c3")).does("A show d4")
    hands = table.state.hands
    table.does("B show d5")
    assert table.state.hands == (hands[0], hands[2], hands[1], hands[3])
    assert (table.state.players, table["sides"]) == ((0, 2, 1, 3), "0 1 0 1")


@pytest.mark.article("fitres", "101")
def test_nobody_moves_who_already_sits_opposite() -> None:
    table = pairing("B.a", deal(B="d4", D="d5")).does("B show d4", "D show d5")
    assert (table.state.players, table["sides"]) == ((0, 1, 2, 3), "1 0 1 0")


@pytest.mark.article("fitres", "101", "26")
def test_the_right_to_lead_goes_with_the_player() -> None:
    table = pairing("B.a", deal("A", A="d4", B="d5 s3"), dealer="A").does("A show d4", "B show d5")
    assert (table["leader"], "s3" in table["hand C"]) == ("C", True)
    assert table.why_not("C play s3") == ""


@pytest.mark.article("fitres", "101", "100")
def test_so_does_the_deal() -> None:
    table = pairing("B.a", deal("B", A="d4", B="d5"), dealer="B").does("A show d4", "B show d5")
    assert (table["dealer"], table.state.players) == ("C", (0, 2, 1, 3))


@pytest.mark.article("fitres", "101")
def test_a_record_names_the_winners_by_the_seats_they_took_at_first() -> None:
    table = trad("phase: deal", "match: single", "option pairs: B.a", "official: no")
    table.does(deal(A="d4", B="d5"), "A show d4", "B show d5").plays_on()
    together = {"0": "A B", "1": "C D"}
    assert TRESSETTE.result(table.state)["Winners"] == together[table["winner"]]


@pytest.mark.article("fitres", "101")
def test_a_deal_thrown_in_after_the_change_of_seats_undoes_it() -> None:
    """Art. 79: play goes on as if the passata had never begun."""
    table = pairing("B.a", deal("B", A="d4", B="d5"), dealer="B").does("A show d4", "B show d5")
    table.does("table redeal found-late")
    assert (table.state.players, table["dealer"], table["leader"], table["official"]) == ((0, 1, 2, 3), "B", "C", "no")


# ── B.b: everybody keeps his seat ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "101")
@pytest.mark.parametrize("partner, sides", [("B", "0 0 1 1"), ("C", "0 1 0 1"), ("D", "0 1 1 0")])
def test_the_partner_may_sit_at_the_right_opposite_or_at_the_left(partner: str, sides: str) -> None:
    held = {who: "d5" if who == partner else "" for who in "BCD"}
    table = pairing("B.b.1", deal(A="d4", B=held["B"], C=held["C"], D=held["D"])).does(
        "A show d4", f"{partner} show d5"
    )
    assert (table.state.players, table["sides"]) == ((0, 1, 2, 3), sides)


@pytest.mark.article("fitres", "101", "118", "161")
def test_cards_declared_to_form_the_pairs_are_known_to_all() -> None:
    table = pairing("B.b.1", deal(A="d4 d5", C="d6")).does("A show d4", "C show d6")
    assert known(table.state, 0, "d").certain == ("5", "4")
    assert known(table.state, 2, "d").certain == ("6",)
    assert "6" not in known(table.state, 1, "d").possible


# ── B.b.2: nobody knows the pairs ────────────────────────────────────────────────────────────────────────────────────


SECRET = deal(A="d4 dA s4", B="d5 d3 s5", C="d6 d2 s6", D="d7 dR s7")


@pytest.mark.article("fitres", "101")
def test_secret_pairs_are_formed_without_a_word() -> None:
    table = pairing("B.b.2", SECRET)
    assert (table["phase"], table["sides"]) == ("lead", "0 0 1 1")
    assert all(view.sides is None for view in (table.public(), *map(table.sees, "ABCD")))
    formed = table.events[-1]
    assert isinstance(formed, PairsFormed)
    assert redact(formed, 1, table.state) == PairsFormed(None, official=False)


@pytest.mark.article("fitres", "101", "114")
def test_they_come_to_light_when_the_cards_that_formed_them_are_played() -> None:
    table = pairing("B.b.2", SECRET).trick("d4 d3 d6 dR")
    assert table.sees("A").sides is None
    assert table.trick("d5 d2 d7 dA").sees("A").sides == (0, 0, 1, 1)


@pytest.mark.article("fitres", "101", "114")
def test_neither_an_accusation_nor_a_challenge_can_show_a_card_that_pairs() -> None:
    """They tell of threes, twos and aces. So only play makes secret pairs official, and piles lie apart till then."""
    assert TRADIZIONALI.pairs_made_public_by.value == ("the card that pairs",)
    assert TRADIZIONALI.piles_apart_until_pairs_public.value
    hands = deal(A="d4 d3 d2 dA s3 s4 s5 c4 c5 b4", B="d5 s6", C="d6 s7", D="d7 sD")
    table = pairing("B.b.2", hands).does("accuse N d").trick("s4 s6 s7 sD", "busso")
    assert (table["official"], table.sees("C").sides) == ("no", None)


@pytest.mark.article("fitres", "101", "114")
def test_a_five_still_in_hand_keeps_them_secret_though_the_six_is_out() -> None:
    table = pairing("B.b.2", deal(A="d4 d5 dA", B="d6 d3", C="d7 d2", D="dR dC")).trick("d4 d6 d2 dC")
    assert table.sees("B").sides is None, "who else but A could tell that A has the five?"
    table.does("C play d7", "D play dR", "A play d5", "B play d3")
    assert table.sees("B").sides == (0, 0, 1, 1)


@pytest.mark.article("fitres", "101", "16")
def test_unknown_pairs_play_on_though_one_has_reached_the_target() -> None:
    """To stop at six points, or not to stop, would tell who plays with whom."""
    start = ("phase: deal", "option pairs: B.b.2", "official: no", "match: single")
    table = trad(*start).does(
        deal(A="d4 d3 s3 s2 sA c3 c2 cA b3 b2", B="d5 dA sR cR bR", C="d2 sC cC bC", D="dR sD cD bD")
    )
    table.plays("d3 dA d2 dR", "s3 sR sC sD", "c3 cR cC cD", "b3 bR bC bD")
    for ace in ("sA", "cA"):
        table.does(f"play {ace}").plays_on(3)
    assert int(table["points 0"]) >= 6
    assert (table["phase"], table["official"]) == ("lead", "no")
    assert table.sees("A").won is None
    assert not any(isinstance(event, Decided) for event in table.events)
    table.plays_on()
    assert (table["outcome"], table["winner"], table.sees("A").sides) == ("target", "0", (0, 0, 1, 1))
