"""Closing wrongly: what texts do alike where somebody closes without a burraco, with a wild or without a discard."""

from ventaglio.games.burraco.referee.law import Ask

# ── Without a burraco ────────────────────────────────────────────────────────────────────────────────────────────────


def last_play_is_penalised(ask: Ask) -> None:
    ask.order("stands discard", "penalise last-play", "discard penalised-cards offender next-turns")


# ── Discarding a wild ────────────────────────────────────────────────────────────────────────────────────────────────


def wild_stays_discarded(ask: Ask, article: str = "") -> None:
    ask.order("return last-play hand", "stands discard", "close-next-turn", article=article)


# ── Without a discard ────────────────────────────────────────────────────────────────────────────────────────────────


def by_attaching(ask: Ask) -> bool:
    return ask.one("last-play", "new-meld", "attached") == "attached"


def attached_too(ask: Ask) -> None:
    """Literally the last play comes back and is the discard too, which would leave no card to close with."""
    ask.order("discard last-attached offender now", "return play-before-last hand", "close-next-turn")
    ask.reads("play-before-the-discard-comes-back")


def meld_comes_back(ask: Ask) -> None:
    ask.order("return last-meld hand", "discard one-of-last-meld offender now", "not-on-partners-new-melds")
