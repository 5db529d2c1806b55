"""The clock, the count and the score sheet; those who look on, and those who are not there."""

from itertools import pairwise
from typing import Final

from ventaglio.games.burraco.referee.counting import (
    award,
    can_be_replaced,
    late_by,
    late_entry,
    late_is_free,
    mixed,
    other_rounds,
    round_hands,
    sheet_error,
    slow,
    unless_unfair,
    victory_points,
)
from ventaglio.games.burraco.referee.law import Ask, Family

COUNTING: Final = Family("counting")


# ── Cards mixed before the count ─────────────────────────────────────────────────────────────────────────────────────


COUNTING.says("32", "mixed-before-the-count")(mixed)


# ── A slow turn ──────────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("32 bis", "slow-turn")
def _slow_turn(ask: Ask) -> None:
    """The seconds of grace include the discard."""
    slow(ask, "complete-and-discard")


# ── Stall ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("Glossario", "stall")
def _no_stall(ask: Ask) -> None:
    """The word is defined and no article follows: whoever collects must play (8)."""
    ask.nothing("8")
    ask.reads("no-stall-where-collecting-means-playing")


# ── The score sheet ──────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("19", "score-sheet-error")
def _sheet_error(ask: Ask) -> None:
    """Only sums, swapped totals and wrong copies; the paragraphs on the phases of a tournament add no others."""
    sheet_error(ask)
    ask.reads("only-sums-swaps-and-copies")


# ── Late pairs ───────────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("34", "late-pair")
def _late(ask: Ask) -> None:
    """The steps add up, the warning comes with the second, and the direction may change it all."""
    step = late_by(ask)
    if late_is_free(ask, step):
        pass
    elif step.late.forfeit:
        _lost(ask, warned=step.late.warning)
    else:
        if step.late.warning:
            ask.order("warn side")
        for before, now in pairwise((0, *step.bonuses)):
            ask.order(f"bonus opponents late-{now - before}")
    ask.may("change-penalties")


def _lost(ask: Ask, *, warned: bool) -> None:
    """For two pairs that lose the match the article gives victory points only."""
    regulation = ask.law.directed
    both = ask.yes("both-late")
    if warned:
        ask.order("warn both-sides" if both else "warn side")
    hands = round_hands(ask)
    if both:
        unless_unfair(ask, "both-sides", victory_points(regulation.forfeit_lost.value, hands))
    else:
        ask.order(f"award opponents {award(regulation.forfeit_won.value[hands])}")
        unless_unfair(ask, "side", award(regulation.forfeit_lost.value[hands]))


COUNTING.says("34", "late-entry")(late_entry)


# ── Absent pairs ─────────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("33", "absent-pair")
def _absent(ask: Ask) -> None:
    """A substitute may step in until half of the matches have been played."""
    regulation = ask.law.directed
    absence = ask.one("absence", "for-a-time", "for-good", "quarrel", "both-pairs")
    if absence == "for-good" and can_be_replaced(ask):
        ask.order("substitute")
        return
    if absence == "both-pairs":
        ask.order(f"award both-sides {victory_points(regulation.both_abandon.value)}")
    elif absence == "quarrel":
        nought = victory_points(regulation.quarrel.value)
        ask.order("refer side", f"award side {nought}", "award opponents rest-or-higher")
    else:
        ask.order("award opponents rest-or-higher")
    if absence == "for-a-time":
        unless_unfair(ask, "side", victory_points(regulation.left.value, round_hands(ask)))
    elif absence == "for-good":
        ask.reads("leaving-for-good-is-not-scored")
    other_rounds(ask)
