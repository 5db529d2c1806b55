"""The regulation of a club."""

from typing import Final

from ventaglio.games.burraco.codes.circolo.articles import ARTICLES
from ventaglio.games.burraco.codes.circolo.play import RULES
from ventaglio.games.burraco.codes.circolo.rulings import RULINGS
from ventaglio.games.burraco.codes.circolo.tournament import regulation
from ventaglio.games.burraco.codes.text import burraco_text

CIRCOLO: Final = burraco_text("1", RULES, ARTICLES, RULINGS, regulation)
