"""Before the first pick-up: what texts do alike about pack, shuffle, cut, deal and seats."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask

SUPPLY: Final = {"hands": "supply hands makers-top", "pozzetti": "supply pozzetti dealers-bottom"}


def begun(ask: Ask, article: str) -> bool:
    """Whether the first player has drawn or collected; if so, the ruling is written."""
    if not ask.yes("begun"):
        return False
    ask.order("stands deal", article=article)
    ask.nothing()
    return True


# ── Cards run short ──────────────────────────────────────────────────────────────────────────────────────────────────


def run_short(ask: Ask) -> None:
    ask.order(SUPPLY[ask.one("short", *SUPPLY)])


def run_short_unsaid(ask: Ask) -> None:
    """Neither says where the cards come from, and the hand cannot be played without them."""
    run_short(ask)
    ask.reads("short-cards-as-the-competition-code")


# ── The deal ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def deal_stands(ask: Ask, article: str) -> None:
    """The special articles on the pozzetti are not touched by the general one."""
    ask.order("stands deal", article=article)
    ask.order("stands result")
    ask.nothing()
    ask.reads("pozzetti-are-put-right-when-handed-over")


def face_up(ask: Ask) -> str:
    """Where the card lies; empty if play had not begun and the ruling is written."""
    if ask.yes("begun"):
        return ask.one("face-up-card", "inside", "top")
    ask.order("redeal")
    return ""


def covered_where_it_lies(ask: Ask) -> None:
    ask.order("restore stock-card", "play-on")


# ── A pozzetto of the hand before ────────────────────────────────────────────────────────────────────────────────────


def old_pozzetto_stays(ask: Ask) -> None:
    if ask.yes("old-pozzetto-taken"):
        ask.order("stands play", "take-second-pozzetto", "unused first-pozzetto")
    else:
        ask.order("play-on", "unused old-pozzetto")
    ask.order("stands result")


# ── The pack ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def pack_found(ask: Ask) -> str:
    return ask.one("pack-found", "before-deal", "before-play", "in-play", "after-result")


# ── Places and time ──────────────────────────────────────────────────────────────────────────────────────────────────


def asked_the_time(ask: Ask) -> None:
    """Not allowed; no penalty is given."""
    ask.order("withhold-time")
    ask.nothing()
