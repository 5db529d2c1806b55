"""The Anglo-French pack: ``A 2 … T J Q K`` in ``h d c s``, and the joker ``*``.

There is one `Card` object for each face, so cards compare and hash by identity: two fives of hearts from two packs
are the same value, as they are at the table. Packs are therefore tuples in which a face may stand more than once.
"""

from collections.abc import Iterable
from typing import Final, final

RANKS: Final = "A23456789TJQK"
SUITS: Final = "hdcs"
_SYMBOLS: Final = {"h": "♥", "d": "♦", "c": "♣", "s": "♠"}


class CardError(ValueError):
    """A text that names no card, and the cards there are."""

    def __init__(self, sentence: str, text: str = "") -> None:
        super().__init__(sentence)
        self.text = text


@final
class Card:
    """One face of the pack. Take it from `card`, never by calling the class."""

    __slots__ = ("index", "rank", "suit", "text")

    rank: str
    suit: str
    text: str
    index: int

    def __init__(self, rank: str, suit: str, index: int) -> None:
        self.rank = rank
        self.suit = suit
        self.text = rank + suit
        self.index = index

    def __repr__(self) -> str:
        return self.text

    def __lt__(self, other: "Card") -> bool:
        """Order by suit then rank, the joker last: the order of a tidy listing, not of any game."""
        return self.index < other.index

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.text,)

    def __copy__(self) -> "Card":
        return self

    def __deepcopy__(self, memo: object) -> "Card":
        return self

    @property
    def shown(self) -> str:
        """The card as people read it: ``10♥``, ``K♠``, ``J★``."""
        if self is JOKER:
            return "J★"
        return ("10" if self.rank == "T" else self.rank) + _SYMBOLS[self.suit]


_FACES: Final = {
    rank + suit: Card(rank, suit, position * 13 + place)
    for position, suit in enumerate(SUITS)
    for place, rank in enumerate(RANKS)
}
JOKER: Final = Card("*", "", 52)
_FACES["*"] = JOKER


def card(text: str) -> Card:
    """The card that a text names: ``5h``, ``Ts`` (or ``10s``), ``*``."""
    try:
        return _FACES[text]
    except KeyError:
        pass
    tidy = text.strip()
    tidy = tidy[:-1].upper().replace("10", "T") + tidy[-1:].lower() if len(tidy) > 1 else tidy
    try:
        return _FACES[tidy]
    except KeyError:
        raise CardError(
            f"{text!r} is not a card: write a rank {' '.join(RANKS)} and a suit {' '.join(SUITS)}, or * for the joker",
            text,
        ) from None


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text, separated by blanks."""
    return tuple(card(word) for word in text.split())


def spell(some: Iterable[Card]) -> str:
    """The inverse of `cards`."""
    return " ".join(one.text for one in some)


def pack(packs: int = 1, jokers: int = 2) -> tuple[Card, ...]:
    """So many packs of 52 cards, each with so many jokers, in tidy order."""
    naturals = tuple(face for face in _FACES.values() if face is not JOKER)
    return tuple(sorted(naturals * packs)) + (JOKER,) * (jokers * packs)
