"""That nobody waits for a compiler: everything is compiled once, beforehand or in the background, and kept.

Each part of the program that has compiled doors names them in a module ``trials``: one call for each, on arrays without
tables, which does nothing but have it compiled or read from where it is kept. ``ventaglio prepare`` and whoever builds
an image have all of them called. A server sees at its start whether that was done, and if not, has another process do
it in no hurry. Bots ask `ready`: what is kept is then read in, beside all else, and until it is, the answer is no.
"""

import atexit
import os
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen, run
from typing import Any, Final, NamedTuple

import ventaglio

PATIENCE: Final = 19
"""How much another process lets all others go first."""
PATIENT: Final = "--patient"
STUDY: Final = "lab"
"""What whoever studies the games compiles, and no table needs."""

_PACKAGE: Final = Path(ventaglio.__path__[0])
_HOME: Final = Path(__file__).parent
_COMPILED: Final = ("games", STUDY)
_UNSAID: Final = frozenset(("games", "kernel"))
_ASIDE: Final = frozenset(
    (
        *("api", "cli", "lang", "learning", "lessons", "offline", "plugin", "referee", "server", "terminal"),
        *("tournaments", "words"),
    )
)
"""Folders, of the package or of a game, that nothing that is compiled can come from."""


class Trial(NamedTuple):
    """A door for Python, and a call that has it compiled."""

    part: str
    name: str
    call: Callable[[], object]


@cache
def parts() -> tuple[str, ...]:
    """Every part that has doors, those that tables need first."""
    return tuple(sorted(_modules(), key=lambda part: (part.startswith(STUDY), part)))


@cache
def _modules() -> dict[str, str]:
    """The module of each part by its name, which is ``burraco.value`` for what is in ``games/burraco/kernel/value``."""
    sources = [source for name in _COMPILED for source in _PACKAGE.joinpath(name).rglob("trials.py")]
    found = [source.relative_to(_PACKAGE).with_suffix("").parts for source in sources]
    return {
        ".".join(one for one in places[:-1] if one not in _UNSAID): ".".join((ventaglio.__name__, *places))
        for places in found
    }


def trials(part: str) -> Iterator[Trial]:
    """The doors of a part."""
    for name, call in import_module(_modules()[part]).TRIALS.items():
        yield Trial(part, name, call)


def compile_parts(wanted: Sequence[str]) -> None:
    """Compile or read every door of some parts, and of each part note that it is kept."""
    for part in wanted:
        for trial in trials(part):
            trial.call()
        if not _is_plain():
            note = _note(part)
            for old in note.parent.glob(f"{_NOTE}-{part}-*"):
                if old != note:
                    old.unlink(missing_ok=True)
            note.touch()


def compile_beside(
    wanted: Sequence[str], done: Callable[[int], object] = id, most: int = os.cpu_count() or 1
) -> list[str]:
    """The same in processes of their own, as many at a time as there are cores, telling after each part that one more
    is done. Returns those that failed; why, their processes have said themselves.
    """

    def compile_one(part: str) -> bool:
        told = run([sys.executable, "-m", __name__, part], env=_environment(), check=False, stdin=DEVNULL)
        done(1)
        return told.returncode == 0

    with ThreadPoolExecutor(most) as workers:
        went_well = workers.map(compile_one, wanted)
        return [part for part, well in zip(wanted, went_well, strict=True) if not well]


# ── What is kept ─────────────────────────────────────────────────────────────────────────────────────────────────────


def missing(wanted: Sequence[str]) -> list[str]:
    """Which of some parts have not been compiled for this processor from these sources."""
    return [part for part in wanted if not (_is_plain() or _is_noted(part))]


def for_tables() -> tuple[str, ...]:
    """The parts that a server needs."""
    return tuple(part for part in parts() if not part.startswith(STUDY))


