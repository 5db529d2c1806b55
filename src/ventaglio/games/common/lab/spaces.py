"""Actions and observations as fixed numbers, with a name for each of them.

An observation is a row of small whole numbers, cut into slices; an action is one number of a fixed space, cut into
ranges. What each slice holds stands here and nowhere else: the documentation is made from it.
"""

from typing import NamedTuple

from ventaglio.core.refusal import BadInput


class Slice(NamedTuple):
    """A part of an observation or of an action space."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


class Layout:
    """Slices one after the other."""

    def __init__(self, *slices: Slice) -> None:
        self.slices = slices
        self.starts: dict[str, int] = {}
        self.size = 0
        for one in slices:
            self.starts[one.name] = self.size
            self.size += one.size

    def where(self, index: int) -> tuple[Slice, tuple[int, ...]]:
        """The slice that an index lies in, and its place there."""
        for one in self.slices:
            rest = index - self.starts[one.name]
            if 0 <= rest < one.size:
                place: list[int] = []
                for length in reversed(one.shape):
                    rest, at = divmod(rest, length)
                    place.insert(0, at)
                return one, tuple(place)
        raise BadInput(f"{index} is no index: they go from 0 to {self.size - 1}", "lab-index", size=str(self.size - 1))

    def name(self, index: int) -> str:
        """An index in words: ``played[1, 7]``."""
        one, place = self.where(index)
        return one.name if one.size == 1 else f"{one.name}[{', '.join(map(str, place))}]"
