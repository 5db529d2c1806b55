"""The tricks and the points: cards mixed or confused, a wrong count, and arbitral scores (Art. 35–37, 64, 80–84).

Several guilty parties (38) are not of this game, which has two sides.
"""

from typing import Final

from ventaglio.games.tressette.codes.fitres.rulings.regime import MODERN, SetFamily, annul
from ventaglio.games.tressette.referee.law import Ask
from ventaglio.law.referee.figures import spelled

SCORING: Final = SetFamily("scoring")


# ── Cards mixed, tricks confused, points miscounted (35–37, 64) ──────────────────────────────────────────────────────


def _reconstructed(ask: Ask) -> None:
    """One must try; where it fails the guilty answer, in good faith too, and if both are guilty nothing is left."""
    ask.order("reconstruct points", article="36")
    if ask.yes("reconstructed"):
        return
    if ask.one("at-fault", "one-side", "both-sides") == "one-side":
        ask.order("credit disputed-points opponents", article="36")
    else:
        annul(ask, "37")


@SCORING.both("36", "cards-mixed")
def _mixed(ask: Ask) -> None:
    """Before the result is official."""
    ask.rests_on("35")
    _reconstructed(ask)


def _official(ask: Ask) -> bool:
    """Once the score is established and written down nothing can be contested any more (35)."""
    if not ask.yes("recorded"):
        return False
    ask.order("stands result", article="35")
    ask.nothing()
    return True


@SCORING.both("64", "tricks-confused")
def _confused(ask: Ask) -> None:
    """No effect is named; the cards of the tricks are mixed up, as in the case that has one (36)."""
    if not _official(ask):
        _reconstructed(ask)
        ask.reads("confused-as-mixed")


@SCORING.both("64", "score-error")
def _miscounted(ask: Ask) -> None:
    """That an error is put right is not even said; only until when it can be (35)."""
    if not _official(ask):
        ask.order("rectify score", article="96")
        ask.rests_on("35", "95")
        ask.reads("no-effect-laid-down")


# ── Arbitral scores (80–84) ──────────────────────────────────────────────────────────────────────────────────────────


@SCORING.says(MODERN, "80", "annulled-in-duplicate")
def _arbitral(ask: Ask) -> None:
    """By guilt: nobody's, or one that is fully excusable (81); one side's (82); both sides', alike (83) or not (84).

    If not alike, the referee may shift the artificial score before it is rounded (84).
    """
    guilt = ask.one("guilt", "nobody", "one-side", "both-alike", "both-unequal")
    if guilt == "one-side":
        ask.order("arbitral-score assigned", article="82")
        return
    ask.order("arbitral-score artificial", article={"nobody": "81", "both-alike": "83", "both-unequal": "84"}[guilt])
    most = spelled(ask.law.rules.artificial_trimmed_beyond.value)
    means = {"one": "other-table", f"two-to-{most}": "all-tables", f"more-than-{most}": "trimmed"}
    tables = ask.one("other-tables", *means)
    ask.order(f"mean {means[tables]}", article="81")
    if guilt == "both-unequal":
        part, whole = ask.law.rules.unequal_guilt_shift.value
        ask.may(f"arbitral-score adjusted-{part}-{whole}", article="84")
        ask.reads("a-third-of-the-guiltier-score")
    if tables != "one" or guilt == "both-unequal":
        ask.order("round-apart", article="81")