def _is_plain() -> bool:
    """Whether nothing is compiled at all."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


_NOTE: Final = "kept"


def _is_noted(part: str) -> bool:
    """Whether it is noted that a part is kept: where it would be kept now, or beside the sources, as in an image."""
    note = _note(part)
    return note.exists() or (_HOME / "__pycache__" / note.name).exists()


def _note(part: str) -> Path:
    """A file that says that everything of a part is there."""
    return folder() / f"{_NOTE}-{part}-{_sources()}-{_processor()}-{sys.implementation.cache_tag}"


@cache
def _sources() -> str:
    """Everything that may be compiled in, in a few digits.

    It covers more than any kernel rests on, so that it can be told without reading one of them in. If it has changed
    in vain, nothing is compiled again: what is kept of each function has a stamp of its own.
    """
    digest = sha256()
    for source in sorted(_PACKAGE.rglob("*.py")):
        if not _ASIDE & set(source.relative_to(_PACKAGE).parts):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:12]


def _processor() -> str:
    """What is compiled for: what this processor can do, or what was said instead, in a few digits."""
    binding: Any = import_module("llvmlite.binding")
    said = [os.environ.get(name, "") for name in ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")]
    told = [binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten(), *said]
    return sha256(" ".join(told).encode()).hexdigest()[:12]


def folder(package: Path = _HOME, env: Mapping[str, str] = os.environ) -> Path:
    """Where numba keeps what it has compiled: where it is told to, with the package, or with the user."""
    if named := env.get("NUMBA_CACHE_DIR"):
        return _made(Path(named))
    try:
        beside = _made(package / "__pycache__")
        with tempfile.TemporaryFile(dir=beside):
            return beside
    except OSError:
        users: Any = import_module("numba.misc.appdirs").AppDirs
        return _made(Path(users(appname="numba", appauthor=False).user_cache_dir))


def _made(path: Path) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    return path


# ── In the background ────────────────────────────────────────────────────────────────────────────────────────────────


def _compile_elsewhere(said: Sequence[str]) -> None:
    """Have another process compile, no longer than this one lives; what it has kept by then stays.

    It is terminated at the end, and sees by a line that breaks off when there was none: a killed server ends nothing.
    """
    process = Popen([sys.executable, "-m", __name__, *said], env=_environment(), stdin=PIPE)
    atexit.register(process.terminate)
    process.wait()
    atexit.unregister(process.terminate)


def _end_with_who_began() -> None:
    """Whoever has the other end of this line keeps it open as long as he lives."""
    sys.stdin.buffer.read()
    os._exit(1)


class _Background:
    """What has been begun in this process, and how far it is."""

    def __init__(self) -> None:
        self.seen_to, self.asked = threading.Lock(), threading.Lock()
        self.compiled, self.ended = threading.Event(), threading.Event()
        self.read: set[str] = set()

    def see_to_it(self) -> None:
        """Have another process compile what is missing, once."""
        if self.seen_to.acquire(blocking=False):
            threading.Thread(target=self._compile, name="kernels", daemon=True).start()

    def begin(self) -> None:
        """The same, and read in what is kept, once."""
        self.see_to_it()
        if self.asked.acquire(blocking=False):
            threading.Thread(target=self._read, name="kernels read in", daemon=True).start()

    def _compile(self) -> None:
        try:
            if lacking := missing(for_tables()):
                _compile_elsewhere([PATIENT, *lacking])
        finally:
            self.compiled.set()

    def _read(self) -> None:
        try:
            # What is kept already need not wait for what is not.
            for wait in (False, True):
                if wait:
                    self.compiled.wait()
                for part in for_tables():
                    if part not in self.read and not missing([part]):
                        compile_parts([part])
                        self.read.add(part)
        finally:
            self.ended.set()


_background = _Background()


def ready(*games: str) -> bool:
    """Whether the kernels of some games, or of all, can be called now without waiting.

    Whoever asks first has everything got ready meanwhile. Ask before a kernel is imported: importing the solver reads
    its search in, and compiles it where it is not kept.
    """
    _background.begin()
    wanted = [part for part in for_tables() if not games or set(games) & set(part.split("."))]
    return _background.read.issuperset(wanted)


def see_to_it() -> None:
    """Have compiled in the background what is not kept; nothing is read in. For the start of a server."""
    _background.see_to_it()


def wait(seconds: float) -> bool:
    """Have everything got ready and wait for it, but not for ever; whether it is."""
    _background.begin()
    _background.ended.wait(seconds)
    return ready()


def _environment() -> dict[str, str]:
    """The surroundings of another process: it finds the same package."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


@contextmanager
def _alone() -> Iterator[None]:
    """Whoever compiles patiently does so alone: servers that start together need it done once."""
    with folder().joinpath(f"{_NOTE}.lock").open("a") as lock:
        if find_spec("fcntl"):
            locks: Any = import_module("fcntl")
            locks.flock(lock, locks.LOCK_EX)
        yield


def main(said: Sequence[str]) -> None:
    """Compile parts. Whoever is patient lets all others go first, also his like."""
    wanted = [part for part in parts() if part in said]
    if PATIENT not in said:
        compile_parts(wanted)
        return
    # Where a service may not even be nice, it compiles all the same.
    with suppress(AttributeError, OSError):
        os.nice(PATIENCE)
    threading.Thread(target=_end_with_who_began, daemon=True).start()
    with _alone():
        compile_parts(missing(wanted))


if __name__ == "__main__":
    main(sys.argv[1:])
