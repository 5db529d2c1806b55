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

from ventaglio.burraco import bound, judge, melds, seating
from ventaglio.core.ledger import Marks
from ventaglio.rulings.burraco.live import calling, play, stray
from ventaglio.rulings.tressette.live import play as tressette_play
from ventaglio.tressette import bound as tressette_bound
from ventaglio.tressette import declarations
from ventaglio.tressette import judge as tressette_judge

Found = dict[str, set[str]]

# ── Refusals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


JUDGES: Final = {"burraco": (judge, melds, seating), "tressette": (tressette_judge, declarations)}
"""The modules that refuse, by game."""
RULED: Final = {"burraco": (bound, play, calling, stray), "tressette": (tressette_bound, tressette_play)}
"""Those that refuse because of a ruling, or at a live-table."""


@cache
def refusals(game: str) -> dict[str, frozenset[str]]:
    """Every reason for a refusal in a game, and the norms it may rest on."""
    found: Found = {}
    trees = [ast.parse(inspect.getsource(module)) for module in JUDGES[game]]
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for tree in trees:
        _Refusals(tree, functions).into(found)
    return {reason: frozenset(norms) for reason, norms in sorted(found.items())}


@cache
def ruled(game: str) -> frozenset[str]:
    """Every reason for a refusal in a game that rests on a ruling, and so on no norm."""
    trees = [ast.parse(inspect.getsource(module)) for module in RULED[game]]
    calls = [call for tree in trees for call in _calls(tree) if _called(call) == "Refusal" and call.args]
    return frozenset(str(call.args[0].value) for call in calls if isinstance(call.args[0], ast.Constant))


class _Refusals:
    """The calls of a module that refuse.

    ``_no(norm, reason)``, ``Fault(reason, norm)``, ``Refusal(reason, cite)``, or ``_refusal(state, reason, norm)``,
    where ``_NORMS`` says which norm some reasons rest on instead.
    """

    def __init__(self, tree: ast.Module, everywhere: list[ast.FunctionDef]) -> None:
        self._functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        self._everywhere = everywhere
        self._constants = {
            node.target.id: [node.value]
            for node in tree.body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None
        }

        self._open: set[ast.expr] = set()
        self._own_norms = {
            str(key.value): self._texts(value, self._functions[0])
            for node in self._constants.get("_NORMS", ())
            if isinstance(node, ast.Dict)
            for key, value in zip(node.keys, node.values, strict=True)
            if isinstance(key, ast.Constant)
        }

    def into(self, found: Found) -> None:
        for function in self._functions:
            for call in _calls(function):
                match _called(call):
                    case "_refusal" if len(call.args) > 2:
                        otherwise = self._texts(call.args[2], function)
                        for reason in self._texts(call.args[1], function):
                            found.setdefault(reason, set()).update(self._own_norms.get(reason, otherwise))
                        continue
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
            case ast.BoolOp(values=several):
                return {field for one in several for field in self._fields(one, function)}
            case ast.Call(func=ast.Name(id=name)):
                homes = [home for home in self._everywhere if home.name == name]
                return {field for home in homes for one in _returns(home) for field in self._fields(one, home)}
            case ast.Subscript(value=ast.Call(func=ast.Name(id=name))):
                return {field for home in self._everywhere if home.name == name for field in self._collected(home)}
            case ast.Name(id=name):
                values = [*_assigned(name, function), *self._passed(name, function)]
                return {field for value, home in values for field in self._fields(value, home)}
            case _:
                return set()

    def _texts(self, node: ast.expr, function: ast.FunctionDef) -> set[str]:
        """The texts that an expression may be. One that leads back to itself, as in a loop, adds nothing."""
        if node in self._open:
            return set()
        self._open.add(node)
        found = self._followed(node, function)
        self._open.remove(node)
        return found

    def _followed(self, node: ast.expr, function: ast.FunctionDef) -> set[str]:
        match node:
            case ast.Constant(value=str(text)):
                return {text}
            case ast.IfExp(body=one, orelse=other):
                return self._texts(one, function) | self._texts(other, function)
            case ast.Name(id=name) | ast.Subscript(value=ast.Name(id=name)):
                values = [*(value for value, _ in _assigned(name, function)), *self._constants.get(name, ())]
                return {text for value in values for text in self._texts(value, function)}
            case ast.Subscript(value=ast.Attribute(attr=name)):
                kept = _assigned(name, function)
                return {text for value, home in kept for text in self._texts(value, home)}
            case ast.Dict(values=entries) | ast.BoolOp(values=entries):
                return {text for value in entries for text in self._texts(value, function)}
            case ast.Call(func=ast.Name(id=name)):
                return self._returned(name)
            case _:
                return set()

    def _returned(self, name: str) -> set[str]:
        """The texts that a function of the module may return."""
        homes = [function for function in self._functions if function.name == name]
        return {text for home in homes for one in _returns(home) for text in self._texts(one, home)}

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


def _returns(function: ast.FunctionDef) -> list[ast.expr]:
    """What a function may return."""
    returned = [node.value for node in ast.walk(function) if isinstance(node, ast.Return)]
    return [value for value in returned if value is not None]


def _assigned(name: str, function: ast.FunctionDef) -> list[tuple[ast.expr, ast.FunctionDef]]:
    """The values that a name is given inside a function, or the entries of something that has this name."""
    given: list[tuple[ast.expr, ast.FunctionDef]] = []
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=targets, value=value) if any(_names(to) == name for to in targets):
                given.append((value, function))
            case ast.NamedExpr(target=ast.Name(id=found), value=value) if found == name:
                given.append((value, function))
            case _:
                pass
    return given


def _names(target: ast.expr) -> str:
    match target:
        case ast.Name(id=name) | ast.Subscript(value=ast.Attribute(attr=name)):
            return name
        case _:
            return ""


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
