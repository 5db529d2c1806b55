"""Cards that were exposed, do not belong where they lie, were hidden, played too late or half discarded."""

from typing import Final

from ventaglio.games.burraco.codes.fibur_2019.rulings.melds import wrongly_attached
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
    freeze_for_good,
    interrupt_and_penalise,
    negative_in_place,
    penalise,
)
from ventaglio.games.burraco.referee.regime import AFTER_DISCARD, in_time, moment

CARDS: Final = Family("cards")


# ── Exposed cards ────────────────────────────────────────────────────────────────────────────────────────────────────


@CARDS.says("24", "exposed-card")
def _exposed(ask: Ask) -> None:
    """A card may fall in anybody's turn; so the right to a penalty is asked for by the pick-up alone."""
    if not is_exposed(ask):
        return
    if ask.yes("picked-up-since"):
        ask.order("stands play", article="Perdita del diritto")
        ask.nothing()
        return
    expose(ask, "24", "exposed-card")


@CARDS.says("24", "exposed-card-not-played")
def _exposed_not_played(ask: Ask) -> None:
    """One may decline to play it: then it is penalised, and discarded when the plays are over."""
    ask.order("penalise exposed-card", "discard exposed-card offender end-of-turn")
    ask.rests_on("25")


@CARDS.says("24", "exposed-then-partners-meld")
def _exposed_on_partners_meld(ask: Ask) -> None:
    """Only the exposed card is kept from what the partner has opened or changed since."""
    if not ask.yes("the-exposed-card"):
        ask.nothing()
    elif in_time(ask):
        penalise(ask, "exposed-card")
        ask.rests_on("25")
        ask.reads("bar-until-the-next-turn-ends")


# ── Surplus and penalised cards ──────────────────────────────────────────────────────────────────────────────────────


@CARDS.says("25", "surplus-cards")
def _surplus(ask: Ask) -> None:
    """Pending penalised cards hinder no play of later turns. What was attached may first be put right (29)."""
    when = moment(ask)
    if when == "later":
        negative_in_place(ask, "surplus-cards")
        ask.reads("hidden-is-ghost-visible-is-surplus")
    elif when == "now" and surplus_was_attached(ask):
        wrongly_attached(ask, "29")
    else:
        interrupt_and_penalise(ask, "surplus-cards")


@CARDS.says("25", "attached-to-frozen-meld")
def _on_frozen_meld(ask: Ask) -> None:
    """A freeze that the players agreed on among themselves does not exist."""
    if not ask.yes("frozen-by-referee"):
        ask.order("stands attached-cards", article="Perdita del diritto")
        return
    ask.reads("card-on-frozen-meld-is-surplus")
    if moment(ask) == "later":
        negative_in_place(ask, "attached-cards")
    else:
        interrupt_and_penalise(ask, "attached-cards")


@CARDS.says("25", "out-with-penalised-cards")
def _out_with_penalised(ask: Ask) -> None:
    if in_time(ask):
        still_held(ask, "35")


# ── Ghost cards ──────────────────────────────────────────────────────────────────────────────────────────────────────


@CARDS.says("26", "ghost-card")
def _ghost(ask: Ask) -> None:
    """In an older meld it does not matter when it is found, nor which of the two players laid it."""
    where = ask.one("found-in", "new-meld", "old-meld", "discard")
    if where == "discard":
        if in_time(ask, AFTER_DISCARD):
            under_the_discard(ask, "24", "lower-card")
    elif where == "new-meld":
        ask.one("when", "now", "before-pick-up")
        ghost_in_new_meld(ask, "25")
    else:
        _ghost_in_old_meld(ask)


def _ghost_in_old_meld(ask: Ask) -> None:
    """Cards whose adding brought it to light stay, and count against."""
    adding = ask.yes("found-by-adding")
    if ask.yes("can-stay"):
        ask.order("stands meld")
        if adding:
            ask.reads("fitting-ghost-stays")
        return
    ask.reads("hidden-is-ghost-visible-is-surplus")
    if adding:
        ask.order("negative attached-cards")
        freeze_for_good(ask, "old-meld")
        ask.order("discard ghost-card player-on-turn end-of-turn")
    else:
        ask.order("penalise ghost-card", "discard ghost-card first-of-side end-of-turn")
        freeze_for_good(ask, "old-meld", earlier="26")


# ── Played too late, or before a due discard ─────────────────────────────────────────────────────────────────────────


def _freeze_for_a_lap(ask: Ask) -> None:
    ask.order(f"freeze {'new' if opened(ask) else 'touched'}-melds until-next-turn")


@CARDS.says("27", "played-after-discard")
def _after_discard(ask: Ask) -> None:
    if in_time(ask, AFTER_DISCARD):
        _freeze_for_a_lap(ask)


@CARDS.says("27", "played-before-penalised-discard")
def _before_penalised_discard(ask: Ask) -> None:
    """25 lets normal play go on while cards wait to be discarded; 27 freezes what is played before."""
    ask.rests_on("25")
    if play_was_interrupted(ask) and in_time(ask):
        _freeze_for_a_lap(ask)
        penalised_are_due(ask)


@CARDS.says("27", "frozen-and-drew-a-wild")
def _frozen_and_drew_a_wild(ask: Ask) -> None:
    """With the last play frozen there is nothing else in hand, and a wild cannot close."""
    if ask.one("wild-drawn", "deuce", "joker") == "joker":
        ask.reads("joker-like-a-deuce")
    ask.order("freeze frozen-meld until-next-turn", "discard wild offender now")
    ask.rests_on("14")
