"""Live-tables: Burraco where mistakes can be made, noticed or not, called in time or late, and ruled on.

`table` is what such a table remembers; `stray` makes the mistakes; `witness` answers the referee's questions from that
memory; `apply` carries orders out; `play` is the door.
"""

from ventaglio.rulings.burraco.live.play import Call, Count, Look, Report, Throw, attempt, call, fold, may_call, report
from ventaglio.rulings.burraco.live.table import Happened, Incident, LiveEvent, LiveTable, Noted, Ruled

__all__ = [
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
    "report",
]
