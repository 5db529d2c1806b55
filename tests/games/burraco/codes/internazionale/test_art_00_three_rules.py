"""The three rules at the head of the code, and what goes with them."""

from functools import partial

import pytest

from tests.support import Desk
from tests.texts import burraco_code as code
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.match import open_table

CODE = "internazionale"
at = partial(Desk, CODE)
STOCK = "stock: Jh 3s 4s 5s 6s"
NO_PLAY = ("collect-only-to-play", "internazionale Regola 3")


# ── Regola 1: a clean burraco to close ──────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "Regola 1", "16")
@pytest.mark.parametrize(
    "meld",
    ["3c 4c 5c 6c 7c 8c 9c", "2c 3c 4c 5c 6c 7c 8c", "3h 3h 3d 3d 3c 3c 3s"],
    ids=["run", "with the natural two", "set of threes"],
)
def test_a_clean_burraco_closes(meld: str) -> None:
    desk = at(f"hand B: 9h Th Kd\nmeld D: {meld}\ntook: D\n{STOCK}").play("draw", "open 9h Th Jh", "discard Kd")
    assert (desk["how"], desk["close B"]) == ("closed", 100)


@pytest.mark.article(CODE, "Regola 1", "16", "31/A")
@pytest.mark.parametrize(
    "meld",
    ["* 3c 4c 5c 6c 7c 8c", "* 3c 4c 5c 6c 7c 8c 9c Tc", "* 3h 3h 3d 3d 3c 3c 3s", "3c 4c 5c 6c 7c 8c"],
    ids=["dirty", "dirty, however long", "a set with a wild", "six cards"],
)
def test_nothing_less_does(meld: str) -> None:
    desk = at(f"hand B: 9h Th Kd\nmeld D: {meld}\ntook: D\n{STOCK}").play("draw")
    assert desk.refuses("open 9h Th Jh") == ("close-without-clean-burraco", "internazionale Regola 1")


@pytest.mark.article(CODE, "Regola 1", "16", "31/A")
def test_nor_a_clean_burraco_spoiled_by_the_play_that_empties_the_hand() -> None:
    desk = at(f"hand B: *\nmeld D: 3c 4c 5c 6c 7c 8c 9c\ntook: D\n{STOCK}").play("draw")
    assert desk.refuses("attach 1 *") == ("close-without-clean-burraco", "internazionale Regola 1")


@pytest.mark.article(CODE, "Regola 1", "16")
def test_it_may_be_made_by_the_very_play_that_empties_the_hand() -> None:
    desk = at(f"hand B: 9c\nmeld D: 3c 4c 5c 6c 7c 8c\ntook: D\n{STOCK}").play("draw", "attach 1 9c", "discard Jh")
    assert desk["how"] == "closed"


@pytest.mark.article(CODE, "Regola 1", "10")
def test_or_by_the_card_a_two_stood_for() -> None:
    desk = at(f"hand B: 7s\nmeld D: 3s 4s 5s 6s 2s=7s 8s\ntook: D\n{STOCK}").play("draw", "attach 1 7s", "discard Jh")
    assert desk["how"] == "closed"


@pytest.mark.article(CODE, "Regola 1")
def test_the_pozzetto_needs_no_burraco() -> None:
    desk = at(f"hand B: 9h Th\n{STOCK}").play("draw", "open 9h Th Jh")
    assert desk["took"] == ["B"]


# ── Regola 2: sets of aces and threes only ──────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "Regola 2", "6", "9", "12")
@pytest.mark.parametrize("rank", "A3")
@pytest.mark.parametrize("last", ["s", "h", "*"], ids=["third suit", "same suit", "wild"])
def test_sets_of_aces_and_of_threes(rank: str, last: str) -> None:
    laid = f"{rank}h {rank}d {'*' if last == '*' else rank + last}"
    assert at(f"hand B: {laid} 9c Kd").play("draw").refuses(f"open {laid}") is None


