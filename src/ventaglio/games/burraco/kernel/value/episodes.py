"""Hands that are played to learn from: of every turn the position after the pick-up, before the discard, and after it.

Each position is written with what it turned out to be worth: the points that were still to come, mixed, going back from
the end of the hand, with what the network thought of the positions between. Now and then a player does something else
than he thinks best, or nobody would ever see what comes of it.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.burraco.kernel.figures import CUT, PLAYERS, Code
from ventaglio.games.burraco.kernel.many import tidy_pack
from ventaglio.games.burraco.kernel.moves import list_discards, may_draw, may_take
from ventaglio.games.burraco.kernel.numbering import ATTACH, DISCARD, DRAW, MOST_MOVES, TAKE
from ventaglio.games.burraco.kernel.planner import Weights, list_some_plays, plan_move
from ventaglio.games.burraco.kernel.playing import Totals, count, step
from ventaglio.games.burraco.kernel.table import (
    BARRED,
    END,
    NONE,
    PHASE,
    PICK_UP,
    TURN,
    Order,
    Row,
    deal,
    new_row,
)
from ventaglio.games.burraco.kernel.value.layout import (
    FEATURES,
    INPUTS,
    OTHERS,
    RAW,
    RAWS,
    SCALE,
    Desk,
    Floats,
    Net,
    Unseen,
    new_desk,
)
from ventaglio.games.burraco.kernel.value.net import result_of, settle, value
from ventaglio.games.burraco.kernel.value.own import OWN_TABLE
from ventaglio.games.burraco.kernel.value.surroundings import new_unseen
from ventaglio.games.burraco.kernel.value.thinking import MOST_WEIGHED, Values, careful_move
from ventaglio.games.burraco.kernel.value.turns import quick_move
from ventaglio.games.common.kernel.chance import Dice, below, shuffle
from ventaglio.games.common.kernel.compiling import bare, whole

PLANNER_SEAT: Final = 0
LEARNER: Final = 1
RIVAL: Final = 2
"""Who plays at a seat: the planner, the network that learns, or another one."""

QUICKLY: Final = -1.0
"""The patience of one who does not think of whole turns."""

MOST_NOTES: Final = 1500
"""Positions of one hand that are noted at most; a hand has far fewer."""


Patience = NDArray[np.float64]
"""By hand and seat, how dear a wild is to him who plays there, in points."""
Notes = NDArray[np.float32]
"""Positions, one to a row: the features, the suits and ranks as they are, then what is known of it."""

TABLE: Final = INPUTS
"""What the own side has on the table already, less the others."""
THOUGHT: Final = TABLE + 1
"""What the position was thought to be worth in all."""
TARGET: Final = TABLE + 2
"""What was to come, in hundreds of points."""
WHOSE: Final = TABLE + 3
COLUMNS: Final = TABLE + 4


def new_notes(rows: int) -> Notes:
    """Room for so many positions."""
    return np.zeros((rows, COLUMNS), np.float32)


@bare
def chance(dice: Dice, share: float) -> bool:
    """Whether something happens that happens so often."""
    return below(dice, whole(1 << 20)) < share * (1 << 20)


@bare
def note(
    row: Row,
    code: Code,
    seat: int,
    net: Net,
    desk: Desk,
    unseen: Unseen,
    before: int,
    thrown: int,
    notes: Notes,
    at: int,
) -> int:
    """Note a position as a seat sees that has settled, unless the hand is over; gives how many are noted then."""
    if row[PHASE] == END:
        return at
    worth = value(row, code, seat, net, desk, unseen, whole(0), before, thrown)
    for feature in range(FEATURES):
        notes[at, feature] = desk[feature]
    for raw in range(RAWS):
        notes[at, FEATURES + raw] = desk[RAW + raw]
    # What is on the table is the part of the features that the network does not have to guess.
    notes[at, TABLE] = desk[OWN_TABLE] * 200 - desk[OTHERS]
    notes[at, THOUGHT] = worth
    notes[at, WHOSE] = seat
    return at + 1


@bare
def _explore(row: Row, code: Code, found: Order, dice: Dice) -> int:
    """Something that is not thought best, but not silly either."""
    seat = whole(row[TURN])
    if row[PHASE] == PICK_UP:
        if may_draw(row, code):
            return TAKE if below(dice, whole(2)) and may_take(row, code, seat, found) else DRAW
        return TAKE
    plays = list_some_plays(row, code, seat, whole(row[BARRED]), found)
    if plays > 0 and below(dice, whole(3)) == 0:
        return whole(found[below(dice, plays)])
    discards = list_discards(row, code, seat, found, whole(0))
    return whole(found[below(dice, discards)]) if discards > 0 else -1


@bare
def _learned(
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
    """The move of one who plays by a network: quickly, or with care."""
    if patience < 0:
        return quick_move(row, code, net, desk, unseen, found, spare, dice)
    return careful_move(row, code, net, desk, unseen, found, spare, other, moves, values, patience, dice)


@bare
def _play(
    row: Row,
    code: Code,
    kinds: Order,
    patience: Patience,
    weights: Weights,
    net: Net,
    rival: Net,
    desk: Desk,
    unseen: Unseen,
    found: Order,
    spare: Row,
    other: Row,
    moves: Order,
    values: Values,
    dice: Dice,
    daring: float,
    notes: Notes,
    at: int,
) -> int:
    """Play a hand that was dealt to its end, noting what its learners meet."""
    laid = False
    while row[PHASE] != END:
        seat = whole(row[TURN])
        kind = kinds[seat]
        picking = row[PHASE] == PICK_UP
        move = -1
        if daring > 0 and chance(dice, daring):
            move = _explore(row, code, found, dice)
        if move < 0:
            waits = float(patience[seat])
            if kind == LEARNER:
                move = _learned(row, code, net, desk, unseen, found, spare, other, moves, values, waits, dice)
            elif kind == RIVAL:
                move = _learned(row, code, rival, desk, unseen, found, spare, other, moves, values, waits, dice)
            else:
                move = plan_move(row, code, found, weights)
        throws = not picking and DISCARD <= move < ATTACH
        noted = kind != RIVAL
        if noted and throws:
            settle(row, code, seat, net, desk, unseen)
            if laid:
                at = note(row, code, seat, net, desk, unseen, whole(1), whole(NONE), notes, at)
        step(row, code, move)
        laid = not picking and not throws
        if noted and picking:
            settle(row, code, seat, net, desk, unseen)
            at = note(row, code, seat, net, desk, unseen, whole(1), whole(NONE), notes, at)
        elif noted and throws:
            at = note(row, code, seat, net, desk, unseen, whole(0), move - DISCARD, notes, at)
    return at


@bare
def _look_back(row: Row, code: Code, totals: Totals, mixing: float, notes: Notes, first: int, last: int) -> None:
    """Say what each position of a hand turned out to be worth."""
    players = whole(code[PLAYERS])
    count(row, code, totals)
    for seat in range(players):
        returned = result_of(row, code, totals, whole(seat))
        for back in range(last - first):
            at = last - 1 - back
            if notes[at, WHOSE] != seat:
                continue
            notes[at, TARGET] = (returned - notes[at, TABLE]) / SCALE
            returned = (1.0 - mixing) * notes[at, THOUGHT] + mixing * returned


@bare
def _episodes(
    row: Row,
    code: Code,
    order: Order,
    kinds: Order,
    patience: Patience,
    weights: Weights,
    net: Net,
    rival: Net,
    desk: Desk,
    unseen: Unseen,
    found: Order,
    spare: Row,
    other: Row,
    moves: Order,
    values: Values,
    dice: Dice,
    daring: float,
    mixing: float,
    totals: Totals,
    results: Floats,
    notes: Notes,
    at: int,
) -> int:
    for hand in range(len(results)):
        if len(notes) - at < MOST_NOTES:
            break
        shuffle(dice, order)
        deal(row, code, order, whole(code[CUT]), hand % code[PLAYERS])
        first = at
        at = _play(
            row,
            code,
            kinds[hand],
            patience[hand],
            weights,
            net,
            rival,
            desk,
            unseen,
            found,
            spare,
            other,
            moves,
            values,
            dice,
            daring,
            notes,
            at,
        )
        _look_back(row, code, totals, mixing, notes, first, at)
        results[hand] = result_of(row, code, totals, whole(0))
    return at


def episodes(
    code: Code,
    dice: Dice,
    kinds: Order,
    patience: Patience,
    weights: Weights,
    net: Net,
    rival: Net,
    notes: Notes,
    at: int,
    *,
    daring: float,
    mixing: float,
) -> tuple[int, Floats]:
    """Play a hand for each row of ``kinds``, which says who plays at each seat, as long as there is room for notes.

    ``patience`` says by hand and seat how dear a wild is to him; whoever has less than none plays quickly.

    Gives how many positions are noted then, and what the side of the first seat made in each hand, less the others.
    """
    results = np.zeros(len(kinds), np.float32)
    totals = np.zeros(int(code[PLAYERS]), np.int64)
    at = _episodes(
        new_row(),
        code,
        tidy_pack(code),
        kinds,
        patience,
        weights,
        net,
        rival,
        new_desk(),
        new_unseen(),
        np.zeros(MOST_MOVES, np.int64),
        new_row(),
        new_row(),
        np.zeros(MOST_WEIGHED, np.int64),
        np.zeros(MOST_WEIGHED, np.float64),
        dice,
        daring,
        mixing,
        totals,
        results,
        notes,
        at,
    )
    return at, results


@bare
def _meet(
    row: Row,
    code: Code,
    order: Order,
    kinds: Order,
    patience: Patience,
    weights: Weights,
    net: Net,
    rival: Net,
    desk: Desk,
    unseen: Unseen,
    found: Order,
    spare: Row,
    other: Row,
    moves: Order,
    values: Values,
    dice: Dice,
    totals: Totals,
    results: Floats,
) -> None:
    for hand in range(len(results)):
        if hand % len(kinds) == 0:
            shuffle(dice, order)
        deal(row, code, order, whole(code[CUT]), hand // len(kinds) % code[PLAYERS])
        seats = kinds[hand % len(kinds)]
        while row[PHASE] != END:
            kind, waits = seats[row[TURN]], float(patience[hand % len(kinds), row[TURN]])
            if kind == LEARNER:
                move = _learned(row, code, net, desk, unseen, found, spare, other, moves, values, waits, dice)
            elif kind == RIVAL:
                move = _learned(row, code, rival, desk, unseen, found, spare, other, moves, values, waits, dice)
            else:
                move = plan_move(row, code, found, weights)
            step(row, code, move)
        count(row, code, totals)
        own, others, some, rest = 0.0, 0.0, 0, 0
        for seat in range(code[PLAYERS]):
            if seats[seat] == LEARNER:
                own += totals[seat]
                some += 1
            else:
                others += totals[seat]
                rest += 1
        results[hand] = own / max(1, some) - others / max(1, rest)


def meet(
    code: Code, dice: Dice, deals: int, kinds: Order, patience: Patience, weights: Weights, net: Net, rival: Net
) -> Floats:
    """What learners make more than others, on average a seat: every deal once for each row of ``kinds``."""
    results = np.zeros(deals * len(kinds), np.float32)
    totals = np.zeros(int(code[PLAYERS]), np.int64)
    _meet(
        new_row(),
        code,
        tidy_pack(code),
        kinds,
        patience,
        weights,
        net,
        rival,
        new_desk(),
        new_unseen(),
        np.zeros(MOST_MOVES, np.int64),
        new_row(),
        new_row(),
        np.zeros(MOST_WEIGHED, np.int64),
        np.zeros(MOST_WEIGHED, np.float64),
        dice,
        totals,
        results,
    )
    return results.reshape(deals, len(kinds)).mean(axis=1)
