"""Choices tried side by side: hands are played, and now and then all that could be done is tried in the same worlds.

What a hand came to tells little of a single card that was thrown in it. What the next lap makes of two cards, in the
same few worlds, tells which of them is better. So each position to which a choice leads is noted with how it did beside
the others. Of a pick-up these are the hand with the pile and, in each world, the hand with the card that was drawn.
"""

from typing import Final

import numpy as np

from ventaglio.games.burraco.kernel.figures import CARDS, CUT, PLAYERS, Code
from ventaglio.games.burraco.kernel.many import tidy_pack
from ventaglio.games.burraco.kernel.moves import may_draw, may_take
from ventaglio.games.burraco.kernel.numbering import ATTACH, DISCARD, DRAW, MOST_MOVES, TAKE
from ventaglio.games.burraco.kernel.planner import Weights, plan_move, planner
from ventaglio.games.burraco.kernel.playing import Totals, step
from ventaglio.games.burraco.kernel.table import (
    END,
    NONE,
    PHASE,
    PILED,
    PLAY,
    TAKEN,
    TURN,
    Order,
    Row,
    deal,
    new_row,
)
from ventaglio.games.burraco.kernel.value.episodes import (
    MOST_NOTES,
    TABLE,
    TARGET,
    THOUGHT,
    Notes,
    chance,
    note,
)
from ventaglio.games.burraco.kernel.value.guessing import reshuffle
from ventaglio.games.burraco.kernel.value.laps import try_moves
from ventaglio.games.burraco.kernel.value.layout import SCALE, Desk, Net, Unseen, new_desk
from ventaglio.games.burraco.kernel.value.net import settle
from ventaglio.games.burraco.kernel.value.surroundings import new_unseen
from ventaglio.games.burraco.kernel.value.thinking import FEW, MOST_WEIGHED, Values, careful_move, think
from ventaglio.games.burraco.kernel.value.turns import copy
from ventaglio.games.common.kernel.chance import Dice, below, shuffle
from ventaglio.games.common.kernel.compiling import bare, whole

CHOICES: Final = 8
"""Choices of a turn that are tried, those that are thought best."""
STRANGERS: Final = 0.25
"""How many hands are played against the planner."""


@bare
def _foremost(moves: Order, values: Values, some: int) -> int:
    """Bring the best choices to the front, and say how many they are."""
    most = min(some, CHOICES)
    for place in range(most):
        best = place
        for other in range(place + 1, some):
            if values[other] > values[best]:
                best = other
        moves[place], moves[best] = moves[best], moves[place]
        values[place], values[best] = values[best], values[place]
    return most


@bare
def _consult(
    row: Row,
    code: Code,
    net: Net,
    desk: Desk,
    unseen: Unseen,
    found: Order,
    spare: Row,
    other: Row,
    third: Row,
    world: Row,
    inner: Order,
    weighed: Values,
    moves: Order,
    values: Values,
    came: Values,
    order: Order,
    totals: Totals,
    dice: Dice,
    lap: Dice,
    worlds: int,
    notes: Notes,
    at: int,
) -> int:
    """Try the choices of the player on turn in so many worlds, and note where they lead."""
    seat = whole(row[TURN])
    some = think(row, code, net, desk, unseen, found, spare, other, whole(FEW), moves, values)
    some = _foremost(moves, values, whole(some))
    if some < 2:
        return at
    for place in range(some):
        came[place] = 0.0
    for _ in range(worlds):
        copy(row, world)
        reshuffle(world, code, seat, order, dice)
        try_moves(
            world,
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
            some,
            whole(code[PLAYERS] - 1),
            whole(below(dice, whole(1 << 30))),
            values,
            totals,
            lap,
        )
        for place in range(some):
            came[place] += values[place] / worlds
    settle(row, code, seat, net, desk, unseen)
    first, came_all, thought_all = at, 0.0, 0.0
    for place in range(some):
        move = whole(moves[place])
        copy(row, other)
        step(other, code, move)
        if other[PHASE] == END or other[TAKEN] > row[TAKEN]:
            # What is over needs no judgement, and of a new pozzetto nothing is known yet.
            continue
        throws = DISCARD <= move < ATTACH
        thrown = move - DISCARD if throws else whole(NONE)
        at = note(other, code, seat, net, desk, unseen, whole(not throws), thrown, notes, at)
        notes[at - 1, TARGET] = came[place]
        came_all += came[place]
        thought_all += notes[at - 1, THOUGHT]
    # A few worlds may be kind or unkind to all choices alike: they tell how these differ, not what all are worth.
    _aim(notes, first, at, (thought_all - came_all) / max(1, at - first))
    return at


@bare
def _aim(notes: Notes, first: int, last: int, more: float) -> None:
    """Make what positions came to, and so many points more, what is to be learned of them."""
    for place in range(first, last):
        notes[place, TARGET] += more - notes[place, TABLE]
        notes[place, TARGET] /= SCALE


