"""Before the first pick-up: shuffle, cut, deal, pack and places.

One rule runs through it (F19 7, INT 6): what comes to light before the first player draws or collects is put right, and
that pick-up heals all the rest."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.setup import (
    SUPPLY,
    asked_the_time,
    begun,
    covered_where_it_lies,
    deal_stands,
    face_up,
    old_pozzetto_stays,
    pack_found,
    run_short,
)

SETUP: Final = Family("set-up")


# ── Shuffle and cut ──────────────────────────────────────────────────────────────────────────────────────────────────


@SETUP.says("4", "wrong-shuffle")
def _shuffle(ask: Ask) -> None:
    """Dealer and pozzetto-maker alone shuffle; a partner may stand in for a player who has the director's leave."""
    ask.rests_on("Definizioni")
    if begun(ask, "7"):
        return
    if ask.one("shuffle-fault", "other-player", "packets", "bottom-card") != "other-player":
        ask.order("redeal", article="7")
        ask.reads("wrong-shuffle-is-an-anomaly")
    elif ask.yes("delegated"):
        ask.nothing()
    else:
        ask.order("warn offender")


@SETUP.says("4", "wrong-cut")
def _cut(ask: Ask) -> None:
    """Whoever receives the cards must notice; otherwise what is missing is added."""
    if ask.yes("receiver-noticed"):
        ask.order("restore cut")
    elif (short := ask.one("short", "hands", "pozzetti", "neither")) == "neither":
        ask.order("stands deal")
        ask.nothing()
    else:
        ask.order(SUPPLY[short])


# ── Cards run short ──────────────────────────────────────────────────────────────────────────────────────────────────


SETUP.says("4", "cards-run-short")(run_short)


# ── The deal ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@SETUP.says("4", "card-seen-before-play")
def _seen(ask: Ask) -> None:
    """Also by looking while counting, or before the referee gives the start."""
    if not begun(ask, "7"):
        ask.order("redeal")


@SETUP.says("4", "wrong-deal")
def _deal(ask: Ask) -> None:
    if ask.yes("begun"):
        deal_stands(ask, "7")
    else:
        ask.order("redeal", article="7")


@SETUP.says("4", "dealer-skipped")
def _skipped(ask: Ask) -> None:
    """He deals when it comes to light, if the table confirms; a hand already begun is played out."""
    if not ask.yes("table-confirms"):
        ask.nothing()
    elif ask.yes("begun"):
        ask.order("stands hand", "deal next-hand")
        ask.reads("skipped-dealer-after-the-hand")
    else:
        ask.order("deal now")


@SETUP.says("4", "face-up-in-stock")
def _face_up_in_stock(ask: Ask) -> None:
    """Before the first pick-up it is a card seen."""
    place = face_up(ask)
    if place:
        covered_where_it_lies(ask)
    if place == "top":
        ask.reads("face-up-on-top-too")


# ── A pozzetto of the hand before ────────────────────────────────────────────────────────────────────────────────────


@SETUP.says("23", "old-pozzetto-left")
def _old_pozzetto(ask: Ask) -> None:
    """No cure is possible once play has begun; so there is one before."""
    if ask.yes("begun"):
        ask.rests_on("4")
        old_pozzetto_stays(ask)
    else:
        ask.order("restore deck", "redeal", article="7")


# ── The pack ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@SETUP.says("5", "faulty-pack")
def _pack(ask: Ask) -> None:
    """The players should have checked it (3). A card too many may join the others of its set."""
    found = pack_found(ask)
    if found == "before-deal":
        ask.order("restore deck")
        ask.rests_on("3")
    elif found == "before-play":
        ask.order("restore deck")
        ask.order("redeal", article="7")
    elif found == "in-play":
        ask.order("play-on")
        if ask.one("pack-fault", "missing", "surplus") == "surplus":
            ask.order("stands surplus-set")
        ask.order("stands result", "restore deck")
    else:
        ask.order("stands result", "restore deck")


# ── Places and time ──────────────────────────────────────────────────────────────────────────────────────────────────


@SETUP.says("2", "wrong-table")
def _wrong_table(ask: Ask) -> None:
    """Play begins with the first pick-up; the article says nothing of the time before."""
    if not ask.yes("begun"):
        ask.order("restore seats")
        ask.reads("wrong-table-before-play")
        return
    wrong = ask.one("wrong-pairs", "one", "both")
    ask.order("stands match", "enter-by-hand", f"warn {'side' if wrong == 'one' else 'both-sides'}")
    ask.order("restore next-round-seats")


SETUP.says("6", "asked-the-time")(asked_the_time)
