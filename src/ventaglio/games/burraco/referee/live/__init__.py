"""Live-tables: Burraco where mistakes can be made, noticed or not, called in time or late, and ruled on.

`table` is what such a table remembers, `memory` how events become that; `stray` makes the mistakes; `witness` answers
the referee's questions, `moments` the one about when, and `choices` what is left to people; `elsewhere` is what cannot
be reported here. `apply` carries orders out, with a module of `orders` for each kind, on a `bench`; `mending` puts
melds right. `calling` is how the referee is called, `play` the door for all else, and `game` the door that every game
has.
"""

from ventaglio.games.burraco.referee.live.calling import REFEREE
from ventaglio.games.burraco.referee.live.memory import fold
from ventaglio.games.burraco.referee.live.play import attempt
from ventaglio.games.burraco.referee.live.table import (
    Call,
    Count,
    Incident,
    LiveEvent,
    LiveTable,
    Look,
    Report,
    Throw,
)
from ventaglio.law.referee.live import Happened, Noted, Ruled

call = REFEREE.answer
may_call = REFEREE.may_call

__all__ = [
    "REFEREE",
    "Call",
    "Count",
    "Happened",
    "Incident",
    "LiveEvent",
    "LiveTable",
    "Look",
    "Noted",
    "Report",
    "Ruled",
    "Throw",
    "attempt",
    "call",
    "fold",
    "may_call",
]
