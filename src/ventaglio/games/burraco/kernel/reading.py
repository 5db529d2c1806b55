"""From the readable game to a row and back: moves as actions, states as rows."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
from msgspec.structs import replace

from ventaglio.core.cards import JOKER, RANKS, SUITS, Card, pack
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.actions import Action, Attach, Discard, Draw, Open, Take
from ventaglio.games.burraco.engine.melds import NATURALS, TWO, Fault, Law, Meld, Run, Set, classify, read
from ventaglio.games.burraco.engine.state import Laid, Phase, State
from ventaglio.games.burraco.engine.view import View
from ventaglio.games.burraco.kernel import table as at
from ventaglio.games.burraco.kernel.figures import ALONE as ALONE_FIGURE
from ventaglio.games.burraco.kernel.figures import CARDS, LARGEST, POZZETTI, SEATS, SIZES, Code
from ventaglio.games.burraco.kernel.figures import PLAYERS as PLAYERS_FIGURE
from ventaglio.games.burraco.kernel.melds import (
    CLEAN,
    DIRTY,
    NO_BURRACO,
    SEMI,
    SHAPE_COUNT,
    SHAPES,
    form_of,
    shape_of,
)
from ventaglio.games.burraco.kernel.numbering import (
    ATTACH,
    BY_SUITS,
    DISCARD,
    DRAW,
    OPEN_RUN,
    OPEN_SET,
    TAKE,
    TARGETS,
    WILD_KINDS,
)
from ventaglio.games.burraco.kernel.table import Row

FACES: Final = (*(NATURALS[suit][place] for suit in SUITS for place in range(1, 14)), JOKER)
"""The card of each face."""
_WILDS: Final = (None, JOKER, *(NATURALS[suit][TWO] for suit in SUITS))
_PHASES: Final = {Phase.DEAL: at.DEAL, Phase.PICK_UP: at.PICK_UP, Phase.PLAY: at.PLAY, Phase.END: at.END}
_CLASSES: Final = {None: NO_BURRACO, "dirty": DIRTY, "semi": SEMI, "clean": CLEAN}


# ── Moves ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def action_of(move: int) -> Action:
    """The action that a move is."""
    if move in (DRAW, TAKE):
        return Draw() if move == DRAW else Take()
    if move < ATTACH:
        return Discard(FACES[move - DISCARD])
    if move < OPEN_RUN:
        meld, target = divmod(move - ATTACH, TARGETS)
        low = target >= at.FACES
        return Attach(meld + 1, FACES[(target - at.FACES) * 13] if low else FACES[target], low)
    return Open.of(meld_of(move))


def meld_of(move: int) -> Meld:
    """The meld that an opening lays."""
    if move < OPEN_SET:
        rest, shape = divmod(move - OPEN_RUN, SHAPE_COUNT)
        suit, number = divmod(rest, WILD_KINDS)
        low, high, hole = SHAPES[shape]
        return Run(SUITS[suit], low, high, _WILDS[number], hole)
    rest, by_suit = divmod(move - OPEN_SET, BY_SUITS)
    rank, number = divmod(rest, WILD_KINDS)
    return Set(RANKS[rank], _naturals(rank, by_suit), _WILDS[number])


def move_of(action: Action, law: Law) -> int:
    """The move that an action is, by the law that says what meld some cards make."""
    match action:
        case Draw():
            return DRAW
        case Take():
            return TAKE
        case Discard(one):
            return DISCARD + one.index
        case Attach(meld, one, low):
            return ATTACH + (meld - 1) * TARGETS + (at.FACES + one.index // 13 if low else one.index)
        case Open(cards, standing):
            meld_read = read(cards, standing[1] if standing else None, law)
            if not isinstance(meld_read, Fault):
                return _opening(meld_read)
        case _:
            pass
    raise BadInput(f"a kernel has no move for {action!r}", "kernel-move")


def _opening(meld: Meld) -> int:
    number = _WILDS.index(meld.wild)
    if isinstance(meld, Run):
        first = OPEN_RUN + (SUITS.index(meld.suit) * WILD_KINDS + number) * SHAPE_COUNT
        return first + shape_of(meld.low, meld.high, meld.hole)
    return OPEN_SET + (RANKS.index(meld.rank) * WILD_KINDS + number) * BY_SUITS + _by_suit(meld.naturals)


def _naturals(rank: int, by_suit: int) -> tuple[Card, ...]:
    return tuple(FACES[suit * 13 + rank] for suit in range(4) for _ in range((by_suit >> (2 * suit)) & 3))


def _by_suit(naturals: tuple[Card, ...]) -> int:
    return sum(1 << (2 * (one.index // 13)) for one in naturals)


# ── States ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def row_of(state: State, code: Code) -> Row:
    """The row of a table in the middle of a hand."""
    row = _bare_row(code, state.turn, state.dealer, state.phase, state.sides)
    if state.alone != bool(code[ALONE_FIGURE]) or state.table.players != code[PLAYERS_FIGURE]:
        raise BadInput("the code was compiled for another table", "kernel-table")
    row[[at.TURNS, at.COLLECTED, at.PLAYED, at.FLOWN, at.SWAPS]] = (
        state.turns,
        state.collected,
        state.played,
        state.flown,
        state.swaps,
    )
    row[at.BARRED] = at.NONE if state.barred is None else state.barred.index
    for seat, hand in enumerate(state.hands):
        for one in hand:
            at.give(row, seat, one.index)
    _lay(row, code, [(laid.owner, laid.meld) for laid in state.melds], state.table.law)
    _stack(row, at.STOCK, state.stock)
    row[at.BOTTOM] = len(state.stock)
    _stack(row, at.PILE, state.pile)
    row[at.PILED] = len(state.pile)
    _put_pozzetti(row, code, state.pozzetti)
    _took(row, state.took)
    for seat in state.unseen:
        row[at.UNSEEN + seat] = 1
    for seat in state.unplayed:
        row[at.UNPLAYED + seat] = 1
    _remember(row, at.KNOWN, state.known)
    _remember(row, at.THREW, state.threw)
    return row


def row_of_view(
    view: View,
    code: Code,
    law: Law,
    rng: Random,
    *,
    played: bool = False,
    flown: bool = False,
    unseen: tuple[int, ...] = (),
    unplayed: tuple[int, ...] = (),
) -> Row:
    """A row that could be the table which a seat sees: what it does not see lies anyhow.

    Others hold what they are known to hold. Where that cannot be, in a position that somebody has made up, of what is
    known of a seat only that is taken which can.

    A view does not say whether the player on turn has played yet, nor whether he has taken a pozzetto in this turn, nor
    who else may not look at one yet or has had no turn with it: whoever knows that may tell.
    """
    row = _bare_row(code, view.turn, view.dealer, view.phase, view.sides)
    row[[at.TURNS, at.COLLECTED, at.PLAYED, at.FLOWN, at.SWAPS]] = (
        view.turns,
        view.collected,
        played,
        flown,
        view.swaps,
    )
    row[at.BARRED] = at.NONE if view.barred is None else view.barred.index
    hidden = Counter(pack(int(code[CARDS]) // 54))
    hidden.subtract(view.pile)
    for meld in view.melds:
        hidden.subtract(meld.cards)
    for astray in view.astray:
        hidden.subtract(astray.cards)
    hidden_own = view.hand is None
    if view.hand is not None:
        hidden.subtract(view.hand)
    known = _known(view, hidden)
    rest = list(hidden.elements())
    rng.shuffle(rest)
    for seat, count in enumerate(view.counts):
        sure = view.hand if seat == view.seat and view.hand is not None else known[seat]
        for one in (*sure, *(rest.pop() for _ in range(count - len(sure)))):
            at.give(row, seat, one.index)
        row[at.UNSEEN + seat] = hidden_own if seat == view.seat else seat in unseen
        row[at.UNPLAYED + seat] = seat in unplayed
    _put_pozzetti(row, code, tuple(tuple(rest.pop() for _ in range(size)) for size in view.pozzetti))
    _lay(row, code, [(meld.owner, meld.meld) for meld in view.melds], law)
    _stack(row, at.STOCK, tuple(rest))
    row[at.BOTTOM] = len(rest)
    _stack(row, at.PILE, view.pile)
    row[at.PILED] = len(view.pile)
    _took(row, view.took)
    _remember(row, at.KNOWN, known)
    _remember(row, at.THREW, view.threw)
    return row


def _known(view: View, hidden: Counter[Card]) -> list[list[Card]]:
    """By seat the cards that it is known to hold, as far as that can be; those of others are hidden no more."""
    sources = [hidden] * len(view.counts)
    if view.seat is not None and view.hand is not None:
        sources[view.seat] = Counter(view.hand)
    told = zip(view.known, view.counts, sources, strict=False)
    known = [_taken_out(source, cards[:count]) for cards, count, source in told]
    return known or [[] for _ in view.counts]


def _taken_out(source: Counter[Card], cards: tuple[Card, ...]) -> list[Card]:
    """Those of some cards that are there."""
    found = []
    for one in cards:
        if source[one] > 0:
            source[one] -= 1
            found.append(one)
    return found


def state_of(row: Row, code: Code, table: State) -> State:
    """The readable state of a row, at this table: of it the agreements and the totals are kept.

    A row does not say in which order cards were collected and thrown: they stand in tidy order.
    """
    players = int(code[PLAYERS_FIGURE])
    phase = next(phase for phase, number in _PHASES.items() if number == row[at.PHASE])
    barred = int(row[at.BARRED])
    collected = int(row[at.COLLECTED])
    first = int(code[POZZETTI]) - int(row[at.LEFT])
    return replace(
        table,
        phase=phase,
        dealer=int(row[at.DEALER]),
        hands=tuple(_counted(row, at.HANDS, seat) for seat in range(players)),
        stock=_faces(row, at.STOCK + int(row[at.TOP]), int(row[at.BOTTOM]) - int(row[at.TOP])),
        pile=_faces(row, at.PILE, int(row[at.PILED])),
        pozzetti=tuple(
            tuple(sorted(_faces(row, at.POZZETTO + number * LARGEST, int(code[SIZES + number]))))
            for number in range(first, int(code[POZZETTI]))
        ),
        melds=tuple(_laid(row, meld) for meld in range(int(row[at.MELDS]))),
        sides=tuple(int(side) for side in row[at.SIDES : at.SIDES + players]),
        took=tuple(int(seat) for seat in row[at.TOOK : at.TOOK + int(row[at.TAKEN])]),
        unseen=tuple(seat for seat in range(players) if row[at.UNSEEN + seat]),
        unplayed=tuple(seat for seat in range(players) if row[at.UNPLAYED + seat]),
        alone=bool(row[at.ALONE]),
        turn=int(row[at.TURN]),
        turns=int(row[at.TURNS]),
        collected=collected,
        gathered=_faces(row, at.PILE, collected) if not row[at.PILED] else (),
        flown=bool(row[at.FLOWN]),
        barred=None if barred < 0 else FACES[barred],
        played=bool(row[at.PLAYED]),
        swaps=int(row[at.SWAPS]),
        known=tuple(_counted(row, at.KNOWN, seat) for seat in range(players)),
        threw=tuple(_counted(row, at.THREW, seat) for seat in range(players)),
    )


def _bare_row(code: Code, turn: int, dealer: int, phase: Phase, sides: tuple[int, ...]) -> Row:
    row = at.new_row()
    row[[at.PHASE, at.TURN, at.DEALER, at.CLOSER]] = _PHASES[phase], turn, dealer, at.NONE
    row[at.ALONE] = code[ALONE_FIGURE]
    row[at.SIDES : at.SIDES + len(sides)] = sides
    return row


def _stack(row: Row, first: int, cards: tuple[Card, ...]) -> None:
    row[first : first + len(cards)] = [one.index for one in cards]


def _put_pozzetti(row: Row, code: Code, pozzetti: tuple[tuple[Card, ...], ...]) -> None:
    """Lay the pozzetti that are left in their places; the first to be taken stand first."""
    first = int(code[POZZETTI]) - len(pozzetti)
    for number, pozzetto in enumerate(pozzetti, start=first):
        if len(pozzetto) != code[SIZES + number]:
            raise BadInput("no kernel plays with a pozzetto of another size", "kernel-table")
        _stack(row, at.POZZETTO + number * LARGEST, pozzetto)
    row[at.LEFT] = len(pozzetti)


def _took(row: Row, took: tuple[int, ...]) -> None:
    row[at.TAKEN] = len(took)
    row[at.TOOK : at.TOOK + len(took)] = took


def _remember(row: Row, first: int, by_seat: Sequence[Sequence[Card]]) -> None:
    for seat, cards in enumerate(by_seat):
        for one in cards:
            row[first + seat * at.FACES + one.index] += 1


def _lay(row: Row, code: Code, melds: list[tuple[int, Meld]], law: Law) -> None:
    row[at.MELDS] = len(melds)
    for number, (owner, meld) in enumerate(melds):
        base = at.LAID + number * at.WIDTH
        row[base + at.OWNER] = owner
        row[base + at.WILD] = at.NONE if meld.wild is None else meld.wild.index
        kind = classify(meld, law)
        row[base + at.RATED] = _CLASSES[None if kind is None else kind.value]
        if isinstance(meld, Run):
            row[base + at.KIND] = at.RUN
            row[base + at.OF] = SUITS.index(meld.suit)
            row[base + at.FORM] = form_of(meld)
        else:
            row[base + at.KIND] = at.SET
            row[base + at.OF] = RANKS.index(meld.rank)
            row[base + at.FORM] = len(meld.naturals)
            row[base + at.BY_SUIT] = _by_suit(meld.naturals)
    for side in range(SEATS):
        at.refit(row, code, side)


def _laid(row: Row, number: int) -> Laid:
    base = at.LAID + number * at.WIDTH
    wild = None if row[base + at.WILD] < 0 else FACES[int(row[base + at.WILD])]
    of = int(row[base + at.OF])
    if row[base + at.KIND] == at.SET:
        return Laid(int(row[base + at.OWNER]), Set(RANKS[of], _naturals(of, int(row[base + at.BY_SUIT])), wild))
    low, high, hole = SHAPES[int(row[base + at.FORM]) % SHAPE_COUNT]
    return Laid(int(row[base + at.OWNER]), Run(SUITS[of], low, high, wild, hole))


def _counted(row: Row, first: int, seat: int) -> tuple[Card, ...]:
    """The cards of a seat in columns that count faces, in tidy order."""
    counts = row[first + seat * at.FACES : first + (seat + 1) * at.FACES]
    return tuple(FACES[face] for face in np.repeat(np.arange(at.FACES), counts))


def _faces(row: Row, first: int, count: int) -> tuple[Card, ...]:
    return tuple(FACES[face] for face in row[first : first + count])
