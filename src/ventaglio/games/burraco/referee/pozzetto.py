"""The pozzetto: what texts do alike where it is miscounted, shown, seen too early or taken wrongly."""

from ventaglio.games.burraco.referee.law import Ask

# ── Miscounts ────────────────────────────────────────────────────────────────────────────────────────────────────────


def regularise(ask: Ask, count: str, other: str, off: str) -> None:
    """Make pozzetti that are short or over have eleven cards again; ``off`` says from where surplus cards come.

    Surplus cards go first: what one pozzetto has too many then lies where the other is filled from.
    """
    for which, found in (("pozzetto", count), ("other-pozzetto", other)):
        if found == "more":
            ask.order(f"take-off {which} {off}")
    if "more" in (count, other):
        ask.order("return surplus-cards stock-bottom")
    if count == "fewer":
        if other == "right":
            ask.order("fill pozzetto from-other-top", "fill other-pozzetto from-stock-bottom")
        else:
            ask.order("fill pozzetto from-stock-bottom")
    if other == "fewer":
        ask.order("fill other-pozzetto from-stock-bottom")
    if {count, other} == {"fewer", "more"}:
        ask.reads("one-short-one-over")


def seen(ask: Ask) -> bool:
    """A pozzetto of which a card is known stays as it is; only the other one is put right."""
    if not ask.yes("pozzetto-seen"):
        return False
    ask.order("stands pozzetto")
    return True


def other_count(ask: Ask) -> str:
    """Whoever takes the second pozzetto leaves none to compare it with."""
    return ask.one("other-count", "right", "fewer", "more", "taken")


# ── A pozzetto that the side may not take any more ───────────────────────────────────────────────────────────────────


def by_attaching(ask: Ask) -> bool:
    return ask.one("last-play", "new-meld", "attached") == "attached"


def attached_too(ask: Ask, article: str) -> None:
    ask.order("discard last-attached offender now", "return play-before-last hand", "close-next-turn", article=article)
    ask.reads("play-before-the-discard-comes-back")


def meld_comes_back(ask: Ask, article: str) -> None:
    ask.order(
        *("return last-meld hand", "discard one-of-last-meld offender now", "not-on-partners-new-melds"),
        article=article,
    )


def direct(ask: Ask) -> bool:
    return ask.one("pozzetto-taken", "direct", "with-discard") == "direct"


def with_wild(ask: Ask, article: str) -> bool:
    """A wild is no closing discard, and then it plays no part whether there is a burraco."""
    if not ask.yes("wild-discarded"):
        return False
    ask.order("return last-play hand", "stands discard", "close-next-turn", article=article)
    return True


def last_play_is_penalised(ask: Ask, article: str) -> None:
    ask.order(*("stands discard", "penalise last-play", "discard penalised-cards offender next-turns"), article=article)
