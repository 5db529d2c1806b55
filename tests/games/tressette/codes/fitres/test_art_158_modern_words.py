"""Articles 158–167: when and how often one may speak by the modern norms, and what everybody knows already."""

import pytest

from tests.games.tressette.codes.fitres.deals import A_POINT_FOR_1, MIXED
from tests.games.tressette.codes.fitres.sitting import Sitting, mod, sitting, trad
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.knowledge import Known, known, known_hand, void_is_notorious
from ventaglio.games.tressette.game import TRESSETTE

DEALT = (
    "hand A: d3 d4 d5 d6 s3 s4 c3 c4 b3 b4",
    "hand B: d2 d7 s2 s5 s6 c2 c5 b2 b5 b6",
    "hand C: dA dD sA s7 sD cA c6 c7 bA b7",
    "hand D: dR dC sR sC cR cC cD bR bC bD",
)
each_set = pytest.mark.parametrize("norms, article", [("tradizionali", ""), ("moderne", "161")])


# ── The order of words ───────────────────────────────────────────────────────────────────────────────────────────────


def liscio(norms: str, held: str) -> Sitting:
    """A, who holds these cards, takes a danaro that B leads."""
    others = ("hand B: d4 s4 s5", "hand C: d5 s6 s7", "hand D: d6 sD sC")
    return sitting(norms)("dealer: A", f"hand A: d3 {held}", *others).trick("d4 d5 d6 d3")


@pytest.mark.article("fitres", "158")
def test_the_suit_taken_is_declared_at_the_deposit_before_other_suits_and_the_next_lead() -> None:
    assert liscio("moderne", "dR s3").why_not("declare liscio-qui d") == ""
    later = liscio("moderne", "dR s3").does("declare faglio")
    assert later.why_not("declare liscio-qui d") == "too-late-for-the-suit-taken [158]"
    assert liscio("tradizionali", "dR s3").does("declare faglio").why_not("declare liscio-qui d") == ""
    led = liscio("moderne", "dR s3").does("play s3")
    assert led.why_not("A declare liscio-qui d") == "declare-only-on-lead [39]"


@pytest.mark.article("fitres", "158", "160")
def test_other_suits_come_after_the_suit_taken() -> None:
    table = liscio("moderne", "dR s3").does("declare liscio-qui d")
    assert table.why_not("declare faglio") == ""


@pytest.mark.article("fitres", "159")
def test_who_said_liscio_qui_leads_another_suit() -> None:
    table = liscio("moderne", "dR s3").does("declare liscio-qui d")
    assert (table.may_play(), table.why_not("play dR")) == ("s3", "suit-barred [159]")
    assert liscio("tradizionali", "dR s3").does("declare liscio-qui d").may_play() == "dR s3"


@pytest.mark.article("fitres", "159")
def test_so_who_has_no_other_suit_may_not_say_it() -> None:
    assert liscio("moderne", "dR dC").why_not("declare liscio-qui d") == "no-other-suit-to-lead [159]"
    assert liscio("tradizionali", "dR dC").why_not("declare liscio-qui d") == ""


@pytest.mark.article("fitres", "120", "159")
def test_nor_may_who_must_lead_that_suit_because_it_is_his_best() -> None:
    """The partner's lay-down has failed: A plays best first, and his best is a danaro."""
    start = ("exposed: C", "dealer: A", "trick B: d4 d5 d6 d2", "leader: A")
    table = mod(*start, "hand A: dA s7 c7")
    assert (table.may_play(), table.why_not("declare liscio-qui d")) == ("dA", "no-other-suit-to-lead [159]")
    table = mod(*start, "hand A: dR sA c7")
    assert (table.may_play(), table.why_not("declare liscio-qui d")) == ("sA", "")


@pytest.mark.article("fitres", "160", "163")
def test_words_on_the_suit_led_end_all_words_for_that_lead() -> None:
    table = mod(*DEALT).does("play d4 busso-lungo")
    assert table.why_not("A declare faglio") == "declare-only-on-lead [39]"
    assert table.words() == table.formulas("d2") == set()


