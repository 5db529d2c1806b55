"""Buongioco announced otherwise than it should be: too early, too late, in part, or wrongly (Art. 174–185)."""

from typing import Final

from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.acting import enforce
from ventaglio.games.tressette.engine.actions import Accuse, spell_action
from ventaglio.games.tressette.engine.buongioco import NAPOLETANA, open_to
from ventaglio.games.tressette.engine.duties import muted
from ventaglio.games.tressette.engine.rules import Buongioco
from ventaglio.games.tressette.engine.state import Phase, State
from ventaglio.games.tressette.referee.live.counting import up_to_count
from ventaglio.games.tressette.referee.live.memory import new_incident
from ventaglio.games.tressette.referee.live.table import Heard, Incident, LiveEvent, LiveTable
from ventaglio.games.tressette.referee.live.witness import NOT_HELD
from ventaglio.law.referee.live import Happened, Noted

COMPLETE: Final = ""
INCOMPLETE: Final = ("suit-not-named", "napoletana-not-named", "three-of-four", "wrong-suit", "wrong-napoletana")
"""What is held, but not so accused."""


def accuse(live: LiveTable, action: Accuse, by: Seat) -> tuple[LiveEvent, ...]:
    """What happens when somebody makes a buongioco known at another time, or otherwise, than he should."""
    state = live.state
    if state.table.rules.buongioco.value is not Buongioco.ACCUSED:
        return _told(live, action, by)
    made = any(one.seat == by and (one.what, one.suit) == (action.what, action.suit) for one in state.accused)
    if made or muted(state.duties, by, action.what) is not None:
        return ()
    fault, right = _fault(state, action, by)
    if fault == COMPLETE:
        return _complete(live, action, by)
    words = Heard(by, spell_action(action))
    announced = "incomplete" if fault in INCOMPLETE else NOT_HELD
    match _time(state, by):
        case "early":
            return Noted(_noted(live, "early-accusation", action, by, announced, right)), words
        case "late":
            return Noted(_noted(live, "late-accusation", action, by, announced, right)), words
        case _ if defective(live, by, action.what) is None:
            return Noted(_noted(live, "defective-accusation", action, by, fault, right)), words
        case _:
            return ()


def _told(live: LiveTable, action: Accuse, by: Seat) -> tuple[LiveEvent, ...]:
    """Buongioco that must be kept silent, or that is made known untruly or out of time: a declaration like any other
    that may not be made (Art. 64, 173).
    """
    words = Heard(by, spell_action(action))
    again = any(one.seat == by and (one.what, one.suit) == (action.what, action.suit) for one in live.state.accused)
    if again or any((who, text) == (by, words.text) for who, text, _ in live.heard):
        return ()
    silent = live.state.table.rules.buongioco.value is Buongioco.SILENT
    fault = "barred" if silent or _fault(live.state, action, by)[0] == COMPLETE else "untrue"
    return Noted(_noted(live, "wrong-declaration", action, by, fault, None)), words


def _complete(live: LiveTable, action: Accuse, by: Seat) -> tuple[LiveEvent, ...]:
    """A true accusation at the wrong time: it counts until somebody objects, unless one only forgot it (182)."""
    state, right = live.state, (action.what, action.suit)
    time = _time(state, by)
    if time == "first-trick":
        return (Noted(_noted(live, "forgotten-accusation", action, by, "", right)),)
    noted = Noted(_noted(live, f"{time}-accusation", action, by, "complete", right))
    return noted, *map(Happened, up_to_count(state, enforce(state, action, by)[0]))


def defective(live: LiveTable, by: Seat, what: str) -> Incident | None:
    """An accusation of this kind that a seat made incompletely or wrongly, and that nobody has ruled on."""
    for one in live.incidents:
        if one.irregularity == "defective-accusation" and one.by == by and one.words == what and not one.ruled:
            return one
    return None


def put_right(live: LiveTable, action: Accuse, by: Seat) -> Incident | None:
    """The accusation that somebody completes or corrects while the first trick lasts, if that is what he does (182).

    Whoever may accuse no more may not complete what he has begun either (180).
    """
    found = defective(live, by, action.what) if muted(live.state.duties, by, action.what) is None else None
    playing = live.state.phase in (Phase.LEAD, Phase.FOLLOW) and not live.state.tricks
    return found if found is not None and playing and found.right == (action.what, action.suit) else None


def _noted(live: LiveTable, name: str, action: Accuse, by: Seat, fault: str, right: tuple[str, str] | None) -> Incident:
    return new_incident(live, name, by, fault=fault, words=action.what, suit=action.suit, right=right)


def _time(state: State, by: Seat) -> str:
    if state.tricks:
        return "late"
    if by == state.turn:
        return "at-turn"
    return "first-trick" if (by - state.leader) % 4 < len(state.trick) else "early"


def _fault(state: State, action: Accuse, by: Seat) -> tuple[str, tuple[str, str] | None]:
    """What is wrong with an accusation, and what it should have been."""
    held = [one for one in open_to(state, by) if one[0] == action.what]
    said = (action.what, action.suit)
    if said in held:
        return COMPLETE, said
    right = held[0] if held else None
    if action.what == NAPOLETANA:
        return NOT_HELD if right is None else "wrong-napoletana" if action.suit else "napoletana-not-named", right
    if right is None:
        return NOT_HELD, None
    if not action.suit:
        return "suit-not-named", right
    return ("wrong-suit" if right[1] else "three-of-four"), right
