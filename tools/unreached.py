"""Which names of the program nobody reaches: neither from a command, nor from the server, nor from a tool.

``python -m tools.unreached`` lists them. A name is reached when something that is reached mentions it; it begins with
the commands, with what a module does as it is loaded, and with the tools. Tests reach nothing: what only they call is
marked as a library, or goes.
"""

import ast
import re
import sys
from collections.abc import Collection, Iterable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = "ventaglio"
MIGRATIONS: Final = "ventaglio.server.store.migrations"
"""Loaded by Alembic, by their file names."""
COMMANDS: Final = "ventaglio.cli."
"""Where the functions of commands are looked for, which are named by texts."""
FOR_PROGRAMS: Final = {
    "ventaglio._HOMES": "where what other programs are promised is found",
    "ventaglio.TYPE_CHECKING": "for whoever checks the types of a program that imports it",
    "ventaglio.api": "what other programs are promised",
    "ventaglio.games.burraco.kernel": "bots and whoever studies the games play by them",
    "ventaglio.games.common.kernel": "bots and whoever studies the games play by them",
    "ventaglio.games.tressette.kernel": "bots and whoever studies the games play by them",
    "ventaglio.games.common.lab.tables": "programs that learn the games",
    "ventaglio.games.tressette.bots.strong.deaf_and_mute": "the arena is given it by its name",
    "ventaglio.lab.environments": "programs that learn the games",
    "ventaglio.lab.data.trials": "whoever prepares has it compiled",
    "ventaglio.games.common.lab.borrowing._borrowed": "the compiler takes it in place of what is borrowed",
    "ventaglio.core.record.replay": "programs read records",
    "ventaglio.core.record.final_state": "programs read records",
    "ventaglio.games.burraco.referee.live.call": "whoever holds a live-table calls the referee",
    "ventaglio.games.burraco.referee.live.may_call": "whoever holds a live-table asks who may call",
    "ventaglio.games.tressette.referee.live.call": "whoever holds a live-table calls the referee",
    "ventaglio.games.tressette.referee.live.may_call": "whoever holds a live-table asks who may call",
    "ventaglio.games.common.words.simple": "games from outside tell what happens with it",
    "ventaglio.law.text.edition_of": "whoever writes an edition says what it changes",
    "ventaglio.law.shelf.lent": "whoever writes an edition tries it out",
}
"""Modules and names that are there for programs, and why."""

_FUNCTION: Final = re.compile(r"[\w.]+:\w+")
_IDENTIFIERS: Final = re.compile(r"[A-Za-z_]\w*")

NEUTRAL: Final = frozenset(
    (
        *("Parameter", "asynccontextmanager", "cache", "cached_property", "classmethod", "contextmanager", "dataclass"),
        *("final", "lru_cache", "overload", "property", "staticmethod"),
    )
)
"""Decorators that leave a function to be called by its name; any other hands it to somebody."""

Name = tuple[str, str]
"""A module, and a name in it."""


