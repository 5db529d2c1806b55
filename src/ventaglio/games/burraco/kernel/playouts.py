"""Whole hands between players who do anything they may: first a kind of move, then one of that kind.

It is the choice of `games/burraco/bots/random.py`. An opening is drawn as there: first what is opened, a set of some
rank or a run of some suit with some wild or none, then one of those.
"""

from typing import Final

import numpy as np

from ventaglio.games.burraco.kernel.figures import CUT, MINIMUM, ONLY_TO_PLAY, PLAYERS, SET_NATURALS, Code
from ventaglio.games.burraco.kernel.figures import WILDS as WILDS_ALLOWED
from ventaglio.games.burraco.kernel.many import tidy_pack
from ventaglio.games.burraco.kernel.melds import OTHER_WILD, OWN_TWO
from ventaglio.games.burraco.kernel.moves import (
    fits_somewhere,
    held_wilds,
    list_attachments,
    list_discards,
    list_runs,
    list_runs_with,
    list_sets,
    may_draw,
    may_take,
    open_ranks,
    openable,
    places_for,
)
from ventaglio.games.burraco.kernel.numbering import (
    BY_SUITS,
    DISCARD,
    DRAW,
    MOST_MOVES,
    OPEN_SET,
    TAKE,
    WILD_KINDS,
)
from ventaglio.games.burraco.kernel.playing import Totals, count, step
from ventaglio.games.burraco.kernel.table import (
    BARRED,
    COLLECTED,
    END,
    FACES,
    HANDS,
    PHASE,
    PICK_UP,
    PLAYED,
    RANKS,
    SIZE,
    SUITS,
    SWAPS,
    TURN,
    WILDS,
    Order,
    Row,
    deal,
    faces_held,
    new_row,
)
from ventaglio.games.common.kernel.bits import lowest, ones
from ventaglio.games.common.kernel.chance import Dice, below, shuffle
from ventaglio.games.common.kernel.compiling import bare, whole

PATIENCE: Final = 2
"""Laps of swaps after which players draw: some codes would let them swap for ever."""

FEW: Final = 5
"""With fewer cards every move is listed: whether one may open with them depends on what is left."""


@bare
def any_bit(bits: int, dice: Dice) -> int:
    """The number of one of the bits that are set, each as likely as the others."""
    for _ in range(below(dice, ones(bits))):
        bits &= bits - 1
    return lowest(bits)


@bare
def _any_discard(row: Row, seat: int, dice: Dice) -> int:
    """Some card of a hand of several, each face as likely as the others."""
    faces = faces_held(row, seat)
    if row[BARRED] >= 0:
        faces &= ~(1 << whole(row[BARRED]))
    return DISCARD + any_bit(faces, dice)


@bare
def _families(row: Row, code: Code, seat: int) -> int:
    """What a hand of many cards could open, as bits: sets by rank, runs from 13 on by suit and wild."""
    families = open_ranks(row, code, seat)
    wilds = held_wilds(row, seat) if row[WILDS + seat] > 0 and code[WILDS_ALLOWED] else 0
    for suit in range(4):
        held = whole(row[SUITS + seat * 4 + suit])
        if held & (held - 1) == 0:
            continue
        some = openable(code, held)
        runs = some & 1
        if wilds:
            if (some >> OTHER_WILD) & 1:
                runs |= (wilds & ~(2 << suit)) << 1
            if (wilds >> (suit + 1)) & 1 and (openable(code, places_for(row, seat, suit, suit + 2)) >> OWN_TWO) & 1:
                runs |= 4 << suit
        families |= runs << (13 + suit * WILD_KINDS)
    return families


