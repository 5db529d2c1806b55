"""Whatever reason the desk has to refuse something, a test shows it."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from tests.games.tressette.codes.fitres.tournament import (  # noqa: F401
    test_art_80_84_duplicate,
)
from tests.tournaments.director import (  # noqa: F401
    test_judging_boards,
    test_judging_ending,
    test_judging_entries,
    test_judging_money,
    test_judging_people,
    test_judging_results,
    test_judging_rounds,
    test_rematches,
    test_second_thoughts,
)
from tests.tournaments.director.refusals import SHOWN
from ventaglio.tournaments import director
from ventaglio.tournaments.director.corrections import Need

MAKERS = {"Objection": 0, "_no": 0}
"""What makes an objection, and where it is told the reason."""


def reasons() -> Iterator[str]:
    for path in Path(director.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
                told = node.args[MAKERS[node.func.id]]
                if isinstance(told, ast.Constant):
                    yield str(told.value)
                elif isinstance(told, ast.JoinedStr):
                    yield from (f"correction-{need}" for need in get_args(Need))


def test_every_reason_is_shown() -> None:
    found = set(reasons())
    assert len(found) > 80
    assert found - SHOWN == set()
    assert SHOWN - found == set()
