"""Remarks and hints: what texts do alike where somebody was told something."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Rule
from ventaglio.games.burraco.referee.penalties import in_turn

WRONG_PLAYS: Final = ("opening", "attaching", "no-pick-up", "equal-sets", "closing", "six-card-burraco", "none")
"""What a remark may have been about: the errors that have an article, or no error at all."""

# ── What the rulings share ───────────────────────────────────────────────────────────────────────────────────────────


def the_turn_is_over(ask: Ask) -> None:
    """No article says what becomes of a turn that was played on a hint: what can only be done in it, is lost."""
    ask.order("stands play")
    ask.reads("the-turn-is-over")


def forbidden_but_free(*articles: str) -> Rule:
    """A text that asks for fair play, and provides no penalty."""

    def rule(ask: Ask) -> None:
        ask.nothing()
        ask.rests_on(*articles)

    return rule


# ── Reminders of the turn and of a pozzetto to play ──────────────────────────────────────────────────────────────────


def only_picks_up(ask: Ask, article: str) -> None:
    ask.order("stop partner", "pick-up partner either", "discard any-card partner now", article=article)


def of_the_turn(ask: Ask) -> bool:
    return ask.one("reminded-of", "turn", "pozzetto") == "turn"


# ── A word on an exposed card ────────────────────────────────────────────────────────────────────────────────────────


def exposed_card_goes(ask: Ask) -> None:
    """Play stops and the card is discarded; the text does not say whose play, if its holder is not on turn."""
    holder = ask.one("card-holder", "partner", "offender")
    if not in_turn(ask):
        ask.order(f"discard exposed-card {holder} next-turn")
    elif ask.yes("holder-on-turn"):
        ask.order(f"stop {holder}", f"discard exposed-card {holder} now")
    else:
        other = "offender" if holder == "partner" else "partner"
        ask.order(f"stop {other}", f"discard exposed-card {holder} next-turn")
        ask.reads("exposed-card-waits-for-its-turn")
