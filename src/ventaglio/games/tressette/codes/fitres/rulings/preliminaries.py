"""Shuffle, cut and deal: what goes wrong before the passata begins (Art. 17–21, 98–101, 154)."""

from typing import Final

from ventaglio.games.tressette.codes.fitres.rulings.regime import (
    MODERN,
    TRADITIONAL,
    SetFamily,
    repeat_preliminaries,
)
from ventaglio.games.tressette.referee.law import Ask

PRELIMINARIES: Final = SetFamily("preliminaries")


# ── Shuffle and cut (17–19): of hands dealt for the first time, since others are neither shuffled nor cut (17) ────────


@PRELIMINARIES.both("18", "faulty-shuffle")
def _shuffle(ask: Ask) -> None:
    """It is not optional (17), and the dealer may shuffle last (18)."""
    ask.rests_on("17")
    _made_good(ask, "redeal", "77")


@PRELIMINARIES.both("19", "faulty-cut")
def _cut(ask: Ask) -> None:
    """Until the cards are dealt a cut can simply be made as it should; shuffling after it undoes it."""
    fault = ask.one("cut-fault", "too-few-cards", "left-out", "wrong-player", "shuffled-after")
    if fault == "shuffled-after":
        _made_good(ask, "redeal", "77")
    else:
        _made_good(ask, "cut", "19")


def _made_good(ask: Ask, order: str, article: str) -> None:
    """Before the deal by what was missing; then only by dealing again (77)."""
    if ask.yes("dealt"):
        repeat_preliminaries(ask, original=True)
    else:
        ask.order(order, article=article)


@PRELIMINARIES.says(MODERN, "17", "duplicated-hand-shuffled")
def _duplicated_hand(ask: Ask) -> None:
    """The hand that other tables play is lost; what goes wrong before the passata gets an artificial score (81)."""
    ask.rests_on("77")
    ask.order("annul without-repetition", article="80")
    ask.order("arbitral-score artificial", article="81")


# ── The deal (21, 154) ───────────────────────────────────────────────────────────────────────────────────────────────


_FAULTS: Final = ("player-absent", "cards-exposed", "card-on-floor", "wrong-number", "wrong-manner", "wrong-dealer")


@PRELIMINARIES.says(TRADITIONAL, "21", "faulty-deal")
def _deal(ask: Ask) -> None:
    """One simple card that is seen does no harm; two do, or one of tressette."""
    fault = ask.one("deal-fault", *_FAULTS)
    if fault == "cards-exposed" and ask.one("exposed", "one-simple", "one-of-tressette", "several") == "one-simple":
        ask.order("stands deal")
        ask.nothing()
        return
    _dealt_again(ask, fault, "21")


@PRELIMINARIES.says(MODERN, "154", "faulty-deal")
def _modern_deal(ask: Ask) -> None:
    """Any card that is seen will do."""
    _dealt_again(ask, ask.one("deal-fault", *_FAULTS), "154")


def _dealt_again(ask: Ask, fault: str, causes: str) -> None:
    """A wrong number is said to count during play too; of the rest only that a passata in progress is annulled (77).

    Who deals (100) is not in the list of ``causes``, but stands among the preliminaries like the rest (77).
    """
    if fault == "wrong-dealer":
        ask.rests_on("100")
    elif fault == "wrong-manner":
        ask.rests_on("20", "98")
    article = "77" if fault == "wrong-dealer" else causes
    repeat_preliminaries(ask, article, also_in_play=fault == "wrong-number")


@PRELIMINARIES.both("101", "three-pairing-cards")
def _three_pairing_cards(ask: Ask) -> None:
    """Whoever holds all three cards that form the pairs has no partner; it matters only where pairs are formed."""
    if ask.yes("pairs-to-form"):
        ask.order("redeal")
    else:
        ask.order("stands deal")
        ask.nothing()
