"""The state of a Tressette table: what was agreed for the match, and where the passata stands.

Seats are numbered in the order of play, which goes to the right: the neighbour at the right of seat A is seat B.
"""

from collections.abc import Iterable, Iterator
from enum import Enum
from functools import lru_cache
from typing import Any, Final

import msgspec

from ventaglio.core.cards import MAZZO, PALI, Carta
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.duties import NONE, Duties
from ventaglio.games.tressette.engine.ranks import BIT, RANKS, SUIT, WHOLE
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.engine.trick import next_seat

CLOCKWISE: Final = False
"""Play goes to the right."""


class Phase(Enum):
    """What the table waits for."""

    DEAL = "deal"
    PAIRING = "pairing"
    LEAD = "lead"
    FOLLOW = "follow"
    DIALOGUE = "dialogue"
    END = "end"


DEAL: Final = Phase.DEAL
PAIRING: Final = Phase.PAIRING
LEAD: Final = Phase.LEAD
FOLLOW: Final = Phase.FOLLOW
DIALOGUE: Final = Phase.DIALOGUE
END: Final = Phase.END
"""The same by names of their own: to find a member in its class takes Python 3.11 five times as long, and the phase is
asked a dozen times for every action."""


class Kind(Enum):
    """How a match is won (Art. 102)."""

    POINTS = "points"
    PASSATE = "passate"
    SINGLE = "single"


READING: Final = 2
"""How closely the text is followed where a record of old would no longer be understood. What names no reading was
played in the first: there a call is verified at once though words have begun a trick (132), whoever likes may have the
table count (35), a lay-down that came too early is judged before all opponents have let it pass (78, 119), whoever
calls says whether there is a reservation (75), and neither the ban of 180 nor that of leading a suit holds against
evidence, a remark or a mistake.
"""


class Table(msgspec.Struct, frozen=True):
    """What stays the same for a whole match."""

    rules: Rules
    kind: Kind
    passate: int
    """How many passate, where the match goes by them."""
    options: dict[str, Any]
    names: tuple[str, ...]
    adopted: tuple[str, ...] = ()
    """The single modern norms that a traditional table has taken over."""
    reading: int = READING


class Trick(msgspec.Struct, frozen=True, gc=False):
    """A finished trick. ``formula`` is what was said with its lead, None if it was led in silence."""

    leader: Seat
    cards: tuple[Carta, ...]
    winner: Seat
    formula: str | None = None


