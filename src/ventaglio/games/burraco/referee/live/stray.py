"""Mistakes as they are made: what a refused action does to the table all the same, and what an observer notes."""

from collections.abc import Iterator

from msgspec.structs import replace

from ventaglio.core.refusal import IllegalAction, Refusal
from ventaglio.core.seats import LETTERS, Seat
from ventaglio.games.burraco.engine.acting import discard, now_seen, pozzetto_taken
from ventaglio.games.burraco.engine.actions import Action, Attach, Discard, Draw, Open, Take
from ventaglio.games.burraco.engine.duties import free_cards
from ventaglio.games.burraco.engine.events import (
    Attached,
    Discarded,
    LaidAstray,
    Moved,
    Opened,
    PozzettoSeen,
    PozzettoTaken,
    Took,
)
from ventaglio.games.burraco.engine.folding import fold
from ventaglio.games.burraco.engine.judge import closed_ranks, closes_by_discarding, opened_meld
from ventaglio.games.burraco.engine.melds import Fault, Set, attach
from ventaglio.games.burraco.engine.state import Phase, State, may_take_pozzetto, without
from ventaglio.games.burraco.referee.live.memory import new_incident
from ventaglio.games.burraco.referee.live.table import (
    NO_PICK_UP,
    WRONG,
    Closed,
    Incident,
    LiveEvent,
    LiveTable,
)
from ventaglio.games.burraco.referee.live.witness import BY_WRONG_MELD, kind_of_wrong
from ventaglio.law.referee.live import Happened, Noted

OUT_OF_TURN = "play-out-of-turn"
AFTER_DISCARD = "played-after-discard"
PICKED_UP = "pick-up-out-of-turn"
AFTER_POZZETTO = "pick-up-after-pozzetto"
EQUAL = "equal-sets"

HARMLESS = (
    *("close-without-burraco", "close-without-clean-burraco", "close-with-wild", "close-in-first-lap"),
    "barred-card-left",
)
"""Why a play is refused that does no wrong yet: only the discard that would have to follow it does."""

DISCARDS = {
    "close-without-burraco": "close-without-burraco",
    "close-without-clean-burraco": "close-without-burraco",
    "close-with-wild": "close-with-wild",
    "close-in-first-lap": "close-in-first-lap",
    "single-card-back": "single-card-discarded",
    "barred-card-left": "single-card-discarded",
    "collected-without-playing": "collect-without-playing",
}
"""The mistake that a refused discard is, by the reason for which it is refused."""


def stray(live: LiveTable, action: Action, by: Seat, refusal: Refusal) -> tuple[LiveEvent, ...]:
    """What happens when somebody does what he may not; nothing where it cannot be done at all."""
    if live.closed is not None or not 0 <= by < live.state.table.players:
        return ()
    match action:
        case Draw() | Take():
            return tuple(_pick_up(live, action, by, refusal.reason))
        case Open() | Attach():
            return tuple(_lay(live, action, by, refusal.reason))
        case Discard():
            return tuple(_discard(live, action, by, refusal.reason))
        case _:
            return ()


def _ruled_on(live: LiveTable, name: str) -> bool:
    """Whether the code says what becomes of a mistake: one that it does not know cannot be made here."""
    found = live.rulings.provisions.get(name)
    return found is not None and not (found.recent and live.early)


def open_incident(live: LiveTable, by: Seat, *names: str) -> Incident | None:
    """A mistake of a seat that is still going on: nobody has ruled on it, and nobody has played since."""
    for incident in reversed(live.incidents):
        current = incident.turn == live.state.turns and not incident.ruled
        if incident.by == by and incident.irregularity in names and current:
            return incident
    return None


# ── Picking up ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _pick_up(live: LiveTable, action: Draw | Take, by: Seat, reason: str) -> Iterator[LiveEvent]:
    state = live.state
    source = "stock" if isinstance(action, Draw) else "pile"
    if source == "stock" and len(state.stock) <= state.table.rules.stock_reserve.value + 1:
        return
    cards = state.stock[:1] if source == "stock" else state.pile
    if not cards or by in state.unseen:
        return
    if reason == "collect-only-to-play":
        # To collect is no mistake yet: to play nothing afterwards is.
        yield Happened(Took(by, state.pile))
        return
    name = _picked_up_by_mistake(live, action, by, reason)
    if name is None or not _ruled_on(live, name) or open_incident(live, by, name):
        return
    yield Noted(replace(new_incident(live, name, by), taken=cards, source=source))
    yield Happened(Moved(source, f"hand {LETTERS[by]}", cards, len(cards)))


def _picked_up_by_mistake(live: LiveTable, action: Draw | Take, by: Seat, reason: str) -> str | None:
    if reason == "not-your-turn":
        return PICKED_UP
    if reason != "already-picked-up":
        return None
    if live.direct == by:
        return AFTER_POZZETTO
    # Who has collected and then draws has not drawn two cards: no article speaks of that, and his choice is made.
    drew = live.early or not live.state.collected
    return "two-cards-drawn" if isinstance(action, Draw) and not live.state.played and drew else None


