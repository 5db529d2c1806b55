"""Before the first pick-up: shuffle, cut, deal, pack and places.

One rule runs through it (F19 7, INT 6): what comes to light before the first player draws or collects is put right, and
that pick-up heals all the rest."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family

SETUP: Final = Family("set-up")


CLUB_SUPPLY: Final = {"hands": "supply hands top-of-stock", "pozzetti": "supply pozzetti under-stock"}


# ── Shuffle and cut ──────────────────────────────────────────────────────────────────────────────────────────────────


@SETUP.says("3", "wrong-cut")
def _cut_at_discretion(ask: Ask) -> None:
    ask.nothing()


# ── Cards run short ──────────────────────────────────────────────────────────────────────────────────────────────────


@SETUP.says("3", "cards-run-short")
def _run_short(ask: Ask) -> None:
    """Each waits until the other has finished."""
    ask.order(CLUB_SUPPLY[ask.one("short", *CLUB_SUPPLY)])
