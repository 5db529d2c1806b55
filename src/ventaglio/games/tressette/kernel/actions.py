"""The acts of a player as numbers: one space for all norms, and the way from and to the acts of the readable engine.

| numbers | act |
|---|---|
| 0–39 | play a card in silence |
| 40 f + card | lead a card with formula number f, 1–45 |
| DECLARE + 0–3 | questo piombo, liscio qui, feci un piombo, faglio |
| DECLARE + 4–7, 8–11 | faglio al compagno, liscio al compagno, of each suit |
| ACCUSE + 5 rank + 0–4 | three of a rank (3, 2, A) without the suit, or at 4 all four |
| ACCUSE + 15–18 | the Napoletana of each suit |
| CLAIM, SHOW | lay all cards down; show the pairing card |

Which suit *questo piombo* and *liscio qui* are about follows from the trick just taken, which card is shown from the
hand, so neither is in the number.
"""

from typing import Final

from ventaglio.core.cards import PALI
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.actions import Accuse, Action, Claim, Declare, Play, Show
from ventaglio.games.tressette.engine.deal import pairing_card
from ventaglio.games.tressette.engine.declarations import OF_THE_TRICK
from ventaglio.games.tressette.engine.state import State
from ventaglio.games.tressette.engine.trick import (  # noqa: F401
    TRESSETTE,
)
from ventaglio.games.tressette.kernel.figures import (
    CARDS,
    FORMULAS,
    WORDS,
    card_of,
    formula_number,
    number_of,
)

DECLARE: Final = CARDS * (len(FORMULAS) + 1)
OF_PARTNER: Final = DECLARE + 4
ACCUSE: Final = DECLARE + 12
NAPOLETANA: Final = ACCUSE + 15
CLAIM: Final = ACCUSE + 19
SHOW: Final = CLAIM + 1
ACTIONS: Final = SHOW + 1
"""How many acts there are."""
MOST_LEGAL: Final = 128
"""More than anybody ever has: no card fits more than six formulas."""

_ACCUSED: Final = "32A"


def action_number(action: Action) -> int:
    """The number of an act."""
    match action:
        case Play(card, formula):
            return CARDS * formula_number(formula) + number_of(card)
        case Declare(what, suit) if what in WORDS:
            word = WORDS.index(what)
            return DECLARE + word if word < 4 else OF_PARTNER + (word - 4) * 4 + PALI.index(suit)
        case Accuse("N", suit):
            return NAPOLETANA + PALI.index(suit)
        case Accuse(what, suit):
            return ACCUSE + 5 * _ACCUSED.index(what) + (PALI.index(suit) if suit else 4)
        case Claim():
            return CLAIM
        case Show():
            return SHOW
        case _:
            raise BadInput(f"{action} is no act of a player on turn", "kernel-action")


def action_of(number: int, state: State, seat: int) -> Action:
    """The act of a number, for the player on turn."""
    if number < DECLARE:
        formula = number // CARDS
        return Play(card_of(number % CARDS), FORMULAS[formula - 1] if formula else None)
    if number < OF_PARTNER:
        what = WORDS[number - DECLARE]
        return Declare(what, state.tricks[-1].cards[0].suit if what in OF_THE_TRICK and state.tricks else "")
    if number < ACCUSE:
        return Declare(WORDS[4 + (number - OF_PARTNER) // 4], PALI[(number - OF_PARTNER) % 4])
    if number < NAPOLETANA:
        missing = (number - ACCUSE) % 5
        return Accuse(_ACCUSED[(number - ACCUSE) // 5], PALI[missing] if missing < 4 else "")
    if number < CLAIM:
        return Accuse("N", PALI[number - NAPOLETANA])
    if number == CLAIM:
        return Claim()
    if number == SHOW:
        return Show(pairing_card(state, seat, state.hands))
    raise BadInput(f"{number} is no number of an act: they go to {ACTIONS - 1}", "kernel-action")