# ── Laying ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _lay(live: LiveTable, action: Open | Attach, by: Seat, reason: str) -> Iterator[LiveEvent]:
    state = live.state
    cards = action.cards if isinstance(action, Open) else (action.card,)
    if not state.hands or by in state.unseen:
        return
    if without(free_cards(state.duties, by, state.hands[by]), cards) is None:
        return
    if isinstance(action, Attach) and not _own_meld(state, action.meld, by):
        return
    event = _laid(live, action, by)
    last = len(cards) == len(state.hands[by])
    name = _laid_by_mistake(live, event, by, reason, last)
    if reason in HARMLESS:
        if not _ruled_on(live, DISCARDS[reason]):
            return
    else:
        if name is None or not _ruled_on(live, name):
            return
        number = len(live.incidents) + 1
        if open_incident(live, by, name) is None or (name in WRONG and not live.early):
            yield Noted(_with_its_plays(live, new_incident(live, name, by)))
            number += 1
        if name != EQUAL and _lays_equal_set(live, event, by):
            yield Noted(replace(_with_its_plays(live, new_incident(live, EQUAL, by), name), number=number))
    yield Happened(event)
    if last:
        yield from _out_of_cards(live, by)


def _lays_equal_set(live: LiveTable, event: Opened | Attached | LaidAstray, by: Seat) -> bool:
    """Whether a play that is wrong for another reason also lays a set that the side has already: a second mistake."""
    opens = (
        isinstance(event, Opened) and isinstance(event.meld, Set) and event.meld.rank in closed_ranks(live.state, by)
    )
    return opens and not live.early and _ruled_on(live, EQUAL)


def _with_its_plays(live: LiveTable, incident: Incident, along_with: str = "") -> Incident:
    """A mistake with the plays that belong to it; ``along_with`` is another that is made by the same play."""
    if incident.irregularity == "close-without-discard":
        return replace(incident, start=_first_of_turn(live))
    if incident.irregularity == BY_WRONG_MELD:
        return replace(incident, pozzetto=live.state.pozzetti[0])
    return replace(incident, after_discard=AFTER_DISCARD in (incident.irregularity, along_with))


def _first_of_turn(live: LiveTable) -> int:
    """How many plays had been laid in the hand when the turn began."""
    turn = live.state.turns
    return next((at for at, play in enumerate(live.plays) if play.turn == turn), len(live.plays))


def _own_meld(state: State, number: int, by: Seat) -> bool:
    return 1 <= number <= len(state.melds) and state.sides[state.melds[number - 1].owner] == state.sides[by]


def _laid(live: LiveTable, action: Open | Attach, by: Seat) -> Opened | Attached | LaidAstray:
    state = live.state
    if isinstance(action, Open):
        meld = opened_meld(state, action)
        return LaidAstray(by, action.cards) if isinstance(meld, Fault) else Opened(by, len(state.melds) + 1, meld)
    grown = attach(state.melds[action.meld - 1].meld, action.card, action.low, state.table.law)
    if isinstance(grown, Fault):
        return LaidAstray(by, (action.card,), action.meld)
    return Attached(by, action.meld, action.card, action.low, grown)


def _laid_by_mistake(
    live: LiveTable, event: Opened | Attached | LaidAstray, by: Seat, reason: str, last: bool
) -> str | None:
    """The mistake that a refused play is; None where it is none, or more than one at once.

    ``last`` says that it leaves the player no card.
    """
    state = live.state
    own_turn = by == state.turn
    goes_to_pozzetto = last and own_turn and may_take_pozzetto(state, by)
    if isinstance(event, LaidAstray):
        if own_turn and state.phase is Phase.PICK_UP and not event.meld and not last:
            return NO_PICK_UP
        return _wrong(live, event, reason, goes_to_pozzetto) if own_turn and state.phase is Phase.PLAY else None
    if reason == "nothing-left-to-discard":
        return "close-without-discard"
    if reason == "equal-set":
        return None if last and not goes_to_pozzetto else EQUAL
    if goes_to_pozzetto:
        return None
    if reason == "pick-up-first":
        return NO_PICK_UP
    if reason != "not-your-turn" or (last and may_take_pozzetto(state, by)):
        return None
    if open_incident(live, by, PICKED_UP):
        return None if last else PICKED_UP
    just_played = by == (state.turn - 1) % state.table.players and state.turns > 0
    return AFTER_DISCARD if just_played and state.phase is Phase.PICK_UP else OUT_OF_TURN


