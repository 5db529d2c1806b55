"""Laws of Burraco live-tables: clumsy players err at random, are called at random or never, and every hand ends."""

import random
from collections import Counter
from functools import cache

import pytest
from msgspec.structs import replace

from tests.clumsy.burraco import play_hand
from tests.clumsy.table import Clumsiness, Story
from tests.texts import BURRACO_CODES as CODES
from ventaglio.core.cards import Card
from ventaglio.games.burraco.bots.basic import BasicAgent
from ventaglio.games.burraco.bots.random import RandomAgent
from ventaglio.games.burraco.engine.duties import NONE
from ventaglio.games.burraco.engine.events import Shuffled
from ventaglio.games.burraco.engine.folding import fold as regular_fold
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.engine.view import redact, view
from ventaglio.games.burraco.game import LIVE_BURRACO
from ventaglio.games.burraco.kernel.figures import SIZES, compile_rules
from ventaglio.games.burraco.kernel.reading import row_of_view, state_of
from ventaglio.games.burraco.referee.live import Happened, LiveTable, Noted, Ruled, fold
from ventaglio.law.referee.inquiry import Ruling

pytestmark = pytest.mark.long

HANDS = 20
NIGHTLY = 2000

each_code = pytest.mark.parametrize("code", CODES)


@cache
def story(code: str, seed: int) -> Story[LiveTable]:
    """One hand of clumsy players: careless ones on even seeds, better ones on odd."""
    rng = random.Random(seed)
    table = open_table(CODES[code], 4, hands=1)
    kind = BasicAgent if seed % 2 else RandomAgent
    return play_hand(table, [kind(rng) for _ in range(4)], rng, Clumsiness(0.15, 0.1))


def everything(state: State) -> Counter[Card]:
    """Every card at the table, wherever it lies."""
    laid = [one.meld.cards for one in state.melds] + [one.cards for one in state.astray]
    return Counter(one for zone in (*state.hands, state.stock, state.pile, *state.pozzetti, *laid) for one in zone)


@each_code
def test_every_hand_comes_to_its_count(code: str) -> None:
    assert all(story(code, seed).ended for seed in range(HANDS))


@each_code
def test_cards_are_conserved_whatever_is_done_and_ruled(code: str) -> None:
    for seed in range(HANDS):
        live, pack = story(code, seed).opening, None
        for event in story(code, seed).log:
            live = fold(live, event)
            if isinstance(event, Happened) and isinstance(event.event, Shuffled):
                pack = everything(live.state)
            elif live.state.hands:
                assert everything(live.state) == pack


@each_code
def test_the_log_alone_gives_the_table_back(code: str) -> None:
    for seed in range(HANDS):
        told = story(code, seed)
        live = told.opening
        for event in told.log:
            live = fold(live, event)
        assert live == told.final


@each_code
def test_duties_concern_what_is_there_and_end_with_the_hand(code: str) -> None:
    for seed in range(HANDS):
        live = story(code, seed).opening
        for event in story(code, seed).log:
            live = fold(live, event)
            state = live.state
            for held in state.duties.held:
                assert not Counter(held.cards) - Counter(state.hands[held.seat])
            assert all(1 <= one.meld <= len(state.melds) for one in state.duties.frozen)
        assert live.state.duties is NONE


@each_code
def test_what_is_known_of_a_hand_is_in_it_and_everybody_could_know_it(code: str) -> None:
    """Of what happens face down nothing is remembered: whoever is told only what the public is remembers the same."""
    for seed in range(HANDS):
        live = story(code, seed).opening
        for event in story(code, seed).log:
            before, live = live.state, fold(live, event)
            state = live.state
            for known, hand in zip(state.known, state.hands, strict=True):
                assert not Counter(known) - Counter(hand)
            if isinstance(event, Happened) and not isinstance(event.event, Shuffled):
                told = regular_fold(before, redact(event.event, None, before))
                assert (told.known, told.threw) == (state.known, state.threw)


@each_code
def test_at_every_table_there_are_worlds_that_it_could_be(code: str) -> None:
    """In each of them seats hold what they are known to hold."""
    compiled = compile_rules(CODES[code], 4)
    for seed in range(HANDS):
        live, rng = story(code, seed).opening, random.Random(seed)
        for event in story(code, seed).log:
            live = fold(live, event)
            state = live.state
            # A pozzetto of another size than its own is no table for a kernel.
            usual = [compiled[SIZES + number] for number in range(2)][-len(state.pozzetti) :]
            if not state.hands or rng.random() < 0.9 or (state.pozzetti and list(map(len, state.pozzetti)) != usual):
                continue
            row = row_of_view(view(state, state.turn), compiled, state.table.law, rng)
            world = state_of(row, compiled, state)
            assert world.known == tuple(tuple(sorted(known)) for known in state.known)
            assert list(map(len, world.hands)) == list(map(len, state.hands))
            for known, hand in zip(world.known, world.hands, strict=True):
                assert not Counter(known) - Counter(hand)
            assert everything(replace(world, astray=state.astray)) == everything(state)


@each_code
def test_a_live_ruling_is_the_one_of_the_questionnaire(code: str) -> None:
    for seed in range(HANDS):
        told = story(code, seed)
        noted = [event.incident for event in told.log if isinstance(event, Noted)]
        mistakes = {one.number: one.irregularity for one in noted}
        for event in told.log:
            if isinstance(event, Ruled):
                name = mistakes[event.number]
                outcome = told.opening.rulings.rule(name, event.facts)
                assert isinstance(outcome, Ruling)
                assert tuple(str(step.remedy) for step in outcome.steps) == event.orders
                assert all(step.cite.code == code for step in outcome.steps)


def _incidents(told: Story[LiveTable]):  # type: ignore[no-untyped-def]
    return [event.incident for event in told.log if hasattr(event, "incident")]


def test_mistakes_of_many_kinds_are_made_and_ruled_on() -> None:
    made: Counter[str] = Counter()
    ruled: Counter[str] = Counter()
    for code in CODES:
        for seed in range(HANDS):
            made.update(story(code, seed).made)
            ruled.update(story(code, seed).ruled)
    assert len(made) >= 8
    assert sum(ruled.values()) < sum(made.values()), "some are never called"


def test_nobody_learns_of_a_mistake_from_the_log() -> None:
    told = story("fibur-2019", 1)
    live = told.opening
    for event in told.log:
        for seat in (None, 0, 1, 2, 3):
            assert not isinstance(LIVE_BURRACO.redact(event, seat, live), Noted)
        live = fold(live, event)


@pytest.mark.nightly
@each_code
def test_two_thousand_hands_of_clumsy_players_all_end(code: str) -> None:
    for seed in range(NIGHTLY):
        assert story.__wrapped__(code, 10_000 + seed).ended
