"""The pozzetto: not handed over, miscounted, shown, fallen, seen too early, and taken though one may not."""

from typing import Final

from ventaglio.rulings.burraco.penalties import expose_after_discard
from ventaglio.rulings.burraco.regime import CLUB, EXTRACT, F19, INT, in_time, moment, restorable
from ventaglio.rulings.inquiry import Ask, Family

POZZETTO: Final = Family("pozzetto")


# ── Handing over (F19 23) ────────────────────────────────────────────────────────────────────────────────────────────


@POZZETTO.says(F19, "23", "pozzetto-not-handed-over")
def _not_handed_over(ask: Ask) -> None:
    """An opponent counts and hands it over; both pairs let it go otherwise, so both are warned."""
    if in_time(ask):
        ask.order("warn both-sides")
        ask.reads("both-sides-warned")


@POZZETTO.says(F19, "23", "pozzetto-cards-shown")
def _cards_shown(ask: Ask) -> None:
    ask.order("play-on")
    ask.nothing()


@POZZETTO.says(F19, "23", "pozzetti-fell")
def _fell(ask: Ask) -> None:
    ask.order("reshuffle-pozzetti")


# ── Miscounts (F19 23, INT 21.1-2) ───────────────────────────────────────────────────────────────────────────────────


def _regularise(ask: Ask, count: str, other: str, off: str) -> None:
    """Make pozzetti that are short or over have eleven cards again; ``off`` says from where surplus cards come.

    Surplus cards go first: what one pozzetto has too many then lies where the other is filled from.
    """
    for which, found in (("pozzetto", count), ("other-pozzetto", other)):
        if found == "more":
            ask.order(f"take-off {which} {off}")
    if "more" in (count, other):
        ask.order("return surplus-cards stock-bottom")
    if count == "fewer":
        if other == "right":
            ask.order("fill pozzetto from-other-top", "fill other-pozzetto from-stock-bottom")
        else:
            ask.order("fill pozzetto from-stock-bottom")
    if other == "fewer":
        ask.order("fill other-pozzetto from-stock-bottom")
    if {count, other} == {"fewer", "more"}:
        ask.reads("one-short-one-over")


def _seen(ask: Ask) -> bool:
    """A pozzetto of which a card is known stays as it is; only the other one is put right."""
    if not ask.yes("pozzetto-seen"):
        return False
    ask.order("stands pozzetto")
    return True


def _other_count(ask: Ask) -> str:
    """Whoever takes the second pozzetto leaves none to compare it with."""
    return ask.one("other-count", "right", "fewer", "more", "taken")


@POZZETTO.says(F19, "23", "pozzetto-miscounted")
def _miscounted(ask: Ask) -> None:
    """The other pozzetto is counted as well. How cards are added, and where surplus ones go, the text does not say."""
    count = ask.one("pozzetto-count", "right", "fewer", "more")
    if count == "right":
        other = ask.one("other-count", "fewer", "more")
    else:
        count = "right" if _seen(ask) else count
        other = _other_count(ask)
    _regularise(ask, count, other, "from-below")
    if "fewer" in (count, other):
        ask.reads("missing-pozzetto-cards")
    if "more" in (count, other):
        ask.reads("surplus-pozzetto-cards")


@POZZETTO.says(INT, "21", "pozzetto-miscounted")
def _miscounted_internazionale(ask: Ask) -> None:
    count = ask.one("pozzetto-count", "fewer", "more")
    count = "right" if _seen(ask) else count
    _regularise(ask, count, _other_count(ask), "from-above")


# ── Seen too early (F19 23, INT 21.4) ────────────────────────────────────────────────────────────────────────────────


@POZZETTO.says(F19, "23", "pozzetto-seen-early")
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


@POZZETTO.says(INT, "21", "pozzetto-seen-early")
def _seen_early_internazionale(ask: Ask) -> None:
    """If it told the partner something, the referee decides in favour of the other side."""
    if ask.yes("picked-up-since") and not ask.yes("restorable"):
        ask.order("stands play", article="Perdita del diritto")
        ask.may("warn offender", "arbitral-score side", article="Perdita del diritto")
        return
    if ask.yes("repeated"):
        ask.order("victory-points side minus-1", "match-points side minus-equivalent")
        ask.reads("worth-of-a-victory-point")
    else:
        ask.order("warn offender")
    if ask.yes("information-passed"):
        ask.may("arbitral-score opponents")


@POZZETTO.says(CLUB, "11", "pozzetto-seen-early")
def _seen_early_at_the_club(ask: Ask) -> None:
    """A rule of conduct, which the text itself keeps apart from the regulation."""
    ask.nothing()


# ── A pozzetto that the side may not take any more (F19 23, INT 21.5, EX Convenzioni 12) ─────────────────────────────


def _by_attaching(ask: Ask) -> bool:
    return ask.one("last-play", "new-meld", "attached") == "attached"


