"""Calls that concern the ruling itself, and how players behave.

Who may point something out and until when, what players settle among themselves, contested rulings, warnings that add
up, conduct.
"""

from typing import Final

from ventaglio.rulings.burraco.regime import CLUB, EXTRACT, F19, INT, in_time, moment, restorable
from ventaglio.rulings.inquiry import Ask, Family

CONDUCT: Final = Family("conduct")

LATER: Final = "later"


# ── Who points it out, and when (F19 Procedura, Perdita del diritto and 21; INT Procedura, Perdita del diritto) ──────


@CONDUCT.says(F19, "Procedura", "pointed-out")
def _pointed_out(ask: Ask) -> None:
    """Opponents at any time; the partner only after the discard, or the play ends and nothing can be put right (21)."""
    by = ask.one("noticed-by", "opponents", "partner", "offender")
    if by == "partner" and not ask.yes("partner-waited"):
        ask.order("stop offender", "no-cure", article="21")
    ask.order("apply-article", article="21")
    if by == "offender":
        ask.reads("one-may-report-oneself")


@CONDUCT.says(INT, "Procedura", "pointed-out")
def _pointed_out_internazionale(ask: Ask) -> None:
    """Everybody may, and must call; only a hint by the partner may be punished (20)."""
    by = ask.one("noticed-by", "opponents", "partner", "offender")
    ask.order("wait-for-ruling", "apply-article")
    if by == "partner" and ask.yes("suggests-a-play"):
        ask.may("warn partner", "arbitral-score side", article="20")


@CONDUCT.says(F19, "Perdita del diritto", "pointed-out-late")
def _late(ask: Ask) -> None:
    """An opponent's pick-up ends the right, unless the article itself rules on later phases."""
    if moment(ask) == LATER and ask.yes("article-rules-later"):
        ask.order("apply-article")
        ask.reads("later-phase-of-the-article-first")
    elif in_time(ask):
        ask.order("apply-article")


@CONDUCT.says(INT, "Perdita del diritto", "pointed-out-late")
def _late_internazionale(ask: Ask) -> None:
    """It ends only where the former situation cannot be restored."""
    if moment(ask) == LATER and ask.yes("article-rules-later"):
        ask.order("apply-article")
        ask.reads("later-phase-of-the-article-first")
    elif restorable(ask):
        ask.order("apply-article")


# ── Settled without a referee (F19 Perdita del diritto, INT Procedura, CLUB 11) ──────────────────────────────────────


@CONDUCT.says(F19, "Perdita del diritto", "settled-without-referee")
def _settled(ask: Ask) -> None:
    """A freeze that no referee imposed does not exist, so what was played on the meld is valid."""
    ask.order("void-settlement")
    if in_time(ask):
        ask.order("apply-article", article="21")
    ask.may("warn both-sides", article="Norme comportamentali")


@CONDUCT.says(INT, "Procedura", "settled-without-referee")
def _settled_internazionale(ask: Ask) -> None:
    """The referee must be called, and nobody plays on before he has ruled; what if they do is not said."""
    ask.order("void-settlement")
    ask.reads("settlement-is-no-ruling")
    if restorable(ask):
        ask.order("apply-article")
    ask.may("warn both-sides", article="Norme comportamentali")


@CONDUCT.says(CLUB, "11", "settled-without-referee")
def _ethics(ask: Ask) -> None:
    """The article itself says that it is no part of the regulation."""
    ask.nothing()


# ── Beyond the code (F19 Regole generali, INT Regole generali) ───────────────────────────────────────────────────────


@CONDUCT.says(F19, "Regole generali", "not-in-the-code")
def _beyond(ask: Ask) -> None:
    """An arbitral score compensates only where the code provides for it."""
    ask.nothing("Poteri dell'arbitro")


@CONDUCT.says(INT, "Regole generali", "not-in-the-code")
def _beyond_internazionale(ask: Ask) -> None:
    """No penalty that the code does not know; but it knows warnings and arbitral scores in any case (20)."""
    ask.nothing()
    ask.may("warn offender", "arbitral-score side", article="20")
    ask.reads("warning-and-arbitral-score-are-in-the-code")


# ── Contested rulings (F19 Procedura and Poteri dell'arbitro, INT 35) ────────────────────────────────────────────────


