"""Laws of Tressette live-tables: clumsy players err at random, are called at random or never; every passata ends."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.clumsy.table import Clumsiness, Story
from tests.clumsy.tressette import play_passata
from tests.texts import TRESSETTE_CODES as CODES
from ventaglio.core.cards import MAZZO, Carta
from ventaglio.games.tressette.bots.basic import BasicAgent
from ventaglio.games.tressette.bots.random import RandomAgent
from ventaglio.games.tressette.engine.bound import closed_suits
from ventaglio.games.tressette.engine.duties import NONE
from ventaglio.games.tressette.engine.events import Event, Played, ThrownIn
from ventaglio.games.tressette.engine.judge import playable
from ventaglio.games.tressette.engine.knowledge import known_hand
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.rules import Pairs
from ventaglio.games.tressette.engine.state import Phase, State
from ventaglio.games.tressette.referee.live import Happened, LiveTable, Noted, Ruled, fold
from ventaglio.law.referee.inquiry import Ruling

pytestmark = pytest.mark.long

PASSATE = 42
NIGHTLY = 2000
PAIRS = [pairs.value for pairs in Pairs]
HABITS = (Clumsiness(0.15, 0.15, 0.1), Clumsiness(0.1, 0.02, 0.5), Clumsiness(0.25, 0.4, 0.05))
"""Careless and often caught, careful and hardly ever, and a table where nothing goes right."""

each_code = pytest.mark.parametrize("code", CODES)


@cache
def story(code: str, seed: int) -> Story[LiveTable]:
    """One passata of clumsy players: random ones on even seeds, better ones on odd; now and then late in a match."""
    rng = random.Random(seed)
    table = open_table(CODES[code], options={"pairs": PAIRS[seed % 7 % 4 if seed % 7 < 4 else 0]})
    if seed % 3 == 0:
        table = replace(table, scores=(rng.randrange(21), rng.randrange(21)))
    kind = BasicAgent if seed % 2 else RandomAgent
    return play_passata(table, [kind(rng) for _ in range(4)], rng, HABITS[seed % len(HABITS)])


def tables(told: Story[LiveTable]) -> Iterator[LiveTable]:
    """The table after each event."""
    live = told.opening
    for event in told.log:
        live = fold(live, event)
        yield live


def everything(state: State) -> Counter[Carta]:
    """Every card of the pack, wherever it lies."""
    taken = [trick.cards for trick in state.tricks]
    return Counter(one for zone in (*state.hands, state.trick, state.swept, *taken) for one in zone)


@each_code
def test_every_passata_comes_to_its_count(code: str) -> None:
    assert [seed for seed in range(PASSATE) if not story(code, seed).ended] == []


@each_code
def test_the_forty_cards_are_conserved_whatever_is_done_and_ruled(code: str) -> None:
    for seed in range(PASSATE):
        for live in tables(story(code, seed)):
            if live.state.hands:
                assert everything(live.state) == Counter(MAZZO)


@each_code
def test_everybody_holds_as_many_cards_as_the_others_less_those_on_the_table(code: str) -> None:
    for seed in range(PASSATE):
        for live in tables(story(code, seed)):
            state = live.state
            if state.hands and state.claimed is None:
                out = {(state.leader + place) % 4 for place in range(len(state.trick))}
                assert [len(hand) + (seat in out) for seat, hand in enumerate(state.hands)] == [
                    10 - len(state.tricks)
                ] * 4


@each_code
def test_the_log_alone_gives_the_table_back(code: str) -> None:
    for seed in range(PASSATE):
        told = story(code, seed)
        assert list(tables(told))[-1] == told.final


@each_code
def test_duties_are_kept_and_end_with_the_passata(code: str) -> None:
    for seed in range(PASSATE):
        told = story(code, seed)
        before = told.opening.state
        for event, live in zip(told.log, tables(told), strict=True):
            played: Event | None = event.event if isinstance(event, Happened) else None
            if isinstance(played, Played) and before.phase is Phase.LEAD and before.leader == played.seat:
                closed = closed_suits(before, played.seat)
                assert played.card.suit not in closed or {one.suit for one in before.hands[played.seat]} <= {*closed}
            if isinstance(played, ThrownIn):
                assert live.state.duties is NONE
            if live.state.claimed is None:
                assert all(one in live.state.hands[seat] for seat, one in live.state.duties.seen)
            before = live.state
        if told.final.state.phase is not Phase.END:
            assert told.final.state.duties is NONE


@each_code
def test_a_live_ruling_is_the_one_of_the_questionnaire(code: str) -> None:
    for seed in range(PASSATE):
        told = story(code, seed)
        for event, live in zip(told.log, (told.opening, *tables(told)), strict=False):
            if isinstance(event, Ruled):
                name = live.incidents[event.number - 1].irregularity
                outcome = live.rulings.rule(name, event.facts)
                assert isinstance(outcome, Ruling)
                assert tuple(str(step.remedy) for step in outcome.steps) == event.orders


@each_code
def test_somebody_can_always_go_on_and_nothing_known_breaks(code: str) -> None:
    for seed in range(0, PASSATE, 6):
        for live in tables(story(code, seed)):
            state = live.state
            if state.phase in (Phase.LEAD, Phase.FOLLOW) and state.claimed is None and not live.pending:
                if state.hands[state.turn]:
                    assert playable(state, state.turn)
                for seat in range(4):
                    for facts in known_hand(state, seat):
                        assert set(facts.certain) <= set(facts.possible)


@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(100_000, 200_000), code=st.sampled_from(sorted(CODES)))
def test_whatever_the_seed_a_passata_ends_and_its_log_gives_it_back(seed: int, code: str) -> None:
    told = story.__wrapped__(code, seed)
    assert told.ended
    live = told.opening
    for live in tables(told):
        assert not live.state.hands or everything(live.state) == Counter(MAZZO)
    assert live == told.final


def test_mistakes_of_many_kinds_are_made_and_ruled_on() -> None:
    made: Counter[str] = Counter()
    ruled: Counter[str] = Counter()
    for code in CODES:
        for seed in range(PASSATE):
            made.update(story(code, seed).made)
            ruled.update(story(code, seed).ruled)
    assert len(made) >= 12, made
    assert len(ruled) >= 10, ruled
    assert sum(ruled.values()) < sum(made.values()), "some are never called"
    noted = sum(
        isinstance(event, Noted) for code in CODES for seed in range(PASSATE) for event in story(code, seed).log
    )
    assert noted == sum(made.values())


@pytest.mark.nightly
@each_code
def test_two_thousand_passate_of_clumsy_players_all_end(code: str) -> None:
    for seed in range(NIGHTLY):
        told = story.__wrapped__(code, 10_000 + seed)
        assert told.ended
        for live in tables(told):
            assert not live.state.hands or everything(live.state) == Counter(MAZZO)
