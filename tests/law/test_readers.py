"""Every norm by which the program acts has a reader: give it another value, and something that can be seen changes.

What no value but one can be followed of is refused when rules are made, which can be seen too. What is a statement is
read by nothing.
"""

import ast
from collections.abc import Iterator, Mapping
from typing import Any, Final

import pytest

from tests.law.readers import burraco_norms, director_norms, tressette_norms
from tests.law.readers.observing import Reader, differs, operative, other_value
from tests.sources import PACKAGE, existing, within
from tests.texts import BURRACO_CODES, REGULATIONS, TRADIZIONALI, TRESSETTE_CODES
from ventaglio.core.norms import Statement, norms, options
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine import rules as burraco
from ventaglio.games.common.plugin.catalogue import HOUSE
from ventaglio.games.tressette.engine import rules as tressette
from ventaglio.games.tressette.engine.adopting import adopt_norms
from ventaglio.tournaments.director import regulation as director

TABLES: Final[Mapping[str, tuple[Any, Mapping[str, Reader]]]] = {
    "burraco": (BURRACO_CODES["fibur-2019"], burraco_norms.READERS),
    "tressette": (TRESSETTE_CODES["tradizionali"], tressette_norms.READERS),
    "director": (REGULATIONS["fibur-2019"], director_norms.READERS),
}
"""The usual rules of each kind, and where each of their norms shows."""
TEXTS: Final[Mapping[str, Mapping[str, Any]]] = {
    "burraco": BURRACO_CODES,
    "tressette": TRESSETTE_CODES,
    "director": REGULATIONS,
}
KNOWN: Final = {
    "burraco": (burraco.KNOWN, burraco.check_rules),
    "tressette": (tressette.KNOWN, tressette.check_rules),
    "director": (director.KNOWN, director.check_regulation),
}
CHOICES: Final = {**burraco_norms.CHOICES, **tressette_norms.CHOICES, **director_norms.CHOICES}


def fixed(kind: str) -> set[str]:
    """The norms of which the program follows one value only."""
    return {name for name, values in KNOWN[kind][0].items() if len(values) == 1}


@pytest.mark.parametrize("kind", TABLES)
def test_every_operative_norm_is_here(kind: str) -> None:
    rules, readers = TABLES[kind]
    assert readers.keys() | fixed(kind) == operative(rules)
    assert not readers.keys() & fixed(kind)


@pytest.mark.parametrize("kind, name", [(kind, name) for kind, (_, readers) in TABLES.items() for name in readers])
def test_another_value_changes_what_can_be_seen(kind: str, name: str) -> None:
    rules, readers = TABLES[kind]
    reader = readers[name]
    before = reader.base or rules
    after = other_value(before, name, reader.other)
    assert getattr(before, name).value != reader.other
    assert differs(reader.observe, before, after)


@pytest.mark.parametrize("kind, name", [(kind, name) for kind, (known, _) in KNOWN.items() for name in known])
def test_a_value_that_cannot_be_followed_is_refused(kind: str, name: str) -> None:
    check: Any = KNOWN[kind][1]
    rules: Any = TABLES[kind][0]
    check(rules)
    value = getattr(rules, name).value
    with pytest.raises(BadInput, match=f"{name} cannot be"):
        check(other_value(rules, name, (not value) if isinstance(value, bool) else "something else"))


# ── What a table may settle ──────────────────────────────────────────────────────────────────────────────────────────


def choices() -> Iterator[Any]:
    """Every value of every option of every text that is not the usual one."""
    for kind, texts in TEXTS.items():
        for code, rules in texts.items():
            for name, norm in options(rules).items():
                others = [one for one in norm.choices if one != norm.value]
                for number, one in enumerate(others, start=1):
                    yield pytest.param(kind, rules, name, one, id=f"{code} {name} {number}")


@pytest.mark.parametrize("kind, rules, name, choice", tuple(choices()))
def test_every_choice_of_an_option_takes_effect(kind: str, rules: Any, name: str, choice: object) -> None:
    observers = [TABLES[kind][1][name].observe, *CHOICES.get(name, ())]
    settled = other_value(rules, name, choice)
    assert any(differs(observe, rules, settled) for observe in observers)


def adoptions() -> Iterator[Any]:
    """Every field that a modern article fixes otherwise than the traditional norms."""
    for name, fields in TRADIZIONALI.adoptable.items():
        for field, norm in fields.items():
            if norm.value != getattr(TRADIZIONALI, field).value:
                yield pytest.param(name, field, id=f"{norm.cite.article} {field}")


@pytest.mark.article("fitres", "153")
@pytest.mark.parametrize("name, field", tuple(adoptions()))
def test_a_modern_norm_that_is_adopted_takes_effect_whole(name: str, field: str) -> None:
    adopted = adopt_norms(TRADIZIONALI, (name,))
    tressette.check_rules(adopted)
    observers = [tressette_norms.READERS[field].observe, *CHOICES.get(field, ())]
    assert any(differs(observe, TRADIZIONALI, adopted) for observe in observers)


@pytest.mark.article("fitres", "153")
def test_every_norm_that_may_be_adopted_changes_something_or_is_in_force_already() -> None:
    changing = {str(one.values[0]) for one in adoptions()}
    same = {"redeal_causes", "sola_only_if_subject", "king_kept", "king_unsaid_beside_two", "compensation"}
    assert TRADIZIONALI.adoptable.keys() - changing <= same


# ── Statements ───────────────────────────────────────────────────────────────────────────────────────────────────────

TELLING: Final = existing(
    *("lang", "law/words", "law/shelf.py", "law/text.py", "games/common/words", "games/burraco/terminal/count.py"),
    *(f"games/{game}/{folder}" for game in HOUSE for folder in ("codes", "words")),
    *("tournaments/words", "tournaments/filling.py", "tournaments/log.py", "tournaments/templates.py"),
    *("cli/codes.py", "cli/ledger.py", "server/web/codes.py"),
)
RULINGS: Final = "/rulings/"
"""Where norms are written down or told to people; what stands in a text's rulings is a reader like any other."""
OTHER_GAMES: Final = {kind: existing(*(f"games/{one}" for one in HOUSE if one != kind)) for kind in HOUSE}
"""Where a norm of the same name is another: nobody leaves out a game for the rules of tournaments."""


def readings(kind: str) -> Iterator[tuple[str, str]]:
    """Every ``….NAME.value`` of the program that may be of these rules, and where it stands."""
    for path in PACKAGE.rglob("*.py"):
        where = path.relative_to(PACKAGE).as_posix()
        if within(where, TELLING) and RULINGS not in where:
            continue
        if within(where, OTHER_GAMES.get(kind, ())):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr == "value" and isinstance(node.value, ast.Attribute):
                yield node.value.attr, where


@pytest.mark.long
@pytest.mark.parametrize("kind", TABLES)
def test_nothing_reads_a_statement(kind: str) -> None:
    statements = {name for name, norm in norms(TABLES[kind][0]) if isinstance(norm, Statement)}
    assert statements
    found = list(readings(kind))
    assert {name for name, _ in found} & operative(TABLES[kind][0]), "whoever reads a norm is found"
    assert any(RULINGS in where for _, where in found)
    assert [(name, where) for name, where in found if name in statements] == []


@pytest.mark.parametrize("kind", TABLES)
def test_every_text_builds_statements_where_the_type_has_them(kind: str) -> None:
    """A text cannot make a statement of what another acts by, nor the reverse."""
    assert len({frozenset(operative(rules)) for rules in TEXTS[kind].values()}) == 1
