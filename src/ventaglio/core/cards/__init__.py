"""The packs of cards, their notation, and provable shuffles. No game is known here."""

from ventaglio.core.cards.french import JOKER, RANKS, SUITS, Card, CardError, card, cards, pack, spell
from ventaglio.core.cards.italian import GRADI, MAZZO, PALI, Carta, CartaError, carta, carte, spell_carte

__all__ = [
    "GRADI",
    "JOKER",
    "MAZZO",
    "PALI",
    "RANKS",
    "SUITS",
    "Card",
    "CardError",
    "Carta",
    "CartaError",
    "card",
    "cards",
    "carta",
    "carte",
    "pack",
    "spell",
    "spell_carte",
]
