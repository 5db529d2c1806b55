"""That nobody waits for a compiler: everything is compiled once, beforehand or in the background, and kept.

Each part of the kernels that has doors for Python names them in a module ``trials``: one call for each door, on arrays
without tables, which does nothing but have it compiled or read from where it is kept. `compile_all` makes these calls.
A server asks `ready`: at the first time another process does that, in no hurry, and what it has kept is then read in.
Until then the answer is no, and whoever could be quicker with a kernel does without.
"""

import os
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from subprocess import run
from typing import Any, Final, NamedTuple

import numba
from numba.misc.appdirs import AppDirs

from ventaglio import kernels
from ventaglio.kernels.bits import processor
from ventaglio.kernels.compiling import sources

PATIENCE: Final = 19
"""How much another process lets all others go first."""


class Trial(NamedTuple):
    """A door for Python, and a call that has it compiled."""

    part: str
    name: str
    call: Callable[[], object]


def trials() -> Iterator[Trial]:
    """Every door of every part."""
    for found in walk_packages(kernels.__path__, f"{kernels.__name__}."):
        if found.name.endswith(".trials"):
            part = found.name.removeprefix(f"{kernels.__name__}.").removesuffix(".trials")
            for name, call in import_module(found.name).TRIALS.items():
                yield Trial(part, name, call)


def compile_all(every: Sequence[Trial] = (), done: Callable[[int], object] = id) -> None:
    """Compile or read every door, telling after each that one more is done; then note that all are kept."""
    every = every or tuple(trials())
    for trial in every:
        trial.call()
        done(1)
    if not _is_plain():
        for note in folder().glob(f"{_NOTE}-*"):
            note.unlink(missing_ok=True)
        _note().touch()


def is_kept() -> bool:
    """Whether everything has been compiled for this processor from these sources, and is kept."""
    return _is_plain() or _note().exists()


def _is_plain() -> bool:
    """Whether nothing is compiled at all."""
    config: Any = numba.config
    return bool(config.DISABLE_JIT)


_NOTE: Final = "all-kernels"


def _note() -> Path:
    """A file that says that everything is there."""
    return folder() / f"{_NOTE}-{sources()}-{processor()}-{sys.implementation.cache_tag}"


def folder(package: Path = Path(kernels.__path__[0]), env: Mapping[str, str] = os.environ) -> Path:
    """Where numba keeps what it has compiled: where it is told to, with the package, or with the user."""
    if named := env.get("NUMBA_CACHE_DIR"):
        return _made(Path(named))
    try:
        beside = _made(package / "__pycache__")
        with tempfile.TemporaryFile(dir=beside):
            return beside
    except OSError:
        users: Any = AppDirs
        return _made(Path(users(appname="numba", appauthor=False).user_cache_dir))


def _made(path: Path) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    return path


# ── In the background ────────────────────────────────────────────────────────────────────────────────────────────────

_done: Final = threading.Event()
_begun: Final = threading.Lock()


def ready() -> bool:
    """Whether kernels can be called now without waiting. Whoever asks first has everything got ready meanwhile."""
    begin()
    return _done.is_set()


def begin() -> None:
    """Get everything ready in the background, once."""
    if _begun.acquire(blocking=False):
        threading.Thread(target=_get_ready, name="kernels", daemon=True).start()


def wait(seconds: float) -> bool:
    """Wait until everything is ready, but not for ever; whether it is."""
    return _done.wait(seconds)


def _get_ready() -> None:
    if not is_kept():
        run([sys.executable, "-m", __name__], env=_environment(), check=False)
    if is_kept():
        compile_all()
        _done.set()


def _environment() -> dict[str, str]:
    """The surroundings of another process: it finds the same package."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    compile_all()
