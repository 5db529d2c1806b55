"""The clock, the count and the score sheet; those who look on, and those who are not there."""

from typing import Final

from ventaglio.rulings.burraco.counting import (
    ROUND_HANDS,
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


COUNTING.says("37", "mixed-before-the-count")(mixed)


# ── A slow turn ──────────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("38", "slow-turn")
def _slow_turn(ask: Ask) -> None:
    slow(ask, "begin-or-complete")


# ── Stall ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("16", "stall")
def _stall(ask: Ask) -> None:
    """What happened before the referee came does not count: one lap of mere swaps under his eyes does."""
    if ask.yes("watched-lap"):
        ask.order("end-hand")
        ask.reads("stall-without-bonus")
    else:
        ask.order("play-on")


# ── The score sheet ──────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("19", "score-sheet-left")
def _sheet_left(ask: Ask) -> None:
    """The side at fault is the one that won, since it has to hand the sheet in."""
    ask.order("victory-points side minus-1")


@COUNTING.says("19", "score-sheet-lost")
def _sheet_lost(ask: Ask) -> None:
    """What is written counts if the sheet turns up, but not across the forming of groups by merit."""
    if ask.yes("sheet-found") and not ask.yes("found-after-groups"):
        ask.order("stands result")
        return
    ask.order("award both-sides 7")
    ask.reads("match-points-of-a-lost-sheet")


# ── Kibitzers ────────────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("Definizioni", "kibitzer")
def _kibitzer(ask: Ask) -> None:
    if ask.one("event", "national-or-regional", "other") == "national-or-regional" or ask.yes("asked-to-leave"):
        ask.order("send-away kibitzer")
    else:
        ask.nothing()


# ── Late pairs ───────────────────────────────────────────────────────────────────────────────────────────────────────


PRESENT: Final = {"2-hands": "14-305", "3-hands": "14-355", "4-hands": "13-505", "teams": "13-555"}


MISSING: Final = {"2-hands": "6-minus-305", "3-hands": "6-minus-355", "4-hands": "7-minus-505", "teams": "7-minus-555"}


@COUNTING.says("40", "late-pair")
def _late(ask: Ask) -> None:
    """The steps replace each other; two late pairs are dealt with separately, until the match is lost to both."""
    late = late_by(ask)
    if late == "up-to-2":
        ask.order("warn side")
    elif late == "2-to-5":
        ask.order("bonus opponents late-100")
    elif late == "5-to-10":
        ask.order("bonus opponents late-150")
        ask.reads("late-steps-replace-each-other")
    elif ask.yes("both-late"):
        unless_unfair(ask, "both-sides", MISSING[round_hands(ask)])
    else:
        hands = round_hands(ask)
        ask.order(f"award opponents {PRESENT[hands]}", f"award side {MISSING[hands]}")


COUNTING.says("40", "late-entry")(late_entry)


# ── Absent pairs ─────────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("39", "absent-pair")
def _absent(ask: Ask) -> None:
    """Whoever is entered plays to the last round; leaving a match is treated as being late for it (40)."""
    absence = ask.one(
        "absence", "whole-round", "team-incomplete", "left-match", "unwell", "quarrel", "both-pairs", "misconduct"
    )
    if absence == "whole-round":
        _missed_rounds(ask)
    elif absence == "team-incomplete":
        ask.order("award opponents 13-555", "award side 7-minus-555")
        ask.reads("teams-as-in-the-score-of-a-rest")
    elif absence == "quarrel":
        ask.order("refer side", "award side 0", "bar side", "award opponents rest-or-higher")
        other_rounds(ask)
    elif absence == "both-pairs":
        ask.order("award both-sides 0")
        other_rounds(ask)
    elif absence == "misconduct":
        ask.order("suspend match", f"award both-sides {MISSING[_shorter_rounds(ask)]}")
    elif absence == "unwell":
        ask.order("suspend match")
        if ask.yes("back-within-ten"):
            ask.order("make-up-time", "play-on")
        else:
            _left(ask)
    else:
        _left(ask)
        other_rounds(ask)


def _missed_rounds(ask: Ask) -> None:
    """A substitute spares it all. An absence nobody was told of is referred; the points are the same."""
    if ask.yes("substitute-allowed"):
        ask.order("substitute")
        return
    if not ask.yes("told-director"):
        ask.order("refer side")
    ask.reads("first-three-rounds-missed")
    if ask.one("rounds-missed", "up-to-3", "over-3") == "over-3":
        ask.order("award side 0")
    else:
        ask.order(f"award side {MISSING[_shorter_rounds(ask)]}")
    ask.order("stands place")
    other_rounds(ask)


def _shorter_rounds(ask: Ask) -> str:
    """The article gives figures only for rounds of four hands."""
    hands = ask.one("round-hands", *ROUND_HANDS)
    if hands != "4-hands":
        ask.reads("other-rounds-as-for-lateness")
    return hands


def _left(ask: Ask) -> None:
    hands = round_hands(ask)
    ask.order("award opponents rest-or-higher", article="40")
    unless_unfair(ask, "side", MISSING[hands], article="40")
