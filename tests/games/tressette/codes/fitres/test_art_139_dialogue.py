"""Articles 139–146: the words with which a pair that was called out decides to go for the cappotto, or not."""

from collections.abc import Callable

import pytest

from tests.games.tressette.codes.fitres.deals import A_POINT_FOR_0, ALL_TO_A, MIXED, NO_POINT_FOR_1
from tests.games.tressette.codes.fitres.tavolo import Tavolo, sitting
from tests.texts import TRADIZIONALI
from ventaglio.games.tressette.engine.events import SlamDeclared
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.winning import dialogue

Sit = Callable[..., Tavolo]

trad = sitting("tradizionali")
CHANGING_PAIRS = "option pairs: B.b.1"
WON = "d3 s4 cA b4"
"""A trick of the deal that gives A everything, worth a point."""


@pytest.fixture(params=["tradizionali", "moderne"])
def sit(request: pytest.FixtureRequest) -> Sit:
    return sitting(request.param)


def called_out(sit: Sit, *lines: str) -> Tavolo:
    """A on lead with 21 points and all the tricks to come; his pair has just been called out."""
    return sit(*ALL_TO_A, "scores: 20 5", *lines).plays(WON).does("B call-out")


def says(table: Tavolo, words: str) -> Tavolo:
    return table.does(*(f"say {word}" for word in words.split()))


# ── Who speaks first ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "141")
@pytest.mark.parametrize("trick, speaker", [(A_POINT_FOR_0, "A"), ("c4 c6 c3 cA", "C")])
def test_the_player_on_lead(sit: Sit, trick: str, speaker: str) -> None:
    table = sit(*MIXED, "scores: 20 5").plays(trick).does("D call-out")
    assert table["speaker"] == speaker


@pytest.mark.article("fitres", "131", "141")
def test_if_the_callers_have_the_lead_the_player_after_them(sit: Sit) -> None:
    table = sit(*MIXED, "scores: 20 5").plays(A_POINT_FOR_0, NO_POINT_FOR_1).does("B call-out")
    assert (table["leader"], table["speaker"]) == ("B", "C")


@pytest.mark.article("fitres", "141")
@pytest.mark.parametrize("scores", ["18 5", "19 5"])
def test_whoever_reached_it_by_accusing_in_response_in_a_trick_they_took_without_a_point(sit: Sit, scores: str) -> None:
    table = sit(*MIXED, "dealer: A", f"scores: {scores}").plays("b3 b7 bC").does("accuse N d").plays("b4")
    assert (table["leader"], table.does("D call-out")["speaker"]) == ("B", "A")


@pytest.mark.article("fitres", "141")
def test_not_if_he_accused_on_lead(sit: Sit) -> None:
    table = sit(*MIXED, "scores: 18 5").does("accuse N d").plays(NO_POINT_FOR_1)
    assert (table["leader"], table.does("D call-out")["speaker"]) == ("B", "C")


@pytest.mark.article("fitres", "141")
def test_not_even_if_pairs_were_secret_when_he_did(sit: Sit) -> None:
    """A accuses on lead; the four and the five of danari, which A and C then play, make their pair official."""
    hands = ("hand A: d4 d3 d2 dA", "hand B: d7 s4 s5 s6", "hand C: d5 c4 c5 c6", "hand D: d6 b4 b5 b6")
    table = sit(*hands, "option pairs: B.b.2", "official: no", "scores: 18 5").does("accuse N d").plays("d4 d7 d5 d6")
    assert (table["official"], table["leader"], table.does("D call-out")["speaker"]) == ("yes", "B", "C")


@pytest.mark.article("fitres", "141")
def test_nor_if_his_own_side_took_the_trick_in_which_he_accused(sit: Sit) -> None:
    table = sit(*MIXED, "dealer: A", "scores: 18 5").plays("d5 d7 dC").does("accuse N d").plays("d3", NO_POINT_FOR_1)
    assert (table["leader"], table.does("D call-out")["speaker"]) == ("B", "C")


@pytest.mark.article("fitres", "141")
def test_he_is_still_the_player_on_lead_if_his_side_has_got_it_back(sit: Sit) -> None:
    table = sit(*MIXED, "dealer: A", "scores: 18 5").plays("b3 b7 bC").does("accuse N d").plays("b4", "c6 c3 cR c4")
    assert (table["leader"], table.does("D call-out")["speaker"]) == ("C", "C")