def _attached_too(ask: Ask, article: str) -> None:
    ask.order("discard last-attached offender now", "return play-before-last hand", "close-next-turn", article=article)
    ask.reads("play-before-the-discard-comes-back")


def _meld_comes_back(ask: Ask, article: str) -> None:
    ask.order(
        *("return last-meld hand", "discard one-of-last-meld offender now", "not-on-partners-new-melds"),
        article=article,
    )


def _direct(ask: Ask) -> bool:
    return ask.one("pozzetto-taken", "direct", "with-discard") == "direct"


def _with_wild(ask: Ask, article: str) -> bool:
    """A wild is no closing discard, and then it plays no part whether there is a burraco."""
    if not ask.yes("wild-discarded"):
        return False
    ask.order("return last-play hand", "stands discard", "close-next-turn", article=article)
    return True


def _last_play_is_penalised(ask: Ask, article: str) -> None:
    ask.order(*("stands discard", "penalise last-play", "discard penalised-cards offender next-turns"), article=article)


@POZZETTO.says(F19, "23", "second-pozzetto")
def _second(ask: Ask) -> None:
    """It is put together again, with the cards already played; then the player has gone out, well or badly."""
    if moment(ask) == "later":
        _both_played(ask)
        return
    ask.order("restore pozzetto")
    if _direct(ask):
        if _by_attaching(ask):
            _attached_too(ask, "36")
        else:
            ask.order("discard one-of-last-meld offender now", article="36")
            expose_after_discard(ask, "remaining-cards", by="24", article="36")
    elif not _with_wild(ask, "35"):
        if ask.yes("burraco-to-close"):
            ask.order("stands close")
        else:
            _last_play_is_penalised(ask, "34")


def _both_played(ask: Ask) -> None:
    """Once an opponent has picked up, all is valid; the others close as soon as they are out of cards."""
    ask.order("stands play")
    ask.reads("second-pozzetto-kept")
    if not ask.yes("opponents-out-of-cards"):
        return
    ask.order("stands close", "bonus opponents closing-100")
    if not ask.yes("opponents-burraco"):
        ask.order("bonus opponents arbitral-100")
    ask.reads("robbed-side-pays-nothing")


@POZZETTO.says(INT, "21", "second-pozzetto")
def _second_internazionale(ask: Ask) -> None:
    if not restorable(ask):
        return
    ask.order("restore pozzetto")
    if _direct(ask):
        if _by_attaching(ask):
            _attached_too(ask, "31/C")
        else:
            _meld_comes_back(ask, "31/C")
            ask.order("close-next-turn", article="31/C")
    elif not _with_wild(ask, "31/B"):
        if ask.yes("burraco-to-close"):
            ask.order("stands close")
        else:
            _last_play_is_penalised(ask, "31/A")


@POZZETTO.says(EXTRACT, "Convenzioni 12", "second-pozzetto")
def _second_by_agreement(ask: Ask) -> None:
    """It speaks of one who has no burraco; with a burraco he has closed, as every code says."""
    ask.order("restore pozzetto")
    if _direct(ask):
        if _by_attaching(ask):
            _attached_too(ask, "Convenzioni 14")
            ask.reads("as-the-competition-code")
        else:
            _meld_comes_back(ask, "Convenzioni 14")
    elif _with_wild(ask, "Convenzioni 13"):
        ask.reads("whole-last-addition")
    elif ask.yes("burraco-to-close"):
        ask.order("stands close", article="Fine round")
        ask.reads("closed-by-a-pozzetto-mistake")
    else:
        ask.order("return last-play hand", "stands discard")


@POZZETTO.says(INT, "21", "wrong-pozzetto")
def _wrong_of_the_two(ask: Ask) -> None:
    """One who may take a pozzetto takes the one that is due to the others."""
    if ask.yes("pozzetto-seen"):
        ask.order("stands pozzetto")
        ask.nothing()
    else:
        ask.order("restore pozzetto")
    ask.reads("wrong-of-the-two-pozzetti")


# ── Reached by a wrong meld (F19 23) ─────────────────────────────────────────────────────────────────────────────────


@POZZETTO.says(F19, "23", "pozzetto-by-wrong-meld")
def _by_wrong_meld(ask: Ask) -> None:
    """Since he went without a discard, all that he played after is the pozzetto's, his discard too, and goes back."""
    when = moment(ask)
    if when == "later":
        ask.order("stands pozzetto", "stands play", "freeze wrong-meld for-good-negative")
        ask.reads("whole-meld-negative")
        return
    ask.order("restore pozzetto")
    if when == "before-pick-up" or ask.yes("pozzetto-played"):
        ask.order("penalise wrong-meld", "discard penalised-cards offender now")
        ask.rests_on("25")
    else:
        ask.order("apply-article", article="29")
        ask.reads("pozzetto-not-yet-played")
