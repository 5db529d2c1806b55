"""Articles 39–42 and 124–126: who may speak, when, and of which suit; suits led in silence."""

import pytest

from tests.games.tressette.codes.fitres.sitting import Sitting, mod, sitting, trad
from tests.texts import parse_tressette as parse_position
from ventaglio.games.tressette.engine.position import spell_position

each_set = pytest.mark.parametrize("norms", ["tradizionali", "moderne"])

DEALT = (
    "hand A: d3 d4 d5 d6 s3 s4 c3 c4 c5 c6",
    "hand B: d2 d7 s2 s5 s6 c2 b2 b3 b5 b6",
    "hand C: dA dD sA s7 sD cA c7 bA b4 b7",
    "hand D: dR dC sR sC cR cC cD bR bC bD",
)
"""A has no bastoni."""


# ── Who and when ─────────────────────────────────────────────────────────────────────────────────────────────────────


@each_set
@pytest.mark.article("fitres", "39")
def test_only_the_player_on_lead_declares_and_only_before_he_leads(norms: str) -> None:
    table = sitting(norms)(*DEALT)
    assert table.why_not("A declare faglio") == ""
    assert [table.why_not(f"{who} declare faglio") for who in "BCD"] == ["declare-only-on-lead [39]"] * 3
    table.does("play d4")
    assert table.why_not("A declare faglio") == "declare-only-on-lead [39]"
    assert table.why_not("B play d2 sola") == "declare-only-on-lead [39]"


@each_set
@pytest.mark.article("fitres", "39")
def test_he_may_make_several_each_once(norms: str) -> None:
    table = sitting(norms)(*DEALT).does("declare faglio", "declare faglio-al-compagno b")
    assert table.why_not("declare faglio") == "said-already [42]"
    assert table.why_not("play d4 busso-lungo") == ""


@each_set
@pytest.mark.article("fitres", "40")
def test_a_declaration_is_of_the_suit_taken_of_the_suit_led_or_of_others_unnamed(norms: str) -> None:
    table = sitting(norms)(*DEALT)
    assert table.why_not("declare questo-piombo d") == "no-trick-taken [41]"
    assert table.why_not("declare faglio b") == "suit-not-named [42]"
    assert table.why_not("declare faglio-al-compagno") == "name-the-suit-meant [42]"
    assert table.why_not("declare nothing") == "no-such-declaration [39]"
    table.trick("d3 d2 dA dR")
    assert table.why_not("declare questo-piombo s") == "not-the-suit-taken [41]"
    assert table.why_not("declare faglio-al-compagno d") == "the-suit-just-taken [42]"


@each_set
@pytest.mark.article("fitres", "40", "42")
def test_only_the_declarer_knows_which_suit_he_means_for_his_partner(norms: str) -> None:
    table = sitting(norms)(*DEALT).does("declare faglio-al-compagno b")
    assert [view.said[0].suit for view in (table.public(), *map(table.sees, "ABCD"))] == ["", "b", "", "", ""]


# ── The suit just taken ──────────────────────────────────────────────────────────────────────────────────────────────


def taken(norms: str, held: str) -> Sitting:
    """B leads a small danaro and A, who holds these cards, takes it with the three."""
    others = ("hand B: d4 s4 s5", "hand C: d5 s6 s7", "hand D: d6 sD sC")
    return sitting(norms)("dealer: A", f"hand A: d3 {held}", *others).trick("d4 d5 d6 d3")


@each_set
@pytest.mark.article("fitres", "41")
@pytest.mark.parametrize(
    "held, piombo, liscio",
    [
        ("s3 s2", "", "no-subject-card-here [41]"),
        ("dR s2", "not-void-here [41]", ""),
        ("d2 s2", "not-void-here [41]", "no-subject-card-here [41]"),
        ("d2 dA", "not-void-here [41]", "no-subject-card-here [41]"),
    ],
    ids=["last card", "a king below others' cards", "the two, now sovereign", "an ace below one's own two only"],
)
def test_one_has_used_up_the_suit_or_still_has_a_card_that_others_beat(
    norms: str, held: str, piombo: str, liscio: str
) -> None:
    table = taken(norms, held)
    assert table.why_not("declare questo-piombo d") == piombo
    assert table.why_not("declare liscio-qui d") == liscio


@pytest.mark.article("fitres", "41")
def test_by_the_traditional_norms_one_may_still_lead_that_suit_and_speak_of_others_first() -> None:
    table = taken("tradizionali", "dR s2").does("declare faglio", "declare liscio-qui d")
    assert table.why_not("play dR sola") == ""


# ── Other suits ──────────────────────────────────────────────────────────────────────────────────────────────────────


@each_set
@pytest.mark.article("fitres", "42")
def test_feci_un_piombo_is_of_a_suit_used_up_but_not_led_before_the_lead_was_taken(norms: str) -> None:
    others = ("hand B: d4 s4 c4 b4", "hand C: d5 s5 c7 b5", "hand D: d6 s6 c6 b6")
    table = sitting(norms)("dealer: A", "hand A: s3 s7 c5 b7", *others).trick("d4 d5 d6 c5").trick("s6 s3 s4 s5")
    assert table.words() >= {"feci-un-piombo", "faglio"}, "the last coppa was thrown on danari"
    table = sitting(norms)("dealer: A", "hand A: s3 s7 c5 b7", *others).trick("c4 c7 c6 c5").trick("s5 s6 s3 s4")
    assert ("feci-un-piombo" in table.words(), "faglio" in table.words()) == (False, True), "coppe had been led"


@each_set
@pytest.mark.article("fitres", "42")
def test_who_never_had_the_suit_is_faglio_but_made_no_piombo(norms: str) -> None:
    assert sitting(norms)(*DEALT).words() & {"feci-un-piombo", "faglio"} == {"faglio"}