# ── The words ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "139", "140", "142")
@pytest.mark.parametrize(
    "words, goes, alone",
    [
        pytest.param("non-vado", False, None, id="1"),
        pytest.param("scopro", False, None, id="1, cards shown"),
        pytest.param("vado", True, 0, id="2"),
        pytest.param("non-potrei non-andiamo", False, None, id="3"),
        pytest.param("non-potrei vado", True, 2, id="4"),
        pytest.param("potrei andiamo", True, None, id="5"),
        pytest.param("potrei non-vado", False, None, id="6"),
        pytest.param("potrei scopro", False, None, id="6, cards shown"),
        pytest.param("potrei non-potrei vado", True, 0, id="7"),
        pytest.param("potrei non-potrei non-andiamo", False, None, id="8"),
        pytest.param("potrei non-potrei scopro", False, None, id="8, cards shown"),
    ],
)
def test_the_eight_ways(sit: Sit, words: str, goes: bool, alone: int | None) -> None:
    table = says(called_out(sit, CHANGING_PAIRS), words)
    if goes:
        assert (table["phase"], table["turn"]) == ("lead", "A")
        assert SlamDeclared(0, alone) in table.events
    else:
        assert (table["match"], table["winner"], table["scores"]) == ("target", "0", "21 5")


@pytest.mark.article("fitres", "143")
@pytest.mark.parametrize(
    "words, goes",
    [
        pytest.param("non-vado", False, id="1"),
        pytest.param("scopro", False, id="1, cards shown"),
        pytest.param("potrei no", False, id="2"),
        pytest.param("potrei scopro", False, id="2, cards shown"),
        pytest.param("potrei andiamo", True, id="3"),
    ],
)
def test_the_three_ways_of_fixed_pairs(sit: Sit, words: str, goes: bool) -> None:
    table = says(called_out(sit), words)
    assert table["phase"] == ("lead" if goes else "end")
    assert table.state.decider is None


@pytest.mark.article("fitres", "142", "143")
def test_there_are_no_other_ways(sit: Sit) -> None:
    assert [len(path) for path, end in dialogue(called_out(sit, CHANGING_PAIRS).state).items() if end] == [
        *(1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3)
    ]
    assert [path for path, end in dialogue(called_out(sit).state).items() if end == "go"] == [("potrei", "andiamo")]


@pytest.mark.article("fitres", "143")
def test_other_pairs_may_agree_on_the_three_ways(sit: Sit) -> None:
    three = "option dialogue: three ways, by common decision"
    assert called_out(sit, CHANGING_PAIRS, three).legal() == ["say non-vado", "say scopro", "say potrei"]
    fixed = open_table(TRADIZIONALI, options={"dialogue": "eight ways, unilateral ones included"})
    assert ("vado",) not in dialogue(fixed)


@pytest.mark.article("fitres", "140")
def test_only_the_words_of_the_code_in_their_order(sit: Sit) -> None:
    table = called_out(sit, CHANGING_PAIRS)
    assert table.why_not("C say andiamo") == "not-your-word [142]"
    assert table.why_not("B say vado") == "not-your-word [142]"
    assert table.why_not("A say andiamo") == "word-not-provided [142]"
    says(table, "potrei")
    assert table.legal() == ["say andiamo", "say non-vado", "say scopro", "say non-potrei"]
    assert table.why_not("play d2") == "dialogue-first [26]"
    assert says(table, "andiamo").why_not("A say vado") == "no-dialogue [142]"


@pytest.mark.article("fitres", "144")
def test_those_who_decide_do_not_see_their_tricks_again() -> None:
    table = trad(*MIXED, "scores: 20 5").plays(A_POINT_FOR_0)
    assert table.sees("A").own_pile == table.state.tricks
    table.does("B call-out")
    for who in "AC":
        assert (table.sees(who).own_pile, table.sees(who).last_trick) == (None, None)
    assert table.sees("B").last_trick == table.state.tricks[0]


# ── What comes of it ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "137", "139")
def test_going_and_making_it(sit: Sit) -> None:
    table = says(called_out(sit), "potrei andiamo").plays_on()
    assert (table["match"], table["winner"], table["made"]) == ("slam-after-win", "0", "11 0")


@pytest.mark.article("fitres", "137")
def test_a_lay_down_after_going_makes_it_too(sit: Sit) -> None:
    table = says(called_out(sit), "potrei andiamo").does("claim")
    assert (table["claim"], table["match"]) == ("valid", "slam-after-win")


@pytest.mark.article("fitres", "146")
def test_going_and_missing_it_ends_with_the_first_point_of_the_others(sit: Sit) -> None:
    table = sit(*MIXED, "scores: 20 5").plays(A_POINT_FOR_0).does("B call-out")
    says(table, "potrei andiamo").plays("b4 b3 bD bR")
    assert (table["match"], table["winner"]) == ("slam-missed", "0")
    assert (table["scores"], table["loser-points"]) == ("21 6", "5")


@pytest.mark.article("fitres", "146")
def test_thirds_of_theirs_do_not_end_it(sit: Sit) -> None:
    table = sit(*MIXED, "scores: 20 5").plays(A_POINT_FOR_0).does("B call-out")
    assert says(table, "potrei andiamo").plays(NO_POINT_FOR_1)["phase"] == "lead"


@pytest.mark.article("fitres", "139", "146")
def test_once_they_go_nobody_calls_any_more(sit: Sit) -> None:
    table = says(called_out(sit), "potrei andiamo")
    assert table.why_not("B call-out")
    assert table.why_not("A call-out") == table.why_not("C call-out") == "nothing-to-call [139]"
