"""Calls that concern the ruling itself, and conduct: what texts do alike."""

from collections.abc import Mapping
from typing import Final

from ventaglio.games.burraco.referee.law import Ask

LATER: Final = "later"


# ── Conduct ──────────────────────────────────────────────────────────────────────────────────────────────────────────


NORMS: Final = "Norme comportamentali"


POWERS: Final = "Poteri dell'arbitro"


def beyond_manners(ask: Ask) -> bool:
    """What is more than a breach of manners, and then written down."""
    conduct = ask.one("conduct", "manners", "unethical", "disturbs-play")
    if conduct == "unethical":
        ask.order("refer offender", article=POWERS)
    elif conduct == "disturbs-play":
        ask.order("send-away pair", article=POWERS)
    return conduct != "manners"


# ── Warnings ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def costs_a_point(ask: Ask) -> bool:
    """Whether the pair has as many warnings now as cost a victory point."""
    enough = ask.law.directed.warnings_per_point.value
    return enough is not None and ask.one("warnings", *map(str, range(1, enough + 1))) == str(enough)


# ── Pointed out late ─────────────────────────────────────────────────────────────────────────────────────────────────


def rules_on_later_phases(ask: Ask, articles: Mapping[str, str]) -> bool:
    """Whether the irregularity is one of those whose article says itself what happens later; if so, that applies."""
    found = ask.one("late-irregularity", *articles, "other")
    if found == "other":
        return False
    ask.order("apply-article", article=articles[found])
    ask.reads("later-phase-of-the-article-first")
    return True
