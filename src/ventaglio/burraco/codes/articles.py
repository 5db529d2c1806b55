"""Every article of every code, in the order of its document, with a title of ours and its charge.

An article that touches set-up, play, count or match in any part is charged to play, whatever else it holds.
"""

from functools import partial
from typing import Final

from ventaglio.burraco.codes import circolo, estratto, fibur_2019, internazionale
from ventaglio.core.articles import Article, Charge
from ventaglio.core.refusal import BadInput

PLAY: Final = Charge.PLAY
REFEREE: Final = Charge.REFEREE
DIRECTOR: Final = Charge.DIRECTOR
CONDUCT: Final = Charge.CONDUCT
NOTHING: Final = Charge.NOTHING

MARKING: Final = "cards are turned crosswise so that people see what a burraco is; the screen names its class"
MANNERS: Final = "a matter of attitude, which only the people at the table can see"
NO_TALK: Final = "talk and gestures happen among people; software neither hears nor carries them"
SHOWN: Final = "the number of cards in each hand is always shown"

_fibur = partial(Article, fibur_2019.ID)
_FIBUR_2019: Final = (
    _fibur("Scopo", "Purpose of the code", NOTHING, "it says what a code is for"),
    _fibur(
        "Regole generali",
        "Spirit in which referees apply the code",
        NOTHING,
        "a principle, with no rule in it",
    ),
    _fibur("Definizioni", "Definitions, shuffle and cut among them", PLAY),
    _fibur("1", "The pack, its ranks and its points", PLAY),
    _fibur("2", "Kinds of tournament, tables, movements, wrong seats", DIRECTOR),
    _fibur("3", "The draw for seats; checking the pack", PLAY),
    _fibur("4", "Shuffle, cut, deal and pozzetti", PLAY),
    _fibur("5", "Missing and surplus cards in the pack", REFEREE),
    _fibur("6", "Length of the rounds", DIRECTOR),
    _fibur("7", "The upcard and the parts of a turn", PLAY),
    _fibur("8", "Drawing from the stock; inspecting it", PLAY),
    _fibur("9", "Collecting the pile", PLAY),
    _fibur("10", "Jokers and twos", PLAY),
    _fibur("11", "Runs", PLAY),
    _fibur("12", "Sets", PLAY),
    _fibur("13", "The burraco and its kinds", PLAY),
    _fibur("14", "Discarding a wild", PLAY),
    _fibur("15", "Time-out", PLAY),
    _fibur("16", "Stall", PLAY),
    _fibur("17", "Closing and its bonus; the end of the stock", PLAY),
    _fibur("18", "The count and the tables of victory points", PLAY),
    _fibur("19", "Filling and handing in the score sheet", DIRECTOR),
    _fibur("20", "Mistakes on the score sheet", DIRECTOR),
    _fibur("Procedura", "Who may call the referee, and when", REFEREE),
    _fibur("Perdita del diritto", "When the right to a penalty is lost", REFEREE),
    _fibur("21", "Reporting irregularities; what the partner may not do", REFEREE),
    _fibur("22", "Hints", REFEREE),
    _fibur("23", "Taking and looking at the pozzetto, and its irregularities", PLAY),
    _fibur("24", "Exposed cards", REFEREE),
    _fibur("25", "Penalised and surplus cards", REFEREE),
    _fibur("26", "Ghost cards", REFEREE),
    _fibur("27", "Cards played too late or before a due discard", REFEREE),
    _fibur("28", "Throwing cards and passing them", REFEREE),
    _fibur("29", "Wrong openings", REFEREE),
    _fibur("30", "Playing without a pick-up", REFEREE),
    _fibur("31", "Pick-up out of turn", REFEREE),
    _fibur("32", "Playing out of turn", REFEREE),
    _fibur("33", "Equal sets", PLAY),
    _fibur("34", "Closing without a burraco", REFEREE),
    _fibur("35", "Closing with a wild", REFEREE),
    _fibur("36", "Closing without a discard", REFEREE),
    _fibur("37", "Cards mixed before the count", REFEREE),
    _fibur("38", "Time for a turn", PLAY),
    _fibur("39", "Substitutes and abandonment", DIRECTOR),
    _fibur("40", "Late arrivals; the score of a rest", DIRECTOR),
    _fibur("41", "A tournament broken off", DIRECTOR),
    _fibur("Poteri dell'arbitro", "The referee's powers", REFEREE),
    _fibur("Norme comportamentali", "How players behave, and what a referee does about it", REFEREE),
    _fibur("Tre o cinque giocatori", "The game of three or five", PLAY),
    _fibur("Variante", "Three or five each for himself", PLAY),
    _fibur("Separé e paramani", "Tables with screens and hand guards", PLAY),
)

