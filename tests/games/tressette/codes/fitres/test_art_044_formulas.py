"""Articles 44–58, 127 and 168: what may be said of the suit that is led; `test_formulas.py` has every holding."""

import pytest

from tests.games.tressette.codes.fitres.sitting import mod, sitting, trad
from ventaglio.games.tressette.codes.fitres.play import TRADIZIONALI
from ventaglio.games.tressette.engine.formulas import LISTS

each_set = pytest.mark.parametrize("norms", ["tradizionali", "moderne"])


def said(norms: str, held: str, led: str) -> set[str]:
    """What a player may say who holds these danari, nothing having been played, and leads one of them."""
    hand = " ".join(f"d{rank}" for rank in held)
    return sitting(norms)(f"hand A: {hand} s4").formulas(f"d{led}")


@each_set
@pytest.mark.article("fitres", "44", "58")
@pytest.mark.parametrize("held", ["4", "32", "32A", "R54", "2A7", "CD765", "32ARCD765"])
def test_a_player_may_always_lead_without_a_word(norms: str, held: str) -> None:
    hand = [f"d{rank}" for rank in held]
    table = sitting(norms)(f"hand A: {' '.join(hand)} s4")
    assert all(table.why_not(f"play {one}") == "" for one in hand)


@each_set
@pytest.mark.article("fitres", "44")
@pytest.mark.parametrize(
    "held, led, subject",
    [
        ("32A4", "4", "napoletana-lungo"),
        ("3A54", "4", "ventinove-lungo"),
        ("254", "4", "ribusso"),
        ("R54", "4", "terzo-di-re"),
        ("3", "3", "piombo"),
        ("765", "7", "terzo"),
    ],
    ids=["a Napoletana", "two tressette cards", "one of them", "the Re", "sovereignty", "length"],
)
def test_six_things_may_be_told_of_the_suit_led(norms: str, held: str, led: str, subject: str) -> None:
    assert subject in said(norms, held, led)


# ── The Napoletana ───────────────────────────────────────────────────────────────────────────────────────────────────


@each_set
@pytest.mark.article("fitres", "45")
@pytest.mark.parametrize(
    "held, slug", [("32A", "napoletana"), ("32A7", "napoletana-lungo"), ("32A76", "napoletana-lunghissimo")]
)
def test_a_napoletana_is_told_with_any_card_and_with_the_length(norms: str, held: str, slug: str) -> None:
    assert all(said(norms, held, led) == {slug} for led in held)


REGIMES = [
    ("accusa", ""),
    ("senza accusa", "buongioco-is-silent [173]"),
    ("dichiarazione consentita", ""),
    ("dichiarazione obbligatoria", ""),
]


@each_set
@pytest.mark.article("fitres", "45")
@pytest.mark.parametrize("regime, refused", REGIMES)
def test_but_not_where_buongioco_is_kept_silent(norms: str, regime: str, refused: str) -> None:
    table = sitting(norms)(f"option buongioco: {regime}", "hand A: d3 d2 dA s4")
    if regime == "dichiarazione obbligatoria":
        table.does("accuse N d")
    assert table.why_not("play d3 napoletana") == refused
    assert table.why_not("play d3") == ""


# ── Challenges ───────────────────────────────────────────────────────────────────────────────────────────────────────


@each_set
@pytest.mark.article("fitres", "46", "47")
@pytest.mark.parametrize("rank, slug", [("3", "busso"), ("2", "ribusso"), ("A", "liscio-e-busso")])
def test_one_tressette_card_challenges_from_a_third_suit_with_any_simple_card(norms: str, rank: str, slug: str) -> None:
    assert slug in said(norms, f"{rank}54", "4")
    assert slug in said(norms, f"{rank}R4", "R"), "the Re is a simple card"
    assert slug not in said(norms, f"{rank}54", rank)
    assert slug not in said(norms, f"{rank}4", "4"), "a second suit is too short"
    assert said(norms, f"{rank}654", "4") == {f"{slug}-lungo"}
    assert said(norms, f"{rank}7654", "4") == {f"{slug}-lunghissimo"}


@each_set
@pytest.mark.article("fitres", "48")
@pytest.mark.parametrize("pair, slug", [("2A", "ventotto"), ("3A", "ventinove")])
def test_two_tressette_cards_are_both_told_and_the_card_led_depends_on_the_length(
    norms: str, pair: str, slug: str
) -> None:
    higher, lower = tuple(pair)
    assert (said(norms, pair, higher), said(norms, pair, lower)) == ({f"{slug}-piombo"}, set())
    assert said(norms, pair + "4", higher) == said(norms, pair + "4", lower) == {f"{slug}-terzo"}
    assert said(norms, pair + "4", "4") == set(), "from a third suit no simple card"
    assert all(said(norms, pair + "54", led) == {f"{slug}-lungo"} for led in pair + "54")


