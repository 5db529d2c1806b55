"""Hidden information, exact for each seat: views of the state, and events with what a seat may not know removed.

Nobody but this module decides who sees what. A view keeps apart what lies open on the table now, what may be looked at
again (`last_trick`, `own_pile`, `first_trick`), and what an attentive player remembers (`memory`, `said`).
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from ventaglio.core.cards import Carta
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.deal import serve
from ventaglio.games.tressette.engine.declarations import OF_THE_PARTNER, trick_begun
from ventaglio.games.tressette.engine.duties import NONE
from ventaglio.games.tressette.engine.events import (
    Declared,
    DutiesLaid,
    Event,
    PairsFormed,
    Served,
    Shuffled,
)
from ventaglio.games.tressette.engine.rules import Review
from ventaglio.games.tressette.engine.state import (
    DIALOGUE,
    END,
    Accusation,
    Kind,
    Phase,
    Said,
    State,
    Trick,
    Won,
)
from ventaglio.games.tressette.engine.trick import SEATS
from ventaglio.games.tressette.engine.winning import must_call_itself


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it, or the public where ``seat`` is None."""

    code: str
    edition: str
    """Of the code."""
    names: tuple[str, ...]
    players: tuple[int, ...]
    seat: Seat | None
    phase: Phase
    dealer: Seat
    leader: Seat
    turn: Seat
    passata: int
    scores: tuple[int, int]
    target: int | None
    outcome: str
    winner: int | None
    sides: tuple[int, ...] | None
    """Who plays with whom; None while pairs are secret."""
    hand: tuple[Carta, ...] | None
    counts: tuple[int, ...]
    exposed: tuple[tuple[Carta, ...] | None, ...]
    """The cards that lie face up before each seat."""
    trick: tuple[Carta, ...]
    formula: str | None
    last_trick: Trick | None
    own_pile: tuple[Trick, ...] | None
    first_trick: Trick | None
    memory: tuple[Trick, ...]
    said: tuple[Said, ...]
    accused: tuple[Accusation, ...]
    won: Won | None
    calls: tuple[int, int]
    caller: Seat | None
    self_call_due: bool
    """Whether a pair that was called too early must call itself out once it has the points; not whether it has them."""
    speaker: Seat | None
    spoken: tuple[str, ...]
    slam: int | None
    spoken_by: tuple[Seat, ...]
    """Who has said each word of the dialogue."""
    announced: tuple[str, str] | None = None
    """The suit to be led and the words for it, where they were said ahead of the card."""
    options: Mapping[str, str] = {}
    """What the table has settled where the code leaves it open: who sits down at it knows what is played."""


_BY_POINTS: Final = Kind.POINTS
_OWN_PILE: Final = Review.LAST_AND_OWN_PILE


def view(state: State, seat: Seat | None) -> View:
    """What a seat may see; None is the public."""
    table, hands, trick, leader = state.table, state.hands, state.trick, state.leader
    rules = table.rules
    last_trick = own_pile = first_trick = None
    if not trick and not trick_begun(state):
        last_trick = _last_trick(state, seat)
        if seat == leader and _reviews(state):
            own_pile, first_trick = _own_pile(state, seat), _first_trick(state, seat)
    # In the order of the fields: naming them takes forty times as long, and a view is made for every action. In two
    # parts, for of more than thirty arguments Python makes a list, one by one.
    match = (
        rules.id,
        rules.edition,
        table.names,
        state.players,
        seat,
        state.phase,
        state.dealer,
        leader,
        (leader + len(trick)) % SEATS,
        state.passata,
        state.scores,
        rules.target.value if table.kind is _BY_POINTS else None,
    )
    passata = (
        state.outcome,
        state.winner,
        state.sides if state.official else None,
        hands[seat] if seat is not None and hands else None,
        tuple(map(len, hands)),
        _exposed(state) if state.exposed else (None,) * len(hands),
        trick,
        state.formula,
        last_trick,
        own_pile,
        first_trick,
        state.tricks,
        _heard(state.said, seat) if state.said else (),
        state.accused,
        None if state.won is None else _told_win(state),
        state.calls,
        state.caller,
        state.calls != (0, 0) and (must_call_itself(state, 0) or must_call_itself(state, 1)),
        state.speaker,
        state.spoken,
        state.slam,
        _speakers(state) if state.spoken else (),
        state.announced,
        table.options,
    )
    return View(*(match + passata))


