"""The games with the texts at hand: what a record's headers name is looked up on the shelf."""

from functools import partial
from typing import Final

from ventaglio.burraco.game import make_game as make_burraco
from ventaglio.codes.shelf import as_written, book_of
from ventaglio.rulings.burraco.live.game import make_live_game as make_live_burraco
from ventaglio.rulings.tressette.live.game import make_live_game as make_live_tressette
from ventaglio.tressette.game import make_game as make_tressette

BURRACO: Final = make_burraco(partial(as_written, "burraco"))
TRESSETTE: Final = make_tressette(partial(as_written, "tressette"))
LIVE_BURRACO: Final = make_live_burraco(BURRACO, book_of)
LIVE_TRESSETTE: Final = make_live_tressette(TRESSETTE, book_of)
