"""What a game brings to the pocket: ``PART`` in ``games/<game>/offline/part.py``, found by the game's name."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from pkgutil import iter_modules
from typing import Any, NamedTuple

from ventaglio import games as folders
from ventaglio.core.norms import Norm
from ventaglio.core.record import AnyGame
from ventaglio.lang.voice import Voice
from ventaglio.lang.words import Words
from ventaglio.law.shelf import ruled_games
from ventaglio.law.words.norms import NormWords

Answers = Mapping[str, str]


class Speech(NamedTuple):
    """What a game says of play, and what it says of its norms."""

    words: Words
    norms: NormWords


class SetUp(NamedTuple):
    """A position, and what is done in it. The last action is the one that is asked about; a capital names its seat."""

    position: str
    actions: tuple[str, ...]


class Asking(NamedTuple):
    """A question: the facts that it turns on, each with its answers, and the position that they make."""

    id: str
    game: str
    facts: Mapping[str, tuple[str, ...]]
    set_up: Callable[[Answers], SetUp]
    norm: str
    """The norm that allows it, where it is allowed."""
    instead: str = ""
    """The norm by which something else comes of it than what was asked, where that can be."""

    def grid(self) -> Iterator[dict[str, str]]:
        """Every combination of answers, the last fact changing fastest."""
        for answers in product(*self.facts.values()):
            yield dict(zip(self.facts, answers, strict=True))


Choice = Mapping[str, Norm[Any]]
"""What a table may settle: each value, by an id, as the norm that would hold; first the one that holds otherwise."""


def _nothing(_: Any) -> Mapping[str, Choice]:
    return {}


def _as_it_is(rules: Any, _: Answers) -> Any:
    return rules


class Part(NamedTuple):
    """All that the pocket asks of a game."""

    game: AnyGame
    speak: Callable[[Voice], Speech]
    alike: tuple[tuple[str, ...], ...]
    """Words that mean the same to whoever searches, in groups."""
    askings: tuple[Asking, ...]
    """What is asked, what is asked most first."""
    came_of: Callable[[Any, Sequence[object]], str]
    """In a word what came of an action: by the state after it, and by its events."""
    topics: Mapping[str, tuple[str, ...]]
    """Frequent questions, by what they are about."""
    allowed: Callable[[str], object]
    """What one may do, in a language."""
    pad: Callable[[], tuple[object, ...]]
    """What the score pad needs of each code."""
    instead: tuple[str, ...] = ()
    """The words of ``came_of`` for what may be done, though something else comes of it than what was asked."""
    choices: Callable[[Any], Mapping[str, Choice]] = _nothing
    """What of a set of norms a table may settle for itself, where a ruling can turn on it."""
    settled: Callable[[Any, Answers], Any] = _as_it_is
    """A set of norms with what a table has settled."""


@cache
def part(game: str) -> Part:
    """What a game brings."""
    found: Part = import_module(f"ventaglio.games.{game}.offline.part").PART
    return found


def games() -> tuple[str, ...]:
    """The games that have such a part, in the order of the shelf."""
    home = folders.__name__
    found = {one.name for one in iter_modules(folders.__path__) if find_spec(f"{home}.{one.name}.offline.part")}
    return tuple(game for game in ruled_games() if game in found)
