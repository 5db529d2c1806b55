"""A player with some sense plays by the rules, and better than one without."""

from random import Random

import numpy as np
import pytest

from tests.games.burraco.kernel.lockstep import Setting, settings
from ventaglio.games.burraco.kernel import table as at
from ventaglio.games.burraco.kernel.figures import CUT, compile_rules
from ventaglio.games.burraco.kernel.many import tidy_pack
from ventaglio.games.burraco.kernel.moves import legal
from ventaglio.games.burraco.kernel.numbering import MOST_MOVES
from ventaglio.games.burraco.kernel.planner import FEATURES, contest, plan_move, planner
from ventaglio.games.burraco.kernel.playing import step
from ventaglio.games.burraco.kernel.playouts import any_move
from ventaglio.games.common.kernel.chance import dice
from ventaglio.law.shelf import rules_by_id


@pytest.mark.parametrize("plans", [True, False], ids=["planner", "anything"])
@pytest.mark.parametrize("setting", list(settings()), ids=str)
def test_whoever_chooses_plays_by_the_rules(setting: Setting, plans: bool) -> None:
    """Every move of whole hands is among the legal ones, and every hand ends."""
    code, rng = compile_rules(setting.rules, setting.players, alone=setting.alone), Random(str(setting))
    row, found, room = at.new_row(), np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES, np.int64)
    weights, seed, order = planner(), dice(rng.getrandbits(60)), tidy_pack(code)
    for _ in range(5):
        order = np.array(rng.sample(order.tolist(), len(order)), np.int64)
        at.deal(row, code, order, int(code[CUT]), 0)
        moves = 0
        while row[at.PHASE] != at.END:
            listed = found[: legal(row, code, found)].tolist()
            move = plan_move(row, code, room, weights) if plans else any_move(row, code, seed, room)
            assert move in listed
            step(row, code, move)
            moves += 1
            assert moves < 3000


@pytest.mark.parametrize("code_id", ["fibur-2019", "circolo"])
def test_some_sense_is_worth_hundreds_of_points_a_hand(code_id: str) -> None:
    """Two who plan against two who do anything."""
    code = compile_rules(rules_by_id("burraco")[code_id], 4)
    weights = np.zeros((4, FEATURES))
    weights[0] = weights[2] = planner()
    totals, moves = contest(code, dice(5), 300, weights)
    assert moves > 300 * 40
    assert (totals[:, 0] - totals[:, 1]).mean() > 200
