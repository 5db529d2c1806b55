"""What a referee can order, as small values that round-trip through one line of text: ``penalise last-play``.

A game has its own vocabulary: what may be done, and which words may follow. It is closed, so every order has its
sentence in every language and its effect on a table. Only numbers are free: ``late-N`` lets any ``late-100`` follow,
because the figures of an order are a code's.
"""

from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from typing import Final

import msgspec

from ventaglio.core.norms import Cite
from ventaglio.core.refusal import BadInput
from ventaglio.law.referee.figures import ANY_NUMBER, shape


class Remedy(msgspec.Struct, frozen=True):
    """One order: what is done, to what, to whom, and how or for how long. Empty is: goes without saying."""

    do: str
    what: str = ""
    who: str = ""
    how: str = ""

    def __str__(self) -> str:
        return " ".join(word for word in (self.do, self.what, self.who, self.how) if word)


class Step(msgspec.Struct, frozen=True):
    """An order with the article it rests on."""

    remedy: Remedy
    cite: Cite

    def __str__(self) -> str:
        return f"{self.remedy} [{self.cite}]"


class Order(msgspec.Struct, frozen=True):
    """The words that may follow one kind of order, each None where there is no such word; N is any number."""

    what: tuple[str, ...] | None = None
    who: tuple[str, ...] | None = None
    how: tuple[str, ...] | None = None


FIELDS: Final = ("what", "who", "how")

Time = tuple[str, int]
"""Whose turn an order belongs to, and how late in it, or after it, it is done."""


class Vocabulary:
    """The orders of a game; which of them everybody at the table must hear, and which a referee writes down.

    ``readings`` names, for an order and what it is about, how a doubtful word of every text is read in it. ``times``
    says when an order is done, if a turn has a place for it: most have none, and may be given in any sequence.
    """

    def __init__(
        self,
        orders: Mapping[str, Order],
        announced: Collection[str] = (),
        written: Collection[str] = (),
        readings: Mapping[str, str] | None = None,
        times: Callable[[Remedy], Time | None] = lambda _: None,
    ) -> None:
        self.orders = orders
        self.announced = announced
        self.written = written
        self._readings = readings or {}
        self._times = times
        # A grid of rulings says the same few lines thousands of times; people may write others without end.
        self._read = lru_cache(maxsize=4096)(self._parsed)

    def reading(self, remedy: Remedy) -> str:
        """The reading that an order rests on, wherever it is given; empty if it rests on none."""
        return self._readings.get(f"{remedy.do} {remedy.what}", "")

    def time(self, remedy: Remedy) -> Time | None:
        """When an order is done, if a turn has a place for it."""
        return self._times(remedy)

    def comes_before(self, one: Remedy, other: Remedy) -> bool:
        """Whether the turn itself has one order done before another."""
        first, second = self._times(one), self._times(other)
        return first is not None and second is not None and first[0] == second[0] and first[1] < second[1]

    def __call__(self, text: str) -> Remedy:
        """The remedy that a line of text says."""
        return self._read(text)

    def _parsed(self, text: str) -> Remedy:
        do, *words = text.split()
        order = self.orders.get(do)
        if order is None:
            known = ", ".join(self.orders)
            raise BadInput(f"{do!r} is no remedy; there are {known}", "no-order", text=do, known=known)
        found: dict[str, str] = {}
        for field in FIELDS:
            allowed = getattr(order, field)
            if allowed is None:
                continue
            if not words:
                known = ", ".join(allowed)
                raise BadInput(f"{text!r} lacks a word: one of {known}", "order-short", text=text, known=known)
            if shape(words[0]) not in allowed or ANY_NUMBER in words[0].split("-"):
                known = ", ".join(allowed)
                sentence = f"{words[0]!r} does not follow {do!r}; one of {known} does"
                raise BadInput(sentence, "order-word", text=words[0], order=do, known=known)
            found[field] = words.pop(0)
        if words:
            sentence = f"{text!r} has a word too many: {words[0]!r}"
            raise BadInput(sentence, "order-long", text=text, word=words[0])
        return Remedy(do, **found)
