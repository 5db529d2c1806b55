"""Nobody waits for a compiler: what was compiled is kept and found again, and got ready in the background."""

import fcntl
import os
import subprocess
import sys
import threading
from pathlib import Path
from time import monotonic

import pytest

from tests.sources import PACKAGE
from ventaglio.games.common.kernel import ready

ROOT = Path(__file__).parents[4]


def python(code: str, **env: str) -> str:
    """What a new process says."""
    surroundings = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **env}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], check=False, env=surroundings, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


ONE_DOOR = """
from ventaglio.games.tressette.kernel.many import turn_rows
from ventaglio.games.tressette.kernel.trials import TRIALS
TRIALS["turn"]()
print(sum(turn_rows.stats.cache_hits.values()), sum(turn_rows.stats.cache_misses.values()))
"""


def test_the_second_process_compiles_nothing(tmp_path: Path) -> None:
    # The first compiles, unless what is wanted lies beside the sources.
    python(ONE_DOOR, NUMBA_CACHE_DIR=str(tmp_path))
    assert python(ONE_DOOR, NUMBA_CACHE_DIR=str(tmp_path)) == "1 0"


WITHOUT = """
from tests.games.tressette.kernel.lockstep import play_matches
from tests.games.tressette.kernel.test_lockstep import SETS
from ventaglio.games.tressette.engine.state import Kind
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
    assert {"burraco", "tressette", "tressette.solver"} <= set(ready.for_tables())
    assert {"lab.environments", "lab.data"} <= set(ready.parts()) - set(ready.for_tables())
    for part in ready.parts():
        assert list(ready.trials(part))
    assert len(ready.parts()) == len(list(PACKAGE.rglob("trials.py"))), "all doors are found"


FROM = """
import sys
from types import FunctionType
from ventaglio.games.common.kernel import compiling, ready, stamping
ready.compile_parts(ready.parts())
read = set()
stamping._content = lambda file: read.add(file) or b""
for module in [one for name, one in sys.modules.items() if name.startswith("ventaglio.")]:
    functions = [one for one in vars(module).values() if isinstance(one, FunctionType)]
    if any(one.__module__ == compiling.__name__ for one in functions):
        for function in functions:
            stamping.stamp(function)
print(*(file.relative_to(ready._PACKAGE).as_posix() for file in read if file.is_relative_to(ready._PACKAGE)))
"""


def test_nothing_that_is_compiled_comes_from_where_nobody_looks() -> None:
    """A change in a folder that is left aside has nothing compiled anew: so nothing of it may be compiled in."""
    folders = {part for path in PACKAGE.rglob("*.py") for part in path.relative_to(PACKAGE).parent.parts}
    assert folders >= ready._ASIDE, "each is there"
    sources = python(FROM, NUMBA_DISABLE_JIT="1").split()
    assert {"games/tressette/lab/loops.py", "games/burraco/kernel/many.py"} <= set(sources)
    assert [one for one in sources if ready._ASIDE & set(one.split("/"))] == []


class Elsewhere:
    """Another process that compiles, when it is let go."""

    def __init__(self, place: Path) -> None:
        self.place, self.called, self.let_go = place, threading.Event(), threading.Event()
        self.said: list[str] = []
        self.fails = False

    def compile(self, said: list[str]) -> None:
        self.said = said
        self.called.set()
        assert self.let_go.wait(10)
        for part in self.said[1:]:
            if not self.fails:
                (self.place / part).touch()


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Elsewhere:
    """A house with two games, of which nothing is compiled."""
    other = Elsewhere(tmp_path)
    monkeypatch.setattr(ready, "_background", ready._Background())
    monkeypatch.setattr(ready, "_note", lambda part: tmp_path / part)
    monkeypatch.setattr(ready, "folder", lambda: tmp_path)
    monkeypatch.setattr(ready, "parts", lambda: ("whist", "whist.solver", "scopa", "lab.whist"))
    monkeypatch.setattr(ready, "_compile_elsewhere", other.compile)
    monkeypatch.setattr(ready, "trials", lambda part: [ready.Trial(part, "deal", lambda: READ.append(part))])
    READ.clear()
    return other


READ: list[str] = []
"""The parts whose doors were called in this process."""


def test_a_server_is_not_kept_waiting(elsewhere: Elsewhere) -> None:
    """The first who asks is told no, another process compiles, and once it has done so the answer is yes."""
    assert not ready.ready()
    assert elsewhere.called.wait(10)
    assert not ready.ready()
    assert elsewhere.said == [ready.PATIENT, "whist", "whist.solver", "scopa"]
    assert READ == []
    elsewhere.let_go.set()
    assert ready.wait(10)
    assert ready.ready()
    # Whichever is kept first may be read in first.
    assert sorted(READ) == ["scopa", "whist", "whist.solver"]


def test_at_its_start_a_server_has_compiled_what_is_missing_and_reads_nothing_in(elsewhere: Elsewhere) -> None:
    (elsewhere.place / "scopa").touch()
    elsewhere.let_go.set()
    ready.see_to_it()
    assert ready._background.compiled.wait(10)
    assert elsewhere.said == [ready.PATIENT, "whist", "whist.solver"]
    assert READ == []
    assert ready.wait(10)


def test_a_game_that_is_kept_does_not_wait_for_another(elsewhere: Elsewhere) -> None:
    (elsewhere.place / "scopa").touch()
    ready.ready("scopa")
    assert elsewhere.called.wait(10)
    while not READ:
        threading.Event().wait(0.001)
    elsewhere.let_go.set()
    assert ready.wait(10)
    assert ready.ready("scopa")
    assert ready.ready("whist")
    assert READ == ["scopa", "whist", "whist.solver"]


def test_what_cannot_be_compiled_is_never_ready_and_stops_nobody(elsewhere: Elsewhere) -> None:
    elsewhere.fails = True
    (elsewhere.place / "scopa").touch()
    elsewhere.let_go.set()
    assert not ready.wait(10)
    assert ready.ready("scopa")
    assert not ready.ready("whist")
    assert not ready.ready()


ALL_DOORS = """
from ventaglio.games.common.kernel.ready import compile_parts, missing, parts
compile_parts(parts())
print(missing(parts()))
"""


def test_every_door_opens_without_a_compiler() -> None:
    """A call of each does nothing but compile: where nothing is compiled it does nothing at all."""
    assert python(ALL_DOORS, NUMBA_DISABLE_JIT="1") == "[]"


SOURCES = """
def twice(number):
    return 2 * number
