"""A view and a list of choices as lines of text, for games that draw no table of their own."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

from ventaglio.core.game import Game
from ventaglio.core.seats import Seat
from ventaglio.games.common.words.simple import said_of
from ventaglio.games.common.words.telling import Telling
from ventaglio.lang.voice import Voice
from ventaglio.lang.words import Names, Words

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
M = TypeVar("M")


class Pieces(NamedTuple, Generic[S, A, E, V, M]):
    """What showing a game takes."""

    game: Game[S, A, E, V, M]
    words: Callable[[Voice], Words]
    telling: Callable[[Voice, V, Seat | None], Telling[V]]
    choices: Callable[[V, M], Iterable[A]]
    title: Callable[[S], str]
    """What is played, and by which code."""
    names: Callable[[S], Sequence[str]]


_KNOWN: Final = ("code", "names", "turn")
"""Parts of a view that whoever looks at it knows without being told again."""


def view_lines(words: Words, view: object) -> Iterator[str]:
    """A view, field by field: by the message ``view-GAME-FIELD`` where there is one; what is empty is left out."""
    fields = view.__struct_fields__ if isinstance(view, msgspec.Struct) else ()
    for name in fields:
        value = getattr(view, name)
        if name in _KNOWN or value is None or value == () or value == "":
            continue
        told = words.fact(name, value)
        yield words.own("view", name, value=told) or f"{name.replace('_', ' ')}: {told}"


def action_line(words: Words, names: Names, spelled: str, action: object) -> str:
    """An action as the game puts it into words, or as a record has it."""
    return said_of(words, names, "action", action) or spelled
