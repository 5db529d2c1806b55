"""Every article of the extract, in its order, with a title of ours and its charge.

An article that touches set-up, play, count or match in any part is charged to play, whatever else it holds.
"""

from functools import partial
from typing import Final

from ventaglio.games.burraco.codes.estratto.play import ID
from ventaglio.law.articles import Article, Charge

PLAY: Final = Charge.PLAY
REFEREE: Final = Charge.REFEREE
CONDUCT: Final = Charge.CONDUCT

MARKING: Final = "cards are turned crosswise so that people see what a burraco is; the screen names its class"
MANNERS: Final = "a matter of attitude, which only the people at the table can see"
NO_TALK: Final = "talk and gestures happen among people; software neither hears nor carries them"
SHOWN: Final = "the number of cards in each hand is always shown"

art = partial(Article, ID)

ARTICLES: Final = (
    art("Introduzione", "The pack and the number of players", PLAY),
    art("Preparativi", "Cut, pozzetti, deal and upcard", PLAY),
    art("Fase di gioco", "The turn and the melds", PLAY),
    art("Regole generali", "Sets of wilds; moving a wild", PLAY),
    art("Scopo del gioco", "Object of the game, and two ways to it", PLAY),
    art("Fine round", "Pozzetto, burraco, closing; the end of the hand", PLAY),
    art("Punteggio", "The count", PLAY),
    art("Punteggio finale", "Totals a match may be played to", PLAY),
    art("Fine partita", "The end of the match", PLAY),
    art("Gioco in 2", "Two players", PLAY),
    art("Gioco in 3", "Three players", PLAY),
    art("Gioco in 4", "Four players", PLAY),
    art("Gioco in 5", "Five players", PLAY),
    art("Gioco in 6", "Six players; three or five each for himself", PLAY),
    art("Convenzioni 1", "The longest run, and the ace", PLAY),
    art("Convenzioni 2", "The largest set", PLAY),
    art("Convenzioni 3", "Marking a clean burraco", CONDUCT, MARKING),
    art("Convenzioni 4", "Marking a semi-clean burraco", CONDUCT, MARKING),
    art("Convenzioni 5", "Marking a dirty burraco", CONDUCT, MARKING),
    art("Convenzioni 6", "Who shuffles", PLAY),
    art("Convenzioni 7", "A stock card lifted is taken", PLAY),
    art("Convenzioni 8", "A pile card lifted is the pile collected", PLAY),
    art("Convenzioni 9", "A pile of one card", PLAY),
    art("Convenzioni 10", "Throwing cards to the partner", REFEREE),
    art("Convenzioni 11", "Playing without a pick-up", REFEREE),
    art("Convenzioni 12", "Closing without a burraco", REFEREE),
    art("Convenzioni 13", "Closing with a wild", REFEREE),
    art("Convenzioni 14", "Closing without a discard", REFEREE),
    art("Convenzioni 15", "A card laid is played", PLAY),
    art("Convenzioni 16", "Undoing a wrong play", REFEREE),
    art("Deve a", "Attention to the game", CONDUCT, MANNERS),
    art("Deve b", "No talk or comment", CONDUCT, NO_TALK),
    art("Deve c", "No advice to the partner", CONDUCT, NO_TALK),
    art("Deve d", "No praise or blame of the partner's play", CONDUCT, NO_TALK),
    art("Deve e", "No calling the partner's attention", CONDUCT, NO_TALK),
    art("Deve f", "Cards held fanned and in view", CONDUCT, SHOWN),
    art("Deve g", "No sorting in the partner's turn", CONDUCT, "how a hand is sorted is shown to nobody else"),
    art("Deve h", "No slow squeezing of the card drawn", CONDUCT, "a card drawn is seen at once"),
    art("Deve i", "Bearing defeat, and the others' luck", CONDUCT, MANNERS),
    art("Deve j", "No doubts on the opponents' ethics", CONDUCT, NO_TALK),
    art("Può a", "Asking how many cards the others hold", CONDUCT, SHOWN),
    art("Può b", "Asking for a recount", CONDUCT, "the count is computed, and shown item by item"),
    art("Può c", "Abandoning the match", PLAY),
)