@pytest.mark.article("fitres", "48", "127")
@pytest.mark.parametrize("first, second", ["23", "32"])
def test_a_venticinque_piombo_is_led_whole_in_either_order(first: str, second: str) -> None:
    hands = ("hand A: d3 d2 s3", "hand B: d4 d5 s4", "hand C: d6 d7 s5", "hand D: dR dC s6")
    table = trad(*hands).trick(f"d{first} d4 d6 dR", "venticinque-piombo")
    assert table["must-lead"] == f"d{second}"
    assert (table.may_play(), table.why_not("play s3")) == (f"d{second}", "second-of-venticinque [48]")
    table.trick(f"d{second} d5 d7 dC")
    assert (table["must-lead"], table.may_play()) == ("", "s3")


@pytest.mark.article("fitres", "48", "168")
def test_by_the_modern_list_the_two_goes_first() -> None:
    hands = ("hand A: d3 d2 s3", "hand B: d4 d5 s4", "hand C: d6 d7 s5", "hand D: dR dC s6")
    table = mod(*hands)
    assert table.why_not("play d3 venticinque-piombo") == "formula-does-not-fit [168]"
    table.trick("d2 d4 d6 dR", "venticinque-piombo")
    assert (table.why_not("play s3"), table.why_not("play d3")) == ("second-of-venticinque [48]", "")


@each_set
@pytest.mark.article("fitres", "48")
def test_led_in_silence_a_venticinque_binds_to_nothing(norms: str) -> None:
    hands = ("hand A: d3 d2 s3", "hand B: d4 d5 s4", "hand C: d6 d7 s5", "hand D: dR dC s6")
    assert sitting(norms)(*hands).trick("d2 d4 d6 dR").may_play() == "d3 s3"


@each_set
@pytest.mark.article("fitres", "48", "127", "168")
def test_from_a_venticinque_terzo_only_the_two_is_led_with_words(norms: str) -> None:
    assert ("venticinque-terzo" in said(norms, "327", "2"), said(norms, "327", "3")) == (True, set())
    assert "venticinque-lungo" in said(norms, "3276", "3")


@pytest.mark.article("fitres", "49", "127", "168")
def test_beside_two_tressette_cards_the_re_goes_unsaid_but_for_the_traditional_venticinque() -> None:
    assert said("tradizionali", "3AR4", "4") == {"ventinove-lungo"}
    assert said("tradizionali", "32R4", "4") == {"venticinque-lungo", "venticinque-lungo-di-re"}
    assert said("tradizionali", "32R4", "R") == {"venticinque-lungo"}, "not told if it is led"
    assert said("moderne", "32R4", "4") == {"venticinque-lungo"}


# ── The Re, sovereignty, length ──────────────────────────────────────────────────────────────────────────────────────


@each_set
@pytest.mark.article("fitres", "50")
def test_a_re_that_is_not_led_is_told_from_a_third_suit_without_tressette_cards(norms: str) -> None:
    assert "terzo-di-re" in said(norms, "R54", "4")
    assert not any(
        "di-re" in slug for slug in said(norms, "R54", "R") | said(norms, "R4", "4") | said(norms, "AR4", "4")
    )
    assert "lungo-di-re" in said(norms, "RC54", "C")
    assert "lunghissimo-di-re" in said(norms, "RCD54", "5")


ABOVE = ("trick B: d2 dA dR d3", "leader: A")


@pytest.mark.article("fitres", "6", "51", "53")
def test_a_card_is_sovereign_outright_or_by_what_the_player_holds_below_the_re() -> None:
    assert "e-mia-terzo" in trad(*ABOVE, "hand A: dC dD d4").formulas("dC")
    assert "e-mia-terzo" in trad(*ABOVE, "hand A: dC dD d4").formulas("dD"), "the Cavallo above it is his own"
    assert "e-mia-terzo" not in trad(*ABOVE, "hand A: dC d7 d4").formulas("d7"), "the Donna is not"
    covered = trad("trick B: d2 dA s4 d3", "leader: A", "hand A: dR dC d4")
    assert "e-mia-terzo" not in covered.formulas("dC"), "the Re does not cover"


