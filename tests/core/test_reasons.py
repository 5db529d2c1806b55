"""Every reason for a refusal stands in the table of its game, with norms that there are."""

import ast
from collections.abc import Iterator

import pytest

from tests.sources import PACKAGE, existing
from tests.texts import BURRACO_CODES
from ventaglio.core.refusal import Grounds
from ventaglio.games.burraco.engine.reasons import REASONS as BURRACO
from ventaglio.games.burraco.engine.reasons import refuse
from ventaglio.games.burraco.engine.rules import Rules as BurracoRules
from ventaglio.games.burraco.game import LIVE_BURRACO
from ventaglio.games.tressette.engine.reasons import REASONS as TRESSETTE
from ventaglio.games.tressette.engine.rules import Rules as TressetteRules
from ventaglio.games.tressette.game import LIVE_TRESSETTE

TABLES = {
    "games/burraco/engine": (BURRACO, BurracoRules),
    "games/tressette/engine": (TRESSETTE, TressetteRules),
    "games/burraco/referee/live": (LIVE_BURRACO.reasons, BurracoRules),
    "games/tressette/referee/live": (LIVE_TRESSETTE.reasons, TressetteRules),
}
REGULAR = {"games/burraco/referee/live": BURRACO, "games/tressette/referee/live": TRESSETTE}
"""What a live-table has from its game, besides reasons of its own."""
existing(*TABLES, *REGULAR)
EACH = pytest.mark.parametrize("room, grounds, rules", [(room, *table) for room, table in TABLES.items()], ids=TABLES)

CODE = BURRACO_CODES["fibur-2019"]


def trees(room: str) -> Iterator[ast.Module]:
    for path in (PACKAGE / room).glob("*.py"):
        if path.name != "reasons.py":
            yield ast.parse(path.read_text(encoding="utf-8"))


@EACH
def test_norms_of_the_table_are_norms(room: str, grounds: Grounds, rules: type) -> None:
    fields = set(rules.__struct_fields__)  # type: ignore[attr-defined]
    assert {reason: norms for reason, norms in grounds.items() if not set(norms) <= fields} == {}


@EACH
def test_no_reason_is_given_that_is_not_in_the_table(room: str, grounds: Grounds, rules: type) -> None:
    at = {"refuse": 1, "Fault": 0, "Refusal": 0}
    given = {
        part.value
        for tree in trees(room)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) > at.get(node.func.id, 99)
        for part in ast.walk(node.args[at[node.func.id]])
        if isinstance(part, ast.Constant)
    }
    assert given
    assert given - set(grounds) == set()


@EACH
def test_no_reason_of_the_table_is_left_over(room: str, grounds: Grounds, rules: type) -> None:
    own = set(grounds) - set(REGULAR.get(room, ()))
    texts = {node.value for tree in trees(room) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert own
    assert own - texts == set()


def test_a_refusal_cites_the_norm_of_its_reason() -> None:
    assert refuse(CODE, "close-with-wild", card="2h").cite == CODE.close_with_wild.cite
    assert refuse(CODE, "match-over", "abandon").cite == CODE.abandon.cite


@pytest.mark.parametrize("reason, on", [("match-over", ""), ("match-over", "close_needs"), ("close-with-wild", "cut")])
def test_a_refusal_rests_on_nothing_else(reason: str, on: str) -> None:
    with pytest.raises(AssertionError, match="rests on one of"):
        refuse(CODE, reason, on)
