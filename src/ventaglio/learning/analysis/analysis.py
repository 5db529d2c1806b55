"""What an analysis holds, in no language: it is stored, and told to each reader in his own."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import msgspec

from ventaglio.core.seats import Place, Seat

VERSION: Final = 1
KEPT: Final = 12
"""Choices that are kept of each decision: the best, and the one that was made."""
_PLACE: Final = "@"


class Why(msgspec.Struct, frozen=True):
    """A reason: the name of its sentence, and what fills it in. A player stands there by his place, not by his name."""

    word: str
    figures: dict[str, str | float]


def unnamed(figures: Mapping[str, str | float], names: Sequence[str]) -> dict[str, str | float]:
    """What fills a sentence in, with places for names: what is kept names nobody."""
    places = {name: f"{_PLACE}{place}" for place, name in enumerate(names)}
    return {key: places.get(value, value) if isinstance(value, str) else value for key, value in figures.items()}


def named(figures: Mapping[str, str | float], names: Sequence[str]) -> dict[str, str | float]:
    """The inverse."""
    places: dict[object, str] = {f"{_PLACE}{place}": name for place, name in enumerate(names)}
    return {key: places.get(value, value) for key, value in figures.items()}


class Choice(msgspec.Struct, frozen=True):
    """Something that could be done, and what the strongest player gives for it."""

    action: str
    """As a record has it."""
    value: float
    """Points of the own side at the end of the hand, less those of the others."""
    error: float
    reasons: tuple[Why, ...] = ()
    seen: float | None = None
    """The same with all cards seen and everybody playing his best, where that is known: nobody could know it then."""


class Decision(msgspec.Struct, frozen=True):
    """What somebody decided, and what else he could have done by what he saw."""

    step: int
    """Its place in the match, counted from 1."""
    place: Place
    seat: Seat
    side: int
    action: str
    """What was done, as a record has it."""
    choices: tuple[Choice, ...] = ()
    """What was weighed, the best first; nothing where there was no choice, or nobody has an opinion on it."""

    @property
    def done(self) -> Choice | None:
        """What was done, weighed."""
        return next((one for one in self.choices if one.action == self.action), None)

    @property
    def best(self) -> Choice | None:
        """What the strongest player would have done."""
        return self.choices[0] if self.choices else None

    @property
    def other(self) -> Choice | None:
        """The best of what was not done."""
        return next((one for one in self.choices if one.action != self.action), None)


class Analysis(msgspec.Struct, frozen=True):
    """A hand, decision by decision."""

    game: str
    hand: int
    first: int
    last: int
    """The places of its first and last steps in the match."""
    worlds: int
    """With how much effort it was looked at."""
    sides: tuple[int, ...]
    """The side of each place, as it was at the end."""
    made: tuple[float, ...]
    """What each place made in the hand."""
    decisions: tuple[Decision, ...]
    fewest: bool = False
    """Whether one plays for the fewest points, so that what is made counts against whoever makes it."""
    version: int = VERSION

    def result(self, side: int) -> float:
        """What a side made, less what the others made: of several others the best, as opinions have it."""
        each = dict(zip(self.sides, self.made, strict=True))
        sign = -1 if self.fewest else 1
        others = [sign * points for other, points in each.items() if other != side]
        return sign * each[side] - max(others, default=0.0)


def apart(choices: Sequence[Choice], done: str) -> tuple[Choice, ...]:
    """The choices in the order of whoever weighed them, without those that only say more than another and are worth the
    same.

    What was done is always among them: a card that was led in silence stands for the same card with words.
    """
    texts = {one.action for one in choices}
    found: dict[tuple[str, float], Choice] = {}
    for one in choices:
        key = (_plain(one.action, texts), one.value)
        if key not in found or one.action == done:
            found[key] = one
    return tuple(found.values())


def _plain(action: str, texts: Collection[str]) -> str:
    """The shortest of some lines that an action begins with."""
    words = action.split(" ")
    shorter = (" ".join(words[:count]) for count in range(1, len(words)))
    return next((text for text in shorter if text in texts), action)


def kept(choices: Sequence[Choice], done: str) -> tuple[Choice, ...]:
    """The choices that are kept: the first of them, and the one that was made."""
    few = tuple(choices[:KEPT])
    return few if any(one.action == done for one in few) else (*few, *(o for o in choices[KEPT:] if o.action == done))
