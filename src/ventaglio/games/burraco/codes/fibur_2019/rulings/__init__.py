"""What follows from each irregularity by this text: one module for each family, in the order of the turn."""

from typing import Final

from ventaglio.games.burraco.codes.fibur_2019.rulings import (
    cards,
    closing,
    conduct,
    counting,
    hints,
    melds,
    outofturn,
    pickup,
    pozzetto,
    setup,
    throwing,
)
from ventaglio.law.text import provisions

RULINGS: Final = provisions(
    setup.SETUP,
    pickup.PICK_UP,
    outofturn.OUT_OF_TURN,
    hints.HINTS,
    pozzetto.POZZETTO,
    cards.CARDS,
    throwing.THROWING,
    melds.MELDS,
    closing.CLOSING,
    counting.COUNTING,
    conduct.CONDUCT,
)
