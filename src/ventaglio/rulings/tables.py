"""The games as they are played at live-tables, by name, and what each can tell a referee from its memory."""

from collections.abc import Callable
from typing import Any, Final

from ventaglio.core.record import AnyGame
from ventaglio.core.seats import Seat
from ventaglio.rulings.burraco.live import LIVE_BURRACO
from ventaglio.rulings.burraco.live.witness import facts as burraco_facts
from ventaglio.rulings.tressette.live import LIVE_TRESSETTE
from ventaglio.rulings.tressette.live.witness import facts as tressette_facts

LIVE: Final[dict[str, AnyGame]] = {LIVE_BURRACO.name: LIVE_BURRACO, LIVE_TRESSETTE.name: LIVE_TRESSETTE}

WITNESSES: Final[dict[str, Callable[[Any, Any, Seat], dict[str, str]]]] = {
    LIVE_BURRACO.name: burraco_facts,
    LIVE_TRESSETTE.name: tressette_facts,
}
"""The answers that a live-table gives about one of its mistakes, to a seat that calls."""
