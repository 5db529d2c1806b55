"""``ventaglio help``: short lessons on what the commands' own pages do not explain."""

from typing import Annotated, Final

from cyclopts import Parameter

from ventaglio.cli.terminal import terminal
from ventaglio.core.refusal import BadInput

TOPICS: Final = ("notation", "burraco", "tressette", "words", "cases", "codes")


def show_topic(topic: Annotated[str | None, Parameter(help="opt-topic")] = None, /) -> None:
    """A short lesson."""
    place = terminal()
    if topic is None:
        place.say("topics-head")
        for name in TOPICS:
            place.line(f"  {name:<10}{place.text(f'topic-{name}-title')}")
        return
    if topic not in TOPICS:
        raise BadInput(place.text("topics-unknown", topic=topic, known=", ".join(TOPICS)))
    place.line(place.text(f"topic-{topic}-title"), style="title")
    place.line()
    place.page(place.text(f"topic-{topic}"))
