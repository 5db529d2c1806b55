"""The federation's code of international Burraco."""

from typing import Final

from ventaglio.codes.burraco_text import burraco_text
from ventaglio.codes.internazionale.articles import ARTICLES
from ventaglio.codes.internazionale.play import RULES
from ventaglio.codes.internazionale.rulings import RULINGS
from ventaglio.codes.internazionale.tournament import regulation

INTERNAZIONALE: Final = burraco_text("1", RULES, ARTICLES, RULINGS, regulation)
