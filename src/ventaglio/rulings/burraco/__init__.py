"""The irregularities of Burraco: one module for each family of articles, in the order of the turn."""

from typing import Final

from ventaglio.rulings.burraco import closing
from ventaglio.rulings.burraco.orders import ORDERS
from ventaglio.rulings.inquiry import Catalogue

BURRACO: Final = Catalogue(ORDERS, [closing.CLOSING])
