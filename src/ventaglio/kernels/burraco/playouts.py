"""Whole hands between players who do anything they may: first a kind of move, then one of that kind.

It is the choice of `bots/burraco/random.py`. An opening is drawn as there: first what is opened, a set of some rank or
a run of some suit with some wild or none, then one of those.
"""

from typing import Final

import numpy as np

from ventaglio.cards import pack
from ventaglio.kernels.burraco.figures import CARDS, CUT, MINIMUM, ONLY_TO_PLAY, PLAYERS, SET_NATURALS, Code
from ventaglio.kernels.burraco.figures import WILDS as WILDS_ALLOWED
from ventaglio.kernels.burraco.moves import (
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
    places_for,
    run_with,
)
from ventaglio.kernels.burraco.numbering import BY_SUITS, DISCARD, DRAW, MOST_MOVES, OPEN_SET, TAKE, WILD_KINDS
from ventaglio.kernels.burraco.playing import Totals, count, step
from ventaglio.kernels.burraco.table import (
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
    new_row,
)
from ventaglio.kernels.chance import Dice, below, shuffle
from ventaglio.kernels.compiling import compiled, whole

PATIENCE: Final = 2
"""Laps of swaps after which players draw: some codes would let them swap for ever."""

FEW: Final = 5
"""With so few cards, or fewer, every move is listed: what goes out depends on what is left."""


@compiled
def _any_discard(row: Row, seat: int, dice: Dice) -> int:
    """Some card of a hand of several, each face as likely as the others."""
    barred = row[BARRED]
    hand = HANDS + seat * FACES
    faces = 0
    for face in range(FACES):
        faces += row[hand + face] > 0
    if barred >= 0 and row[hand + barred] > 0:
        faces -= 1
    left = below(dice, faces)
    for face in range(FACES):
        if row[hand + face] > 0 and face != barred:
            if left == 0:
                return DISCARD + face
            left -= 1
    return DISCARD


@compiled
def _openings(row: Row, code: Code, seat: int, families: Order) -> int:
    """List what a hand of many cards could open: sets as ranks, runs as 16 and on, by suit and wild."""
    found = 0
    ranks = open_ranks(row, code, seat)
    rank = 0
    while ranks:
        if ranks & 1:
            families[found] = rank
            found += 1
        ranks >>= 1
        rank += 1
    wilds = held_wilds(row, seat) if row[WILDS + seat] > 0 and code[WILDS_ALLOWED] else 0
    for suit in range(4):
        held = row[SUITS + seat * 4 + suit]
        if held & (held - 1) == 0:
            continue
        if run_with(row, code, seat, suit, 0) == 2:
            families[found] = 16 + suit * WILD_KINDS
            found += 1
        if wilds:
            for number in range(1, WILD_KINDS):
                if (wilds >> (number - 1)) & 1 and run_with(row, code, seat, suit, number) == 2:
                    families[found] = 16 + suit * WILD_KINDS + number
                    found += 1
    return found


@compiled
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


@compiled
def any_move(row: Row, code: Code, dice: Dice, found: Order) -> int:
    """Some move of the player on turn."""
    seat = whole(row[TURN])
    if row[PHASE] == PICK_UP:
        if not may_draw(row, code):
            return TAKE
        if row[SWAPS] >= PATIENCE * code[PLAYERS] or below(dice, 2) == 0 or not may_take(row, code, seat, found):
            return DRAW
        return TAKE
    if row[SIZE + seat] <= FEW:
        return _any_of_few(row, code, seat, dice, found)
    discards = not (code[ONLY_TO_PLAY] and row[COLLECTED] and not row[PLAYED])
    attaches = fits_somewhere(row, seat)
    opens = _openings(row, code, seat, found)
    kinds = discards + attaches + (opens > 0)
    if kinds == 0:
        return _any_of_few(row, code, seat, dice, found)
    kind = below(dice, kinds)
    if discards:
        if kind == 0:
            return _any_discard(row, seat, dice)
        kind -= 1
    barred = whole(row[BARRED])
    if attaches and kind == 0:
        listed = list_attachments(row, code, seat, barred, found, 0, False)
    else:
        family = found[below(dice, opens)]
        if family < 16:
            return _any_set(row, code, seat, family, dice)
        suit, number = (family - 16) // WILD_KINDS, (family - 16) % WILD_KINDS
        listed = list_runs_with(row, code, seat, barred, suit, places_for(row, seat, suit, number), number, found, 0)
    return whole(found[below(dice, listed)])


@compiled
def _any_of_few(row: Row, code: Code, seat: int, dice: Dice, found: Order) -> int:
    """Some move of a hand of few cards: every move is listed, kind by kind."""
    barred = whole(row[BARRED])
    discards = list_discards(row, code, seat, found, 0)
    attached = list_attachments(row, code, seat, barred, found, discards, False)
    opened = list_sets(row, code, seat, barred, found, attached, False)
    opened = list_runs(row, code, seat, barred, found, opened, False)
    kind = below(dice, (discards > 0) + (attached > discards) + (opened > attached))
    if discards > 0:
        if kind == 0:
            return whole(found[below(dice, discards)])
        kind -= 1
    if attached > discards and kind == 0:
        return whole(found[discards + below(dice, attached - discards)])
    return whole(found[attached + below(dice, opened - attached)])


@compiled
def play_out(row: Row, code: Code, dice: Dice, found: Order) -> int:
    """Play a hand to its end, and say how many moves that took."""
    moves = 0
    while row[PHASE] != END:
        step(row, code, any_move(row, code, dice, found))
        moves += 1
    return moves


@compiled
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


def tidy_pack(code: Code) -> Order:
    """The pack of a table, to be shuffled."""
    return np.array([card.index for card in pack(int(code[CARDS]) // 54)], np.int64)
