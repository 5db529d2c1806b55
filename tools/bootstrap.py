"""Make a virtual environment from a lock file, on a machine that has only Python.

``bootstrap.py dev`` makes .venv from requirements/dev.lock; another NAME makes .venv-NAME from its own lock.
It uses the standard library alone, and syntax that old Pythons parse: they can be told they are too old.
"""

import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Dict, Iterator, List, Sequence

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
# From inside an activated .venv, sys.executable is the very thing we may be about to replace.
PYTHON = getattr(sys, "_base_executable", None) or sys.executable


class SetupError(Exception):
    """What went wrong, as one sentence for the person who ran us; ``output`` is the tool's own account."""

    def __init__(self, sentence: str, output: str = "") -> None:
        super().__init__(sentence)
        self.output = output


def main(name: str) -> int:
    try:
        set_up(name)
    except SetupError as error:
        tail = error.output.strip().splitlines()[-25:]
        print(*tail, f"set-up failed: {error}", sep="\n", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nset-up interrupted; run it again and it starts afresh", file=sys.stderr)
        return 130
    return 0


def set_up(name: str) -> None:
    if sys.version_info < OLDEST:
        hand_over_to_a_newer_python()
    folder = ".venv" if name == "dev" else ".venv-" + name
    venv, lock = ROOT / folder, ROOT / "requirements" / (name + ".lock")
    stamp, wanted = venv / "finished", fingerprint(lock)
    if stamp.is_file() and stamp.read_text() == wanted and works(venv):
        return

    print(f"Setting up Ventaglio in {folder}: half a minute, or a few on a slow line", flush=True)
    # The stamp goes first and comes back last, so that half an environment never looks finished.
    with contextlib.suppress(FileNotFoundError):
        stamp.unlink()
    with step("an empty environment"):
        pip = create(venv)
    packages = sum(line[:1].isalnum() for line in lock.read_text().splitlines())
    with step(f"{packages} locked packages"):
        install(pip, lock)
    with step("ventaglio itself"):
        ours = ["install", "--no-deps", "--no-build-isolation", "-e", str(ROOT)]
        run([*pip, *ours], "the project itself could not be installed")
    stamp.write_text(wanted)
    print(f"Ready in {folder}", flush=True)


def hand_over_to_a_newer_python() -> None:
    probe = f"import sys; sys.exit(sys.version_info < {OLDEST})"
    for minor in range(OLDEST[1], 30):
        newer = shutil.which(f"python3.{minor}")
        # Version managers leave stand-ins on the path for Pythons that do not answer.
        if newer and subprocess.call([newer, "-c", probe], stderr=subprocess.DEVNULL) == 0:
            sys.stdout.flush()
            os.execv(newer, [newer, *sys.argv])
    raise SetupError(
        f"Ventaglio needs Python {version(OLDEST)} or newer and this one is {version(sys.version_info)}; "
        "install a newer one, or name it: make PYTHON=/path/to/python3"
    )


def version(numbers: Sequence[object]) -> str:
    return f"{numbers[0]}.{numbers[1]}"


def fingerprint(lock: Path) -> str:
    """All that the environment depends on: not, in pyproject.toml, the settings of linters and tests."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    parts = [project["build-system"], project["project"], project["tool"]["setuptools"]]
    # Environments hold absolute paths: one that was moved is one that no longer works.
    text = json.dumps([str(ROOT), lock.read_text(encoding="utf-8"), parts], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def works(venv: Path) -> bool:
    """A system upgrade can take the interpreter away from under a finished environment."""
    probe = "import sys, importlib.util as u; sys.exit(u.find_spec('ventaglio') is None)"
    with contextlib.suppress(OSError):
        return subprocess.call([str(venv / "bin" / "python"), "-c", probe]) == 0
    return False


def create(venv: Path) -> List[str]:
    """Make an empty environment, and return the command that runs pip for it.

    Some systems ship Python without ensurepip, some without pip, some without either.
    """
    make = [PYTHON, "-m", "venv", "--clear"]
    own_pip = [str(venv / "bin" / "python"), "-m", "pip"]
    try:
        run([*make, str(venv)], "the environment could not be made")
        return own_pip
    except SetupError as error:
        reason = error
    with contextlib.suppress(SetupError):
        run([PYTHON, "-m", "pip", "--version"])
        run([*make, "--without-pip", str(venv)])
        return [PYTHON, "-m", "pip", "--python", own_pip[0]]
    if find_spec("venv") and find_spec("ensurepip"):
        raise reason
    package = f"python{version(sys.version_info)}-venv"
    with contextlib.suppress(SetupError):
        apt_get = ["apt-get"] if os.geteuid() == 0 else ["sudo", "-n", "apt-get"]
        run([*apt_get, "update"])
        run([*apt_get, "install", "-y", package])
        run([*make, str(venv)])
        return own_pip
    raise SetupError(
        "this Python can make no virtual environments; install its venv module "
        f"(on Debian and Ubuntu: apt-get install {package}) and run this again"
    )


def install(pip: List[str], lock: Path) -> None:
    """Install what is locked, with as many pips at once as there are processors, up to four.

    A lock names all that is needed, so that each can be installed without a look at the others. What is never imported
    need not be compiled, and the rest is when it is.
    """
    count = min(os.cpu_count() or 1, 4)
    installing = [*pip, "install", "--no-deps", "--no-compile", "--require-hashes", "-r"]
    # The other steps need no registry, so this is where a missing network shows.
    failure = "the packages did not install; is the package index within reach?"
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(count) as together:
        files = [Path(folder, f"{number}.txt") for number in range(count)]
        for file, part in zip(files, portions(lock.read_text(encoding="utf-8"), count), strict=True):
            file.write_text(part, encoding="utf-8")
        list(together.map(lambda file: run([*installing, str(file)], failure), files))


def portions(lock: str, count: int) -> List[str]:
    """The packages of a lock, dealt out one after another; a package begins with its name at the start of a line."""
    packages = re.split(r"^(?=\w)", lock, flags=re.MULTILINE)[1:]
    return ["".join(packages[number::count]) for number in range(count)]


def run(command: List[str], failure: str = "") -> None:
    try:
        done = subprocess.run(
            command,
            check=False,
            env=environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
    except OSError as error:
        raise SetupError(failure, str(error)) from None
    if done.returncode:
        raise SetupError(failure, done.stdout.decode(errors="replace"))


def environment() -> Dict[str, str]:
    """The caller's, less what would make pip install somewhere else; indexes and proxies stay theirs."""
    theirs = {"PYTHONHOME", "PYTHONPATH", "PIP_PREFIX", "PIP_TARGET", "PIP_REQUIRE_VIRTUALENV"}
    ours = {
        "DEBIAN_FRONTEND": "noninteractive",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_INPUT": "1",
        "PIP_ROOT_USER_ACTION": "ignore",
        "PIP_USER": "0",
    }
    return {**{key: value for key, value in os.environ.items() if key not in theirs}, **ours}


@contextlib.contextmanager
def step(title: str) -> Iterator[None]:
    print(f"  {title} ... ", end="", flush=True)
    start = time.monotonic()
    try:
        yield
    except BaseException:
        print("no", flush=True)
        raise
    print(f"{time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:] or ["dev"]))
