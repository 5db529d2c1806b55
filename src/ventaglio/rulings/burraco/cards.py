"""Cards that were exposed, do not belong where they lie, were hidden, played too late or half discarded."""

from typing import Final

from ventaglio.rulings.burraco.penalties import (
    GLOSSARY,
    expose_after_discard,
    freeze_for_good,
    in_turn,
    interrupt_and_penalise,
    negative_in_place,
    penalise,
    undo,
)
from ventaglio.rulings.burraco.regime import AFTER_DISCARD, CLUB, EXTRACT, F19, INT, in_time, moment, restorable
from ventaglio.rulings.inquiry import Ask, Family

CARDS: Final = Family("cards")


# ── Exposed cards (F19 24, INT 22) ───────────────────────────────────────────────────────────────────────────────────


def _is_exposed(ask: Ask) -> bool:
    """What the partner could see, or was told; the opponents' sight does no harm to them."""
    to = ask.one("exposed-to", "partner", "declared", "opponents", "no-partner")
    if to == "no-partner":
        ask.reads("no-partner-no-exposed-card")
    if to in ("opponents", "no-partner"):
        ask.nothing()
        return False
    return True


def _expose(ask: Ask, article: str, barred: str) -> None:
    """Only if the useful turn is yet to come can the partner play before it."""
    if ask.yes("own-turn"):
        ask.order("expose exposed-card")
    else:
        expose_after_discard(ask, "exposed-card", by=article, barred=barred)


@CARDS.says(F19, "24", "exposed-card")
def _exposed(ask: Ask) -> None:
    """A card may fall in anybody's turn; so the right to a penalty is asked for by the pick-up alone."""
    if not _is_exposed(ask):
        return
    if ask.yes("picked-up-since"):
        ask.order("stands play", article="Perdita del diritto")
        ask.nothing()
        return
    _expose(ask, "24", "exposed-card")


@CARDS.says(INT, "22", "exposed-card")
def _exposed_internazionale(ask: Ask) -> None:
    """Here no card at all of the player may go where the partner has played meanwhile."""
    if not _is_exposed(ask):
        return
    if ask.yes("picked-up-since") and not ask.yes("restorable"):
        ask.order("stands play", article="Perdita del diritto")
        ask.may("warn offender", "arbitral-score side", article="Perdita del diritto")
        return
    _expose(ask, "22", "all-cards")


@CARDS.says(F19, "24", "exposed-card-not-played")
def _exposed_not_played(ask: Ask) -> None:
    """One may decline to play it: then it is penalised, and discarded when the plays are over."""
    ask.order("penalise exposed-card", "discard exposed-card offender end-of-turn")
    ask.rests_on("25")


@CARDS.says(INT, "22", "exposed-card-not-played")
def _exposed_must_be_played(ask: Ask) -> None:
    """It is discarded only if it fits nowhere."""
    if ask.yes("exposed-card-fits"):
        ask.order("play exposed-card offender")
    else:
        ask.order("discard exposed-card offender end-of-turn")


@CARDS.says(F19, "24", "exposed-then-partners-meld")
def _exposed_on_partners_meld(ask: Ask) -> None:
    """Only the exposed card is kept from what the partner has opened or changed since."""
    if not ask.yes("the-exposed-card"):
        ask.nothing()
    elif in_time(ask):
        penalise(ask, "exposed-card")
        ask.rests_on("25")
        ask.reads("bar-until-the-next-turn-ends")


@CARDS.says(INT, "22", "exposed-then-partners-meld")
def _any_card_on_partners_meld(ask: Ask) -> None:
    if restorable(ask):
        penalise(ask, "attached-cards")
        ask.rests_on("23")
        ask.reads("bar-until-the-next-turn-ends")


# ── Surplus and penalised cards (F19 25, INT 23 and 27, EX Convenzioni 16) ────────────────────────────────────────────


