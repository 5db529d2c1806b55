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
from ventaglio.games.burraco.referee.regime import moment, restorable

CONDUCT: Final = Family("conduct")

LATER_PHASES: Final = {
    "wrong-meld": "27",
    "ghost-card": "23 ter",
    "equal-sets": "30",
    "collected-only": "8",
}
"""The irregularities whose own articles say what happens once an opponent has picked up."""


# ── Who points it out, and when ──────────────────────────────────────────────────────────────────────────────────────


@CONDUCT.says("Procedura", "pointed-out")
def _pointed_out(ask: Ask) -> None:
    """Everybody may, and must call; only a hint by the partner may be punished (20)."""
    by = ask.one("noticed-by", "opponents", "partner", "offender")
    ask.order("wait-for-ruling", "apply-article")
    if by == "partner" and ask.yes("suggests-a-play"):
        ask.may("warn partner", "arbitral-score side", article="20")


@CONDUCT.says("Perdita del diritto", "pointed-out-late")
def _late(ask: Ask) -> None:
    """It ends only where the former situation cannot be restored."""
    if moment(ask) == LATER and rules_on_later_phases(ask, LATER_PHASES):
        return
    if restorable(ask):
        ask.order("apply-article")


# ── Settled without a referee ────────────────────────────────────────────────────────────────────────────────────────


@CONDUCT.says("Procedura", "settled-without-referee")
def _settled(ask: Ask) -> None:
    """The referee must be called, and nobody plays on before he has ruled; what if they do is not said."""
    ask.order("void-settlement")
    ask.reads("settlement-is-no-ruling")
    if restorable(ask):
        ask.order("apply-article")
    ask.may("warn both-sides", article="Norme comportamentali")


# ── Beyond the code ──────────────────────────────────────────────────────────────────────────────────────────────────


@CONDUCT.says("Regole generali", "not-in-the-code")
def _beyond(ask: Ask) -> None:
    """No penalty that the code does not know; but it knows warnings and arbitral scores in any case (20)."""
    ask.nothing()
    ask.may("warn offender", "arbitral-score side", article="20")
    ask.reads("warning-and-arbitral-score-are-in-the-code")


# ── Contested rulings ────────────────────────────────────────────────────────────────────────────────────────────────


@CONDUCT.says("35", "ruling-contested")
def _contested(ask: Ask) -> None:
    if ask.yes("several-referees"):
        ask.order("appeal chief-referee")
    elif ask.yes("jury-possible"):
        ask.order("appeal jury")
    else:
        ask.order("stands ruling")


# ── Warnings ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@CONDUCT.says("20", "warnings-add-up")
def _warnings(ask: Ask) -> None:
    """So many cost a victory point and what it is worth in match points; the other side gains nothing."""
    ask.order("report-warnings", article="Poteri dell'arbitro")
    if costs_a_point(ask):
        ask.order("victory-points side minus-1", "match-points side minus-equivalent")
        ask.reads("warnings-of-the-pair", "worth-of-a-victory-point")


# ── Conduct ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@CONDUCT.says(NORMS, "bad-conduct")
def _conduct(ask: Ask) -> None:
    """Warnings or penalties, by gravity and for a repeated breach; but only those that the code knows."""
    if not beyond_manners(ask):
        ask.may("warn offender")
        ask.may("arbitral-score side", article="20")
        ask.rests_on("Regole generali")
        ask.reads("warning-and-arbitral-score-are-in-the-code")
