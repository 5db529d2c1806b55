"""Environments: PettingZoo's own tests, what is seen and open, and that compiled ones do the same."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.lab.interpreted import DIGESTED, digest
from tests.lab.test_data import check_games
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.lab.environment import ACTIONS, observation
from ventaglio.games.common.lab.observations import spread
from ventaglio.games.tressette.lab.environment import CARD_OBSERVATION, OBSERVATION
from ventaglio.lab.environments import env, vector

ROOT = Path(__file__).parents[2]


def interpreted(*words: object) -> str:
    """Run a check with nothing compiled."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.lab.interpreted", *map(str, words)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.long
def test_every_table_interpreted() -> None:
    told = interpreted("all")
    assert told.split()[-1] == "rendered"
    assert told.count("Passed API test") >= 20


@pytest.mark.long
def test_fast_games_are_played_again_from_their_rows(tmp_path: Path) -> None:
    interpreted("fast_games", tmp_path)
    for game in ("burraco", "tressette"):
        check_games(tmp_path / game, game)


@pytest.mark.long
def test_compiled_tables_do_the_same() -> None:
    assert digest("plain") == interpreted("plain").strip()


@pytest.mark.nightly
@pytest.mark.parametrize("name", sorted(set(DIGESTED) - {"plain"}))
def test_all_compiled_tables_do_the_same(name: str) -> None:
    assert digest(name) == interpreted(name).strip()


def test_bits_are_spread_in_their_order() -> None:
    with np.errstate(over="ignore"):
        for bits in (0, 1, 0x80, 0xA5, 0xFF, 0x1FF):
            found = np.array([spread(bits)], np.uint64).view(np.uint8)
            assert list(found) == [bits >> place & 1 for place in range(8)]


@pytest.mark.parametrize("layout", [ACTIONS, observation(2), observation(6), OBSERVATION, CARD_OBSERVATION])
def test_every_number_has_a_name_of_its_own(layout: object) -> None:
    from ventaglio.games.common.lab.spaces import Layout

    assert isinstance(layout, Layout)
    names = [layout.name(index) for index in range(layout.size)]
    assert len(set(names)) == layout.size
    with pytest.raises(BadInput, match=str(layout.size - 1)):
        layout.name(layout.size)


@pytest.mark.parametrize(
    "game, chosen, told",
    [
        ("bridge", {}, "burraco, tressette"),
        ("tressette", {"players": 3}, "four"),
        ("tressette", {"code": "circolo"}, "Tressette"),
        ("burraco", {"code": "moderne"}, "Burraco"),
        ("burraco", {"code": "rugby"}, "rugby"),
        ("burraco", {"players": 9}, "9"),
        ("burraco", {"limit": 0}, "limit"),
        ("burraco", {"tables": 0}, "tables"),
        ("tressette", {"options": {"pairs": "Z"}}, "pairs"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(game: str, chosen: dict[str, object], told: str) -> None:
    with pytest.raises(BadInput, match=told) as caught:
        vector(game, **{"tables": 2, **chosen})  # type: ignore[arg-type]
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("actions", [[0], [0, 0, 0], [0.5, 0.5], [-2, 0], [0, 4000], "ab"])
def test_actions_that_are_none(actions: object) -> None:
    with pytest.raises(BadInput):
        vector("burraco", 2).step(actions)  # type: ignore[arg-type]


def test_seeds_and_modes_that_are_none() -> None:
    with pytest.raises(BadInput, match="seed"):
        vector("burraco", 2).reset([1, 2, 3])
    with pytest.raises(BadInput, match="ansi"):
        env("burraco", render_mode="human")
    with pytest.raises(BadInput, match="burraco"):
        env("bridge")


def test_without_the_packages_it_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ventaglio.core.optional.find_spec", lambda _: None)
    with pytest.raises(BadInput, match="pip install"):
        env("burraco")
