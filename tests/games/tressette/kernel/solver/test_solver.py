"""The solver against others that are too plain to be wrong, and against the count of the game itself."""

import json
import subprocess
import sys
from random import Random
from time import process_time

import numpy as np
import pytest
from msgspec.structs import replace

from tests.games.tressette.kernel.solver.plain import FIGURES, brute, leads, makes, some_position
from ventaglio.core.cards import MAZZO
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.acting import advance
from ventaglio.games.tressette.engine.actions import Deal, Play
from ventaglio.games.tressette.engine.events import PassataEnded
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.state import State
from ventaglio.games.tressette.kernel import number_of as kernel_number_of
from ventaglio.games.tressette.kernel.solver.bits import mirrored
from ventaglio.games.tressette.kernel.solver.figures import compile_figures
from ventaglio.games.tressette.kernel.solver.positions import Position, card_of, number_of, position_of
from ventaglio.games.tressette.kernel.solver.solving import Bounds, Solver
from ventaglio.law.shelf import rules_by_id


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(FIGURES)


def check_against_brute(solver: Solver, position: Position) -> None:
    value, each = brute(position, solver.figures)
    assert solver.solve(position) == Bounds(value, value), position
    assert {card: bounds.low for card, bounds in solver.solve_cards(position).items()} == each, position
    assert all(bounds.exact for bounds in solver.solve_cards(position).values())


@pytest.mark.parametrize("tricks, times", [(1, 200), (2, 800), (3, 250), (4, 12)])
def test_every_card_of_small_hands(solver: Solver, tricks: int, times: int) -> None:
    """In a trick or before it, partners opposite or side by side, whatever was taken before."""
    chance = Random(tricks)
    for _ in range(times):
        check_against_brute(solver, some_position(chance, tricks))


def test_where_the_fewest_points_are_wanted() -> None:
    rules = rules_by_id("tressette")["tradizionali"]
    losing = compile_figures(replace(rules, losing_game=replace(rules.losing_game, value=True)))
    solver, chance = Solver(losing), Random(3)
    for tricks in (1, 2, 3) * 40:
        check_against_brute(solver, some_position(chance, tricks))


def test_both_sets_of_norms_count_alike() -> None:
    assert compile_figures(rules_by_id("tressette")["moderne"]) == FIGURES


@pytest.mark.nightly
@pytest.mark.parametrize("tricks, times", [(3, 20_000), (4, 2_000), (5, 60)])
def test_every_card_of_many_hands(solver: Solver, tricks: int, times: int) -> None:
    chance = Random(100 + tricks)
    for _ in range(times):
        check_against_brute(solver, some_position(chance, tricks))


def check_against_alpha_beta(solver: Solver, chance: Random, tricks: int) -> None:
    position = some_position(chance, tricks, 0)._replace(sides=(0, 1, 0, 1), taken=(0, 0))
    found = solver.solve(position).low
    ours = found if position.side == 0 else (_thirds(position) + FIGURES.last) // 3 - found
    if position.side == 0 or (_thirds(position) + FIGURES.last) % 3 == 2:
        assert makes(position, ours)
        assert not makes(position, ours + 1)


def _thirds(position: Position) -> int:
    return sum(
        (FIGURES.counted >> card % 10 & 1) + 2 * (FIGURES.aces >> card % 10 & 1)
        for hand in position.hands
        for card in range(40)
        if hand >> card & 1
    )


def check_every_lead(solver: Solver, chance: Random, tricks: int, times: int) -> None:
    known = np.zeros(1 << 3 * tricks, np.int64)
    worlds = [some_position(chance, tricks, 0).hands for _ in range(times)]
    solved = solver.solve_many(Position(worlds[0], 0), worlds)
    assert solved.exact.all()
    for hands, found in zip(worlds, solved.cards_low.tolist(), strict=True):
        assert leads(hands, {card: low for card, low in enumerate(found) if low >= 0}, known) == {}, hands
        assert max(found) == solver.solve(Position(hands, 0)).low


@pytest.mark.parametrize("tricks, times", [(3, 3000), (4, 3000), (5, 2000), (6, 100)])
def test_every_lead(solver: Solver, tricks: int, times: int) -> None:
    """So many that what goes wrong once in a thousand deals is found."""
    check_every_lead(solver, Random(300 + tricks), tricks, times)


@pytest.mark.nightly
@pytest.mark.parametrize("tricks, times", [(5, 30_000), (6, 3_000), (7, 200)])
def test_every_lead_of_many_hands(solver: Solver, tricks: int, times: int) -> None:
    check_every_lead(solver, Random(400 + tricks), tricks, times)


@pytest.mark.parametrize(
    "hands",
    [
        (71137492994, 1073889540, 275012747264, 110100608),
        (103317504, 292326211744, 4429197568, 1627390024),
    ],
)
def test_discards_of_two_suits_are_not_alike(solver: Solver, hands: tuple[int, int, int, int]) -> None:
    """Not even where nobody else has a card below the one and above the other."""
    check_against_brute(solver, Position(hands, 0))


@pytest.mark.parametrize("tricks, times", [(6, 20), (7, 3)])
def test_longer_hands(solver: Solver, tricks: int, times: int) -> None:
    chance = Random(tricks)
    for _ in range(times):
        check_against_alpha_beta(solver, chance, tricks)


@pytest.mark.nightly
@pytest.mark.parametrize("tricks, times", [(7, 300), (8, 100), (9, 20), (10, 8)])
def test_many_long_hands_and_whole_deals(solver: Solver, tricks: int, times: int) -> None:
    chance = Random(200 + tricks)
    for _ in range(times):
        check_against_alpha_beta(solver, chance, tricks)


