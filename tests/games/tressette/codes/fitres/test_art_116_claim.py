"""Articles 116–122, confirmed by 156: laying all one's cards down as sovereign, at the table of either set of norms."""

from collections.abc import Callable

import pytest

from tests.games.tressette.codes.fitres.deals import ALL_TO_A, NEARLY_ALL_TO_A
from tests.games.tressette.codes.fitres.tavolo import Tavolo, sitting
from ventaglio.core.cards import carte
from ventaglio.games.tressette.engine.menu import menu

Sit = Callable[..., Tavolo]
pytestmark = pytest.mark.article("fitres", "156")

TOP_OF_BASTONI = (
    "hand A: b3 d3 d2 dA dR dC dD d7 d6 d5",
    "hand B: d4 s4 s5 s6 s7 sD sC sR sA s2",
    "hand C: s3 c4 c5 c6 c7 cD cC cR b7 b6",
    "hand D: b2 bA bR bC bD b5 b4 cA c2 c3",
)
"""A holds the three of bastoni and danari of which only the lowest card is missing: all sovereign."""

FAILING = (
    "hand A: d3 d2 dA dR s2 s4 c4 b4 b5 b6",
    "hand B: s3 s5 s6 d4 d5 d6 c6 c7 b7 bD",
    "hand C: c3 c2 cA d7 dD s7 sD sC bR b2",
    "hand D: dC sA sR c5 cD cC cR b3 bA bC",
)
"""A lays down subject cards."""

LUCKY = (
    "hand A: d3 d2 dA dR dC dD d7 d6 d5 s2",
    "hand B: d4 s4 s5 s6 s7 sD sC sR sA b4",
    "hand C: s3 c4 c5 c6 c7 cD cC cR cA c2",
)
"""A's two of spade is subject to the three, which his partner may throw away."""


@pytest.fixture(params=["tradizionali", "moderne"])
def sit(request: pytest.FixtureRequest) -> Sit:
    return sitting(request.param)


# ── Who, and when ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "116", "122")
def test_on_lead_sovereign_cards_take_all_that_is_left(sit: Sit) -> None:
    table = sit(*ALL_TO_A).does("claim")
    assert (table["claim"], table["made"], table["match"], table["winner"]) == ("valid", "11 0", "slam", "0")


@pytest.mark.article("fitres", "116", "118")
def test_on_turn_to_respond_they_take_the_trick_in_progress_too(sit: Sit) -> None:
    table = sit(*TOP_OF_BASTONI, "dealer: C").plays("bR").does("A claim")
    assert (table["claim"], table["made"]) == ("valid", "11 0")


@pytest.mark.article("fitres", "33", "116")
def test_tricks_already_taken_stay_where_they_are(sit: Sit) -> None:
    table = sit(*NEARLY_ALL_TO_A).plays("s4 s3 c4 bA", "d4 c5 b4").does("A claim")
    assert (table["claim"], table["made"], table["match"]) == ("valid", "10 1", "")


@pytest.mark.article("fitres", "117")
def test_not_while_waiting_for_the_partners_lead_though_any_card_of_his_would_do(sit: Sit) -> None:
    assert sit(*TOP_OF_BASTONI, "dealer: B").why_not("A claim") == "untimely-claim [117]"


@pytest.mark.article("fitres", "116")
@pytest.mark.parametrize("who", ["B", "D"])
def test_not_while_an_opponent_is_on_lead(sit: Sit, who: str) -> None:
    assert sit(*ALL_TO_A).why_not(f"{who} claim") == "untimely-claim [116]"


@pytest.mark.article("fitres", "116")
def test_not_before_the_deal_and_not_by_the_table(sit: Sit) -> None:
    assert sit("phase: deal").why_not("A claim") == "not-dealt [116]"
    assert sit(*ALL_TO_A).why_not("table claim") == "untimely-claim [116]"


@pytest.mark.article("fitres", "116")
def test_not_after_having_played_to_the_trick(sit: Sit) -> None:
    assert sit(*ALL_TO_A).plays("d3").why_not("A claim") == "untimely-claim [116]"


@pytest.mark.article("fitres", "118")
def test_ahead_of_ones_turn_if_no_response_can_matter(sit: Sit) -> None:
    table = sit(*TOP_OF_BASTONI, "dealer: B").plays("b6")
    assert (table["turn"], table.does("A claim")["claim"]) == ("D", "valid")