@CARDS.says(F19, "25", "surplus-cards")
def _surplus(ask: Ask) -> None:
    """Pending penalised cards hinder no play of later turns."""
    if moment(ask) == "later":
        negative_in_place(ask, "surplus-cards")
        ask.reads("hidden-is-ghost-visible-is-surplus")
    else:
        interrupt_and_penalise(ask, "surplus-cards")


@CARDS.says(INT, "23", "surplus-cards")
def _surplus_internazionale(ask: Ask) -> None:
    """27 says again what holds after the discard."""
    ask.reads("surplus-cards-heading")
    if moment(ask) == "later":
        negative_in_place(ask, "surplus-cards", earlier=GLOSSARY)
    else:
        interrupt_and_penalise(ask, "surplus-cards")
    if not in_turn(ask):
        ask.rests_on("27")


CARDS.says(EXTRACT, "Convenzioni 16", "surplus-cards")(undo)


@CARDS.says(F19, "25", "attached-to-frozen-meld")
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


@CARDS.says(INT, "23", "attached-to-frozen-meld")
def _on_frozen_meld_internazionale(ask: Ask) -> None:
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


def _still_held(ask: Ask, wild: str) -> None:
    """The last penalised card may itself be the one that goes out; as a wild it goes to the pozzetto only."""
    ask.reads("penalised-cards-are-held")
    out = ask.one("went-out", "pozzetto", "close")
    if ask.yes("penalised-left"):
        ask.order("return pozzetto-cards pozzetto" if out == "pozzetto" else "play-on")
        ask.order("discard penalised-cards offender next-turns")
    elif out == "pozzetto":
        ask.order("stands pozzetto")
    elif ask.yes("wild-discarded"):
        ask.order("return last-play hand", "stands discard", "close-next-turn", article=wild)
    else:
        ask.order("stands close")


@CARDS.says(F19, "25", "out-with-penalised-cards")
def _out_with_penalised(ask: Ask) -> None:
    if in_time(ask):
        _still_held(ask, "35")


@CARDS.says(INT, "23", "out-with-penalised-cards")
def _out_with_penalised_internazionale(ask: Ask) -> None:
    if restorable(ask):
        _still_held(ask, "31/B")


# ── Ghost cards (F19 26, INT 23 ter) ─────────────────────────────────────────────────────────────────────────────────


def _under_the_discard(ask: Ask, article: str, barred: str) -> None:
    """Whatever its value, the card underneath is the one that comes back."""
    ask.order("stands discard", "return lower-card hand")
    expose_after_discard(ask, "lower-card", by=article, barred=barred)


def _ghost_in_new_meld(ask: Ask, penalised: str) -> None:
    """It may stay where it was found, and nowhere else."""
    if ask.yes("can-stay"):
        ask.order("stands meld")
    else:
        interrupt_and_penalise(ask, "ghost-card", article=penalised)


@CARDS.says(F19, "26", "ghost-card")
def _ghost(ask: Ask) -> None:
    """In an older meld it does not matter when it is found, nor which of the two players laid it."""
    where = ask.one("found-in", "new-meld", "old-meld", "discard")
    if where == "discard":
        if in_time(ask, AFTER_DISCARD):
            _under_the_discard(ask, "24", "lower-card")
    elif where == "new-meld":
        ask.one("when", "now", "before-pick-up")
        _ghost_in_new_meld(ask, "25")
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
        ask.order("stands attached-cards", "negative attached-cards")
        freeze_for_good(ask, "old-meld")
        ask.order("discard ghost-card player-on-turn end-of-turn")
    else:
        ask.order("penalise ghost-card", "discard ghost-card first-of-side end-of-turn")
        freeze_for_good(ask, "old-meld", earlier="26")


