"""What follows from each irregularity by the code of FITRES: one module for each family, in the order of a passata.

Both sets of norms stand in one document, so a ruling is by a set and cites the document.
"""

from collections.abc import Mapping
from typing import Final

from ventaglio.games.tressette.codes.fitres.play import MODERNE
from ventaglio.games.tressette.codes.fitres.rulings import (
    buongioco,
    calling,
    conduct,
    declarations,
    laydown,
    play,
    preliminaries,
    scoring,
)
from ventaglio.games.tressette.codes.fitres.rulings.regime import MODERN, TRADITIONAL
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.referee.law import Law
from ventaglio.law.referee.inquiry import Provision
from ventaglio.law.text import provisions

_FAMILIES: Final = (
    preliminaries.PRELIMINARIES,
    buongioco.BUONGIOCO,
    declarations.DECLARATIONS,
    play.PLAY,
    laydown.LAYDOWN,
    calling.CALLING,
    scoring.SCORING,
    conduct.CONDUCT,
)

RULINGS: Final = {one: provisions(*(family.of_set[one] for family in _FAMILIES)) for one in (TRADITIONAL, MODERN)}
"""The rulings of each set of norms."""

BROUGHT_BY: Final = {
    "faulty-deal": "exposure",
    "premature-call": "false_call",
    "self-call-left-out": "self_call_after_false_call",
}
"""The rulings that a modern article brings along when a table adopts it (153), and the norm that tells."""


def brought(rules: Rules) -> Mapping[str, Provision[Law]]:
    """What the modern articles that a table has adopted say in place of its own set's rulings, or beside them."""
    named = (one for one, norm in BROUGHT_BY.items() if getattr(rules, norm).value == getattr(MODERNE, norm).value)
    return {one: RULINGS[MODERN][one] for one in named}
