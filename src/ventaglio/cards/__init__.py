"""The packs of cards and their notation. This room knows no game."""

from ventaglio.cards.french import JOKER, RANKS, SUITS, Card, CardError, card, cards, pack, show, spell

__all__ = ["JOKER", "RANKS", "SUITS", "Card", "CardError", "card", "cards", "pack", "show", "spell"]
