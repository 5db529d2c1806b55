"""Runs modules of the browser's side as they stand, without a browser, on data of a test."""

import json
import os
import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tools.build_ui import UI, find_node, search_path

DRIVERS: Final = Path(__file__).parent / "drivers"


@cache
def _bundled(driver: str) -> str:
    """A driver with all that it imports, as one JavaScript module."""
    node, _ = find_node()
    with TemporaryDirectory() as folder:
        made = Path(folder) / "made.mjs"
        rolldown = UI / "node_modules" / "rolldown" / "bin" / "cli.mjs"
        entry = DRIVERS / f"{driver}.ts"
        command = [node, str(rolldown), str(entry), "--file", str(made), "--format", "esm", "--platform", "node"]
        done = subprocess.run(command, cwd=UI, capture_output=True, text=True, check=False, env=_environment(node))
        assert made.is_file(), done.stdout + done.stderr
        return made.read_text()


def run(driver: str, told: object) -> Any:
    """What a driver makes of some data."""
    node, _ = find_node()
    done = subprocess.run(
        [node, "--input-type=module", "-e", _bundled(driver)],
        input=json.dumps(told),
        capture_output=True,
        text=True,
        check=False,
        env=_environment(node),
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def _environment(node: str) -> dict[str, str]:
    return {**os.environ, "PATH": search_path(node)}
