"""Art. 10: jokers and twos."""

from functools import partial

import pytest

from tests.support import Desk

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "10")
at = partial(Desk, CODE)
STRICT_MOVES = "option wild_moves: only the natural two of a run without a wild"
STRICT_TWO = "option natural_two: below a real three"


def opening(laid: str, option: str = "") -> Desk:
    """A player about to open these cards, with two more in hand."""
    faces = " ".join(word.partition("=")[0] for word in laid.split())
    return at(f"{option}\nhand B: {faces} 9c Kd\nstock: 8d 3h 4h 5h").play("draw")


def opened(laid: str, option: str = "") -> str:
    """How a meld lies after it was opened with these cards."""
    return str(opening(laid, option).play(f"open {laid}")["meld 1"])


def attaching(meld: str, more: str, option: str = "") -> Desk:
    """A player with these cards to attach to a meld of his side, and two more in hand."""
    cards = more.replace(" low", "")
    return at(f"{option}\nhand B: {cards} 9c Kd\nmeld D: {meld}\nstock: 8d 3h 4h 5h").play("draw")


def grown(meld: str, *more: str, option: str = "") -> str:
    """How a meld lies after these cards were attached to it one by one."""
    desk = attaching(meld, " ".join(more), option)
    return str(desk.play(*(f"attach 1 {one}" for one in more))["meld 1"])


# ── The three examples ──────────────────────────────────────────────────────────────────────────────────────


def test_w05_example_1_the_two_goes_above_the_six_and_the_eight_locks_it() -> None:
    assert grown("2s 3s 4s 5s 6s", "8s") == "3s 4s 5s 6s 2s=7s 8s"


@pytest.mark.parametrize("card", ["*", "2c", "2h"])
def test_w05_only_the_seven_frees_it(card: str) -> None:
    desk = attaching("2s 3s 4s 5s 6s", f"8s Ts {card}").play("attach 1 8s")
    assert desk.refuses(f"attach 1 {card}") == ("two-wilds", "fibur-2019 10")
    assert desk.refuses("attach 1 Ts") == ("gap-in-run", "fibur-2019 10")


def test_w05_the_seven_frees_it_in_the_same_turn() -> None:
    assert grown("2s 3s 4s 5s 6s", "8s", "7s") == "2s 3s 4s 5s 6s 7s 8s"


def test_w06_example_2_the_two_stays_and_a_joker_goes_before_the_eight() -> None:
    assert grown("2s 3s 4s 5s 6s", "*", "8s") == "2s 3s 4s 5s 6s *=7s 8s"


@pytest.mark.parametrize("laid", ["2d 2s 3d", "2s 2d 3d", "3d 2d 2s", "2s 3d 2d"])
def test_w07_example_3_the_two_twos_of_2_2_3_may_be_laid_in_any_order(laid: str) -> None:
    assert opened(laid) == "2s 2d 3d"
    assert opened("5d 4d 6d") == "4d 5d 6d"


@pytest.mark.article(CODE, "11")
def test_w07_its_two_of_diamonds_is_natural_and_the_two_of_spades_the_wild() -> None:
    assert grown("2s 2d 3d", "Ad low", "4d") == "2s Ad 2d 3d 4d"
    assert attaching("2s 2d 3d", "*").refuses("attach 1 *") == ("two-wilds", "fibur-2019 10")


# ── The natural two ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "laid, lies",
    [
        ("2s 3s 4s", "2s 3s 4s"),
        ("As 2s 3s", "As 2s 3s"),
        ("2s 3s 4s *", "* 2s 3s 4s"),
        ("2s 3s 2s", "2s 2s 3s"),
        ("2s 2s 4s", "2s 2s=3s 4s"),
        ("2s * 4s", "2s *=3s 4s"),
        ("As 2s *", "* As 2s"),
        ("As 2s 2h", "2h As 2s"),
        ("As 2s 2s", "2s As 2s"),
        ("As *=2s 3s", "As *=2s 3s"),
        ("2s As 3s", "As 2s 3s"),
        ("2s 3s 2s=4s 5s", "2s 3s 2s=4s 5s"),
        ("2s 3s 5s", "3s 2s=4s 5s"),
        ("2s 4s 5s", "2s 4s 5s"),
        ("Qs Ks 2s", "2s Qs Ks"),
    ],
)
def test_a_two_of_the_suit_in_its_place_is_natural_elsewhere_it_is_a_wild(laid: str, lies: str) -> None:
    assert opened(laid) == lies