@pytest.mark.article("fitres", "40", "160")
def test_by_the_traditional_norms_the_words_for_the_suit_led_may_come_first() -> None:
    table = trad(*MIXED).does("declare napoletana-lungo d")
    assert table.why_not("declare liscio-al-compagno s") == ""
    assert table.why_not("declare lungo d") == "said-already [127]"
    table.does("declare liscio-al-compagno s")
    assert table.may_play() == "dA d2 d3 d4", "the suit that was announced, and no other"
    assert table.why_not("play s4") == "against-the-words [127]"
    assert table.why_not("play d4 lungo") == "said-already [127]"
    table.does("play d4")
    assert table.state.formula == "napoletana-lungo", "what was said goes with the card"


@pytest.mark.article("fitres", "153", "160", "163")
@pytest.mark.parametrize("adopts", [("adopted: other_suits_before_play_suit",), None], ids=["adopted", "modern"])
def test_where_they_close_everything_nothing_is_declared_after_them(adopts: tuple[str, ...] | None) -> None:
    table = mod(*MIXED) if adopts is None else trad(*adopts, *MIXED)
    table.does("declare napoletana-lungo d")
    assert table.why_not("declare liscio-al-compagno c") == "too-late-after-announcing [160]"
    assert not [line for line in table.legal() if line.startswith("declare")]
    assert TRESSETTE.menu(trad("adopted: other_suits_before_play_suit", *MIXED).state, 0).announcements == ()


@pytest.mark.article("fitres", "158", "163")
def test_nor_of_the_suit_just_taken() -> None:
    table = liscio("moderne", "dR s3").does("declare piombo s")
    assert table.why_not("declare liscio-qui d") == "too-late-after-announcing [160]"
    late = trad("adopted: trick_suit_only_at_deposit", *MIXED).plays(A_POINT_FOR_1).does("declare venticinque-terzo s")
    assert late.why_not("declare liscio-qui b") == "too-late-for-the-suit-taken [158]"


@pytest.mark.article("fitres", "40", "58")
def test_words_ahead_of_the_card_must_be_borne_out_by_one_that_may_be_led() -> None:
    assert trad(*MIXED).why_not("declare busso s") == "formula-does-not-fit [127]"
    assert trad(*MIXED).why_not("declare lungo") == "name-the-suit-meant [127]"
    assert trad("hand A: d3 d2", "hand B: s4 s5").why_not("declare lungo s") == "formula-does-not-fit [127]"
    both = trad(*MIXED).does("declare napoletana-lungo d")
    assert both.why_not("declare liscio-al-compagno d") == "no-other-suit-to-lead [42]"


@pytest.mark.article("fitres", "120")
def test_a_lay_down_that_fails_ends_them_for_the_best_card_goes_first() -> None:
    table = trad(*MIXED).does("declare si-liscia s", "claim")
    assert table.state.announced is None
    assert table.may_play() == "d3"


def test_what_was_announced_is_in_the_position_and_in_every_view() -> None:
    table = trad(*MIXED).does("declare napoletana-lungo d")
    text = TRESSETTE.spell_position(table.state)
    assert "announced: d napoletana-lungo" in text
    assert TRESSETTE.parse_position(text) == table.state
    assert table.sees("C").announced == ("d", "napoletana-lungo")
    with pytest.raises(BadInput, match="no suit"):
        TRESSETTE.parse_position(text.replace("announced: d", "announced: x"))


# ── Once said, or led in silence ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "164")
def test_after_a_silent_lead_nothing_is_said_of_the_suit_while_on_lead() -> None:
    table = mod(*DEALT).trick("d3 d7 dD dC")
    assert table.why_not("declare liscio-qui d") == "led-in-silence [164]"
    assert table.why_not("play d4 terzo") == "led-in-silence [164]"
    assert table.why_not("declare liscio-al-compagno d") == "the-suit-just-taken [42]"
    table.trick("s3 s2 s7 sC")
    assert table.why_not("declare liscio-al-compagno d") == "led-in-silence [164]"
    assert table.why_not("play d4 terzo") == "led-in-silence [164]"


@pytest.mark.article("fitres", "165")
def test_a_suit_led_with_words_is_spoken_of_no_more() -> None:
    table = mod(*DEALT).trick("d3 d7 dD dC", "lungo")
    assert table.why_not("declare liscio-qui d") == "suit-declared-already [165]"
    assert table.why_not("play d4 terzo") == "suit-declared-already [165]"
    table.trick("s4 s2 sD sC").trick("s5 s7 sR s3")
    assert table["leader"] == "A"
    assert table.why_not("play d4 terzo") == "suit-declared-already [165]", "not even after the lead was lost"
    assert table.why_not("declare liscio-al-compagno d") == "suit-declared-already [165]"
    assert table.why_not("play c4 busso") == "formula-does-not-fit [168]", (
        "of others one may speak: here it does not fit"
    )


