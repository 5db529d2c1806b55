"""The clock, the count and the score sheet; those who look on, and those who are not there."""

from typing import Final

from ventaglio.rulings.burraco.regime import CLUB, F19, INT
from ventaglio.rulings.inquiry import Ask, Family

COUNTING: Final = Family("counting")


# ── Cards mixed before the count (F19 37, INT 32) ────────────────────────────────────────────────────────────────────


@COUNTING.says(F19, "37", "mixed-before-the-count")
@COUNTING.says(INT, "32", "mixed-before-the-count")
def _mixed(ask: Ask) -> None:
    """The referee tries to rebuild the hand first; the score goes by what the players report."""
    ask.order("restore hand" if ask.yes("rebuildable") else "arbitral-score side")


# ── A slow turn (F19 38, INT 32 bis) ─────────────────────────────────────────────────────────────────────────────────


def _too_slow(ask: Ask) -> bool:
    """Ten seconds with fewer than four cards, twenty with fewer than eleven, forty with more."""
    seconds = ask.one("turn-seconds", "up-to-10", "up-to-20", "up-to-40", "over-40")
    if seconds in ("up-to-10", "over-40"):
        return seconds == "over-40"
    ask.reads("cards-at-the-start-of-the-turn")
    cards = ask.one("cards-held", "under-4", "4-to-10", "11-or-more")
    return cards == "under-4" or (cards == "4-to-10" and seconds == "up-to-40")


def _slow(ask: Ask, how: str) -> None:
    if not _too_slow(ask) or ask.yes("valid-reason"):
        ask.nothing()
        return
    ask.order(f"hurry offender {how}")
    if ask.yes("complied"):
        return
    if not ask.yes("has-picked-up"):
        ask.order("pick-up offender draw")
        ask.reads("forced-draw-first")
    ask.order("discard highest-card offender now")
    ask.reads("highest-card-by-rank")


@COUNTING.says(F19, "38", "slow-turn")
def _slow_turn(ask: Ask) -> None:
    _slow(ask, "begin-or-complete")


@COUNTING.says(INT, "32 bis", "slow-turn")
def _slow_turn_internazionale(ask: Ask) -> None:
    """The five seconds include the discard."""
    _slow(ask, "complete-and-discard")


# ── Stall (F19 16, INT Glossario, CLUB 5) ────────────────────────────────────────────────────────────────────────────


@COUNTING.says(F19, "16", "stall")
def _stall(ask: Ask) -> None:
    """What happened before the referee came does not count: one lap of mere swaps under his eyes does."""
    if ask.yes("watched-lap"):
        ask.order("end-hand")
        ask.reads("stall-without-bonus")
    else:
        ask.order("play-on")


@COUNTING.says(INT, "Glossario", "stall")
def _no_stall(ask: Ask) -> None:
    """The word is defined and no article follows: whoever collects must play (8)."""
    ask.nothing("8")
    ask.reads("no-stall-where-collecting-means-playing")


@COUNTING.says(CLUB, "5", "stall")
def _stall_at_the_club(ask: Ask) -> None:
    """After two laps of swaps it is again the turn of whoever began."""
    if ask.yes("two-laps-of-swaps"):
        ask.order("pick-up player-on-turn draw")
    else:
        ask.order("play-on")


# ── The score sheet (F19 19) ─────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says(F19, "19", "score-sheet-left")
def _sheet_left(ask: Ask) -> None:
    """The side at fault is the one that won, since it has to hand the sheet in."""
    ask.order("victory-points side minus-1")


@COUNTING.says(F19, "19", "score-sheet-lost")
def _sheet_lost(ask: Ask) -> None:
    """What is written counts if the sheet turns up, but not across the forming of groups by merit."""
    if ask.yes("sheet-found") and not ask.yes("found-after-groups"):
        ask.order("stands result")
        return
    ask.order("award both-sides 7")
    ask.reads("match-points-of-a-lost-sheet")


# ── Kibitzers (F19 Definizioni) ──────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says(F19, "Definizioni", "kibitzer")
def _kibitzer(ask: Ask) -> None:
    if ask.one("event", "national-or-regional", "other") == "national-or-regional" or ask.yes("asked-to-leave"):
        ask.order("send-away kibitzer")
    else:
        ask.nothing()


# ── Late pairs (F19 40, INT 34) ──────────────────────────────────────────────────────────────────────────────────────

