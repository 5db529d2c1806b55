"""Closing when one may not: without a burraco, discarding a wild, without a discard, in the first lap."""

from typing import Final

from ventaglio.rulings.burraco.penalties import expose_after_discard
from ventaglio.rulings.burraco.regime import (
    AFTER_DISCARD,
    BEFORE_DISCARD,
    CLUB,
    EXTRACT,
    F19,
    INT,
    in_time,
    restorable,
)
from ventaglio.rulings.inquiry import Ask, Family

CLOSING: Final = Family("closing")


# ── Without a burraco (F19 34, INT 31/A, EX Convenzioni 12) ──────────────────────────────────────────────────────────


def _last_play_is_penalised(ask: Ask) -> None:
    ask.order("stands discard", "penalise last-play", "discard penalised-cards offender next-turns")


@CLOSING.says(F19, "34", "close-without-burraco")
def _without_burraco(ask: Ask) -> None:
    """All that was laid before the last play stays; the same where a pozzetto is taken that the partner has had."""
    if in_time(ask, AFTER_DISCARD):
        _last_play_is_penalised(ask)
        ask.rests_on("25")


@CLOSING.says(INT, "31/A", "close-without-burraco")
def _without_clean_burraco(ask: Ask) -> None:
    """Only a clean burraco lets one close."""
    if restorable(ask, AFTER_DISCARD):
        _last_play_is_penalised(ask)
        ask.rests_on("23")


@CLOSING.says(EXTRACT, "Convenzioni 12", "close-without-burraco")
def _last_play_comes_back(ask: Ask) -> None:
    """The last play is the last meld, or the whole of the last addition; nothing is penalised."""
    ask.order("return last-play hand", "stands discard")


# ── Discarding a wild (F19 35, INT 31/B, EX Convenzioni 13) ──────────────────────────────────────────────────────────


def _wild_stays_discarded(ask: Ask) -> None:
    ask.order("return last-play hand", "stands discard", "close-next-turn")


@CLOSING.says(F19, "35", "close-with-wild")
def _with_wild(ask: Ask) -> None:
    """Whether there is a burraco plays no part (36)."""
    if in_time(ask, AFTER_DISCARD):
        _wild_stays_discarded(ask)
        ask.rests_on("36")


@CLOSING.says(INT, "31/B", "close-with-wild")
def _with_wild_internazionale(ask: Ask) -> None:
    if restorable(ask, AFTER_DISCARD):
        _wild_stays_discarded(ask)


@CLOSING.says(EXTRACT, "Convenzioni 13", "close-with-wild")
def _with_wild_by_agreement(ask: Ask) -> None:
    """What the last play is, only the line before says."""
    _wild_stays_discarded(ask)
    ask.rests_on("Convenzioni 12")
    ask.reads("whole-last-addition")


# ── Without a discard (F19 36, INT 31/C, EX Convenzioni 14) ──────────────────────────────────────────────────────────


def _by_attaching(ask: Ask) -> bool:
    return ask.one("last-play", "new-meld", "attached") == "attached"


def _attached_too(ask: Ask) -> None:
    """Literally the last play comes back and is the discard too, which would leave no card to close with."""
    ask.order("discard last-attached offender now", "return play-before-last hand", "close-next-turn")
    ask.reads("play-before-the-discard-comes-back")


def _meld_comes_back(ask: Ask) -> None:
    ask.order("return last-meld hand", "discard one-of-last-meld offender now", "not-on-partners-new-melds")


@CLOSING.says(F19, "36", "close-without-discard")
def _without_discard(ask: Ask) -> None:
    """Whether there is a burraco plays no part."""
    if not in_time(ask, BEFORE_DISCARD):
        return
    if _by_attaching(ask):
        _attached_too(ask)
    else:
        ask.order("discard one-of-last-meld offender now")
        expose_after_discard(ask, "remaining-cards", by="24")


@CLOSING.says(INT, "31/C", "close-without-discard")
def _without_discard_internazionale(ask: Ask) -> None:
    if not restorable(ask, BEFORE_DISCARD):
        return
    if _by_attaching(ask):
        _attached_too(ask)
    else:
        _meld_comes_back(ask)
        ask.order("close-next-turn")


@CLOSING.says(EXTRACT, "Convenzioni 14", "close-without-discard")
def _without_discard_by_agreement(ask: Ask) -> None:
    """It speaks of a meld only; a card attached is treated as the competition code does."""
    if _by_attaching(ask):
        _attached_too(ask)
        ask.reads("as-the-competition-code")
    else:
        _meld_comes_back(ask)


# ── In the first lap (CLUB 5) ────────────────────────────────────────────────────────────────────────────────────────


@CLOSING.says(CLUB, "5", "close-in-first-lap")
def _in_first_lap(ask: Ask) -> None:
    """Nobody closes before all have played; what is to be done then is left unsaid, so as little as possible is."""
    ask.order("return last-play hand", "stands discard", "close-next-turn")
    ask.reads("close-in-first-lap-undone")
