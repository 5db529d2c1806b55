"""Cards where they should not be: what texts do alike about those exposed, surplus, hidden, late or half discarded."""

from ventaglio.games.burraco.referee.law import Ask
from ventaglio.games.burraco.referee.penalties import expose_after_discard, in_turn, interrupt_and_penalise

# ── Exposed cards ────────────────────────────────────────────────────────────────────────────────────────────────────


def is_exposed(ask: Ask) -> bool:
    """What the partner could see, or was told; the opponents' sight does no harm to them."""
    to = ask.one("exposed-to", "partner", "declared", "opponents", "no-partner")
    if to == "no-partner":
        ask.reads("no-partner-no-exposed-card")
    if to in ("opponents", "no-partner"):
        ask.nothing()
        return False
    return True


def expose(ask: Ask, article: str, barred: str) -> None:
    """Only if the useful turn is yet to come can the partner play before it."""
    if ask.yes("own-turn"):
        ask.order("expose exposed-card")
    else:
        expose_after_discard(ask, "exposed-card", by=article, barred=barred)


# ── Surplus and penalised cards ──────────────────────────────────────────────────────────────────────────────────────


def surplus_was_attached(ask: Ask) -> bool:
    """Whether cards that do not belong in a meld were attached to it: then they are cards wrongly attached."""
    return ask.one("laid-how", "with-the-meld", "attached") == "attached"


def still_held(ask: Ask, wild: str) -> None:
    """The last penalised card may itself be the one that goes out; as a wild it goes to the pozzetto only."""
    ask.reads("penalised-cards-are-held")
    out = ask.one("went-out", "pozzetto", "close")
    if ask.yes("penalised-left"):
        ask.order("return pozzetto-cards pozzetto" if out == "pozzetto" else "play-on")
        ask.order("discard penalised-cards offender next-turns")
    elif out == "pozzetto":
        ask.order("stands pozzetto")
    elif ask.yes("wild-discarded"):
        ask.order("return last-play hand", "stands discard", "close-next-turn", article=wild)
    else:
        ask.order("stands close")


# ── Ghost cards ──────────────────────────────────────────────────────────────────────────────────────────────────────


def under_the_discard(ask: Ask, article: str, barred: str) -> None:
    """Whatever its value, the card underneath is the one that comes back."""
    ask.order("stands discard", "return lower-card hand")
    expose_after_discard(ask, "lower-card", by=article, barred=barred)


def ghost_in_new_meld(ask: Ask, penalised: str) -> None:
    """It may stay where it was found, and nowhere else."""
    if ask.yes("can-stay"):
        ask.order("stands meld")
    else:
        interrupt_and_penalise(ask, "ghost-card", article=penalised)


# ── Played too late, or before a due discard ─────────────────────────────────────────────────────────────────────────


def opened(ask: Ask) -> bool:
    return ask.one("played", "new-melds", "attached") == "new-melds"


def play_was_interrupted(ask: Ask) -> bool:
    """On later turns only the discard is bound, not the play."""
    ask.reads("bound-only-in-the-same-turn")
    if ask.yes("same-turn"):
        return True
    ask.order("stands play")
    return False


def penalised_are_due(ask: Ask) -> None:
    ask.order(f"discard penalised-cards offender {'now' if in_turn(ask) else 'next-turns'}")