VERY_LONG = (
    "hand A: d3 d4 d5 d6 d7 dD s4 c4 b4 b5",
    "hand B: dA d2 dC dR s2 s3 c2 c3 b2 b3",
    "hand C: sA s5 s6 s7 sD cA c5 c6 c7 cD",
    "hand D: sC sR cC cR bA b6 b7 bD bC bR",
)


@pytest.mark.article("fitres", "166")
def test_but_a_very_long_suit_may_be_said_to_be_so_still() -> None:
    table = mod(*VERY_LONG)
    assert table.why_not("play d4 ancora-lunghissimo") == "not-said-very-long [165]"
    table.trick("d3 dC s5 b6", "lunghissimo")
    assert all(table.formulas(f"d{rank}") == {"ancora-lunghissimo"} for rank in "4567D")
    table.does("play d4 ancora-lunghissimo")
    assert known(table.state, 0, "d") == Known(4, 4, tuple("D765"), tuple("D765"))


@pytest.mark.article("fitres", "166")
def test_not_when_it_is_no_longer_nor_by_the_traditional_norms() -> None:
    shorter = ("hand A: d3 d4 d5 d6 d7 sD s4 c4 b4 b5", *VERY_LONG[1:2], VERY_LONG[2].replace("sD", "dD"), VERY_LONG[3])
    table = mod(*shorter).trick("d3 dC dD b6", "lunghissimo")
    assert table.why_not("play d4 ancora-lunghissimo") == "formula-does-not-fit [168]"
    table = trad(*VERY_LONG).trick("d3 dC s5 b6", "lunghissimo")
    assert table.why_not("play d4 ancora-lunghissimo") == "no-such-formula [127]"
    assert table.why_not("declare ancora-lunghissimo d") == "no-such-formula [127]"
    assert table.formulas("d4") >= {"lunghissimo"}


@pytest.mark.article("fitres", "153", "165", "166")
@pytest.mark.parametrize("adopted, refused", [("repetition", ""), ("play_suit_list", "no-such-formula [168]")])
def test_the_formula_comes_with_the_article_on_repetition_and_not_with_the_list(adopted: str, refused: str) -> None:
    table = trad(f"adopted: {adopted}", *VERY_LONG).trick("d3 dC s5 b6", "lunghissimo")
    assert table.why_not("play d4 ancora-lunghissimo") == refused


LONGEST = (
    "hand A: d3 d2 dA dR dC dD d7 s4 c4 b4",
    "hand B: d4 s2 s3 s5 c2 c3 c5 b2 b3 b5",
    "hand C: d5 sA s6 s7 cA c6 c7 bA b6 b7",
    "hand D: d6 sC sR sD cC cR cD bD bC bR",
)


@pytest.mark.article("fitres", "164", "166")
def test_always_so_even_after_a_lead_in_silence_that_bars_all_other_words() -> None:
    table = mod(*LONGEST).trick("d3 d4 d5 d6", "napoletana-lunghissimo").trick("d2 s5 s6 sD")
    assert all(table.formulas(f"d{rank}") == {"ancora-lunghissimo"} for rank in "ARCD7")
    assert table.why_not("play dA e-mia-lunghissimo") == "led-in-silence [164]"
    silent = mod(*LONGEST).trick("d3 d4 d5 d6").trick("d2 s5 s6 sD")
    assert silent.why_not("play dA ancora-lunghissimo") == "not-said-very-long [165]", "nothing was said of it before"


# ── What everybody knows ─────────────────────────────────────────────────────────────────────────────────────────────


def two_rounds_of_danari(norms: str, formula: str = "") -> Sitting:
    """All danari fall but two, which A holds; then D takes a trick of coppe."""
    return sitting(norms)(*DEALT).trick("d3 d7 dD dC", formula).trick("d4 d2 dA dR").trick("c5 c6 cR c4")


@each_set
@pytest.mark.article("fitres", "161")
def test_a_void_that_a_declared_length_makes_known_is_not_told(norms: str, article: str) -> None:
    table = two_rounds_of_danari(norms, "lungo")
    assert (table["leader"], table["hand A"][:5]) == ("D", "d5 d6")
    assert [known(table.state, seat, "d").most for seat in range(4)] == [2, 0, 0, 0]
    assert table.why_not("declare faglio") == (f"notorious-void [{article}]" if article else "")