_estratto = partial(Article, estratto.ID)
_ESTRATTO: Final = (
    _estratto("Introduzione", "The pack and the number of players", PLAY),
    _estratto("Preparativi", "Cut, pozzetti, deal and upcard", PLAY),
    _estratto("Fase di gioco", "The turn and the melds", PLAY),
    _estratto("Regole generali", "Sets of wilds; moving a wild", PLAY),
    _estratto("Scopo del gioco", "Object of the game, and two ways to it", PLAY),
    _estratto("Fine round", "Pozzetto, burraco, closing; the end of the hand", PLAY),
    _estratto("Punteggio", "The count", PLAY),
    _estratto("Punteggio finale", "Totals a match may be played to", PLAY),
    _estratto("Fine partita", "The end of the match", PLAY),
    _estratto("Gioco in 2", "Two players", PLAY),
    _estratto("Gioco in 3", "Three players", PLAY),
    _estratto("Gioco in 4", "Four players", PLAY),
    _estratto("Gioco in 5", "Five players", PLAY),
    _estratto("Gioco in 6", "Six players; three or five each for himself", PLAY),
    _estratto("Convenzioni 1", "The longest run, and the ace", PLAY),
    _estratto("Convenzioni 2", "The largest set", PLAY),
    _estratto("Convenzioni 3", "Marking a clean burraco", CONDUCT, MARKING),
    _estratto("Convenzioni 4", "Marking a semi-clean burraco", CONDUCT, MARKING),
    _estratto("Convenzioni 5", "Marking a dirty burraco", CONDUCT, MARKING),
    _estratto("Convenzioni 6", "Who shuffles", PLAY),
    _estratto("Convenzioni 7", "A stock card lifted is taken", PLAY),
    _estratto("Convenzioni 8", "A pile card lifted is the pile collected", PLAY),
    _estratto("Convenzioni 9", "A pile of one card", PLAY),
    _estratto("Convenzioni 10", "Throwing cards to the partner", REFEREE),
    _estratto("Convenzioni 11", "Playing without a pick-up", REFEREE),
    _estratto("Convenzioni 12", "Closing without a burraco", REFEREE),
    _estratto("Convenzioni 13", "Closing with a wild", REFEREE),
    _estratto("Convenzioni 14", "Closing without a discard", REFEREE),
    _estratto("Convenzioni 15", "A card laid is played", PLAY),
    _estratto("Convenzioni 16", "Undoing a wrong play", REFEREE),
    _estratto("Deve a", "Attention to the game", CONDUCT, MANNERS),
    _estratto("Deve b", "No talk or comment", CONDUCT, NO_TALK),
    _estratto("Deve c", "No advice to the partner", CONDUCT, NO_TALK),
    _estratto("Deve d", "No praise or blame of the partner's play", CONDUCT, NO_TALK),
    _estratto("Deve e", "No calling the partner's attention", CONDUCT, NO_TALK),
    _estratto("Deve f", "Cards held fanned and in view", CONDUCT, SHOWN),
    _estratto("Deve g", "No sorting in the partner's turn", CONDUCT, "how a hand is sorted is shown to nobody else"),
    _estratto("Deve h", "No slow squeezing of the card drawn", CONDUCT, "a card drawn is seen at once"),
    _estratto("Deve i", "Bearing defeat, and the others' luck", CONDUCT, MANNERS),
    _estratto("Deve j", "No doubts on the opponents' ethics", CONDUCT, NO_TALK),
    _estratto("Può a", "Asking how many cards the others hold", CONDUCT, SHOWN),
    _estratto("Può b", "Asking for a recount", CONDUCT, "the count is computed, and shown item by item"),
    _estratto("Può c", "Abandoning the match", PLAY),
)

