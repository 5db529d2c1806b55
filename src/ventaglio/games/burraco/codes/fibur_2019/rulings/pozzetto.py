"""The pozzetto: not handed over, miscounted, shown, fallen, seen too early, and taken though one may not."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.penalties import expose_after_discard
from ventaglio.games.burraco.referee.pozzetto import (
    attached_too,
    by_attaching,
    direct,
    last_play_is_penalised,
    other_count,
    regularise,
    seen,
    with_wild,
)
from ventaglio.games.burraco.referee.regime import in_time, moment

POZZETTO: Final = Family("pozzetto")

ARBITRAL_BONUS: Final = 100
"""What Art. 23 gives a robbed side that goes out without a burraco, besides the points for closing."""


# ── Handing over ─────────────────────────────────────────────────────────────────────────────────────────────────────


@POZZETTO.says("23", "pozzetto-not-handed-over")
def _not_handed_over(ask: Ask) -> None:
    """An opponent counts and hands it over; both pairs let it go otherwise, so both are warned."""
    if in_time(ask):
        ask.order("warn both-sides")
        ask.reads("both-sides-warned")


@POZZETTO.says("23", "pozzetto-cards-shown")
def _cards_shown(ask: Ask) -> None:
    ask.order("play-on")
    ask.nothing()


@POZZETTO.says("23", "pozzetti-fell")
def _fell(ask: Ask) -> None:
    ask.order("reshuffle-pozzetti")


# ── Miscounts ────────────────────────────────────────────────────────────────────────────────────────────────────────


@POZZETTO.says("23", "pozzetto-miscounted")
def _miscounted(ask: Ask) -> None:
    """The other pozzetto is counted as well. How cards are added, and where surplus ones go, the text does not say."""
    count = ask.one("pozzetto-count", "right", "fewer", "more")
    if count == "right":
        other = ask.one("other-count", "fewer", "more")
    else:
        count = "right" if seen(ask) else count
        other = other_count(ask)
    regularise(ask, count, other, "from-below")
    if "fewer" in (count, other):
        ask.reads("missing-pozzetto-cards")
    if "more" in (count, other):
        ask.reads("surplus-pozzetto-cards")


# ── Seen too early ───────────────────────────────────────────────────────────────────────────────────────────────────


@POZZETTO.says("23", "pozzetto-seen-early")
def _seen_early(ask: Ask) -> None:
    """One who took it with a discard waits for the partner's discard, unless the table has screens.

    He may look in anybody's turn, so the right to a penalty is asked for by the pick-up alone.
    """
    if ask.yes("screens"):
        ask.nothing("Separé e paramani")
    elif ask.yes("picked-up-since"):
        ask.order("stands play", article="Perdita del diritto")
        ask.nothing()
    else:
        ask.order("victory-points side minus-1" if ask.yes("repeated") else "warn offender")


# ── A pozzetto that the side may not take any more ───────────────────────────────────────────────────────────────────


@POZZETTO.says("23", "second-pozzetto")
def _second(ask: Ask) -> None:
    """It is put together again, with the cards already played; then the player has gone out, well or badly."""
    if moment(ask) == "later":
        _both_played(ask)
        return
    ask.order("restore pozzetto")
    if direct(ask):
        if by_attaching(ask):
            attached_too(ask, "36")
        else:
            ask.order("discard one-of-last-meld offender now", article="36")
            expose_after_discard(ask, "remaining-cards", by="24", article="36")
    elif not with_wild(ask, "35"):
        if ask.yes("burraco-to-close"):
            ask.order("stands close")
        else:
            last_play_is_penalised(ask, "34")


def _both_played(ask: Ask) -> None:
    """Once an opponent has picked up, all is valid; the others close as soon as they are out of cards."""
    ask.order("stands play")
    ask.reads("second-pozzetto-kept")
    if not ask.yes("opponents-out-of-cards"):
        return
    ask.order("stands close", f"bonus opponents closing-{ask.law.rules.close_points.value}")
    if not ask.yes("opponents-burraco"):
        ask.order(f"bonus opponents arbitral-{ARBITRAL_BONUS}")
    ask.reads("robbed-side-pays-nothing")


# ── Reached by a wrong meld ──────────────────────────────────────────────────────────────────────────────────────────


@POZZETTO.says("23", "pozzetto-by-wrong-meld")
def _by_wrong_meld(ask: Ask) -> None:
    """Since he went without a discard, all that he played after is the pozzetto's, his discard too, and goes back."""
    when = moment(ask)
    if when == "later":
        ask.order("stands pozzetto", "stands pozzetto-plays", "freeze wrong-meld for-good-negative")
        ask.reads("whole-meld-negative")
        return
    ask.order("restore pozzetto")
    if when == "before-pick-up" or ask.yes("pozzetto-played"):
        ask.order("penalise wrong-meld", "discard penalised-cards offender now")
        ask.rests_on("25")
    else:
        ask.order("apply-article", article="29")
        ask.reads("pozzetto-not-yet-played")
