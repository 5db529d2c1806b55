"""The floors of coverage are over measured files: a floor over nothing is reached by any test run."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.sources import existing
from tools import coverage_floors
from tools.coverage_floors import FLOORS, PACKAGE, within


def told(covered: int, missing: int) -> dict[str, Any]:
    """What is told of a file with so many lines, and no branches."""
    lines = list(range(covered + 1, covered + missing + 1))
    sums = {"covered_lines": covered, "missing_lines": missing, "covered_branches": 0, "missing_branches": 0}
    return {"summary": sums, "missing_lines": lines, "missing_branches": []}


EVERY = [f"{one}/one.py" if not one.endswith(".py") else one for _, places in FLOORS.values() for one in places]


@pytest.fixture
def report(tmp_path: Path) -> Path:
    return tmp_path / "report"


def write(report: Path, files: dict[str, Any]) -> str:
    report.write_text(json.dumps({"files": {f"{PACKAGE}{name}": one for name, one in files.items()}}), encoding="utf-8")
    return str(report)


def test_what_the_floors_name_is_there() -> None:
    for _, places in FLOORS.values():
        existing(*places)


def test_a_place_is_a_module_or_a_folder_and_not_what_begins_with_its_name() -> None:
    files = {name: told(1, 0) for name in ("core/lines.py", "core/cards/french.py", "core_more/x.py", "law/known.py")}
    assert list(within(files, ("core", "law/known.py"))) == ["core/lines.py", "core/cards/french.py", "law/known.py"]


def test_a_floor_that_is_reached_holds(report: Path) -> None:
    assert coverage_floors.main([write(report, {name: told(100, 0) for name in EVERY})]) == 0


def test_a_floor_that_is_not_reached_names_what_lacks(report: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, *others = EVERY
    files = {**{name: told(100, 0) for name in others}, "server/x.py": told(1000, 0), first: told(90, 10)}
    assert coverage_floors.main([write(report, files)]) == 1
    assert f"{first}: 91-100" in capsys.readouterr().out


@pytest.mark.parametrize("gone", EVERY)
def test_a_floor_over_nothing_is_an_error(report: Path, gone: str) -> None:
    files = {name: told(100, 0) for name in (*EVERY, "server/x.py") if name != gone}
    with pytest.raises(SystemExit, match=f"coverage: nothing was measured of {gone.removesuffix('/one.py')}: "):
        coverage_floors.main([write(report, files)])


def test_where_nothing_was_measured_at_all_no_floor_is_reached(report: Path) -> None:
    with pytest.raises(SystemExit, match="coverage: nothing was measured of everything"):
        coverage_floors.main([write(report, {})])
