"""Hands of Burraco on the kernel, as rows: players who do anything they may, or who plan."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.burraco.engine.actions import Open, spell_action
from ventaglio.games.burraco.kernel.figures import CARDS, CUT, PLAYERS, SEATS, Code, compile_rules
from ventaglio.games.burraco.kernel.many import tidy_pack
from ventaglio.games.burraco.kernel.melds import CLEAN, DIRTY, SEMI
from ventaglio.games.burraco.kernel.numbering import MOST_MOVES, TAKE
from ventaglio.games.burraco.kernel.planner import FEATURES, PLANS, Weights, plan_move, planner
from ventaglio.games.burraco.kernel.playing import count, step
from ventaglio.games.burraco.kernel.playouts import any_move
from ventaglio.games.burraco.kernel.reading import action_of
from ventaglio.games.burraco.kernel.table import (
    BOTTOM,
    CLOSED,
    CLOSER,
    END,
    HOW,
    LAID,
    MELDS,
    OWNER,
    PHASE,
    PILED,
    RATED,
    SIDES,
    SIZE,
    TAKEN,
    TOP,
    TURN,
    TURNS,
    Order,
    Row,
    deal,
    new_row,
)
from ventaglio.games.burraco.kernel.table import WIDTH as MELD_WIDTH
from ventaglio.games.burraco.lab import rows
from ventaglio.games.common.kernel.chance import Dice, shuffle
from ventaglio.games.common.kernel.compiling import compiled, whole
from ventaglio.games.common.lab.borrowing import borrowed
from ventaglio.games.common.lab.plan import PLANNER, Cells, Part, Plan

USUAL: Final = 260
"""Room for so many moves a hand, on average; a hand of random players has about two hundred."""
MOST: Final = 6000
"""Room for the moves of any one hand."""

MOVE: Final = 0
OF_TURN: Final = 1
OF_SEAT: Final = 2
OF_HELD: Final = 3
OF_PILE: Final = 4
OF_STOCK: Final = 5
OF_HAND: Final = 6
NUMBER: Final = 7
NOTED: Final = 8
"""What is noted of a move."""
TOOK_TURN: Final = 24
TOOK_DIRECT: Final = 30
MADE: Final = 0
BURRACHI: Final = 6
"""Clean, semi-clean and dirty, by seat."""
SIDE: Final = 36
LAST: Final = 42
"""Moves, turns, how, closer, stock, pozzetti taken."""
TAKERS: Final = 48
FACTS: Final = 54
"""What is noted of a hand."""


@compiled
def _record(
    row: Row,
    code: Code,
    pack: Order,
    order: Order,
    found: Order,
    totals: NDArray[np.int64],
    weights: Weights,
    seeds: Dice,
    first: int,
    orders: NDArray[np.uint8],
    facts: NDArray[np.int64],
    moves: NDArray[np.int32],
) -> tuple[int, int]:
    """Play hands until they are all played or there is no room for another; how many, and how many moves.

    Each seat plays by its row of weights; a row of zeros is a player who does anything.
    """
    row, code, pack, order, found = borrowed(row), borrowed(code), borrowed(pack), borrowed(order), borrowed(found)
    seeds, facts, moves, totals = borrowed(seeds), borrowed(facts), borrowed(moves), borrowed(totals)
    weights = borrowed(weights)
    players, at = whole(code[PLAYERS]), 0
    for hand in range(len(seeds)):
        if at + MOST > len(moves):
            return hand, at
        dice = seeds[hand : hand + 1]
        for place in range(len(pack)):
            order[place] = pack[place]
        shuffle(dice, order)
        for place in range(len(pack)):
            orders[hand, place] = order[place]
        deal(row, code, order, whole(code[CUT]), (first + hand) % players)
        made = 0
        while row[PHASE] != END and made < MOST:
            seat, taken = whole(row[TURN]), whole(row[TAKEN])
            if weights[seat, PLANS] > 0:
                move = plan_move(row, code, found, weights[seat])
            else:
                move = any_move(row, code, dice, found)
            noted = moves[at]
            noted[MOVE] = move
            noted[OF_TURN] = row[TURNS]
            noted[OF_SEAT] = seat
            noted[OF_HELD] = row[SIZE + seat]
            noted[OF_PILE] = row[PILED]
            noted[OF_STOCK] = row[BOTTOM] - row[TOP]
            noted[OF_HAND] = hand
            noted[NUMBER] = made
            step(row, code, move)
            if row[TAKEN] > taken:
                facts[hand, TOOK_TURN + taken] = noted[OF_TURN]
                facts[hand, TOOK_DIRECT + taken] = row[TURNS] == noted[OF_TURN]
                facts[hand, TAKERS + taken] = seat
            made += 1
            at += 1
        count(row, code, totals)
        for seat in range(players):
            facts[hand, MADE + seat] = totals[seat]
            facts[hand, SIDE + seat] = row[SIDES + seat]
        for meld in range(row[MELDS]):
            base = LAID + meld * MELD_WIDTH
            rated, side = row[base + RATED], row[SIDES + row[base + OWNER]]
            kind = 0 if rated == CLEAN else 1 if rated == SEMI else 2 if rated == DIRTY else -1
            for seat in range(players):
                if kind >= 0 and row[SIDES + seat] == side:
                    facts[hand, BURRACHI + 6 * kind + seat] += 1
        facts[hand, LAST] = made
        facts[hand, LAST + 1] = row[TURNS]
        facts[hand, LAST + 2] = row[HOW]
        facts[hand, LAST + 3] = row[CLOSER]
        facts[hand, LAST + 4] = row[BOTTOM] - row[TOP]
        facts[hand, LAST + 5] = row[TAKEN]
    return len(seeds), at


def play(plan: Plan, first: int, seeds: Dice) -> Part:
    """The hands of these seeds."""
    code = compile_rules(rows.table_of(plan).table.rules, plan.players, alone=plan.alone)
    hands = len(seeds)
    orders = np.zeros((hands, int(code[CARDS])), np.uint8)
    facts = np.zeros((hands, FACTS), np.int64)
    pack = tidy_pack(code)
    weights = np.zeros((SEATS, FEATURES), np.float64)
    weights[[seat for seat, bot in enumerate(plan.bots) if bot == PLANNER]] = planner()
    room = (pack, pack.copy(), np.zeros(MOST_MOVES, np.int64), np.zeros(SEATS, np.int64), weights)
    pieces, done = [], 0
    while done < hands:
        buffer = np.zeros((USUAL * (hands - done) + MOST, NOTED), np.int32)
        more, made = _record(new_row(), code, *room, seeds[done:], first + done, orders[done:], facts[done:], buffer)
        buffer[:made, OF_HAND] += done
        pieces.append(buffer[:made])
        done += more
    return Part(_hands(plan, code, first, orders, facts), _moves(first, np.concatenate(pieces)))


def _hands(
    plan: Plan, code: Code, first: int, orders: NDArray[np.uint8], facts: NDArray[np.int64]
) -> dict[str, object]:
    numbers = np.arange(first, first + len(facts))
    players = plan.players
    taken = facts[:, LAST + 5]
    by_place = np.arange(SEATS)[None, :] < taken[:, None]
    return {
        "hand": numbers,
        "dealer": (numbers % players).astype(np.int8),
        "order": orders,
        "cut": np.full(len(facts), int(code[CUT]), np.int16),
        "moves": facts[:, LAST].astype(np.int16),
        "turns": facts[:, LAST + 1].astype(np.int16),
        "how": (np.where(facts[:, LAST + 2] == CLOSED, 0, 1).astype(np.int32), ["closed", "stock"]),
        "closer": facts[:, LAST + 3].astype(np.int8),
        "stock": facts[:, LAST + 4].astype(np.int16),
        "sides": facts[:, SIDE : SIDE + players].astype(np.int8),
        "points": facts[:, MADE : MADE + players].astype(np.int16),
        **{
            kind: facts[:, BURRACHI + 6 * at : BURRACHI + 6 * at + players].astype(np.int8)
            for at, kind in enumerate(rows.BURRACHI)
        },
        "took": (facts[:, TAKERS : TAKERS + SEATS][by_place].astype(np.int8), taken),
        "took_turn": (facts[:, TOOK_TURN : TOOK_TURN + SEATS][by_place].astype(np.int16), taken),
        "took_direct": (facts[:, TOOK_DIRECT : TOOK_DIRECT + SEATS][by_place].astype(np.int8), taken),
    }


def _moves(first: int, moves: NDArray[np.int32]) -> Cells:
    known, at = np.unique(moves[:, MOVE], return_inverse=True)
    actions = [action_of(int(move)) for move in known]
    spelled = [spell_action(action) for action in actions]
    kinds = ["draw", "take", "discard", "attach", "open"]
    kind = [kinds.index(text.partition(" ")[0]) for text in spelled]
    cards = [len(one.cards) if isinstance(one, Open) else 1 for one in actions]
    size = np.array(cards, np.int64)[at]
    size = np.where(moves[:, MOVE] == TAKE, moves[:, OF_PILE], size)
    return {
        "hand": moves[:, OF_HAND].astype(np.int64) + first,
        "move": moves[:, NUMBER].astype(np.int16),
        "turn": moves[:, OF_TURN].astype(np.int16),
        "seat": moves[:, OF_SEAT].astype(np.int8),
        "kind": (np.array(kind, np.int32)[at], kinds),
        "action": (at.astype(np.int32), spelled),
        "cards": np.minimum(size, 127).astype(np.int8),
        "held": np.minimum(moves[:, OF_HELD], 127).astype(np.int8),
        "pile": moves[:, OF_PILE].astype(np.int16),
        "stock": moves[:, OF_STOCK].astype(np.int16),
    }
