"""Random tables for the laws: every code × number of players, whole and faulty packs."""

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from tests.texts import BURRACO_CODES as CODES
from ventaglio.core.cards import Card
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.burraco.engine.actions import Action, Deal
from ventaglio.games.burraco.engine.deal import full_pack, regular_cut
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.state import Phase, State
from ventaglio.games.burraco.game import BURRACO

TABLES = [(code, players) for code, rules in CODES.items() for players in sorted(rules.packs.value)]


class Moment(NamedTuple):
    """A state, what was done in it, by whom, and the state that follows."""

    before: State
    action: Action
    by: Seat
    after: State


def faulty(order: list[Card], rng: random.Random) -> list[Card]:
    """A pack with a card missing, or with a card too many."""
    if rng.random() < 0.5:
        order.pop()
    else:
        order.append(rng.choice(order))
    rng.shuffle(order)
    return order


def shuffled(state: State, rng: random.Random, *, fault: bool = False) -> Deal:
    order = list(full_pack(state.table))
    rng.shuffle(order)
    if fault:
        order = faulty(order, rng)
    low, high = regular_cut(state, len(order))
    return Deal(tuple(order), rng.randint(low, high))


def random_match(code: str, players: int, seed: int, *, fault: bool = False) -> Iterator[Moment]:
    """A match of one or two hands in which everybody plays at random."""
    rng = random.Random(seed)
    floating = players in (3, 5)
    state = open_table(CODES[code], players, hands=None if floating else 2, target=300 if floating else None)
    while state.phase is not Phase.END:
        if state.phase is Phase.DEAL:
            action: Action = shuffled(state, rng, fault=fault)
            by = TABLE
        else:
            action, by = rng.choice(list(BURRACO.legal(state))), state.turn
        after = state
        for event in BURRACO.act(state, action, by):
            after = BURRACO.fold(after, event)
        yield Moment(state, action, by, after)
        state = after


@cache
def played(code: str, players: int, seed: int, *, fault: bool = False) -> list[Moment]:
    """A whole match, played once for all laws."""
    return list(random_match(code, players, seed, fault=fault))


@pytest.fixture(params=TABLES, ids=[f"{code}-{players}" for code, players in TABLES])
def match(request: pytest.FixtureRequest) -> list[Moment]:
    code, players = request.param
    return played(code, players, players)


@pytest.fixture(params=TABLES, ids=[f"{code}-{players}" for code, players in TABLES])
def faulty_match(request: pytest.FixtureRequest) -> list[Moment]:
    code, players = request.param
    return played(code, players, 100 + players, fault=True)
