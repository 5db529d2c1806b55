"""Picking up in one's turn: a change of mind, a card too many, the pile, playing without a pick-up."""

from typing import Final

from ventaglio.games.burraco.codes.fibur_2019.rulings.outofturn import none_picked_up
from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.penalties import expose_after_discard, in_turn, negative_in_place
from ventaglio.games.burraco.referee.pickup import (
    choice_is_final,
    counted_while_frozen,
    discards,
    has_the_twin,
    lifted_from,
    only_picked_up,
    other_discard,
    second_card_goes_back,
    turn_made_good,
    with_pile_cards,
)
from ventaglio.games.burraco.referee.regime import AFTER_DISCARD, in_time, moment

PICK_UP: Final = Family("pick-up")


# ── A change of mind ─────────────────────────────────────────────────────────────────────────────────────────────────


@PICK_UP.says("7", "change-of-mind")
def _changed_his_mind(ask: Ask) -> None:
    """To drag the pile closer is to inspect it, and binds nobody (9)."""
    lifted = lifted_from(ask)
    if lifted == "none":
        ask.nothing("9")
    elif in_time(ask):
        choice_is_final(ask, lifted, stock="8", pile="9")


# ── Two cards drawn ──────────────────────────────────────────────────────────────────────────────────────────────────


@PICK_UP.says("8", "two-cards-drawn")
def _two_cards(ask: Ask) -> None:
    if in_time(ask):
        second_card_goes_back(ask)


# ── The stock inspected by a player who is not on turn ───────────────────────────────────────────────────────────────


@PICK_UP.says("8", "stock-inspected")
def _stock_inspected(ask: Ask) -> None:
    """It is an illicit hint, so there is a warning too (22). Whom "the opponent on turn" means is left open."""
    if none_picked_up(ask):
        ask.order("warn offender", article="22")
        ask.order("choose pick-up opponents")
        ask.reads("next-of-that-side-is-bound")


# ── Playing onto the pile ────────────────────────────────────────────────────────────────────────────────────────────


@PICK_UP.says("9", "play-on-pile")
def _played_on_the_pile(ask: Ask) -> None:
    """One card lifted is the pile collected; with none lifted, own cards alone are a play without a pick-up (30)."""
    if ask.yes("pile-card-lifted"):
        ask.order("play-on")
        ask.nothing()
    elif not in_time(ask):
        return
    elif with_pile_cards(ask):
        opened = ask.one("played", "new-melds", "attached") == "new-melds"
        ask.order("must-complete incomplete-melds pile-cards")
        ask.order(f"freeze {'new' if opened else 'touched'}-melds until-next-turn")
        ask.order("return unused-pile-cards hand")
        now = in_turn(ask)
        discards(ask, now=now, penalised=False)
        if not now:
            ask.reads("discard-made-stands")
    else:
        turn_made_good(ask, "30", hint="22")


# ── Cards of the pile left behind ────────────────────────────────────────────────────────────────────────────────────


@PICK_UP.says("9", "pile-cards-left")
def _cards_left(ask: Ask) -> None:
    """The card left is the discard of itself, so one discarded after that comes back."""
    if not in_time(ask):
        return
    now = in_turn(ask)
    if ask.one("cards-left", "one", "several") == "one":
        ask.order(f"discard single-pile-card offender {'end-of-turn' if now else 'now'}")
        if now:
            ask.reads("one-card-left-and-play-goes-on")
    else:
        if now:
            ask.order("stop offender")
        ask.order("discard highest-left offender now", "return unused-pile-cards hand")
    if not now:
        ask.order("return discarded-card hand")
        ask.reads("card-left-is-the-discard")


# ── The only card of the pile, collected and discarded ───────────────────────────────────────────────────────────────


@PICK_UP.says("9", "single-card-discarded")
def _single_card(ask: Ask) -> None:
    if not has_the_twin(ask) and in_time(ask, AFTER_DISCARD) and other_discard(ask):
        expose_after_discard(ask, "remaining-cards", by="24")


@PICK_UP.says("9", "single-card-misplayed")
def _single_card_misplayed(ask: Ask) -> None:
    """A penalised card is discarded at once (25), but not this one; that article says what happens later too."""
    when = moment(ask)
    if when == "later":
        negative_in_place(ask, "collected-card", article="25")
        return
    if when == "now":
        ask.order("stop offender", article="25")
    ask.order("penalise collected-card")
    ask.order("discard other-card offender now" if when == "now" else "stands discard")
    ask.order("discard penalised-cards offender next-turn")


# ── Playing without a pick-up ────────────────────────────────────────────────────────────────────────────────────────


@PICK_UP.says("30", "play-without-pick-up")
def _no_pick_up(ask: Ask) -> None:
    if in_time(ask):
        turn_made_good(ask, "30", hint="22")


# ── The hand ends while a meld is frozen ─────────────────────────────────────────────────────────────────────────────


PICK_UP.says("30", "hand-ends-while-frozen")(counted_while_frozen)


# ── Reminded to pick up ──────────────────────────────────────────────────────────────────────────────────────────────


@PICK_UP.says("30", "reminded-to-pick-up")
def _reminded(ask: Ask) -> None:
    """It is a hint, so whoever gave it is warned (22)."""
    if in_time(ask):
        ask.order("warn offender", article="22")
        only_picked_up(ask)
