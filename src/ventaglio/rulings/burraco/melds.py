"""Melds laid wrongly: given up, wrong, wrongly added to, equal sets, sets that a code does not know."""

from typing import Final

from ventaglio.rulings.burraco.penalties import (
    GLOSSARY,
    end_turn,
    freeze_for_good,
    interrupt_and_penalise,
    negative_in_place,
    penalise,
    undo,
)
from ventaglio.rulings.burraco.regime import CLUB, EXTRACT, F19, INT, in_time, moment, restorable
from ventaglio.rulings.inquiry import Ask, Family

MELDS: Final = Family("melds")


# ── Undoing a wrong play (EX Convenzioni 15 and 16) ──────────────────────────────────────────────────────────────────


MELDS.says(EXTRACT, "Convenzioni 16", "gave-up-opening")(undo)
MELDS.says(EXTRACT, "Convenzioni 16", "wrong-opening")(undo)
MELDS.says(EXTRACT, "Convenzioni 16", "wrong-attach")(undo)


@MELDS.says(EXTRACT, "Convenzioni 16", "equal-sets")
def _undo_equal_set(ask: Ask) -> None:
    """That equal sets are a mistake comes from the competition code."""
    undo(ask)
    ask.reads("equal-sets-are-a-mistake")


@MELDS.says(EXTRACT, "Convenzioni 15", "took-cards-back")
def _took_back(ask: Ask) -> None:
    """What lies on the table lies there, the discard too; only a mistake is undone."""
    if ask.one("taken-back", "laid-cards", "discard") == "discard":
        ask.order("stands discard")
    elif ask.yes("laid-rightly"):
        ask.order("stands play")
    else:
        ask.order("restore melds", "return wrong-cards hand", article="Convenzioni 16")
        ask.reads("wrong-play-is-undone")


# ── One or two cards laid to open (F19 29) ───────────────────────────────────────────────────────────────────────────


@MELDS.says(F19, "29", "gave-up-opening")
def _gave_up(ask: Ask) -> None:
    """It does not matter whether he cannot complete it or will not."""
    if in_time(ask):
        penalise(ask, "laid-cards")
        ask.rests_on("25")


# ── Wrong openings, cards wrongly attached (F19 29, INT 26 and 27) ───────────────────────────────────────────────────


def _put_right(ask: Ask, fact: str, how: str, cards: str) -> str:
    """Whether the meld becomes valid with what the code allows, perhaps with cards left over."""
    done = ask.one(fact, "no", "fully", "with-surplus")
    if done == "no":
        interrupt_and_penalise(ask, cards)
        return done
    ask.order(f"complete wrong-meld {how}")
    if done == "fully":
        end_turn(ask)
    else:
        interrupt_and_penalise(ask, "surplus-cards")
    return done


def _opening_put_right(ask: Ask, fact: str, how: str) -> None:
    if _put_right(ask, fact, how, "laid-cards") == "no":
        ask.reads("no-meld-all-penalised")


def _found_after_discard(ask: Ask, article: str, *, opening: bool, earlier: str = "") -> bool:
    """What holds for wrong melds, by ``article``, once the discard is made; whether that is so.

    Nothing may be added any more. Of an opening that is no meld without its surplus cards, nothing can stay.
    """
    when = moment(ask)
    if when == "later":
        negative_in_place(ask, "surplus-cards", article=article, earlier=earlier)
    elif when == "before-pick-up":
        if opening and not ask.yes("rest-valid"):
            penalise(ask, "laid-cards", article)
            ask.reads("no-meld-all-penalised")
        else:
            penalise(ask, "surplus-cards", article)
    return when != "now"


def _after_discard(ask: Ask, *, opening: bool) -> bool:
    """29 lets a meld be put right, and 7 lets nothing be done after the discard: 25 is left."""
    if not _found_after_discard(ask, "25", opening=opening):
        return False
    if moment(ask) == "before-pick-up":
        ask.rests_on("7")
        ask.reads("nothing-put-right-after-the-discard")
    return True


@MELDS.says(F19, "29", "wrong-opening")
def _wrong_opening(ask: Ask) -> None:
    """A wild in it leaves less room to put it right."""
    if _after_discard(ask, opening=True):
        return
    if ask.yes("wild-in-it"):
        _opening_put_right(ask, "put-right-with-one-card", "one-card")
    else:
        _opening_put_right(ask, "put-right-replacing", "replacing-up-to-two")


