"""Burraco for learners: one hand, its moves in a space of a thousand numbers, and what a player sees as a row of bytes.

A meld is chosen in two decisions: first to which meld a card goes, or what is opened (a run of a suit or a set of a
rank, with which wild), then the card, the shape of the run or the cards of the set. Every first choice that is open
leads to some second one.
"""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.burraco.kernel.figures import CUT, PLAYERS, ROWS, Code
from ventaglio.games.burraco.kernel.melds import COLUMNS, NATURAL_PLACES, SHAPE_COUNT, SHAPES
from ventaglio.games.burraco.kernel.moves import legal
from ventaglio.games.burraco.kernel.numbering import (
    ATTACH,
    BY_SUITS,
    OPEN_RUN,
    OPEN_SET,
    TARGETS,
    WILD_KINDS,
)
from ventaglio.games.burraco.kernel.playing import Totals, count, step
from ventaglio.games.burraco.kernel.table import (
    BARRED,
    BOTTOM,
    BY_SUIT,
    COLLECTED,
    DEALER,
    END,
    FACES,
    FORM,
    HANDS,
    KIND,
    KNOWN,
    LAID,
    LEFT,
    MELDS,
    MOST_MELDS,
    NONE,
    OF,
    OWNER,
    PHASE,
    PICK_UP,
    PILE,
    PILED,
    RATED,
    RUN,
    SIDES,
    SIZE,
    TAKEN,
    THREW,
    TOOK,
    TOP,
    TURN,
    TURNS,
    UNPLAYED,
    UNSEEN,
    WIDTH,
    WILD,
    Order,
    Row,
    deal,
)
from ventaglio.games.common.kernel.chance import Dice, below, shuffle
from ventaglio.games.common.kernel.compiling import compiled, whole
from ventaglio.games.common.lab.borrowing import borrowed
from ventaglio.games.common.lab.observations import Bytes
from ventaglio.games.common.lab.spaces import Layout, Slice

Rows = NDArray[np.int16]
Numbers = NDArray[np.int64]
Seeds = NDArray[np.uint64]
Rewards = NDArray[np.float32]
Flags = NDArray[np.bool_]
Seats = NDArray[np.int8]

ACTIONS: Final = Layout(
    Slice("draw", (1,), "draw from the stock"),
    Slice("take", (1,), "collect the pile"),
    Slice("discard", (53,), "discard a card: 0 to 51 by suit (h d c s) and rank (A 2 … K), 52 a joker"),
    Slice("attach", (MOST_MELDS,), "attach to a meld, by its place on the table; the card comes next"),
    Slice(
        "run", (4, WILD_KINDS), "open a run of a suit, with no wild, a joker or a two of h d c s; the shape comes next"
    ),
    Slice(
        "set", (13, WILD_KINDS), "open a set of a rank, with no wild, a joker or a two of h d c s; the cards come next"
    ),
    Slice("card", (TARGETS,), "the card to attach: a face, or from 53 on the ace of a suit below its two"),
    Slice("shape", (SHAPE_COUNT,), "the run to open: its lowest and highest place, and where its wild stands"),
    Slice("cards", (4, 4, 4, 4), "the set to open: how many cards of each suit, the last suit first"),
)
_TO_MELD: Final = ACTIONS.starts["attach"]
_RUN: Final = ACTIONS.starts["run"]
_SET: Final = ACTIONS.starts["set"]
_CARD: Final = ACTIONS.starts["card"]
_SHAPE: Final = ACTIONS.starts["shape"]
_CARDS: Final = ACTIONS.starts["cards"]
_FIRST_CHOICES: Final = _CARD - _TO_MELD

_LOW: Final = np.array([low for low, _, _ in SHAPES], np.int64)
_HIGH: Final = np.array([high for _, high, _ in SHAPES], np.int64)

MELD_WIDTH: Final = 8


@lru_cache
def observation(players: int) -> Layout:
    """What a player sees at a table of so many. Seats are counted from the observer's, which is 0."""
    return Layout(
        Slice("hand", (FACES,), "how many cards of each face the observer holds; nothing while he may not look at it"),
        Slice("pile", (FACES,), "how many cards of each face lie on the pile"),
        Slice("top", (FACES,), "1 for the card on top of the pile"),
        Slice("laid", (FACES,), "how many cards of each face lie in melds"),
        Slice("barred", (FACES,), "1 for the single card just collected, which may not be discarded in this turn"),
        Slice("known", (players, FACES), "cards that everybody knows a seat to hold: collected and not seen since"),
        Slice("threw", (players, FACES), "cards that a seat has discarded in this hand"),
        Slice(
            "melds",
            (MOST_MELDS, MELD_WIDTH),
            "each meld: owner's seat and 1, on the observer's side or not, 1 run or 2 set, suit or rank and 1, lowest "
            "place of a run or natural cards of a set, highest place, face of its wild and 1, burraco (1 dirty, 2 "
            "semi-clean, 3 clean)",
        ),
        Slice("chosen", (_FIRST_CHOICES,), "1 for the first choice of a meld, while the second is to be made"),
        Slice("counts", (players,), "how many cards each seat holds"),
        Slice("partner", (players,), "1 for each seat on the observer's side"),
        Slice("took", (players,), "1 for each seat that has taken a pozzetto"),
        Slice("unplayed", (players,), "1 for each seat that has had no turn yet with the pozzetto it took"),
        Slice("turn", (players,), "1 for the seat that is to act"),
        Slice("dealer", (players,), "1 for the seat that dealt"),
        Slice("phase", (2,), "1 for the one of: to pick up, to play"),
        Slice("stock", (1,), "how many cards the stock has"),
        Slice("piled", (1,), "how many cards the pile has"),
        Slice("collected", (1,), "how many cards the player on turn has collected; 0 if he drew"),
        Slice("pozzetti", (1,), "how many pozzetti are left"),
        Slice("turns", (1,), "how many turns are finished, at most 255"),
    )


