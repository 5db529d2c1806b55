"""The federation's code of international Burraco."""

from typing import Final

from ventaglio.games.burraco.codes.internazionale.articles import ARTICLES
from ventaglio.games.burraco.codes.internazionale.play import RULES
from ventaglio.games.burraco.codes.internazionale.rulings import RULINGS
from ventaglio.games.burraco.codes.internazionale.tournament import regulation
from ventaglio.games.burraco.codes.text import burraco_text

INTERNAZIONALE: Final = burraco_text("1", RULES, ARTICLES, RULINGS, regulation)
