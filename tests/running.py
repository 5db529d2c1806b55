"""Real servers for tests: processes of their own on a free port, stopped when a test is done with them.

>>> with running_server(folder) as address: ...                                              # doctest: +SKIP
>>> with running_servers(2, folder, VENTAGLIO_VALKEY=valkey_url) as servers: ...             # doctest: +SKIP
"""

import os
import re
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Timer
from typing import Final

import tests.measuring  # noqa: F401 -- before anything of the program is imported
from tests.forking import Forked, fork

PATIENCE: Final = 60.0
"""Seconds for a server to start or to stop: far more than it needs, for machines that are busy with other tests."""

_ADDRESS: Final = re.compile(rb"http://\S+")


class Server:
    """A server that answers. Whoever starts one stops it, or uses `running_server`.

    It is a fork of a process that has loaded the program already; a ``cold`` one is started by Python itself.
    """

    def __init__(
        self,
        folder: Path,
        env: Mapping[str, str] = {},
        *,
        port: int = 0,
        measured: bool = False,
        cold: bool = False,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self._log = folder / "server.log"
        words = ["serve", "--no-browser", "--port", str(port), "--data", str(folder)]
        # SlipCover clears the folder that its surroundings name when it ends: that of all tests, if a server knew it.
        own = {name: value for name, value in os.environ.items() if not name.startswith(("VENTAGLIO_", "SLIPCOVER_"))}
        # Tests ask far more often than people; those about the limits say so.
        surroundings = {**own, "VENTAGLIO_UNLIMITED": "yes", **env}
        read, write = os.pipe()
        self._output = os.fdopen(read, "rb")
        with self._log.open("ab") as log:
            self.process = _start(words, surroundings, write, log.fileno(), measured=measured, cold=cold)
        os.close(write)
        self.address = self._found_at()
        """Where it is, without a slash at the end."""

    def _found_at(self) -> str:
        late = Timer(PATIENCE, self.process.kill)
        late.start()
        try:
            for line in self._output:
                if found := _ADDRESS.search(line):
                    return found[0].decode().rstrip("/")
        finally:
            late.cancel()
        self._output.close()
        raise RuntimeError(f"the server ended with {self.process.wait()}:\n{self.log()}")

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def log(self) -> str:
        """What this server, and others of the same folder, wrote about themselves."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    def stop(self) -> int:
        """Stop it as its owner would, at a terminal; the result is how it ended."""
        return self._end(signal.SIGINT)

    def kill(self) -> int:
        """Stop it without a word, as if the power had failed."""
        return self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> int:
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        finally:
            self._output.close()


_READ_ON_LOADING: Final = ("PYTHON", "VENTAGLIO_GAMES")
"""What Python or the program reads while it is loaded begins like this: whoever is told of it is loaded for himself."""


def _start(
    words: list[str], env: dict[str, str], out: int, err: int, *, measured: bool, cold: bool
) -> "Forked | subprocess.Popen[bytes]":
    """The command, with these surroundings and streams."""
    told = [name for name, value in env.items() if os.environ.get(name) != value]
    if cold or any(name.startswith(_READ_ON_LOADING) for name in told):
        return subprocess.Popen([sys.executable, "-m", "ventaglio.cli", *words], env=env, stdout=out, stderr=err)
    gathered = os.environ.get("SLIPCOVER_COVERAGE_DIR", "") if measured else ""
    # Whoever gathers takes what is named like this.
    seen = str(Path(gathered) / f"coverage-gw-{secrets.token_hex(6)}.json") if gathered else ""
    return fork(words, env, out, err, seen)


@contextmanager
def running_server(folder: Path, **env: str) -> Iterator[str]:
    """The address of a server that keeps its data in a folder."""
    with running_servers(1, folder, **env) as (server,):
        yield server.address


@contextmanager
def running_servers(count: int, folder: Path, measured: bool = False, /, **env: str) -> Iterator[tuple[Server, ...]]:
    """Several servers on one database. Those that a test has ended itself are left in peace.

    Of those that are measured coverage sees what they do, when it is asked for.
    """
    with ExitStack() as stack:
        servers = []
        for _ in range(count):
            server = Server(folder, env, measured=measured)
            stack.callback(server.stop)
            servers.append(server)
        yield tuple(servers)
