"""Shuffles that nobody can choose and everybody can check afterwards.

Before a deal the dealer, who is a program, draws a secret and publishes its `commitment`. Then each person at the table
contributes a text of his own. Secret and contributions together make the `seed` of the deal, and the seed alone gives
the order of the pack and the cut. After the hand the secret is told, and everybody can work the deal out again.

The dealer cannot choose the deal: when the contributions come the secret is fixed, and the commitment says to what. No
player can: he does not know the secret. Only people contribute. The dealer speaks for the bots as well, and if it could
choose their texts after it has seen those of the people, it would try one after another until it liked the deal.

What is hashed is always a list of texts, each preceded by its length in bytes, so that no two lists look the same.
"""

import hashlib
import hmac
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from typing import Final, TypeVar

T = TypeVar("T")

SCHEME: Final = "ventaglio deal 1"
"""What is hashed begins with this, so that it can be taken for nothing else; another scheme has another name."""

SECRET_BYTES: Final = 32
"""As long as the hash: a shorter secret could be found by trying, a longer one is no safer."""

_WORD: Final = 8
"""How many bytes a number is drawn from."""


def commitment(secret: bytes, label: str) -> str:
    """What is published before a deal, in hex; ``label`` says which deal it is for."""
    return hashlib.sha256(_joined(SCHEME.encode(), label.encode(), secret)).hexdigest()


def deal_seed(secret: bytes, label: str, contributions: Mapping[str, str]) -> bytes:
    """The seed of a deal, from its secret and from what people contributed, by the letters of their seats."""
    told = [part.encode() for seat in sorted(contributions) for part in (seat, contributions[seat])]
    return hmac.digest(secret, _joined(SCHEME.encode(), label.encode(), *told), "sha256")


def shuffled(seed: bytes, cards: Sequence[T]) -> tuple[T, ...]:
    """The cards in the order that the seed gives: from the last place to the second, each is exchanged with one drawn.

    The one drawn for place ``at`` is in any of the places 0 to ``at``, itself included (Fisher and Yates).
    """
    below = _drawing(seed, "shuffle")
    order = list(cards)
    for at in range(len(order) - 1, 0, -1):
        other = below(at + 1)
        order[at], order[other] = order[other], order[at]
    return tuple(order)


def number(seed: bytes, purpose: str, low: int, high: int) -> int:
    """A number from ``low`` to ``high``, both included. Another purpose gives another number."""
    return low + _drawing(seed, purpose)(high - low + 1)


def _joined(*parts: bytes) -> bytes:
    """Texts as one: each after its length in four bytes, the highest first."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def _drawing(seed: bytes, purpose: str) -> Callable[[int], int]:
    """Draws numbers below a bound, all equally likely, from the stream of a purpose.

    A word that lies beyond the last whole multiple of the bound is passed over: it would favour small numbers.
    """
    words = _words(seed, purpose)

    def below(bound: int) -> int:
        whole = (1 << 8 * _WORD) // bound * bound
        return next(word for word in words if word < whole) % bound

    return below


def _words(seed: bytes, purpose: str) -> Iterator[int]:
    """The stream of a purpose: the HMACs of the numbers from 0, each cut into four words, the highest byte first."""
    for block in count():
        digest = hmac.digest(seed, _joined(purpose.encode(), block.to_bytes(_WORD, "big")), "sha256")
        for at in range(0, len(digest), _WORD):
            yield int.from_bytes(digest[at : at + _WORD], "big")
