"""The pages are built anew whenever something has changed that they are made of."""

import subprocess
import sys
from typing import Any

import msgspec
import pytest

from tests.sources import PACKAGE
from tools import build_ui, ui_types
from tools.build_ui import APP, NOT_OF, ROOT, is_aside


def test_everything_that_pages_are_made_of_is_there() -> None:
    found = {path.relative_to(ROOT).as_posix() for path in build_ui.sources()}
    assert {"ui/index.html", "ui/package.json", "src/ventaglio/server/tables/protocol.py"} <= found
    assert len(build_ui.fingerprint()) == 64


def test_what_is_not_there_any_more_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_ui, "MADE_OF", ("ui/index.html", "src/ventaglio/nowhere/*.py"))
    assert build_ui.main([]) == 1
    told = "pages: there is no src/ventaglio/nowhere/*.py, and MADE_OF says that they are made of it\n"
    assert capsys.readouterr() == ("", told)


def test_what_is_left_aside_is_there() -> None:
    assert {path.name for path in PACKAGE.rglob("*") if path.is_dir() and any(path.glob("*.py"))} >= NOT_OF


def modules_of_types(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The modules of all types that a browser sends or is sent."""
    kinds: list[Any] = []
    made = msgspec.json.schema_components

    def listen(types: list[Any], **more: Any) -> Any:
        kinds.extend(types)
        return made(types, **more)

    monkeypatch.setattr(msgspec.json, "schema_components", listen)
    ui_types.definitions()
    waiting: list[Any] = list(msgspec.inspect.multi_type_info(kinds))
    seen: set[type] = set()
    while waiting:
        one = waiting.pop()
        if isinstance(one, list | tuple):
            waiting += one
        elif isinstance(one, msgspec.Struct) and getattr(one, "cls", None) not in seen:
            seen |= {one.cls} if hasattr(one, "cls") else set()
            waiting += [getattr(one, field) for field in one.__struct_fields__]
    return {kind.__module__ for kind in seen}


@pytest.mark.long
def test_no_type_that_pages_know_is_left_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    found = modules_of_types(monkeypatch)
    assert {"ventaglio.server.store.history", "ventaglio.games.burraco.engine.view"} <= found
    assert {one for one in found if NOT_OF & {*one.split(".")}} == set()


LOADED = """
import sys
from tools.make_pocket import FILES, every_case, from_cases
for make in {**FILES, **from_cases(list(every_case()))}.values():
    make()
print(*(one.__file__ for name, one in sys.modules.items() if name.startswith("ventaglio")), sep="\\n")
"""


@pytest.mark.long
def test_nothing_that_makes_the_data_of_the_pocket_is_left_aside() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], cwd=ROOT, capture_output=True, text=True, check=True)
    modules = [ROOT / line for line in done.stdout.splitlines()]
    assert len(modules) > 100
    assert [path for path in modules if is_aside(path)] == []


@pytest.mark.parametrize("name", [".gitignore", ".dockerignore", "Makefile", "ui/vite.config.ts"])
def test_whoever_builds_removes_or_leaves_out_the_pages_knows_where_they_are(name: str) -> None:
    assert APP.relative_to(ROOT).as_posix() in (ROOT / name).read_text(encoding="utf-8")
