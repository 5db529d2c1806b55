"""The clock, the count and the score sheet; those who look on, and those who are not there."""

from typing import Final

from ventaglio.rulings.burraco.counting import (
    late_by,
    late_entry,
    mixed,
    other_rounds,
    round_hands,
    slow,
    unless_unfair,
)
from ventaglio.rulings.burraco.law import Ask, Family

COUNTING: Final = Family("counting")


# ── Cards mixed before the count ─────────────────────────────────────────────────────────────────────────────────────


COUNTING.says("32", "mixed-before-the-count")(mixed)


# ── A slow turn ──────────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("32 bis", "slow-turn")
def _slow_turn(ask: Ask) -> None:
    """The five seconds include the discard."""
    slow(ask, "complete-and-discard")


# ── Stall ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("Glossario", "stall")
def _no_stall(ask: Ask) -> None:
    """The word is defined and no article follows: whoever collects must play (8)."""
    ask.nothing("8")
    ask.reads("no-stall-where-collecting-means-playing")


# ── Late pairs ───────────────────────────────────────────────────────────────────────────────────────────────────────


PRESENT_INT: Final = {"2-hands": "14-305", "3-hands": "14-355", "4-hands": "12-305", "teams": "12-355"}


MISSING_INT: Final = {
    "2-hands": "6-minus-305",
    "3-hands": "6-minus-355",
    "4-hands": "8-minus-305",
    "teams": "8-minus-355",
}


@COUNTING.says("34", "late-pair")
def _late(ask: Ask) -> None:
    """The steps add up, the warning comes after five minutes, and the direction may change it all.

    For two pairs that lose the match the article gives victory points only.
    """
    late = late_by(ask)
    if late == "up-to-2":
        ask.nothing()
    elif late == "2-to-5":
        ask.order("bonus opponents late-100")
    elif late == "5-to-10":
        ask.order("warn side", "bonus opponents late-100", "bonus opponents late-50")
    elif ask.yes("both-late"):
        ask.order("warn both-sides")
        unless_unfair(ask, "both-sides", MISSING_INT[round_hands(ask)].partition("-")[0])
    else:
        hands = round_hands(ask)
        ask.order("warn side", f"award opponents {PRESENT_INT[hands]}")
        unless_unfair(ask, "side", MISSING_INT[hands])
    ask.may("change-penalties")


COUNTING.says("34", "late-entry")(late_entry)


# ── Absent pairs ─────────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("33", "absent-pair")
def _absent(ask: Ask) -> None:
    """A substitute may step in until half of the matches have been played."""
    absence = ask.one("absence", "for-a-time", "for-good", "quarrel", "both-pairs")
    if absence == "for-good" and ask.yes("substitute-in-time"):
        ask.order("substitute")
        return
    if absence == "both-pairs":
        ask.order("award both-sides 0")
    elif absence == "quarrel":
        ask.order("refer side", "award side 0", "award opponents rest-or-higher")
    else:
        ask.order("award opponents rest-or-higher")
    if absence == "for-a-time":
        unless_unfair(ask, "side", MISSING_INT[round_hands(ask)].partition("-")[0])
    elif absence == "for-good":
        ask.reads("leaving-for-good-is-not-scored")
    other_rounds(ask)
