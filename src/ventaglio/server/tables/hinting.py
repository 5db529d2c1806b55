"""Who may be given hints at a table, and what is asked for that.

A hint helps one player against the others. So there is none where the match counts, none in a tournament, and with
people against whom one plays only where whoever opened the table wanted it.
"""

from typing import Final

from ventaglio.core.seats import Place
from ventaglio.games.common.bots.opinion import Effort
from ventaglio.games.common.plugin.hinting import asked_of
from ventaglio.games.common.plugin.opaque import Menu, View
from ventaglio.server.tables.doing import NotNow
from ventaglio.server.tables.table import PLAYING, HostedTable

EFFORT: Final = Effort(worlds=200, seconds=1.5)
"""How hard whoever is asked may think."""
DEADLINE: Final = 12.0
"""Seconds after which nobody waits for a hint any more, the start of a process included."""


def allows_hints(table: HostedTable, place: Place | None) -> bool:
    """Whether whoever sits at a place may ask what a good player would do."""
    if place is None or table.policy.hints == "none" or table.policy.rated or table.reserved or table.foreign:
        return False
    if table.kit.referee is not None:
        return False
    return table.policy.hints == "all" or not any(
        chair.person for other, chair in enumerate(table.chairs) if other != place
    )


def asked(table: HostedTable, place: Place) -> tuple[View, Menu]:
    """What is asked for a hint: what the seat sees and may do. Raises `NotNow` where there is none to be had."""
    if not allows_hints(table, place):
        raise NotNow("no-hints")
    if table.status != PLAYING or table.paused_at is not None or table.turn_place != place:
        raise NotNow("hint-later")
    return asked_of(table.kit, table.match, table.seat_of(place))