@pytest.mark.parametrize("laid", ["2s 3s 2h 2d", "2s 2s * 3s", "2h 2d 5s 6s", "* 2s 5s 6s", "* * 5s 6s", "5s 2h *"])
def test_besides_a_natural_two_there_is_one_wild(laid: str) -> None:
    assert opening(laid).refuses(f"open {laid}") == ("two-wilds", "fibur-2019 10")


def test_a_natural_two_stands_for_nothing() -> None:
    assert opening("As 2s 3s").refuses("open As 2s=2s 3s") == ("stands-for", "fibur-2019 10")


def test_a_wild_may_join_a_run_with_a_natural_two() -> None:
    assert grown("2s 3s 4s", "2h") == "2h 2s 3s 4s"
    assert grown("2s 3s 4s", "2s") == "2s 2s 3s 4s"
    assert grown("2s 3s 4s", "*") == "* 2s 3s 4s"


def test_the_three_makes_a_free_two_of_the_suit_natural_and_a_wild_may_still_be_added() -> None:
    assert grown("2s 4s 5s 6s", "3s") == "2s 3s 4s 5s 6s"
    assert grown("2s 4s 5s 6s", "3s", "*") == "* 2s 3s 4s 5s 6s"
    assert attaching("2s 4s 5s 6s", "*").refuses("attach 1 *") == ("two-wilds", "fibur-2019 10")


def test_of_two_twos_of_the_suit_one_is_natural_and_one_a_wild() -> None:
    assert grown("2s 4s 5s 6s", "2s") == "2s 2s=3s 4s 5s 6s"
    assert grown("2s 4s 5s 6s", "2s", "3s") == "2s 2s 3s 4s 5s 6s"
    assert grown("3s 4s 5s", "2s", "2s", "7s") == "2s 3s 4s 5s 2s=6s 7s"


def test_a_two_of_the_suit_replaces_the_wild_that_stands_for_it() -> None:
    assert grown("As *=2s 3s", "2s") == "* As 2s 3s"
    assert attaching("As *=2s 3s", "2h").refuses("attach 1 2h") == ("two-wilds", "fibur-2019 10")


@pytest.mark.parametrize("laid", ["2s * 4s", "As 2s *"])
def test_a_table_may_ask_for_a_real_three(laid: str) -> None:
    assert opening(laid, STRICT_TWO).refuses(f"open {laid}") == ("two-wilds", "fibur-2019 10")
    assert opened("2d 2s 3d", STRICT_TWO) == "2s 2d 3d"
    assert opened("2s 3s 4s *", STRICT_TWO) == "* 2s 3s 4s"


# ── Replacing a wild ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("wild", ["*", "2h", "2d"])
def test_a_locked_wild_is_replaced_only_by_its_card_and_lies_lowest_then(wild: str) -> None:
    assert grown(f"5d {wild}=6d 7d", "6d") == f"{wild} 5d 6d 7d"


@pytest.mark.parametrize(
    "card, refusal",
    [("6h", ("does-not-fit", "fibur-2019 11")), ("2c", ("two-wilds", "fibur-2019 10"))],
    ids=["a six of another suit", "another wild"],
)
def test_no_other_card_takes_its_place(card: str, refusal: tuple[str, str]) -> None:
    assert attaching("5d *=6d 7d", card).refuses(f"attach 1 {card}") == refusal


def test_the_wild_stays_in_its_meld() -> None:
    """It comes back to no hand: replaced, it is one card more of the same run."""
    desk = attaching("5d *=6d 7d", "6d").play("attach 1 6d")
    assert desk["hand B"] == "8d Kd 9c"
    assert desk["meld 1"] == "* 5d 6d 7d"


def test_a_wild_that_was_freed_may_be_locked_again() -> None:
    assert grown("5d *=6d 7d", "6d", "9d") == "5d 6d 7d *=8d 9d"
    assert grown("5d *=6d 7d", "6d", "3d") == "3d *=4d 5d 6d 7d"


def test_a_locked_wild_does_not_move() -> None:
    for beyond in ("9d", "3d"):
        assert attaching("5d *=6d 7d", beyond).refuses(f"attach 1 {beyond}") == ("gap-in-run", "fibur-2019 10")


