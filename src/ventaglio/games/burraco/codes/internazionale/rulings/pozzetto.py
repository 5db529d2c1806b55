"""The pozzetto: not handed over, miscounted, shown, fallen, seen too early, and taken though one may not."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.penalties import GLOSSARY, negative_in_place
from ventaglio.games.burraco.referee.pozzetto import (
    attached_too,
    by_attaching,
    direct,
    last_play_is_penalised,
    meld_comes_back,
    other_count,
    regularise,
    seen,
    with_wild,
)
from ventaglio.games.burraco.referee.regime import moment, restorable, restorable_once_picked_up

POZZETTO: Final = Family("pozzetto")


# ── Miscounts ────────────────────────────────────────────────────────────────────────────────────────────────────────


@POZZETTO.says("21", "pozzetto-miscounted")
def _miscounted(ask: Ask) -> None:
    count = ask.one("pozzetto-count", "fewer", "more")
    count = "right" if seen(ask) else count
    regularise(ask, count, other_count(ask), "from-above")


# ── Seen too early ───────────────────────────────────────────────────────────────────────────────────────────────────


@POZZETTO.says("21", "pozzetto-seen-early")
def _seen_early(ask: Ask) -> None:
    """If it told the partner something, the referee decides in favour of the other side."""
    if not restorable_once_picked_up(ask):
        return
    if ask.yes("repeated"):
        ask.order("victory-points side minus-1", "match-points side minus-equivalent")
        ask.reads("worth-of-a-victory-point")
    else:
        ask.order("warn offender")
    if ask.yes("information-passed"):
        ask.may("arbitral-score opponents")


# ── A pozzetto that the side may not take any more ───────────────────────────────────────────────────────────────────


@POZZETTO.says("21", "second-pozzetto")
def _second(ask: Ask) -> None:
    if not restorable(ask):
        return
    ask.order("restore pozzetto")
    if direct(ask):
        if by_attaching(ask):
            attached_too(ask, "31/C")
        else:
            meld_comes_back(ask, "31/C")
            ask.order("close-next-turn", article="31/C")
    elif not with_wild(ask, "31/B"):
        if ask.yes("burraco-to-close"):
            ask.order("stands close")
        else:
            last_play_is_penalised(ask, "31/A")


@POZZETTO.says("21", "wrong-pozzetto")
def _wrong_of_the_two(ask: Ask) -> None:
    """One who may take a pozzetto takes the one that is due to the others."""
    if ask.yes("pozzetto-seen"):
        ask.order("stands pozzetto")
        ask.nothing()
    else:
        ask.order("restore pozzetto")
    ask.reads("wrong-of-the-two-pozzetti")


# ── Reached by a wrong meld ──────────────────────────────────────────────────────────────────────────────────────────


@POZZETTO.says("26", "pozzetto-by-wrong-meld", recent=True)
def _by_wrong_meld(ask: Ask) -> None:
    """His discard, if he has made one, was a card of the pozzetto, and goes back with it."""
    ask.reads("cards-of-a-wrong-meld-are-held")
    when = moment(ask)
    if when == "later":
        ask.order("stands pozzetto", article="27")
        negative_in_place(ask, "surplus-cards", article="27", earlier=GLOSSARY)
        return
    ask.order("restore pozzetto")
    if when == "now":
        ask.order("apply-article")
        return
    ask.order(f"penalise {'surplus' if ask.yes('rest-valid') else 'laid'}-cards", article="27")
    ask.order("discard penalised-cards offender now", article="27")
    ask.rests_on("23")