@each_set
@pytest.mark.article("fitres", "161")
def test_without_that_word_it_may_be(norms: str, article: str) -> None:
    table = two_rounds_of_danari(norms)
    assert not void_is_notorious(table.state, 3, "d")
    assert table.why_not("declare faglio") == ""


@each_set
@pytest.mark.article("fitres", "161")
def test_a_void_shown_by_not_following_is_not_told(norms: str, article: str) -> None:
    others = ("hand B: d4 s4 c4 b4", "hand C: d5 s5 c5 b5", "hand D: d6 s6 c6 b6")
    table = sitting(norms)("dealer: A", "hand A: s3 s7 c7 b7", *others).trick("d4 d5 d6 b7")
    assert void_is_notorious(table.state, 0, "d")
    table.trick("c6 c7 c4 c5")
    assert ("faglio" in table.words()) == ("feci-un-piombo" in table.words()) is True, "bastoni were thrown away"
    kept = sitting(norms)("dealer: A", "hand A: s3 b3 c7 b7", *others).trick("d4 d5 d6 b7").trick("c6 c7 c4 c5")
    assert kept.why_not("declare faglio") == (f"notorious-void [{article}]" if article else "")


@each_set
@pytest.mark.article("fitres", "161")
def test_a_void_is_known_when_all_the_cards_left_lie_face_up_elsewhere(norms: str, article: str) -> None:
    tricks = ("trick C: cR cA c3 c2", "trick A: cC cD c7 c6", "trick A: d2 d3 dA dC", "trick B: s4 s5 s6 s3")
    hands = ("leader: A", "hand A: d4 b7", "hand B: c5 c4", "hand C: d5 d6", "hand D: d7 dR")
    closed, open_ = sitting(norms)(*tricks, *hands), sitting(norms)(*tricks, *hands, "exposed: B")
    assert (void_is_notorious(closed.state, 0, "c"), void_is_notorious(open_.state, 0, "c")) == (False, True)
    assert "faglio" in closed.words()
    assert ("faglio" in open_.words()) == (not article)


NO_COPPE = (
    *("trick B: c7 c6 c5 d4", "trick B: s4 s5 s6 s3", "leader: A"),
    "hand A: d5 d6 s7 sD b4 b5 b6 b7",
)
"""A has taken a trick of spade, holds danari, spade and bastoni, and has not followed to coppe."""


@pytest.mark.article("fitres", "42", "161")
@each_set
def test_why_a_void_is_not_told_is_said_of_the_suit_that_is_void(norms: str, article: str) -> None:
    """Not of danari, which come first and are held: of coppe, which everybody knows him to lack."""
    refused = sitting(norms)(*NO_COPPE).why_not("declare faglio")
    assert refused == ("notorious-void [161]" if article else "")


@pytest.mark.article("fitres", "42")
@each_set
def test_a_piombo_that_was_none_is_refused_for_that_and_not_for_a_suit_that_is_held(norms: str, article: str) -> None:
    assert sitting(norms)(*NO_COPPE).why_not("declare feci-un-piombo") == "no-piombo-made [42]"


@pytest.mark.article("fitres", "42")
@each_set
def test_the_suit_just_taken_is_the_reason_where_nothing_else_is_void(norms: str, article: str) -> None:
    table = sitting(norms)("trick B: s4 s5 s6 s3", "leader: A", "hand A: d5 d6 c4 c5 c6 b4 b5 b6 b7")
    assert table.why_not("declare faglio") == "the-suit-just-taken [42]"
    holding = sitting(norms)("trick B: s4 s5 s6 s3", "leader: A", "hand A: d5 d6 s7 c4 c5 c6 b4 b5 b6")
    assert holding.why_not("declare faglio") == "not-void [42]"


@pytest.mark.article("fitres", "161")
@pytest.mark.parametrize("formula, seat", [("piombo", 0), ("sola", 0)])
def test_sola_and_piombo_tell_of_a_void(formula: str, seat: int) -> None:
    led = "d3" if formula == "piombo" else "d2"
    hand = DEALT[0].replace("d3 d4 d5 d6", f"{led} sR sC bR")
    table = mod(hand, "hand B: d4 d5 s2 s5 s6 c2 c5 b2 b5 b6").does(f"play {led} {formula}")
    assert void_is_notorious(table.state, seat, "d")
    assert not void_is_notorious(table.state, 1, "d")


