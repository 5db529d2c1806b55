"""What everybody at a Burraco live-table sees of an act, and what may be wrong with an act of its kind."""

from typing import Final

from ventaglio.core.seats import LETTERS
from ventaglio.games.burraco.engine.events import (
    Attached,
    Discarded,
    Drew,
    LaidAstray,
    Moved,
    Opened,
    PozzettoSeen,
    PozzettoTaken,
    Took,
)
from ventaglio.games.burraco.referee.live.table import Closed, LiveEvent
from ventaglio.law.referee.live import Act, Happened

_LAID: Final = ("play-without-pick-up", "play-out-of-turn", "played-after-discard")

ACTS: Final[dict[str, tuple[str, ...]]] = {
    "pick-up": ("two-cards-drawn", "pick-up-out-of-turn", "pick-up-after-pozzetto"),
    "open": ("wrong-opening", "set-not-allowed", "equal-sets", "gave-up-opening", *_LAID, "threw-new-meld"),
    "attach": ("wrong-attach", *_LAID, "threw-cards-to-attach"),
    "discard": ("collect-without-playing", "single-card-discarded", "play-without-pick-up"),
    "look": ("pozzetto-seen-early",),
    "pozzetto": ("pozzetto-by-wrong-meld", "pick-up-after-pozzetto"),
    "close": ("close-without-burraco", "close-with-wild", "close-without-discard", "close-in-first-lap"),
}
"""What may be wrong with each kind of act, the commonest first."""

IN_THE_HAND: Final = frozenset({"single-card-discarded"})
"""What turns on a card that nobody else has seen: here whether the player holds the twin of the one he collected."""


def act_of(event: LiveEvent) -> Act | None:
    """What everybody sees somebody do; right and wrong acts of one kind are alike."""
    match event:
        case Happened(Drew(seat=seat) | Took(seat=seat)):
            return Act(seat, "pick-up")
        case Happened(Moved(source=("stock" | "pile"), target=target)) if target.startswith("hand "):
            return Act(LETTERS.index(target[5:]), "pick-up")
        case Happened(Opened(seat=seat)):
            return Act(seat, "open")
        case Happened(Attached(seat=seat)):
            return Act(seat, "attach")
        case Happened(LaidAstray(seat=seat, meld=meld)):
            return Act(seat, "attach" if meld else "open")
        case Happened(Discarded(seat=seat)):
            return Act(seat, "discard")
        case Happened(PozzettoSeen(seat=seat)):
            return Act(seat, "look")
        case Happened(PozzettoTaken(seat=seat)):
            return Act(seat, "pozzetto")
        case Closed(seat=seat):
            return Act(seat, "close")
        case _:
            return None