"""
TWO_PLACES = """
import sys
sys.path.insert(0, {folder!r})
from ventaglio.games.common.kernel.compiling import compiled
import sums
door = compiled(sums.twice)
print(door(21), sum(door.stats.cache_hits.values()))
"""


def test_what_an_image_was_built_with_is_read_where_nothing_may_be_written(tmp_path: Path) -> None:
    (tmp_path / "sums.py").write_text(SOURCES)
    code = TWO_PLACES.format(folder=str(tmp_path))
    assert python(code, NUMBA_CACHE_DIR="") == "42 0"
    assert list((tmp_path / "__pycache__").glob("*.nbi"))
    assert python(code, NUMBA_CACHE_DIR=str(tmp_path / "elsewhere")) == "42 1"
    (tmp_path / "sums.py").write_text(SOURCES + "# changed\n")
    assert python(code, NUMBA_CACHE_DIR=str(tmp_path / "elsewhere")) == "42 0"


STOPPED = """
import atexit, os, threading, time
from ventaglio.games.common.kernel import ready
ready.sys.executable = {program!r}
before = atexit._ncallbacks()
threading.Thread(target=ready._compile_elsewhere, args=(["--patient"],), daemon=True).start()
while not os.path.exists({begun!r}) or atexit._ncallbacks() == before:
    time.sleep(0.01)
"""
PROGRAM = """#!/bin/sh
touch {begun}
exec sleep {long}
"""
LONG = 120


def test_whoever_compiles_for_a_server_ends_with_it(tmp_path: Path) -> None:
    program, begun = tmp_path / "program", tmp_path / "begun"
    program.write_text(PROGRAM.format(begun=begun, long=LONG))
    program.chmod(0o700)
    began = monotonic()
    # It has the standard output of the process that started it: as long as it lives, nobody has heard the end of that.
    python(STOPPED.format(program=str(program), begun=str(begun)))
    assert monotonic() - began < LONG


KILLED = """
import atexit, threading, time
from ventaglio.games.common.kernel import ready
before = atexit._ncallbacks()
threading.Thread(target=ready._compile_elsewhere, args=(["--patient"],), daemon=True).start()
while atexit._ncallbacks() == before:
    time.sleep(0.01)
print("begun", flush=True)
time.sleep(600)
"""


def test_whoever_compiles_for_a_server_that_is_killed_ends_too(tmp_path: Path) -> None:
    env = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path), "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    with (tmp_path / "kept.lock").open("a") as lock:
        # Others are compiling, for all it knows: by itself it would wait for ever.
        fcntl.flock(lock, fcntl.LOCK_EX)
        with subprocess.Popen([sys.executable, "-c", KILLED], env=env, stdout=subprocess.PIPE) as server:
            assert server.stdout is not None
            assert server.stdout.readline() == b"begun\n"
            server.kill()
            # It has the standard output of whoever started it, and that ends when it does.
            assert server.communicate(timeout=120)[0] == b""
