"""Cards that were exposed, do not belong where they lie, were hidden, played too late or half discarded."""

from typing import Final

from ventaglio.games.burraco.codes.internazionale.rulings.melds import wrongly_attached
from ventaglio.games.burraco.referee.cards import (
    expose,
    ghost_in_new_meld,
    is_exposed,
    opened,
    penalised_are_due,
    play_was_interrupted,
    still_held,
    surplus_was_attached,
    under_the_discard,
)
from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.penalties import (
    GLOSSARY,
    freeze_for_good,
    in_turn,
    interrupt_and_penalise,
    negative_in_place,
    penalise,
)
from ventaglio.games.burraco.referee.regime import (
    AFTER_DISCARD,
    moment,
    restorable,
    restorable_once_picked_up,
)

CARDS: Final = Family("cards")


# ── Exposed cards ────────────────────────────────────────────────────────────────────────────────────────────────────


@CARDS.says("22", "exposed-card")
def _exposed(ask: Ask) -> None:
    """Here no card at all of the player may go where the partner has played meanwhile."""
    if not is_exposed(ask):
        return
    if not restorable_once_picked_up(ask):
        return
    expose(ask, "22", "all-cards")
    ask.reads("of-several-exposed-cards")


@CARDS.says("22", "exposed-card-not-played")
def _exposed_must_be_played(ask: Ask) -> None:
    """It is discarded only if it fits nowhere."""
    if ask.yes("exposed-card-fits"):
        ask.order("play exposed-card offender")
    else:
        ask.order("discard exposed-card offender end-of-turn")
        ask.reads("of-several-exposed-cards")


@CARDS.says("22", "exposed-then-partners-meld")
def _any_card_on_partners_meld(ask: Ask) -> None:
    if restorable(ask):
        penalise(ask, "attached-cards")
        ask.rests_on("23")
        ask.reads("bar-until-the-next-turn-ends")


# ── Surplus and penalised cards ──────────────────────────────────────────────────────────────────────────────────────


@CARDS.says("23", "surplus-cards")
def _surplus(ask: Ask) -> None:
    """27 says again what holds after the discard; before it, what was attached may be put right (26)."""
    when = moment(ask)
    if when == "now" and surplus_was_attached(ask):
        wrongly_attached(ask, "26")
        return
    ask.reads("surplus-cards-heading")
    if when == "later":
        negative_in_place(ask, "surplus-cards", earlier=GLOSSARY)
    else:
        interrupt_and_penalise(ask, "surplus-cards")
    if not in_turn(ask):
        ask.rests_on("27")


@CARDS.says("23", "attached-to-frozen-meld")
def _on_frozen_meld(ask: Ask) -> None:
    """Here, too, only a referee freezes."""
    if not ask.yes("frozen-by-referee"):
        ask.order("stands attached-cards", article="Procedura")
        ask.reads("settlement-is-no-ruling")
        return
    ask.reads("card-on-frozen-meld-is-surplus")
    if moment(ask) == "later":
        negative_in_place(ask, "attached-cards", earlier=GLOSSARY)
        ask.rests_on("27")
    else:
        interrupt_and_penalise(ask, "attached-cards")


@CARDS.says("23", "out-with-penalised-cards")
def _out_with_penalised(ask: Ask) -> None:
    if restorable(ask):
        still_held(ask, "31/B")


# ── Ghost cards ──────────────────────────────────────────────────────────────────────────────────────────────────────


@CARDS.says("23 ter", "ghost-card")
def _ghost(ask: Ask) -> None:
    """In an older meld it stays and counts against; cards added before it was found are good."""
    where = ask.one("found-in", "new-meld", "old-meld", "discard")
    if where == "discard":
        if restorable(ask, AFTER_DISCARD):
            under_the_discard(ask, "22", "all-cards")
    elif where == "new-meld":
        if ask.one("when", "now", "before-pick-up") == "before-pick-up":
            ask.reads("open-meld-until-the-pick-up")
        ghost_in_new_meld(ask, "23")
    else:
        ask.reads("article-over-glossary")
        ask.rests_on(GLOSSARY)
        freeze_for_good(ask, "old-meld", earlier=GLOSSARY)
        ask.order("negative ghost-card", "stands attached-cards")


# ── Played too late, or before a due discard ─────────────────────────────────────────────────────────────────────────


def freeze_as_without_pick_up(ask: Ask) -> bool:
    """28 is called up for its penalty, with what it says of incomplete melds; whether cards are penalised by it."""
    ask.reads("penalty-without-the-pick-up")
    left = ask.one("opened-melds", "complete", "completed", "incomplete") if opened(ask) else "complete"
    if left == "incomplete":
        ask.order("penalise incomplete-melds", article="28")
        ask.rests_on("23")
        return True
    if left == "completed":
        ask.order("must-complete incomplete-melds missing-cards-or-wild", article="28")
    ask.order(f"freeze {'new' if opened(ask) else 'touched'}-melds until-next-turn", article="28")
    return False


@CARDS.says("23 bis", "played-after-discard")
def _after_discard(ask: Ask) -> None:
    if restorable(ask, AFTER_DISCARD) and freeze_as_without_pick_up(ask):
        ask.order("discard penalised-cards offender next-turns", article="28")


@CARDS.says("23 bis", "played-before-penalised-discard")
def _before_penalised_discard(ask: Ask) -> None:
    """26 ends the player's activity until his next turn, no longer."""
    ask.rests_on("26")
    if play_was_interrupted(ask) and restorable(ask):
        freeze_as_without_pick_up(ask)
        penalised_are_due(ask)