def dealt(seed: int) -> State:
    state = open_table(rules_by_id("tressette")["tradizionali"])
    order = list(MAZZO)
    Random(seed).shuffle(order)
    return advance(state, Deal(tuple(order), 20), -1)[1]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_game_counts_what_was_foretold(solver: Solver, seed: int) -> None:
    """All play their best from a whole deal on, and the table counts what was foretold at every card of it."""
    state = dealt(seed)
    chance = Random(seed)
    foretold: int | None = None
    while True:
        position = position_of(state)
        each = solver.solve_cards(position)
        best = max(bounds.low for bounds in each.values())
        first = best if position.side == 0 else FIGURES.points - best
        assert foretold in (None, first)
        foretold = first
        card = chance.choice([card for card, bounds in each.items() if bounds.low == best])
        events, after = advance(state, Play(card_of(card)), state.turn)
        if len(state.tricks) == 9 and len(state.trick) == 3:
            ended = next(event for event in events if isinstance(event, PassataEnded))
            assert ended.points == (first, FIGURES.points - first)
            return
        state = after


def test_numbers_and_cards() -> None:
    assert sorted(number_of(one) for one in MAZZO) == list(range(40))
    assert all(card_of(number_of(one)) is one for one in MAZZO)


def test_the_numbers_of_the_other_kernels() -> None:
    for one in MAZZO:
        assert mirrored(1 << kernel_number_of(one)) == 1 << number_of(one)
        assert mirrored(1 << number_of(one)) == 1 << kernel_number_of(one)


def test_limits_are_kept_and_bounds_are_true(solver: Solver) -> None:
    chance = Random(8)
    for _ in range(3):
        position = some_position(chance, 7)
        exact, each = solver.solve(position), solver.solve_cards(position)
        for budget in (0, 1, 10, 100, 1000):
            rough = solver.solve(position, budget=budget)
            assert solver.tricks <= budget + 1
            assert rough.low <= exact.low <= rough.high
            for card, bounds in solver.solve_cards(position, budget=budget).items():
                assert bounds.low <= each[card].low <= bounds.high
    assert solver.solve(position, budget=0).exact is False


def test_a_deadline_is_kept(solver: Solver) -> None:
    """Two hundred whole deals would take many seconds."""
    chance = Random(9)
    worlds = [some_position(chance, 10, 0).hands for _ in range(200)]
    position = Position(worlds[0], 0)
    began = process_time()
    solved = solver.solve_many(position, worlds, seconds=0.05)
    assert process_time() - began < 1.5
    assert not solved.exact.all()
    assert (solved.low <= solved.high).all()
    # And the next search has its time again.
    assert solver.solve(some_position(chance, 4)).exact


def test_many_worlds_at_once(solver: Solver) -> None:
    chance = Random(10)
    base = some_position(chance, 5, 0)
    worlds = [some_position(chance, 5, 0).hands for _ in range(30)]
    solved = solver.solve_many(base, worlds)
    assert solved.exact.all()
    for row, hands in enumerate(worlds):
        position = base._replace(hands=hands)
        assert solved.low[row] == solver.solve(position).low
        each = {card: int(low) for card, low in enumerate(solved.cards_low[row]) if low >= 0}
        assert each == {card: bounds.low for card, bounds in solver.solve_cards(position).items()}


@pytest.mark.parametrize(
    "thirds",
    [{"A": 2}, {"A": 4}, {"7": 1}],
    ids=["two thirds", "more than a point", "fractions that are lost to both"],
)
def test_norms_that_it_does_not_know(thirds: dict[str, int]) -> None:
    rules = rules_by_id("tressette")["tradizionali"]
    values = {**rules.thirds.value, **thirds}
    points = sum(values.values()) * 4 // 3 + 1
    other = replace(
        rules,
        thirds=replace(rules.thirds, value=values),
        deck_points=replace(rules.deck_points, value=points),
    )
    with pytest.raises(BadInput, match="thirds cannot be"):
        compile_figures(other)


@pytest.mark.parametrize(
    "position",
    [
        Position((1, 1, 2, 4), 0),
        Position((1, 2, 4, 24), 0),
        Position((1, 2, 4, 8), 0, (9,)),
        Position((0, 0, 0, 0), 0),
        Position((1 << 40, 2, 4, 8), 0),
        Position((1, 2, 4, 8), 0, sides=(0, 0, 0, 1)),
    ],
)
def test_what_is_no_position(solver: Solver, position: Position) -> None:
    with pytest.raises(ValueError, match=r"a card is there twice|do not fit|not two and two"):
        solver.solve(position)


ELSEWHERE = """
import json, sys
from random import Random
from tests.games.tressette.kernel.solver.plain import FIGURES, some_position
from ventaglio.games.tressette.kernel.solver.solving import Solver
solver, chance = Solver(FIGURES, shelves=64), Random(4)
found = [solver.solve(some_position(chance, 1 + turn % 3)).low for turn in range(int(sys.argv[1]))]
print(json.dumps(found))
"""


@pytest.mark.parametrize("compiling", ["kept from this process", "off"])
def test_in_another_process(solver: Solver, compiling: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compiled here is loaded there; and where nothing is compiled, the same comes out."""
    if compiling == "off":
        monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", ELSEWHERE, "12"], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    chance = Random(4)
    assert json.loads(done.stdout) == [solver.solve(some_position(chance, 1 + turn % 3)).low for turn in range(12)]
