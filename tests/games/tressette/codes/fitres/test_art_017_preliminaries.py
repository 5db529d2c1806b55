"""Articles 17–21, 27 and 154: shuffle, cut, deal, and why a deal is repeated."""

import pytest

from tests.games.tressette.codes.fitres.sitting import deal, mod, sitting, trad
from ventaglio.core.cards import MAZZO, spell_carte
from ventaglio.games.tressette.engine.deal import cutter
from ventaglio.games.tressette.engine.events import ThrownIn

each_set = pytest.mark.parametrize("norms", ["tradizionali", "moderne"])
PACK = spell_carte(MAZZO)


@each_set
@pytest.mark.article("fitres", "17")
def test_nothing_is_played_before_shuffle_cut_and_deal(norms: str) -> None:
    table = sitting(norms)("phase: deal")
    assert (table["phase"], table.why_not("A play dA")) == ("deal", "not-dealt [26]")
    assert table.why_not("A declare faglio") == "not-dealt [39]"
    assert table.does(deal()).why_not("table " + deal()) == "already-dealt [18]"


@pytest.mark.article("fitres", "18")
@pytest.mark.parametrize("who", "ABCD")
def test_everybody_may_shuffle_so_no_player_settles_the_order(who: str) -> None:
    assert trad("phase: deal").why_not(f"{who} {deal()}") == "chance-deals [18]"


@pytest.mark.article("fitres", "17", "18")
@pytest.mark.parametrize("order", [PACK.replace("dA", "d2"), PACK.removeprefix("dA "), PACK + " dA"])
def test_what_is_shuffled_is_the_forty_cards(order: str) -> None:
    assert trad("phase: deal").why_not(f"table deal 20 {order}").startswith("not-the-forty-cards")


# ── The cut ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@each_set
@pytest.mark.article("fitres", "19")
@pytest.mark.parametrize(
    "cut, again", [(0, True), (4, True), (5, False), (20, False), (35, False), (36, True), (40, True)]
)
def test_neither_portion_may_have_fewer_than_five_cards(norms: str, cut: int, again: bool) -> None:
    refused = sitting(norms)("phase: deal").why_not(f"table deal {cut} {PACK}")
    assert refused == ("cut-again [19]" if again else "")


@pytest.mark.article("fitres", "19")
@pytest.mark.parametrize("dealer, cuts", list(enumerate((3, 0, 1, 2))))
def test_the_player_at_the_dealers_left_cuts(dealer: int, cuts: int) -> None:
    assert cutter(trad("phase: deal", f"dealer: {'ABCD'[dealer]}").state) == cuts


@each_set
@pytest.mark.article("fitres", "19")
def test_a_table_may_agree_that_partners_do_not_cut_for_each_other(norms: str) -> None:
    """A deals and plays with D at his left: the opponent opposite cuts."""
    beside = ("phase: deal", "dealer: A", "passata: 2", "option pairs: B.b.1", "sides: 0 1 1 0")
    agreed = "option cutter: the same, or the opponent opposite the dealer if that player is the dealer's partner"
    assert cutter(sitting(norms)(*beside).state) == 3
    assert cutter(sitting(norms)(*beside, agreed).state) == 2
    assert cutter(sitting(norms)(*beside[:-1], agreed).state) == 3, "partners who sit opposite need no agreement"
    assert cutter(sitting(norms)(*beside, "official: no", agreed).state) == 3, "nor do those who are not known yet"


@pytest.mark.article("fitres", "19")
def test_after_the_cut_nobody_shuffles_again() -> None:
    assert trad("phase: deal").does(deal()).why_not(f"table deal 20 {PACK}") == "already-dealt [18]"


# ── The deal ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "20", "98")
def test_the_lower_portion_goes_on_top_and_five_cards_go_to_each_from_the_right() -> None:
    """Seven cards are lifted, so that the eighth of the pack goes first, to the dealer's right."""
    table = trad("phase: deal", "dealer: B").does(f"deal 7 {PACK}")
    pack = MAZZO[7:] + MAZZO[:7]
    for place, seat in enumerate((2, 3, 0, 1)):
        first, second = pack[5 * place : 5 * place + 5], pack[20 + 5 * place : 25 + 5 * place]
        assert set(table.state.hands[seat]) == {*first, *second}


# ── Why a deal is repeated ───────────────────────────────────────────────────────────────────────────────────────────


