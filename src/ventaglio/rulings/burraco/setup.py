"""Before the first pick-up: shuffle, cut, deal, pack and places.

One rule runs through it (F19 7, INT 6): what comes to light before the first player draws or collects is put right, and
that pick-up heals all the rest.
"""

from typing import Final

from ventaglio.rulings.burraco.regime import CLUB, EXTRACT, F19, INT
from ventaglio.rulings.inquiry import Ask, Family

SETUP: Final = Family("set-up")

SUPPLY: Final = {"hands": "supply hands makers-top", "pozzetti": "supply pozzetti dealers-bottom"}
CLUB_SUPPLY: Final = {"hands": "supply hands top-of-stock", "pozzetti": "supply pozzetti under-stock"}


def _begun(ask: Ask, article: str) -> bool:
    """Whether the first player has drawn or collected; if so, the ruling is written."""
    if not ask.yes("begun"):
        return False
    ask.order("stands deal", article=article)
    ask.nothing()
    return True


# ── Shuffle and cut (F19 Definizioni and 4, INT Glossario, CLUB 3) ───────────────────────────────────────────────────


@SETUP.says(F19, "4", "wrong-shuffle")
def _shuffle(ask: Ask) -> None:
    """Dealer and pozzetto-maker alone shuffle; a partner may stand in for a player who has the director's leave."""
    ask.rests_on("Definizioni")
    if _begun(ask, "7"):
        return
    if ask.one("shuffle-fault", "other-player", "packets", "bottom-card") != "other-player":
        ask.order("redeal", article="7")
        ask.reads("wrong-shuffle-is-an-anomaly")
    elif ask.yes("delegated"):
        ask.nothing()
    else:
        ask.order("warn offender")


@SETUP.says(F19, "4", "wrong-cut")
def _cut(ask: Ask) -> None:
    """Whoever receives the cards must notice; otherwise what is missing is added."""
    if ask.yes("receiver-noticed"):
        ask.order("restore cut")
    elif (short := ask.one("short", "hands", "pozzetti", "neither")) == "neither":
        ask.order("stands deal")
        ask.nothing()
    else:
        ask.order(SUPPLY[short])


@SETUP.says(INT, "Glossario", "wrong-cut")
def _cut_internazionale(ask: Ask) -> None:
    """Enough for both jobs if possible: only lifting too few on purpose is punished."""
    if ask.yes("on-purpose"):
        ask.order("warn offender")
    else:
        ask.nothing()


@SETUP.says(CLUB, "3", "wrong-cut")
def _cut_at_discretion(ask: Ask) -> None:
    ask.nothing()


# ── Cards run short (F19 4, CLUB 3) ──────────────────────────────────────────────────────────────────────────────────


@SETUP.says(F19, "4", "cards-run-short")
def _run_short(ask: Ask) -> None:
    ask.order(SUPPLY[ask.one("short", *SUPPLY)])


@SETUP.says(INT, "4", "cards-run-short")
@SETUP.says(EXTRACT, "Preparativi", "cards-run-short")
def _run_short_unsaid(ask: Ask) -> None:
    """Neither says where the cards come from, and the hand cannot be played without them."""
    _run_short(ask)
    ask.reads("short-cards-as-the-competition-code")


@SETUP.says(CLUB, "3", "cards-run-short")
def _run_short_at_the_club(ask: Ask) -> None:
    """Each waits until the other has finished."""
    ask.order(CLUB_SUPPLY[ask.one("short", *CLUB_SUPPLY)])


# ── The deal (F19 4 and 7, INT 4 and 6) ──────────────────────────────────────────────────────────────────────────────


@SETUP.says(F19, "4", "card-seen-before-play")
def _seen(ask: Ask) -> None:
    """Also by looking while counting, or before the referee gives the start."""
    if not _begun(ask, "7"):
        ask.order("redeal")


@SETUP.says(INT, "4", "card-seen-before-play")
def _seen_internazionale(ask: Ask) -> None:
    if not _begun(ask, "6"):
        ask.order("redeal")


def _deal_stands(ask: Ask, article: str) -> None:
    """The special articles on the pozzetti are not touched by the general one."""
    ask.order("stands deal", article=article)
    ask.order("stands result")
    ask.nothing()
    ask.reads("pozzetti-are-put-right-when-handed-over")


@SETUP.says(F19, "4", "wrong-deal")
def _deal(ask: Ask) -> None:
    if ask.yes("begun"):
        _deal_stands(ask, "7")
    else:
        ask.order("redeal", article="7")


