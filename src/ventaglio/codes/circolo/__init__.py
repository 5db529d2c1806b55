"""The regulation of a club."""

from typing import Final

from ventaglio.codes.burraco_text import burraco_text
from ventaglio.codes.circolo.articles import ARTICLES
from ventaglio.codes.circolo.play import RULES
from ventaglio.codes.circolo.rulings import RULINGS
from ventaglio.codes.circolo.tournament import regulation

CIRCOLO: Final = burraco_text("1", RULES, ARTICLES, RULINGS, regulation)
