"""Tressette live-tables: until when something can be contested, and by whom, article by article."""

import pytest
from msgspec.structs import replace

from tests.games.tressette.codes.fitres.deals import ALL_TO_A, MIXED
from tests.games.tressette.referee.tressette_tavolo import Tavolo
from ventaglio.core.cards import MAZZO
from ventaglio.core.record import AnyGame
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import TABLE
from ventaglio.games.tressette.engine.state import Phase
from ventaglio.games.tressette.engine.view import view
from ventaglio.games.tressette.game import LIVE_TRESSETTE, TRESSETTE

TRAD = "tradizionali"
MOD = "moderne"

both = pytest.mark.parametrize("code", [TRAD, MOD])


def article(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.article("fitres", *numbers)


# ── A call-out is no new trick (22, 35, 65, 183, 184) ────────────────────────────────────────────────────────────────


@article("22", "65")
@both
def test_art_65_a_call_out_does_not_end_the_time_to_contest_a_revoke(code: str) -> None:
    table = Tavolo(code, *MIXED).plays("s4 c6 s7 sR").does("B call-out")
    won = table.state.won
    table.calls("A", 1, reservation="no")
    assert (table.facts["when"], table.orders[0], table.turn) == ("same-trick", "rectify response", "B card")
    table.does("B replace s6", "C replace").plays(*(() if code == MOD else ("bA",)))
    assert table.state.won == won, "by the modern norms whoever called too early has lost all the same (169)"


@article("65", "183")
@both
def test_art_183_a_call_out_does_not_end_the_time_to_contest_an_accusation(code: str) -> None:
    table = Tavolo(code, *MIXED).does("D accuse A d").plays("s4 s6 s7 sR").does("D call-out").calls("A", 1)
    assert "lose accusation-points accusing-side" in table.orders
    assert table.accused == ["D Ad 0"]


@article("65", "184")
def test_art_184_nor_that_to_contest_a_late_one() -> None:
    table = Tavolo(TRAD, *MIXED).plays("s4 s6 s7 sR").does("D accuse A d").plays("bA b4 b2 b7").does("A call-out")
    table.calls("A", 1)
    assert "lose accusation-points accusing-side" in table.orders


@article("65", "132")
@both
def test_art_65_nor_does_the_dialogue_that_follows_it(code: str) -> None:
    """B has not followed, and A is called out: the trick lies open again, and A may be called out when it is over."""
    table = Tavolo(code, *MIXED, "scores: 20 5").plays("d3 c6 dD dR").does("B call-out")
    assert table.turn == "A dialogue"
    table.calls("A", 1, reservation="no")
    assert (table.facts["when"], table.turn) == ("same-trick", "B card")
    table.does("B replace d5", "C replace")
    assert (table.turn, table.scores, table.does("B call-out").turn) == ("A lead", (21, 5), "A dialogue")


@article("35", "183")
@both
def test_art_183_who_loses_the_points_he_was_called_out_for_speaks_no_more(code: str) -> None:
    table = Tavolo(code, *MIXED, "scores: 5 18").does("D accuse A d").plays("s4 s6 s7 sR").does("A call-out")
    assert table.turn == "D dialogue"
    table.calls("A", 1)
    while table.live.pending:
        table.does(f"{table.turn[0]} replace")
    assert (table.turn, table.state.won, table.accused) == ("D lead", None, ["D Ad 0"])
    assert table.plays("bA").state.phase is Phase.FOLLOW


@article("65")
def test_art_65_the_next_trick_does() -> None:
    table = Tavolo(TRAD, *MIXED).plays("s4 c6 s7 sR").does("B call-out").plays("bA").calls("A", 1)
    assert (table.facts["when"], table.orders) == ("later", ("cure implicit",))


# ── Who may annul, and who may still accuse (78, 180) ────────────────────────────────────────────────────────────────


@article("78", "180")
@both
def test_art_180_the_accusers_partner_does_not_annul_in_the_opponents_name(code: str) -> None:
    table = Tavolo(code, *MIXED).plays("s4 s6 s7").does("D accuse A")
    assert table.waits("B", annulled="yes") == "annul-not-yours "
    assert table.calls("B", annulled="no", put_right="no").orders[0] == "cure final"


@article("78", "180")
@both
def test_art_180_nor_by_a_report_of_his_own_question(code: str) -> None:
    table = Tavolo(code, *MIXED).does("A accuse N d")
    questioned = "report accusation-questioned C questioned-by=partner annulled"
    for who in ("A", "C", "table"):
        assert table.cannot(f"{who} {questioned}=yes") == "annul-not-yours", who
    assert table.does(f"B {questioned}=yes").turn == "table deal"
    other = Tavolo(code, *MIXED).does("A accuse N d", f"C {questioned}=no")
    assert (other.callers(1), other.calls("D", 1, annulled="yes").turn) == ("BD", "table deal")


@article("180", "182")
@both
def test_art_180_another_accusation_left_incomplete_is_forbidden_with_the_rest(code: str) -> None:
    table = Tavolo(code, "hand A: d3 s3 c3 dA sA cA d4 s4 c4 b4").does("A accuse 3", "A accuse A")
    table.calls("C", 1, annulled="no", put_right="no")
    assert table.cannot("A accuse A b") == "accusing-forbidden"
    assert table.why_not("A accuse A b") == "accusing-forbidden [180]"
    assert (table.accused, table.plays("s4").cannot("A accuse A b") != "") == ([], True)


@article("180", "182")
@both
@pytest.mark.parametrize("who", ["A", "B"])
def test_art_180_after_the_first_trick_a_remark_has_no_effect(code: str, who: str) -> None:
    """Neither does an opponent's let the accuser put it right, nor does his partner's give a right to annul."""
    table = Tavolo(code, *MIXED).plays("s4 s6 s7").does("D accuse A").plays("sR").calls(who)
    assert (table.facts["noticed-by"], table.orders) == ("nobody", ("no-points accusation",))
    assert (table.accused, table.state.duties.muted) == ([], ())


# ── When a trick begins (22, 29, 112, 132) ───────────────────────────────────────────────────────────────────────────


@article("22", "29")
@both
def test_art_29_words_of_somebody_not_on_lead_leave_the_last_trick_open_to_view(code: str) -> None:
    table = Tavolo(code, *MIXED).plays("s4 s6 s7 sR").does("A declare faglio")
    assert (table.mistakes, table.turn) == (["wrong-declaration"], "D lead")
    assert view(table.state, 1).last_trick == table.state.tricks[-1]


# ── The last word of the dialogue (145) ──────────────────────────────────────────────────────────────────────────────


@article("65", "145")
@both
def test_art_145_the_tone_of_the_last_word_can_be_contested_until_the_next_trick(code: str) -> None:
    def declared() -> Tavolo:
        table = Tavolo(code, *ALL_TO_A, "scores: 20 5").plays("d3 s4 cA b4").does("B call-out")
        return table.does("A say potrei", "C say andiamo")

    told = "B report cappotto-declared-wrongly C breach=tone-or-delay"
    table = declared()
    assert (table.turn, table.state.slam) == ("A lead", 0)
    table.does(told)
    assert table.orders == ("right-lost going-for-cappotto called-pair", "match-over")
    assert (table.state.phase, table.state.winner, table.state.outcome) == (Phase.END, 0, "target")
    for later in ("d2", "d2 s5 c4 b5"):
        with pytest.raises(BadInput, match="nobody at that seat"):
            declared().plays(later).does(told)
    with pytest.raises(BadInput, match="nobody at that seat"):
        declared().does("A report cappotto-declared-wrongly B breach=tone-or-delay")


# ── A call while words have begun a trick (22, 112, 132) ─────────────────────────────────────────────────────────────


@article("22", "112", "132", "163")
def test_art_132_a_call_after_the_leaders_words_waits_for_their_trick() -> None:
    table = Tavolo(TRAD, *MIXED, "scores: 5 20").plays("s4 s6 s7 sR").does("D declare terzo b", "A call-out")
    assert (table.turn, table.state.caller, table.mistakes) == ("D lead", 0, [])
    table.plays("bA b4 b2 b7")
    assert (table.state.caller, table.turn) == (None, "B dialogue"), "verified when the trick is over"
    at_once = Tavolo(TRAD, *MIXED, "scores: 5 20").plays("s4 s6 s7 sR").does("A call-out")
    assert (at_once.state.caller, at_once.mistakes) == (None, ["premature-call"])


@article("112", "132")
@pytest.mark.parametrize("reading", ["1", "2"])
@pytest.mark.parametrize("game", [TRESSETTE, LIVE_TRESSETTE], ids=["regular", "live"])
def test_art_132_records_of_old_verify_at_once_as_they_did(game: AnyGame, reading: str) -> None:
    new = game.headers(game.open({"Code": TRAD, "Edition": "1"}))
    assert new.pop("Reading") == "2"
    state = game.open({**new, **({"Reading": reading} if reading == "2" else {})})
    deal = "deal 20 " + " ".join(one.text for one in MAZZO)
    verified = 0
    for who, text in ((TABLE, deal), (1, "declare napoletana-lunghissimo c"), (2, "call-out")):
        events = game.act(state, game.parse_action(text), who)
        verified += sum("Verified" in repr(event) for event in events)
        for event in events:
            state = game.fold(state, event)
    assert verified == (1 if reading == "1" else 0)
    assert game.headers(state).get("Reading", "1") == reading
    assert game.open({"Code": TRAD}).table.reading == 1 if game is TRESSETTE else True


def test_a_reading_that_is_not_known_is_refused() -> None:
    with pytest.raises(BadInput, match="Reading"):
        TRESSETTE.open({"Code": TRAD, "Reading": "3"})


# ── A lay-down waits for the opponents, the count for the table (35, 78, 119) ────────────────────────────────────────


@article("78", "119")
@both
def test_art_119_a_lay_down_is_not_judged_before_each_opponent_has_let_it_pass(code: str) -> None:
    def asked() -> Tavolo:
        return Tavolo(code, *MIXED).does("C claim").plays("s4 s6").does("C play s7")

    table = asked()
    assert (table.turn, table.trick, table.orders) == ("D annul", "s4 s6", ()), "B has waived with his card"
    for line in ("B annul", "C play s7", "D play sR", "D replace"):
        assert table.cannot(line) == "settle-the-ruling-first", line
    assert [LIVE_TRESSETTE.spell_action(one) for one in LIVE_TRESSETTE.legal(table.live)] == ["waive", "annul"]
    assert table.does("D annul").orders == ("annul with-repetition",)
    assert (table.turn, table.live.pending) == ("table deal", ())
    assert asked().does("D waive").state.exposed == (2,)


@article("78", "119")
@both
def test_art_78_each_of_two_opponents_is_asked_for_himself(code: str) -> None:
    """Where partners sit side by side, a turn can come before either opponent has played."""
    table = Tavolo(code, *MIXED)
    table.live = replace(table.live, state=replace(table.state, sides=(0, 0, 1, 1)))
    table.does("B claim").plays("s4").does("B play s6")
    assert table.turn == "C annul"
    assert table.does("C waive").turn == "D annul"
    assert table.does("D annul").turn == "table deal"


@article("35")
@both
def test_art_35_no_player_ends_the_time_to_contest_by_counting(code: str) -> None:
    table = Tavolo(code, *ALL_TO_A).does("A claim")
    assert [table.cannot(f"{who} count") for who in "ABCD"] == ["table-counts"] * 4
    assert table.does("table count").state.phase is Phase.END


@article("35", "78", "119")
def test_art_119_records_of_old_judge_and_count_as_they_did() -> None:
    table = Tavolo(TRAD, *MIXED)
    first = replace(table.state.table, reading=1)
    table.live = replace(table.live, state=replace(table.state, table=first))
    table.does("C claim").plays("s4 s6").does("C play s7")
    assert (table.orders[0], table.state.exposed) == ("cure implicit", (2,))
    assert table.plays_on().does("A count").state.passata == 2


# ── The card shown before its turn, and exchanged (24) ───────────────────────────────────────────────────────────────


@article("23", "24", "73")
@both
def test_art_24_a_card_shown_too_early_takes_the_place_of_the_one_played_instead(code: str) -> None:
    """C shows the Cavallo of spade, and in the light of what B plays gives a Seven."""
    table = Tavolo(code, *MIXED).plays("s4").does("C play sC").plays("s6 s7")
    assert (table.mistakes, table.callers()) == (["card-before-turn"], "ABCD")
    table.calls("B")
    assert (table.orders, table.trick, "s7" in table.hand("C")) == (("play ready-card offender",), "s4 s6 sC", True)
    assert table.turn == "D follow", "nobody has followed, so nobody replaces anything"


@article("24", "65", "73")
@both
def test_art_24_whoever_has_followed_may_replace_his_card_until_the_next_trick(code: str) -> None:
    def exchanged() -> Tavolo:
        return Tavolo(code, *MIXED).plays("s4").does("C play sC").plays("s6 s7 sR")

    table = exchanged().calls("A")
    assert (table.turn, table.trick) == ("D replace", "s4 s6 sC sR")
    table.does("D replace sA")
    assert (table.state.tricks[0].winner, table.turn) == (3, "D lead")
    late = exchanged().plays("bA")
    assert (late.callers(), late.waits("A")) == ("", "call-too-late ")


@article("24", "25")
@both
def test_art_24_nothing_was_exchanged_where_the_card_shown_did_not_follow_suit(code: str) -> None:
    table = Tavolo(code, *MIXED).plays("s4").does("D play bA").plays("s6 s7 sR")
    assert table.callers() == ""
    same = Tavolo(code, *MIXED).plays("s4").does("D play sR").plays("s6 s7 sR")
    assert same.callers() == ""


# ── What the ban of 180 leaves (180, 185) ────────────────────────────────────────────────────────────────────────────


TWICE = (
    *("hand A: d3 s3 c3 dA sA cA d4 s4 c4 b4", "hand B: d5 d6 d7 s5 s6 s7 c5 c6 b5 b6"),
    *("hand C: c7 cD cC cR dD dC sD sC b7 bD", "hand D: bA b3 dR sR d2 s2 c2 b2 bC bR"),
)
"""A has three Threes and three Aces, and D the fourth of each."""


@article("180", "185")
@both
def test_art_185_what_a_trick_brings_to_light_scores_nothing_for_who_may_accuse_no_more(code: str) -> None:
    table = Tavolo(code, *TWICE).does("A accuse 3", "A accuse A").calls("C", 1, annulled="no", put_right="no")
    table.plays("b4 b5 b7 bA")
    assert (table.orders, table.accused, table.live.pending) == (("no-points accusation",), [], ())
    free = Tavolo(code, *TWICE).does("A accuse 3", "A accuse A").plays("b4 b5 b7 bA")
    assert free.accused == ["A Ab 3"]


@article("180")
@both
def test_art_180_nor_does_the_remark_of_an_opponent(code: str) -> None:
    table = Tavolo(code, *TWICE).does("A accuse 3", "A accuse A").calls("C", 1, annulled="no", put_right="no")
    assert table.calls("D", 2, put_right="yes").orders == ("no-points accusation",)
    assert table.accused == []


@article("180")
@both
def test_art_180_but_that_of_the_partner_still_lets_the_opponents_annul(code: str) -> None:
    table = Tavolo(code, *TWICE).does("A accuse 3", "A accuse A").calls("C", 1, annulled="no", put_right="no")
    table.calls("C", 2, annulled="no", put_right="no")
    assert table.calls("B", 2, annulled="yes").turn == "table deal"


# ── Each opponent reserves for himself (74, 75) ──────────────────────────────────────────────────────────────────────


def revoked(code: str) -> Tavolo:
    """B has not followed suit, and C has played."""
    return Tavolo(code, *MIXED).plays("s4 c6 s7")


@article("75")
@both
@pytest.mark.parametrize("who", ["B", "D"])
@pytest.mark.parametrize("told", [{}, {"reservation": "no"}])
def test_art_75_what_the_side_that_erred_says_binds_no_opponent(code: str, who: str, told: dict[str, str]) -> None:
    table = revoked(code).calls(who, None, "", **told)
    assert (table.orders[-1], table.callers()) == ("cure final", "")
    table.does("B replace s3", "C replace")
    assert table.callers() == "AC"
    table.calls("C", reservation="yes")
    assert table.orders[-2:] == ("cure suspended", "reservation open")
    assert (table.trick, table.turn) == ("s4 s3 s7", "D follow"), "what was corrected is not corrected again"
    assert [(one.seat, one.number) for one in table.state.duties.reserved] == [(2, 1)]
    assert table.plays("sR").callers() == "C"
    assert table.calls("C", harm="objected").turn == "table deal"


@article("75")
@both
def test_art_75_an_opponent_who_does_not_reserve_speaks_for_himself(code: str) -> None:
    table = revoked(code).calls("C", reservation="no").does("B replace s3", "C replace")
    assert (table.callers(), table.asks("A")) == ("A", "reservation")
    assert table.waits("A", reservation="no") == "call-ruled "
    assert table.calls("A", reservation="yes").live.incidents[0].reserved == 0


@article("65", "75")
@both
def test_art_75_a_reservation_goes_with_the_correction(code: str) -> None:
    table = revoked(code).calls("B").does("B replace s3", "C replace").plays("sR")
    assert (table.turn, table.callers()) == ("B lead", "AC"), "neither has played since"
    assert table.plays("s6").callers() == ""
    other = Tavolo(code, *MIXED).plays("s4 c6").calls("B").does("B replace s3").plays("s7")
    assert other.callers() == "A", "C has played on"


@article("75")
@both
def test_art_75_the_side_that_erred_reserves_nothing(code: str) -> None:
    assert [revoked(code).waits(who, reservation="yes") for who in "BD"] == ["reserve-not-yours "] * 2
    old = revoked(code)
    first = replace(old.state.table, reading=1)
    old.live = replace(old.live, state=replace(old.state, table=first))
    assert old.calls("D", reservation="yes").live.incidents[0].reserved in (0, 2), "so records of old have it"


# ── The anomalies of 64 happen, and are ruled on ─────────────────────────────────────────────────────────────────────


@article("25", "26", "64")
@both
def test_art_64_who_leads_though_another_should_may_say_something_too(code: str) -> None:
    table = Tavolo(code, *MIXED).does("C play dD si-liscia")
    assert (table.mistakes, table.trick, table.state.formula) == (["lead-out-of-turn"], "dD", "si-liscia")
    false = Tavolo(code, *MIXED).does("C play d7 lungo")
    assert false.mistakes == ["lead-out-of-turn", "wrong-declaration"]
    false.calls("A", 1, reservation="no")
    assert (false.turn, false.hand("C"), false.callers(2)) == ("A lead", Tavolo(code, *MIXED).hand("C"), "")


@article("39", "64")
@both
def test_art_64_words_with_a_response_are_heard_and_the_card_is_played(code: str) -> None:
    table = Tavolo(code, *MIXED).plays("s4").does("B play s6 sola")
    assert (table.mistakes, table.trick, table.turn) == (["wrong-declaration"], "s4 s6", "C follow")
    assert table.calls("A", reservation="no").orders[0] == "void declaration"
    assert table.facts["declaration-fault"] == "not-on-lead"
    revoke = Tavolo(code, *MIXED).plays("s4").does("B play c6 sola")
    assert (revoke.mistakes, revoke.trick) == (["wrong-declaration", "revoke"], "s4 c6")


@article("39", "44", "64", "163")
@both
def test_art_64_words_for_a_suit_are_heard_without_a_card_whoever_says_them(code: str) -> None:
    def fault(line: str, *cards: str) -> str:
        table = Tavolo(code, *MIXED).plays(*cards).does(line)
        assert (table.mistakes, table.state.announced) == (["wrong-declaration"], None)
        return table.calls("C" if line[0] in "BD" else "B", reservation="no").facts["declaration-fault"]

    assert fault("A declare lungo d") == "untrue"
    assert fault("B declare sola s") == "not-on-lead"
    assert fault("A declare lungo s", "s4") == "after-lead"
    assert fault("D declare terzo b", "s4") == "not-on-lead"


@article("23", "64")
@both
def test_art_64_a_card_that_denies_the_words_said_ahead_of_it_stays(code: str) -> None:
    table = Tavolo(code, *MIXED).plays("s4 s6 s7 sR").does("D declare liscio-e-busso b", "D play dR")
    assert (table.mistakes, table.trick, table.state.formula) == (["card-against-declaration"], "dR", None)
    table.calls("A", reservation="no")
    assert table.orders[:2] == ("stands card", "rectify declaration")
    assert table.turn == "D words"
    assert table.does(f"D reword {table.may_settle.split()[0]}").state.formula is not None


@article("64", "128", "168")
def test_art_64_a_formula_of_the_other_list_is_words_that_are_not_allowed() -> None:
    table = Tavolo(MOD, *MIXED).does("A play c5 e-mia-si-liscia")
    assert (table.mistakes, table.trick, table.state.formula) == (["wrong-declaration"], "c5", None)
    assert table.calls("B", reservation="no").facts["declaration-fault"] == "barred"


@article("64", "160", "163")
def test_art_64_nothing_more_is_to_be_said_after_the_words_for_the_suit() -> None:
    table = Tavolo(MOD, *MIXED).plays("s4 s6 s7 sR").does("D declare liscio-e-busso b", "D declare faglio")
    assert table.mistakes == ["wrong-declaration"]
    assert table.calls("A", reservation="no").facts["declaration-fault"] == "barred"


@article("64", "173")
@both
def test_art_173_buongioco_that_must_be_kept_silent_is_heard_all_the_same(code: str) -> None:
    table = Tavolo(code, *MIXED, "option buongioco: senza accusa").does("A accuse N d")
    assert (table.mistakes, table.accused, table.cannot("A accuse N d")) == (
        ["wrong-declaration"],
        [],
        "buongioco-is-silent",
    )
    assert [one.what for one in LIVE_TRESSETTE.view(table.live, 1).accused] == ["N"]
    assert table.calls("B", reservation="no").orders[0] == "void declaration"
    declared = Tavolo(code, *MIXED, "option buongioco: dichiarazione consentita").does("A accuse N s")
    assert declared.calls("B", reservation="no").facts["declaration-fault"] == "untrue"
