"""Calls that concern the ruling itself, and how players behave.

Who may point something out and until when, what players settle among themselves, contested rulings, warnings that add
up, conduct."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family

CONDUCT: Final = Family("conduct")


# ── Settled without a referee ────────────────────────────────────────────────────────────────────────────────────────


@CONDUCT.says("11", "settled-without-referee")
def _ethics(ask: Ask) -> None:
    """The article itself says that it is no part of the regulation."""
    ask.nothing()


# ── Conduct ──────────────────────────────────────────────────────────────────────────────────────────────────────────


CONDUCT.says("11", "bad-conduct")(_ethics)
