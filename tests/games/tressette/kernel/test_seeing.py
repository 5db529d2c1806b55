"""What a seat sees of a row holds nothing that is hidden from it, and all that is not."""

import random

import numpy as np
import pytest

from tests.games.tressette.kernel.lockstep import match
from tests.games.tressette.kernel.test_lockstep import SETS, having
from ventaglio.games.tressette.engine.rules import Pairs, Rules
from ventaglio.games.tressette.engine.state import Kind, Phase
from ventaglio.games.tressette.kernel import compile_rules, observe_many
from ventaglio.games.tressette.kernel.knowing import located
from ventaglio.games.tressette.kernel.moves import FAGLIO_AL_COMPAGNO
from ventaglio.games.tressette.kernel.seeing import IN_HAND, PLAYED_BY, STATUS
from ventaglio.games.tressette.kernel.table import (
    DEALT,
    HANDS,
    OFFICIAL,
    SAID,
    SAYINGS,
    SEATS,
    SIDES,
    WON,
    WON_BY,
    WON_LOSER,
    WON_TRICK,
    Row,
)


def supposed(row: Row, seat: int, rng: random.Random) -> Row:
    """The same table as far as a seat knows: hidden cards in other hands, what others meant, who is with whom."""
    other = row.copy()
    others = [one for one in range(SEATS) if one != seat]
    open_to_all = {one: located(row, one) for one in others}
    hidden = [card for one in others for card in bits(row[HANDS + one] & ~open_to_all[one])]
    rng.shuffle(hidden)
    for one in others:
        size = len(bits(row[HANDS + one] & ~open_to_all[one]))
        mine = sum(1 << card for card in hidden[:size])
        del hidden[:size]
        played = row[DEALT + one] & ~row[HANDS + one]
        other[HANDS + one] = open_to_all[one] | mine
        other[DEALT + one] = other[HANDS + one] | played
    for place in range(row[SAID]):
        said = row[SAYINGS + place]
        if (said >> 2) & 7 >= FAGLIO_AL_COMPAGNO and said & 3 != seat:
            other[SAYINGS + place] = said & ~(7 << 5) | rng.randint(1, 4) << 5
    if not row[OFFICIAL]:
        other[SIDES : SIDES + SEATS] = rng.sample((0, 0, 1, 1), 4)
    other[[WON, WON_TRICK, WON_LOSER, WON_BY]] = rng.choice(((-1, 0, 0, -1), (0, 3, 4, -1), (1, 0, 9, 2)))
    return other


def bits(cards: int) -> list[int]:
    return [card for card in range(40) if int(cards) >> card & 1]


@pytest.mark.parametrize("pairs", Pairs)
@pytest.mark.parametrize("rules", SETS, ids=lambda rules: rules.id)
def test_hidden_cards_are_in_nothing_that_a_seat_sees(rules: Rules, pairs: Pairs) -> None:
    rng = random.Random(5)
    code = compile_rules(having(rules, pairs=pairs), Kind.POINTS)
    before: list[Row] = []
    after: list[Row] = []
    seats: list[int] = []
    for pair in match(having(rules, pairs=pairs), Kind.POINTS, code, rng):
        for seat in range(SEATS):
            before.append(pair.row.copy())
            after.append(supposed(pair.row, seat, rng))
            seats.append(seat)
        pair.play(rng.choice(pair.choices()))
    one = observe_many(code, np.array(before), np.array(seats))
    other = observe_many(code, np.array(after), np.array(seats))
    assert len(seats) > 100
    assert (one == other).all()


def test_a_seat_sees_its_hand_and_what_was_played_by_whom() -> None:
    rng = random.Random(6)
    code = compile_rules(SETS[0])
    for pair in match(SETS[0], Kind.PASSATE, code, rng):
        state = pair.state
        for seat in range(SEATS):
            seen = observe_many(code, pair.rows, np.array([seat]))[0]
            assert bits(pair.row[HANDS + seat]) == np.flatnonzero(seen[IN_HAND : IN_HAND + 40]).tolist()
            assert np.count_nonzero(seen[PLAYED_BY : PLAYED_BY + 40]) == 40 - sum(map(len, state.hands))
            assert seen[STATUS + 1] == len(state.tricks)
            assert seen[STATUS + 2] == len(state.trick)
            assert seen[STATUS + 5] == 2
        if state.phase is Phase.LEAD and len(state.tricks) == 3:
            return
        pair.play(rng.choice(pair.choices()))
