"""Nobody waits for a compiler: what was compiled is kept and found again, and got ready in the background."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from ventaglio.kernels import ready

ROOT = Path(__file__).parents[2]


def python(code: str, **env: str) -> str:
    """What a new process says."""
    surroundings = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **env}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], check=False, env=surroundings, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


ONE_DOOR = """
from ventaglio.kernels.tressette.many import turn_rows
from ventaglio.kernels.tressette.trials import TRIALS
TRIALS["turn"]()
print(sum(turn_rows.stats.cache_hits.values()), sum(turn_rows.stats.cache_misses.values()))
"""


def test_the_second_process_compiles_nothing(tmp_path: Path) -> None:
    assert python(ONE_DOOR, NUMBA_CACHE_DIR=str(tmp_path)) == "0 1"
    assert python(ONE_DOOR, NUMBA_CACHE_DIR=str(tmp_path)) == "1 0"


WITHOUT = """
from tests.kernels.tressette.lockstep import play_matches
from tests.kernels.tressette.test_lockstep import SETS
from ventaglio.tressette.state import Kind
print(all(play_matches(rules, Kind.POINTS, 2, 1) >= 2 for rules in SETS))
"""


def test_nothing_changes_where_nothing_is_compiled() -> None:
    assert python(WITHOUT, NUMBA_DISABLE_JIT="1") == "True"


def test_it_is_kept_beside_the_sources_or_with_the_user(tmp_path: Path) -> None:
    assert ready.folder(tmp_path / "kernels", {}) == tmp_path / "kernels" / "__pycache__"
    assert ready.folder(tmp_path / "kernels", {"NUMBA_CACHE_DIR": str(tmp_path / "told")}) == tmp_path / "told"


def test_a_package_that_nobody_may_write_to_keeps_it_with_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "kernels").mkdir()
    (tmp_path / "kernels" / "__pycache__").write_text("no folder can be made here")
    assert ready.folder(tmp_path / "kernels", {}) == tmp_path / "cache" / "numba"


def test_every_game_names_its_doors() -> None:
    assert {trial.part for trial in ready.trials()} >= {"tressette", "tressette.solver"}


def test_a_server_is_not_kept_waiting(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The first who asks is told no, another process compiles, and once it has done so the answer is yes."""
    called = threading.Event()
    let_go = threading.Event()
    calls: list[str] = []

    def compile_elsewhere(command: list[str], **_: object) -> None:
        called.set()
        assert let_go.wait(10)
        assert command[1:] == ["-m", "ventaglio.kernels.ready"]
        (tmp_path / "note").touch()

    monkeypatch.setattr(ready, "_done", threading.Event())
    monkeypatch.setattr(ready, "_begun", threading.Lock())
    monkeypatch.setattr(ready, "_note", lambda: tmp_path / "note")
    monkeypatch.setattr(ready, "folder", lambda: tmp_path)
    monkeypatch.setattr(ready, "run", compile_elsewhere)
    monkeypatch.setattr(ready, "trials", lambda: iter([ready.Trial("whist", "deal", lambda: calls.append("deal"))]))
    assert not ready.ready()
    assert called.wait(10)
    assert not ready.ready()
    assert calls == []
    let_go.set()
    assert ready.wait(10)
    assert ready.ready()
    assert calls == ["deal"]


def test_every_door_opens_without_a_compiler() -> None:
    """A call of each does nothing but compile: where nothing is compiled it does nothing at all."""
    doors = "from ventaglio.kernels import ready; ready.compile_all(); print(ready.is_kept())"
    assert python(doors, NUMBA_DISABLE_JIT="1") == "True"
