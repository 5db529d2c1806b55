"""``ventaglio help``: short lessons on what the commands' own pages do not explain."""

from typing import Annotated, Final

from cyclopts import Parameter

from ventaglio.core.refusal import BadInput
from ventaglio.lang import FALLBACK, translator
from ventaglio.plugs import names
from ventaglio.terminal.terminal import terminal

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
            place.line(f"  {name:<10}{place.text(f'topic-{name}-title')}")
        return
    if topic not in topics():
        raise BadInput(place.text("topics-unknown", topic=topic, known=", ".join(topics())))
    place.line(place.text(f"topic-{topic}-title"), style="title")
    place.line()
    place.page(place.text(f"topic-{topic}"))
