"""Servers for tests that begin where the program has been loaded already: each is a fork of one process that waits.

To load the program takes seconds, and more than ten where coverage looks on; tests start servers by the dozen. The
process that waits has loaded everything and done nothing: no loop, no thread, no file of anybody is open in it. What it
forks is the command itself, with the words, the surroundings and the streams that were asked for. There are two such
processes for all who test at the same time, one of which measures; they end when the last who knew of them has gone.
"""

import atexit
import fcntl
import gc
import importlib
import io
import json
import os
import secrets
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import traceback
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TextIO

from tests import winding
from tests.measuring import measure

PATIENCE: Final = 120.0
"""Seconds to load the program on a machine that is busy with other tests, with what measures it."""

LOADED: Final = (
    *("ventaglio.cli.app", "ventaglio.cli.serve", "ventaglio.cli.database", "ventaglio.server.web.serve"),
    *("ventaglio.games.burraco.plugin", "ventaglio.games.tressette.plugin", "ventaglio.games.common.plugin.live"),
    *("aiosqlite", "anyio._backends._asyncio", "babel.dates", "fluent.runtime", "uvicorn.lifespan.on"),
    "uvicorn.loops.uvloop",
)
"""What a server has loaded when it answers."""


class Forked:
    """A process that was forked elsewhere, as far as a test has to do with it."""

    def __init__(self, line: socket.socket, pid: int) -> None:
        self._line = line
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self._ended(0)

    def wait(self, timeout: float | None = None) -> int:
        ended = self._ended(timeout)
        if ended is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
        return ended

    def send_signal(self, how: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _ended(self, timeout: float | None) -> int | None:
        if self.returncode is None:
            self._line.settimeout(timeout)
            try:
                told = self._line.recv(100)
            except (BlockingIOError, TimeoutError):
                return None
            # Whoever forks is killed with everything else when tests are killed.
            self.returncode = int(told) if told else -signal.SIGKILL
            self._line.close()
        return self.returncode


def fork(words: list[str], env: dict[str, str], out: int, err: int, measured: str = "") -> Forked:
    """Run the command with these words, surroundings and streams; ``measured`` names what it leaves of its coverage."""
    place = _waiting(bool(measured))
    line = _connected(place)
    asked = json.dumps({"words": words, "env": env, "cwd": str(Path.cwd()), "measured": measured})
    socket.send_fds(line, [asked.encode()], [out, err])
    return Forked(line, int(line.recv(100)))


_known: dict[bool, socket.socket] = {}
"""A line to each process that waits and that this one knows of. When the last such line is closed, it ends."""


def _waiting(measuring: bool) -> Path:
    """Where the process that waits can be asked; the first to ask starts it."""
    folder = _shared()
    place = folder / ("measuring" if measuring else "plain")
    if measuring not in _known:
        with (folder / "gate").open("a") as gate:
            # One at a time comes in, so that only the first starts it.
            fcntl.flock(gate, fcntl.LOCK_EX)
            if not place.exists():
                _start(place, measuring)
            _known[measuring] = line = _connected(place)
            atexit.register(line.close)
            line.send(b"{}")
            line.recv(100)
    return place


def _connected(place: Path) -> socket.socket:
    line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    line.settimeout(PATIENCE)
    line.connect(str(place))
    return line


def _shared() -> Path:
    """A folder that all who test at the same time know."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = Path(tempfile.gettempdir()) / f"ventaglio-forking-{run}"
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def _start(place: Path, measuring: bool) -> None:
    # SlipCover clears the folder that its surroundings name when it ends: that of all tests, if this process knew it.
    own = {name: value for name, value in os.environ.items() if not name.startswith(("VENTAGLIO_", "SLIPCOVER_"))}
    command = [sys.executable, "-m", "tests.forking", str(place), "measuring" if measuring else "plain"]
    process = subprocess.Popen(
        command, env=own, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, start_new_session=True
    )
    assert process.stdout is not None
    with process.stdout as ready:
        if ready.readline() != b"ready\n":
            raise RuntimeError(f"nothing can be forked: who should do it ended with {process.wait()}")

    def end() -> None:
        process.wait()
        with suppress(OSError):
            place.with_name("gate").unlink(missing_ok=True)
            place.parent.rmdir()

    # Where others still have something forked, this waits for them: whoever began it sees it end. Its own line is
    # closed by then: what is registered last is done first.
    atexit.register(end)


# ── The process that waits ───────────────────────────────────────────────────────────────────────────────────────────


class Waiting:
    """Everything is loaded; whatever is asked for is forked from here."""

    def __init__(self, place: Path, cover: Any) -> None:
        self._place = place
        self._cover = cover
        self._known: set[socket.socket] = set()
        self._forked: dict[int, socket.socket] = {}
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._waking, self._woken = socket.socketpair()
        self._woken.setblocking(False)
        self._events = selectors.DefaultSelector()

    def serve(self) -> None:
        """Until everybody has gone who knew of it; nothing is left behind."""
        self._door.bind(str(self._place))
        self._door.listen()
        signal.set_wakeup_fd(self._woken.fileno())
        signal.signal(signal.SIGCHLD, lambda *_: None)
        for one in (self._door, self._waking):
            self._events.register(one, selectors.EVENT_READ)
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        while True:
            for key, _ in self._events.select():
                if key.fileobj is self._door:
                    self._answer(self._door.accept()[0])
                elif key.fileobj is self._waking:
                    self._waking.recv(1000)
                    self._reap()
                else:
                    line = next(one for one in self._known if one is key.fileobj)
                    self._events.unregister(line)
                    self._known.remove(line)
                    line.close()
                    if not self._known:
                        return self._end()

    def _answer(self, line: socket.socket) -> None:
        told, streams, _, _ = socket.recv_fds(line, 1_000_000, 2)
        if not streams:
            self._known.add(line)
            self._events.register(line, selectors.EVENT_READ)
            line.send(b"known")
            return
        pid = os.fork()
        if pid == 0:
            for one in (self._door, self._waking, self._woken, *self._known, *self._forked.values(), line):
                one.close()
            self._events.close()
            _run(json.loads(told), streams, self._cover)
        for stream in streams:
            os.close(stream)
        self._forked[pid] = line
        line.send(str(pid).encode())

    def _reap(self) -> None:
        """Tell whoever asked for a process that it has ended, and how."""
        with suppress(ChildProcessError):
            while (found := os.waitpid(-1, os.WNOHANG))[0]:
                with self._forked.pop(found[0]) as line, suppress(OSError):
                    line.send(str(os.waitstatus_to_exitcode(found[1])).encode())

    def _end(self) -> None:
        self._place.unlink(missing_ok=True)
        for pid in self._forked:
            os.kill(pid, signal.SIGKILL)


def _run(asked: dict[str, Any], streams: list[int], cover: Any) -> None:
    """Be the command, from its beginning to its end."""
    code = 1
    try:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.chdir(asked["cwd"])
        os.environ.clear()
        os.environ.update(asked["env"])
        for stream, number in zip(streams, (1, 2), strict=True):
            os.dup2(stream, number)
            os.close(stream)
        # What they were before may have been of another kind, which has left its marks in how they are written.
        sys.stdout, sys.stderr = (_written(number, like) for number, like in ((1, sys.stdout), (2, sys.stderr)))
        if winding.NAME in os.environ:
            winding.go_by(Path(os.environ[winding.NAME]))
        sys.argv = ["ventaglio", *asked["words"]]
        importlib.import_module("ventaglio.cli").main()
    except SystemExit as error:
        code = error.code if isinstance(error.code, int) else 0 if error.code is None else 1
    except BaseException:  # noqa: BLE001 -- as the interpreter does it
        traceback.print_exc()
    finally:
        if cover is not None:
            beside = Path(asked["measured"]).with_suffix(f".{secrets.token_hex(4)}")
            beside.write_text(json.dumps(cover.get_coverage()), encoding="utf-8")
            beside.replace(asked["measured"])
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _written(number: int, like: TextIO) -> TextIO:
    """A stream of this number that is written as another was."""
    plain = os.fdopen(number, "wb", closefd=False)
    return io.TextIOWrapper(plain, like.encoding, like.errors, line_buffering=bool(like.line_buffering))


def _load(place: Path, measuring: bool) -> None:
    cover = measure() if measuring else None
    for module in LOADED:
        importlib.import_module(module)
    gc.freeze()
    Waiting(place, cover).serve()


if __name__ == "__main__":
    _load(Path(sys.argv[1]), sys.argv[2] == "measuring")