@pytest.mark.article(CODE, "Regola 2", "6", "9", "12")
@pytest.mark.parametrize("rank", ["5", "T", "K"], ids=["three fives", "three tens", "three kings"])
@pytest.mark.parametrize("last", ["s", "*"], ids=["natural", "wild"])
def test_w24_no_set_of(rank: str, last: str) -> None:
    laid = f"{rank}h {rank}d {'*' if last == '*' else rank + last}"
    desk = at(f"hand B: {laid} 9c 8d").play("draw")
    assert desk.refuses(f"open {laid}") == ("set-of-this-rank", "internazionale Regola 2")


@pytest.mark.article(CODE, "Regola 2")
@pytest.mark.parametrize("rank", "456789TJQK")
def test_w24_nor_of_any_rank_between(rank: str) -> None:
    laid = f"{rank}h {rank}d {rank}s"
    assert at(f"hand B: {laid} 3c 3d").play("draw").refuses(f"open {laid}") == (
        "set-of-this-rank",
        "internazionale Regola 2",
    )


# ── Regola 3: the pile only to play ─────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "Regola 3", "8")
@pytest.mark.parametrize(
    "hand, pile, melds, then",
    [
        ("8h 9c Kd", "Qs 4d", "meld D: 5h 6h 7h", "attach 1 8h"),
        ("Js 9c Kd", "8h 4d", "meld D: 5h 6h 7h", "attach 1 8h"),
        ("5c 6c 7c Kd", "Qs 4d", "", "open 5c 6c 7c"),
        ("9d Js Kd", "5c 6c 7c", "", "open 5c 6c 7c"),
        ("5c 7c Kd 9d", "6c Qs", "", "open 5c 6c 7c"),
        ("5c Kd 9d", "6c 7c", "", "open 5c 6c 7c"),
        ("Ac As Kd 9d", "Ah Qs", "", "open Ac As Ah"),
        ("5c 7c Kd 9d", "* Qs", "", "open 5c *=6c 7c"),
    ],
    ids=[
        "attach from the hand",
        "attach from the pile",
        "open from the hand alone",
        "open from the pile alone",
        "two of the hand and one of the pile",
        "one of the hand and two of the pile",
        "a set of aces",
        "with a joker of the pile",
    ],
)
def test_collected_if_something_can_be_played(hand: str, pile: str, melds: str, then: str) -> None:
    desk = at(f"hand B: {hand}\npile: {pile}\n{melds}").play("take")
    first = desk.state.hands[1][0].text
    assert desk.refuses(f"discard {first}") == ("collected-without-playing", "internazionale Regola 3")
    desk.play(then)
    last = desk.state.hands[1][0].text
    assert desk.refuses(f"discard {last}") is None


@pytest.mark.article(CODE, "Regola 3", "8")
@pytest.mark.parametrize(
    "hand, pile, melds",
    [
        ("Js 9c Kd", "8d 4s", ""),
        ("Js 9c Kd 8d", "4s 6h", "meld C: 5s 6s 7s"),
        ("5c 5d Kd 9d", "5h Qs", ""),
        ("8h 9c Kd", "Qs 4d", "meld A: 5h 6h 7h"),
        ("Js 9c Kd", "* 2h", ""),
    ],
    ids=["nothing fits", "nor is it ours", "fives are no set", "an opponent's run", "wilds and nothing for them"],
)
def test_left_if_nothing_can_be_played(hand: str, pile: str, melds: str) -> None:
    assert at(f"hand B: {hand}\npile: {pile}\n{melds}").refuses("take") == NO_PLAY


@pytest.mark.article(CODE, "Regola 3", "8")
def test_a_wild_that_can_be_attached_is_enough() -> None:
    desk = at("hand B: Js 9c Kd\npile: 4s *\nmeld D: 5h 6h 7h").play("take", "attach 1 *")
    assert desk.refuses("discard Js") is None


@pytest.mark.article(CODE, "Regola 3")
def test_who_draws_owes_nothing() -> None:
    desk = at(f"hand B: 5c 6c 7c Kd\n{STOCK}").play("draw")
    assert desk.refuses("discard Kd") is None