@MELDS.says(INT, "26", "wrong-opening")
def _wrong_opening_internazionale(ask: Ask) -> None:
    """Only of a run does the article say that a wild in it leaves the choice to the player; after the discard, 27."""
    if _found_after_discard(ask, "27", opening=True, earlier=GLOSSARY):
        return
    if ask.yes("wild-in-it") and ask.yes("meant-as-run"):
        _opening_put_right(ask, "put-right-own-choice", "own-choice")
    else:
        _opening_put_right(ask, "put-right-with-missing", "missing-cards-or-wild")


def _attached_wrongly(ask: Ask) -> str:
    """Cards that cannot be made to fit are taken off, and the meld stays as it was."""
    return _put_right(ask, "put-right-with-missing", "missing-cards-or-wild", "wrong-cards")


@MELDS.says(F19, "29", "wrong-attach")
def _wrong_attach(ask: Ask) -> None:
    """Strictly, only wrong openings are said to end the player's activity, and surplus cards the play."""
    if not _after_discard(ask, opening=False) and _attached_wrongly(ask) == "fully":
        ask.reads("wrong-attach-ends-the-turn")


@MELDS.says(INT, "26", "wrong-attach")
def _wrong_attach_internazionale(ask: Ask) -> None:
    """23 has the card discarded at once; 26 lets it be put right."""
    if not _found_after_discard(ask, "27", opening=False, earlier=GLOSSARY):
        _attached_wrongly(ask)
        ask.rests_on("23")
        ask.reads("put-right-before-discarding")


# ── Laid over a meld, or out of order (F19 7 and 11) ─────────────────────────────────────────────────────────────────


@MELDS.says(F19, "7", "meld-over-meld")
@MELDS.says(F19, "11", "run-out-of-order")
def _good_all_the_same(ask: Ask) -> None:
    """Neither costs anything; a run is tidied at any time but in the partner's turn, where it would be a hint."""
    ask.order("stands meld")
    ask.nothing()


# ── Sets that are not allowed (INT Regola 2, 12) ─────────────────────────────────────────────────────────────────────


@MELDS.says(INT, "12", "set-not-allowed")
def _set_not_allowed(ask: Ask) -> None:
    """Only aces and threes make sets; nothing of another one can stay."""
    if restorable(ask):
        penalise(ask, "wrong-meld")
        ask.rests_on("Regola 2", "23")


# ── Equal sets (F19 33, INT 30, CLUB 5) ──────────────────────────────────────────────────────────────────────────────


def _merge(ask: Ask, earlier: str = "") -> None:
    """The sets become one; a burraco that comes about by that is void."""
    ask.order("merge")
    freeze_for_good(ask, "first-set", earlier=earlier, voids=True)


def _end_or_close(ask: Ask) -> None:
    """A close with the discard holds, whatever became of the burraco."""
    if not ask.yes("closing"):
        end_turn(ask)
        return
    ask.order("stands close")
    if ask.one("burraco", "none", "earlier", "by-this") == "by-this":
        ask.reads("close-stands-to-the-letter")


def _at_once(ask: Ask, earlier: str = "") -> None:
    _merge(ask, earlier)
    if ask.yes("wild-in-both"):
        ask.order("stop offender", "discard second-wild offender now")
    else:
        _end_or_close(ask)


@MELDS.says(F19, "33", "equal-sets")
def _equal_sets(ask: Ask) -> None:
    when = moment(ask)
    if when == "now":
        _at_once(ask)
        return
    _merge(ask)
    if ask.yes("wild-in-both"):
        ask.order("negative higher-wild" if when == "later" else "discard higher-wild offender next-turn")
    elif when == "before-pick-up":
        _end_or_close(ask)


@MELDS.says(INT, "30", "equal-sets")
def _equal_sets_internazionale(ask: Ask) -> None:
    """After the discard the sets stay apart, unless each has its wild and no opponent has picked up."""
    when = moment(ask)
    if when == "now":
        _at_once(ask, GLOSSARY)
    elif not ask.yes("wild-in-both"):
        freeze_for_good(ask, "equal-sets", earlier=GLOSSARY, voids=True)
        if when == "before-pick-up":
            _end_or_close(ask)
    elif when == "later":
        freeze_for_good(ask, "equal-sets", earlier=GLOSSARY, voids=True)
        ask.order("negative second-wild")
        ask.reads("frozen-besides-the-wild")
    else:
        _merge(ask, GLOSSARY)
        ask.order("discard higher-wild offender next-turn")
        ask.reads("frozen-besides-the-wild", "highest-card-is-the-higher-wild")


@MELDS.says(CLUB, "5", "equal-sets")
def _joined_to_the_first(ask: Ask) -> None:
    """The cards may only go to the set on the table; no penalty is named, nor what becomes of a second wild."""
    ask.order("merge")
    if ask.yes("wild-in-both"):
        ask.order("return second-wild hand")
        ask.reads("second-wild-comes-back")
