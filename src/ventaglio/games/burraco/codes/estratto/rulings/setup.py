"""Before the first pick-up: shuffle, cut, deal, pack and places.

One rule runs through it (F19 7, INT 6): what comes to light before the first player draws or collects is put right, and
that pick-up heals all the rest."""

from typing import Final

from ventaglio.games.burraco.referee.law import Family
from ventaglio.games.burraco.referee.setup import run_short_unsaid

SETUP: Final = Family("set-up")


# ── Cards run short ──────────────────────────────────────────────────────────────────────────────────────────────────


SETUP.says("Preparativi", "cards-run-short")(run_short_unsaid)
