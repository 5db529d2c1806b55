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
