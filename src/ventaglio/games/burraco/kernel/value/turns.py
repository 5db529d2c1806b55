"""A whole turn chosen by values: what to pick up, what to lay, what to throw.

The quick way, in which hands are played by the thousand: lay whatever raises the value most, as long as something
does, and then throw what leaves the best position.
"""

from typing import Final

from ventaglio.games.burraco.kernel.figures import PLAYERS, Code
from ventaglio.games.burraco.kernel.moves import list_discards, list_plays, may_draw, may_take
from ventaglio.games.burraco.kernel.numbering import DISCARD, DRAW, TAKE
from ventaglio.games.burraco.kernel.planner import list_some_plays
from ventaglio.games.burraco.kernel.playing import step
from ventaglio.games.burraco.kernel.playouts import PATIENCE
from ventaglio.games.burraco.kernel.table import (
    BARRED,
    FACES,
    NONE,
    PHASE,
    PICK_UP,
    PILED,
    PLAY,
    SWAPS,
    TAKEN,
    TOP,
    TURN,
    UNPLAYED,
    Order,
    Row,
    give,
)
from ventaglio.games.burraco.kernel.value.layout import Desk, Net, Unseen
from ventaglio.games.burraco.kernel.value.net import settle, value
from ventaglio.games.common.kernel.chance import Dice, below
from ventaglio.games.common.kernel.compiling import bare, whole

SAMPLES: Final = 6
"""Cards of the stock that are thought of before a pick-up."""


@bare
def copy(source: Row, target: Row) -> None:
    """Make one row like another."""
    for place in range(len(source)):
        target[place] = source[place]


@bare
def draw_face(row: Row, code: Code, seat: int, face: int) -> None:
    """Have a seat draw this card, wherever it is: a thought, after which the stock is one card shorter."""
    give(row, seat, face)
    row[TOP] += 1
    row[PHASE] = PLAY
    row[UNPLAYED + seat] = 0


@bare
def any_unseen(unseen: Unseen, dice: Dice) -> int:
    """Some card that the seat does not see."""
    total = 0
    for face in range(FACES):
        total += unseen[face]
    left = below(dice, total)
    for face in range(FACES):
        left -= unseen[face]
        if left < 0:
            return face
    return FACES - 1


@bare
def quick_pick_up(
    row: Row, code: Code, net: Net, desk: Desk, unseen: Unseen, found: Order, spare: Row, dice: Dice
) -> int:
    """What to pick up: the pile if the hand is worth more with it than with some cards of the stock."""
    seat = whole(row[TURN])
    if not may_draw(row, code):
        return TAKE
    patient = row[SWAPS] < PATIENCE * code[PLAYERS]
    if not patient or row[PILED] == 0 or not may_take(row, code, seat, found):
        return DRAW
    settle(row, code, seat, net, desk, unseen)
    drawn = 0.0
    for _ in range(SAMPLES):
        copy(row, spare)
        draw_face(spare, code, seat, any_unseen(unseen, dice))
        drawn += value(spare, code, seat, net, desk, unseen, whole(0), whole(1), whole(NONE))
    copy(row, spare)
    step(spare, code, whole(TAKE))
    settle(spare, code, seat, net, desk, unseen)
    taken = value(spare, code, seat, net, desk, unseen, whole(0), whole(1), whole(NONE))
    return TAKE if taken > drawn / SAMPLES else DRAW


@bare
def quick_lay(row: Row, code: Code, net: Net, desk: Desk, unseen: Unseen, found: Order, spare: Row, now: float) -> int:
    """What to lay next in a turn whose seat has settled, -1 for nothing; ``now`` is the value as the turn stands."""
    seat = whole(row[TURN])
    barred = whole(row[BARRED])
    best, chosen = now, -1
    count = list_some_plays(row, code, seat, barred, found)
    for place in range(count):
        copy(row, spare)
        step(spare, code, found[place])
        blind = spare[TAKEN] > row[TAKEN]
        worth = value(spare, code, seat, net, desk, unseen, whole(blind), whole(1), whole(NONE))
        if worth > best:
            best, chosen = worth, whole(found[place])
    return chosen


@bare
def quick_throw(row: Row, code: Code, net: Net, desk: Desk, unseen: Unseen, found: Order, spare: Row) -> int:
    """What to throw; -1 where nothing may be thrown."""
    seat = whole(row[TURN])
    best, chosen = -1e9, -1
    for place in range(list_discards(row, code, seat, found, whole(0))):
        copy(row, spare)
        move = whole(found[place])
        step(spare, code, move)
        worth = value(spare, code, seat, net, desk, unseen, whole(0), whole(0), move - DISCARD)
        if worth > best:
            best, chosen = worth, move
    return chosen


@bare
def quick_move(row: Row, code: Code, net: Net, desk: Desk, unseen: Unseen, found: Order, spare: Row, dice: Dice) -> int:
    """The next move of the player on turn."""
    seat = whole(row[TURN])
    if row[PHASE] == PICK_UP:
        return quick_pick_up(row, code, net, desk, unseen, found, spare, dice)
    settle(row, code, seat, net, desk, unseen)
    now = value(row, code, seat, net, desk, unseen, whole(0), whole(1), whole(NONE))
    chosen = quick_lay(row, code, net, desk, unseen, found, spare, now)
    if chosen >= 0:
        return chosen
    chosen = quick_throw(row, code, net, desk, unseen, found, spare)
    if chosen >= 0:
        return chosen
    # Whoever has collected only to play has to, and whoever may not close has to keep a card.
    chosen = quick_lay(row, code, net, desk, unseen, found, spare, -1e9)
    if chosen >= 0:
        return chosen
    list_plays(row, code, seat, whole(row[BARRED]), found)
    return whole(found[0])