@each_set
@pytest.mark.article("fitres", "42")
def test_who_holds_every_suit_is_not_faglio(norms: str) -> None:
    table = sitting(norms)(*DEALT, "dealer: A")
    assert table["leader"] == "B"
    assert table.why_not("declare faglio") == table.why_not("declare faglio-al-compagno b") == "not-void [42]"


@each_set
@pytest.mark.article("fitres", "42")
def test_liscio_to_the_partner_is_a_card_that_others_beat_in_a_suit_that_is_not_led(norms: str) -> None:
    table = sitting(norms)(*DEALT)
    assert table.why_not("declare liscio-al-compagno b") == "no-subject-card-there [42]"
    table.does("declare liscio-al-compagno s")
    assert (table.why_not("play s3"), table.why_not("play d3")) == ("suit-barred [42]", "")


@pytest.mark.article("fitres", "42")
@pytest.mark.parametrize("held, liscio", [("d3", False), ("d3 d2", False), ("d2", True), ("d3 dA", True)])
def test_sovereign_cards_are_no_liscio(held: str, liscio: bool) -> None:
    refused = trad(f"hand A: {held} s4").why_not("declare liscio-al-compagno d")
    assert refused == ("" if liscio else "no-subject-card-there [42]")


@pytest.mark.article("fitres", "42")
def test_what_is_said_of_the_partners_suit_leaves_another_to_lead() -> None:
    assert trad("hand A: d4 d5").why_not("declare liscio-al-compagno d") == "no-other-suit-to-lead [42]"


@each_set
@pytest.mark.article("fitres", "42")
def test_a_partner_who_is_not_known_has_no_suit(norms: str) -> None:
    table = sitting(norms)(*DEALT, "option pairs: B.b.2", "official: no")
    assert table.why_not("declare faglio-al-compagno b") == "partner-not-known [42]"
    assert table.why_not("declare faglio") == ""


# ── Suits led in silence ─────────────────────────────────────────────────────────────────────────────────────────────

SILENCE = ("hand A: d3 s3 s7 c7 b7", "hand B: d4 s4 c4 b4 b2", "hand C: d5 s5 c5 b5 c2", "hand D: d6 s6 c6 b6 cR")


@pytest.mark.article("fitres", "124")
def test_of_a_suit_led_in_silence_nothing_is_told_on_turning_to_another() -> None:
    table = trad(*SILENCE).trick("d3 d4 d5 d6")
    assert table.why_not("declare questo-piombo d") == "led-in-silence [124]"
    liscio = trad(*SILENCE, "hand A: d3 d7 s7 c7 b7").trick("d3 d4 d5 d6")
    assert liscio.why_not("declare liscio-qui d") == "led-in-silence [124]"


@pytest.mark.article("fitres", "124")
def test_not_even_in_part_later_on_as_long_as_one_keeps_the_lead() -> None:
    table = trad(*SILENCE).trick("d3 d4 d5 d6").trick("s3 s4 s5 s6")
    assert table.why_not("declare faglio") == "led-in-silence [124]"


@pytest.mark.article("fitres", "124", "41")
def test_of_a_suit_led_with_words_more_may_be_told() -> None:
    table = trad(*SILENCE).trick("d3 d4 d5 d6", "piombo")
    assert table.why_not("declare questo-piombo d") == ""


@pytest.mark.article("fitres", "125")
def test_the_suit_led_in_silence_may_be_led_again_with_a_formula_or_without() -> None:
    table = trad(*SILENCE).trick("s3 s4 s5 s6")
    assert table.why_not("play s7 sola") == table.why_not("play s7") == ""


@pytest.mark.article("fitres", "124", "125")
def test_a_formula_at_the_suit_ends_the_silence_about_it() -> None:
    """Danari are led in silence, then with a word that tells how it stands with them: that may be told again."""
    hands = ("hand A: d3 d2 s3 s7 c7", "hand B: d4 d5 s4 c4 b4", "hand C: d6 d7 s5 c5 b5", "hand D: dD dC s6 c6 b6")
    spoken = trad(*hands).trick("d3 d4 d6 dD").trick("d2 d5 d7 dC", "piombo")
    assert spoken.why_not("declare questo-piombo d") == ""
    assert parse_position(spell_position(spoken.state)) == spoken.state
    assert spoken.trick("s3 s4 s5 s6").why_not("declare faglio-al-compagno d") == ""
    silent = trad(*hands).trick("d3 d4 d6 dD").trick("d2 d5 d7 dC").trick("s3 s4 s5 s6")
    assert silent.why_not("declare faglio-al-compagno d") == "led-in-silence [124]"


@each_set
@pytest.mark.article("fitres", "126", "164")
def test_the_lead_once_regained_on_others_lead_the_suit_may_be_spoken_of(norms: str) -> None:
    table = sitting(norms)(*SILENCE).trick("s3 s4 s5 s6").trick("c7 c4 c5 cR").trick("b6 b7 b4 b5")
    assert (table["leader"], table.why_not("play s7 sola")) == ("A", "")
    table = sitting(norms)(*SILENCE).trick("d3 d4 d5 d6").trick("c7 c4 c5 cR").trick("b6 b7 b4 b5")
    assert table.why_not("declare faglio") == "", "danari are used up"


@pytest.mark.article("fitres", "39", "126")
def test_by_the_traditional_norms_declarations_may_be_repeated() -> None:
    table = trad(*DEALT).trick("d3 d2 dA dR", "lungo")
    assert table.formulas("d4") >= {"terzo"}
    assert table.why_not("declare liscio-qui d") == ""
    assert mod(*DEALT).trick("d3 d2 dA dR", "lungo").formulas("d4") == set(), "not so by the modern ones (165)"
