"""The lay-down (messa a terra) that comes at the wrong time, or does not hold (Art. 116–122, 156)."""

from typing import Final

from ventaglio.games.tressette.codes.fitres.rulings.regime import SetFamily, opponents_annul
from ventaglio.games.tressette.referee.law import Ask

LAYDOWN: Final = SetFamily("laydown")


def _holds(ask: Ask) -> None:
    """It counts as one sovereign trick (122)."""
    ask.order("stands lay-down", article="118")
    ask.rests_on("122")


def _best_first(ask: Ask) -> None:
    """The cards are played downwards: a burden without a cure (76), even if he takes every trick so (121)."""
    ask.order("best-first offender until-lead-passes", "best-first partner whenever-on-lead", article="120")
    ask.rests_on("121", "76")
    ask.reads("face-up-to-the-end")


@LAYDOWN.both("118", "lay-down-contested")
def _contested(ask: Ask) -> None:
    """On lead, or at his turn to respond: no card may remain subject, not even to the partner, however the unknown
    cards lie (118 b and c).
    """
    if ask.yes("sovereign"):
        _holds(ask)
    else:
        ask.order("void lay-down", "face-up laid-cards", article="120")
        _best_first(ask)


@LAYDOWN.both("119", "untimely-lay-down")
def _untimely(ask: Ask) -> None:
    """While another is on lead, be it the partner (117), or after his own card, it is always untimely.

    Ahead of his turn in a trick begun it is valid all the same if what is played before makes no difference (118 a).
    """
    ask.rests_on("117", "118")
    if ask.one("laid-down", "waiting", "ahead-of-turn") == "ahead-of-turn":
        ask.reads("ahead-of-anybody")
        if ask.yes("sovereign-anyway"):
            _holds(ask)
            return
    if not opponents_annul(ask, "119"):
        ask.order("cure implicit", article="78")
        ask.order("face-up laid-cards", article="96")
        ask.reads("waived-and-judged-at-his-turn")
        if ask.yes("sovereign"):
            _holds(ask)
        else:
            ask.order("void lay-down", article="120")
            _best_first(ask)
