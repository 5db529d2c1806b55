"""Picking up in one's turn: a change of mind, a card too many, the pile, playing without a pick-up."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.pickup import (
    choice_is_final,
    lifted_from,
    only_picks_up,
    single_card_forbidden,
    takes_the_rest,
)

PICK_UP: Final = Family("pick-up")


# ── A change of mind ─────────────────────────────────────────────────────────────────────────────────────────────────


@PICK_UP.says("Convenzioni 7", "change-of-mind")
def _changed_his_mind(ask: Ask) -> None:
    lifted = lifted_from(ask)
    if lifted == "none":
        ask.nothing("Convenzioni 8")
    else:
        choice_is_final(ask, lifted, stock="", pile="Convenzioni 8")


# ── Cards of the pile left behind ────────────────────────────────────────────────────────────────────────────────────


PICK_UP.says("Fase di gioco", "pile-cards-left")(takes_the_rest)


# ── The only card of the pile, collected and discarded ───────────────────────────────────────────────────────────────


PICK_UP.says("Convenzioni 9", "single-card-discarded")(single_card_forbidden)


# ── Playing without a pick-up ────────────────────────────────────────────────────────────────────────────────────────


@PICK_UP.says("Convenzioni 11", "play-without-pick-up")
def _no_pick_up(ask: Ask) -> None:
    """Whoever noticed it; nothing is frozen."""
    ask.order("stop offender", "pick-up offender either", "discard any-card offender now")


# ── Reminded to pick up ──────────────────────────────────────────────────────────────────────────────────────────────


PICK_UP.says("Convenzioni 11", "reminded-to-pick-up")(only_picks_up)
