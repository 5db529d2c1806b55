"""What was compiled is thrown away when anything has changed that is in it: a source, or a value, near or far."""

from importlib import import_module, invalidate_caches
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from ventaglio.games.common.kernel import stamping
from ventaglio.games.common.kernel.stamping import stamp


def plain(function: Any) -> FunctionType:
    """What was compiled, as it was before that."""
    found: FunctionType = getattr(function, "py_func", function)
    return found


def door(module: str, name: str) -> FunctionType:
    return plain(getattr(import_module(module), name))


STEP = ("ventaglio.games.tressette.kernel.many", "step_rows")
ADVANCE = ("ventaglio.games.tressette.lab.loops", "advance")
LEGAL = ("ventaglio.games.burraco.kernel.many", "_legal_many")


@pytest.mark.parametrize("module, name", [STEP, ADVANCE, LEGAL])
def test_a_stamp_is_always_the_same(module: str, name: str) -> None:
    assert stamp(door(module, name)) == stamp(door(module, name))


@pytest.mark.parametrize("module, name", [STEP, ADVANCE])
def test_one_more_formula_is_another_stamp(module: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The numbers of declarations come after those of formulas, and are compiled in where they are only imported."""
    before = stamp(door(module, name))
    playing = import_module("ventaglio.games.tressette.kernel.playing")
    monkeypatch.setattr(playing, "DECLARE", playing.DECLARE + 40)
    assert stamp(door(module, name)) != before


@pytest.mark.parametrize(
    "changed",
    [
        "games/common/lab/observations.py",
        "games/common/lab/borrowing.py",
        "games/tressette/lab/environment.py",
        "games/tressette/kernel/knowing.py",
        "games/common/kernel/bits.py",
        "games/common/kernel/compiling.py",
    ],
)
def test_a_source_far_below_is_another_stamp(changed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = stamp(door(*ADVANCE))
    content = stamping._content

    def other(file: Path) -> bytes:
        return content(file) + (b"#" if file.as_posix().endswith(changed) else b"")

    monkeypatch.setattr(stamping, "_content", other)
    assert stamp(door(*ADVANCE)) != before


def test_what_a_function_does_not_reach_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A change to one game leaves what is kept of the other."""
    before, other = stamp(door(*STEP)), stamp(door(*LEGAL))
    content = stamping._content
    monkeypatch.setattr(stamping, "_content", lambda file: content(file) + b"#" * ("burraco" in file.parts))
    assert stamp(door(*STEP)) == before
    assert stamp(door(*LEGAL)) != other


SOURCE = """
import numpy as np
from aside import deeper
import aside
LEAST = {least}
TABLE = np.array([1, 2, {entry}])
PAIR = (1, ("two", {told}))

def around(held):
    def call(number):
        return deeper(number) + LEAST + TABLE[0] + PAIR[0] + aside.FAR + held
    return call

call = around({held})
"""
DEEPER = "FAR = {far}\ndef deeper(number, more={more}): return number + more\n"
VALUES = {"least": 1, "entry": 3, "told": 4, "held": 5, "far": 6, "more": 7}


@pytest.mark.parametrize("changed", [None, *VALUES])
def test_every_kind_of_value_counts(changed: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A constant, an entry of a table, a tuple in a tuple, what surrounds a function, a module's, and a default."""
    monkeypatch.setattr(stamping, "_content", lambda file: b"the same")
    monkeypatch.syspath_prepend(str(tmp_path))
    stamps = []
    for values in (VALUES, {**VALUES, changed: 8} if changed else VALUES):
        (tmp_path / "aside.py").write_text(DEEPER.format(**values))
        (tmp_path / "near.py").write_text(SOURCE.format(**values))
        for name in ("near", "aside"):
            monkeypatch.delitem(import_module("sys").modules, name, raising=False)
            for kept in tmp_path.glob("__pycache__/*"):
                kept.unlink()
        invalidate_caches()
        monkeypatch.setattr(stamping, "OURS", "aside")
        stamps.append(stamp(import_module("near").call))
    assert (stamps[0] == stamps[1]) == (changed is None)
