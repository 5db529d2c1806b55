"""Shuffles that nobody can choose and everybody can check afterwards.

Whoever has a part in a deal, the dealer among them, draws a secret and publishes its `commitment`. When all commitments
are known the secrets are opened; the dealer's own, which would tell the cards, when the hand is over. All secrets
together make the `joint_seed` of the deal, and the seed alone gives the order of the pack and the cut.

Nobody can choose the deal. When the first secret is opened all of them are fixed, and one that was drawn by chance
makes the seed a matter of chance, whatever the others are. Whoever opens last can only refuse to, and that is seen.

This is the second scheme. In the first (`first_commitment`, `first_seed`) players told texts one after another and only
the dealer had committed: a dealer with an accomplice could try many texts of his. It is here so that old records are
checked for ever as what they are.

What is hashed is always a list of texts, each preceded by its length in bytes, so that no two lists look the same.
"""

import hashlib
import hmac
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from typing import Final, TypeVar

T = TypeVar("T")

FIRST_SCHEME: Final = "ventaglio deal 1"
SCHEME: Final = "ventaglio deal 2"
"""What is hashed begins with one of these, so that it can be taken for nothing else."""

HOUSE: Final = "house"
"""Who the dealer is, among those who commit; players are the letters of their places."""

SECRET_BYTES: Final = 32
"""As long as the hash: a shorter secret could be found by trying, a longer one is no safer."""

_WORD: Final = 8
"""How many bytes a number is drawn from."""


def commitment(who: str, secret: bytes, label: str) -> str:
    """What is published before a deal, in hex.

    ``label`` says which deal it is for and ``who`` whose it is: nobody can use that of another, or of another deal.
    """
    return hashlib.sha256(_joined(SCHEME.encode(), label.encode(), who.encode(), secret)).hexdigest()


def joint_seed(house: bytes, label: str, opened: Mapping[str, bytes]) -> bytes:
    """The seed of a deal: from the dealer's secret, and from those that others have opened."""
    told = [part for who in sorted(opened) for part in (who.encode(), opened[who])]
    return hmac.digest(house, _joined(SCHEME.encode(), label.encode(), *told), "sha256")


def house_secret(key: bytes, label: str, nonce: str) -> bytes:
    """The dealer's secret for a deal, out of a key that is kept apart from what is written about the deal.

    ``nonce`` is new for each commitment, so that a label that comes up again has another secret.
    """
    return hmac.digest(key, _joined(b"ventaglio house", label.encode(), nonce.encode()), "sha256")


def first_commitment(secret: bytes, label: str) -> str:
    """What the dealer published before a deal of the first scheme."""
    return hashlib.sha256(_joined(FIRST_SCHEME.encode(), label.encode(), secret)).hexdigest()


def first_seed(secret: bytes, label: str, contributions: Mapping[str, str]) -> bytes:
    """The seed of a deal of the first scheme: the dealer's secret, and texts of people by the letters of places."""
    told = [part.encode() for seat in sorted(contributions) for part in (seat, contributions[seat])]
    return hmac.digest(secret, _joined(FIRST_SCHEME.encode(), label.encode(), *told), "sha256")


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
