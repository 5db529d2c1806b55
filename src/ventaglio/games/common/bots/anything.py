"""A player of any game who does anything he may."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Generic, TypeVar

V = TypeVar("V")
M = TypeVar("M")
A = TypeVar("A")


class RandomAgent(Generic[V, M, A]):
    """Chooses among all the actions that a menu stands for, each as often as another."""

    def __init__(self, choices: Callable[[V, M], Iterable[A]], rng: Random) -> None:
        self._choices = choices
        self._rng = rng

    def choose(self, view: V, menu: M) -> A:
        """Any action of the menu."""
        return self._rng.choice(list(self._choices(view, menu)))
