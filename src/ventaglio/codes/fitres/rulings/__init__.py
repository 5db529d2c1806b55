"""What follows from each irregularity by the code of FITRES: one module for each family, in the order of a passata.

Both sets of norms stand in one document, so a ruling is by a set and cites the document.
"""

from typing import Final

from ventaglio.codes.fitres.rulings import (
    buongioco,
    calling,
    conduct,
    declarations,
    laydown,
    play,
    preliminaries,
    scoring,
)
from ventaglio.codes.fitres.rulings.regime import MODERN, TRADITIONAL
from ventaglio.codes.text import provisions

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
