"""``ventaglio help``: short lessons on what the commands' own pages do not explain."""

from typing import Annotated, Final

from cyclopts import Parameter

from ventaglio.core.refusal import BadInput
from ventaglio.games.common.plugin import names
from ventaglio.games.common.terminal.phrases import any_words
from ventaglio.games.common.terminal.screen import Terminal, terminal
from ventaglio.lang import FALLBACK, translator

BEFORE: Final = ("notation",)
AFTER: Final = ("words", "cases", "codes")


def topics() -> tuple[str, ...]:
    """The lessons there are: some on every game that brings one."""
    games = (name for name in names() if f"topic-{name}-title" in translator(FALLBACK).messages)
    return (*BEFORE, *games, *AFTER)


def show_topic(topic: Annotated[str | None, Parameter(help="opt-topic")] = None, /) -> None:
    """A short lesson."""
    place = terminal()
    if topic is None:
        place.say("topics-head")
        for name in topics():
            place.line(f"  {_called(place, name):<10}{place.text(f'topic-{name}-title')}")
        return
    found = next((name for name in topics() if topic.lower() in _asked(name)), None)
    if found is None:
        known = ", ".join(_called(place, name) for name in topics())
        raise BadInput(place.text("topics-unknown", topic=topic, known=known))
    place.line(place.text(f"topic-{found}-title"), style="title")
    place.line()
    place.page(place.text(f"topic-{found}"))


def _called(place: Terminal, name: str) -> str:
    """The name of a lesson as the reader would ask for it; a game has the same in every language."""
    return place.text(f"topic-{name}-asked") if name in (*BEFORE, *AFTER) else name


def _asked(name: str) -> frozenset[str]:
    """The words that ask for a lesson, in any language."""
    return any_words(f"topic-{name}-asked") | {name} if name in (*BEFORE, *AFTER) else frozenset({name})
