"""Which articles the tests show: read from the marks that stand on them, so that no second list grows old."""

import ast
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from ventaglio.law.ledger import Marks

MARK: Final = "pytest.mark.article"
"""How a test says what it shows. A file without it is not even parsed."""


@cache
def marks(folder: Path) -> Marks:
    """The articles that the tests of a folder show: Python tests by their marks, case files by their article keys."""
    found: dict[tuple[str, str], list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder).as_posix()
        for code, article, test in _python_marks(path.read_text(encoding="utf-8")):
            _add(found, code, article, f"{name}{'::' if test else ''}{test}")
    for path in sorted(folder.rglob("*.toml")):
        name = path.relative_to(folder).as_posix()
        for code, article, case in _case_marks(path.read_text(encoding="utf-8")):
            _add(found, code, article, f"{name}::{case}")
    return found


def _add(found: dict[tuple[str, str], list[str]], code: str, article: str, test: str) -> None:
    tests = found.setdefault((code, article), [])
    if test not in tests:
        tests.append(test)


def _python_marks(source: str) -> Iterator[tuple[str, str, str]]:
    """Every ``pytest.mark.article(code, article, …)``, and the test, class or helper it stands on."""
    if MARK not in source:
        return
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return
    constants = _constants(tree)
    for node, owner in _owned(tree, None):
        if isinstance(node, ast.Call) and _is_mark(node.func):
            for words in _resolved(node.args, owner, tree, constants):
                if len(words) > 1:
                    yield from ((words[0], article, owner.name if owner else "") for article in words[1:])


def _is_mark(function: ast.expr) -> bool:
    """Whether this is the name of the mark: most calls are told apart by their last word, without spelling them out."""
    return isinstance(function, ast.Attribute) and function.attr == "article" and ast.unparse(function) == MARK


Owner = ast.FunctionDef | ast.ClassDef


def _owned(node: ast.AST, owner: Owner | None) -> Iterator[tuple[ast.AST, Owner | None]]:
    """Every node with the outermost function or class it belongs to."""
    for child in ast.iter_child_nodes(node):
        its = owner
        if owner is None and isinstance(child, ast.FunctionDef | ast.ClassDef):
            its = child
        yield child, its
        yield from _owned(child, its)


def _constants(tree: ast.Module) -> dict[str, str]:
    """The texts to which names of a module are bound."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            found.update({to.id: node.value.value for to in node.targets if isinstance(to, ast.Name)})
    return found


def _resolved(
    args: list[ast.expr], owner: Owner | None, tree: ast.Module, constants: dict[str, str]
) -> Iterator[list[str]]:
    """The words of a mark. In a helper that builds marked cases, each call of the helper supplies its own."""
    parameters = [one.arg for one in owner.args.args] if isinstance(owner, ast.FunctionDef) else []
    used = [arg.id for arg in args if isinstance(arg, ast.Name) and arg.id in parameters]
    if not used or owner is None:
        yield _words(args, constants)
        return
    for call in _calls(tree):
        if _called(call) == owner.name:
            given = dict(zip(parameters, call.args, strict=False))
            given.update({one.arg: one.value for one in call.keywords if one.arg})
            yield _words([given.get(arg.id, arg) if isinstance(arg, ast.Name) else arg for arg in args], constants)


def _calls(function: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(function) if isinstance(node, ast.Call))


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _words(args: Iterable[ast.expr], constants: dict[str, str]) -> list[str]:
    words = []
    for arg in args:
        match arg:
            case ast.Constant(value=str(text)):
                words.append(text)
            case ast.Name(id=name) if name in constants:
                words.append(constants[name])
            case ast.Starred(value=ast.Tuple(elts=parts) | ast.List(elts=parts)):
                words += _words(parts, constants)
            case _:
                pass
    return words


def _case_marks(source: str) -> Iterator[tuple[str, str, str]]:
    """Every article that a case file names, as ``code number``, and the case."""
    try:
        document = tomllib.loads(source)
    except tomllib.TOMLDecodeError:
        return
    cases = document.get("case")
    for case in cases if isinstance(cases, list) else ():
        named = case.get("article", document.get("article", ()))
        for text in [named] if isinstance(named, str) else named:
            code, _, article = str(text).partition(", ")[0].partition(" ")
            yield code, article, str(case.get("id", ""))