ROUND_HANDS: Final = ("2-hands", "3-hands", "4-hands", "teams")
PRESENT: Final = {"2-hands": "14-305", "3-hands": "14-355", "4-hands": "13-505", "teams": "13-555"}
MISSING: Final = {"2-hands": "6-minus-305", "3-hands": "6-minus-355", "4-hands": "7-minus-505", "teams": "7-minus-555"}
PRESENT_INT: Final = {"2-hands": "14-305", "3-hands": "14-355", "4-hands": "12-305", "teams": "12-355"}
MISSING_INT: Final = {
    "2-hands": "6-minus-305",
    "3-hands": "6-minus-355",
    "4-hands": "8-minus-305",
    "teams": "8-minus-355",
}


def _late_by(ask: Ask) -> str:
    return ask.one("late-by", "up-to-2", "2-to-5", "5-to-10", "over-10")


def _hands(ask: Ask) -> str:
    """How long the round is. Teams stand only in the table of the score for a rest."""
    hands = ask.one("round-hands", *ROUND_HANDS)
    if hands == "teams":
        ask.reads("teams-as-in-the-score-of-a-rest")
    return hands


def _unless_unfair(ask: Ask, who: str, score: str, article: str = "") -> None:
    """Points for whoever was missing are not given where that would be an advantage he did not earn."""
    if ask.yes("unfair-advantage"):
        ask.may(f"arbitral-score {who}", article=article)
        ask.reads("no-points-for-an-unfair-advantage")
    else:
        ask.order(f"award {who} {score}", article=article)


@COUNTING.says(F19, "40", "late-pair")
def _late(ask: Ask) -> None:
    """The steps replace each other; two late pairs are dealt with separately, until the match is lost to both."""
    late = _late_by(ask)
    if late == "up-to-2":
        ask.order("warn side")
    elif late == "2-to-5":
        ask.order("bonus opponents late-100")
    elif late == "5-to-10":
        ask.order("bonus opponents late-150")
        ask.reads("late-steps-replace-each-other")
    elif ask.yes("both-late"):
        _unless_unfair(ask, "both-sides", MISSING[_hands(ask)])
    else:
        hands = _hands(ask)
        ask.order(f"award opponents {PRESENT[hands]}", f"award side {MISSING[hands]}")


@COUNTING.says(INT, "34", "late-pair")
def _late_internazionale(ask: Ask) -> None:
    """The steps add up, the warning comes after five minutes, and the direction may change it all.

    For two pairs that lose the match the article gives victory points only.
    """
    late = _late_by(ask)
    if late == "up-to-2":
        ask.nothing()
    elif late == "2-to-5":
        ask.order("bonus opponents late-100")
    elif late == "5-to-10":
        ask.order("warn side", "bonus opponents late-100", "bonus opponents late-50")
    elif ask.yes("both-late"):
        ask.order("warn both-sides")
        _unless_unfair(ask, "both-sides", MISSING_INT[_hands(ask)].partition("-")[0])
    else:
        hands = _hands(ask)
        ask.order("warn side", f"award opponents {PRESENT_INT[hands]}")
        _unless_unfair(ask, "side", MISSING_INT[hands])
    ask.may("change-penalties")


@COUNTING.says(F19, "40", "late-entry")
@COUNTING.says(INT, "34", "late-entry")
def _late_entry(ask: Ask) -> None:
    """Once the entries are closed."""
    ask.may("admit" if ask.yes("incomplete-table") else "turn-away")


# ── Absent pairs (F19 39, INT 33) ────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says(F19, "39", "absent-pair")
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
        _other_rounds(ask)
    elif absence == "both-pairs":
        ask.order("award both-sides 0")
        _other_rounds(ask)
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
        _other_rounds(ask)


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
    _other_rounds(ask)


def _shorter_rounds(ask: Ask) -> str:
    """The article gives figures only for rounds of four hands."""
    hands = ask.one("round-hands", *ROUND_HANDS)
    if hands != "4-hands":
        ask.reads("other-rounds-as-for-lateness")
    return hands


def _left(ask: Ask) -> None:
    hands = _hands(ask)
    ask.order("award opponents rest-or-higher", article="40")
    _unless_unfair(ask, "side", MISSING[hands], article="40")


def _other_rounds(ask: Ask) -> None:
    ask.order("award later-opponents rest", "stands earlier-results")


@COUNTING.says(INT, "33", "absent-pair")
def _absent_internazionale(ask: Ask) -> None:
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
        _unless_unfair(ask, "side", MISSING_INT[_hands(ask)].partition("-")[0])
    elif absence == "for-good":
        ask.reads("leaving-for-good-is-not-scored")
    _other_rounds(ask)
