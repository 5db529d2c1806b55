"""Articles 22–35, 112–115 and 155: tricks, who takes them, and which of them may be seen again."""

import pytest

from tests.games.tressette.codes.fitres.sitting import Sitting, deal, mod, sitting, trad
from tests.texts import parse_tressette as parse_position
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.actions import parse_action
from ventaglio.games.tressette.engine.events import Taken
from ventaglio.games.tressette.engine.position import spell_position
from ventaglio.games.tressette.engine.state import Trick, thirds

each_set = pytest.mark.parametrize("norms", ["tradizionali", "moderne"])

HANDS = (
    "hand A: d3 d2 d4 s4 c4 b4",
    "hand B: d5 s3 s5 c5 cA b5",
    "hand C: d6 s6 sA c6 c3 b6",
    "hand D: d7 s7 sR c7 cR b7",
)


# ── The trick ────────────────────────────────────────────────────────────────────────────────────────────────────────


@each_set
@pytest.mark.article("fitres", "25")
def test_any_card_may_be_led(norms: str) -> None:
    table = sitting(norms)(*HANDS)
    assert table.may_play() == "d2 d3 d4 s4 c4 b4"


@each_set
@pytest.mark.article("fitres", "25")
def test_who_has_the_suit_follows_it_and_who_has_not_plays_anything(norms: str) -> None:
    table = sitting(norms)(*HANDS, "hand B: s3 s5 c5 cA b5 b3").does("play d3")
    assert table.may_play() == "s3 s5 cA c5 b3 b5"
    table.does("play cA")
    assert (table.may_play(), table.why_not("play sA")) == ("d6", "follow-suit [25]")


@each_set
@pytest.mark.article("fitres", "22", "25", "112")
def test_a_trick_is_four_cards_played_one_after_the_other_to_the_right(norms: str) -> None:
    table = sitting(norms)(*HANDS, "dealer: B", "leader: C")
    order = ""
    for one in ("d6", "d7", "d3", "d5"):
        order += table["turn"]
        assert all(table.why_not(f"{who} play d2") == "not-your-turn [26]" for who in "ABCD" if who != table["turn"])
        table.does(f"play {one}")
    assert (order, table["trick"], table["tricks"]) == ("CDAB", "", "1")


@pytest.mark.article("fitres", "23", "24")
def test_one_card_is_played_at_a_time_and_stays() -> None:
    table = trad(*HANDS).does("play d3")
    assert (table["hand A"], table["trick"]) == ("d2 d4 s4 c4 b4", "d3")
    assert table.why_not("A play d4") == "not-your-turn [26]"
    assert table.why_not("B play d2") == "not-in-hand [24]"
    with pytest.raises(BadInput, match="is not complete: write 'play CARD"):
        parse_action("play d4 d2 s4")


@each_set
@pytest.mark.article("fitres", "26", "32")
@pytest.mark.parametrize(
    "cards, winner",
    [("d3 d5 d6 d7", "A"), ("d4 d5 d6 d7", "D"), ("s4 s3 sA sR", "B"), ("s4 s5 s6 sR", "D"), ("c4 cA c3 cR", "C")],
)
def test_the_highest_card_of_the_suit_led_takes_the_trick_and_leads_next(norms: str, cards: str, winner: str) -> None:
    table = sitting(norms)(*HANDS).trick(cards)
    assert (table["leader"], table["turn"], table.state.tricks[-1].winner) == (winner, winner, "ABCD".index(winner))


@pytest.mark.article("fitres", "32")
def test_a_discard_takes_nothing_however_high() -> None:
    table = trad("hand A: d4 s4", "hand B: c3 c2", "hand C: b3 b2", "hand D: s3 s2").trick("d4 c3 b3 s3")
    assert table["leader"] == "A"


@pytest.mark.article("fitres", "28")
def test_nobody_leads_before_the_trick_is_finished_and_put_down() -> None:
    table = trad(*HANDS).trick("s4 s3 sA")
    assert table.why_not("B play d5") == "not-your-turn [26]"
    table.does("play sR")
    assert (table["trick"], table.why_not("B play d5")) == ("", "")


