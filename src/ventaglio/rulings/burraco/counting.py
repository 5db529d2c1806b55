"""The clock, the count and the score sheet, onlookers and absent pairs: what texts do alike."""

from typing import Final

from ventaglio.rulings.burraco.law import Ask

# ── Cards mixed before the count ─────────────────────────────────────────────────────────────────────────────────────


def mixed(ask: Ask) -> None:
    """The referee tries to rebuild the hand first; the score goes by what the players report."""
    ask.order("restore hand" if ask.yes("rebuildable") else "arbitral-score side")


# ── A slow turn ──────────────────────────────────────────────────────────────────────────────────────────────────────


def too_slow(ask: Ask) -> bool:
    """Ten seconds with fewer than four cards, twenty with fewer than eleven, forty with more."""
    seconds = ask.one("turn-seconds", "up-to-10", "up-to-20", "up-to-40", "over-40")
    if seconds in ("up-to-10", "over-40"):
        return seconds == "over-40"
    ask.reads("cards-at-the-start-of-the-turn")
    cards = ask.one("cards-held", "under-4", "4-to-10", "11-or-more")
    return cards == "under-4" or (cards == "4-to-10" and seconds == "up-to-40")


def slow(ask: Ask, how: str) -> None:
    if not too_slow(ask) or ask.yes("valid-reason"):
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


# ── Late pairs ───────────────────────────────────────────────────────────────────────────────────────────────────────


ROUND_HANDS: Final = ("2-hands", "3-hands", "4-hands", "teams")


def late_by(ask: Ask) -> str:
    return ask.one("late-by", "up-to-2", "2-to-5", "5-to-10", "over-10")


def round_hands(ask: Ask) -> str:
    """How long the round is. Teams stand only in the table of the score for a rest."""
    hands = ask.one("round-hands", *ROUND_HANDS)
    if hands == "teams":
        ask.reads("teams-as-in-the-score-of-a-rest")
    return hands


def unless_unfair(ask: Ask, who: str, score: str, article: str = "") -> None:
    """Points for whoever was missing are not given where that would be an advantage he did not earn."""
    if ask.yes("unfair-advantage"):
        ask.may(f"arbitral-score {who}", article=article)
        ask.reads("no-points-for-an-unfair-advantage")
    else:
        ask.order(f"award {who} {score}", article=article)


def late_entry(ask: Ask) -> None:
    """Once the entries are closed."""
    ask.may("admit" if ask.yes("incomplete-table") else "turn-away")


# ── Absent pairs ─────────────────────────────────────────────────────────────────────────────────────────────────────


def other_rounds(ask: Ask) -> None:
    ask.order("award later-opponents rest", "stands earlier-results")
