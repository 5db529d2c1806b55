"""The games with the texts at hand: what a record's headers name is looked up on the shelf."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from ventaglio.burraco.game import make_game as make_burraco
from ventaglio.codes.shelf import as_written, book_of
from ventaglio.core.record import AnyGame
from ventaglio.core.seats import Seat
from ventaglio.rulings.burraco.live.game import make_live_game as make_live_burraco
from ventaglio.rulings.burraco.live.witness import facts as burraco_facts
from ventaglio.rulings.tressette.live.game import make_live_game as make_live_tressette
from ventaglio.rulings.tressette.live.witness import facts as tressette_facts
from ventaglio.tressette.game import make_game as make_tressette

BURRACO: Final = make_burraco(partial(as_written, "burraco"))
TRESSETTE: Final = make_tressette(partial(as_written, "tressette"))
LIVE_BURRACO: Final = make_live_burraco(BURRACO, book_of)
LIVE_TRESSETTE: Final = make_live_tressette(TRESSETTE, book_of)

GAMES: Final[dict[str, AnyGame]] = {game.name: game for game in (BURRACO, TRESSETTE)}
"""The games of regular play, by name."""
LIVE: Final[dict[str, AnyGame]] = {game.name: game for game in (LIVE_BURRACO, LIVE_TRESSETTE)}
"""The games as they are played at live-tables, by name."""

WITNESSES: Final[dict[str, Callable[[Any, Any, Seat], dict[str, str]]]] = {
    LIVE_BURRACO.name: burraco_facts,
    LIVE_TRESSETTE.name: tressette_facts,
}
"""The answers that a live-table gives about one of its mistakes, to a seat that calls."""
