"""The clock, the count and the score sheet; those who look on, and those who are not there."""

from typing import Final

from ventaglio.games.burraco.referee.counting import (
    award,
    broken_off,
    hands_of_round,
    late_by,
    late_entry,
    late_is_free,
    may_be_replaced,
    mixed,
    other_rounds,
    round_hands,
    sheet_error,
    slow,
    unless_unfair,
    victory_points,
)
from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.law.referee.figures import steps

COUNTING: Final = Family("counting")

TEAMS: Final = 0
FIGURES_GIVEN: Final = 4
"""The hands of a round for which Art. 39 gives figures."""


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
    ask.order(f"victory-points side minus-{ask.law.directed.sheet_left_costs.value}")


@COUNTING.says("19", "score-sheet-lost")
def _sheet_lost(ask: Ask) -> None:
    """What is written counts if the sheet turns up, but not across the forming of groups by merit."""
    if ask.yes("sheet-found") and not ask.yes("found-after-groups"):
        ask.order("stands result")
        return
    ask.order(f"award both-sides {victory_points(ask.law.directed.lost_sheet.value)}")
    ask.reads("match-points-of-a-lost-sheet")


COUNTING.says("20", "score-sheet-error")(sheet_error)


# ── Kibitzers ────────────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("Definizioni", "kibitzer")
def _kibitzer(ask: Ask) -> None:
    if ask.one("event", "national-or-regional", "other") == "national-or-regional" or ask.yes("asked-to-leave"):
        ask.order("send-away kibitzer")
    else:
        ask.nothing()


# ── Late pairs ───────────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("40", "late-pair")
def _late(ask: Ask) -> None:
    """The steps replace each other; two late pairs are dealt with separately, until the match is lost to both."""
    step = late_by(ask)
    if late_is_free(ask, step):
        return
    if step.late.warning:
        ask.order("warn side")
    if step.late.forfeit:
        _lost(ask)
    elif step.late.bonus:
        ask.order(f"bonus opponents late-{step.late.bonus}")
        if len(step.bonuses) > 1:
            ask.reads("late-steps-replace-each-other")


def _lost(ask: Ask) -> None:
    regulation = ask.law.directed
    if ask.yes("both-late"):
        unless_unfair(ask, "both-sides", award(regulation.forfeit_lost.value[round_hands(ask)]))
    else:
        _forfeited(ask, round_hands(ask))


def _forfeited(ask: Ask, hands: int) -> None:
    regulation = ask.law.directed
    ask.order(f"award opponents {award(regulation.forfeit_won.value[hands])}")
    ask.order(f"award side {award(regulation.forfeit_lost.value[hands])}")


COUNTING.says("40", "late-entry")(late_entry)


# ── Absent pairs ─────────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("39", "absent-pair")
def _absent(ask: Ask) -> None:
    """Whoever is entered plays to the last round; leaving a match is treated as being late for it (40)."""
    regulation = ask.law.directed
    absence = ask.one(
        "absence", "whole-round", "team-incomplete", "left-match", "unwell", "quarrel", "both-pairs", "misconduct"
    )
    if absence == "whole-round":
        _missed_rounds(ask)
    elif absence == "team-incomplete":
        _forfeited(ask, TEAMS)
        ask.reads("teams-as-in-the-score-of-a-rest")
    elif absence == "quarrel":
        nought = victory_points(regulation.quarrel.value)
        ask.order("refer side", f"award side {nought}", "bar side", "award opponents rest-or-higher")
        other_rounds(ask)
    elif absence == "both-pairs":
        ask.order(f"award both-sides {victory_points(regulation.both_abandon.value)}")
        other_rounds(ask)
    elif absence == "misconduct":
        ask.order("suspend match", f"award both-sides {award(regulation.misconduct.value[_shorter_rounds(ask)])}")
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
    if may_be_replaced(ask):
        ask.order("substitute")
        return
    if not ask.yes("told-director"):
        ask.order("refer side")
    if _past_the_first_rounds(ask):
        ask.order(f"award side {victory_points(ask.law.directed.nil.value)}")
    else:
        ask.order(f"award side {award(ask.law.directed.absent.value[_shorter_rounds(ask)])}")
    ask.order("stands place")
    other_rounds(ask)


def _past_the_first_rounds(ask: Ask) -> bool:
    """Whether more rounds have been missed than still give points."""
    rounds = ask.law.directed.absent_rounds.value
    if rounds is None:
        return False
    ask.reads("first-three-rounds-missed")
    return ask.one("rounds-missed", *steps((rounds,))) == steps((rounds,))[-1]


def _shorter_rounds(ask: Ask) -> int:
    """The article gives figures only for rounds of four hands."""
    hands = hands_of_round(ask)
    if hands != FIGURES_GIVEN:
        ask.reads("other-rounds-as-for-lateness")
    return hands


def _left(ask: Ask) -> None:
    hands = round_hands(ask)
    ask.order("award opponents rest-or-higher", article="40")
    unless_unfair(ask, "side", award(ask.law.directed.left.value[hands]), article="40")


# ── A tournament broken off ──────────────────────────────────────────────────────────────────────────────────────────


COUNTING.says("41", "tournament-broken-off")(broken_off)
