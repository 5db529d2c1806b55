"""The grammar of anomalies, Art. 64–79 and 95–96: how they come to light, in time or not, and what then follows.

An anomaly has effects only if noticed in time; unnoticed it is cured by itself, and noticing it too early or too late
is an anomaly of its own (65). What is noticed in time is corrected and cured, or the passata is annulled (72). For many
anomalies the code names no effect: then the principles decide (95, 96), and here they are always read the same way.
"""

from collections.abc import Callable
from typing import Final

from ventaglio.games.tressette.codes.fitres.play import MODERNE, TRADIZIONALI
from ventaglio.games.tressette.engine.rules import Pairs
from ventaglio.games.tressette.referee.law import Ask, Family, Rule

TRADITIONAL: Final = TRADIZIONALI.id
MODERN: Final = MODERNE.id


class SetFamily:
    """What the two sets of norms say about irregularities that belong together."""

    def __init__(self, name: str) -> None:
        self.of_set = {TRADITIONAL: Family(name), MODERN: Family(name)}

    def says(self, set_id: str, article: str, irregularity: str) -> Callable[[Rule], Rule]:
        """Write down what one set of norms says."""
        return self.of_set[set_id].says(article, irregularity)

    def both(self, article: str, irregularity: str) -> Callable[[Rule], Rule]:
        """Write down what both sets of norms say alike."""

        def write(rule: Rule) -> Rule:
            for family in self.of_set.values():
                family.says(article, irregularity)(rule)
            return rule

        return write


NOTICED_BY: Final = ("evidence", "self", "partner", "opponent")
"""The ways of noticing, the prevailing one first (66): if an earlier act contradicts a later one, nothing else counts
(69), and of several at once the first does (70, which refers to its own third paragraph but means that list).
"""


def noticed_by(ask: Ask) -> str:
    """How it came to light, where the effects depend on it (72)."""
    ask.rests_on("66", "69", "70", "72")
    return ask.one("noticed-by", *NOTICED_BY, "nobody")


# ── Annulling ────────────────────────────────────────────────────────────────────────────────────────────────────────


def annul(ask: Ask, article: str, *, preliminary: bool = False) -> None:
    """The passata never was, and play resumes (79); in duplicate an arbitral score replaces it (80).

    ``article`` is the one by which it is annulled. What went wrong before the passata is nobody's guilt, and gets an
    artificial score (81).
    """
    ask.rests_on(article)
    if ask.law.rules.duplicate.value and ask.yes("duplicate"):
        _not_repeated(ask, preliminary=preliminary)
        return
    ask.order("annul with-repetition", article=article)
    ask.rests_on("79")


def _not_repeated(ask: Ask, *, preliminary: bool) -> None:
    ask.order("annul without-repetition", article="80")
    if preliminary:
        ask.order("arbitral-score artificial", article="81")
    else:
        ask.order("arbitral-score by-guilt", article="80")


def opponents_annul(ask: Ask, article: str) -> bool:
    """Whether an opponent uses his right to annul: his alone, without counsel; if nobody does, the error is cured (78).

    ``article`` gives him the right. A card that he plays is a tacit waiver: said of early accusations (183), and of the
    rest by analogy.
    """
    ask.rests_on("78")
    if not ask.yes("annulled"):
        return False
    annul(ask, article)
    return True


def repeat_preliminaries(ask: Ask, article: str = "77", *, also_in_play: bool = False, original: bool = False) -> None:
    """Any player may demand it, and it must be done, whatever went wrong before the passata (77).

    Until the result is official, for then nothing can be contested any more (35). ``article`` wants the cards dealt
    again; with ``also_in_play`` it says itself that it counts even if found in play. A hand that other tables have
    played cannot be shuffled and so not dealt again; with ``original`` it can only be one that is dealt here for the
    first time (17).
    """
    stage = ask.one("stage", "before-play", "in-play", "recorded")
    if stage == "recorded":
        ask.order("stands result", article="35")
        ask.nothing()
        return
    # When a passata has begun is said in one place, and for pairs that the cards form in another.
    ask.rests_on("77", "27" if ask.law.rules.pairs.value is Pairs.FIXED else "101")
    if stage == "in-play":
        annul(ask, article if also_in_play else "77", preliminary=True)
        if not also_in_play:
            ask.reads("preliminaries-until-recorded")
    elif ask.law.rules.duplicate.value and not original and ask.yes("duplicated-hand"):
        ask.rests_on("17")
        _not_repeated(ask, preliminary=True)
    else:
        ask.order("redeal", article=article)


# ── Correcting and curing ────────────────────────────────────────────────────────────────────────────────────────────


def cured_unnoticed(ask: Ask) -> None:
    """Too late: the anomaly has no effects any more, and only an opponent may object to the late noticing (65, 71)."""
    ask.order("cure implicit", article="65")
    ask.rests_on("71")
    ask.reads("deadline-of-the-trick")


def explicit_cure(ask: Ask, *corrections: str, evidence: bool = False, replace: bool = True) -> bool:
    """What follows an anomaly for which the code has no effect of its own; whether it is corrected now.

    With ``evidence`` a later card or declaration can prove it: then nobody could have noticed it before, and it can no
    longer be corrected. With ``replace`` the opponents who follow may replace their cards (73).
    """
    when = ask.one("when", *(("same-trick", "evidence", "later") if evidence else ("same-trick", "later")))
    if when == "later":
        cured_unnoticed(ask)
        return False
    if when == "same-trick":
        return corrected(ask, *corrections, replace=replace)
    ask.rests_on("66", "69", "95", "96")
    ask.reads("no-effect-laid-down", "evidence-comes-later")
    if not ask.yes("harm-beyond-repair"):
        ask.order("cure final", article="74")
    elif not opponents_annul(ask, "96"):
        ask.order("cure implicit", article="78")
    return False


_SAID_BY: Final = {"stands card": "23", "lead rightful-leader": "26"}
"""The corrections that an article of their own asks for; the others are the correction as such (73)."""


def corrected(ask: Ask, *corrections: str, replace: bool = True) -> bool:
    """Corrected and cured (73–75), so read where no effect is laid down (95, 96); whether that is done now.

    Final by common consent (74); suspended if one opponent reserves, until harm shows or he lets it pass (75). By then
    the correction lies behind, and only the reservation is ruled on.
    """
    ask.rests_on("95", "96", "73")
    ask.reads("no-effect-laid-down")
    reserved = ask.yes("reservation")
    harm = ask.one("harm", "none-yet", "objected", "let-pass") if reserved else ""
    if harm == "objected":
        ask.order("reservation upheld", article="75")
        annul(ask, "77")
        return False
    if harm == "let-pass":
        ask.order("reservation lapsed", "cure final", article="75")
        return False
    for correction in corrections:
        ask.order(correction, article=_SAID_BY.get(correction, "73"))
    if replace:
        ask.order("replace following-opponents", article="73")
    if reserved:
        ask.order("cure suspended", "reservation open", article="75")
    else:
        ask.order("cure final", article="74")
    return True


# ── People ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def by_principles(ask: Ask) -> None:
    """No effect is laid down: the referee, or the players, find one by the principles of the code (95, 96)."""
    ask.may("by-principles", article="96")
    ask.rests_on("95")


def sanctions(ask: Ask, who: str = "offender") -> bool:
    """Sanctions on a person, for repeated misconduct only (87); whether there are any."""
    if not ask.yes("repeated"):
        return False
    ask.may(f"recall {who}", f"warn {who}", f"remove {who}", article="87")
    if ask.yes("member"):
        ask.may(f"refer {who}", article="87")
    return True
