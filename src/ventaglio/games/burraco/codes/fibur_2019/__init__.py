"""The Codice di Gara of the Italian federation, 2019: pairs, a referee in the room, victory points."""

from typing import Final

from ventaglio.games.burraco.codes.fibur_2019.articles import ARTICLES
from ventaglio.games.burraco.codes.fibur_2019.play import RULES
from ventaglio.games.burraco.codes.fibur_2019.rulings import RULINGS
from ventaglio.games.burraco.codes.fibur_2019.tournament import regulation
from ventaglio.games.burraco.codes.text import burraco_text

FIBUR_2019: Final = burraco_text("2019-08", RULES, ARTICLES, RULINGS, regulation)
