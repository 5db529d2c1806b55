"""Everything that a registry refuses is said in every language."""

import ast
import inspect
from pathlib import Path

import pytest

from ventaglio.lang import available, translator
from ventaglio.tournaments import registry

SOURCES = sorted(Path(inspect.getfile(registry)).parent.glob("*.py"))


def reasons() -> set[str]:
    calls = (
        node
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "BadInput"
    )
    return {str(ast.literal_eval(node.args[1])) for node in calls}


@pytest.mark.parametrize("lang", available())
def test_every_reason_has_its_sentence_and_none_is_left_over(lang: str) -> None:
    told = {name for name in translator(lang).messages if name.startswith("bad-registry-")}
    assert told == {f"bad-{reason}" for reason in reasons()} | {"bad-registry-no-change"}
