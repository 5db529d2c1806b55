"""Everything that the store refuses is said in every language."""

import ast
import inspect
from pathlib import Path

import pytest

from ventaglio.lang import available, translator
from ventaglio.server import store

SOURCES = sorted(Path(inspect.getfile(store)).parent.glob("*.py"))


def reasons() -> set[str]:
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "BadInput":
                reason = node.args[1]
                assert isinstance(reason, ast.Constant), f"{path.name}, line {node.lineno}"
                found.add(str(reason.value))
    return found


@pytest.mark.parametrize("lang", available())
def test_every_reason_has_its_sentence_and_none_is_left_over(lang: str) -> None:
    ours: tuple[str, ...] = (
        "bad-person-",
        "bad-house-",
        "bad-backup-",
        "bad-restore-",
        "bad-schema-newer",
        "bad-folder-in-use",
    )
    ours += ("bad-analysis-waits", "bad-analysis-day", "bad-analysis-near", "bad-analysis-queue")
    ours += ("bad-pad-full", "bad-friend-yourself", "bad-friend-too-many")
    ours += (
        "bad-registry-no-change",
        "bad-club-registry",
        "bad-club-keepers",
        "bad-club-no-keeper",
        "bad-club-last-keeper",
    )
    told = {name for name in translator(lang).messages if name.startswith(ours)}
    assert {f"bad-{reason}" for reason in reasons()} == told
    assert len(told) > 10
