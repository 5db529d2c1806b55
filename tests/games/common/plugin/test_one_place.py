"""A game is its own folders and one line: no module that serves every game names two of them."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.sources import PACKAGE, existing, within
from ventaglio.games.common.kernel.ready import parts
from ventaglio.games.common.lessons.parts import taught
from ventaglio.games.common.offline.parts import games as offline
from ventaglio.games.common.plugin.catalogue import HOUSE

STUDIED = existing("lab")
"""Where each game that is studied is known by name."""
KNOWS_ALL = {
    "games/common/plugin/catalogue.py": "which games there are",
    "law/shelf.py": "which texts there are",
    "games/common/lab/columns.py": "the columns of each game's rows",
    "games/common/lab/plan.py": "who can play on the compiled kernel of each",
    "games/tressette/codes/fitres/tournament.py": "what the other federation's code says where its own is silent",
}
"""The modules that name several games, and what for."""


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


def test_no_module_names_two_games_but_a_few() -> None:
    found = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py") if len(_named(path)) > 1}
    studied = {one for one in found if within(one, STUDIED)}
    assert studied, "nothing there names two games any more"
    assert found - studied == KNOWS_ALL.keys()


def test_every_game_of_the_house_is_found_by_all_who_look_for_games_in_folders() -> None:
    """Lessons, kernels and the offline part: one that has moved would be missing without an error."""
    assert set(taught()) == set(offline()) == set(HOUSE)
    assert set(parts()) >= set(HOUSE)
