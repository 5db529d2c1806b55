"""Melds laid wrongly: given up, wrong, wrongly added to, equal sets, sets that a code does not know."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.melds import (
    at_once,
    attached_wrongly,
    discard_taken_back,
    end_or_close,
    found_after_discard,
    higher_wild_goes,
    laid_is_played,
    merge,
    opening_put_right,
)
from ventaglio.games.burraco.referee.penalties import penalise
from ventaglio.games.burraco.referee.regime import AFTER_DISCARD, in_time, moment

MELDS: Final = Family("melds")


# ── One or two cards laid to open ────────────────────────────────────────────────────────────────────────────────────


@MELDS.says("29", "gave-up-opening")
def _gave_up(ask: Ask) -> None:
    """It does not matter whether he cannot complete it or will not; 25 says what happens in later phases."""
    ask.rests_on("25")
    if moment(ask) == "later":
        ask.order("freeze wrong-meld for-good-negative", article="25")
        ask.reads("given-up-cards-found-late")
    else:
        penalise(ask, "laid-cards")


# ── Wrong openings, cards wrongly attached ───────────────────────────────────────────────────────────────────────────


def _after_discard(ask: Ask, *, opening: bool) -> bool:
    """29 lets a meld be put right, and 7 lets nothing be done after the discard: 25 is left."""
    if not found_after_discard(ask, "25", opening=opening):
        return False
    if moment(ask) == "before-pick-up":
        ask.rests_on("7")
        ask.reads("nothing-put-right-after-the-discard")
    return True


@MELDS.says("29", "wrong-opening")
def _wrong_opening(ask: Ask) -> None:
    """A wild in it leaves less room to put it right."""
    if _after_discard(ask, opening=True):
        return
    if ask.yes("wild-in-it"):
        opening_put_right(ask, "put-right-with-one-card", "one-card", "25")
    else:
        opening_put_right(ask, "put-right-replacing", "replacing-up-to-two", "25")


@MELDS.says("29", "wrong-attach")
def _wrong_attach(ask: Ask) -> None:
    if not _after_discard(ask, opening=False):
        wrongly_attached(ask)


def wrongly_attached(ask: Ask, article: str = "") -> None:
    """Strictly, only wrong openings are said to end the player's activity, and surplus cards the play."""
    if attached_wrongly(ask, article) == "fully":
        ask.reads("wrong-attach-ends-the-turn")


# ── Cards taken back ─────────────────────────────────────────────────────────────────────────────────────────────────


@MELDS.says("7", "took-cards-back")
def _took_back(ask: Ask) -> None:
    """After the discard nothing is possible any more; and a card is played when the hand has let it go."""
    if discard_taken_back(ask):
        if in_time(ask, AFTER_DISCARD):
            ask.order("stands discard")
    elif in_time(ask):
        laid_is_played(ask, played="Definizioni", wild="10", wrong="29")


# ── Laid over a meld, or out of order ────────────────────────────────────────────────────────────────────────────────


@MELDS.says("7", "meld-over-meld")
@MELDS.says("11", "run-out-of-order")
def _good_all_the_same(ask: Ask) -> None:
    """Neither costs anything; a run is tidied at any time but in the partner's turn, where it would be a hint."""
    ask.order("stands meld")
    ask.nothing()


# ── Equal sets ───────────────────────────────────────────────────────────────────────────────────────────────────────


@MELDS.says("33", "equal-sets")
def _equal_sets(ask: Ask) -> None:
    when = moment(ask)
    if when == "now":
        at_once(ask, "35")
        return
    merge(ask)
    if ask.yes("wild-in-both"):
        if when == "later":
            ask.order("negative higher-wild")
        else:
            higher_wild_goes(ask)
    elif when == "before-pick-up":
        end_or_close(ask)
