"""Calls that concern the ruling itself, and how players behave.

Who may point something out and until when, what players settle among themselves, contested rulings, warnings that add
up, conduct."""

from typing import Final

from ventaglio.games.burraco.referee.conduct import (
    LATER,
    NORMS,
    beyond_manners,
    costs_a_point,
    rules_on_later_phases,
)
from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.regime import in_time, moment

CONDUCT: Final = Family("conduct")

LATER_PHASES: Final = {"wrong-meld": "25", "ghost-card": "26", "equal-sets": "33", "pozzetto": "23"}
"""The irregularities whose own articles say what happens once an opponent has picked up."""


# ── Who points it out, and when ──────────────────────────────────────────────────────────────────────────────────────


@CONDUCT.says("Procedura", "pointed-out")
def _pointed_out(ask: Ask) -> None:
    """Opponents at any time; the partner only after the discard, or the play ends and nothing can be put right (21)."""
    by = ask.one("noticed-by", "opponents", "partner", "offender")
    if by == "partner" and not ask.yes("partner-waited"):
        ask.order("stop offender", "no-cure", article="21")
    ask.order("apply-article", article="21")
    if by == "offender":
        ask.reads("one-may-report-oneself")


@CONDUCT.says("Perdita del diritto", "pointed-out-late")
def _late(ask: Ask) -> None:
    """An opponent's pick-up ends the right, unless the article itself rules on later phases."""
    if moment(ask) == LATER and rules_on_later_phases(ask, LATER_PHASES):
        return
    if in_time(ask):
        ask.order("apply-article")


# ── Settled without a referee ────────────────────────────────────────────────────────────────────────────────────────


@CONDUCT.says("Perdita del diritto", "settled-without-referee")
def _settled(ask: Ask) -> None:
    """A freeze that no referee imposed does not exist, so what was played on the meld is valid."""
    ask.order("void-settlement")
    if in_time(ask):
        ask.order("apply-article", article="21")
    ask.may("warn both-sides", article="Norme comportamentali")


# ── Beyond the code ──────────────────────────────────────────────────────────────────────────────────────────────────


@CONDUCT.says("Regole generali", "not-in-the-code")
def _beyond(ask: Ask) -> None:
    """An arbitral score compensates only where the code provides for it."""
    ask.nothing("Poteri dell'arbitro")


# ── Contested rulings ────────────────────────────────────────────────────────────────────────────────────────────────


@CONDUCT.says("Procedura", "ruling-contested")
def _contested(ask: Ask) -> None:
    """Any player whom the ruling does not convince has this right."""
    if ask.yes("second-referee-present"):
        ask.order("appeal second-referee")
    else:
        ask.order("stands ruling")
        ask.reads("no-second-referee")


@CONDUCT.says("Poteri dell'arbitro", "opposite-versions")
def _versions(ask: Ask) -> None:
    """Only where the two pairs say the very opposite and the referee therefore cannot decide."""
    if ask.yes("can-decide"):
        ask.order("apply-article", article="21")
    else:
        ask.order("suspend hand")
        ask.reads("after-a-suspension")


# ── Warnings ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@CONDUCT.says("Poteri dell'arbitro", "warnings-add-up")
def _warnings(ask: Ask) -> None:
    """So many cost a victory point."""
    ask.order("report-warnings")
    if costs_a_point(ask):
        ask.order("victory-points side minus-1")
        ask.rests_on("Norme comportamentali")
        ask.reads("warnings-of-the-pair")


# ── Conduct ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@CONDUCT.says(NORMS, "bad-conduct")
def _conduct(ask: Ask) -> None:
    """Every breach may be warned."""
    if not beyond_manners(ask):
        ask.may("warn offender")


@CONDUCT.says("Separé e paramani", "screens-misused")
def _screens(ask: Ask) -> None:
    """Duties without a penalty, save that asking for card counts out of turn is a breach of conduct at any table."""
    duty = ask.one("screen-duty", "placing", "pile", "declaring", "counts-out-of-turn", "counts-after-pick-up")
    if duty == "counts-out-of-turn":
        ask.may("warn offender", article=NORMS)
        return
    if duty != "counts-after-pick-up":
        ask.order("restore screens")
    ask.nothing()
