"""Build the wheel, with the pages inside, into a folder: what `pip install` needs on any machine that has Python.

It is built from a copy, so that nothing an earlier build left behind gets into it, and looked through before it is
handed out.
"""

import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("pyproject.toml", "README.md", "LICENSE", "src")

NEEDED = (
    *("ventaglio/server/web/app/index.html", "ventaglio/server/web/app/manifest.webmanifest", "ventaglio/py.typed"),
    *("ventaglio/lang/en/server.ftl", "ventaglio/lang/it/server.ftl", "ventaglio/server/store/migrations/env.py"),
    "ventaglio/server/store/migrations/versions/0001_first_tables.py",
)
"""What a wheel without is no good: pages, texts, and the steps of the database."""

_BUILD = "import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))"


def build(into: Path) -> Path:
    """Build the wheel; the result is its path."""
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="ventaglio-dist-") as folder:
        left = shutil.ignore_patterns("*.egg-info", "__pycache__")
        for part in PARTS:
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, Path(folder, part), ignore=left)
            else:
                shutil.copy2(ROOT / part, folder)
        command = [sys.executable, "-c", _BUILD, str(into.resolve())]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stderr.strip()}\nthe wheel could not be built")
    wheel = into / done.stdout.split()[-1]
    if missing := lacking(wheel):
        wheel.unlink()
        sys.exit(f"the wheel lacks {', '.join(missing)}: are the pages built? make ui")
    return wheel


def lacking(wheel: Path) -> list[str]:
    """What should be in a wheel and is not."""
    with zipfile.ZipFile(wheel) as opened:
        names = set(opened.namelist())
    return [name for name in NEEDED if name not in names]


def main(folder: str = "dist") -> int:
    wheel = build(Path(folder))
    print(f"{wheel} ({wheel.stat().st_size // 1024} KiB): pip install {wheel}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