_internazionale = partial(Article, internazionale.ID)
_INTERNAZIONALE: Final = (
    _internazionale("Scopo", "Purpose of the code", NOTHING, "it says what a code is for"),
    _internazionale("Regole generali", "No penalty outside the code", REFEREE),
    _internazionale("Regola 1", "A clean burraco to close", PLAY),
    _internazionale("Regola 2", "Sets of aces and threes only", PLAY),
    _internazionale("Regola 3", "The pile is collected only to play", PLAY),
    _internazionale("Premessa", "Longer hands; no semi-clean burraco", PLAY),
    _internazionale("Glossario", "Definitions, the cut among them", PLAY),
    _internazionale("1", "The pack, its ranks and its points", PLAY),
    _internazionale("2", "Kinds of tournament, tables, movements", DIRECTOR),
    _internazionale("3", "The draw for seats; checking the pack", PLAY),
    _internazionale("4", "Shuffle, deal and pozzetti", PLAY),
    _internazionale("5", "Length of the rounds", DIRECTOR),
    _internazionale("6", "The upcard and the parts of a turn", PLAY),
    _internazionale("7", "Drawing from the stock", PLAY),
    _internazionale("8", "Collecting the pile", PLAY),
    _internazionale("9", "Sets, runs and their wild", PLAY),
    _internazionale("10", "Jokers and twos", PLAY),
    _internazionale("11", "Runs", PLAY),
    _internazionale("12", "Sets", PLAY),
    _internazionale("13", "The burraco and its kinds", PLAY),
    _internazionale("14", "Discarding a wild", PLAY),
    _internazionale("15", "Time-out", PLAY),
    _internazionale("16", "Closing and its bonus; the end of the stock", PLAY),
    _internazionale("17", "The count and the tables of victory points", PLAY),
    _internazionale("18", "Filling and handing in the score sheet", DIRECTOR),
    _internazionale("19", "Mistakes on the score sheet", DIRECTOR),
    _internazionale("Procedura", "Everybody may point out, and play stops", REFEREE),
    _internazionale("Perdita del diritto", "When the right to a penalty is lost", REFEREE),
    _internazionale("20", "Reporting irregularities; hints and warnings", REFEREE),
    _internazionale("21", "Looking at the pozzetto, and its irregularities", PLAY),
    _internazionale("22", "Exposed cards", REFEREE),
    _internazionale("23", "Penalised cards", REFEREE),
    _internazionale("23 bis", "Cards played too late or before a due discard", REFEREE),
    _internazionale("23 ter", "Ghost cards", REFEREE),
    _internazionale("24", "Throwing cards", REFEREE),
    _internazionale("25", "Missing and surplus cards in the pack", REFEREE),
    _internazionale("26", "Wrong openings", REFEREE),
    _internazionale("27", "Melds with surplus cards", REFEREE),
    _internazionale("28", "Playing without a pick-up", REFEREE),
    _internazionale("29", "Pick-up out of turn", REFEREE),
    _internazionale("30", "Equal sets", PLAY),
    _internazionale("31/A", "Closing without a clean burraco", REFEREE),
    _internazionale("31/B", "Closing with a wild", REFEREE),
    _internazionale("31/C", "Closing without a discard", REFEREE),
    _internazionale("32", "Cards mixed before the count", REFEREE),
    _internazionale("32 bis", "Time for a turn", PLAY),
    _internazionale("33", "Abandonment and substitutes", DIRECTOR),
    _internazionale("34", "Late arrivals; the score of a rest", DIRECTOR),
    _internazionale("35", "The jury", REFEREE),
    _internazionale("Poteri dell'arbitro", "The referee's powers", REFEREE),
    _internazionale("Norme comportamentali", "How players behave, and what a referee does about it", REFEREE),
    _internazionale("Tre o cinque giocatori", "The game of three or five", PLAY),
    _internazionale("Variante", "Three or five each for himself", PLAY),
)

_circolo = partial(Article, circolo.ID)
_CIRCOLO: Final = (
    _circolo("1", "The pack and its points", PLAY),
    _circolo("2", "The draw for seats; who deals", PLAY),
    _circolo("3", "Shuffle, cut, deal and pozzetti", PLAY),
    _circolo("4", "The turn, runs and sets", PLAY),
    _circolo("5", "Wilds, equal melds, the pile of one card, stall, the first lap", PLAY),
    _circolo("6", "Pozzetto, burraco and closing", PLAY),
    _circolo("7", "The count and the end of the match", PLAY),
    _circolo("8", "Closing and count summed up", PLAY),
    _circolo("9", "Rounds, match points and victory points", DIRECTOR),
    _circolo("10", "Time-out", PLAY),
    _circolo("11", "How players behave", CONDUCT, f"{MANNERS}; the text itself keeps it apart from the regulation"),
)

_INVENTORIES: Final = {articles[0].code: articles for articles in (_FIBUR_2019, _ESTRATTO, _INTERNAZIONALE, _CIRCOLO)}


def inventory(code_id: str) -> tuple[Article, ...]:
    """Every article of a code, in the order of its document."""
    try:
        return _INVENTORIES[code_id]
    except KeyError:
        raise BadInput(f"no code {code_id!r} for Burraco; the codes are: {', '.join(_INVENTORIES)}") from None
