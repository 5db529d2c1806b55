"""Every article of the code of Burraco Internazionale, in its order, with a title of ours and its charge.

An article that touches set-up, play, count or match in any part is charged to play, whatever else it holds.
"""

from functools import partial
from typing import Final

from ventaglio.games.burraco.codes.internazionale.play import ID
from ventaglio.law.articles import Article, Charge

PLAY: Final = Charge.PLAY
REFEREE: Final = Charge.REFEREE
DIRECTOR: Final = Charge.DIRECTOR
NOTHING: Final = Charge.NOTHING

art = partial(Article, ID)

ARTICLES: Final = (
    art("Scopo", "Purpose of the code", NOTHING, "it says what a code is for"),
    art("Regole generali", "No penalty outside the code", REFEREE),
    art("Regola 1", "A clean burraco to close", PLAY),
    art("Regola 2", "Sets of aces and threes only", PLAY),
    art("Regola 3", "The pile is collected only to play", PLAY),
    art("Premessa", "Longer hands; no semi-clean burraco", PLAY),
    art("Glossario", "Definitions, the cut among them", PLAY),
    art("1", "The pack, its ranks and its points", PLAY),
    art("2", "Kinds of tournament, tables, movements", DIRECTOR),
    art("3", "The draw for seats; checking the pack", PLAY),
    art("4", "Shuffle, deal and pozzetti", PLAY),
    art("5", "Length of the rounds", DIRECTOR),
    art("6", "The upcard and the parts of a turn", PLAY),
    art("7", "Drawing from the stock", PLAY),
    art("8", "Collecting the pile", PLAY),
    art("9", "Sets, runs and their wild", PLAY),
    art("10", "Jokers and twos", PLAY),
    art("11", "Runs", PLAY),
    art("12", "Sets", PLAY),
    art("13", "The burraco and its kinds", PLAY),
    art("14", "Discarding a wild", PLAY),
    art("15", "Time-out", PLAY),
    art("16", "Closing and its bonus; the end of the stock", PLAY),
    art("17", "The count and the tables of victory points", PLAY),
    art("18", "Filling and handing in the score sheet", DIRECTOR),
    art("19", "Mistakes on the score sheet", DIRECTOR),
    art("Procedura", "Everybody may point out, and play stops", REFEREE),
    art("Perdita del diritto", "When the right to a penalty is lost", REFEREE),
    art("20", "Reporting irregularities; hints and warnings", REFEREE),
    art("21", "Looking at the pozzetto, and its irregularities", PLAY),
    art("22", "Exposed cards", REFEREE),
    art("23", "Penalised cards", REFEREE),
    art("23 bis", "Cards played too late or before a due discard", REFEREE),
    art("23 ter", "Ghost cards", REFEREE),
    art("24", "Throwing cards", REFEREE),
    art("25", "Missing and surplus cards in the pack", REFEREE),
    art("26", "Wrong openings", REFEREE),
    art("27", "Melds with surplus cards", REFEREE),
    art("28", "Playing without a pick-up", REFEREE),
    art("29", "Pick-up out of turn", REFEREE),
    art("30", "Equal sets", PLAY),
    art("31/A", "Closing without a clean burraco", REFEREE),
    art("31/B", "Closing with a wild", REFEREE),
    art("31/C", "Closing without a discard", REFEREE),
    art("32", "Cards mixed before the count", REFEREE),
    art("32 bis", "Time for a turn", PLAY),
    art("33", "Abandonment and substitutes", DIRECTOR),
    art("34", "Late arrivals; the score of a rest", DIRECTOR),
    art("35", "The jury", REFEREE),
    art("Poteri dell'arbitro", "The referee's powers", REFEREE),
    art("Norme comportamentali", "How players behave, and what a referee does about it", REFEREE),
    art("Tre o cinque giocatori", "The game of three or five", PLAY),
    art("Variante", "Three or five each for himself", PLAY),
)
