"""Picking up in one's turn: a change of mind, a card too many, the pile, playing without a pick-up."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.pickup import (
    choice_is_final,
    counted_while_frozen,
    has_the_twin,
    lifted_from,
    only_picked_up,
    other_discard,
    second_card_goes_back,
    takes_the_rest,
    turn_made_good,
    with_pile_cards,
)
from ventaglio.games.burraco.referee.regime import AFTER_DISCARD, moment, restorable

PICK_UP: Final = Family("pick-up")


# ── A change of mind ─────────────────────────────────────────────────────────────────────────────────────────────────


@PICK_UP.says("6", "change-of-mind")
def _changed_his_mind(ask: Ask) -> None:
    lifted = lifted_from(ask)
    if lifted == "none":
        ask.nothing("8")
    elif restorable(ask):
        choice_is_final(ask, lifted, stock="7", pile="8")


# ── Two cards drawn ──────────────────────────────────────────────────────────────────────────────────────────────────


@PICK_UP.says("7", "two-cards-drawn")
def _two_cards(ask: Ask) -> None:
    if restorable(ask):
        second_card_goes_back(ask)


# ── Playing onto the pile ────────────────────────────────────────────────────────────────────────────────────────────


@PICK_UP.says("8", "play-on-pile")
def _played_on_the_pile(ask: Ask) -> None:
    """To lay the cards that the pile completes has a name of its own (Glossario), and no penalty; all must be taken."""
    if with_pile_cards(ask):
        ask.order("return unused-pile-cards hand", "play-on")
        ask.nothing("Glossario")
    elif restorable(ask):
        turn_made_good(ask, "28", complete="must-complete")


# ── Cards of the pile left behind ────────────────────────────────────────────────────────────────────────────────────


@PICK_UP.says("8", "pile-cards-left")
def _cards_left(ask: Ask) -> None:
    if restorable(ask):
        takes_the_rest(ask)


# ── The only card of the pile, collected and discarded ───────────────────────────────────────────────────────────────


@PICK_UP.says("8", "single-card-discarded")
def _single_card(ask: Ask) -> None:
    """It does not say what becomes of the rest of a meld, and a penalty may not be added (Regole generali)."""
    if not has_the_twin(ask) and restorable(ask, AFTER_DISCARD) and other_discard(ask):
        ask.order("return remaining-cards hand")
        ask.reads("rest-of-the-meld-returns")
        ask.rests_on("Regole generali")


# ── Collecting without playing ───────────────────────────────────────────────────────────────────────────────────────


@PICK_UP.says("8", "collect-without-playing")
def _nothing_played(ask: Ask) -> None:
    """A play must be made, not just be possible; whoever was sent to the pile by a ruling (28, 29) is free of that."""
    if ask.yes("sent-to-the-pile"):
        ask.nothing("29")
        ask.reads("sent-to-the-pile-need-not-play")
        return
    ask.reads("playing-is-opening-or-attaching")
    when = moment(ask)
    if when == "later":
        ask.order("play-on")
        ask.nothing()
        return
    ask.order("return pile-cards pile", "pick-up offender draw")
    if when == "now":
        ask.order("discard drawn-card offender now")
        return
    if ask.one("discard-was", "own", "collected") == "collected":
        ask.order("discard drawn-card offender now")
        ask.reads("collected-card-was-no-discard")
    else:
        ask.order("stands discard")
    ask.order("limit offender draw", "discard drawn-card offender next-turn")


# ── Playing without a pick-up ────────────────────────────────────────────────────────────────────────────────────────


@PICK_UP.says("28", "play-without-pick-up")
def _no_pick_up(ask: Ask) -> None:
    """Anybody may point out an irregularity (Procedura), so the partner is not warned."""
    if restorable(ask):
        turn_made_good(ask, "28", complete="must-complete")


# ── The hand ends while a meld is frozen ─────────────────────────────────────────────────────────────────────────────


PICK_UP.says("28", "hand-ends-while-frozen")(counted_while_frozen)


# ── Reminded to pick up ──────────────────────────────────────────────────────────────────────────────────────────────


@PICK_UP.says("28", "reminded-to-pick-up")
def _reminded(ask: Ask) -> None:
    """The referee may warn for a hint, and need not (20)."""
    if restorable(ask):
        only_picked_up(ask)
        ask.may("warn offender", "arbitral-score side", article="20")
