"""A mapping that never changes, of which one with a further entry is made cheaply.

A tournament is folded line by line, and each line leaves the tournament before it as it was. A plain dict would be
copied whole for every line, so that reading a log would take the square of its length. Here what is new lies in a small
layer over a large one that all share; when the layer has grown to the root of what lies below, the two become one.
"""

from collections.abc import Iterator, Mapping
from math import isqrt
from typing import Final, Generic, TypeVar, overload

K = TypeVar("K")
V = TypeVar("V")
D = TypeVar("D")

THINNEST: Final = 16
"""Entries that a layer has before it is worth looking whether it should go down."""


class Layered(Mapping[K, V], Generic[K, V]):
    """Entries in the order in which their keys first came."""

    __slots__ = ("_base", "_new", "_over")

    def __init__(self, base: Mapping[K, V] = {}) -> None:
        self._base: Mapping[K, V] = base
        self._over: dict[K, V] = {}
        self._new = 0

    def put(self, key: K, value: V) -> "Layered[K, V]":
        """The same with another value for a key."""
        over, base = self._over, self._base
        if len(over) > max(THINNEST, isqrt(len(base))):
            return Layered({**base, **over, key: value})
        made: Layered[K, V] = Layered(base)
        made._over = {**over, key: value}
        made._new = self._new + (key not in over and key not in base)
        return made

    def put_all(self, entries: Mapping[K, V]) -> "Layered[K, V]":
        """The same with these entries."""
        made = self
        for key, value in entries.items():
            made = made.put(key, value)
        return made

    def without(self, key: K) -> "Layered[K, V]":
        """The same without a key, if it is there."""
        return Layered({known: value for known, value in self.items() if known != key}) if key in self else self

    def __getitem__(self, key: K) -> V:
        over = self._over
        return over[key] if key in over else self._base[key]

    @overload
    def get(self, key: K, /) -> V | None: ...
    @overload
    def get(self, key: K, /, default: V | D) -> V | D: ...
    def get(self, key: K, /, default: object = None) -> object:
        over = self._over
        return over[key] if key in over else self._base.get(key, default)

    def __contains__(self, key: object) -> bool:
        return key in self._over or key in self._base

    def __iter__(self) -> Iterator[K]:
        yield from self._base
        if self._new:
            yield from (key for key in self._over if key not in self._base)

    def __len__(self) -> int:
        return len(self._base) + self._new

    def __reduce__(self) -> tuple[object, ...]:
        return Layered, (dict(self),)

    def __repr__(self) -> str:
        return f"Layered({dict(self)})"
