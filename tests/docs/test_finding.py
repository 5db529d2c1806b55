"""What the page on finding things names is there, and the one who is said to read a value does."""

import inspect
import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ventaglio.law import shelf

PAGE = Path(__file__).parents[2] / "docs" / "finding.md"
ROWS = [
    [re.findall(r"`([^`]+)`", cell) for cell in line.strip("|").split("|")]
    for line in PAGE.read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and "`" in line
]


def found(path: str) -> Any:
    """What a dotted path below the package names: modules, then attributes, fields of a struct or keys of a table."""
    parts = path.split(".")
    at = next(n for n in range(len(parts), 0, -1) if _is_module(".".join(parts[:n])))
    one: Any = import_module(f"ventaglio.{'.'.join(parts[:at])}")
    for part in parts[at:]:
        one = one[part] if isinstance(one, Mapping) else getattr(one, part)
    return one


def _is_module(path: str) -> bool:
    try:
        import_module(f"ventaglio.{path}")
    except ModuleNotFoundError:
        return False
    return True


def test_all_twelve_searches_are_there() -> None:
    assert len(ROWS) == 12
    assert all(len(holds) == len(reads) == 1 for _, holds, reads, _ in ROWS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[1][0])
def test_the_reader_reads_the_value(row: list[list[str]]) -> None:
    _, (holds,), (reads,), irregularity = row
    assert found(holds) is not None
    name = holds.rpartition(".")[2]
    assert re.search(rf"\b{name}\b", inspect.getsource(found(reads)))
    known = {one for game in shelf.ruled_games() for one in shelf.register_of(game).family_of}
    assert set(irregularity) <= known