class Module:
    """What a module defines, imports and does."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        tree = ast.parse(path.read_text(encoding="utf-8"))
        self.package = name if path.name == "__init__.py" else name.rpartition(".")[0]
        self.definitions: dict[str, ast.stmt] = {}
        self.doings: list[ast.stmt] = []
        """What happens when the module is loaded."""
        self.imports: dict[str, Name] = {}
        """Local names, and what they stand for; the second part is empty where it is a module."""
        self._mentions: dict[ast.AST, list[ast.AST]] = {}
        self._sort(tree.body)
        for node in _walk(tree):
            self._import(node)

    def mentions(self, node: ast.AST) -> list[ast.AST]:
        """What in a statement may name something; each is looked for once, however many ask."""
        found = self._mentions.get(node)
        if found is None:
            found = [
                part for part in _walk(node) if isinstance(part, ast.Name | ast.Attribute | ast.Call | ast.Constant)
            ]
            self._mentions[node] = found
        return found

    def _sort(self, body: Iterable[ast.stmt]) -> None:
        for node in body:
            match node:
                case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                    self.definitions[node.name] = node
                    if _handed_on(node):
                        self.doings.append(ast.Expr(ast.Name(node.name)))
                case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                    self.definitions[name] = node
                case ast.If():
                    self._sort(node.body)
                    self._sort(node.orelse)
                case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()):
                    pass
                case _:
                    self.doings.append(node)

    def _import(self, node: ast.AST) -> None:
        if isinstance(node, ast.Import):
            for alias in node.names:
                self.imports[alias.asname or alias.name.partition(".")[0]] = (alias.name if alias.asname else "", "")
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                self.imports[alias.asname or alias.name] = (node.module, alias.name)


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """As `ast.walk`, in whatever order, in half of the time."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        for name in node._fields:
            value = getattr(node, name, None)
            if isinstance(value, list):
                waiting += [one for one in value if isinstance(one, ast.AST)]
            elif isinstance(value, ast.AST):
                waiting.append(value)


@cache
def _modules(root: Path) -> dict[str, Module]:
    """All modules, which do not change while somebody looks at them."""
    return {name: Module(name, path) for name, path in _files(root)}


def _handed_on(node: ast.stmt) -> bool:
    """Whether a decorator hands a function or a class to somebody, who will call it."""
    decorators = getattr(node, "decorator_list", ())
    return any(_called(one) not in NEUTRAL for one in decorators)


def _called(decorator: ast.expr) -> str:
    inner = decorator.func if isinstance(decorator, ast.Call) else decorator
    return inner.id if isinstance(inner, ast.Name) else ast.unparse(inner)


