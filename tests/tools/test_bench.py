"""Every benchmark starts in its own environment, which has no pytest."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WITHOUT_PYTEST = """
import sys
from importlib import import_module

sys.modules["pytest"] = None
for name in sys.argv[1:]:
    assert callable(import_module(f"bench.{name}").main), name
"""


@pytest.mark.long
def test_every_benchmark_can_be_imported_without_pytest() -> None:
    names = sorted(path.stem for path in (ROOT / "bench").glob("[!_]*.py"))
    assert "flights" in names
    command = [sys.executable, "-c", WITHOUT_PYTEST, *names]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
