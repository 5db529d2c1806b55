"""A turn thought through: every first move with the best that can follow it.

What `turns` does quickly is done here with care: each way to go on is followed to the end of the turn, and all cards
that the stock may hold are thought of.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.burraco.kernel.figures import BURRACO, GROWN, PLAYERS, RESERVE, ROWS, Code
from ventaglio.games.burraco.kernel.melds import (
    COLUMNS,
    LENGTH,
    OTHER_WILD,
    OTHER_WILD_PLACE,
    OWN_TWO_PLACE,
    PLACES,
    SHAPE_COUNT,
)
from ventaglio.games.burraco.kernel.moves import legal, list_discards
from ventaglio.games.burraco.kernel.numbering import (
    ATTACH,
    BY_SUITS,
    DISCARD,
    OPEN_RUN,
    OPEN_SET,
    TAKE,
    TARGETS,
    WILD_KINDS,
)
from ventaglio.games.burraco.kernel.planner import list_some_plays
from ventaglio.games.burraco.kernel.playing import step
from ventaglio.games.burraco.kernel.table import (
    BARRED,
    BOTTOM,
    END,
    FACES,
    FORM,
    HANDS,
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
)
from ventaglio.games.burraco.kernel.value.layout import Desk, Net, Unseen
from ventaglio.games.burraco.kernel.value.net import settle, value
from ventaglio.games.burraco.kernel.value.turns import copy, draw_face, quick_move, quick_pick_up
from ventaglio.games.common.kernel.chance import Dice
from ventaglio.games.common.kernel.compiling import bare, whole

Values = NDArray[np.float64]
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