@pytest.mark.article("fitres", "118", "119")
def test_ahead_of_ones_turn_it_is_untimely_if_a_response_may_matter(sit: Sit) -> None:
    table = sit(*FAILING, "dealer: B").plays("c3")
    assert table.why_not("A claim") == "untimely-claim [118]"
    assert table.plays("c5").does("A claim")["claim"] == "invalid"


@pytest.mark.article("fitres", "116")
def test_the_menu_offers_it_to_whoever_may(sit: Sit) -> None:
    table = sit(*ALL_TO_A)
    assert [menu(table.state, seat).claim for seat in range(4)] == [True, False, False, False]


# ── What makes it valid ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "118")
def test_no_card_may_be_subject_not_even_to_the_partner(sit: Sit) -> None:
    assert sit(*LUCKY).does("claim")["claim"] == "invalid"


@pytest.mark.article("fitres", "118")
def test_it_must_stand_however_the_unknown_cards_might_lie(sit: Sit) -> None:
    """B's two of danari is alone and falls on the three; but it might not have been alone."""
    table = sit("hand A: d3 dA s3 s2 sA sR sC sD s7 s6", "hand B: d2 s4 s5 c4 c5 c6 c7 cD cC cR").does("claim")
    assert table["claim"] == "invalid"
    assert table.plays("d3 d2 d4").plays_on()["made"] == "11 0"


@pytest.mark.article("fitres", "118")
def test_a_card_that_can_only_fall_harms_nobody(sit: Sit) -> None:
    assert sit(*LUCKY).plays("d3 d4 s3 b5").does("claim")["claim"] == "valid"


@pytest.mark.article("fitres", "118")
@pytest.mark.parametrize("words, verdict", [("ventinove-piombo", "valid"), ("", "invalid")])
def test_a_card_that_words_have_placed_is_known(sit: Sit, words: str, verdict: str) -> None:
    """B has said that the three of danari goes with the ace and no other: so the ace falls on A's two."""
    table = sit(
        "hand A: d2 dR d6 s3 s2 sA sR sC sD s7",
        "hand B: d3 dA s4 s5 s6 c4 c5 c6 c7 cD",
        "hand C: dC dD d7 b3 b2 bA bR bC bD b7",
        "hand D: d5 d4 cC c3 c2 cA cR b6 b5 b4",
        "dealer: A",
    )
    table.does(f"play d3 {words}".rstrip()).plays("d7 d4 d6", "s4 b7 b4 s3")
    assert table.does("A claim")["claim"] == verdict


# ── When it fails ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "120")
def test_the_cards_are_taken_back_and_lie_face_up(sit: Sit) -> None:
    table = sit(*FAILING).does("claim")
    assert (table["claim"], table["exposed"], table["phase"], table["turn"]) == ("invalid", "A", "lead", "A")
    for who in "BCD":
        assert table.sees(who).exposed == (table.state.hands[0], None, None, None)
    assert table.why_not("A claim") == "claimed-already [120]"


@pytest.mark.article("fitres", "120")
def test_they_are_played_best_first_with_free_choice_between_equals(sit: Sit) -> None:
    table = sit(*FAILING).does("claim")
    assert (table.may_play(), table.why_not("play d2")) == ("d3", "best-first [120]")
    assert table.plays("d3 d4 d7 dC").may_play() == "d2 s2"


@pytest.mark.article("fitres", "120")
def test_in_a_trick_of_others_the_best_of_the_suit_led(sit: Sit) -> None:
    table = sit(*FAILING, "dealer: C").plays("bA").does("A claim")
    assert (table.may_play(), table.why_not("play b4")) == ("b6", "best-first [120]")


@pytest.mark.article("fitres", "120")
def test_the_duty_ends_when_another_takes_the_lead(sit: Sit) -> None:
    table = sit(*FAILING).does("claim").plays("d3 d4 d7 dC", "s2 s3 s7 sR", "d5 dD sA")
    assert set(carte(table.may_play())) == set(carte("d2 dA dR"))
    table.plays("dR")
    assert (table["turn"], table["exposed"]) == ("A", "A")
    assert set(carte(table.may_play())) == set(carte("d2 dA s4 c4 b4 b5 b6"))


