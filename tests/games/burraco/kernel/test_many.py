"""Many tables in one call do what each would do alone."""

from random import Random

import numpy as np
import pytest

from ventaglio.games.burraco.kernel import table as at
from ventaglio.games.burraco.kernel.factored import CHOICES
from ventaglio.games.burraco.kernel.figures import Code, compile_rules
from ventaglio.games.burraco.kernel.many import (
    choice_masks,
    choose_many,
    count_many,
    deal_many,
    legal_many,
    legal_masks,
    new_rows,
    observe_many,
    step_many,
)
from ventaglio.games.burraco.kernel.moves import legal
from ventaglio.games.burraco.kernel.numbering import ACTIONS, ATTACH, MOST_MOVES
from ventaglio.games.burraco.kernel.observing import OBSERVATION, observe
from ventaglio.games.burraco.kernel.playing import count, step
from ventaglio.games.burraco.kernel.playing_by import playing_by
from ventaglio.games.burraco.kernel.table import Order, Row
from ventaglio.games.common.kernel.chance import Dice, below, dice
from ventaglio.law.shelf import rules_by_id

TABLES = 4


@pytest.mark.parametrize("code_id", ["fibur-2019", "internazionale"])
def test_tables_in_a_call_go_on_as_each_alone(code_id: str) -> None:
    """Deal, list, mark, choose, observe and count, to the end of every hand."""
    code, rng = compile_rules(rules_by_id("burraco")[code_id], 4), Random(3)
    rows, chosen = new_rows(TABLES), new_rows(TABLES)
    seeds, dealers = np.arange(TABLES, dtype=np.uint64), np.arange(TABLES, dtype=np.int64) % 4
    deal_many(rows, code, seeds, dealers)
    deal_many(chosen, code, seeds, dealers)
    assert (rows == chosen).all()
    assert len({row.tobytes() for row in rows}) == TABLES
    found, counts = np.zeros((TABLES, MOST_MOVES), np.int64), np.zeros(TABLES, np.int64)
    masks, choices = np.zeros((TABLES, ACTIONS), np.uint8), np.zeros((TABLES, CHOICES), np.uint8)
    told, alone = np.zeros((TABLES, OBSERVATION), np.int16), np.zeros(OBSERVATION, np.int16)
    room, totals, total = np.zeros(MOST_MOVES, np.int64), np.zeros((TABLES, 4), np.int64), np.zeros(4, np.int64)
    while (rows[:, at.PHASE] != at.END).any():
        legal_many(rows, code, found, counts)
        legal_masks(rows, code, masks)
        observe_many(rows, code, np.full(TABLES, -1), told)
        moves = np.zeros(TABLES, np.int64)
        for number, row in enumerate(rows):
            listed = room[: legal(row, code, room)].tolist()
            assert found[number, : counts[number]].tolist() == listed
            assert np.flatnonzero(masks[number]).tolist() == sorted(listed)
            observe(row, code, int(row[at.TURN]), alone)
            assert (told[number] == alone).all()
            swapping = row[at.SWAPS] >= 8 and 0 in listed
            moves[number] = 0 if swapping or not listed else rng.choice(listed)
        before = rows.copy()
        step_many(rows, code, moves)
        for number, row in enumerate(before):
            if row[at.PHASE] != at.END:
                step(row, code, int(moves[number]))
        assert (before == rows).all()
        count_many(rows, code, totals)
        count(rows[0], code, total)
        assert (totals[0] == total).all()
    while (chosen[:, at.PHASE] != at.END).any():
        choice_masks(chosen, code, choices)
        options = [np.flatnonzero(mask).tolist() for mask in choices]
        choose_many(chosen, code, np.array([rng.choice(some) if some else 0 for some in options], np.int64))
        going = chosen[:, at.PHASE] != at.END
        assert all(bool(some) or not on for some, on in zip(options, going, strict=True))


def test_two_choices_make_every_opening() -> None:
    """What can be chosen is what is legal, an opening in two steps, and each leads to the same table."""
    code, rng = compile_rules(rules_by_id("burraco")["fibur-2019"], 4), Random(8)
    rows = new_rows(1)
    deal_many(rows, code, np.array([77], np.uint64), np.array([0], np.int64))
    found, masks = np.zeros(MOST_MOVES, np.int64), np.zeros((1, CHOICES), np.uint8)
    for _ in range(60):
        if rows[0, at.PHASE] == at.END:
            break
        listed = found[: legal(rows[0], code, found)].tolist()
        reached = set()
        choice_masks(rows, code, masks)
        for first in np.flatnonzero(masks[0]):
            begun = rows.copy()
            choose_many(begun, code, np.array([first], np.int64))
            if begun[0, at.BEGUN] == 0:
                reached.add(begun.tobytes())
                continue
            choice_masks(begun, code, masks)
            assert masks.any()
            for second in np.flatnonzero(masks[0]):
                done = begun.copy()
                choose_many(done, code, np.array([second], np.int64))
                reached.add(done.tobytes())
        wanted = set()
        for move in listed:
            after = rows.copy()
            step(after[0], code, move)
            wanted.add(after.tobytes())
        assert reached == wanted
        step(rows[0], code, rng.choice(listed))


@pytest.mark.parametrize("code_id", ["fibur-2019", "internazionale"])
def test_tables_are_played_by_a_function_of_ones_own(code_id: str) -> None:
    """Whoever lays what he can and else does anything: the same as if one did it oneself."""

    def greedy(row: Row, code: Code, dice: Dice, moves: Order, count: int) -> int:
        best = moves[below(dice, count)]
        for place in range(count):
            if moves[place] >= ATTACH:
                best = max(best, moves[place])
        return best

    code = compile_rules(rules_by_id("burraco")[code_id], 4)
    rows = new_rows(TABLES)
    deal_many(rows, code, np.arange(TABLES, dtype=np.uint64), np.zeros(TABLES, np.int64))
    ours, chance, room = rows.copy(), dice(4), np.zeros(MOST_MOVES, np.int64)
    totals, mine, moves = np.zeros((TABLES, 4), np.int64), np.zeros((TABLES, 4), np.int64), np.zeros(TABLES, np.int64)
    playing_by(greedy)(rows, code, dice(4), totals, moves)
    for number, row in enumerate(ours):
        done = 0
        while row[at.PHASE] != at.END:
            step(row, code, int(greedy(row, code, chance, room, legal(row, code, room))))
            done += 1
        count(row, code, mine[number])
        assert moves[number] == done > 20
    assert (rows == ours).all()
    assert (totals == mine).all()
