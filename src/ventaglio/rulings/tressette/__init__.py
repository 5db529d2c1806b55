"""The irregularities of Tressette: one module for each family of articles, in the order of a passata.

Both sets of norms stand in one document, so a ruling is by a set and cites the document.
"""

from typing import Final

from ventaglio.rulings.inquiry import Catalogue
from ventaglio.rulings.tressette import (
    buongioco,
    calling,
    conduct,
    declarations,
    laydown,
    play,
    preliminaries,
    scoring,
)
from ventaglio.rulings.tressette.orders import ORDERS
from ventaglio.tressette.codes import CODE

TRESSETTE: Final = Catalogue(
    ORDERS,
    [
        *(preliminaries.PRELIMINARIES, buongioco.BUONGIOCO, declarations.DECLARATIONS, play.PLAY),
        *(laydown.LAYDOWN, calling.CALLING, scoring.SCORING, conduct.CONDUCT),
    ],
    document=CODE,
)