@SETUP.says(INT, "4", "wrong-deal")
def _deal_internazionale(ask: Ask) -> None:
    """A new deal is ordered while the cards are dealt (4); after that, until the first pick-up, it can be cured (6)."""
    if ask.yes("begun"):
        _deal_stands(ask, "6")
    elif ask.yes("dealing"):
        ask.order("redeal")
    else:
        _new_deal_cures(ask)
        ask.reads("play-begins-with-the-first-pick-up")


def _new_deal_cures(ask: Ask) -> None:
    ask.order("redeal", article="6")
    ask.reads("cured-by-a-new-deal")


@SETUP.says(F19, "4", "dealer-skipped")
def _skipped(ask: Ask) -> None:
    """He deals when it comes to light, if the table confirms; a hand already begun is played out."""
    if not ask.yes("table-confirms"):
        ask.nothing()
    elif ask.yes("begun"):
        ask.order("stands hand", "deal next-hand")
        ask.reads("skipped-dealer-after-the-hand")
    else:
        ask.order("deal now")


def _face_up(ask: Ask) -> str:
    """Where the card lies; empty if play had not begun and the ruling is written."""
    if ask.yes("begun"):
        return ask.one("face-up-card", "inside", "top")
    ask.order("redeal")
    return ""


def _covered_where_it_lies(ask: Ask) -> None:
    ask.order("restore stock-card", "play-on")


@SETUP.says(F19, "4", "face-up-in-stock")
def _face_up_in_stock(ask: Ask) -> None:
    """Before the first pick-up it is a card seen."""
    place = _face_up(ask)
    if place:
        _covered_where_it_lies(ask)
    if place == "top":
        ask.reads("face-up-on-top-too")


@SETUP.says(INT, "4", "face-up-in-stock")
def _face_up_internazionale(ask: Ask) -> None:
    """On top, play goes on as if it were covered."""
    place = _face_up(ask)
    if place == "inside":
        _covered_where_it_lies(ask)
    elif place == "top":
        ask.order("play-on")


# ── A pozzetto of the hand before (F19 23 and 4, INT 21) ─────────────────────────────────────────────────────────────


def _old_pozzetto_stays(ask: Ask) -> None:
    if ask.yes("old-pozzetto-taken"):
        ask.order("stands play", "take-second-pozzetto", "unused first-pozzetto")
    else:
        ask.order("play-on", "unused old-pozzetto")
    ask.order("stands result")


@SETUP.says(F19, "23", "old-pozzetto-left")
def _old_pozzetto(ask: Ask) -> None:
    """No cure is possible once play has begun; so there is one before."""
    if ask.yes("begun"):
        ask.rests_on("4")
        _old_pozzetto_stays(ask)
    else:
        ask.order("restore deck", "redeal", article="7")


@SETUP.says(INT, "21", "old-pozzetto-left")
def _old_pozzetto_internazionale(ask: Ask) -> None:
    if ask.yes("begun"):
        _old_pozzetto_stays(ask)
    else:
        ask.order("restore deck", article="6")
        _new_deal_cures(ask)


# ── The pack (F19 5, INT 25) ─────────────────────────────────────────────────────────────────────────────────────────


def _pack_found(ask: Ask) -> str:
    return ask.one("pack-found", "before-deal", "before-play", "in-play", "after-result")


@SETUP.says(F19, "5", "faulty-pack")
def _pack(ask: Ask) -> None:
    """The players should have checked it (3). A card too many may join the others of its set."""
    found = _pack_found(ask)
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


@SETUP.says(INT, "25", "faulty-pack")
def _pack_internazionale(ask: Ask) -> None:
    """The article waits for a meld; the first pick-up heals all that went before (6)."""
    found = _pack_found(ask)
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


# ── Places and time (F19 2 and 6, INT 5) ─────────────────────────────────────────────────────────────────────────────


@SETUP.says(F19, "2", "wrong-table")
def _wrong_table(ask: Ask) -> None:
    """Play begins with the first pick-up; the article says nothing of the time before."""
    if not ask.yes("begun"):
        ask.order("restore seats")
        ask.reads("wrong-table-before-play")
        return
    wrong = ask.one("wrong-pairs", "one", "both")
    ask.order("stands match", "enter-by-hand", f"warn {'side' if wrong == 'one' else 'both-sides'}")
    ask.order("restore next-round-seats")


@SETUP.says(F19, "6", "asked-the-time")
@SETUP.says(INT, "5", "asked-the-time")
def _asked_the_time(ask: Ask) -> None:
    """Not allowed; no penalty is given."""
    ask.order("withhold-time")
    ask.nothing()
