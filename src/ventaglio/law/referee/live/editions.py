"""How a live-table names the rulings that it was opened under: a header of its own beside those of its rules."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from ventaglio.law.referee.live.table import L, LiveTable

RULINGS: Final = "Rulings"
EDITION: Final = "Edition"


def ruling_headers(live: LiveTable[Any, Any, Any, Any]) -> dict[str, str]:
    """The fingerprint of the rulings by which a table was opened."""
    # Of foreign rules it is kept behind that of their values.
    named: str = live.state.table.rules.foreign.partition(" ")[2]
    return {RULINGS: named or live.rulings.fingerprint}


def as_ruled(live: L, headers: Mapping[str, str]) -> L:
    """A live-table, by foreign rules where its headers name other rulings than are here; older headers name none."""
    named = headers.get(RULINGS, "")
    if named in ("", live.rulings.fingerprint):
        return live if EDITION in headers else replace(live, early=True)
    table = live.state.table
    own = table.rules.foreign or headers.get("Fingerprint", "")
    rules = replace(table.rules, foreign=f"{own} {named}")
    return replace(live, state=replace(live.state, table=replace(table, rules=rules)))
