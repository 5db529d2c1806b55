"""Processes that share a piece of work end with the one that started them, however it ends."""

import os
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

from ventaglio.core.workers import workers

PATIENCE = 60.0
"""Seconds for processes to end: far more than it takes."""

SLEEPERS = """
import os, time
from ventaglio.core.workers import workers

if __name__ == "__main__":
    with workers(1) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        pool.submit(time.sleep, 600).result()
"""


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_whoever_is_killed_leaves_no_worker_behind(tmp_path: Path) -> None:
    """A command that is killed cannot clean up; its workers would go on for hours."""
    program = tmp_path / "sleepers.py"
    program.write_text(SLEEPERS, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        assert is_there(worker)
        parent.kill()
    until = time.monotonic() + PATIENCE
    while is_there(worker) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_there(worker)


def test_what_is_to_be_done_first_is_done_in_the_worker(tmp_path: Path) -> None:
    with workers(1, partial(os.chdir, tmp_path)) as pool:
        assert pool.submit(Path.cwd).result() == tmp_path
    assert Path.cwd() != tmp_path