@each_set
@pytest.mark.article("fitres", "33", "113")
def test_the_cards_and_their_values_go_to_the_side(norms: str) -> None:
    """Three, ace and king make five thirds; a point is complete with the third of the partner's."""
    table = sitting(norms)(*HANDS).trick("s4 s3 sA sR")
    assert (table["thirds 1"], table["points 1"], table["points 0"]) == ("5", "1", "0")
    table.does("play c5", "play c6", "play cR", "play c4")
    assert (table["thirds 1"], table["points 1"]) == ("6", "2")


@each_set
@pytest.mark.article("fitres", "34", "35")
def test_the_last_trick_brings_one_point_and_the_passata_is_over(norms: str) -> None:
    table = sitting(norms)("phase: deal", "scores: 3 4").does(deal())
    table.plays_on(36)
    taken = [thirds(table.state, side) for side in (0, 1)]
    table.plays_on()
    last = next(event for event in reversed(table.events) if isinstance(event, Taken))
    side = last.seat % 2
    taken[side] += sum(table.state.table.rules.thirds.value[one.rank] for one in last.cards)
    made = [taken[0] // 3, taken[1] // 3]
    made[side] += 1
    assert (table["made"], sum(made)) == (f"{made[0]} {made[1]}", 11)
    assert (table["phase"], table["passata"], table["scores"]) == ("deal", "2", f"{3 + made[0]} {4 + made[1]}")
    assert table.why_not("table redeal found-late").startswith("not-dealt"), "a result that is recorded is final"


# ── Seeing tricks again ──────────────────────────────────────────────────────────────────────────────────────────────


def cards(trick: Trick | None) -> str:
    return "" if trick is None else " ".join(one.text for one in trick.cards)


def last(table: Sitting) -> set[str]:
    """The last trick as each seat and the public may look at it."""
    return {cards(view.last_trick) for view in (table.public(), *map(table.sees, "ABCD"))}


def pile(table: Sitting, who: str) -> list[str] | None:
    seen = table.sees(who).own_pile
    return None if seen is None else [cards(trick) for trick in seen]


@each_set
@pytest.mark.article("fitres", "29")
def test_everybody_may_see_the_last_trick_until_the_next_one_is_led(norms: str) -> None:
    table = sitting(norms)(*HANDS)
    assert last(table) == {""}
    assert last(table.trick("s4 s3 sA sR")) == {"s4 s3 sA sR"}
    assert last(table.trick("s5 s6")) == {""}
    assert last(table.trick("s7 d4")) == {"s5 s6 s7 d4"}, "this one and no other"


@each_set
@pytest.mark.article("fitres", "29", "35")
def test_so_they_may_the_tenth_until_the_cards_are_dealt_again(norms: str) -> None:
    table = sitting(norms)("phase: deal").does(deal())
    table.plays_on(39)
    last_card = table.may_play().split()[0]
    tenth = " ".join([table["trick"], last_card])
    assert last(table.does(f"play {last_card}")) == {tenth}
    view = table.sees(table["leader"])
    assert (table["phase"], view.own_pile, view.first_trick, view.memory) == ("deal", None, None, ())
    assert parse_position(spell_position(table.state)) == table.state
    assert last(table.does(deal("A"))) == {""}


@each_set
@pytest.mark.article("fitres", "29", "122")
def test_a_passata_that_a_lay_down_ends_has_no_tenth_trick_to_show(norms: str) -> None:
    table = sitting(norms)("match: passate", "hand A: d3 d2 dA s3 s2 sA", "hand B: d4 d5 d6 s4 s5 s6").does("claim")
    assert (table["claim"], last(table)) == ("valid", {""})


@pytest.mark.article("fitres", "22", "29", "112")
@pytest.mark.parametrize("words", ["liscio-qui s", "faglio"])
def test_any_words_of_the_player_on_lead_begin_the_trick(words: str) -> None:
    table = trad(*HANDS, "hand B: s3 s5 c5 cA b5 b3").trick("s4 s3 sA sR")
    assert pile(table, "B") == ["s4 s3 sA sR"]
    table.does(f"declare {words}")
    assert (last(table), pile(table, "B")) == ({""}, None)


@pytest.mark.article("fitres", "29", "158")
def test_by_the_modern_norms_words_said_at_the_deposit_belong_to_the_old_trick() -> None:
    table = mod(*HANDS, "hand B: s3 s5 c5 cA b5 b3").trick("s4 s3 sA sR").does("declare liscio-qui s")
    assert last(table) == {"s4 s3 sA sR"}
    assert last(table.does("declare faglio")) == {""}


@pytest.mark.article("fitres", "30", "113", "115")
def test_on_lead_one_may_look_through_the_pile_of_the_pair() -> None:
    table = trad(*HANDS).trick("d3 d5 d6 d7").trick("c4 cA c3 cR")
    assert (table["leader"], pile(table, "C")) == ("C", ["d3 d5 d6 d7", "c4 cA c3 cR"])
    assert [pile(table, who) for who in "ABD"] == [None, None, None]
    assert pile(table.does("play b6"), "C") is None, "no longer when the trick has begun"


@pytest.mark.article("fitres", "115")
def test_the_opponents_tricks_stay_closed_but_for_the_first_of_all() -> None:
    table = trad(*HANDS).trick("s4 s3 sA sR").trick("s5 s6 s7 d4")
    assert table["leader"] == "D"
    table.trick("d7 d3 d5 d6")
    view = table.sees("A")
    assert (pile(table, "A"), cards(view.first_trick)) == (["d7 d3 d5 d6"], "s4 s3 sA sR")
    assert [cards(table.sees(who).first_trick) for who in "BCD"] == ["", "", ""]


@pytest.mark.article("fitres", "115")
def test_not_after_the_fourth_trick_nor_if_the_own_pair_took_it() -> None:
    table = trad(*HANDS).trick("s4 s3 sA sR").trick("d5 d6 d7 d3")
    assert cards(table.sees("A").first_trick) == "s4 s3 sA sR", "the third is about to begin"
    assert cards(table.trick("d2 b5 c6 c7").sees("A").first_trick) == "s4 s3 sA sR", "the fourth"
    assert cards(table.trick("d4 s5 s6 s7").sees("A").first_trick) == "", "the fifth"
    own = trad(*HANDS).trick("d3 d5 d6 d7")
    assert cards(own.sees("A").first_trick) == ""


@pytest.mark.article("fitres", "155")
def test_by_the_modern_norms_only_the_last_trick_may_be_seen() -> None:
    table = mod(*HANDS).trick("s4 s3 sA sR").trick("d5 d6 d7 d3")
    assert (last(table), pile(table, "A"), table.sees("A").first_trick) == ({"d5 d6 d7 d3"}, None, None)


@pytest.mark.article("fitres", "153", "155")
def test_a_traditional_table_may_adopt_that_norm() -> None:
    table = trad("adopted: review", *HANDS).trick("d3 d5 d6 d7")
    assert (last(table), pile(table, "A")) == ({"d3 d5 d6 d7"}, None)


@pytest.mark.article("fitres", "114", "115")
def test_piles_stay_apart_and_the_first_trick_closed_while_pairs_are_not_official() -> None:
    secret = ("option pairs: B.b.2", "official: no", "sides: 0 1 0 1")
    table = trad(*secret, *HANDS).trick("d3 d5 d6 d7").trick("c4 cA c3 cR")
    assert pile(table, "C") == ["c4 cA c3 cR"], "not the trick of A, his partner"
    table = trad(*secret, *HANDS).trick("s4 s3 sA sR").trick("d5 d6 d7 d3")
    assert (pile(table, "A"), table.sees("A").first_trick) == (["d5 d6 d7 d3"], None)
