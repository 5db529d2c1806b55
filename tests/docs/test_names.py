"""Files, folders, modules and pages that the documentation and the sources name in backticks exist."""

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = (".ci", "bench", "deploy", "docs", "requirements", "src", "tests", "tools", "ui")
PACKAGES: Final = ("ventaglio", "tests", "tools", "bench")
BELOW: Final = tuple(path.parent.name for path in (ROOT / "src" / "ventaglio").glob("*/__init__.py"))
"""A dotted name may begin with a package of the program as well."""

PAGES: Final = (*sorted((ROOT / "docs").rglob("*.md")), *sorted(ROOT.glob("README*.md")))
SOURCES: Final = tuple(path for one in ("src", *PACKAGES[1:]) for path in sorted((ROOT / one).rglob("*.py")))

PATH: Final = re.compile(r"[A-Za-z_][\w.<>*{},…-]*(?:/[\w.<>*{},…-]*)+")
DOTTED: Final = re.compile(rf"((?:{'|'.join((*PACKAGES, *BELOW))})(?:\.[A-Za-z_]\w*)+)(?:\(\))?")
FILE: Final = re.compile(r".*\.(?:json|sqlite3|lock|example)")
"""What looks like a dotted name and is a file that users of the program have."""
STARTED: Final = re.compile(rf"python -m\s+((?:{'|'.join(PACKAGES)})(?:\.\w+)*)")

EXCEPT: Final = {
    "asked/burraco.npz": "the file of a training, kept elsewhere",
    "games/burraco/codes/fibur_2019/edition_2027.py": "an example of an edition to come",
    "src/ventaglio/server/web/app": "the pages, once they are built",
    "tests/heritage/third": "an example of a generation to come",
}
"""Names of what need not be there."""


@cache
def ends() -> frozenset[str]:
    """The paths of all files and folders, from any folder on: where that is plain, a name need not begin at the top.

    Of a file they come without its ending too, as modules are named.
    """
    found: list[Path] = []
    for top in FOLDERS:
        for folder, folders, names in os.walk(ROOT / top):
            folders[:] = [one for one in folders if one not in ("node_modules", "__pycache__")]
            found += [Path(folder).relative_to(ROOT), *(Path(folder, one).relative_to(ROOT) for one in names)]
    named = (one.parts for path in found for one in (path, path.with_suffix("")))
    return frozenset("/".join(parts[at:]) for parts in named for at in range(len(parts)))


def lies_somewhere(name: str) -> bool:
    """Whether something is called so, where ``<game>`` stands for any, and ``{one,other}`` for both."""
    parts = re.split(r"(\{[^}]*\})", re.sub(r"<[^>]*>|…", "*", name).rstrip("/"))
    each = map("".join, product(*(part[1:-1].split(",") if part[:1] == "{" else [part] for part in parts)))
    return all(one in ends() or ("*" in one and any(fnmatch(path, one) for path in ends())) for one in each)


def resolves(name: str) -> bool:
    """Whether there is a module of this name, or something in one."""
    parts = name.split(".")
    if parts[0] in BELOW:
        parts.insert(0, "ventaglio")
    for at in range(len(parts), 0, -1):
        module = ".".join(parts[:at])
        if _is_module(module):
            return at == len(parts) or _has(import_module(module), parts[at:])
    return False


def _is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def _has(one: Any, names: list[str]) -> bool:
    """Whether one has an attribute of something, or an entry of a table. A field may have a type and no value."""
    for name in names:
        if isinstance(one, Mapping) and name in one:
            one = one[name]
        elif hasattr(one, name):
            one = getattr(one, name)
        else:
            return name in getattr(one, "__annotations__", ()) and name == names[-1]
    return True


def quoted(path: Path) -> Iterator[str]:
    """What stands in backticks: on a page between two, where a line may end; in a source between two or four."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        text = re.sub(r"(?ms)^```.*?^```\s*$", "", text)
        yield from (" ".join(one.split()) for one in re.findall(r"`([^`]+)`", text))
    else:
        yield from (one or other for one, other in re.findall(r"``([^`\n]+)``|`([^`\n]+)`", text))


def dead(files: tuple[Path, ...]) -> tuple[int, set[str]]:
    """How many names were looked at, and those of nothing, each with its file."""
    looked, found = 0, set()
    for path in files:
        for name in quoted(path):
            if name in EXCEPT:
                continue
            dotted = DOTTED.fullmatch(name)
            if PATH.fullmatch(name):
                there = lies_somewhere(name)
            elif dotted and not FILE.fullmatch(name):
                there = resolves(dotted[1])
            else:
                continue
            looked += 1
            found |= set() if there else {f"{path.relative_to(ROOT)}: {name}"}
        for name in STARTED.findall(path.read_text(encoding="utf-8")):
            looked += 1
            found |= set() if resolves(name) else {f"{path.relative_to(ROOT)}: python -m {name}"}
    return looked, found


def test_what_the_pages_name_is_there() -> None:
    looked, found = dead(PAGES)
    assert found == set()
    assert looked > 100


@pytest.mark.long
def test_what_the_sources_name_is_there() -> None:
    looked, found = dead(SOURCES)
    assert found == set()
    assert looked > 50


@pytest.mark.parametrize(
    "name",
    [
        *("games/burraco", "src/ventaglio/law/shelf.py", "law/shelf", "games/<game>/lessons/part.py", "rulings/"),
        *("src/ventaglio/lang/*/referee-*.ftl", "requirements/{dev,run}.lock"),
    ],
)
def test_what_lies_somewhere_is_found(name: str) -> None:
    assert PATH.fullmatch(name)
    assert lies_somewhere(name)


@pytest.mark.parametrize("name", ["hosting/table.py", "words/burraco", "games/<game>/plugs", "law/{shelf,no}.py"])
def test_what_lies_nowhere_is_not(name: str) -> None:
    assert PATH.fullmatch(name)
    assert not lies_somewhere(name)


@pytest.mark.parametrize(
    "name, there",
    [
        ("ventaglio.law.shelf.get", True),
        ("server.tables.policy.Policy.delay", True),
        ("tools.unreached", True),
        ("ventaglio.codes.shelf", False),
        ("ventaglio.law.shelf.nothing", False),
    ],
)
def test_a_dotted_name_is_that_of_something(name: str, there: bool) -> None:
    found = DOTTED.fullmatch(name)
    assert found is not None
    assert resolves(found[1]) is there


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("*.md")), ids=lambda path: path.stem)
def test_what_a_page_links_to_is_there(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [one for one in targets if "://" not in one and not (page.parent / one).exists()] == []


def test_the_pages_of_the_menu_are_there() -> None:
    menu = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]
    parts = [part for entry in menu for part in entry.values()]
    pages = [part for part in parts if isinstance(part, str)]
    pages += [page for part in parts if isinstance(part, list) for entry in part for page in entry.values()]
    assert len(pages) > 30
    assert [page for page in pages if not (ROOT / "docs" / page).is_file()] == []
