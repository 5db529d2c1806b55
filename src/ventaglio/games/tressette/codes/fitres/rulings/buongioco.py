"""Accusations: incomplete, wrong, forgotten, questioned by others, too early, too late (Art. 172–185)."""

from typing import Final

from ventaglio.games.tressette.codes.fitres.rulings.regime import SetFamily, noticed_by, opponents_annul
from ventaglio.games.tressette.referee.law import Ask

BUONGIOCO: Final = SetFamily("buongioco")


# ── Incomplete or wrong (175, 179, 180, 182, 185) ────────────────────────────────────────────────────────────────────


_DEFECTS: Final = (
    *("suit-not-named", "napoletana-not-named", "wrong-suit", "three-of-four", "wrong-napoletana"),
    "not-held",
)


@BUONGIOCO.both("179", "defective-accusation")
def _defective(ask: Ask) -> None:
    """In the first trick it may come to light in four ways, each with its own effects; later see too late (184).

    To accuse three where four are held is not allowed (175), and read as a wrong accusation. So is one with nothing
    behind it, which can only be taken back.
    """
    defect = ask.one("defect", *_DEFECTS)
    if defect == "three-of-four":
        ask.rests_on("175")
        ask.reads("three-of-four-is-wrong")
    elif defect == "not-held":
        ask.rests_on("174")
        ask.reads("nothing-behind-it")
    way = noticed_by(ask)
    if way == "evidence":
        _shown(ask, defect)
    elif way == "self":
        _put_right(ask, defect)
    elif way == "opponent":
        _remark_of_opponent(ask, defect)
    elif way == "partner":
        _remark_of_partner(ask, defect)
    else:
        _scores_nothing(ask)


def _scores_nothing(ask: Ask) -> None:
    """Unnoticed an anomaly is cured (65); but points are for whoever accuses correctly (174)."""
    ask.order("no-points accusation", article="174")
    ask.rests_on("65")
    ask.reads("never-put-right")


def _mended(ask: Ask, defect: str, article: str) -> None:
    ask.order("void accusation" if defect == "not-held" else "rectify accusation", article=article)


def _credited(ask: Ask, defect: str, article: str) -> None:
    """What is now as it should have been scores; what was never there does not."""
    if defect != "not-held":
        ask.order("credit accusation-points accusing-side", article=article)


def _cured(ask: Ask, defect: str, article: str) -> None:
    """An implicit cure, final and mandatory; only the opponents may replace, and only a response."""
    ask.order("cure implicit", article=article)
    _credited(ask, defect, article)
    ask.order("replace opponents", article=article)


def _shown(ask: Ask, defect: str) -> None:
    """What the first trick brings to light (185): a Napoletana cannot be corrected, all else is cured."""
    if defect == "wrong-napoletana" or (defect == "not-held" and ask.yes("napoletana")):
        ask.order("no-rectification accuser", article="185")
        ask.order("no-points accusation", article="174")
        ask.order("bar-lead possible-napoletana-suits accusers-partner", article="185")
        return
    if defect == "napoletana-not-named":
        ask.reads("napoletana-as-three-of-a-rank")
    elif defect != "suit-not-named":
        _mended(ask, defect, "185")
    _cured(ask, defect, "185")


def _put_right(ask: Ask, defect: str) -> None:
    """While the first trick lasts, unless the opponents have meanwhile won the match by accusing (182)."""
    if ask.yes("opponents-have-won"):
        ask.order("void remedy", "no-points accusation", article="182")
        return
    _mended(ask, defect, "182")
    _cured(ask, defect, "182")


def _remark_of_opponent(ask: Ask, defect: str) -> None:
    """It gives the accuser the chance that he had not taken, and cures his error (180)."""
    if ask.yes("put-right"):
        _mended(ask, defect, "180")
        ask.order("cure final", article="180")
        _credited(ask, defect, "180")
    else:
        ask.rests_on("180")
        _scores_nothing(ask)


def _remark_of_partner(ask: Ask, defect: str) -> None:
    """It helps the accuser: the opponents may annul, or the accusation stays as it was (180).

    Then nothing cures what either of the two has not accused as he should: not they themselves, nor what the first
    trick brings to light (185).
    """
    if opponents_annul(ask, "180"):
        return
    ask.reads("ban-goes-before-the-cure")
    ask.order("cure final", "no-rectification accuser", article="180")
    if defect == "not-held":
        ask.order("no-points accusation", article="174")
    elif ask.yes("put-right"):
        ask.order("lose accusation-points accusing-side", article="180")
    else:
        _scores_nothing(ask)
    ask.order("no-accusations accusing-side", article="180")


@BUONGIOCO.both("180", "accusation-questioned")
def _questioned(ask: Ask) -> None:
    """Clear and correct, and yet somebody asks for it again while the first trick lasts."""
    if ask.one("questioned-by", "opponent", "partner") == "opponent":
        ask.order("stands accusation")
    elif not opponents_annul(ask, "180"):
        ask.order("cure final", "stands accusation", "no-accusations accusing-side")
        ask.reads("ban-goes-before-the-cure")


@BUONGIOCO.both("182", "forgotten-accusation")
def _forgotten(ask: Ask) -> None:
    """Nobody must accuse (174); whoever forgot to may still do it while the first trick lasts."""
    if ask.yes("opponents-have-won"):
        ask.order("void remedy", "no-points accusation")
    else:
        ask.order("cure implicit", "credit accusation-points accusing-side", "replace opponents")


# ── Too early, too late (181, 183, 184) ──────────────────────────────────────────────────────────────────────────────


@BUONGIOCO.both("183", "early-accusation")
def _early(ask: Ask) -> None:
    """Before his turn, even if incomplete, even if he has no buongioco at all."""
    ask.rests_on("181")
    if opponents_annul(ask, "183"):
        return
    said = _announced(ask)
    if not ask.yes("contested-after-trick"):
        _unopposed(ask, said)
        return
    ask.order("cure final")
    if said == "complete":
        ask.order("lose accusation-points accusing-side")
    else:
        ask.order("no-rectification accuser")
    ask.order("no-accusations accuser", "no-accusations accusers-partner", "no-rectification accusers-partner")
    _partner_barred(ask)
    ask.order("replace opponents")


def _announced(ask: Ask) -> str:
    return ask.one("announced", "complete", "incomplete", "not-held")


def _unopposed(ask: Ask, said: str) -> None:
    """Cured without consequences; but points still need a true and complete accusation (174)."""
    ask.order("cure implicit")
    if said == "complete":
        ask.order("stands accusation", "credit accusation-points accusing-side")
    elif said == "not-held":
        ask.order("no-points accusation", article="174")
    else:
        _scores_nothing(ask)


def _partner_barred(ask: Ask) -> bool:
    """From leading the suit of the Napoletana, until the passata ends or he has nothing else (183, 184)."""
    if not ask.yes("napoletana"):
        return False
    ask.order("bar-lead napoletana-suit accusers-partner")
    return True


@BUONGIOCO.both("184", "late-accusation")
def _late(ask: Ask) -> None:
    """Made, completed or corrected after the first trick. Of the partner it says *early*, and must mean *late*."""
    ask.rests_on("181")
    if opponents_annul(ask, "184"):
        return
    if not ask.yes("contested-after-trick"):
        _unopposed(ask, _announced(ask))
        return
    ask.order("cure final", "lose accusation-points accusing-side")
    if _partner_barred(ask):
        ask.reads("late-where-it-says-early")
    ask.order("replace opponents")
