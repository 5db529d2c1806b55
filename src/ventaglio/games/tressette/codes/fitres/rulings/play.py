"""The cards played: withdrawn, too many, too early, out of turn, off the suit; and noticing itself (Art. 23–31, 64–71).

Anomalies are listed (64), but for most of the cards played the code names no effect.
"""

from typing import Final

from ventaglio.games.tressette.codes.fitres.rulings.regime import (
    SetFamily,
    by_principles,
    explicit_cure,
    sanctions,
)
from ventaglio.games.tressette.referee.law import Ask

PLAY: Final = SetFamily("play")


# ── One card, and it stays (23, 24) ──────────────────────────────────────────────────────────────────────────────────


@PLAY.both("23", "card-withdrawn")
def _withdrawn(ask: Ask) -> None:
    """It is played once it has touched the table, or if anybody has seen it; before that it is still in hand."""
    if ask.yes("touched-or-seen"):
        ask.order("stands card")
    else:
        ask.nothing()


@PLAY.both("23", "card-misnamed")
def _misnamed(ask: Ask) -> None:
    """The card counts, not its name; the name may be put right at once."""
    ask.order("stands card")
    if ask.yes("at-once"):
        ask.order("rectify naming")


@PLAY.both("24", "several-cards-played")
def _several(ask: Ask) -> None:
    """Also by accident (64); only a lay-down may put down more than one (116)."""
    ask.rests_on("64")
    if explicit_cure(ask, "stands card", "return extra-cards"):
        ask.reads("which-card-stays")


@PLAY.both("24", "card-before-turn")
def _before_turn(ask: Ask) -> None:
    """Showing it is forbidden, and changing it for another in the light of what was played since is worse.

    Following suit goes before (25). How an exchange is put right is not said: a card that was seen is played (23), so
    it takes the place of the other, and who followed may replace his (73).
    """
    if ask.yes("ready-card-fits"):
        ask.order("play ready-card offender")
        ask.rests_on("23")
        ask.reads("shown-card-is-played")
    else:
        ask.order("play card-of-suit offender", article="25")
    by_principles(ask)


# ── The anomalies of Art. 64 ─────────────────────────────────────────────────────────────────────────────────────────


@PLAY.both("64", "lead-out-of-turn")
def _out_of_turn(ask: Ask) -> None:
    """All that was played to it goes back, so nobody needs to replace a card."""
    ask.rests_on("25", "26")
    explicit_cure(ask, "return trick-cards", "lead rightful-leader", replace=False)


@PLAY.both("64", "revoke")
def _revoke(ask: Ask) -> None:
    """A card of another suit, although one of the suit led was in hand; a later card may prove it (66)."""
    ask.rests_on("25")
    explicit_cure(ask, "rectify response", evidence=True)


@PLAY.both("64", "cards-exposed")
def _exposed(ask: Ask) -> None:
    """Nothing was played wrongly, so there is no card to replace."""
    explicit_cure(ask, "return exposed-cards", replace=False)


@PLAY.both("31", "slow-response")
def _slow(ask: Ask) -> None:
    """At once in the suit led, and that is an anomaly otherwise (64); discards without delay, as a courtesy."""
    if ask.one("response", "in-suit", "discard") == "in-suit":
        ask.rests_on("64")
        by_principles(ask)
        sanctions(ask)
    elif not sanctions(ask):
        ask.nothing()


@PLAY.both("64", "attention-drawn")
def _attention(ask: Ask) -> None:
    """A correct card, played so that the partner should look at it; plays are to be calm and uniform (86)."""
    ask.rests_on("86")
    by_principles(ask)
    sanctions(ask)


# ── Noticing (65–71) ─────────────────────────────────────────────────────────────────────────────────────────────────


@PLAY.both("65", "untimely-noticing")
def _untimely(ask: Ask) -> None:
    """Its effects take the place of the first anomaly's, but none are named; only an opponent may raise it (71).

    For accusations the code does name them (180).
    """
    if ask.yes("raised-by-opponent"):
        ask.order("void noticing")
        by_principles(ask)
        ask.rests_on("71")
    else:
        ask.nothing("71")


@PLAY.both("67", "cards-told")
def _told(ask: Ask) -> None:
    """Once an anomaly is noticed nobody may speak of his cards; what follows is not said."""
    ask.order("keep-silent everybody")
    by_principles(ask)


@PLAY.both("68", "false-noticing")
def _false_alarm(ask: Ask) -> None:
    """It may be punished, and no measure is named."""
    ask.order("void noticing", "play-on")
    by_principles(ask)
