"""Looking inside what the house handles closed: for tests that know which game is played."""

from collections.abc import Iterable, Iterator
from typing import Any

from ventaglio.server.tables.table import HostedTable


def inside(table: HostedTable) -> Any:
    """The state of the game itself at a table, live or not."""
    state: Any = table.match
    return state.state if table.kit.referee else state


def happened(table: HostedTable, events: Iterable[Any]) -> Iterator[Any]:
    """The events of the game itself among those of a table, live or not."""
    for event in events:
        found = getattr(event, "event", None) if table.kit.referee else event
        if found is not None:
            yield found