@CARDS.says(INT, "23 ter", "ghost-card")
def _ghost_internazionale(ask: Ask) -> None:
    """In an older meld it stays and counts against; cards added before it was found are good."""
    where = ask.one("found-in", "new-meld", "old-meld", "discard")
    if where == "discard":
        if restorable(ask, AFTER_DISCARD):
            _under_the_discard(ask, "22", "all-cards")
    elif where == "new-meld":
        if ask.one("when", "now", "before-pick-up") == "before-pick-up":
            ask.reads("open-meld-until-the-pick-up")
        _ghost_in_new_meld(ask, "23")
    else:
        ask.reads("article-over-glossary")
        ask.rests_on(GLOSSARY)
        freeze_for_good(ask, "old-meld", earlier=GLOSSARY)
        ask.order("negative ghost-card", "stands attached-cards")


# ── Played too late, or before a due discard (F19 27, INT 23 bis) ────────────────────────────────────────────────────


def _opened(ask: Ask) -> bool:
    return ask.one("played", "new-melds", "attached") == "new-melds"


def _freeze_for_a_lap(ask: Ask) -> None:
    ask.order(f"freeze {'new' if _opened(ask) else 'touched'}-melds until-next-turn")


def _freeze_as_without_pick_up(ask: Ask) -> bool:
    """28 is called up for its penalty, with what it says of incomplete melds; whether cards are penalised by it."""
    ask.reads("penalty-without-the-pick-up")
    left = ask.one("opened-melds", "complete", "completed", "incomplete") if _opened(ask) else "complete"
    if left == "incomplete":
        ask.order("penalise incomplete-melds", article="28")
        ask.rests_on("23")
        return True
    if left == "completed":
        ask.order("must-complete incomplete-melds missing-cards-or-wild", article="28")
    ask.order(f"freeze {'new' if _opened(ask) else 'touched'}-melds until-next-turn", article="28")
    return False


@CARDS.says(F19, "27", "played-after-discard")
def _after_discard(ask: Ask) -> None:
    if in_time(ask, AFTER_DISCARD):
        _freeze_for_a_lap(ask)


@CARDS.says(INT, "23 bis", "played-after-discard")
def _after_discard_internazionale(ask: Ask) -> None:
    if restorable(ask, AFTER_DISCARD) and _freeze_as_without_pick_up(ask):
        ask.order("discard penalised-cards offender next-turns", article="28")


def _play_was_interrupted(ask: Ask) -> bool:
    """On later turns only the discard is bound, not the play."""
    ask.reads("bound-only-in-the-same-turn")
    if ask.yes("same-turn"):
        return True
    ask.order("stands play")
    return False


def _penalised_are_due(ask: Ask) -> None:
    ask.order(f"discard penalised-cards offender {'now' if in_turn(ask) else 'next-turns'}")


@CARDS.says(F19, "27", "played-before-penalised-discard")
def _before_penalised_discard(ask: Ask) -> None:
    """25 lets normal play go on while cards wait to be discarded; 27 freezes what is played before."""
    ask.rests_on("25")
    if _play_was_interrupted(ask) and in_time(ask):
        _freeze_for_a_lap(ask)
        _penalised_are_due(ask)


@CARDS.says(INT, "23 bis", "played-before-penalised-discard")
def _before_penalised_discard_internazionale(ask: Ask) -> None:
    """26 ends the player's activity until his next turn, no longer."""
    ask.rests_on("26")
    if _play_was_interrupted(ask) and restorable(ask):
        _freeze_as_without_pick_up(ask)
        _penalised_are_due(ask)


@CARDS.says(F19, "27", "frozen-and-drew-a-wild")
def _frozen_and_drew_a_wild(ask: Ask) -> None:
    """With the last play frozen there is nothing else in hand, and a wild cannot close."""
    if ask.one("wild-drawn", "deuce", "joker") == "joker":
        ask.reads("joker-like-a-deuce")
    ask.order("freeze frozen-meld until-next-turn", "discard wild offender now")
    ask.rests_on("14")


# ── Half-turned discard (CLUB 4) ─────────────────────────────────────────────────────────────────────────────────────


@CARDS.says(CLUB, "4", "half-turned-discard")
def _half_turned(ask: Ask) -> None:
    """One player who saw rank and suit, and says them when asked, is enough."""
    if ask.yes("seen-and-said"):
        ask.order("stands discard")
    else:
        ask.nothing()
