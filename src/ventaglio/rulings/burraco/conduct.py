"""Calls that concern the ruling itself, and conduct: what texts do alike."""

from typing import Final

from ventaglio.rulings.burraco.law import Ask

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
