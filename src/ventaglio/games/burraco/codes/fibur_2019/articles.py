"""Every article of the Codice di Gara, in its order, with a title of ours and its charge.

An article that touches set-up, play, count or match in any part is charged to play, whatever else it holds.
"""

from functools import partial
from typing import Final

from ventaglio.games.burraco.codes.fibur_2019.play import ID
from ventaglio.law.articles import Article, Charge

PLAY: Final = Charge.PLAY
REFEREE: Final = Charge.REFEREE
DIRECTOR: Final = Charge.DIRECTOR
NOTHING: Final = Charge.NOTHING

art = partial(Article, ID)

ARTICLES: Final = (
    art("Scopo", "Purpose of the code", NOTHING, "it says what a code is for"),
    art(
        "Regole generali",
        "Spirit in which referees apply the code",
        NOTHING,
        "a principle, with no rule in it",
    ),
    art("Definizioni", "Definitions, shuffle and cut among them", PLAY),
    art("1", "The pack, its ranks and its points", PLAY),
    art("2", "Kinds of tournament, tables, movements, wrong seats", DIRECTOR),
    art("3", "The draw for seats; checking the pack", PLAY),
    art("4", "Shuffle, cut, deal and pozzetti", PLAY),
    art("5", "Missing and surplus cards in the pack", REFEREE),
    art("6", "Length of the rounds", DIRECTOR),
    art("7", "The upcard and the parts of a turn", PLAY),
    art("8", "Drawing from the stock; inspecting it", PLAY),
    art("9", "Collecting the pile", PLAY),
    art("10", "Jokers and twos", PLAY),
    art("11", "Runs", PLAY),
    art("12", "Sets", PLAY),
    art("13", "The burraco and its kinds", PLAY),
    art("14", "Discarding a wild", PLAY),
    art("15", "Time-out", PLAY),
    art("16", "Stall", PLAY),
    art("17", "Closing and its bonus; the end of the stock", PLAY),
    art("18", "The count and the tables of victory points", PLAY),
    art("19", "Filling and handing in the score sheet", DIRECTOR),
    art("20", "Mistakes on the score sheet", DIRECTOR),
    art("Procedura", "Who may call the referee, and when", REFEREE),
    art("Perdita del diritto", "When the right to a penalty is lost", REFEREE),
    art("21", "Reporting irregularities; what the partner may not do", REFEREE),
    art("22", "Hints", REFEREE),
    art("23", "Taking and looking at the pozzetto, and its irregularities", PLAY),
    art("24", "Exposed cards", REFEREE),
    art("25", "Penalised and surplus cards", REFEREE),
    art("26", "Ghost cards", REFEREE),
    art("27", "Cards played too late or before a due discard", REFEREE),
    art("28", "Throwing cards and passing them", REFEREE),
    art("29", "Wrong openings", REFEREE),
    art("30", "Playing without a pick-up", REFEREE),
    art("31", "Pick-up out of turn", REFEREE),
    art("32", "Playing out of turn", REFEREE),
    art("33", "Equal sets", PLAY),
    art("34", "Closing without a burraco", REFEREE),
    art("35", "Closing with a wild", REFEREE),
    art("36", "Closing without a discard", REFEREE),
    art("37", "Cards mixed before the count", REFEREE),
    art("38", "Time for a turn", PLAY),
    art("39", "Substitutes and abandonment", DIRECTOR),
    art("40", "Late arrivals; the score of a rest", DIRECTOR),
    art("41", "A tournament broken off", DIRECTOR),
    art("Poteri dell'arbitro", "The referee's powers", REFEREE),
    art("Norme comportamentali", "How players behave, and what a referee does about it", REFEREE),
    art("Tre o cinque giocatori", "The game of three or five", PLAY),
    art("Variante", "Three or five each for himself", PLAY),
    art("Separé e paramani", "Tables with screens and hand guards", PLAY),
)
