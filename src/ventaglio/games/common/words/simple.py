"""Words that serve any game: an event is told by the message that the game's files have for its kind.

The message of an event is ``event-GAME-KIND``, with the event's fields as variables; where the event has a ``seat``,
``who`` says whether it is the reader's (``you`` or ``other``) and ``name`` whose it is. An action is put into words by
``action-GAME-KIND`` in the same way. What has no message is not told, or told as a record has it.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

import msgspec

from ventaglio.core.seats import Seat
from ventaglio.games.common.words.telling import Telling
from ventaglio.lang.voice import Voice
from ventaglio.lang.words import Names, Words


class Named(Protocol):
    """A view that says who sits where."""

    @property
    def names(self) -> Sequence[str]: ...


V = TypeVar("V", bound=Named)


def kind_of(value: object) -> str:
    """What the language files call this kind of event or action."""
    tag = type(value).__struct_config__.tag if isinstance(value, msgspec.Struct) else None
    return str(tag or type(value).__name__.lower())


def said_of(words: Words, names: Names, kind: str, value: object) -> str | None:
    """The message for an event or an action, filled in with its fields; None if there is none."""
    fields = value.__struct_fields__ if isinstance(value, msgspec.Struct) else ()
    facts: dict[str, object] = {name: words.fact(name, getattr(value, name)) for name in fields}
    if "seat" in fields:
        seat = getattr(value, "seat")  # noqa: B009 -- which events have one is not known to a type
        facts |= {"who": "you" if names.is_you(seat) else "other", "name": names.of(seat)}
    return words.own(kind, kind_of(value), **facts)


class SimpleTelling(Telling[V]):
    """Tells each event by itself."""

    def __init__(self, words: Words, view: V, you: Seat | None) -> None:
        self._words = words
        self._names = Names(words, view.names, you)

    def look(self, view: V) -> None:
        """Nothing is gathered, so nothing is to be forgotten."""

    def _in_play(self, by: Seat, events: list[object]) -> list[str]:
        told = (said_of(self._words, self._names, "event", event) for event in events)
        return [one for one in told if one is not None]


def simple_telling(words: Callable[[Voice], Words]) -> Callable[[Voice, V, Seat | None], SimpleTelling[V]]:
    """The teller of a game with these words."""
    return lambda voice, view, you: SimpleTelling(words(voice), view, you)
