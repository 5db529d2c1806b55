"""Why something cannot be done at a live-table, and which norms say so."""

from typing import Final

from ventaglio.core.refusal import Grounds
from ventaglio.games.burraco.engine.reasons import REASONS as REGULAR

REASONS: Final[Grounds] = {
    **REGULAR,
    "closed-wait-for-count": ("close_by_discarding",),
    "nobody-has-closed": ("close_by_discarding",),
    "nothing-to-look-at": ("look",),
    "partner-waits": (),
    "opponents-choose": (),
}
