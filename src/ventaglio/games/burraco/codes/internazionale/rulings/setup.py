"""Before the first pick-up: shuffle, cut, deal, pack and places.

One rule runs through it (F19 7, INT 6): what comes to light before the first player draws or collects is put right, and
that pick-up heals all the rest."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.setup import (
    asked_the_time,
    begun,
    covered_where_it_lies,
    deal_stands,
    face_up,
    old_pozzetto_stays,
    pack_found,
    run_short_unsaid,
)

SETUP: Final = Family("set-up")


# ── Shuffle and cut ──────────────────────────────────────────────────────────────────────────────────────────────────


@SETUP.says("Glossario", "wrong-cut")
def _cut(ask: Ask) -> None:
    """Enough for both jobs if possible: only lifting too few on purpose is punished."""
    if ask.yes("on-purpose"):
        ask.order("warn offender")
    else:
        ask.nothing()


# ── Cards run short ──────────────────────────────────────────────────────────────────────────────────────────────────


SETUP.says("4", "cards-run-short")(run_short_unsaid)


# ── The deal ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@SETUP.says("4", "card-seen-before-play")
def _seen(ask: Ask) -> None:
    if not begun(ask, "6"):
        ask.order("redeal")


@SETUP.says("4", "wrong-deal")
def _deal(ask: Ask) -> None:
    """A new deal is ordered while the cards are dealt (4); after that, until the first pick-up, it can be cured (6)."""
    if ask.yes("begun"):
        deal_stands(ask, "6")
    elif ask.yes("dealing"):
        ask.order("redeal")
    else:
        _new_deal_cures(ask)
        ask.reads("play-begins-with-the-first-pick-up")


def _new_deal_cures(ask: Ask) -> None:
    ask.order("redeal", article="6")
    ask.reads("cured-by-a-new-deal")


@SETUP.says("4", "face-up-in-stock")
def _face_up(ask: Ask) -> None:
    """On top, play goes on as if it were covered."""
    place = face_up(ask)
    if place == "inside":
        covered_where_it_lies(ask)
    elif place == "top":
        ask.order("play-on")


# ── A pozzetto of the hand before ────────────────────────────────────────────────────────────────────────────────────


@SETUP.says("21", "old-pozzetto-left")
def _old_pozzetto(ask: Ask) -> None:
    if ask.yes("begun"):
        old_pozzetto_stays(ask)
    else:
        ask.order("restore deck", article="6")
        _new_deal_cures(ask)


# ── The pack ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@SETUP.says("25", "faulty-pack")
def _pack(ask: Ask) -> None:
    """The article waits for a meld; the first pick-up heals all that went before (6)."""
    found = pack_found(ask)
    if found == "before-deal":
        ask.order("restore deck")
        ask.rests_on("3")
    elif found == "before-play":
        ask.order("restore deck")
        _new_deal_cures(ask)
    elif found == "in-play":
        ask.order("play-on", "stands result", "restore deck")
        ask.rests_on("6")
        ask.reads("pack-heals-with-the-first-pick-up")
    else:
        ask.order("stands result", "restore deck")


# ── Places and time ──────────────────────────────────────────────────────────────────────────────────────────────────


SETUP.says("5", "asked-the-time")(asked_the_time)
