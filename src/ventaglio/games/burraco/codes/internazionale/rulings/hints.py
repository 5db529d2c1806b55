"""Hints between partners: remarks on a play, suggestions, reminders, tidying, cards moved, a word on an exposed card.

The player at fault is always the one who speaks or stirs; the partner is the one who was told something."""

from typing import Final

from ventaglio.games.burraco.referee.hints import (
    WRONG_PLAYS,
    exposed_card_goes,
    of_the_turn,
    only_picks_up,
    the_turn_is_over,
)
from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.penalties import in_turn
from ventaglio.games.burraco.referee.regime import restorable

HINTS: Final = Family("hints")


# ── What the rulings share ───────────────────────────────────────────────────────────────────────────────────────────


def _at_discretion(ask: Ask) -> None:
    """The international code leaves hints to the referee, at any time (20)."""
    ask.may("warn offender", "arbitral-score side", article="20")


# ── A remark before the partner's discard ────────────────────────────────────────────────────────────────────────────


@HINTS.says("20", "remark")
def _remark(ask: Ask) -> None:
    """Everybody may point out an irregularity (Procedura); only a hint with it is left to the referee."""
    if ask.yes("suggests-a-play"):
        _at_discretion(ask)
    elif ask.one("wrong-play", *WRONG_PLAYS) == "none":
        ask.may("warn offender", article="Norme comportamentali")
    else:
        ask.nothing("Procedura")


# ── Any hint, and the joker placed by it ─────────────────────────────────────────────────────────────────────────────


HINTS.says("20", "hint")(_at_discretion)


# ── Reminders of the turn and of a pozzetto to play ──────────────────────────────────────────────────────────────────


@HINTS.says("20", "reminder")
def _reminder(ask: Ask) -> None:
    """Only a sign to one who is about to play his pozzetto has a penalty of its own (21, 28)."""
    if of_the_turn(ask) and ask.yes("pozzetto-to-play"):
        if not restorable(ask):
            return
        ask.rests_on("21")
        if in_turn(ask):
            only_picks_up(ask, "28")
        else:
            the_turn_is_over(ask)
    _at_discretion(ask)


# ── Moving one's own cards in the partner's turn ─────────────────────────────────────────────────────────────────────


@HINTS.says("20", "moved-own-cards")
def _moved(ask: Ask) -> None:
    """The referee finds out whether it told the partner something that helped the side."""
    if ask.yes("information-passed"):
        _at_discretion(ask)
    else:
        ask.may("warn offender", article="Norme comportamentali")


# ── A word on an exposed card ────────────────────────────────────────────────────────────────────────────────────────


@HINTS.says("22", "word-on-exposed-card")
def _word_on_exposed_card(ask: Ask) -> None:
    if restorable(ask):
        exposed_card_goes(ask)
        _at_discretion(ask)