@bare
def _consult_pick_up(
    row: Row,
    code: Code,
    net: Net,
    desk: Desk,
    unseen: Unseen,
    found: Order,
    spare: Row,
    other: Row,
    third: Row,
    world: Row,
    inner: Order,
    weighed: Values,
    moves: Order,
    values: Values,
    came: Values,
    order: Order,
    totals: Totals,
    dice: Dice,
    lap: Dice,
    worlds: int,
    notes: Notes,
    at: int,
) -> int:
    """Try to draw and to take the pile in so many worlds, and note the hands that come of it."""
    seat = whole(row[TURN])
    if row[PILED] == 0 or not may_draw(row, code) or not may_take(row, code, seat, found):
        return at
    moves[0], moves[1] = DRAW, TAKE
    first, ahead, thought = at, 0.0, 0.0
    for number in range(worlds):
        copy(row, world)
        reshuffle(world, code, seat, order, dice)
        try_moves(
            world,
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
            whole(2),
            whole(code[PLAYERS] - 1),
            whole(below(dice, whole(1 << 30))),
            values,
            totals,
            lap,
        )
        copy(world, other)
        step(other, code, whole(DRAW))
        settle(other, code, seat, net, desk, unseen)
        at = note(other, code, seat, net, desk, unseen, whole(1), whole(NONE), notes, at)
        if at != first + number + 1:
            # The hand is over with this card: nothing can be learned here.
            return first
        # How kind the world is to the one with the pile is not the merit of the card.
        notes[at - 1, TARGET] = values[0] - values[1]
        ahead += values[0] - values[1]
        thought += notes[at - 1, THOUGHT]
    copy(row, other)
    step(other, code, whole(TAKE))
    settle(other, code, seat, net, desk, unseen)
    at = note(other, code, seat, net, desk, unseen, whole(1), whole(NONE), notes, at)
    notes[at - 1, TARGET] = 0.0
    _aim(notes, first, at, (thought + notes[at - 1, THOUGHT] - ahead) / (at - first))
    return at


@bare
def _hands(
    row: Row,
    code: Code,
    pack: Order,
    net: Net,
    weights: Weights,
    desk: Desk,
    unseen: Unseen,
    found: Order,
    spare: Row,
    other: Row,
    third: Row,
    world: Row,
    inner: Order,
    weighed: Values,
    moves: Order,
    values: Values,
    came: Values,
    order: Order,
    totals: Totals,
    dice: Dice,
    lap: Dice,
    hands: int,
    share: float,
    worlds: int,
    notes: Notes,
    at: int,
) -> int:
    for hand in range(hands):
        shuffle(dice, pack)
        deal(row, code, pack, whole(code[CUT]), hand % code[PLAYERS])
        # Whoever meets others than himself sees tables that he would not make.
        strangers = whole(below(dice, whole(2))) if chance(dice, STRANGERS) else whole(NONE)
        while row[PHASE] != END:
            if len(notes) - at < MOST_NOTES:
                return at
            if row[TURN] % 2 == strangers:
                step(row, code, plan_move(row, code, found, weights))
                continue
            if chance(dice, share):
                room = net, desk, unseen, found, spare, other, third, world, inner, weighed, moves, values, came, order
                if row[PHASE] == PLAY:
                    at = _consult(row, code, *room, totals, dice, lap, worlds, notes, at)
                else:
                    at = _consult_pick_up(row, code, *room, totals, dice, lap, worlds, notes, at)
            move = careful_move(row, code, net, desk, unseen, found, spare, other, moves, values, 0.0, dice)
            step(row, code, move)
    return at


def consult(code: Code, dice: Dice, hands: int, net: Net, notes: Notes, at: int, *, share: float, worlds: int) -> int:
    """Play so many hands, as long as there is room for notes, and try the choices of a share of their decisions.

    Gives how many positions are noted then.
    """
    return _hands(
        new_row(),
        code,
        tidy_pack(code),
        net,
        planner(),
        new_desk(),
        new_unseen(),
        np.zeros(MOST_MOVES, np.int64),
        new_row(),
        new_row(),
        new_row(),
        new_row(),
        np.zeros(MOST_WEIGHED, np.int64),
        np.zeros(MOST_WEIGHED, np.float64),
        np.zeros(MOST_WEIGHED, np.int64),
        np.zeros(MOST_WEIGHED, np.float64),
        np.zeros(MOST_WEIGHED, np.float64),
        np.zeros(int(code[CARDS]), np.int64),
        np.zeros(int(code[PLAYERS]), np.int64),
        dice,
        np.zeros(1, np.uint64),
        hands,
        share,
        worlds,
        notes,
        at,
    )
