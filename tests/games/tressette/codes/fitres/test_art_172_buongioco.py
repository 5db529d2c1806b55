"""Articles 172–181: buongioco, what may be done with it, what it is worth, and when it must be told."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.games.tressette.codes.fitres.tavolo import Tavolo, sitting
from ventaglio.core.cards import carte
from ventaglio.games.tressette.engine.buongioco import combinations

Sit = Callable[..., Tavolo]

SILENT = "option buongioco: senza accusa"
ALLOWED = "option buongioco: dichiarazione consentita"
MANDATORY = "option buongioco: dichiarazione obbligatoria"

RICH = "hand A: d3 d2 dA s3 s2 sA c3 c2 cA b4"
"""Three Napoletane, and so three threes, three twos and three aces."""
FOUR_ACES = "hand A: d3 d2 dA s3 s2 sA c3 c2 cA bA"
PLAIN = "hand A: d3 d2 dA d4 s3 c3 s4 s5 c4 b4"
"""The Napoletana of danari and the threes but that of bastoni, with the three of danari in both."""


@pytest.fixture(params=["tradizionali", "moderne"])
def sit(request: pytest.FixtureRequest) -> Sit:
    return sitting(request.param)


def accusations(table: Tavolo) -> list[str]:
    return [line.removeprefix("accuse ") for line in table.legal() if line.startswith("accuse")]


# ── What it is ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "172")
@pytest.mark.parametrize(
    "hand, found",
    [
        ("d3 d2 dA", ["Nd"]),
        ("s3 c3 b3", ["3d"]),
        ("d2 s2 b2", ["2c"]),
        ("dA sA cA", ["Ab"]),
        ("d3 s3 c3 b3", ["3"]),
        ("dA sA cA bA", ["A"]),
        ("d3 s3 c3 d2 dA", ["3b", "Nd"]),
        ("dR sR cR bR", []),
        ("d3 s3 d2 sA", []),
    ],
)
def test_a_napoletana_or_at_least_three_tressette_cards_of_a_rank(hand: str, found: list[str]) -> None:
    assert [what + suit for what, suit in combinations(carte(hand))] == found


# ── The four ways ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "173", "174")
def test_with_accusa_it_may_be_accused_for_points_in_part_or_not_at_all(sit: Sit) -> None:
    table = sit(PLAIN)
    assert accusations(table) == ["3 b", "N d"]
    assert table.why_not("play s4") == ""
    assert table.does("accuse 3 b")["points 0"] == "3"
    assert table.does("play s4")["points 0"] == "3"


@pytest.mark.article("fitres", "173")
def test_without_accusa_it_must_be_kept_silent(sit: Sit) -> None:
    table = sit(PLAIN, SILENT)
    assert (accusations(table), table.why_not("accuse N d")) == ([], "buongioco-is-silent [173]")
    assert table.why_not("play d4 napoletana-lungo") == "buongioco-is-silent [173]"


@pytest.mark.article("fitres", "45", "173")
def test_a_napoletana_at_the_suit_led_is_silent_with_it_by_a_norm_of_its_own(sit: Sit) -> None:
    """The norm is our reading: with the other one, what is not accused could still be told when the suit is led."""
    table = sit(PLAIN, SILENT)
    norm = table.state.table.rules.napoletana_when_silent
    assert (norm.value, norm.stated) == (False, False)
    rules = replace(table.state.table.rules, napoletana_when_silent=replace(norm, value=True))
    table.state = replace(table.state, table=replace(table.state.table, rules=rules))
    assert (table.why_not("play d4 napoletana-lungo"), "play d4 napoletana-lungo" in table.legal()) == ("", True)
    assert table.why_not("accuse N d") == "buongioco-is-silent [173]"


@pytest.mark.article("fitres", "173")
def test_where_declaring_is_allowed_it_may_be_declared_in_part_without_points(sit: Sit) -> None:
    table = sit(PLAIN, ALLOWED)
    assert table.why_not("play s4") == ""
    assert table.does("accuse N d")["points 0"] == "0"
    assert (table.why_not("play s4"), table.sees("B").accused[0].what) == ("", "N")


@pytest.mark.article("fitres", "173")
def test_where_it_is_mandatory_all_of_it_comes_before_the_first_card(sit: Sit) -> None:
    table = sit(PLAIN, MANDATORY)
    for accusation in ("accuse N d", "accuse 3 b"):
        assert (table.may_play(), table.why_not("play s4")) == ("", "declare-buongioco-first [173]")
        table.does(accusation)
    assert (table.why_not("play s4"), table["points 0"]) == ("", "0")


@pytest.mark.article("fitres", "173", "177")
def test_what_is_implied_need_not_be_declared_and_nobody_gets_stuck(sit: Sit) -> None:
    assert sit(RICH, MANDATORY).does("accuse N d", "accuse N s", "accuse N c").why_not("play b4") == ""
    four = sit(FOUR_ACES, MANDATORY).does("accuse N d", "accuse N s", "accuse N c")
    assert four.why_not("play bA") == "declare-buongioco-first [173]"
    assert (four.does("accuse A").why_not("play bA"), four["points 0"]) == ("", "0")


@pytest.mark.article("fitres", "173")
def test_it_is_mandatory_for_everybody_at_his_first_turn(sit: Sit) -> None:
    hands = ("hand A: d4 d5 d6 d7 dD dC dR sA cA b4", "hand B: d3 d2 dA s4 s5 s6 s7 c4 c5 c6")
    table = sit(*hands, MANDATORY).plays("d4")
    assert (table["turn"], table.may_play()) == ("B", "")
    assert table.does("accuse N d").may_play() != ""


@pytest.mark.article("fitres", "116", "173")
def test_before_a_lay_down_too(sit: Sit) -> None:
    table = sit(RICH, MANDATORY)
    assert table.why_not("claim") == "declare-buongioco-first [173]"
    assert "claim" not in table.legal()
    assert table.does("accuse N d", "accuse N s", "accuse N c").why_not("claim") == ""
    assert sit(RICH, ALLOWED).why_not("claim") == sit(RICH).why_not("claim") == "", "nobody else has to"


@pytest.mark.article("fitres", "118", "173")
def test_who_would_lay_down_ahead_of_his_turn_waits_for_it_to_declare(sit: Sit) -> None:
    hands = ("hand A: s4 c4", "hand B: s5 c5", "hand C: d3 d2", "hand D: s3 s2")
    three = ("hand A: s4 c4 c5", "hand B: s5 c6 c7", "hand C: c3 c2 cA", "hand D: s3 s2 sA")
    assert sit(*hands).plays("s4").why_not("D claim") == ""
    assert sit(*three).plays("s4").why_not("D claim") == ""
    assert sit(*three, MANDATORY).plays("s4").why_not("D claim") == "declare-buongioco-first [173]"


# ── Points ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "174")
@pytest.mark.parametrize(
    "hand, accusation, points",
    [
        ("d3 d2 dA", "N d", "3"),
        ("s3 c3 b3", "3 d", "3"),
        ("d2 s2 b2", "2 c", "3"),
        ("dA sA cA", "A b", "3"),
        ("d3 s3 c3 b3", "3", "4"),
        ("d2 s2 c2 b2", "2", "4"),
        ("dA sA cA bA", "A", "4"),
    ],
)
def test_three_points_and_four_for_four_of_a_rank(sit: Sit, hand: str, accusation: str, points: str) -> None:
    rest = ["d4", "s4", "c4", "b4", "d5", "s5", "c5"][: 10 - len(hand.split())]
    table = sit(f"hand A: {hand} {' '.join(rest)}").does(f"accuse {accusation}")
    assert (table["points 0"], table["points 1"]) == (points, "0")


@pytest.mark.article("fitres", "175")
def test_four_are_not_accused_as_three(sit: Sit) -> None:
    table = sit("hand A: d3 s3 c3 b3 d4 s4 c4 b4 d5 s5")
    assert (accusations(table), table.why_not("accuse 3 b")) == (["3"], "four-not-as-three [175]")


@pytest.mark.article("fitres", "176")
def test_several_add_up_though_a_card_is_in_two_of_them(sit: Sit) -> None:
    assert sit(PLAIN).does("accuse N d", "accuse 3 b")["points 0"] == "6"


@pytest.mark.article("fitres", "177")
@pytest.mark.parametrize("told", ["N d, N s, N c", "3 b, 2 b, A b"])
def test_more_than_two_that_imply_others_accuse_those_too(sit: Sit, told: str) -> None:
    table = sit(RICH).does(*(f"accuse {one}" for one in told.split(", ")))
    assert (table["points 0"], accusations(table)) == ("18", [])
    assert [one.implied for one in table.state.accused] == [False] * 3 + [True] * 3
    assert table.why_not("accuse 2 b") == "accused-already [178]"


@pytest.mark.article("fitres", "177")
def test_two_imply_nothing(sit: Sit) -> None:
    table = sit(RICH).does("accuse 3 b", "accuse 2 b")
    assert table["points 0"] == "6"
    assert table.does("accuse A b")["points 0"] == "18"


@pytest.mark.article("fitres", "175", "177")
@pytest.mark.parametrize("order", ["N d, N s, N c, A", "A, N d, N s, N c", "N d, A, N s, N c"])
def test_four_aces_are_worth_four_whether_three_of_them_were_implied_before_or_not(sit: Sit, order: str) -> None:
    table = sit(FOUR_ACES).does(*(f"accuse {one}" for one in order.split(", ")))
    assert table["points 0"] == str(3 * 3 + 3 + 3 + 4)


@pytest.mark.article("fitres", "178")
def test_one_may_be_kept_back_though_it_has_a_card_of_one_that_was_told(sit: Sit) -> None:
    table = sit(PLAIN).does("accuse 3 b").plays("s4")
    assert (table["points 0"], [one.what for one in table.state.accused]) == ("3", ["3"])


@pytest.mark.article("fitres", "179")
@pytest.mark.parametrize(
    "accusation, why",
    [
        pytest.param("3", "name-the-suit [179]", id="incomplete: the suit of the missing card"),
        pytest.param("N", "name-the-suit [179]", id="incomplete: the suit of the Napoletana"),
        pytest.param("3 c", "no-such-buongioco [179]", id="wrong: the three of coppe is there"),
        pytest.param("N s", "no-such-buongioco [179]", id="wrong: no Napoletana of spade"),
        pytest.param("2 d", "no-such-buongioco [172]", id="false: two of them are no buongioco"),
    ],
)
def test_the_suit_must_be_named_and_be_the_right_one(sit: Sit, accusation: str, why: str) -> None:
    assert sit(PLAIN).why_not(f"accuse {accusation}") == why


# ── When ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

C_HAS_IT = "hand C: d3 d2 dA s4 s5 s6 s7 c4 c5 c6"


@pytest.mark.article("fitres", "181")
def test_at_ones_first_turn_before_ones_first_card(sit: Sit) -> None:
    table = sit(C_HAS_IT)
    assert table.why_not("C accuse N d") == "accuse-at-first-turn [181]"
    table.plays_on(2)
    assert (table["turn"], table.why_not("C accuse N d")) == ("C", "")
    table.plays_on(1)
    assert table.why_not("C accuse N d") == "accuse-at-first-turn [181]"
    table.plays_on(1)
    for _ in range(3):
        assert table.why_not("C accuse N d") == "accuse-at-first-turn [181]"
        table.plays_on(1)


@pytest.mark.article("fitres", "181")
def test_several_may_be_told_in_one_turn_but_none_twice(sit: Sit) -> None:
    table = sit(PLAIN).does("accuse N d")
    assert table.why_not("accuse N d") == "accused-already [178]"
    assert table.why_not("accuse 3 b") == ""


@pytest.mark.article("fitres", "102", "174")
def test_the_points_are_made_at_once_and_may_win_in_the_middle_of_a_trick(sit: Sit) -> None:
    table = sit(C_HAS_IT, "scores: 20 20", "match: points").plays_on(2).does("C accuse N d")
    assert (table["match"], table["winner"], table["scores"]) == ("target", "0", "23 20")


@pytest.mark.article("fitres", "102", "174")
def test_a_pair_that_has_won_by_accusing_is_not_overtaken_by_the_others_accusing(sit: Sit) -> None:
    hands = (PLAIN, "hand B: s2 sA b3 b2 bA b5 b6 b7 bD bC")
    table = sit(*hands, "scores: 18 18").does("accuse N d").plays("s4").does("B accuse N b")
    assert table.state.won is not None
    assert (table["points 0"], table["points 1"], table.state.won.side) == ("21", "21", 0)


@pytest.mark.article("fitres", "174", "178")
def test_what_is_told_is_known_to_all_and_what_is_not_is_not(sit: Sit) -> None:
    table = sit(PLAIN).does("accuse N d")
    for who in "BCD":
        assert [(one.what, one.suit) for one in table.sees(who).accused] == [("N", "d")]