def test_beside_a_locked_wild_the_run_grows_at_its_ends() -> None:
    assert grown("5d *=6d 7d", "8d", "4d") == "4d 5d *=6d 7d 8d"


# ── Free wilds ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("laid", ["5d 6d *", "* 5d 6d", "5d * 6d", "6d 5d *"])
def test_a_free_wild_lies_lowest(laid: str) -> None:
    assert opened(laid) == "* 5d 6d"


def test_a_free_wild_stands_for_no_card() -> None:
    assert opening("5d 6d *").refuses("open 5d 6d *=7d") == ("stands-for", "fibur-2019 10")
    assert opening("5d 7d *").refuses("open 5d *=4d 7d") == ("stands-for", "fibur-2019 10")


@pytest.mark.parametrize(
    "card, lies",
    [("7d", "* 5d 6d 7d"), ("8d", "5d 6d *=7d 8d"), ("4d", "* 4d 5d 6d"), ("3d", "3d *=4d 5d 6d")],
    ids=["next above", "one beyond above", "next below", "one beyond below"],
)
def test_a_free_wild_fills_the_gap_before_the_card_attached_beyond_it(card: str, lies: str) -> None:
    assert grown("* 5d 6d", card) == lies


def test_it_fills_one_gap_and_no_more() -> None:
    assert attaching("* 5d 6d", "9d").refuses("attach 1 9d") == ("gap-in-run", "fibur-2019 11")
    assert attaching("* 5d 6d", "2d").refuses("attach 1 2d") == ("two-wilds", "fibur-2019 10")


def test_a_free_wild_reaches_the_ace_at_either_end() -> None:
    assert grown("* Js Qs", "As") == "Js Qs *=Ks As"
    assert grown("* 3s 4s", "As low") == "As *=2s 3s 4s"


def test_the_natural_two_does_not_move_when_the_run_has_a_wild() -> None:
    assert grown("* 2s 3s 4s", "6s") == "2s 3s 4s *=5s 6s"
    assert attaching("2s 3s *=4s 5s", "7s").refuses("attach 1 7s") == ("gap-in-run", "fibur-2019 10")


def test_nor_from_below_an_ace() -> None:
    assert attaching("As 2s 3s 4s", "6s").refuses("attach 1 6s") == ("gap-in-run", "fibur-2019 11")


def test_a_wild_is_added_only_where_there_is_none() -> None:
    assert grown("5d 6d 7d", "2h") == "2h 5d 6d 7d"
    assert attaching("* 5d 6d", "2h").refuses("attach 1 2h") == ("two-wilds", "fibur-2019 10")


def test_a_table_may_let_only_the_natural_two_move() -> None:
    assert grown("2s 3s 4s 5s 6s", "8s", option=STRICT_MOVES) == "3s 4s 5s 6s 2s=7s 8s"
    desk = attaching("* 5d 6d", "8d", STRICT_MOVES)
    assert desk.refuses("attach 1 8d") == ("gap-in-run", "fibur-2019 10")


# ── No sets of wilds ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("laid", ["2s 2h 2d", "2s 2s 2h", "* * *", "* 2s 2h", "* * 2s"])
def test_wilds_alone_are_no_meld(laid: str) -> None:
    assert opening(laid).refuses(f"open {laid}") == ("only-wilds", "fibur-2019 10")


def test_a_single_card_with_wilds_is_no_meld() -> None:
    assert opening("5s 2s *").refuses("open 5s 2s *") == ("two-wilds", "fibur-2019 10")


@pytest.mark.article(CODE, "12")
def test_a_set_has_one_wild_and_it_is_never_replaced() -> None:
    assert opened("5h 5d *") == "* 5h 5d"
    assert opening("5h 5d * 2s").refuses("open 5h 5d * 2s") == ("two-wilds", "fibur-2019 10")
    assert grown("* 5h 5d", "5c") == "* 5h 5d 5c"
    assert attaching("* 5h 5d", "2s").refuses("attach 1 2s") == ("two-wilds", "fibur-2019 10")


def test_a_set_has_no_natural_two() -> None:
    assert attaching("2s 3s 3h", "2h").refuses("attach 1 2h") == ("two-wilds", "fibur-2019 10")
