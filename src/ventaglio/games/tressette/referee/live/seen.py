"""What everybody at a Tressette live-table sees and hears of an act, and what may be wrong with an act of its kind."""

from typing import Final

from ventaglio.games.tressette.engine.events import Accused, Announced, CardsShown, Declared, Played, Spoke
from ventaglio.games.tressette.referee.live.table import CardWithdrawn, Heard, LiveEvent
from ventaglio.law.referee.live import Act, Happened

ACTS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("revoke", "lead-out-of-turn", "card-against-declaration", "wrong-declaration", "wrong-sovereignty"),
    "words": ("wrong-declaration", "wrong-about-partners-suit", "wrong-sovereignty"),
    "accuse": ("defective-accusation", "early-accusation", "late-accusation"),
    "withdraw": ("card-withdrawn",),
    "show": ("cards-exposed", "card-before-turn", "several-cards-played", "untimely-lay-down"),
    "speak": ("cappotto-declared-wrongly",),
}
"""What may be wrong with each kind of act, the commonest first."""

OPEN: Final = frozenset(
    {
        *("lead-out-of-turn", "card-before-turn", "several-cards-played", "card-withdrawn", "cards-exposed"),
        *("untimely-lay-down", "cappotto-declared-wrongly"),
    }
)
"""What is wrong in itself, whatever anybody holds. The rest lies open when later cards have proved it."""


def act_of(event: LiveEvent) -> Act | None:
    """What everybody sees or hears somebody do; right and wrong acts of one kind are alike."""
    match event:
        case Happened(Played(seat=seat)):
            return Act(seat, "play")
        case Happened(Declared(seat=seat) | Announced(seat=seat)):
            return Act(seat, "words")
        case Happened(Accused(seat=seat)):
            return Act(seat, "accuse")
        case Happened(CardsShown(seat=seat)):
            return Act(seat, "show")
        case Happened(Spoke(seat=seat)):
            return Act(seat, "speak")
        case Heard(seat=seat, text=text):
            return Act(seat, _HEARD.get(text.split()[0], "words"))
        case CardWithdrawn(seat=seat):
            return Act(seat, "withdraw")
        case _:
            return None


_HEARD: Final = {"accuse": "accuse", "say": "speak"}
"""By which word the text of an action begins that was heard in vain."""
