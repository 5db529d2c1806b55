"""Reading sources: which refusal rests on which norm, and which article a test shows.

Both are written where they belong, in the judge and on the tests. Reading them there keeps a second list from growing
old beside them.
"""

import ast
import inspect
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from ventaglio.burraco import judge, melds, seating
from ventaglio.core.ledger import Marks
from ventaglio.tressette import declarations
from ventaglio.tressette import judge as tressette_judge

Found = dict[str, set[str]]

# ── Refusals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


JUDGES: Final = {"burraco": (judge, melds, seating), "tressette": (tressette_judge, declarations)}
"""The modules that refuse, by game."""


@cache
def refusals(game: str) -> dict[str, frozenset[str]]:
    """Every reason for a refusal in a game, and the norms it may rest on."""
    found: Found = {}
    trees = [ast.parse(inspect.getsource(module)) for module in JUDGES[game]]
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for tree in trees:
        _Refusals(tree, functions).into(found)
    return {reason: frozenset(norms) for reason, norms in sorted(found.items())}


class _Refusals:
    """The calls of a module that refuse: ``_no(norm, reason)``, ``Fault(reason, norm)``, ``Refusal(reason, cite)``."""

    def __init__(self, tree: ast.Module, everywhere: list[ast.FunctionDef]) -> None:
        self._functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        self._everywhere = everywhere
        self._constants = {
            node.target.id: [node.value]
            for node in tree.body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None
        }

    def into(self, found: Found) -> None:
        for function in self._functions:
            for call in _calls(function):
                match _called(call):
                    case "_no" if len(call.args) > 1:
                        grounds, reasons = self._fields(call.args[0], function), self._texts(call.args[1], function)
                    case "Fault" if len(call.args) > 1:
                        grounds, reasons = self._texts(call.args[1], function), self._texts(call.args[0], function)
                    case "Refusal" if len(call.args) > 1:
                        grounds, reasons = self._fields(call.args[1], function), self._texts(call.args[0], function)
                    case _:
                        continue
                for reason in reasons:
                    found.setdefault(reason, set()).update(grounds)

    def _fields(self, node: ast.expr, function: ast.FunctionDef) -> set[str]:
        """The fields of the rules that an expression may be."""
        match node:
            case ast.Attribute(value=inner, attr="cite"):
                return self._fields(inner, function)
            case ast.Attribute(value=ast.Name(id="rules") | ast.Attribute(attr="rules"), attr=field):
                return {field}
            case ast.IfExp(body=one, orelse=other):
                return self._fields(one, function) | self._fields(other, function)
            case ast.Subscript(value=ast.Call(func=ast.Name(id=name))):
                return {field for home in self._everywhere if home.name == name for field in self._collected(home)}
            case ast.Name(id=name):
                values = [*_assigned(name, function), *self._passed(name, function)]
                return {field for value, home in values for field in self._fields(value, home)}
            case _:
                return set()

    def _texts(self, node: ast.expr, function: ast.FunctionDef) -> set[str]:
        """The texts that an expression may be."""
        match node:
            case ast.Constant(value=str(text)):
                return {text}
            case ast.IfExp(body=one, orelse=other):
                return self._texts(one, function) | self._texts(other, function)
            case ast.Name(id=name) | ast.Subscript(value=ast.Name(id=name)):
                values = [*(value for value, _ in _assigned(name, function)), *self._constants.get(name, ())]
                return {text for value in values for text in self._texts(value, function)}
            case ast.Dict(values=entries):
                return {text for value in entries for text in self._texts(value, function)}
            case _:
                return set()

    def _collected(self, function: ast.FunctionDef) -> set[str]:
        """The fields that a function puts into the mapping it returns."""
        kept = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
        entries = [node.value for node in kept if isinstance(node.targets[0], ast.Subscript)]
        return {field for value in entries for field in self._fields(value, function)}

    def _passed(self, name: str, function: ast.FunctionDef) -> list[tuple[ast.expr, ast.FunctionDef]]:
        """What the callers of a function pass for this parameter."""
        parameters = [argument.arg for argument in function.args.args]
        if name not in parameters:
            return []
        at = parameters.index(name)
        return [
            (call.args[at], caller)
            for caller in self._functions
            for call in _calls(caller)
            if _called(call) == function.name and len(call.args) > at
        ]


def _calls(function: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(function) if isinstance(node, ast.Call))


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _assigned(name: str, function: ast.FunctionDef) -> list[tuple[ast.expr, ast.FunctionDef]]:
    """The values that a name is given inside a function."""
    return [
        (node.value, function)
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == name for to in node.targets)
    ]


# ── Marks of tests ───────────────────────────────────────────────────────────────────────────────────────────────────


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
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return
    constants = _constants(tree)
    for node, owner in _owned(tree, None):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.article":
            for words in _resolved(node.args, owner, tree, constants):
                if len(words) > 1:
                    yield from ((words[0], article, owner.name if owner else "") for article in words[1:])


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
