"""Why something cannot be done at a live-table, and which norms say so."""

from typing import Final

from ventaglio.burraco.reasons import REASONS as REGULAR
from ventaglio.core.refusal import Grounds

REASONS: Final[Grounds] = {
    **REGULAR,
    "closed-wait-for-count": ("close_by_discarding",),
    "nobody-has-closed": ("close_by_discarding",),
    "nothing-to-look-at": ("look",),
    "partner-waits": (),
    "opponents-choose": (),
}
