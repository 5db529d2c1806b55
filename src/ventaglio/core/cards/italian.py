"""The Italian pack of forty: ``d s c b`` (danari, spade, coppe, bastoni) and ``A 2 3 4 5 6 7 D C R``, suit first.

As in the French pack there is one `Carta` object for each face. ``c`` is the suit of coppe, ``C`` the Cavallo.
"""

from collections.abc import Iterable
from typing import Final, final

PALI: Final = "dscb"
GRADI: Final = "A234567DCR"
_FRENCH_SUIT: Final = {"d": "♥", "s": "♠", "c": "♦", "b": "♣"}
_FRENCH_RANK: Final = {"R": "K", "C": "J", "D": "Q"}


class CartaError(ValueError):
    """A text that names no card of the Italian pack."""

    def __init__(self, sentence: str, text: str = "") -> None:
        super().__init__(sentence)
        self.text = text


@final
class Carta:
    """One face of the pack. Take it from `carta`, never by calling the class."""

    __slots__ = ("index", "rank", "suit", "text")

    suit: str
    rank: str
    text: str
    index: int

    def __init__(self, suit: str, rank: str, index: int) -> None:
        self.suit = suit
        self.rank = rank
        self.text = suit + rank
        self.index = index

    def __repr__(self) -> str:
        return self.text

    def __lt__(self, other: "Carta") -> bool:
        """Order by suit then rank as printed: the order of a tidy listing, not of any game."""
        return self.index < other.index

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return carta, (self.text,)

    def __copy__(self) -> "Carta":
        return self

    def __deepcopy__(self, memo: object) -> "Carta":
        return self

    @property
    def french(self) -> str:
        """The same card of a French pack: hearts, spades, diamonds, clubs; king, jack, queen for Re, Cavallo, Donna."""
        return _FRENCH_RANK.get(self.rank, self.rank) + _FRENCH_SUIT[self.suit]


_FACES: Final = {
    suit + rank: Carta(suit, rank, position * 10 + place)
    for position, suit in enumerate(PALI)
    for place, rank in enumerate(GRADI)
}
MAZZO: Final = tuple(_FACES.values())
"""The forty cards in tidy order."""


def carta(text: str) -> Carta:
    """The card that a text names: ``dA``, ``s3``, ``cC``, ``bR``. Case matters."""
    try:
        return _FACES[text.strip()]
    except KeyError:
        raise CartaError(
            f"{text!r} is not a card: write a suit {' '.join(PALI)} and a rank {' '.join(GRADI)}, as in dA or cC",
            text,
        ) from None


def carte(text: str) -> tuple[Carta, ...]:
    """The cards of a text, separated by blanks."""
    return tuple(carta(word) for word in text.split())


def spell_carte(some: Iterable[Carta]) -> str:
    """The inverse of `carte`."""
    return " ".join(one.text for one in some)