@pytest.mark.article("fitres", "120")
def test_the_partner_leads_best_first_every_time_he_is_on_lead(sit: Sit) -> None:
    table = sit(*FAILING).does("claim").plays("d3 d4 d7 dC", "s2 s3 s7 sR", "c6 c3 c5 c4")
    assert (table["turn"], table.may_play(), table.why_not("play cA")) == ("C", "c2 b2", "best-first [120]")
    table.plays("b2 b3 b4 b7", "cD")
    assert set(carte(table.may_play())) == set(carte("d2 dA dR s4 b5 b6"))
    table.plays("b5 c7")
    assert set(carte(table.may_play())) == set(carte("c2 cA"))
    table.plays("c2")
    assert (table["turn"], table.may_play()) == ("C", "cA")


@pytest.mark.article("fitres", "120")
def test_the_partners_cards_stay_hidden(sit: Sit) -> None:
    table = sit(*FAILING).does("claim").plays("d3 d4 d7 dC", "s2 s3 s7 sR", "c6 c3 c5 c4")
    assert table.sees("B").exposed[2] is None


@pytest.mark.article("fitres", "120")
def test_an_opponents_later_failure_does_not_bring_the_duty_back(sit: Sit) -> None:
    table = sit(*FAILING).does("claim").plays("d3 d4 d7 dC", "s2 s3 s7 sR").does("B claim")
    assert (table["exposed"], table.may_play()) == ("A B", "bD")
    table.plays("bD b2 b3")
    assert set(carte(table.may_play())) == set(carte("b4 b5 b6"))


@pytest.mark.article("fitres", "120")
def test_nor_does_the_first_ones_taking_the_lead_prolong_the_other_ones(sit: Sit) -> None:
    hands = [line.replace("c4 b4", "c4 bR").replace("bR b2", "b4 b2") for line in FAILING]
    table = sit(*hands).does("claim").plays("d3 d4 d7 dC", "s2 s3 s7 sR").does("B claim").plays("bD b4 bC bR", "d2")
    assert (table["turn"], set(carte(table.may_play()))) == ("B", set(carte("d5 d6")))


@pytest.mark.article("fitres", "120")
def test_a_partner_leads_best_first_even_if_he_has_failed_himself_before(sit: Sit) -> None:
    table = sit(*FAILING, "exposed: A C")
    assert table.may_play() == "d3"


@pytest.mark.article("fitres", "121")
def test_taking_every_trick_all_the_same_does_not_cure_it(sit: Sit) -> None:
    valid = sit(*ALL_TO_A, "scores: 15 0").does("claim")
    assert (valid["claim"], valid["match"]) == ("valid", "slam")
    table = sit(*LUCKY, "scores: 15 0").does("claim").plays("d3 d4 s3 b5", "s2 s4 c4 b6").plays_on()
    assert (table["claim"], table["match"], table["made"]) == ("invalid", "slam-after-win", "11 0")


@pytest.mark.article("fitres", "121", "122", "130")
def test_a_failed_lay_down_can_be_called_out(sit: Sit) -> None:
    table = sit(*LUCKY, "scores: 20 0").does("claim").plays("d3 d4 s3 bA").does("B call-out")
    assert (table["missing-thirds"], table["phase"]) == ("0", "dialogue")


# ── One single trick ─────────────────────────────────────────────────────────────────────────────────────────────────

THREES_AGAINST = ("hand A: dA d2 d3 d4 d5 d6 d7 dD dC dR", "hand B: s3 c3 b3 s4 s5 s6 s7 c4 c5 c6", "scores: 0 18")
"""B's three threes are worth the three points that his side still lacks."""


@pytest.mark.article("fitres", "122")
def test_the_opponents_cannot_win_by_accusing_in_the_meantime(sit: Sit) -> None:
    lead = sit(*THREES_AGAINST).plays("d3").does("B accuse 3 d")
    assert lead["points 1"] == "21"
    laid = sit(*THREES_AGAINST).does("claim")
    assert (laid["match"], laid["winner"]) == ("slam", "0")
    assert laid.why_not("B accuse 3 d") == "match-over [173]"


@pytest.mark.article("fitres", "122", "138")
def test_nor_call_out(sit: Sit) -> None:
    table = sit(*ALL_TO_A, "scores: 15 12").does("claim")
    assert (table["match"], table["scores"], table["loser-points"]) == ("slam", "26 12", "12")
    assert table.why_not("B call-out") == "match-over [130]"


@pytest.mark.article("fitres", "122")
def test_a_match_that_goes_on_counts_the_passata_as_if_it_had_been_played(sit: Sit) -> None:
    table = sit(*ALL_TO_A, "match: passate").does("claim")
    assert (table["made"], table["phase"], table["passata"], table["dealer"]) == ("11 0", "deal", "2", "A")