# ── Deals and moves ──────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def _begin(row: Row, code: Code, dice: Dice, order: Order) -> None:
    shuffle(dice, order)
    deal(row, code, order, whole(code[CUT]), below(dice, whole(code[PLAYERS])))


@compiled
def move_of(chosen: int, action: int) -> int:
    """The kernel's move that an action makes, after what was chosen before; -1 where it is a first choice itself."""
    if action < _TO_MELD:
        return action
    if action < _CARD:
        return NONE
    if chosen < _RUN:
        return ATTACH + (chosen - _TO_MELD) * TARGETS + action - _CARD
    if chosen < _SET:
        return OPEN_RUN + (chosen - _RUN) * SHAPE_COUNT + action - _SHAPE
    return OPEN_SET + (chosen - _SET) * BY_SUITS + action - _CARDS


@compiled
def _mark(row: Row, code: Code, chosen: int, mask: Bytes, found: Order) -> None:
    """The actions that are open, as ones: each move by its first choice, or those of a first choice by the second."""
    mask[:] = 0
    for place in range(legal(row, code, found)):
        move = whole(found[place])
        if move < ATTACH:
            first, second = move, NONE
        elif move < OPEN_RUN:
            first, second = _TO_MELD + (move - ATTACH) // TARGETS, _CARD + (move - ATTACH) % TARGETS
        elif move < OPEN_SET:
            first, second = _RUN + (move - OPEN_RUN) // SHAPE_COUNT, _SHAPE + (move - OPEN_RUN) % SHAPE_COUNT
        else:
            first, second = _SET + (move - OPEN_SET) // BY_SUITS, _CARDS + (move - OPEN_SET) % BY_SUITS
        if chosen == NONE:
            mask[first] = 1
        elif chosen == first:
            mask[second] = 1


@compiled
def _reward(row: Row, code: Code, rewards: Rewards, totals: Totals, zero_sum: bool) -> None:
    """What the side of each seat made; with ``zero_sum`` less the mean of the other sides, shared among its players."""
    players = whole(code[PLAYERS])
    count(row, code, totals)
    for seat in range(players):
        rewards[seat] = totals[seat]
        if not zero_sum:
            continue
        own, others, sides = 0, 0, 0
        for other in range(players):
            first = True
            for before in range(other):
                first = first and row[SIDES + before] != row[SIDES + other]
            if row[SIDES + other] == row[SIDES + seat]:
                own += 1
            elif first:
                others += totals[other]
                sides += 1
        rewards[seat] = (totals[seat] - (others / sides if sides else 0)) / own


# ── What is seen ─────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def _note_meld(row: Row, code: Code, base: int, players: int, me: int, seen: Bytes, at: int, laid: int) -> None:
    owner, of, form, wild = (
        whole(row[base + OWNER]),
        whole(row[base + OF]),
        whole(row[base + FORM]),
        whole(row[base + WILD]),
    )
    seen[at] = (owner - me) % players + 1
    seen[at + 1] = row[SIDES + owner] == row[SIDES + me]
    seen[at + 3] = of + 1
    seen[at + 6] = wild + 1
    seen[at + 7] = row[base + RATED]
    if wild >= 0:
        seen[laid + wild] += 1
    if row[base + KIND] == RUN:
        shape = form % SHAPE_COUNT
        low, high = _LOW[shape], _HIGH[shape]
        seen[at + 2] = 1
        seen[at + 4] = low
        seen[at + 5] = high
        places = code[ROWS + form * COLUMNS + NATURAL_PLACES]
        for place in range(low, high + 1):
            if (places >> place) & 1:
                seen[laid + of * 13 + (0 if place == 14 else place - 1)] += 1
    else:
        seen[at + 2] = 2
        seen[at + 4] = form
        for suit in range(4):
            seen[laid + suit * 13 + of] += (row[base + BY_SUIT] >> (2 * suit)) & 3


