"""The words of a Burraco command: which verbs there are, which cards, which meld."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from ventaglio.core.cards import JOKER, RANKS, Card, card
from ventaglio.games.burraco.engine.actions import Open
from ventaglio.games.burraco.engine.melds import Fault, Law, Meld, is_wild, read
from ventaglio.games.common.terminal.phrases import Unclear

VERBS: Final = (
    *("draw", "take", "open", "attach", "discard", "hints", "help", "undo", "score", "log"),
    *("sort", "why", "rules", "save", "quit", "table"),
)

_SUIT: Final = dict(zip("hdcs♥♦♣♠", "hdcshdcs", strict=True))
_RANK: Final = r"10|[2-9atjqk]"
_CARD: Final = re.compile(
    rf"(?P<low>{_RANK})-(?P<high>{_RANK})(?P<of>[hdcs♥♦♣♠])|(?P<rank>{_RANK})(?P<suit>[hdcs♥♦♣♠])|(?P<joker>joker|jolly|j?[*★])",
    re.IGNORECASE,
)


def read_cards(words: Sequence[str]) -> tuple[tuple[Card, ...], Card | None]:
    """The cards of some words, and the card that a wild was said to stand for.

    ``5h 6♥ 7H``, ``10d``, ``5-8h`` for a run, ``*`` or ``jolly``; cards may be written together.
    """
    found: list[Card] = []
    stands_for: Card | None = None
    for word in words:
        spelled, marked, other = word.partition("=")
        found += _cards_of(spelled)
        if marked:
            named = list(_cards_of(other))
            if len(named) != 1 or stands_for is not None or not found or not is_wild(found[-1]):
                raise Unclear("unclear-stands-for", word=word)
            stands_for = named[0]
    return tuple(found), stands_for


def _cards_of(word: str) -> Iterator[Card]:
    at = 0
    while at < len(word):
        match = _CARD.match(word, at)
        if match is None:
            raise Unclear("unclear-card", word=word)
        yield from _matched(match, word)
        at = match.end()
    if not word:
        raise Unclear("unclear-card", word=word)


def _matched(match: "re.Match[str]", word: str) -> Iterator[Card]:
    if match["joker"]:
        yield JOKER
    elif match["rank"]:
        yield card(_rank(match["rank"]) + _SUIT[match["suit"].lower()])
    else:
        suit = _SUIT[match["of"].lower()]
        order = RANKS + "A"
        low, high = order.index(_rank(match["low"])), order.rindex(_rank(match["high"]))
        if low >= high:
            raise Unclear("unclear-range", word=word)
        yield from (card(rank + suit) for rank in order[low : high + 1])


def _rank(text: str) -> str:
    return "T" if text == "10" else text.upper()


def readings(some: tuple[Card, ...], stands_for: Card | None, law: Law) -> list[Meld]:
    """The melds that cards could make in whatever order they were named: an ace may lie at either end."""
    found: list[Meld] = []
    aces = tuple(one for one in some if one.rank == "A")
    others = tuple(one for one in some if one.rank != "A")
    for order in (some, aces + others, others + aces):
        meld = read(order, stands_for, law)
        if not isinstance(meld, Fault) and meld not in found:
            found.append(meld)
    return found


def opening(some: tuple[Card, ...], stands_for: Card | None) -> Open:
    """The opening that names cards as they were written, for the judge to say what is wrong with it."""
    if stands_for is None:
        return Open(some)
    at = next(at for at, one in enumerate(some) if is_wild(one))
    return Open(some, (at, stands_for))
