"""Articles 2–16: the forty cards, their ranks and values, the points of a passata."""

from collections import defaultdict
from itertools import combinations, permutations

import pytest

from tests.games.tressette.codes.fitres.sitting import deal, mod, trad
from tests.games.tressette.codes.fitres.tavolo import ONE_SUIT_EACH
from tests.texts import TRESSETTE_CODES as CODES
from ventaglio.core.cards import GRADI, MAZZO, PALI, CartaError, carta, carte, spell_carte
from ventaglio.games.tressette.engine.events import Accused, PassataEnded
from ventaglio.games.tressette.engine.formulas import LISTS, fitting, rival
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.engine.trick import GRADES, TRESSETTE, height, taker

each_set = pytest.mark.parametrize("rules", CODES.values(), ids=CODES.keys())
each_list = pytest.mark.parametrize("name", LISTS)


# ── The pack ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "3")
def test_forty_cards_of_four_suits_in_their_conventional_order() -> None:
    assert len(set(MAZZO)) == 40
    assert [one.suit for one in MAZZO[::10]] == list("dscb")
    assert spell_carte(MAZZO[:10]) == "dA d2 d3 d4 d5 d6 d7 dD dC dR"


@pytest.mark.article("fitres", "3")
def test_a_card_is_written_suit_first_and_case_tells_coppe_from_cavallo() -> None:
    assert [(one.suit, one.rank) for one in carte("dA c7 cC")] == [("d", "A"), ("c", "7"), ("c", "C")]
    assert all(carta(one.text) is one for one in MAZZO)


@pytest.mark.article("fitres", "3")
@pytest.mark.parametrize("text", ["", "d", "Ad", "CC", "cc", "dr", "D4", "d8", "d1", "d10", "d44", "♦4", "x4"])
def test_nothing_else_is_a_card(text: str) -> None:
    with pytest.raises(CartaError, match="is not a card"):
        carta(text)


@pytest.mark.article("fitres", "2", "4")
def test_french_cards_serve_without_eights_nines_and_tens() -> None:
    assert [carta(text).french for text in ("dA", "s2", "c7", "b4")] == ["A♥", "2♠", "7♦", "4♣"]
    assert [carta(text).french for text in ("dR", "dC", "dD")] == ["K♥", "J♥", "Q♥"]
    faces = {one.french for one in MAZZO}
    assert len(faces) == 40
    assert not any(face.startswith(("8", "9", "10")) for face in faces)


@pytest.mark.article("fitres", "4", "5")
def test_the_french_jack_beats_the_queen() -> None:
    queen, jack = (next(one for one in MAZZO if one.french == face) for face in ("Q♠", "J♠"))
    assert taker(0, (queen, jack)) == 1
    assert taker(0, (jack, queen)) == 0


# ── Ranks ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@each_set
@pytest.mark.article("fitres", "5")
def test_three_two_and_ace_stand_above_the_king(rules: Rules) -> None:
    assert rules.ranks.value == GRADES == "32ARCD7654"
    assert sorted(GRADES) == sorted(GRADI)
    for suit in PALI:
        for upper, lower in combinations(GRADES, 2):
            assert height(carta(suit + upper)) > height(carta(suit + lower))


@pytest.mark.article("fitres", "3", "5", "32")
def test_no_suit_stands_above_another() -> None:
    assert all(taker(0, (carta(led + "4"), carta(other + "3"))) == 0 for led, other in permutations(PALI, 2))


@pytest.mark.article("fitres", "6")
def test_a_card_becomes_sovereign_when_all_above_it_are_out() -> None:
    others = ("hand B: c4 c5", "hand C: c6 c7", "hand D: b5 b6")
    assert trad("hand A: d3 s4", *others).formulas("d3") == {"piombo"}, "the three always is"
    assert trad("hand A: d2 s4", *others).formulas("d2") == {"sola"}, "the two is subject to the three"
    assert trad("trick A: d3 d7 d6 d4", "hand A: d2 s4", *others).formulas("d2") == {"piombo"}
    assert trad("trick A: d3 d7 dA d4", "hand A: dR s4", *others).formulas("dR") == {"sola"}, "the two is still in hand"


