"""What a player thinks of a decision: what each choice is worth, how sure of that he is, and why.

A strong bot chooses by its opinion, a hint is the head of one, an analysis compares what was done with one, and a
problem is a decision on which the opinion is clear. Whoever forms an opinion sees what his seat sees, and nothing else.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

A = TypeVar("A")


@dataclass(frozen=True)
class Effort:
    """How hard to think: the same effort gives the same opinion anywhere, unless time runs out."""

    worlds: int = 100
    """Ways in which the unseen cards may lie, or hands played out for each choice."""
    seconds: float | None = None
    """When to stop at the latest, and be content with what has been found by then."""
    liking: bool = False
    """Whether what a player likes counts beside points: for a character at a table, not for advice or an analysis."""


@dataclass(frozen=True)
class Reason:
    """One reason for or against a choice: a sentence of the language files (``why-…``), and what fills it in."""

    word: str
    figures: Mapping[str, str | float]
    """What the sentence names: cards and seats as the words of the game write them, points, shares of 1."""


@dataclass(frozen=True)
class Weighed(Generic[A]):
    """One choice, weighed."""

    action: A
    value: float
    """Points that the own side is expected to end the hand (the passata) with, less those of the others."""
    error: float
    """The standard error of the value; 0 where it is exact."""
    reasons: tuple[Reason, ...] = ()
    """The most telling first; at most three."""


@dataclass(frozen=True)
class Opinion(Generic[A]):
    """What a player thinks of everything he could do now, the best first.

    The order is his, and whoever tells of an opinion keeps it. What he chooses need not have come out highest where it
    was tried: he may have found a difference too small to go by, and something else to speak for it. Then he thinks no
    more of the others than of his choice, and so they are worth no more here: nobody is charged for having chosen as he
    would, and no advice contradicts itself.
    """

    choices: tuple[Weighed[A], ...]

    def __post_init__(self) -> None:
        most = max((one.value for one in self.choices[:1]), default=0.0)
        bounded = tuple(one if one.value <= most else replace(one, value=most) for one in self.choices)
        object.__setattr__(self, "choices", bounded)

    @property
    def best(self) -> Weighed[A]:
        """What he would do."""
        return self.choices[0]

    def of(self, action: A) -> Weighed[A] | None:
        """What he thinks of one choice; None where he did not weigh it."""
        return next((one for one in self.choices if one.action == action), None)
