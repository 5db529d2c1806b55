"""Behaviour of players and of spectators (Art. 85–91)."""

from typing import Final

from ventaglio.games.tressette.codes.fitres.rulings.regime import SetFamily, by_principles, sanctions
from ventaglio.games.tressette.referee.law import Ask

CONDUCT: Final = SetFamily("conduct")


@CONDUCT.both("86", "misconduct")
def _misconduct(ask: Ask) -> None:
    """Discourtesy, comments, showing one's feelings or cards, asking to be spared a sanction: only if repeated (87)."""
    ask.rests_on("85")
    if not sanctions(ask):
        ask.nothing("87")


@CONDUCT.both("88", "spectator-contested")
def _contested(ask: Ask) -> None:
    """Not without the consent of half the players, not a third one, not without one player who answers for him.

    Once admitted he stays, unless there is a valid reason (89).
    """
    if ask.one("spectator", "refused-by-most", "third", "nobody-answers", "admitted") != "admitted":
        ask.order("remove spectator")
    elif ask.yes("valid-reason"):
        ask.may("remove spectator", article="89")
    else:
        ask.order("stay spectator", article="89")


@CONDUCT.both("90", "spectator-misconduct")
def _spectator(ask: Ask) -> None:
    """He may be sent away; the player who took him on answers for him, in the game and for his conduct (91)."""
    ask.order("answer-for responsible-player", article="91")
    ask.may("remove spectator")
    if ask.yes("game-affected"):
        by_principles(ask)
    sanctions(ask, "responsible-player")
