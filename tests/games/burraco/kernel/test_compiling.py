"""What is compiled is kept for the next process, and without a compiler the same hands are played."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.games.burraco.kernel.lockstep import settings
from ventaglio.core.norms import Cite, Norm
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.games.burraco.kernel import figures
from ventaglio.games.burraco.kernel.figures import compile_rules
from ventaglio.games.burraco.kernel.playouts import random_hands
from ventaglio.games.common.kernel.chance import dice
from ventaglio.law.shelf import rules_by_id

HANDS = """
from ventaglio.law.shelf import rules_by_id
from ventaglio.games.burraco.kernel import playouts
from ventaglio.games.burraco.kernel.figures import compile_rules
from ventaglio.games.common.kernel.chance import dice

totals, moves = playouts.random_hands(compile_rules(rules_by_id("burraco")["fibur-2019"], 4), dice(9), 3)
stats = getattr(playouts._hands, "stats", None)
print(totals.tolist(), moves, sum(stats.cache_misses.values()) if stats else "none")
"""


def told(**environment: str) -> list[str]:
    """What a process of its own says about three hands."""
    run = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", HANDS],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.rsplit(maxsplit=1)


def test_other_processes_play_the_same_hands() -> None:
    """One takes what this one has compiled, one has no compiler."""
    totals, moves = random_hands(compile_rules(rules_by_id("burraco")["fibur-2019"], 4), dice(9), 3)
    wanted = f"{totals.tolist()} {moves}"
    assert told() == [wanted, "0"]
    assert told(NUMBA_DISABLE_JIT="1") == [wanted, "none"]


def test_without_a_compiler_tables_are_in_step_too() -> None:
    """Some hands of every fourth setting, in a process that compiles nothing."""
    chosen = list(range(len(list(settings()))))[::4]
    script = (
        "from random import Random\n"
        "from tests.games.burraco.kernel.lockstep import Lockstep, settings\n"
        f"print([Lockstep(one).play(Random(4)) for at, one in enumerate(settings()) if at in {chosen}])"
    )
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join([*sys.path, str(Path.cwd())])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.startswith("[")


def test_a_norm_that_no_kernel_knows_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never a silent default."""
    rules = rules_by_id("burraco")["fibur-2019"]
    monkeypatch.setattr(figures, "PLAYED", figures.PLAYED - {"burraco_length"})
    with pytest.raises(BadInput, match="burraco_length"):
        compile_rules(rules, 4)


def test_every_norm_is_followed_or_about_something_else() -> None:
    """Both lists together are the norms that there are, and none is in both."""
    assert not figures.PLAYED & figures.ELSEWHERE
    assert set(Rules.__struct_fields__) >= figures.PLAYED | figures.ELSEWHERE


def test_a_value_that_no_kernel_follows_is_an_error() -> None:
    """As at the readable table."""
    rules = replace(rules_by_id("burraco")["fibur-2019"], equal_runs=Norm(False, Cite("", "")))
    with pytest.raises(BadInput):
        compile_rules(rules, 4)


@pytest.mark.parametrize("players", [1, 7])
def test_a_table_that_the_code_does_not_have_is_an_error(players: int) -> None:
    """With the numbers that it has."""
    with pytest.raises(BadInput, match="it has 2, 3, 4, 5"):
        compile_rules(rules_by_id("burraco")["fibur-2019"], players)


def test_random_hands_follow_from_their_seed() -> None:
    """The same seed gives the same hands, another one others."""
    code = compile_rules(rules_by_id("burraco")["circolo"], 4)
    seed = Random(1).getrandbits(64)
    first, again, other = (random_hands(code, dice(one), 5)[0].tolist() for one in (seed, seed, seed + 1))
    assert first == again != other