@each_list
@pytest.mark.article("fitres", "7")
def test_no_formula_tells_a_kept_card_below_the_king(name: str) -> None:
    """Hands that differ only in such cards may be declared alike, as long as no card has been played."""
    said = defaultdict(set)
    for size in range(1, 6):
        for held in combinations(GRADES, size):
            for led in held:
                declarable = frozenset(held) & frozenset("32AR")
                tops = led == held[0]
                formulas = fitting(name, frozenset(held), led, rival(frozenset(held), frozenset()), name == "127")
                said[size, led, declarable, tops].add(formulas)
    assert all(len(alternatives) == 1 for alternatives in said.values())


@each_set
@pytest.mark.article("fitres", "8")
def test_the_king_is_a_simple_card(rules: Rules) -> None:
    assert set(rules.tressette_cards.value) == TRESSETTE
    assert set(rules.simple_cards.value) == set(GRADES) - TRESSETTE
    assert "busso" in trad("hand A: d3 dR d4 s4").formulas("dR"), "a challenge is led with any simple card (47)"


@each_list
@pytest.mark.article("fitres", "9")
def test_the_groups_of_one_suit_have_their_names(name: str) -> None:
    groups = {"32A": "napoletana-lungo", "32": "venticinque-lungo", "2A": "ventotto-lungo", "3A": "ventinove-lungo"}
    for ranks, slug in groups.items():
        held = frozenset(ranks + "7654"[: 4 - len(ranks)])
        assert [one.slug for one in fitting(name, held, ranks[0], rival(held, frozenset()), True)] == [slug]


# ── Values and points ────────────────────────────────────────────────────────────────────────────────────────────────


@each_set
@pytest.mark.article("fitres", "10")
def test_an_ace_is_a_point_and_twenty_cards_a_third(rules: Rules) -> None:
    worth = [rules.thirds.value[one.rank] for one in MAZZO]
    assert [worth.count(thirds) for thirds in (3, 1, 0)] == [4, 20, 16]
    assert sum(worth) == 32


@pytest.mark.article("fitres", "10", "13")
@pytest.mark.parametrize("taken", range(33))
def test_fractions_are_dropped_and_the_cards_bring_ten_points_however_they_fall(taken: int) -> None:
    assert taken // 3 + (32 - taken) // 3 == 10


@pytest.mark.article("fitres", "10", "34")
def test_a_passata_is_counted_in_thirds_and_the_last_trick_is_one_point() -> None:
    """A has all danari, and takes every trick."""
    table = trad(ONE_SUIT_EACH, "match: passate", "passate: 1")
    table.plays_on()
    ended = next(event for event in table.events if isinstance(event, PassataEnded))
    assert [(line.item, line.points, line.thirds) for line in ended.lines[0]] == [
        ("cards", 10, 32),
        ("last-trick", 1, 0),
    ]
    assert [(line.item, line.points, line.thirds) for line in ended.lines[1]] == [("cards", 0, 0)]


@pytest.mark.article("fitres", "13", "14")
def test_eleven_points_of_the_pack_and_those_of_buongioco_apart() -> None:
    table = trad(ONE_SUIT_EACH, "match: passate", "passate: 1").does("accuse N d")
    assert [event.points for event in table.events if isinstance(event, Accused)] == [3]
    table.plays_on()
    assert (table["made"], table["points 0"]) == ("14 0", "14")


# ── The aim, and how long it is played for ───────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "15")
@pytest.mark.parametrize("losing, winner", [("no", "0"), ("yes", "1")])
def test_where_the_fewest_points_are_wanted_who_took_all_has_lost(losing: str, winner: str) -> None:
    table = trad(ONE_SUIT_EACH, "match: passate", "passate: 1", f"option losing_game: {losing}")
    table.plays_on()
    assert (table["outcome"], table["winner"]) == ("passate", winner)


@pytest.mark.article("fitres", "16")
def test_only_the_last_passata_may_end_with_cards_in_hand() -> None:
    """A single passata is over at six points (102)."""
    table = mod(ONE_SUIT_EACH, "match: single")
    table.plays_on()
    assert (table["phase"], table["outcome"]) == ("end", "target")
    assert len(table.state.tricks) < 10
    assert int(table["points 0"]) >= 6


@pytest.mark.article("fitres", "16")
def test_every_other_passata_is_played_to_the_last_card() -> None:
    table = mod("phase: deal").does(deal())
    table.plays_on()
    played = [step.move.action for step in table.steps if step.before.phase.value in ("lead", "follow")]
    assert (len(played), table["phase"]) == (40, "deal")
