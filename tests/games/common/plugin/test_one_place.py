"""A game is its own folder and one line: no module that serves every game names two of them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import ventaglio
from ventaglio.games.common.plugin.catalogue import HOUSE

HOME = Path(ventaglio.__file__).parent
KNOWS_ALL = ("games", "lab", "law")
"""The packages whose business it is to know which games there are: the catalogue, the sets of data, and the shelf."""


def _named(path: Path) -> set[str]:
    """The games that a module names in what it imports and in its texts; prose about the games is no matter.

    Where two do not even stand in it there is nothing to tell apart.
    """
    source = path.read_text(encoding="utf-8")
    if sum(game in source for game in HOUSE) < 2:
        return set()
    tree = ast.parse(source)
    return {game for game in HOUSE for word in _words(tree) if game in word.replace("-", ".").split(".")}


def _words(tree: ast.Module) -> Iterator[str]:
    holders = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    prose = {
        id(one.value)
        for node in ast.walk(tree)
        if isinstance(node, holders)
        for one in node.body
        if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)
        elif isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value


def test_no_module_names_two_games() -> None:
    found = {
        str(path.relative_to(HOME))
        for path in HOME.rglob("*.py")
        if path.relative_to(HOME).parts[0] not in KNOWS_ALL and len(_named(path)) > 1
    }
    assert found == set()


def test_of_what_games_share_only_the_catalogue_does() -> None:
    found = {path.name for path in (HOME / "games" / "common").rglob("*.py") if len(_named(path)) > 1}
    assert found == {"catalogue.py", "columns.py", "plan.py"}
