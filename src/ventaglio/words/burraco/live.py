"""What happens only at a Burraco live-table, in words: rulings, and what the referee writes down."""

from collections.abc import Iterator

from ventaglio.rulings.burraco.live.table import Closed
from ventaglio.rulings.live import Ruled, Written
from ventaglio.words.burraco.words import BurracoWords
from ventaglio.words.common import Names
from ventaglio.words.rulings import Referee


def live_sentences(event: object, words: BurracoWords, names: Names, referee: Referee) -> Iterator[str]:
    """The sentences for what is no event of the game itself. Of a mistake nobody is told."""
    match event:
        case Closed(seat):
            yield words.tell("closed-told", seat, names)
        case Ruled():
            yield from referee.ruled(event)
        case Written(entry):
            order = " ".join(filter(None, (entry.do, entry.who, entry.how)))
            yield referee.written(order, entry.cite)
        case _:
            pass
