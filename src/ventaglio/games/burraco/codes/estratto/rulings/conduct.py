"""Calls that concern the ruling itself, and how players behave.

Who may point something out and until when, what players settle among themselves, contested rulings, warnings that add
up, conduct."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family

CONDUCT: Final = Family("conduct")


# ── Conduct ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@CONDUCT.says("Deve a", "bad-conduct")
def _conduct(ask: Ask) -> None:
    """Ten duties, and no penalty for any of them."""
    ask.nothing()
    ask.rests_on(*(f"Deve {letter}" for letter in "bcdefghij"))
