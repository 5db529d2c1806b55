"""Editions that nobody has published: what is changed in two texts, and nothing else.

This is how the next edition of a text is added: a module like this one in the text's folder, and its name on the shelf
(`law/shelf.py`) behind that of the edition before.
"""

from typing import Final

from ventaglio.core.norms import Cite, Norm
from ventaglio.games.burraco.codes.fibur_2019 import FIBUR_2019
from ventaglio.games.burraco.referee.law import Ask, Law
from ventaglio.games.tressette.codes.fitres import FITRES
from ventaglio.law.articles import Article, Charge
from ventaglio.law.referee.inquiry import Family
from ventaglio.law.text import edition_of

EDITION: Final = "2027-01"

RULINGS: Final[Family[Law]] = Family("pick-up")


@RULINGS.says("8", "two-cards-drawn")
def _two_cards(ask: Ask) -> None:
    """Whoever draws two keeps both, and is warned."""
    ask.order("warn offender")


FIBUR_2027: Final = edition_of(
    FIBUR_2019,
    EDITION,
    norms={
        "hand_size": Norm(13, Cite("fibur-2019", "4")),
        "semi_points": Norm(175, Cite("fibur-2019", "13")),
        "solo_target": Norm(3005, Cite("fibur-2019", "Tre o cinque giocatori")),
    },
    tournament={"warnings_per_point": Norm(1, Cite("fibur-2019", "Poteri dell'arbitro", "d"))},
    rulings={**RULINGS.provisions, "asked-the-time": None},
    articles=[
        Article("fibur-2019", "8", "Picking up: two cards drawn", Charge.PLAY),
        Article("fibur-2019", "42", "What the edition of 2027 adds", Charge.NOTHING, "nothing yet"),
    ],
    titles={"fibur-2019": "FIBUR, Codice di Gara 2027"},
)

FITRES_2027: Final = edition_of(
    FITRES,
    EDITION,
    norms={"last_trick_points": Norm(2, Cite("fitres", "34")), "deck_points": Norm(12, Cite("fitres", "34"))},
    sets={"moderne": {"calls_allowed": Norm(2, Cite("fitres", "170"))}},
    tournament={"provisional_minutes": Norm(25, Cite("fitres", "110"))},
)
