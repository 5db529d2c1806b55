"""The Codice di Gara of the Italian federation, 2019: pairs, a referee in the room, victory points."""

from typing import Final

from ventaglio.codes.burraco_text import burraco_text
from ventaglio.codes.fibur_2019.articles import ARTICLES
from ventaglio.codes.fibur_2019.play import RULES
from ventaglio.codes.fibur_2019.rulings import RULINGS
from ventaglio.codes.fibur_2019.tournament import regulation

FIBUR_2019: Final = burraco_text("2019-08", RULES, ARTICLES, RULINGS, regulation)
