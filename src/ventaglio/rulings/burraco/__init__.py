"""The irregularities of Burraco: one module for each family of articles, in the order of the turn."""

from typing import Final

from ventaglio.rulings.burraco import (
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
from ventaglio.rulings.burraco.orders import ORDERS
from ventaglio.rulings.inquiry import Catalogue

BURRACO: Final = Catalogue(
    ORDERS,
    [
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
    ],
)