def _wrong(live: LiveTable, event: LaidAstray, reason: str, goes_to_pozzetto: bool) -> str:
    """What a wrong meld is: some codes have words of their own for sets that they do not know, and for the pozzetto."""
    if goes_to_pozzetto and _ruled_on(live, BY_WRONG_MELD):
        return BY_WRONG_MELD
    if event.meld:
        return "wrong-attach"
    if reason == "too-few-cards" and not goes_to_pozzetto and _ruled_on(live, "gave-up-opening"):
        return "gave-up-opening"
    return kind_of_wrong(live, event.cards, attached=False)


def _out_of_cards(live: LiveTable, by: Seat) -> Iterator[LiveEvent]:
    """Whoever has laid his last card takes the pozzetto if there is one for him; if not, he has closed, he says."""
    state = live.state
    if by == state.turn and may_take_pozzetto(state, by):
        yield Happened(pozzetto_taken(state, by, direct=True))
    else:
        yield Closed(by)


def flown(live: LiveTable, events: tuple[LiveEvent, ...], by: Seat) -> tuple[LiveEvent, ...]:
    """What a table notes of one who flies to the pozzetto with a right play, having laid wrong cards before it.

    He was not out of cards: it is one mistake with those, and takes their place.
    """
    if live.early or not _ruled_on(live, BY_WRONG_MELD):
        return ()
    taken = any(
        isinstance(one, Happened) and isinstance(one.event, PozzettoTaken) and one.event.direct for one in events
    )
    wrong = (one for one in live.incidents if one.by == by and one.turn == live.state.turns and not one.ruled)
    first = next((one for one in wrong if one.irregularity in WRONG), None)
    if not taken or first is None:
        return ()
    noted = replace(first, number=len(live.incidents) + 1, irregularity=BY_WRONG_MELD)
    return (Noted(replace(noted, pozzetto=live.state.pozzetti[0], flown=len(live.plays) + 1)),)


def gone_out(live: LiveTable, by: Seat) -> tuple[LiveEvent, ...]:
    """What follows if an order lays a player's last card in his turn: the pozzetto, or a close without a discard."""
    if may_take_pozzetto(live.state, by):
        return tuple(_out_of_cards(live, by))
    closed = _with_its_plays(live, new_incident(live, "close-without-discard", by))
    return (Noted(closed), Closed(by)) if _ruled_on(live, closed.irregularity) else (Closed(by),)


# ── Discarding ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _discard(live: LiveTable, action: Discard, by: Seat, reason: str) -> Iterator[LiveEvent]:
    state = live.state
    if not state.hands or by != state.turn or action.card not in state.hands[by]:
        return
    if reason == "pick-up-first" and open_incident(live, by, NO_PICK_UP) and len(state.hands[by]) > 1:
        yield from _discards(live, action, by)
        return
    name = DISCARDS.get(reason)
    if name is None or not _ruled_on(live, name):
        return
    incident = replace(new_incident(live, name, by), start=_first_of_turn(live))
    last = len(state.hands[by]) == 1 and may_take_pozzetto(state, by)
    pozzetto = state.pozzetti[0] if last else ()
    yield Noted(replace(incident, discard=action.card, taken=live.collected, pozzetto=pozzetto))
    yield from _discards(live, action, by)


def _discards(live: LiveTable, action: Discard, by: Seat) -> Iterator[LiveEvent]:
    """A discard, whatever was wrong with it: only a close is not counted yet."""
    state = live.state
    if not closes_by_discarding(state, by):
        yield from map(Happened, discard(state, action, by))
        return
    gone = Discarded(by, action.card)
    yield Happened(gone)
    yield from map(Happened, now_seen(fold(state, gone), by))
    yield Closed(by)


def closing(live: LiveTable, action: Discard, by: Seat) -> tuple[LiveEvent, ...]:
    """A discard that is right. If it closes, and something lies wrong, the count waits: a call may come before it."""
    state = live.state
    wrong = any(one.by == by and one.turn == state.turns and not one.ruled for one in live.incidents)
    if closes_by_discarding(state, by) and (wrong or any(not one.against for one in state.astray)):
        return tuple(_discards(live, action, by))
    return tuple(map(Happened, discard(state, action, by)))


# ── Manners ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def thrown(live: LiveTable, play: Open | Attach, by: Seat, events: tuple[LiveEvent, ...]) -> tuple[LiveEvent, ...]:
    """A play that was thrown: what it does all the same, and the manner, where the code minds it."""
    name = "threw-new-meld" if isinstance(play, Open) else "threw-cards-to-attach"
    right = not any(isinstance(event, Noted) for event in events)
    return (Noted(new_incident(live, name, by)), *events) if right and _ruled_on(live, name) else events


def look(live: LiveTable, by: Seat) -> tuple[LiveEvent, ...]:
    """A look at one's pozzetto before the partner has discarded."""
    state = live.state
    if by not in state.unseen or not _ruled_on(live, "pozzetto-seen-early"):
        raise IllegalAction(Refusal("nothing-to-look-at", state.table.rules.look.cite))
    return Noted(new_incident(live, "pozzetto-seen-early", by)), Happened(PozzettoSeen(by, state.hands[by]))
