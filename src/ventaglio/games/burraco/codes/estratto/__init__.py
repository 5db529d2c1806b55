"""The federation's extract for the game at home, for two to six players."""

from typing import Final

from ventaglio.games.burraco.codes.estratto.articles import ARTICLES
from ventaglio.games.burraco.codes.estratto.play import RULES
from ventaglio.games.burraco.codes.estratto.rulings import RULINGS
from ventaglio.games.burraco.codes.text import burraco_text

ESTRATTO: Final = burraco_text("1", RULES, ARTICLES, RULINGS, whole_addition=True)
"""Its last play is a meld, or "aggiunta di una o più carte" (Convenzioni 12): where the codes have only the last."""