class House:
    """All modules of the program and of the tools."""

    def __init__(self, given: Collection[str] = (), root: Path = ROOT) -> None:
        """``given`` are packages, modules and names that are taken to be reached."""
        self.modules = _modules(root)
        self.reached: set[Name] = set()
        self._loaded: set[str] = set()
        self._waiting: list[tuple[Module, ast.AST]] = []
        packages = tuple(f"{one}." for one in given if one in self.modules)
        for name in self.modules:
            if name.startswith(("tools.", MIGRATIONS)) or name in given or name.startswith(packages):
                self._load(name, whole=True)
        for name in given:
            self._reach(*name.rsplit(".", 1))
        self._reach(f"{PACKAGE}.cli", "main")
        self._surface()
        while self._waiting:
            module, node = self._waiting.pop()
            self._follow(module, node)

    def _surface(self) -> None:
        """What the package promises to others is reached by them."""
        promise = self.modules[PACKAGE].definitions.get("__all__")
        for node in ast.walk(promise) if promise else ():
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self._reach(PACKAGE, node.value)

    @cached_property
    def unreached(self) -> list[str]:
        """The names that nobody reaches, with their modules."""
        return sorted(
            f"{module.name}.{name}"
            for module in self.modules.values()
            if not module.name.startswith(("tools.", MIGRATIONS))
            for name in module.definitions
            if not name.startswith("__") and (module.name, name) not in self.reached
        )

    @cached_property
    def unmentioned(self) -> list[str]:
        """The methods and properties of reached classes that nothing in the house mentions."""
        mentioned = {name for module in self.modules.values() for name in _mentions(module)}
        return sorted(
            f"{module}.{name}.{method.name}"
            for module, name in self.reached
            if isinstance(home := self.modules[module].definitions[name], ast.ClassDef) and module.startswith(PACKAGE)
            for method in home.body
            if isinstance(method, ast.FunctionDef | ast.AsyncFunctionDef)
            if not method.name.startswith("__") and method.name not in mentioned and not _handed_on(method)
        )

    def _load(self, name: str, *, whole: bool = False) -> None:
        module = self.modules.get(name)
        if module is None:
            return
        if whole:
            for definition in module.definitions:
                self._reach(name, definition)
        if name in self._loaded:
            return
        self._loaded.add(name)
        if "." in name:
            self._load(name.rpartition(".")[0])
        self._waiting += [(module, node) for node in module.doings]
        for home, what in module.imports.values():
            self._load(home)
            self._load(f"{home}.{what}")

    def _load_below(self, home: str, last: str) -> None:
        """Modules that are looked for by their names may be any of those that begin and end so."""
        for name in self.modules:
            if name.startswith(home) and name.endswith(last):
                self._load(name, whole=True)

    def _reach(self, home: str, name: str) -> None:
        """A name of a module, wherever it comes from, is mentioned."""
        if f"{home}.{name}" in self.modules:
            self._load(f"{home}.{name}")
        module = self.modules.get(home)
        if module is None or (home, name) in self.reached:
            return
        self._load(home)
        if name in module.definitions:
            self.reached.add((home, name))
            self._waiting.append((module, module.definitions[name]))
        elif name in module.imports and module.imports[name] != (home, name):
            self._reach(*module.imports[name])

    def _follow(self, module: Module, node: ast.AST) -> None:
        mentions = module.mentions(node)
        owners = {part.value for part in mentions if isinstance(part, ast.Attribute)}
        for part in mentions:
            match part:
                case ast.Name(id=name):
                    self._mention(module, name, owner=part in owners)
                case ast.Attribute():
                    self._reach(*self._resolved(module, part))
                case ast.Call(
                    func=ast.Name(id="import_module"), args=[ast.JoinedStr(values=[ast.Constant(value=home), *rest])]
                ):
                    last = rest[-1].value if rest and isinstance(rest[-1], ast.Constant) else ""
                    self._load_below(str(home), str(last))
                case ast.Constant(value=str(text)) if _FUNCTION.fullmatch(text):
                    home, _, name = text.partition(":")
                    self._reach(home if home.startswith(PACKAGE) else COMMANDS + home, name)
                case ast.Constant(value=str(text)) if len(text) < 100:
                    # A type that is written as a text.
                    for name in _IDENTIFIERS.findall(text):
                        if name[0].isupper():
                            self._mention(module, name)
                case _:
                    pass

    def _mention(self, module: Module, name: str, *, owner: bool = False) -> None:
        """A name stands in a module, perhaps before an attribute. A module that is handed about is reached whole."""
        if name in module.definitions:
            self._reach(module.name, name)
        elif name in module.imports:
            home, what = module.imports[name]
            self._reach(home, what)
            if not owner:
                self._load(f"{home}.{what}", whole=True)

    def _resolved(self, module: Module, node: ast.Attribute) -> Name:
        """What an attribute is, where it is one of a module; else nothing that there is."""
        if isinstance(node.value, ast.Name):
            home, name = module.imports.get(node.value.id, ("", ""))
            return (f"{home}.{name}" if name else home), node.attr
        return "", ""


def _mentions(module: Module) -> Iterator[str]:
    for statement in (*module.definitions.values(), *module.doings):
        for node in _walk(statement):
            match node:
                case ast.Attribute(attr=name) | ast.keyword(arg=str(name)) | ast.Name(id=name):
                    yield name
                case ast.Constant(value=str(text)) if text.isidentifier():
                    yield text
                case _:
                    pass


def _files(root: Path) -> Iterator[tuple[str, Path]]:
    for base, top in ((root / "src", PACKAGE), (root, "tools")):
        for path in sorted((base / top).rglob("*.py")):
            parts = path.relative_to(base).with_suffix("").parts
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def libraries() -> set[str]:
    """The modules that do what some article says for programs, as the ledger has it."""
    from ventaglio.games.common.plugin.shelves import every_document

    found = {article.library for one in every_document() for article in one.text.articles}
    return {f"{PACKAGE}.{name}" for name in found if name}


def main() -> int:
    """Print what nobody reaches, libraries apart."""
    house = House({*libraries(), *FOR_PROGRAMS})
    for name in (*house.unreached, *house.unmentioned):
        print(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
