"""What `pyproject.toml` names is there, and nothing that should be named is left out: tools say nothing of either."""

import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest

from tests.sources import PACKAGE
from tools.build_ui import APP
from ventaglio.games.common.plugin.catalogue import HOUSE

ROOT: Final = Path(__file__).parents[2]
TOOLS: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
MODULES: Final = [path.relative_to(ROOT).as_posix() for top in ("src", "tests") for path in (ROOT / top).rglob("*.py")]


# ── What comes with the package ──────────────────────────────────────────────────────────────────────────────────────

DATA: Final = {
    (PACKAGE.parent.joinpath(*package.split(".")), pattern)
    for package, patterns in TOOLS["setuptools"]["package-data"].items()
    for pattern in patterns
}
BUILT: Final = (APP.parent, f"{APP.name}/**")


def test_all_data_that_come_with_the_package_are_there() -> None:
    assert BUILT in DATA, "the pages, which need not be built yet"
    assert {f"{home}: {pattern}" for home, pattern in DATA - {BUILT} if not any(home.glob(pattern))} == set()


def test_everything_beside_the_modules_comes_with_the_package() -> None:
    coming = {path for home, pattern in DATA for path in home.glob(pattern)}
    files = (path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc"))
    left = [
        path for path in files if path not in coming and APP not in path.parents and "__pycache__" not in path.parts
    ]
    assert left == []


# ── Style, types, coverage ───────────────────────────────────────────────────────────────────────────────────────────


def spread(pattern: str) -> Iterator[str]:
    """A pattern with alternatives in braces as several without."""
    parts = [part[1:-1].split(",") if part[:1] == "{" else [part] for part in re.split(r"(\{[^}]*\})", pattern)]
    yield from map("".join, product(*parts))


@pytest.mark.parametrize("pattern", TOOLS["ruff"]["lint"]["per-file-ignores"])
def test_what_the_style_excepts_is_there(pattern: str) -> None:
    assert [one for one in spread(pattern) if not any(ROOT.glob(one))] == []


def test_what_types_except_is_there() -> None:
    names = {name.removeprefix("src/").removesuffix(".py").replace("/", ".") for name in MODULES}
    excepted = [one for override in TOOLS["mypy"]["overrides"] for one in override["module"]]
    ours = [one for one in excepted if one.startswith(("ventaglio.", "tests."))]
    assert ours
    assert [one for one in ours if not any(fnmatch(name, one) for name in names)] == []


COMPILER: Final = re.compile(r"(?m)^(?:from|import) (?:numba|ventaglio\.games\.common\.kernel\.compiling)\b")


def test_coverage_is_measured_of_all_but_what_is_compiled() -> None:
    """Probes in what is compiled would reach the compiler; what is left out and not there any more hides the rest."""
    (source,) = TOOLS["slipcover"]["source"]
    measured = [name for name in MODULES if name.startswith(f"{source}/")]
    omit = TOOLS["slipcover"]["omit"]
    assert [pattern for pattern in omit if not any(fnmatch(name, pattern) for name in measured)] == []
    compiled = [name for name in measured if COMPILER.search((ROOT / name).read_text(encoding="utf-8"))]
    assert len(compiled) > 40
    assert [name for name in compiled if not any(fnmatch(name, pattern) for pattern in omit)] == []


# ── Imports ──────────────────────────────────────────────────────────────────────────────────────────────────────────

CONTRACTS: Final = {one["name"]: one for one in TOOLS["importlinter"]["contracts"]}
OURS: Final = {f"ventaglio.games.{game}" for game in HOUSE}


def test_no_package_may_import_a_game_and_no_game_is_forgotten() -> None:
    """The contracts themselves complain of what is not there, but not of what is not named."""
    packages = {f"ventaglio.{path.parent.name}" for path in PACKAGE.glob("*/__init__.py")}
    nobody = CONTRACTS["Nobody outside imports a game"]
    assert set(nobody["source_modules"]) == packages - {"ventaglio.games"} | {"ventaglio.games.common"}
    assert set(nobody["forbidden_modules"]) == OURS
    assert set(CONTRACTS["Each game is built in one order"]["containers"]) == OURS