@pytest.mark.article("fitres", "161")
def test_questo_piombo_makes_a_void_known_and_is_itself_always_allowed() -> None:
    table = liscio("moderne", "s3 s2").does("declare questo-piombo d")
    assert known(table.state, 0, "d").most == 0


@pytest.mark.article("fitres", "162")
@pytest.mark.parametrize("norms, refused", [("tradizionali", ""), ("moderne", "notorious-liscio [162]")])
def test_a_card_for_the_partner_that_everybody_knows_is_not_told(norms: str, refused: str) -> None:
    """A has accused all threes and B all twos: so B's two of coppe is known, and that the three beats it."""
    words = "declare liscio-al-compagno c"
    table = sitting(norms)(*DEALT).does("accuse 3", "play s4", "accuse 2", "play s2", "play s7", "play sC")
    assert (table["leader"], table.why_not(words)) == ("B", refused)
    half = sitting(norms)(*DEALT).does("play s4", "accuse 2", "play s2", "play s7", "play sC")
    assert half.why_not(words) == "", "B himself might have the three"


SOVEREIGN = (
    "hand A: dR dC dD d7 d5 d4 s3 s4 c4 b4",
    "hand B: d3 d6 s2 s5 c2 c3 c5 b2 b3 b5",
    "hand C: d2 sA s6 s7 cA c6 c7 bA b6 b7",
    "hand D: dA sR sC sD cR cC cD bR bC bD",
)


@pytest.mark.article("fitres", "167", "51")
@pytest.mark.parametrize("norms, refused", [("tradizionali", ""), ("moderne", "notorious-sovereignty [167]")])
def test_sovereignty_by_ones_own_cards_is_told_until_everybody_knows(norms: str, refused: str) -> None:
    table = sitting(norms)(*SOVEREIGN).trick("dR d3 d2 dA").trick("d6 b6 bD d7")
    assert table.why_not("play dD e-mia-lungo") == "", "B might have the Cavallo"
    table.trick("d4 c5 c6 cD").trick("s4 s2 s6 sD").trick("s5 s7 sC s3")
    assert table["leader"] == "A"
    assert table.why_not("play dD e-mia-terzo") == refused, "nobody else followed to danari"


@pytest.mark.article("fitres", "167", "168")
def test_piombo_may_be_said_of_a_three_though_everybody_knows_it_sovereign() -> None:
    assert mod("hand A: d3 s4").why_not("play d3 piombo") == ""


@pytest.mark.article("fitres", "167")
def test_of_a_card_that_is_sovereign_outright_nothing_is_left_to_tell() -> None:
    above = ("trick B: d2 dA dR d3", "leader: A", "hand A: dC dD d4")
    assert mod(*above).why_not("play dC e-mia-terzo") == "formula-does-not-fit [168]"
    adopted = trad("adopted: notorious_sovereignty_unsaid", *above)
    assert adopted.why_not("play dC e-mia-terzo") == "notorious-sovereignty [167]"


# ── What a declaration makes known ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "161", "162")
def test_declarations_locate_cards_and_count_them() -> None:
    table = mod(*DEALT).does("play d4 busso-lungo")
    assert known(table.state, 0, "d") == Known(3, 3, ("3",), tuple("3RCD765"))
    assert known(table.state, 1, "d") == Known(0, 6, (), tuple("2ARCD765"))
    table.trick("d7 dD dR").trick("sR s3 s2 sA")
    assert known(table.state, 3, "d") == Known(0, 3, (), tuple("2AC65"))
    assert known(table.state, 3, "s").possible == tuple("CD7654")


@pytest.mark.article("fitres", "161")
def test_the_suits_of_a_hand_fill_it_together() -> None:
    """A hand of ten with three accused twos has at most eight cards of any suit that holds one of them."""
    state = TRESSETTE.parse_position(
        "code: moderne\naccused B: 2b 3\nhand B: d2 s2 c2 d4 d5 s4 s5 c4 c5 b4", complete=True
    )
    assert [(one.fewest, one.most) for one in known_hand(state, 1)] == [(1, 8), (1, 8), (1, 8), (0, 7)]
