"""Live-tables: Tressette where mistakes can be made, noticed or not, called in time or late, and ruled on.

`table` is what such a table remembers, `memory` how events become that; `stray` and `announced` make the mistakes;
`evidence` and `witness` answer the referee's questions; `apply` carries orders out; `calling` is how he is called and
when he needs no call, `play` the door for all else, and `game` the door that every game has.
"""

from ventaglio.games.tressette.referee.live.calling import REFEREE
from ventaglio.games.tressette.referee.live.counting import waits_for_count
from ventaglio.games.tressette.referee.live.memory import fold
from ventaglio.games.tressette.referee.live.play import LiveAction, attempt, awaited
from ventaglio.games.tressette.referee.live.table import (
    Annul,
    Call,
    Choice,
    Count,
    Expose,
    Incident,
    Kind,
    LiveEvent,
    LiveTable,
    Replace,
    Reword,
    Waive,
    Withdraw,
)
from ventaglio.law.referee.live import Happened, Noted, Ruled

call = REFEREE.answer
may_call = REFEREE.may_call

__all__ = [
    "REFEREE",
    "Annul",
    "Call",
    "Choice",
    "Count",
    "Expose",
    "Happened",
    "Incident",
    "Kind",
    "LiveAction",
    "LiveEvent",
    "LiveTable",
    "Noted",
    "Replace",
    "Reword",
    "Ruled",
    "Waive",
    "Withdraw",
    "attempt",
    "awaited",
    "call",
    "fold",
    "may_call",
    "waits_for_count",
]