def _speakers(state: State) -> tuple[Seat, ...]:
    """Partners speak in turns, and the speaker is the one to speak next (Art. 141)."""
    speaker = state.speaker
    if speaker is None:
        return ()
    partner = next(seat for seat in range(4) if seat != speaker and state.sides[seat] == state.sides[speaker])
    return tuple(partner if after % 2 else speaker for after in range(len(state.spoken), 0, -1))


def _exposed(state: State) -> tuple[tuple[Carta, ...] | None, ...]:
    if not state.table.rules.failed_claim_stays_face_up.value:
        return (None,) * len(state.hands)
    return tuple(hand if seat in state.exposed else None for seat, hand in enumerate(state.hands))


def _decides(state: State, seat: Seat | None) -> bool:
    """Whether a seat is deciding about the cappotto, and so may not see its own tricks again (Art. 144)."""
    if seat is None or state.speaker is None or not state.table.rules.dialogue_without_review.value:
        return False
    return state.phase is DIALOGUE and state.sides[seat] == state.sides[state.speaker]


def _told_win(state: State) -> Won | None:
    """That the match is decided, once a call has brought it to light; until then players count for themselves (130)."""
    won = state.won
    if won is None or won.called or state.slam is not None or state.phase in (DIALOGUE, END):
        return won
    return None


def _last_trick(state: State, seat: Seat | None) -> Trick | None:
    """The trick just finished, as long as the next one has not begun (Art. 29)."""
    if not state.hands:
        return state.last
    if not state.tricks:
        return None
    last = state.tricks[-1]
    own = seat is not None and state.sides[last.winner] == state.sides[seat]
    return None if own and _decides(state, seat) else last


def _reviews(state: State) -> bool:
    """Whether the seat on lead, its trick not having begun, may look back (Art. 115)."""
    return bool(state.tricks) and state.table.rules.review.value is _OWN_PILE


def _own_pile(state: State, seat: Seat) -> tuple[Trick, ...] | None:
    """The tricks of the seat's own pair; only its own where the pair is secret."""
    if _decides(state, seat):
        return None
    if not state.official or not state.table.rules.pile_of_the_pair.value:
        return tuple([trick for trick in state.tricks if trick.winner == seat])
    sides, mine = state.sides, state.sides[seat]
    return tuple([trick for trick in state.tricks if sides[trick.winner] == mine])


def _first_trick(state: State, seat: Seat) -> Trick | None:
    """The very first trick, if the opponents took it and one of the first four is about to begin (Art. 115)."""
    until = state.table.rules.opponents_first_trick_until.value
    if not state.official or len(state.tricks) >= until:
        return None
    first = state.tricks[0]
    return first if state.sides[first.winner] != state.sides[seat] else None


@lru_cache(maxsize=1 << 5)
def _heard(said: tuple[Said, ...], seat: Seat | None) -> tuple[Said, ...]:
    """All that was said; the suit meant by words to a partner is known only to whoever said them.

    Remembered, for views ask it with every card and little is said.
    """
    return tuple([replace(one, suit="") if one.what in OF_THE_PARTNER and one.seat != seat else one for one in said])


def redact(event: Event, seat: Seat | None, before: State) -> Event:
    """What a seat may know of an event that happens in the state ``before``."""
    match event:
        case Shuffled():
            return Served(None if seat is None else serve(before, event.order, event.cut)[seat], event.cut)
        case Declared() if event.what in OF_THE_PARTNER and event.seat != seat:
            return replace(event, suit="")
        case PairsFormed() if not event.official:
            return replace(event, sides=None)
        case DutiesLaid() if not before.official:
            # Whose partner is bound would tell who plays with whom.
            return DutiesLaid(NONE)
        case _:
            return event
