"""What happens only at a Burraco live-table, in words: rulings, and what the referee writes down."""

from collections.abc import Iterator

from ventaglio.games.burraco.referee.live.table import Closed
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.lang.words import Names
from ventaglio.law.referee.live import Ruled, Written
from ventaglio.law.words.rulings import Referee


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
