"""Live-tables: Tressette where mistakes can be made, noticed or not, called in time or late, and ruled on.

`table` is what such a table remembers, `memory` how events become that; `stray` and `announced` make the mistakes;
`evidence` and `witness` answer the referee's questions; `apply` carries orders out; `play` is the door, and `game` the
door that every game has.
"""

from ventaglio.rulings.tressette.live.counting import waits_for_count
from ventaglio.rulings.tressette.live.memory import fold
from ventaglio.rulings.tressette.live.play import (
    LiveAction,
    attempt,
    awaited,
    call,
    may_call,
    report,
)
from ventaglio.rulings.tressette.live.table import (
    Call,
    Choice,
    Count,
    Expose,
    Happened,
    Incident,
    Kind,
    LiveEvent,
    LiveTable,
    Noted,
    Replace,
    Report,
    Reword,
    Ruled,
    Withdraw,
)

__all__ = [
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
    "Report",
    "Reword",
    "Ruled",
    "Withdraw",
    "attempt",
    "awaited",
    "call",
    "fold",
    "may_call",
    "report",
    "waits_for_count",
]
