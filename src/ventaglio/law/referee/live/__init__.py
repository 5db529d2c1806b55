"""What the live-tables of all games share: a memory for mistakes, the one way a call takes, and the door of a game.

`table` is what such a table remembers and what happens at it beside the game; `calling` takes a call to its ruling, and
the ruling to what it makes happen; `noticing` says what one may call for; `text` writes calls down; `game` makes a
`Game` of it all.
"""

from ventaglio.law.referee.live.calling import Call, Refereeing, Report
from ventaglio.law.referee.live.game import live_game
from ventaglio.law.referee.live.noticing import Likely
from ventaglio.law.referee.live.table import (
    Act,
    Happened,
    Incident,
    LiveTable,
    Noted,
    Ruled,
    Unseen,
    Written,
    find,
)

__all__ = [
    "Act",
    "Call",
    "Happened",
    "Incident",
    "Likely",
    "LiveTable",
    "Noted",
    "Refereeing",
    "Report",
    "Ruled",
    "Unseen",
    "Written",
    "find",
    "live_game",
]