@compiled
def _observe(row: Row, code: Code, me: int, chosen: int, seen: Bytes) -> None:
    """What the player at a seat sees."""
    players = whole(code[PLAYERS])
    seen[:] = 0
    if not row[UNSEEN + me]:
        for face in range(FACES):
            seen[face] = row[HANDS + me * FACES + face]
    for place in range(row[PILED]):
        seen[FACES + row[PILE + place]] += 1
    if row[PILED] > 0:
        seen[2 * FACES + row[PILE + row[PILED] - 1]] = 1
    if row[BARRED] >= 0:
        seen[4 * FACES + row[BARRED]] = 1
    at = 5 * FACES
    for place in range(players):
        seat = (me + place) % players
        for face in range(FACES):
            seen[at + place * FACES + face] = row[KNOWN + seat * FACES + face]
            seen[at + (players + place) * FACES + face] = row[THREW + seat * FACES + face]
    at += 2 * players * FACES
    for meld in range(row[MELDS]):
        _note_meld(row, code, LAID + meld * WIDTH, players, me, seen, at + meld * MELD_WIDTH, 3 * FACES)
    at += MOST_MELDS * MELD_WIDTH
    if chosen != NONE and row[TURN] == me:
        seen[at + chosen - _TO_MELD] = 1
    at += _FIRST_CHOICES
    for place in range(players):
        seat = (me + place) % players
        seen[at + place] = row[SIZE + seat]
        seen[at + players + place] = place > 0 and row[SIDES + seat] == row[SIDES + me]
        seen[at + 3 * players + place] = row[UNPLAYED + seat]
        seen[at + 4 * players + place] = row[PHASE] != END and row[TURN] == seat
        seen[at + 5 * players + place] = row[DEALER] == seat
    for place in range(row[TAKEN]):
        seen[at + 2 * players + (row[TOOK + place] - me) % players] = 1
    at += 6 * players
    seen[at] = row[PHASE] == PICK_UP
    seen[at + 1] = row[PHASE] != PICK_UP and row[PHASE] != END
    seen[at + 2] = row[BOTTOM] - row[TOP]
    seen[at + 3] = row[PILED]
    seen[at + 4] = row[COLLECTED]
    seen[at + 5] = row[LEFT]
    seen[at + 6] = min(whole(row[TURNS]), 255)


# ── Many tables ──────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def advance(
    rows: Rows,
    code: Code,
    dice: Seeds,
    order: Order,
    found: Order,
    totals: Totals,
    lengths: Numbers,
    chosen: Numbers,
    turns: Seats,
    masks: Bytes,
    seen: Bytes,
    actions: Numbers,
    rewards: Rewards,
    terminated: Flags,
    truncated: Flags,
    limit: int,
    zero_sum: bool,
    again: bool,
) -> int:
    """Do an action at every table, or deal where it is -1; the first table whose action is not open, or -1.

    Nothing is done where one of them is not open.
    """
    rows = borrowed(rows)
    dice = borrowed(dice)
    rewards = borrowed(rewards)
    masks = borrowed(masks)
    seen = borrowed(seen)
    code = borrowed(code)
    order = borrowed(order)
    found = borrowed(found)
    totals = borrowed(totals)
    lengths = borrowed(lengths)
    chosen = borrowed(chosen)
    turns = borrowed(turns)
    actions = borrowed(actions)
    terminated = borrowed(terminated)
    truncated = borrowed(truncated)
    for at in range(len(rows)):
        if turns[at] != NONE and actions[at] != NONE and not masks[at, actions[at]]:
            return at
    for at in range(len(rows)):
        row = rows[at]
        terminated[at] = False
        truncated[at] = False
        rewards[at] = 0
        deals = actions[at] == NONE
        if not deals:
            if turns[at] == NONE:
                continue
            move = move_of(chosen[at], actions[at])
            chosen[at] = actions[at] if move == NONE else NONE
            if move != NONE:
                step(row, code, move)
            lengths[at] += 1
            terminated[at] = row[PHASE] == END
            truncated[at] = not terminated[at] and lengths[at] >= limit
            deals = terminated[at] or truncated[at]
            if terminated[at]:
                _reward(row, code, rewards[at], totals, zero_sum)
            if deals:
                chosen[at] = NONE
            if deals and not again:
                turns[at] = NONE
                masks[at] = 0
                continue
        if deals:
            _begin(row, code, dice[at : at + 1], order)
            lengths[at] = 0
            chosen[at] = NONE
        turns[at] = row[TURN]
        _mark(row, code, chosen[at], masks[at], found)
        _observe(row, code, whole(row[TURN]), chosen[at], seen[at])
    return NONE


@compiled
def observe_as(rows: Rows, code: Code, chosen: Numbers, players: Numbers, seen: Bytes) -> None:
    """What one player at each table sees."""
    rows = borrowed(rows)
    code = borrowed(code)
    seen = borrowed(seen)
    for at in range(len(rows)):
        _observe(rows[at], code, players[at], chosen[at], seen[at])
