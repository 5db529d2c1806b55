"""What a network is told of a position: patterns of suits and ranks, what is remembered, and nothing that is hidden."""

import numpy as np
import pytest

from tests.texts import BURRACO_CODES, parse_burraco
from ventaglio.core.cards import card
from ventaglio.games.burraco.kernel.figures import compile_rules
from ventaglio.games.burraco.kernel.planner import planner
from ventaglio.games.burraco.kernel.reading import row_of
from ventaglio.games.burraco.kernel.table import NONE
from ventaglio.games.burraco.kernel.value.episodes import LEARNER, TABLE, THOUGHT, episodes, new_notes
from ventaglio.games.burraco.kernel.value.layout import (
    FEATURES,
    INPUTS,
    PLANES,
    RAW,
    RAW_RANKS,
    SCALE,
    Desk,
    new_desk,
)
from ventaglio.games.burraco.kernel.value.net import settle, value
from ventaglio.games.burraco.kernel.value.patterns import (
    BOTH_OUT,
    CLEAN_RUN,
    DIRTY_RUN,
    HELD,
    MAY_OPEN,
    OURS,
    OURS_BIT,
    OUT,
    SET_SMALL,
    SET_WILD,
    THEIRS,
    THEIRS_BIT,
    TWICE,
)
from ventaglio.games.burraco.kernel.value.recall import OWN_RECALL, SEAT_COLUMNS, SEATS_AT
from ventaglio.games.burraco.kernel.value.surroundings import new_unseen
from ventaglio.games.burraco.lab.training.fitting import Adam, fresh
from ventaglio.games.common.kernel.chance import dice

RANKS = "A23456789TJQK"
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)


def told(*lines: str, thrown: str | None = None) -> Desk:
    """What seat B is told of a position, before its discard or after it."""
    state = parse_burraco("\n".join(("code: fibur-2019", *lines)), complete=True)
    code, desk, unseen = compile_rules(state.table.rules, 4), new_desk(), new_unseen()
    row, net = row_of(state, code), fresh(np.random.default_rng(1))
    settle(row, code, 1, net, desk, unseen)
    value(row, code, 1, net, desk, unseen, 0, thrown is None, NONE if thrown is None else card(thrown).index)
    return desk


def places(desk: Desk, suit: str, plane: int) -> str:
    """The ranks of a suit in a plane; an ace stands at each end."""
    bits = int(desk[RAW + card(f"A{suit}").index // 13 * PLANES + plane])
    return "".join(rank for place, rank in enumerate(f"{RANKS}A") if bits >> place & 1)


def rank_has(desk: Desk, rank: str, bit: int) -> bool:
    return bool(int(desk[RAW_RANKS + RANKS.index(rank)]) >> bit & 1)


def test_a_suit_is_seen_as_planes() -> None:
    desk = told(
        "hand B: 9h 9h Ks As 4c",
        "hand C: 3c",
        "meld B: 4h 5h 6h",
        "meld D: 7s *=8s 9s",
        "meld A: Tc Jc Qc",
    )
    assert places(desk, "h", HELD) == places(desk, "h", TWICE) == "9"
    assert places(desk, "s", HELD) == "AKA"
    assert places(desk, "h", OURS) == "37"
    assert places(desk, "h", CLEAN_RUN) == "456"
    assert places(desk, "s", DIRTY_RUN) == "79"
    assert places(desk, "c", THEIRS) == "9K"
    assert "9" not in places(desk, "h", OUT)
    assert places(desk, "c", BOTH_OUT) == "A2356789KA"


def test_a_rank_is_seen_as_bits() -> None:
    desk = told("hand B: 9h 9c 5s", "hand C: 3c", "meld B: Kd Kh Ks", "meld D: 2c 6h 6s", "meld A: 8d 8h 8s")
    assert int(desk[RAW_RANKS + RANKS.index("9")]) & 15 == 0b11
    assert int(desk[RAW_RANKS + RANKS.index("5")]) & 15 == 0b1
    assert rank_has(desk, "9", MAY_OPEN)
    assert rank_has(desk, "K", OURS_BIT)
    assert rank_has(desk, "K", SET_SMALL)
    assert not rank_has(desk, "K", SET_WILD)
    assert rank_has(desk, "6", SET_WILD)
    assert rank_has(desk, "8", THEIRS_BIT)
    assert not rank_has(desk, "8", OURS_BIT)
    assert desk[RAW_RANKS + 1] == 0


def test_what_others_collected_and_threw_is_remembered() -> None:
    """Seat C comes next, D is the partner, A the other opponent."""
    desk = told(
        "hand B: 5c",
        "hand C: 9h 9s 4d 2s",
        "hand D: 7h Kd",
        "known C: 9h 9s 2s",
        "known D: 7h Kd",
        "threw A: 9d Th",
        "meld B: 4h 5h 6h",
        "pile: 3s 9c",
        thrown="9c",
    )
    following, partner = desk[SEATS_AT : SEATS_AT + SEAT_COLUMNS], desk[SEATS_AT + 2 * SEAT_COLUMNS :]
    assert following.tolist() == pytest.approx([3 / 5, 1, 0, 1 / 11])
    assert partner[:4].tolist() == pytest.approx([2 / 5, 0, 1 / 2, 0])
    recall = desk[OWN_RECALL:FEATURES]
    # The next opponent holds two nines and no neighbour of the nine of clubs; the other one threw a nine.
    assert recall[:4].tolist() == [1, 0, 0, 0]
    assert recall[4:8].tolist() == [0, 0, 0.5, 0]
    # The seven fits the own run; no king is held that would go with the partner's.
    assert recall[13:15].tolist() == [0.5, 0]


def test_the_kernel_and_the_fitting_think_the_same() -> None:
    net = fresh(np.random.default_rng(4))
    for code_id in BURRACO_CODES:
        code = compile_rules(BURRACO_CODES[code_id], 4)
        seats, notes = np.full((3, 4), LEARNER, np.int64), new_notes(3000)
        at, _ = episodes(
            *(code, dice(3), seats, np.zeros(seats.shape), planner(), net, net, notes, 0), daring=0.1, mixing=0.9
        )
        thought = (notes[:at, THOUGHT] - notes[:at, TABLE]) / np.float32(SCALE)
        assert Adam(net.copy()).step(notes[:at, :INPUTS], thought, 0.0, 0.0) < 1e-9