@pytest.mark.article("fitres", "53", "57")
def test_sovereignty_is_told_with_the_length() -> None:
    rows = [("dC", "piombo"), ("dC d4", "e-mia-si-liscia"), ("dC dD d4", "e-mia-terzo")]
    rows += [("dC dD d5 d4", "e-mia-lungo"), ("dC dD d6 d5 d4", "e-mia-lunghissimo")]
    for held, slug in rows:
        mine = {one for one in trad(*ABOVE, f"hand A: {held}").formulas("dC") if "mia" in one or one == "piombo"}
        assert mine - {"e-mia-si-liscia-due-volte"} == {slug}


@pytest.mark.article("fitres", "57", "127")
def test_a_suit_quinto_with_its_sovereign_card_is_read_as_at_least_quinto() -> None:
    assert "e-mia-lunghissimo" in trad(*ABOVE, "hand A: dC dD d7 d6 d5 d4").formulas("dC")
    assert "no. 16" in TRADIZIONALI.play_suit_list.why


@pytest.mark.article("fitres", "54", "127", "168")
def test_bare_length_is_told_if_no_tressette_card_is_kept_and_the_re_as_the_list_has_it() -> None:
    assert said("tradizionali", "A75", "7") == said("moderne", "A75", "7") == {"liscio-e-busso"}
    assert {"terzo", "si-liscia-due-volte"} <= said("tradizionali", "3R5", "3")
    assert said("moderne", "3R5", "3") == set()
    assert (said("moderne", "375", "3"), said("moderne", "3754", "3")) == ({"terzo"}, {"lungo"})


@pytest.mark.article("fitres", "54", "127")
def test_a_traditional_table_may_keep_the_re_out_where_the_list_does_not_name_it() -> None:
    strict = trad("option king_kept: only where the list names it", "hand A: d3 dR d5 s4")
    assert strict.formulas("d3") == {"terzo"}


@each_set
@pytest.mark.article("fitres", "55")
def test_a_suit_of_two_is_declared_from_the_top_even_if_its_cards_are_neighbours(norms: str) -> None:
    assert (said(norms, "76", "7"), said(norms, "76", "6")) == ({"si-liscia"}, set())


@each_set
@pytest.mark.article("fitres", "56", "127", "168")
def test_an_only_card_is_sola_or_if_sovereign_piombo(norms: str) -> None:
    assert (said(norms, "2", "2"), said(norms, "3", "3")) == ({"sola"}, {"piombo"})


@each_set
@pytest.mark.article("fitres", "57")
@pytest.mark.parametrize("held, slug", [("765", "terzo"), ("7654", "lungo"), ("D7654", "lunghissimo")])
def test_a_length_not_named_is_three_and_more_is_said(norms: str, held: str, slug: str) -> None:
    assert said(norms, held, held[0]) & {"terzo", "lungo", "lunghissimo"} == {slug}


@each_set
@pytest.mark.article("fitres", "58")
def test_a_formula_that_the_cards_do_not_bear_out_is_refused(norms: str) -> None:
    article = {"tradizionali": "127", "moderne": "168"}[norms]
    table = sitting(norms)("hand A: d3 d5 d4 s4")
    assert table.why_not("play d4 ribusso") == f"formula-does-not-fit [{article}]"
    assert table.why_not("play d4 bussone") == f"no-such-formula [{article}]"
    assert table.why_not("play d4 busso") == table.why_not("play d4") == ""


# ── The two lists ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "127", "168")
def test_the_lists_have_forty_one_and_thirty_three_formulas() -> None:
    for name, count in (("127", 41), ("168", 33)):
        numbers = [formula.number for formula in LISTS[name] if formula.number]
        assert sorted(numbers) == list(range(1, count + 1))


@pytest.mark.article("fitres", "127", "168")
@pytest.mark.parametrize(
    "held, slug",
    [("dC d4", "si-liscia"), ("dC d5 d4", "terzo"), ("dC d6 d5 d4", "lungo"), ("dC d7 d6 d5 d4", "lunghissimo")],
)
def test_of_a_card_sovereign_outright_only_the_traditional_list_says_so(held: str, slug: str) -> None:
    old, new = (sit(*ABOVE, f"hand A: {held}").formulas("dC") for sit in (trad, mod))
    assert any("e-mia" in one for one in old)
    assert (new, slug in old) == ({slug}, True)


@pytest.mark.article("fitres", "153", "168")
def test_a_traditional_table_may_adopt_the_modern_list() -> None:
    table = trad("adopted: play_suit_list", "hand A: d3 d2 s4")
    assert table.why_not("play d3 venticinque-piombo") == "formula-does-not-fit [168]"
    assert table.why_not("play d2 venticinque-piombo") == ""
