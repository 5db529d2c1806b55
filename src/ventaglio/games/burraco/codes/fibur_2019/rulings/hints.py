"""Hints between partners: remarks on a play, suggestions, reminders, tidying, cards moved, a word on an exposed card.

The player at fault is always the one who speaks or stirs; the partner is the one who was told something."""

from typing import Final

from ventaglio.games.burraco.referee.hints import (
    WRONG_PLAYS,
    exposed_card_goes,
    of_the_turn,
    only_picks_up,
    the_turn_is_over,
)
from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.penalties import expose_after_discard, in_turn
from ventaglio.games.burraco.referee.regime import in_time

HINTS: Final = Family("hints")


# ── A remark before the partner's discard ────────────────────────────────────────────────────────────────────────────


def _no_further(ask: Ask, wrong: str) -> None:
    """Play does not go on, and what is wrong cannot be put right: it turns into penalised cards (25)."""
    if in_turn(ask):
        ask.order("stop partner")
    discard = f"discard penalised-cards partner {'now' if in_turn(ask) else 'next-turns'}"
    if wrong == "opening":
        ask.order("no-cure", "penalise wrong-meld", discard)
        ask.rests_on("25")
    elif wrong == "attaching":
        ask.order("no-cure", "penalise wrong-cards", "freeze touched-melds for-good", discard)
        ask.rests_on("25")
    elif not in_turn(ask):
        the_turn_is_over(ask)


def _six_marked(ask: Ask) -> None:
    """Only the first burraco has its own rule; whoever is on the point of closing with it, closes and has none (34).

    Who has but a wild to close with closes with that, and then it is not looked at whether there is a burraco (36).
    """
    if not ask.yes("first-burraco"):
        _no_further(ask, "none")
    elif ask.yes("about-to-close"):
        ask.order("close-now")
        if ask.yes("wild-discarded"):
            ask.order("return last-play hand", "stands discard", article="35")
            ask.rests_on("36")
            return
        ask.order(*("stands discard", "penalise last-play", "discard penalised-cards partner next-turns"), article="34")
        ask.rests_on("25")
    else:
        if in_turn(ask):
            ask.order("stop partner")
        ask.order("warn side")


def _closing(ask: Ask) -> None:
    """As in the last example: whoever is about to close closes, and bears what follows (34, or 35 with a wild).

    One who has laid every card has already made the mistake of 36.
    """
    if not in_turn(ask):
        ask.order("apply-article", article="34")
    elif ask.yes("card-left"):
        ask.order("close-now")
        ask.order("apply-article", article="34")
        ask.rests_on("35")
        ask.reads("closing-remark-as-in-the-example")
    else:
        ask.order("apply-article", article="36")


def _other_error(ask: Ask, *, article: str, curable: bool) -> None:
    """An error with an article of its own, which applies; but what that lets be put right stays as it is."""
    if in_turn(ask):
        ask.order("stop partner")
    if curable:
        ask.order("no-cure")
        ask.reads("completed-though-the-partner-spoke")
    ask.order("apply-article", article=article)


@HINTS.says("21", "remark")
def _remark(ask: Ask) -> None:
    """Before the discard the partner neither comments nor calls; but everybody may ask that a burraco be marked."""
    if not in_time(ask):
        return
    if not in_turn(ask) and ask.yes("after-discard"):
        ask.nothing("Procedura")
        return
    wrong = ask.one("wrong-play", *WRONG_PLAYS)
    if wrong == "six-card-burraco":
        _six_marked(ask)
    elif wrong == "closing":
        _closing(ask)
    elif wrong == "no-pick-up":
        _other_error(ask, article="30", curable=True)
    elif wrong == "equal-sets":
        _other_error(ask, article="33", curable=False)
    elif wrong == "none" and ask.yes("only-marking"):
        ask.nothing()
    else:
        _no_further(ask, wrong)
        if wrong == "none":
            ask.may("warn offender", article="Norme comportamentali")


# ── Any hint, and the joker placed by it ─────────────────────────────────────────────────────────────────────────────


@HINTS.says("22", "hint")
def _hint(ask: Ask) -> None:
    """The opposite must be done, while the turn is open even of a hint followed; a joker on a run comes back."""
    if not in_time(ask):
        return
    ask.order("warn offender")
    if not ask.yes("hint-followed"):
        ask.order("opposite partner")
    elif ask.yes("joker-on-run"):
        if in_turn(ask):
            ask.order("expose joker")
        else:
            expose_after_discard(ask, "joker", by="24")
        ask.order("not-on-that-meld")
        ask.rests_on("24")
    elif in_turn(ask):
        ask.order("opposite partner")
        ask.reads("followed-hint-is-undone")
    else:
        ask.order("stands play")
        ask.reads("followed-hint-stands")


# ── Reminders of the turn and of a pozzetto to play ──────────────────────────────────────────────────────────────────


@HINTS.says("22", "reminder")
def _reminder(ask: Ask) -> None:
    """One who is told that it is his turn still plays; one who by that is told to pick up does not (30)."""
    if not in_time(ask):
        return
    ask.order("warn offender")
    if not in_turn(ask):
        the_turn_is_over(ask)
        return
    if not of_the_turn(ask):
        ask.order("stop partner", "discard any-card partner now")
        return
    ask.reads("reminder-by-content")
    if ask.yes("pozzetto-to-play"):
        ask.rests_on("23")
        only_picks_up(ask, "30")
    elif ask.yes("begun-to-play"):
        only_picks_up(ask, "30")
    else:
        ask.order("choose pick-up opponents", "play-on")


# ── Tidying melds in the partner's turn ──────────────────────────────────────────────────────────────────────────────


@HINTS.says("11", "tidied-melds")
def _tidied(ask: Ask) -> None:
    """At any other time a valid but disordered run may be tidied; in the partner's turn it is a hint (22)."""
    if not in_time(ask):
        return
    ask.order("warn offender")
    if in_turn(ask):
        ask.order("stop partner", "discard any-card partner now")
    else:
        the_turn_is_over(ask)
    ask.rests_on("22")


# ── Moving one's own cards in the partner's turn ─────────────────────────────────────────────────────────────────────


@HINTS.says("21", "moved-own-cards")
def _moved(ask: Ask) -> None:
    """The same as a remark; and a breach of conduct, which may be warned."""
    if in_time(ask):
        _no_further(ask, ask.one("wrong-play", "opening", "attaching", "none"))
        ask.may("warn offender", article="Norme comportamentali")


# ── A word on an exposed card ────────────────────────────────────────────────────────────────────────────────────────


@HINTS.says("24", "word-on-exposed-card")
def _word_on_exposed_card(ask: Ask) -> None:
    """It is a hint, and a hint is warned (22)."""
    if in_time(ask):
        ask.order("warn offender", article="22")
        exposed_card_goes(ask)
        ask.reads("word-on-exposed-card-is-a-hint")
