"""A turn thought through: every first move with the best that can follow it, and what would come of it at the table.

What `turns` does quickly is done here with care: each way to go on is followed to the end of the turn, all cards that
the stock may hold are thought of, and, where that was asked for, the next lap is played out in worlds that could be.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.kernels.burraco.figures import (
    BURRACO,
    CARDS,
    GROWN,
    PLAYERS,
    RESERVE,
    ROWS,
    Code,
)
from ventaglio.kernels.burraco.melds import (
    COLUMNS,
    LENGTH,
    OTHER_WILD,
    OTHER_WILD_PLACE,
    OWN_TWO_PLACE,
    PLACES,
    SHAPE_COUNT,
)
from ventaglio.kernels.burraco.moves import legal, list_discards
from ventaglio.kernels.burraco.numbering import (
    ATTACH,
    BY_SUITS,
    DISCARD,
    MOST_MOVES,
    OPEN_RUN,
    OPEN_SET,
    TAKE,
    TARGETS,
    WILD_KINDS,
)
from ventaglio.kernels.burraco.planner import list_some_plays
from ventaglio.kernels.burraco.playing import Totals, count, step
from ventaglio.kernels.burraco.table import (
    BARRED,
    BOTTOM,
    END,
    FACES,
    FORM,
    HANDS,
    JOKER,
    KIND,
    LAID,
    NONE,
    OF,
    PHASE,
    PICK_UP,
    PLAY,
    RUN,
    SIZE,
    TAKEN,
    TOP,
    TURN,
    WIDTH,
    Order,
    Row,
    is_wild,
    new_row,
)
from ventaglio.kernels.burraco.value.growing import grows
from ventaglio.kernels.burraco.value.guessing import reshuffle
from ventaglio.kernels.burraco.value.layout import LEAD, REACH, SURER, WHOSE_LEAD, Desk, Net, Unseen, new_desk
from ventaglio.kernels.burraco.value.net import at_stake, result_of, settle, value
from ventaglio.kernels.burraco.value.surroundings import new_unseen, survey
from ventaglio.kernels.burraco.value.turns import copy, draw_face, quick_move, quick_pick_up
from ventaglio.kernels.chance import Dice, below
from ventaglio.kernels.compiling import bare, whole

Values = NDArray[np.float64]
Results = NDArray[np.float64]
"""By world and by move, what it came to."""

MOST_WEIGHED: Final = 400
"""Moves that are weighed at most."""
PLENTY: Final = 6.0
"""With so many laps of stock left there is time to wait for the place of a wild."""
NOTHING: Final = -1e9
"""The value of what cannot be done."""
FEW: Final = -1
"""Of all moves those that are thought of when there is little time."""
MOST: Final = 0
"""All but those that are hardly ever meant."""
ALL: Final = 1
UNTIL_THE_END: Final = 1 << 20
"""More turns than a hand has."""
STEPS: Final = 12
"""Cards or melds that are laid one after another at most, in a turn that is thought of."""


@bare
def best_throw(row: Row, code: Code, net: Net, desk: Desk, unseen: Unseen, found: Order, spare: Row) -> float:
    """What the position is worth after the best discard; `NOTHING` where nothing may be thrown."""
    seat = whole(row[TURN])
    best = NOTHING
    for place in range(list_discards(row, code, seat, found, whole(0))):
        copy(row, spare)
        move = whole(found[place])
        step(spare, code, move)
        best = max(best, value(spare, code, seat, net, desk, unseen, whole(0), whole(0), move - DISCARD))
    return best


@bare
def finish(
    row: Row, code: Code, net: Net, desk: Desk, unseen: Unseen, found: Order, spare: Row, taken: int, patience: int
) -> float:
    """What the turn comes to, the seat having settled: lay on as long as that helps, and end it where that is best.

    ``taken`` is how many pozzetti were taken before the turn: nobody knows what is in another. ``row`` is used up.
    """
    seat = whole(row[TURN])
    best = NOTHING
    for _ in range(STEPS):
        if row[PHASE] == END or row[TAKEN] > taken:
            return max(best, value(row, code, seat, net, desk, unseen, whole(1), whole(1), whole(NONE)))
        thrown = best_throw(row, code, net, desk, unseen, found, spare)
        best = max(best, thrown)
        now = value(row, code, seat, net, desk, unseen, whole(0), whole(1), whole(NONE))
        if patience > 0 or thrown <= NOTHING:
            now = NOTHING
        chosen = -1
        for place in range(list_some_plays(row, code, seat, whole(row[BARRED]), found)):
            copy(row, spare)
            step(spare, code, found[place])
            blind = whole(spare[TAKEN] > taken)
            worth = value(spare, code, seat, net, desk, unseen, blind, whole(1), whole(NONE))
            if worth > now:
                now, chosen = worth, whole(found[place])
        if chosen < 0:
            break
        step(row, code, chosen)
    return best


@bare
def _worth_thinking_of(row: Row, seat: int, move: int) -> bool:
    """Whether an opening is of all the cards of its rank: one that leaves some of them behind is hardly ever meant."""
    if move < OPEN_SET:
        return True
    rank = (move - OPEN_SET) // BY_SUITS // WILD_KINDS
    by_suit = (move - OPEN_SET) % BY_SUITS
    whole_rank = True
    for suit in range(4):
        held = row[HANDS + seat * FACES + suit * 13 + rank]
        whole_rank = whole_rank and (by_suit >> (2 * suit)) & 3 == held
    return whole_rank


@bare
def think(
    row: Row,
    code: Code,
    net: Net,
    desk: Desk,
    unseen: Unseen,
    found: Order,
    spare: Row,
    other: Row,
    breadth: int,
    moves: Order,
    values: Values,
) -> int:
    """Weigh the moves of the player on turn, and say how many they are: `FEW`, `MOST`, or `ALL` of them."""
    seat, taken = whole(row[TURN]), whole(row[TAKEN])
    if breadth == FEW and row[PHASE] == PLAY:
        some = list_some_plays(row, code, seat, whole(row[BARRED]), found)
        some = list_discards(row, code, seat, found, some)
    else:
        some = legal(row, code, found)
    listed = 0
    for place in range(some):
        move = whole(found[place])
        if listed < len(moves) and (breadth != MOST or _worth_thinking_of(row, seat, move)):
            moves[listed] = move
            listed += 1
    if row[PHASE] == PICK_UP:
        for place in range(listed):
            values[place] = _picked_up(row, code, net, desk, unseen, found, spare, other, whole(moves[place]))
        return listed
    settle(row, code, seat, net, desk, unseen)
    for place in range(listed):
        move = whole(moves[place])
        copy(row, other)
        step(other, code, move)
        if DISCARD <= move < ATTACH:
            values[place] = value(other, code, seat, net, desk, unseen, whole(0), whole(0), move - DISCARD)
        else:
            values[place] = finish(other, code, net, desk, unseen, found, spare, taken, whole(0))
    return listed


@bare
def _picked_up(
    row: Row,
    code: Code,
    net: Net,
    desk: Desk,
    unseen: Unseen,
    found: Order,
    spare: Row,
    other: Row,
    move: int,
) -> float:
    """What a turn comes to that begins with this pick-up."""
    seat, taken = whole(row[TURN]), whole(row[TAKEN])
    if move == TAKE:
        copy(row, other)
        step(other, code, move)
        settle(other, code, seat, net, desk, unseen)
        return finish(other, code, net, desk, unseen, found, spare, taken, whole(0))
    settle(row, code, seat, net, desk, unseen)
    total, cards = 0.0, 0
    for face in range(FACES):
        copies = unseen[face]
        if copies > 0:
            copy(row, other)
            draw_face(other, code, seat, whole(face))
            # The card is seen now; what surrounds the seat is otherwise as it was.
            unseen[face] -= 1
            total += copies * finish(other, code, net, desk, unseen, found, spare, taken, whole(0))
            unseen[face] += 1
            cards += copies
    return total / max(1, cards)


@bare
def best_of(moves: Order, values: Values, some: int) -> int:
    """The move with the highest value, the first of several."""
    best = 0
    for place in range(1, some):
        if values[place] > values[best]:
            best = place
    return whole(moves[best])


@bare
def spends(row: Row, code: Code, move: int) -> bool:
    """Whether a move lays a wild where it makes no burraco, and cards stay in the hand."""
    if move < ATTACH:
        return False
    cards = whole(1)
    if move < OPEN_RUN:
        target = (move - ATTACH) % TARGETS
        base = LAID + (move - ATTACH) // TARGETS * WIDTH
        if target >= FACES or not is_wild(target):
            return False
        form = whole(row[base + FORM])
        if row[base + KIND] == RUN:
            place = OWN_TWO_PLACE if target == row[base + OF] * 13 + 1 else OTHER_WILD_PLACE
            form = whole(code[GROWN + form * PLACES + place])
            if form < SHAPE_COUNT:
                # A two in its own place is no wild.
                return False
            length = whole(code[ROWS + form * COLUMNS + LENGTH])
        else:
            length = form + 1
    else:
        if move < OPEN_SET:
            number = (move - OPEN_RUN) // SHAPE_COUNT % WILD_KINDS
            shape = (move - OPEN_RUN) % SHAPE_COUNT
            # How long a run is does not depend on which wild it has.
            length = whole(code[ROWS + (shape + SHAPE_COUNT * OTHER_WILD) * COLUMNS + LENGTH])
        else:
            by_suit = (move - OPEN_SET) % BY_SUITS
            number = (move - OPEN_SET) // BY_SUITS % WILD_KINDS
            length = 1 + (by_suit & 3) + ((by_suit >> 2) & 3) + ((by_suit >> 4) & 3) + (by_suit >> 6)
        if number == 0:
            return False
        cards = length
    return bool(length < code[BURRACO] and row[SIZE + row[TURN]] - cards > 1)


@bare
def hold_back(row: Row, code: Code, moves: Order, values: Values, some: int, patience: float) -> None:
    """Count what a wild is worth in the hand beside what the network says, as long as there is time to wait."""
    cost = patience * min(1.0, (row[BOTTOM] - row[TOP] - code[RESERVE]) / (PLENTY * code[PLAYERS]))
    for place in range(some):
        if spends(row, code, whole(moves[place])):
            values[place] -= cost


@bare
def careful_move(
    row: Row,
    code: Code,
    net: Net,
    desk: Desk,
    unseen: Unseen,
    found: Order,
    spare: Row,
    other: Row,
    moves: Order,
    values: Values,
    patience: float,
    dice: Dice,
) -> int:
    """The next move of a player who thinks of whole turns, but picks up quickly.

    ``patience`` is what a wild in his hand is worth to him beside what the network says.
    """
    if row[PHASE] == PICK_UP:
        return quick_pick_up(row, code, net, desk, unseen, found, spare, dice)
    some = think(row, code, net, desk, unseen, found, spare, other, whole(FEW), moves, values)
    if some == 0:
        return quick_move(row, code, net, desk, unseen, found, spare, dice)
    hold_back(row, code, moves, values, whole(some), patience)
    return best_of(moves, values, whole(some))


@bare
def play_lap(
    row: Row,
    code: Code,
    seat: int,
    net: Net,
    desk: Desk,
    unseen: Unseen,
    found: Order,
    spare: Row,
    third: Row,
    moves: Order,
    values: Values,
    dice: Dice,
    turns: int,
    totals: Totals,
) -> float:
    """Play on in a world that could be, for so many turns, and say what it is worth to a seat then.

    What is left of the seat's own turn is played with care, all that follows quickly. ``row`` is used up: it is in the
    middle of the seat's turn, or after it.
    """
    finished = 0
    thrown = whole(NONE)
    while row[PHASE] != END:
        before = row[PHASE]
        mover = whole(row[TURN])
        if finished == 0 and mover == seat:
            move = careful_move(row, code, net, desk, unseen, found, spare, third, moves, values, 0.0, dice)
        else:
            move = quick_move(row, code, net, desk, unseen, found, spare, dice)
        thrown = move - DISCARD if before == PLAY and DISCARD <= move < ATTACH else whole(NONE)
        if thrown >= 0 and mover == seat and finished > 0:
            settle(row, code, seat, net, desk, unseen)
        step(row, code, move)
        if thrown >= 0:
            finished += 1
            if mover == seat and finished > turns:
                break
    if row[PHASE] == END:
        count(row, code, totals)
        return at_stake(row, seat, desk, result_of(row, code, totals, seat))
    return value(row, code, seat, net, desk, unseen, whole(0), whole(0), thrown)


@bare
def try_moves(
    row: Row,
    code: Code,
    net: Net,
    desk: Desk,
    unseen: Unseen,
    found: Order,
    spare: Row,
    other: Row,
    third: Row,
    inner: Order,
    weighed: Values,
    moves: Order,
    some: int,
    turns: int,
    seed: int,
    values: Values,
    totals: Totals,
    dice: Dice,
) -> None:
    """Play on from each of these moves, in one world, for so many turns, and write what each came to."""
    seat = whole(row[TURN])
    for place in range(some):
        copy(row, other)
        step(other, code, moves[place])
        dice[0] = np.uint64(seed)
        values[place] = play_lap(
            other,
            code,
            seat,
            net,
            desk,
            unseen,
            found,
            spare,
            third,
            inner,
            weighed,
            dice,
            turns,
            totals,
        )


@bare
def _try_worlds(
    row: Row,
    code: Code,
    net: Net,
    desk: Desk,
    unseen: Unseen,
    found: Order,
    spare: Row,
    other: Row,
    third: Row,
    inner: Order,
    weighed: Values,
    moves: Order,
    turns: int,
    first: int,
    seed: int,
    order: Order,
    results: Results,
    totals: Totals,
    dice: Dice,
) -> None:
    for world in range(len(results)):
        dice[0] = np.uint64(seed) + np.uint64(first + world) * np.uint64(7919)
        reshuffle(row, code, whole(row[TURN]), order, dice)
        try_moves(
            row,
            code,
            net,
            desk,
            unseen,
            found,
            spare,
            other,
            third,
            inner,
            weighed,
            moves,
            whole(len(moves)),
            turns,
            whole(below(dice, whole(1 << 30))),
            results[world],
            totals,
            dice,
        )


class Study:
    """Room to think in, with a network: for one who thinks about one position after another."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self._desk = new_desk()
        self._unseen = new_unseen()
        self._found = np.zeros(MOST_MOVES, np.int64)
        self._spare, self._other, self._third = new_row(), new_row(), new_row()
        self._moves = np.zeros(MOST_WEIGHED, np.int64)
        self._values = np.zeros(MOST_WEIGHED, np.float64)

    def play_for(self, side: int, lead: float, surer: float) -> None:
        """Have a side play for the match: it leads by so much, and that counts so much more once a hand is over."""
        self._desk[WHOSE_LEAD], self._desk[LEAD], self._desk[SURER] = side, lead, surer

    def weigh(
        self, row: Row, code: Code, *, everything: bool = False, patience: float = 0.0
    ) -> tuple[list[int], list[float]]:
        """The moves of the player on turn, and what each is worth to him; ``patience`` makes wilds dearer."""
        room = self._desk, self._unseen, self._found, self._spare, self._other
        some = think(row, code, self.net, *room, whole(ALL if everything else MOST), self._moves, self._values)
        hold_back(row, code, self._moves, self._values, some, patience)
        return self._moves[:some].tolist(), self._values[:some].tolist()

    def settle(self, row: Row, code: Code, seat: int) -> None:
        """Look around from a seat, before asking what is likely."""
        survey(row, code, seat, self._unseen, self._desk)

    def grows(self, row: Row, code: Code, meld: int, seat: int) -> float:
        """The chance that a meld becomes a burraco with natural cards, those of the seat counted as there."""
        return float(grows(row, code, meld, seat, self._unseen, float(self._desk[REACH])))

    def out_of(self, rank: int) -> int:
        """How many natural cards of a rank the seat does not see."""
        return int(self._unseen[rank:JOKER:13].sum())

    def try_worlds(
        self, row: Row, code: Code, moves: list[int], first: int, worlds: int, seed: int, *, to_the_end: bool = False
    ) -> Results:
        """What each of some moves came to in so many worlds, from the one of this number on; the row is used up.

        The next lap is played, and what it leads to is valued; or all is played that is left of the hand.
        """
        room = self._desk, self._unseen, self._found, self._spare, self._other
        results = np.zeros((worlds, len(moves)), np.float64)
        order = np.zeros(int(code[CARDS]), np.int64)
        totals = np.zeros(int(code[PLAYERS]), np.int64)
        tried = np.array(moves, np.int64)
        inner = self._third, self._moves, self._values
        turns = UNTIL_THE_END if to_the_end else int(code[PLAYERS]) - 1
        chance = np.zeros(1, np.uint64)
        _try_worlds(row, code, self.net, *room, *inner, tried, turns, first, seed, order, results, totals, chance)
        return results
