"""Coverage, where it is measured at all, at less of a cost than SlipCover has by itself.

It takes its probes out of what has been seen, and looks through every function of the program each time it does. Tests
reach something new all the time: with the fifty counts that it waits for by itself, that is most of its cost while they
run. In the end it takes every file of the program apart twice, in each process: to find the lines that do not count, of
which most files have none, and those of files that were never loaded, which need be found once, and only where no
process has loaded them. What is left is that each process puts probes into what it loads, for ten seconds: servers that
are measured are forks of one that has done so (`tests.forking`).
"""

import importlib
import json
import os
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

COUNTS: Final = 20_000
"""How often a line is counted before it is left alone."""


def lighten(kind: Any, *, last: bool) -> None:
    """Spare SlipCover what it need not do; ``last``: it is the process that puts together what all have seen."""
    taken_apart, unseen = kind._compute_excluded_lines, kind._add_unseen_source_files

    def excluded(self: Any, source: str) -> set[int]:
        found = any(pattern.search(source) for pattern in self._exclude_patterns)
        return set(taken_apart(self, source)) if found else set()

    def add_unseen(self: Any, source: list[str]) -> None:
        if last:
            for name in _seen_by_others():
                self.code_lines.setdefault(name, set())
                self.code_branches.setdefault(name, set())
            unseen(self, source)

    kind._compute_excluded_lines, kind._add_unseen_source_files = excluded, add_unseen


def _seen_by_others() -> list[str]:
    """The files of which those who tested in parallel have told."""
    told = Path(os.environ.get("SLIPCOVER_COVERAGE_DIR", "")) / "merged.json"
    if not told.is_file():
        return []
    return [str(Path(name).absolute()) for name in json.loads(told.read_text(encoding="utf-8"))["files"]]


def measure() -> Any:
    """Have everything of the program measured that this process loads from now on; the result can tell the coverage."""
    slipcover = importlib.import_module("slipcover")
    lighten(slipcover.Slipcover, last=False)
    with Path("pyproject.toml").open("rb") as file:
        told = tomllib.load(file)["tool"]["slipcover"]
    one = slipcover.Slipcover(
        d_miss_threshold=COUNTS, branch=told["branch"], source=told["source"], exclude_also=told["exclude-also"]
    )
    files = slipcover.FileMatcher(sources=told["source"], omit=told["omit"])
    slipcover.wrap_spec_from_file_location(one, files)
    slipcover.ImportManager(one, files).__enter__()
    return one


_slipcover = sys.modules.get("slipcover.slipcover")
if _slipcover is not None:
    lighten(_slipcover.Slipcover, last="PYTEST_XDIST_WORKER" not in os.environ)
    _plugin = sys.modules.get("slipcover.pytest_plugin")
    _measuring = getattr(_plugin, "_slipcover_instance", None)
    if _measuring is not None:
        # Whoever tests is not asked for it on the command line. Nothing of the program has been imported yet.
        _measuring.d_miss_threshold = COUNTS
