"""Picking up in one's turn: a change of mind, a card too many, the pile, playing without a pick-up."""

from typing import Final

from ventaglio.games.burraco.referee.law import Family
from ventaglio.games.burraco.referee.pickup import single_card_forbidden, takes_the_rest

PICK_UP: Final = Family("pick-up")


# ── Cards of the pile left behind ────────────────────────────────────────────────────────────────────────────────────


PICK_UP.says("4", "pile-cards-left")(takes_the_rest)


# ── The only card of the pile, collected and discarded ───────────────────────────────────────────────────────────────


PICK_UP.says("5", "single-card-discarded")(single_card_forbidden)
