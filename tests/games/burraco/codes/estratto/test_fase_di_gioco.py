"""La fase di gioco: the turn, and what may be laid."""

import pytest

from tests.sitting import sitting

pytestmark = pytest.mark.article("estratto", "Fase di gioco")

sit = sitting("estratto")


# ── The turn ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_player_at_the_dealers_left_begins_and_turns_go_clockwise(players: int) -> None:
    table = sit(f"players: {players}")
    assert "".join(table.pass_turn() for _ in range(players + 1)) == ("BCDEF"[: players - 1] + "AB")


def test_draw_one_card_or_collect_the_whole_pile() -> None:
    assert sit("hand B: 3h", "stock: 4c 5c 6c 7c").does("draw")["hand B"] == "3h 4c"
    assert sit("hand B: 3h", "pile: 4c 5d 6s").does("take")["hand B"] == "3h 5d 4c 6s"


def test_nothing_comes_before_the_pick_up() -> None:
    table = sit("hand B: 3h 4h 5h 9d")
    assert table.why_not("open 3h 4h 5h") == "pick-up-first [estratto Fase di gioco]"
    assert table.why_not("discard 9d") == "pick-up-first [estratto Fase di gioco]"


def test_nobody_plays_out_of_turn() -> None:
    assert sit().why_not("D draw") == "not-your-turn [estratto Fase di gioco]"


def test_opening_and_attaching_are_a_choice_and_may_be_repeated() -> None:
    table = sit("phase: play", "hand B: 3h 4h 5h 6h 8c 8d 8s 9s Tc")
    assert table.why_not("discard 9s") == ""
    assert table.does("open 3h 4h 5h", "attach 1 6h", "open 8c 8d 8s")["melds"] == "2"


def test_a_discard_ends_the_turn() -> None:
    table = sit("phase: play", "hand B: 3h 9d").does("discard 9d")
    assert (table["turn"], table["phase"]) == ("C", "pick-up")


def test_only_a_pozzetto_taken_directly_needs_no_discard_before_it() -> None:
    table = sit("phase: play", "hand B: 3h 4h 5h").does("open 3h 4h 5h")
    assert (table["turn"], table["phase"], table["cards B"]) == ("B", "play", "11")


# ── Melds ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "laid, meld",
    [
        ("4h 5h 6h", "4h 5h 6h"),
        ("Ah 2h 3h", "Ah 2h 3h"),
        ("Qh Kh Ah", "Qh Kh Ah"),
        ("8h 8h 8s", "8h 8h 8s"),
        ("8h 8d *", "* 8h 8d"),
        ("8h 2h 8d", "2h 8h 8d"),
        ("4h * 6h", "4h *=5h 6h"),
        ("4h 5h *", "* 4h 5h"),
        ("* 2h 3h", "* 2h 3h"),
        ("2s 2h 3h", "2s 2h 3h"),
        ("2h * 4h", "2h *=3h 4h"),
    ],
    ids=[
        "a run",
        "the ace at the beginning",
        "the ace at the end",
        "a set of any suits",
        "a set with a joker, which goes to the bottom",
        "a set with a two, which goes to the bottom",
        "a joker inside a run",
        "a joker not inside a run goes to the bottom",
        "a natural two and a joker",
        "a natural two and another two",
        "a natural two, its three replaced",
    ],
)
def test_what_may_be_laid(laid: str, meld: str) -> None:
    assert sit("phase: play", f"hand B: {laid} 9s Tc").does(f"open {laid}")["meld 1"] == meld


@pytest.mark.parametrize(
    "laid, refusal",
    [
        ("4h 5h", "too-few-cards [estratto Fase di gioco]"),
        ("4h 5h 6d", "neither-set-nor-run [estratto Fase di gioco]"),
        ("4h 5h 7h", "gap-in-run [estratto Convenzioni 1]"),
        ("4h 4h 5h", "same-card-twice [estratto Convenzioni 1]"),
        ("8h 8d * 2s", "two-wilds [estratto Fase di gioco]"),
        ("4h 5h * 2s", "two-wilds [estratto Fase di gioco]"),
        ("5h 6h 2h *", "two-wilds [estratto Fase di gioco]"),
    ],
    ids=[
        "two cards",
        "two suits",
        "a gap",
        "one card twice",
        "two wilds in a set",
        "two wilds in a run",
        "a two of the suit out of its place, and a joker",
    ],
)
def test_what_may_not_be_laid(laid: str, refusal: str) -> None:
    assert sit("phase: play", f"hand B: {laid} 9s Tc").why_not(f"open {laid}") == refusal


def test_a_two_in_its_place_lets_another_wild_in() -> None:
    table = sit("phase: play", "meld B: * 3h 4h 5h", "hand B: 2h 2s 9s Tc")
    assert table.why_not("attach 1 2s") == "two-wilds [estratto Fase di gioco]"
    assert table.does("attach 1 2h")["meld 1"] == "* 2h 3h 4h 5h"


@pytest.mark.parametrize(
    "meld, card, refusal",
    [
        ("8h 8d 8c", "9s", "does-not-fit [estratto Fase di gioco]"),
        ("4h 5h 6h", "7d", "does-not-fit [estratto Convenzioni 1]"),
        ("4h 5h 6h", "8h", "gap-in-run [estratto Convenzioni 1]"),
        ("4h 5h 6h", "5h", "place-taken [estratto Convenzioni 1]"),
    ],
    ids=["another rank to a set", "another suit to a run", "a card beyond a gap", "a card the run has"],
)
def test_what_does_not_fit(meld: str, card: str, refusal: str) -> None:
    assert sit("phase: play", f"meld B: {meld}", f"hand B: {card} Tc Jc").why_not(f"attach 1 {card}") == refusal


@pytest.mark.article("fibur-2019", "33", "Definizioni")
def test_what_the_text_does_not_say_is_as_in_the_federal_code() -> None:
    table = sit("phase: play", "meld A: 4h 5h 6h", "meld D: 8h 8d 8c", "hand B: 7h 8h 8d 8s 4c 5c 6c 9s Tc")
    assert table.why_not("attach 1 7h") == "meld-of-the-others [fibur-2019 Definizioni]"
    assert table.why_not("open 8h 8d 8s") == "equal-set [fibur-2019 33]"
    twice = sit("phase: play", "meld D: 4c 5c 6c", "hand B: 4c 5c 6c 9s Tc")
    assert twice.why_not("open 4c 5c 6c") == ""