@pytest.mark.article(CODE, "Regola 3", "8")
@pytest.mark.parametrize(
    "position",
    [
        "hand B: 5c\npile: 6c 7c\ntook: D",
        "hand B: 5c\npile: 6c 7c Kd\ntook: D",
        "hand B: 2d\npile: 8h\ntook: D\nmeld D: * 5h 6h 7h\nmeld D: 3c 4c 5c 6c 7c 8c 9c",
        "hand B: 8h\npile: Ks\nmeld D: 5h 6h 7h",
        "hand B: 8h\npile: Ks\nmeld D: Ah 2h 3h 4h 5h 6h 7h\ntook: D",
    ],
    ids=[
        "no card would be left",
        "one would be left and there is no clean burraco",
        "a wild would be left to close with",
        "the single card would be left",
        "the single card would be left to close with",
    ],
)
def test_not_when_the_play_would_leave_no_end_of_the_turn(position: str) -> None:
    assert at(position).refuses("take") == NO_PLAY


@pytest.mark.article(CODE, "Regola 3", "16")
@pytest.mark.parametrize(
    "position, play, end",
    [
        ("hand B: 5c\npile: 6c 7c", "open 5c 6c 7c", "took"),
        ("hand B: 5c\npile: 6c 7c Kd", "open 5c 6c 7c", "discard"),
        ("hand B: 5c\npile: 6c 7c Kd\ntook: D\nmeld D: 3h 4h 5h 6h 7h 8h 9h", "open 5c 6c 7c", "close"),
    ],
    ids=["direct pozzetto", "pozzetto with the discard", "close"],
)
def test_but_when_it_ends_at_the_pozzetto_or_closes(position: str, play: str, end: str) -> None:
    desk = at(position).play("take", play)
    if end != "took":
        desk.play("discard Kd")
    assert desk["how" if end == "close" else "took"] == ("closed" if end == "close" else ["B"])


# ── The upcard ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "Regola 3", "8")
def test_w25_a_two_turned_up_may_be_collected_and_kept_if_a_meld_is_laid() -> None:
    desk = at("hand B: 5c 6c 7c Kd 9h\npile: 2s").play("take", "open 5c 6c 7c", "discard Kd")
    assert desk["hand B"] == "9h 2s"


@pytest.mark.article(CODE, "Regola 3", "8")
def test_w25_not_if_there_is_nothing_to_lay() -> None:
    assert at("hand B: 5c 7d 9h Jc Kd\npile: 2s").refuses("take") == NO_PLAY


@pytest.mark.article(CODE, "Regola 3", "8")
def test_w25_nor_may_it_go_back_in_the_same_turn() -> None:
    desk = at("hand B: 5c 6c 7c Kd 9h\npile: 2s").play("take", "open 5c 6c 7c")
    assert desk.refuses("discard 2s") == ("single-card-back", "internazionale 8")


@pytest.mark.article(CODE, "8")
def test_the_upcard_may_be_part_of_the_meld() -> None:
    desk = at("hand B: 5c 7c Kd 9h\npile: 6c").play("take", "open 5c 6c 7c", "discard Kd")
    assert desk["meld 1"] == "5c 6c 7c"


# ── No semi-clean burraco, and no game of two ───────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "Premessa", "Glossario", "13")
@pytest.mark.parametrize(
    "meld",
    ["* 3h 4h 5h 6h 7h 8h 9h", "3s 4s 5s 6s 7s 8s 9s *=Ts Js", "* 3h 3h 3d 3d 3c 3c 3s"],
    ids=["free wild before seven", "wild after seven", "set of eight"],
)
def test_what_is_semi_clean_elsewhere_is_dirty_here(meld: str) -> None:
    assert at(f"meld B: {meld}")["burraco 1"] == "dirty"


@pytest.mark.article(CODE, "2")
def test_individual_tournaments_are_played_with_a_partner() -> None:
    with pytest.raises(BadInput, match="internazionale has no game for 2 players"):
        open_table(code(CODE), 2)