@each_set
@pytest.mark.article("fitres", "21", "154")
@pytest.mark.parametrize("cause", ["absent", "fallen", "miscount", "manner", "found-late"])
def test_a_deal_is_repeated_by_the_same_dealer(norms: str, cause: str) -> None:
    table = sitting(norms)("phase: deal", "dealer: B").does(deal("B"), f"table redeal {cause}")
    assert (table["phase"], table["dealer"], table["leader"], table["passata"]) == ("deal", "B", "C", "1")
    assert table.state.hands == ()


EXPOSED = [
    ("s4", False, True),
    ("sR", False, True),
    ("s3", True, True),
    ("s2", True, True),
    ("sA", True, True),
    ("s4 s5", True, True),
    ("s4 s4", False, True),
    ("", False, False),
]


@pytest.mark.article("fitres", "21", "154")
@pytest.mark.parametrize("cards, by_tradition, by_modern_norms", EXPOSED)
def test_how_much_must_be_seen(cards: str, by_tradition: bool, by_modern_norms: bool) -> None:
    """Two cards or one of tressette; by the modern norms a single simple card is enough."""
    line = f"table redeal exposed {cards}"
    assert trad("phase: deal").does(deal()).why_not(line) == ("" if by_tradition else "not-enough-exposed [21]")
    assert mod("phase: deal").does(deal()).why_not(line) == ("" if by_modern_norms else "not-enough-exposed [154]")


@pytest.mark.article("fitres", "21", "153", "154")
def test_a_traditional_table_may_adopt_the_modern_exposure() -> None:
    table = trad("adopted: exposure", "phase: deal").does(deal())
    assert table.why_not("table redeal exposed s4") == ""


@each_set
@pytest.mark.article("fitres", "21", "154")
def test_no_other_cause_and_no_other_time(norms: str) -> None:
    table = sitting(norms)("phase: deal")
    assert table.why_not("table redeal fallen").startswith("not-dealt")
    table.does(deal())
    assert table.why_not("table redeal bad-luck").startswith("no-cause-for-redeal")
    assert table.why_not("A redeal fallen").startswith("table-repeats-the-deal")


@each_set
@pytest.mark.article("fitres", "77", "78")
def test_whoever_asks_for_it_the_table_which_saw_the_fact_repeats_the_deal(norms: str) -> None:
    """Any player may take the initiative; no rule can see from the cards whether one of them fell to the floor."""
    table = sitting(norms)("phase: deal").does(deal())
    for who in "ABCD":
        assert table.why_not(f"{who} redeal fallen").startswith("table-repeats-the-deal")
    assert table.why_not("table redeal fallen") == ""
    table.plays_on(1)
    assert table.why_not("A redeal fallen").startswith("table-repeats-the-deal")
    assert table.why_not("table redeal fallen") == "", "nor does it matter that play has begun"


BEGINNINGS = {
    "a card led": ("play dA",),
    "something said": ("declare faglio",),
    "a buongioco accused": ("accuse N d",),
    "cards laid down": ("claim",),
}


@each_set
@pytest.mark.article("fitres", "21", "27", "77", "79", "154")
@pytest.mark.parametrize("cause", ["absent", "exposed s3", "fallen", "miscount", "manner", "found-late"])
@pytest.mark.parametrize("beginning", BEGINNINGS.values(), ids=BEGINNINGS.keys())
def test_a_fault_of_the_deal_found_in_play_annuls_the_passata(
    norms: str, beginning: tuple[str, ...], cause: str
) -> None:
    table = sitting(norms)("phase: deal").does(deal(A="dA d2 d3 s4 s5 s6 s7 c4 c5 c6"))
    assert table.why_not(f"table redeal {cause}") == ""
    table.does(*beginning, f"table redeal {cause}")
    assert (table["phase"], table["dealer"], table["scores"], table["passata"]) == ("deal", "D", "0 0", "1")
    assert table.events[-1] == ThrownIn(cause.split(maxsplit=1)[0], annulled=True)


@each_set
@pytest.mark.article("fitres", "27", "35", "77")
def test_before_the_passata_begins_nothing_is_annulled_and_after_the_count_nothing_can_be(norms: str) -> None:
    table = sitting(norms)("phase: deal").does(deal())
    assert table.does("table redeal fallen").events[-1] == ThrownIn("fallen")
    counted = sitting(norms)("phase: deal").does(deal()).plays_on()
    assert counted["phase"] == "deal"
    assert counted.why_not("table redeal fallen") == f"not-dealt [{'21' if norms == 'tradizionali' else '154'}]"
