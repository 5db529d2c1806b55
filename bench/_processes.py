"""Server processes: starting some, asking how much memory they hold, stopping them."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

STOP_SECONDS = 60


class Process(NamedTuple):
    """A running server."""

    pid: int
    address: str

    @property
    def resident(self) -> float:
        """The memory it holds, in MiB."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) / 1024


@contextmanager
def running(command: Sequence[str], number: int, env: Mapping[str, str], log: Path) -> Iterator[list[Process]]:
    """Some processes of a server that says its address on its output, stopped in the end."""
    started: list[subprocess.Popen[str]] = []
    try:
        for _ in range(number):
            with log.open("a") as errors:
                started.append(
                    subprocess.Popen(
                        command, stdout=subprocess.PIPE, stderr=errors, text=True, env={**os.environ, **env}
                    )
                )
        yield [Process(process.pid, _address(process)) for process in started]
    finally:
        for process in started:
            process.send_signal(signal.SIGINT)
        for process in started:
            try:
                process.communicate(timeout=STOP_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.communicate()


def _address(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://[^/\s]+", line):
            return found[0]
    raise RuntimeError(f"{process.args!r} did not start")


def ventaglio(folder: Path) -> list[str]:
    """The command that serves a data folder on a free port."""
    command = "import sys; from ventaglio.cli import main; sys.exit(main())"
    return [sys.executable, "-c", command, "serve", "--port", "0", "--no-browser", "--data", str(folder)]


def relay() -> list[str]:
    """The command that runs a bare relay."""
    return [sys.executable, "-m", "bench._relay"]
