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
    opening_as_he_likes,
    opening_put_right,
)
from ventaglio.games.burraco.referee.penalties import GLOSSARY, freeze_for_good, interrupt_and_penalise
from ventaglio.games.burraco.referee.regime import AFTER_DISCARD, moment, restorable

MELDS: Final = Family("melds")


# ── Wrong openings, cards wrongly attached ───────────────────────────────────────────────────────────────────────────


@MELDS.says("26", "wrong-opening")
def _wrong_opening(ask: Ask) -> None:
    """Only of a run does the article say that a wild in it leaves the choice to the player; after the discard, 27."""
    if found_after_discard(ask, "27", opening=True, earlier=GLOSSARY):
        return
    if ask.yes("wild-in-it") and ask.yes("meant-as-run"):
        opening_as_he_likes(ask)
    else:
        opening_put_right(ask, "put-right-with-missing", "missing-cards-or-wild", "23")


@MELDS.says("26", "wrong-attach")
def _wrong_attach(ask: Ask) -> None:
    if not found_after_discard(ask, "27", opening=False, earlier=GLOSSARY):
        wrongly_attached(ask)


def wrongly_attached(ask: Ask, article: str = "") -> None:
    """23 has the card discarded at once; 26 lets it be put right."""
    attached_wrongly(ask, article)
    ask.rests_on("23")
    ask.reads("put-right-before-discarding")


# ── Cards taken back ─────────────────────────────────────────────────────────────────────────────────────────────────


@MELDS.says("6", "took-cards-back")
def _took_back(ask: Ask) -> None:
    """After the discard nothing is possible any more; and a card is played when the hand has let it go."""
    if discard_taken_back(ask):
        if restorable(ask, AFTER_DISCARD):
            ask.order("stands discard")
    elif restorable(ask):
        laid_is_played(ask, played="22", wild="10", wrong="26")


# ── Sets that are not allowed ────────────────────────────────────────────────────────────────────────────────────────


@MELDS.says("12", "set-not-allowed")
def _set_not_allowed(ask: Ask) -> None:
    """Only aces and threes make sets; nothing of another one can stay. 27 says what happens once play has gone on."""
    ask.rests_on("Regola 2", "23")
    if moment(ask) == "later":
        ask.order("freeze wrong-meld for-good-negative", article="27")
        ask.reads("forbidden-set-all-surplus")
    else:
        interrupt_and_penalise(ask, "wrong-meld")


# ── Equal sets ───────────────────────────────────────────────────────────────────────────────────────────────────────


@MELDS.says("30", "equal-sets")
def _equal_sets(ask: Ask) -> None:
    """After the discard the sets stay apart, unless each has its wild and no opponent has picked up."""
    when = moment(ask)
    if when == "now":
        at_once(ask, "31/B", GLOSSARY)
    elif not ask.yes("wild-in-both"):
        freeze_for_good(ask, "equal-sets", earlier=GLOSSARY, voids=True)
        if when == "before-pick-up":
            end_or_close(ask)
    elif when == "later":
        freeze_for_good(ask, "equal-sets", earlier=GLOSSARY, voids=True)
        ask.order("negative second-wild")
        ask.reads("frozen-besides-the-wild")
    else:
        merge(ask, GLOSSARY)
        higher_wild_goes(ask)
        ask.reads("frozen-besides-the-wild", "highest-card-is-the-higher-wild")
    if when != "now" and ask.one("burraco", "none", "earlier", "by-this") == "by-this":
        ask.reads("burraco-after-the-infraction")
