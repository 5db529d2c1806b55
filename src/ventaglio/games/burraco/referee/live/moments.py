"""When a mistake comes to light, as a live-table knows it, or as it bears out whoever reports one."""

from typing import Final

from msgspec.structs import replace

from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat, letter
from ventaglio.games.burraco.engine.state import Phase, members
from ventaglio.games.burraco.referee.live.table import Incident, LiveTable

ABOUT_THE_PARTNER: Final = frozenset(
    {
        *("remark", "hint", "reminder", "reminded-to-pick-up"),
        *("tidied-melds", "moved-own-cards", "word-on-exposed-card"),
    }
)
"""What one does in the turn of one's partner: it is his discard that it is before or after."""

BEFORE_HIS_TURN: Final = frozenset({"hint", "reminder", "reminded-to-pick-up", "word-on-exposed-card"})
"""What can be said to a partner before his turn as well, about the one to come."""


def moment(live: LiveTable, incident: Incident) -> str:
    """When a mistake comes to light, if it does now. What is said about a turn to come is in time."""
    finished = live.state.turns - incident.turn + incident.after_discard
    if finished <= 0:
        return "now"
    return "before-pick-up" if finished == 1 and live.state.phase is Phase.PICK_UP else "later"


def reported_at(live: LiveTable, incident: Incident, told: str) -> Incident:
    """A mistake that is reported now, dated by what was told; if nothing was, as lately as it can have happened.

    Refuses a moment that the table knows to be past, or yet to come.
    """
    to_come = turns_to_come(live, incident)
    if to_come is not None and told == "now":
        return replace(incident, turn=live.state.turns + to_come)
    ago = _turns_ago(live, incident.irregularity, incident.by)
    latest = moment(live, replace(incident, turn=live.state.turns - ago))
    if told not in ("", latest, "later"):
        raise BadInput(
            f"when={told} cannot be: for {letter(incident.by)} it is {latest} at this table",
            "moment-impossible",
            told=told,
            latest=latest,
        )
    if told == "later" != latest:
        ago += live.state.table.players
    return replace(incident, turn=live.state.turns - ago)


def turns_to_come(live: LiveTable, incident: Incident) -> int | None:
    """How many turns there are to that of the partner to whom something may have been said about it beforehand.

    None where nothing can have been: it is the turn of one of the two, or the speaker's own comes before.
    """
    state = live.state
    if live.early or incident.irregularity not in BEFORE_HIS_TURN or not state.sides:
        return None
    for step in range(state.table.players):
        seat = (state.turn + step) % state.table.players
        if state.sides[seat] == state.sides[incident.by]:
            return step if step and seat != incident.by else None
    return None


def _turns_ago(live: LiveTable, irregularity: str, seat: Seat) -> int:
    """How many turns ago a seat had its last one, the one in progress included: 0 is now.

    What is about the partner's play goes by his; what may be said of a turn to come can be said in one's own as well.
    """
    state = live.state
    seats: tuple[Seat, ...] = (seat,)
    if irregularity in ABOUT_THE_PARTNER and state.sides:
        seats = members(state, state.sides[seat])
        if irregularity not in BEFORE_HIS_TURN and not live.early:
            seats = tuple(one for one in seats if one != seat) or (seat,)
    return min((state.turn - one) % state.table.players for one in seats)


def can_be_restored(live: LiveTable, incident: Incident) -> bool:
    """Whether only a pick-up has followed since: then it can be undone, and the situation is as it was before."""
    state = live.state
    if state.phase is not Phase.PLAY or live.picked_up is None or live.picked_up.seat != state.turn:
        return False
    laid = any(one.turn == state.turns and one.seat == state.turn for one in live.plays)
    untouched = not laid and live.closed is None
    return untouched and state.turn != incident.by and state.turns - incident.turn + incident.after_discard <= 1