class Said(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A declaration other than a formula. ``suit`` is public only where the words name it."""

    seat: Seat
    trick: int
    """How many tricks were finished when it was said."""
    what: str
    suit: str


class Accusation(msgspec.Struct, frozen=True):
    """A buongioco made known: ``what`` is a rank, or N for a Napoletana.

    ``suit`` is the suit of the Napoletana, or of the card missing from three of a rank; empty for all four.
    """

    seat: Seat
    what: str
    suit: str
    points: int
    implied: bool = False


class Won(msgspec.Struct, frozen=True):
    """The match is decided, though play may go on for the cappotto. Before a call nobody is told (Art. 130)."""

    side: int
    trick: int
    """How many tricks were finished when it was decided."""
    loser_points: int
    accused_by: Seat | None = None
    """Who decided it by an accusation at his turn to respond."""
    called: bool = False
    """Decided by a call, right or wrong, where a call loses the match in any case."""


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything that the future of a match depends on."""

    table: Table
    phase: Phase = Phase.DEAL
    dealer: Seat = 0
    passata: int = 1
    scores: tuple[int, int] = (0, 0)
    """What each side had before this passata."""
    outcome: str = ""
    """How the match ended."""
    winner: int | None = None
    """The side that won; None before the end, and for a tie."""

    players: tuple[int, ...] = (0, 1, 2, 3)
    """Which of the match's players sits at each seat: two of them may change places (Art. 101, B.a)."""
    sides: tuple[int, ...] = (0, 1, 0, 1)
    """The side of each seat. With secret pairs nobody may see it before they are official."""
    official: bool = True
    """Whether everybody knows the pairs."""
    shown: tuple[Seat, ...] = ()
    """Who has declared a pairing card."""

    dealt: tuple[tuple[Carta, ...], ...] = ()
    """The hands as they were dealt."""
    hands: tuple[tuple[Carta, ...], ...] = ()
    opener: Seat = 1
    """Who leads the first trick of the passata."""
    leader: Seat = 1
    trick: tuple[Carta, ...] = ()
    formula: str | None = None
    """What was said with the lead of the trick in progress."""
    tricks: tuple[Trick, ...] = ()
    gone: int = 0
    """The cards that have been played, as `card_bits`."""
    voids: tuple[frozenset[str], ...] = (frozenset(),) * 4
    """The suits that each seat has failed to follow."""
    silent: frozenset[str] = frozenset()
    """The suits that the player on lead has led in silence since he took the lead."""
    declared: tuple[frozenset[str], ...] = (frozenset(),) * 4
    """The suits that each seat has led with a formula."""
    taken: tuple[int, ...] = (0, 0, 0, 0)
    """What each seat has taken, in thirds."""
    said: tuple[Said, ...] = ()
    accused: tuple[Accusation, ...] = ()
    exposed: tuple[Seat, ...] = ()
    """Whose cards lie face up after a lay-down that failed."""
    bound: bool = False
    """Whether the player of the failed lay-down must still play his best card first."""
    claimed: Seat | None = None
    """Who has laid his cards down with effect."""
    swept: tuple[Carta, ...] = ()
    """The cards that lay-down took: one single trick (Art. 122)."""
    announced: tuple[str, str] | None = None
    """The suit to be led and the words for it, where they were said ahead of the card."""
    must_lead: Carta | None = None
    """The second card of a venticinque piombo, which has to follow the first."""
    last: Trick | None = None
    """Between two passate, the tenth trick of the one before: it may be seen until the next begins (Art. 29)."""

    won: Won | None = None
    calls: tuple[int, int] = (0, 0)
    """How many calls of each side proved early in this passata."""
    caller: Seat | None = None
    """Who has called out and waits for the trick to be finished."""
    called: int | None = None
    """The side that he called: the opponents, or his own."""
    caller_points: int = 0
    """What the other side stood at when he called: if the call loses the match, it pays by these points (Art. 169)."""
    self_call_due: bool = False
    """Whether the pair that was called too early must now call itself out."""
    speaker: Seat | None = None
    """Who must speak in the dialogue before a cappotto."""
    spoken: tuple[str, ...] = ()
    slam: int | None = None
    """The side that has declared to go for the cappotto."""
    decider: Seat | None = None
    """Who decided it alone."""

    duties: Duties = NONE
    """What rulings have left at the table."""

    @property
    def turn(self) -> Seat:
        """Who plays next to the trick."""
        return (self.leader + len(self.trick)) % 4


def partner(state: State, seat: Seat) -> Seat:
    """The other seat of the same side."""
    return next(other for other in range(4) if other != seat and state.sides[other] == state.sides[seat])


def played_cards(state: State) -> Iterator[tuple[Seat, Carta]]:
    """Every card played in the passata so far, and by whom, in order."""
    for trick in state.tricks:
        seat = trick.leader
        for one in trick.cards:
            yield seat, one
            seat = next_seat(seat)
    seat = state.leader
    for one in state.trick:
        yield seat, one
        seat = next_seat(seat)


PLACE: Final = {suit: place for place, suit in enumerate(PALI)}
SHIFT: Final = {suit: place * SUIT for suit, place in PLACE.items()}
"""Where the holding of each suit begins among the bits of a pack."""
CARD: Final = {one: BIT[one.rank] << SHIFT[one.suit] for one in MAZZO}
"""Each card as a bit."""


def card_bits(cards: Iterable[Carta]) -> int:
    """Cards as bits: the holdings of the four suits, one above the other."""
    return sum(map(_BIT, cards))


_BIT: Final = CARD.__getitem__


def holding_gone(state: State, suit: str) -> int:
    """What of a suit has been played."""
    return state.gone >> SHIFT[suit] & WHOLE


def gone(state: State, suit: str) -> frozenset[str]:
    """The ranks of a suit that have been played."""
    return RANKS[holding_gone(state, suit)]


def holding(state: State, seat: Seat, suit: str) -> int:
    """What of a suit is in a hand."""
    return holdings(state.hands[seat])[suit]


def held(state: State, seat: Seat, suit: str) -> frozenset[str]:
    """The ranks of a suit in a hand."""
    return RANKS[holding(state, seat, suit)]


@lru_cache(maxsize=1 << 6)
def holdings(hand: tuple[Carta, ...]) -> dict[str, int]:
    """What of each suit is in a hand.

    Remembered for as long as it is asked for again, which is for a lead or two: more would be slower to find.
    """
    held = card_bits(hand)
    each = (held & WHOLE, held >> SUIT & WHOLE, held >> 2 * SUIT & WHOLE, held >> 3 * SUIT)
    return dict(zip(PALI, each, strict=True))


def thirds(state: State, side: int) -> int:
    """What a side has taken so far, in thirds: fractions count only while the passata runs."""
    return sum([made for made, of in zip(state.taken, state.sides, strict=True) if of == side])


def buongioco_points(state: State, side: int) -> int:
    """What a side has made by accusing in this passata."""
    return sum(accusation.points for accusation in state.accused if state.sides[accusation.seat] == side)


def finished(state: State) -> bool:
    """Whether the cards of the passata are all played, or laid down with effect."""
    return len(state.tricks) == 10 or state.claimed is not None


def finished_tricks(state: State) -> int:
    """How many tricks are finished; a lay-down with effect counts as one (Art. 122)."""
    return len(state.tricks) + (state.claimed is not None)


def last_taker(state: State) -> Seat:
    """Who took the last trick."""
    return state.tricks[-1].winner if state.claimed is None else state.claimed


def deck_points(state: State, side: int) -> int:
    """The points of the cards taken so far, fractions dropped, and of the last trick."""
    last = finished(state) and state.sides[last_taker(state)] == side
    return thirds(state, side) // 3 + (state.table.rules.last_trick_points.value if last else 0)


def points(state: State, side: int) -> int:
    """What a side stands at now, this passata included."""
    if state.phase is END:
        return state.scores[side]
    return state.scores[side] + buongioco_points(state, side) + deck_points(state, side)


def bound_seat(state: State) -> Seat | None:
    """Who must play his best card first since his own lay-down failed: only the last one can still have to (120)."""
    return state.exposed[-1] if state.bound else None


def took_the_lead(state: State, seat: Seat) -> int:
    """The number of the trick with which the player on lead took the lead; -1 if he has had it from the start."""
    index = len(state.tricks) - 1
    while index >= 0 and state.tricks[index].leader == seat:
        index -= 1
    return index