@CONDUCT.says(F19, "Procedura", "ruling-contested")
def _contested(ask: Ask) -> None:
    """Any player whom the ruling does not convince has this right."""
    if ask.yes("second-referee-present"):
        ask.order("appeal second-referee")
    else:
        ask.order("stands ruling")
        ask.reads("no-second-referee")


@CONDUCT.says(INT, "35", "ruling-contested")
def _contested_internazionale(ask: Ask) -> None:
    if ask.yes("several-referees"):
        ask.order("appeal chief-referee")
    elif ask.yes("jury-possible"):
        ask.order("appeal jury")
    else:
        ask.order("stands ruling")


@CONDUCT.says(F19, "Poteri dell'arbitro", "opposite-versions")
def _versions(ask: Ask) -> None:
    """Only where the two pairs say the very opposite and the referee therefore cannot decide."""
    if ask.yes("can-decide"):
        ask.order("apply-article", article="21")
    else:
        ask.order("suspend hand")
        ask.reads("after-a-suspension")


# ── Warnings (F19 Poteri dell'arbitro and Norme comportamentali, INT 20) ─────────────────────────────────────────────


@CONDUCT.says(F19, "Poteri dell'arbitro", "warnings-add-up")
def _warnings(ask: Ask) -> None:
    """Three cost a victory point."""
    ask.order("report-warnings")
    if ask.one("warnings", "1", "2", "3") == "3":
        ask.order("victory-points side minus-1")
        ask.rests_on("Norme comportamentali")
        ask.reads("warnings-of-the-pair")


@CONDUCT.says(INT, "20", "warnings-add-up")
def _warnings_internazionale(ask: Ask) -> None:
    """Two cost a victory point and what it is worth in match points; the other side gains nothing."""
    ask.order("report-warnings", article="Poteri dell'arbitro")
    if ask.one("warnings", "1", "2") == "2":
        ask.order("victory-points side minus-1", "match-points side minus-equivalent")
        ask.reads("warnings-of-the-pair", "worth-of-a-victory-point")


# ── Conduct (F19 and INT Norme comportamentali and Poteri dell'arbitro, CLUB 11, EX Deve) ────────────────────────────

NORMS: Final = "Norme comportamentali"
POWERS: Final = "Poteri dell'arbitro"


def _beyond_manners(ask: Ask) -> bool:
    """What is more than a breach of manners, and then written down."""
    conduct = ask.one("conduct", "manners", "unethical", "disturbs-play")
    if conduct == "unethical":
        ask.order("refer offender", article=POWERS)
    elif conduct == "disturbs-play":
        ask.order("send-away pair", article=POWERS)
    return conduct != "manners"


@CONDUCT.says(F19, NORMS, "bad-conduct")
def _conduct(ask: Ask) -> None:
    """Every breach may be warned."""
    if not _beyond_manners(ask):
        ask.may("warn offender")


@CONDUCT.says(INT, NORMS, "bad-conduct")
def _conduct_internazionale(ask: Ask) -> None:
    """Warnings or penalties, by gravity and for a repeated breach; but only those that the code knows."""
    if not _beyond_manners(ask):
        ask.may("warn offender")
        ask.may("arbitral-score side", article="20")
        ask.rests_on("Regole generali")
        ask.reads("warning-and-arbitral-score-are-in-the-code")


CONDUCT.says(CLUB, "11", "bad-conduct")(_ethics)


@CONDUCT.says(EXTRACT, "Deve a", "bad-conduct")
def _conduct_among_friends(ask: Ask) -> None:
    """Ten duties, and no penalty for any of them."""
    ask.nothing()
    ask.rests_on(*(f"Deve {letter}" for letter in "bcdefghij"))


@CONDUCT.says(F19, "Separé e paramani", "screens-misused")
def _screens(ask: Ask) -> None:
    """Duties without a penalty, save that asking for card counts out of turn is a breach of conduct at any table."""
    duty = ask.one("screen-duty", "placing", "pile", "declaring", "counts-out-of-turn", "counts-after-pick-up")
    if duty == "counts-out-of-turn":
        ask.may("warn offender", article=NORMS)
        return
    if duty != "counts-after-pick-up":
        ask.order("restore screens")
    ask.nothing()
