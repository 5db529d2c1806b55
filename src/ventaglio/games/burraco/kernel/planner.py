"""A player with some sense, given as a table of weights: what to pick up, what to lay, what to throw.

It takes the pile where there is something for it in there, lays runs sooner than sets and without wilds if it can,
keeps wilds for burrachi while there is time, throws what feeds nobody, and hurries when a pozzetto or a close is near.
Every consideration is a feature with a weight, so whoever searches for a better player searches a table of numbers.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.burraco.kernel.closing import set_class
from ventaglio.games.burraco.kernel.figures import (
    CARDS,
    CLEAN_POINTS,
    CUT,
    DIRTY_POINTS,
    GROWN,
    MINIMUM,
    PLAYERS,
    POINTS,
    ROWS,
    SEATS,
    SEMI_POINTS,
    SET_NATURALS,
    Code,
)
from ventaglio.games.burraco.kernel.many import tidy_pack
from ventaglio.games.burraco.kernel.melds import (
    CLASS,
    CLEAN,
    COLUMNS,
    DIRTY,
    LENGTH,
    OTHER_WILD,
    OTHER_WILD_PLACE,
    OWN_TWO,
    OWN_TWO_PLACE,
    PLACES,
    SEMI,
    SHAPE_COUNT,
    WORTH,
)
from ventaglio.games.burraco.kernel.moves import (
    fits_somewhere,
    list_attachments,
    list_discards,
    list_plays,
    list_runs,
    may_draw,
    may_take,
    open_ranks,
    set_leaves,
)
from ventaglio.games.burraco.kernel.numbering import (
    ATTACH,
    BY_SUITS,
    DISCARD,
    DRAW,
    MOST_MOVES,
    OPEN_RUN,
    OPEN_SET,
    TAKE,
    TARGETS,
    WILD_KINDS,
    wild_face,
)
from ventaglio.games.burraco.kernel.playing import Totals, count, face_points, step
from ventaglio.games.burraco.kernel.playouts import PATIENCE, any_move
from ventaglio.games.burraco.kernel.table import (
    BARRED,
    BOTTOM,
    END,
    FACES,
    FORM,
    HANDS,
    JOKER,
    KIND,
    LAID,
    OF,
    PAIRS,
    PHASE,
    PICK_UP,
    PILE,
    PILED,
    RANKS,
    RATED,
    SET,
    SIDES,
    SIZE,
    SUITS,
    SWAPS,
    TAKES,
    TAKES_RANKS,
    TAKES_WIDTH,
    TOP,
    TURN,
    WIDTH,
    WILD,
    Order,
    Row,
    deal,
    is_wild,
    may_take_pozzetto,
    new_row,
)
from ventaglio.games.common.kernel.chance import Dice, shuffle
from ventaglio.games.common.kernel.compiling import bare, whole

Weights = NDArray[np.float64]

PLANS: Final = 0
"""1 for a player who plans; 0 for one who does anything."""
TAKE_BIAS: Final = 1
TAKE_CARD: Final = 2
TAKE_FIT: Final = 3
"""For each card of the pile that fits a meld of the own side."""
TAKE_PAIR: Final = 4
"""For each card of the pile of which the hand has two of the rank, or a neighbour on either side."""
TAKE_WILD: Final = 5
LAY_POINT: Final = 6
LAY_CARD: Final = 7
LAY_WILD: Final = 8
"""For a wild that is laid, by the part of the stock that is left."""
LAY_BURRACO: Final = 9
"""For each point of a burraco that is made, or lost."""
LAY_LENGTH: Final = 10
"""For each card that the meld has afterwards, up to a burraco."""
OPEN_RUN_BIAS: Final = 11
OPEN_SET_BIAS: Final = 12
LAY_POZZETTO: Final = 13
"""For a hand that is played out, or left with a card to throw, where a pozzetto is there for it."""
LAY_CLOSE: Final = 14
LAY_HURRY: Final = 15
"""For each card laid, by the part of the stock that is gone."""
THROW_POINT: Final = 16
THROW_WILD: Final = 17
THROW_RANK: Final = 18
"""For each other card of its rank in the hand."""
THROW_NEAR: Final = 19
"""For each place next to it that the hand has in its suit; half as much for the next but one."""
THROW_TWIN: Final = 20
THROW_FEED: Final = 21
"""For a card that fits a meld of another side."""
THROW_PILE: Final = 22
"""For each card in the pile, if what is thrown fits a meld of another side."""
FEATURES: Final = 23

PLANNER: Final = (
    (PLANS, 1.0),
    (TAKE_BIAS, -3.0),
    (TAKE_CARD, 0.3),
    (TAKE_FIT, 7.0),
    (TAKE_PAIR, 3.0),
    (TAKE_WILD, 5.5),
    (LAY_POINT, 0.3),
    (LAY_CARD, 4.0),
    (LAY_WILD, -53.0),
    (LAY_BURRACO, 0.8),
    (LAY_LENGTH, 3.3),
    (OPEN_RUN_BIAS, 1.3),
    (OPEN_SET_BIAS, 0.0),
    (LAY_POZZETTO, 150.0),
    (LAY_CLOSE, 93.0),
    (LAY_HURRY, 11.5),
    (THROW_POINT, 0.4),
    (THROW_WILD, -105.0),
    (THROW_RANK, -5.3),
    (THROW_NEAR, -2.0),
    (THROW_TWIN, 2.5),
    (THROW_FEED, -2.8),
    (THROW_PILE, -0.9),
)
"""The weights of a player with some sense, found by having players that differ in a few of them play each other."""


def planner() -> Weights:
    """The weights of one such player."""
    weights = np.zeros(FEATURES, np.float64)
    for feature, weight in PLANNER:
        weights[feature] = weight
    return weights


@bare
def _class_points(code: Code, rated: int) -> int:
    if rated == CLEAN:
        return whole(code[CLEAN_POINTS])
    if rated == SEMI:
        return whole(code[SEMI_POINTS])
    return whole(code[DIRTY_POINTS]) if rated == DIRTY else 0


@bare
def _fits_side(row: Row, side: int, face: int) -> bool:
    """Whether a natural card fits a meld of a side."""
    takes = TAKES + side * TAKES_WIDTH
    if face == JOKER or face % 13 == 1:
        return False
    rank = face % 13
    places = 1 << 1 | 1 << 14 if rank == 0 else 2 << rank
    return bool(whole(row[takes + face // 13]) & places or (whole(row[takes + TAKES_RANKS]) >> rank) & 1)


@bare
def _near(row: Row, seat: int, face: int) -> float:
    """How many neighbours a natural card has in the hand; those beyond a gap count half."""
    held = whole(row[SUITS + seat * 4 + face // 13])
    rank = face % 13
    near = _beside(held, rank + 1)
    return max(near, _beside(held, 14)) if rank == 0 else near


@bare
def _beside(held: int, place: int) -> float:
    near = 0.0
    for far in range(1, 3):
        worth = 1.0 / far
        if place + far <= 14 and (held >> (place + far)) & 1:
            near += worth
        if place - far >= 1 and (held >> (place - far)) & 1:
            near += worth
    return near


@bare
def _wants_pile(row: Row, code: Code, seat: int, weights: Weights) -> bool:
    side = whole(row[SIDES + seat])
    score = weights[TAKE_BIAS] + weights[TAKE_CARD] * row[PILED]
    for place in range(row[PILED]):
        face = whole(row[PILE + place])
        if is_wild(face):
            score += weights[TAKE_WILD]
        elif _fits_side(row, side, face):
            score += weights[TAKE_FIT]
        elif (whole(row[PAIRS + seat]) >> (face % 13)) & 1 or _near(row, seat, face) >= 1.5:
            score += weights[TAKE_PAIR]
    return bool(score > 0)


@bare
def _worth_laying(row: Row, code: Code, seat: int, move: int, weights: Weights, stock: float) -> float:
    """What an attachment or an opening is worth."""
    before = whole(0)
    if move < OPEN_RUN:
        base = LAID + (move - ATTACH) // TARGETS * WIDTH
        target = (move - ATTACH) % TARGETS
        face = (target - FACES) * 13 if target >= FACES else target
        cards, wilds, points = whole(1), whole(is_wild(face)), face_points(code, face)
        before = whole(row[base + RATED])
        if row[base + KIND] == SET:
            naturals, wild = whole(row[base + FORM]), whole(row[base + WILD])
            if is_wild(face):
                wild = face
            else:
                naturals += 1
            rated, length = set_class(code, naturals, wild), naturals + (wild >= 0)
        else:
            if is_wild(face):
                place = OWN_TWO_PLACE if face == row[base + OF] * 13 + 1 else OTHER_WILD_PLACE
            else:
                place = 14 if face % 13 == 0 and target < FACES else face % 13 + 1
            form = whole(code[GROWN + whole(row[base + FORM]) * PLACES + place])
            rated, length = whole(code[ROWS + form * COLUMNS + CLASS]), whole(code[ROWS + form * COLUMNS + LENGTH])
            if form < SHAPE_COUNT:
                # A two in its own place is no wild.
                wilds = whole(0)
        score = 0.0
    elif move < OPEN_SET:
        number = (move - OPEN_RUN) // SHAPE_COUNT % WILD_KINDS
        suit = (move - OPEN_RUN) // SHAPE_COUNT // WILD_KINDS
        form = (move - OPEN_RUN) % SHAPE_COUNT
        if number > 0:
            form += SHAPE_COUNT * (OWN_TWO if number == suit + 2 else OTHER_WILD)
        length = whole(code[ROWS + form * COLUMNS + LENGTH])
        rated = whole(code[ROWS + form * COLUMNS + CLASS])
        cards, wilds = length, whole(number > 0)
        points = whole(code[ROWS + form * COLUMNS + WORTH])
        if number > 0:
            points += face_points(code, wild_face(number))
        score = weights[OPEN_RUN_BIAS]
    else:
        by_suit = (move - OPEN_SET) % BY_SUITS
        number = (move - OPEN_SET) // BY_SUITS % WILD_KINDS
        rank = (move - OPEN_SET) // BY_SUITS // WILD_KINDS
        naturals = (by_suit & 3) + ((by_suit >> 2) & 3) + ((by_suit >> 4) & 3) + (by_suit >> 6)
        length = naturals + (number > 0)
        rated = set_class(code, naturals, wild_face(number))
        cards, wilds = length, whole(number > 0)
        points = naturals * whole(code[POINTS + rank])
        if number > 0:
            points += face_points(code, wild_face(number))
        score = weights[OPEN_SET_BIAS]
    left = whole(row[SIZE + seat]) - cards
    score += weights[LAY_POINT] * points + (weights[LAY_CARD] + weights[LAY_HURRY] * (1.0 - stock)) * cards
    score += weights[LAY_WILD] * wilds * stock
    score += weights[LAY_BURRACO] * (_class_points(code, rated) - _class_points(code, before))
    score += weights[LAY_LENGTH] * min(length, 7)
    if left <= 1:
        score += weights[LAY_POZZETTO] if may_take_pozzetto(row, seat) else weights[LAY_CLOSE]
    return float(score)


@bare
def _worth_throwing(row: Row, code: Code, seat: int, face: int, weights: Weights) -> float:
    """What a discard is worth."""
    score = weights[THROW_POINT] * face_points(code, face)
    if is_wild(face):
        return float(score + weights[THROW_WILD])
    score += weights[THROW_RANK] * (row[RANKS + seat * 13 + face % 13] - 1)
    score += weights[THROW_NEAR] * _near(row, seat, face)
    if row[HANDS + seat * FACES + face] > 1:
        score += weights[THROW_TWIN]
    for side in range(SEATS):
        if side != row[SIDES + seat] and _fits_side(row, side, face):
            score += weights[THROW_FEED] + weights[THROW_PILE] * row[PILED]
            break
    return float(score)


@bare
def list_some_plays(row: Row, code: Code, seat: int, barred: int, found: Order) -> int:
    """What is worth thinking of: every attachment and run, and of each rank the largest set without a wild."""
    count = whole(0)
    if fits_somewhere(row, seat):
        count = list_attachments(row, code, seat, barred, found, count)
    ranks = open_ranks(row, code, seat)
    rank = whole(0)
    while ranks:
        naturals = whole(row[RANKS + seat * 13 + rank])
        if ranks & 1 and code[MINIMUM] <= naturals <= code[SET_NATURALS]:
            by_suit = whole(0)
            for suit in range(4):
                by_suit |= whole(row[HANDS + seat * FACES + suit * 13 + rank]) << (2 * suit)
            if row[SIZE + seat] - naturals > 1 or set_leaves(
                row, code, seat, barred, rank, by_suit, naturals, whole(-1)
            ):
                found[count] = OPEN_SET + rank * WILD_KINDS * BY_SUITS + by_suit
                count += 1
        ranks >>= 1
        rank += 1
    return list_runs(row, code, seat, barred, found, count)


@bare
def plan_move(row: Row, code: Code, found: Order, weights: Weights) -> int:
    """The move of the player on turn that these weights like best."""
    seat = whole(row[TURN])
    if row[PHASE] == PICK_UP:
        if not may_draw(row, code):
            return TAKE
        patient = row[SWAPS] < PATIENCE * code[PLAYERS]
        if patient and row[PILED] > 0 and _wants_pile(row, code, seat, weights) and may_take(row, code, seat, found):
            return TAKE
        return DRAW
    barred = whole(row[BARRED])
    stock = (row[BOTTOM] - row[TOP]) / (0.5 * code[CARDS])
    stock = min(stock, 1.0)
    best, chosen = 0.0, -1
    for place in range(list_some_plays(row, code, seat, barred, found)):
        worth = _worth_laying(row, code, seat, whole(found[place]), weights, stock)
        if worth > best:
            best, chosen = worth, whole(found[place])
    if chosen >= 0:
        return chosen
    discards = list_discards(row, code, seat, found, whole(0))
    if discards == 0:
        # Whoever has collected only to play has to, whether he likes it or not.
        plays = list_plays(row, code, seat, barred, found)
        chosen = whole(found[0])
        best = _worth_laying(row, code, seat, chosen, weights, stock)
        for place in range(1, plays):
            worth = _worth_laying(row, code, seat, whole(found[place]), weights, stock)
            if worth > best:
                best, chosen = worth, whole(found[place])
        return chosen
    chosen = whole(found[0])
    best = _worth_throwing(row, code, seat, chosen - DISCARD, weights)
    for place in range(1, discards):
        worth = _worth_throwing(row, code, seat, whole(found[place]) - DISCARD, weights)
        if worth > best:
            best, chosen = worth, whole(found[place])
    return chosen


@bare
def play_on(row: Row, code: Code, dice: Dice, found: Order, weights: Weights) -> int:
    """Play a hand to its end, each seat by its row of weights, and say how many moves that took."""
    moves = 0
    while row[PHASE] != END:
        seat = whole(row[TURN])
        if weights[seat, PLANS] > 0:
            step(row, code, plan_move(row, code, found, weights[seat]))
        else:
            step(row, code, any_move(row, code, dice, found))
        moves += 1
    return moves


@bare
def _contest(row: Row, code: Code, dice: Dice, order: Order, found: Order, weights: Weights, totals: Totals) -> int:
    moves = 0
    for number in range(len(totals)):
        shuffle(dice, order)
        deal(row, code, order, whole(code[CUT]), number % code[PLAYERS])
        moves += play_on(row, code, dice, found, weights)
        count(row, code, totals[number])
    return moves


def contest(code: Code, dice: Dice, hands: int, weights: Weights) -> tuple[Totals, int]:
    """Play so many hands, each seat by its row of weights: what each side made, and how many moves they took.

    A row of zeros is a player who does anything.
    """
    totals = np.zeros((hands, int(code[PLAYERS])), np.int64)
    moves = _contest(new_row(), code, dice, tidy_pack(code), np.zeros(MOST_MOVES, np.int64), weights, totals)
    return totals, moves
