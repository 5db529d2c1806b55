"""Many tables at once: arrays in, arrays out. These are the doors for Python; what they call is compiled with them."""

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.chance import Dice, below, dice, shuffle
from ventaglio.games.common.kernel.compiling import compiled
from ventaglio.games.tressette.kernel.actions import ACTIONS, MOST_LEGAL
from ventaglio.games.tressette.kernel.counting import made_by_accusing
from ventaglio.games.tressette.kernel.figures import (
    CARDS,
    KIND,
    MODE,
    MUST_ACCUSE,
    SMALLEST_CUT,
    Code,
    Numbers,
)
from ventaglio.games.tressette.kernel.moves import list_legal
from ventaglio.games.tressette.kernel.playing import step
from ventaglio.games.tressette.kernel.playouts import play_passate, play_rests
from ventaglio.games.tressette.kernel.policies import ANY_CARD, Weights, play_by_weights
from ventaglio.games.tressette.kernel.seeing import SEEN, observe
from ventaglio.games.tressette.kernel.table import (
    DEAL,
    EXPOSED,
    FIXED,
    MADE,
    MUST_LEAD,
    NONE,
    PAIRING,
    PHASE,
    TRICKS,
    Row,
    Rows,
    deal,
    new_row,
    to_act,
)

Masks = NDArray[np.bool_]
AllSeen = NDArray[np.int8]
Means = NDArray[np.float64]

PASSATE_MATCH = 1
"""The kind of match that no target ends early."""


@compiled
def deal_rows(rows: Rows, code: Code, seeds: Dice, packs: Numbers) -> None:
    """Shuffle, cut and serve at each table that waits for it, until pairs can be formed.

    The pack as it was dealt last and, behind it, its cut are left for whoever wants to see it.
    """
    for place in range(len(rows)):
        seed, pack = seeds[place : place + 1], packs[place]
        for card in range(CARDS):
            pack[card] = card
        while rows[place, PHASE] == DEAL:
            shuffle(seed, pack[:CARDS])
            pack[CARDS] = code[SMALLEST_CUT] + below(seed, CARDS - 2 * code[SMALLEST_CUT] + 1)
            deal(rows[place], code, pack, pack[CARDS])


@compiled
def legal_row(row: Row, code: Code, found: Numbers) -> int:
    """The legal acts of a table, and how many there are."""
    return list_legal(row, code, found)


@compiled
def step_row(row: Row, code: Code, action: int) -> None:
    """Do a legal act at a table."""
    step(row, code, action)


@compiled
def legal_rows(rows: Rows, code: Code, found: Numbers, sizes: Numbers, masks: Masks) -> None:
    """The legal acts of each table and how many there are; also as masks, if any are given."""
    for place in range(len(rows)):
        sizes[place] = legal_row(rows[place], code, found[place])
        if len(masks) > 0:
            masks[place, :] = False
            for at in range(sizes[place]):
                masks[place, found[place, at]] = True


@compiled
def step_rows(rows: Rows, code: Code, actions: Numbers) -> None:
    """Do a legal act at each table; -1 does nothing."""
    for place in range(len(rows)):
        if actions[place] >= 0:
            step_row(rows[place], code, actions[place])


@compiled
def turn_rows(rows: Rows, code: Code, seats: Numbers) -> None:
    """Who is to act at each table, -1 where nobody is."""
    for place in range(len(rows)):
        seats[place] = to_act(rows[place], code)


@compiled
def observe_rows(rows: Rows, code: Code, seats: Numbers, seen: AllSeen) -> None:
    """What a seat at each table sees."""
    for place in range(len(rows)):
        observe(rows[place], code, seats[place], seen[place])


# ── For whoever calls from Python ────────────────────────────────────────────────────────────────────────────────────


def new_rows(code: Code, tables: int) -> Rows:
    """Tables before the first deal of a match."""
    return np.tile(new_row(official=code[MODE] == FIXED), (tables, 1))


def deal_many(code: Code, seeds: NDArray[np.uint64], rows: Rows | None = None) -> Rows:
    """Tables with a deal from each seed: new ones, or those given where they wait for a deal."""
    tables = new_rows(code, len(seeds)) if rows is None else rows
    deal_rows(tables, code, seeds.copy(), np.zeros((len(seeds), CARDS + 1), np.int64))
    return tables


def legal_masks(code: Code, rows: Rows, masks: Masks | None = None) -> Masks:
    """For each table, which of all acts are legal."""
    done = np.empty((len(rows), ACTIONS), np.bool_) if masks is None else masks
    legal_rows(rows, code, np.empty((len(rows), MOST_LEGAL), np.int64), np.empty(len(rows), np.int64), done)
    return done


def legal_lists(code: Code, rows: Rows) -> tuple[Numbers, Numbers]:
    """For each table its legal acts, and how many of them there are."""
    found, sizes = np.empty((len(rows), MOST_LEGAL), np.int64), np.empty(len(rows), np.int64)
    legal_rows(rows, code, found, sizes, np.empty((0, ACTIONS), np.bool_))
    return found, sizes


def step_many(code: Code, rows: Rows, actions: Numbers) -> None:
    """Do a legal act at each table; -1 does nothing."""
    step_rows(rows, code, np.ascontiguousarray(actions, np.int64))


def turns(code: Code, rows: Rows) -> Numbers:
    """Who is to act at each table, -1 where nobody is."""
    seats = np.empty(len(rows), np.int64)
    turn_rows(rows, code, seats)
    return seats


def observe_many(code: Code, rows: Rows, seats: Numbers, seen: AllSeen | None = None) -> AllSeen:
    """What a seat at each table sees."""
    done = np.empty((len(rows), SEEN), np.int8) if seen is None else seen
    observe_rows(rows, code, np.ascontiguousarray(seats, np.int64), done)
    return done


def random_passate(code: Code, seed: int, passate: int) -> Numbers:
    """Deal and play so many passate in silence, any legal card as likely as another: the points of each side."""
    totals = np.empty((passate, 2), np.int64)
    play_passate(code, dice(seed), totals)
    return totals


def is_plain(code: Code, row: Row) -> bool:
    """Whether what is left of a passata is cards alone: nothing must be said, led or played best first, and no target
    ends it early."""
    due = row[MUST_LEAD] != NONE or row[EXPOSED] > 0 or row[PHASE] == PAIRING
    return not due and code[KIND] == PASSATE_MATCH and not (code[MUST_ACCUSE] and row[TRICKS] == 0)


def play_out_from(code: Code, row: Row, times: int, seed: int, weights: Weights | None = None) -> Means:
    """What each side makes in the passata on average, accusations included, if it is played out so many times from
    here in silence: any card as likely as another, or by weights."""
    if weights is None and is_plain(code, row):
        sums = np.zeros((1, 2), np.int64)
        play_rests(row[None], code, dice(seed), times, sums)
        return sums[0] / times + [made_by_accusing(row, 0), made_by_accusing(row, 1)]
    rows = np.tile(row, (times, 1))
    play_by_weights(rows, code, dice(seed), ANY_CARD if weights is None else weights, np.empty(times, np.int64))
    means: Means = rows[:, MADE : MADE + 2].mean(axis=0)
    return means
