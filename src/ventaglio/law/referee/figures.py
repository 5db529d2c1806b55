"""Figures inside the words of rulings: ``2-to-5``, ``14-305``, ``late-100``.

The number comes from a norm. The word has one sentence for every number, filed under its shape: the same word with N
in the place of each number, ``late-N``. So another edition's figures need no other sentences.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

Number = int | float
Figures = Mapping[str, Number]
"""What a law holds that questions and answers name, by the name that sentences give it."""

ANY_NUMBER: Final = "N"
"""What stands for a number in a shape."""
NAMES: Final = ("n", "m")
"""What the sentence of a shape calls the numbers of a word, in their order."""
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth")
_SPELLED: Final = {
    word: number
    for number, word in enumerate(
        ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"), start=1
    )
}


def number(text: str) -> Number | None:
    """The number that a text is, or None if it is none."""
    try:
        return int(text) if text.isdecimal() else float(text) if "." in text else None
    except ValueError:
        return None


def figures_in(word: str) -> tuple[Number, ...]:
    """The numbers in a word, in their order."""
    return tuple(found for part in word.split("-") if (found := number(part)) is not None)


def shape(word: str) -> str:
    """The word with N in the place of each number."""
    return "-".join(ANY_NUMBER if number(part) is not None else part for part in word.split("-"))


def written(value: Number) -> str:
    """A number as it stands in a word."""
    return f"{value:g}" if isinstance(value, float) else str(value)


def spelled(value: int) -> str:
    """A number as it stands in words that spell it out up to twelve; stored answers name them so."""
    return next((word for word, number in _SPELLED.items() if number == value), str(value))


def unspelled(word: str) -> str:
    """The word with digits in the place of numbers that it spells out."""
    return "-".join(str(_SPELLED[part]) if part in _SPELLED else part for part in word.split("-"))


def steps(bounds: tuple[Number, ...]) -> tuple[str, ...]:
    """The answers between these bounds, which ascend: up to the first, from each to the next, over the last."""
    if not bounds:
        return ()
    texts = tuple(map(written, bounds))
    between = (f"{low}-to-{high}" for low, high in pairwise(texts))
    return (f"up-to-{texts[0]}", *between, f"over-{texts[-1]}")