@bare
def _any_set(row: Row, code: Code, seat: int, rank: int, dice: Dice) -> int:
    """Some set of a rank that leaves two cards or more."""
    held = whole(row[RANKS + seat * 13 + rank])
    wilds = held_wilds(row, seat) if code[WILDS_ALLOWED] else 0
    room = row[SIZE + seat] - 2
    least = code[MINIMUM] - (1 if wilds else 0)
    most = min(held, whole(code[SET_NATURALS]), room)
    size = least + below(dice, most - least + 1)
    number = 0
    if wilds and size < room:
        number = below(dice, WILD_KINDS)
        if size < code[MINIMUM] and number == 0:
            number = 1 + below(dice, WILD_KINDS - 1)
        if number > 0:
            while not (wilds >> (number - 1)) & 1:
                number = 1 + below(dice, WILD_KINDS - 1)
    by_suit = 0
    # Each card in turn is taken with the chance that it has to be among the wanted ones.
    for suit in range(4):
        for _ in range(row[HANDS + seat * FACES + suit * 13 + rank]):
            if below(dice, held) < size:
                by_suit += 1 << (2 * suit)
                size -= 1
            held -= 1
    return OPEN_SET + (rank * WILD_KINDS + number) * BY_SUITS + by_suit


@bare
def any_move(row: Row, code: Code, dice: Dice, found: Order) -> int:
    """Some move of the player on turn."""
    seat = whole(row[TURN])
    if row[PHASE] == PICK_UP:
        if not may_draw(row, code):
            return TAKE
        if row[SWAPS] >= PATIENCE * code[PLAYERS] or below(dice, 2) == 0 or not may_take(row, code, seat, found):
            return DRAW
        return TAKE
    size = row[SIZE + seat]
    if size < FEW:
        return _any_of_few(row, code, seat, dice, found)
    discards = not (code[ONLY_TO_PLAY] and row[COLLECTED] and not row[PLAYED])
    attaches = fits_somewhere(row, seat)
    families = _families(row, code, seat)
    kinds = discards + attaches + (families != 0)
    if kinds == 0:
        return _any_of_few(row, code, seat, dice, found)
    kind = below(dice, kinds)
    if discards:
        if kind == 0:
            return _any_discard(row, seat, dice)
        kind -= 1
    barred = whole(row[BARRED])
    if attaches and kind == 0:
        listed = list_attachments(row, code, seat, barred, found, whole(0))
    else:
        family = any_bit(families, dice)
        if family < 13:
            return _any_set(row, code, seat, family, dice)
        suit, number = (family - 13) // WILD_KINDS, (family - 13) % WILD_KINDS
        places = places_for(row, seat, suit, number)
        listed = list_runs_with(row, code, seat, barred, suit, places, number, found, whole(0))
    return whole(found[below(dice, listed)])


@bare
def _any_of_few(row: Row, code: Code, seat: int, dice: Dice, found: Order) -> int:
    """Some move of a hand of few cards, where what may be laid depends on what is left: plays are listed."""
    barred = whole(row[BARRED])
    discards = list_discards(row, code, seat, found, whole(0))
    attached = discards
    if fits_somewhere(row, seat):
        attached = list_attachments(row, code, seat, barred, found, discards)
    opened = attached
    if row[SIZE + seat] >= code[MINIMUM]:
        opened = list_sets(row, code, seat, barred, found, opened)
        opened = list_runs(row, code, seat, barred, found, opened)
    kind = below(dice, whole(discards > 0) + whole(attached > discards) + whole(opened > attached))
    if discards > 0:
        if kind == 0:
            return whole(found[below(dice, discards)])
        kind -= 1
    if attached > discards and kind == 0:
        return whole(found[discards + below(dice, attached - discards)])
    return whole(found[attached + below(dice, opened - attached)])


@bare
def play_out(row: Row, code: Code, dice: Dice, found: Order) -> int:
    """Play a hand to its end, and say how many moves that took."""
    moves = 0
    while row[PHASE] != END:
        step(row, code, any_move(row, code, dice, found))
        moves += 1
    return moves


@bare
def _hands(row: Row, code: Code, dice: Dice, order: Order, found: Order, totals: Totals) -> int:
    moves = 0
    for number in range(len(totals)):
        shuffle(dice, order)
        deal(row, code, order, whole(code[CUT]), number % code[PLAYERS])
        moves += play_out(row, code, dice, found)
        count(row, code, totals[number])
    return moves


def random_hands(code: Code, seed: Dice, hands: int) -> tuple[Totals, int]:
    """Deal and play so many hands: what each seat's side made in each, and how many moves they took."""
    totals = np.zeros((hands, int(code[PLAYERS])), np.int64)
    moves = _hands(new_row(), code, seed, tidy_pack(code), np.zeros(MOST_MOVES, np.int64), totals)
    return totals, moves
