"""Every article of the club's regulation, in its order, with a title of ours and its charge.

An article that touches set-up, play, count or match in any part is charged to play, whatever else it holds.
"""

from functools import partial
from typing import Final

from ventaglio.games.burraco.codes.circolo.play import ID
from ventaglio.law.articles import Article, Charge

PLAY: Final = Charge.PLAY
DIRECTOR: Final = Charge.DIRECTOR
CONDUCT: Final = Charge.CONDUCT

MANNERS: Final = "a matter of attitude, which only the people at the table can see"

art = partial(Article, ID)

ARTICLES: Final = (
    art("1", "The pack and its points", PLAY),
    art("2", "The draw for seats; who deals", PLAY),
    art("3", "Shuffle, cut, deal and pozzetti", PLAY),
    art("4", "The turn, runs and sets", PLAY),
    art("5", "Wilds, equal melds, the pile of one card, stall, the first lap", PLAY),
    art("6", "Pozzetto, burraco and closing", PLAY),
    art("7", "The count and the end of the match", PLAY),
    art("8", "Closing and count summed up", PLAY),
    art("9", "Rounds, match points and victory points", DIRECTOR),
    art("10", "Time-out", PLAY),
    art("11", "How players behave", CONDUCT, f"{MANNERS}; the text itself keeps it apart from the regulation"),
)
