"""The four codes are complete, each difference has its article, and nobody asks which code is in play."""

import ast
import importlib.util
from pathlib import Path

import pytest

from tests.sources import PACKAGE, existing, within
from tests.texts import BURRACO_CODES as CODES
from tests.texts import burraco_code as code
from tests.texts import inventory
from ventaglio.core.norms import Norm, adopt, diff, fingerprint, norms, option_text, options, plain
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.codes.circolo import play as circolo
from ventaglio.games.burraco.codes.estratto import play as estratto
from ventaglio.games.burraco.codes.fibur_2019 import play as fibur_2019
from ventaglio.games.burraco.codes.internazionale import play as internazionale
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.games.common.plugin.catalogue import HOUSE
from ventaglio.law import shelf
from ventaglio.law.articles import Charge

MODULES = (fibur_2019, estratto, internazionale, circolo)

each_code = pytest.mark.parametrize("rules", CODES.values(), ids=CODES.keys())
each_id = pytest.mark.parametrize("code_id", CODES)


# ── The values ──────────────────────────────────────────────────────────────────────────────────────────


@each_code
def test_every_field_is_a_norm(rules: Rules) -> None:
    fields = set(Rules.__struct_fields__) - {"id", "title", "edition", "foreign"}
    assert {name for name in fields if isinstance(getattr(rules, name), Norm)} == fields


def test_codes_are_known_by_their_ids() -> None:
    assert list(CODES) == ["fibur-2019", "estratto", "internazionale", "circolo"]
    assert all(rules.id == code_id and code(code_id) is rules for code_id, rules in CODES.items())


def test_an_unknown_id_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadInput, match=r"'fibur-1999'.*fibur-2019, estratto, internazionale, circolo"):
        code("fibur-1999")


def test_no_two_codes_are_one() -> None:
    assert len({id(rules) for rules in CODES.values()}) == len(CODES)
    assert len({rules.title for rules in CODES.values()}) == len(CODES)
    assert len({fingerprint(rules) for rules in CODES.values()}) == len(CODES)


@pytest.mark.parametrize("module", MODULES, ids=CODES.keys())
def test_fingerprint_is_stable_under_a_new_import(module: object) -> None:
    path = Path(str(getattr(module, "__file__", "")))
    spec = importlib.util.spec_from_file_location(f"again_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    again = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(again)
    assert again.RULES is not CODES[again.ID]
    assert fingerprint(again.RULES) == fingerprint(CODES[again.ID])


@each_code
def test_a_code_does_not_differ_from_itself(rules: Rules) -> None:
    assert diff(rules, rules) == ()


def test_every_two_codes_differ_somewhere() -> None:
    assert all(diff(one, other) for one in CODES.values() for other in CODES.values() if one is not other)


# ── The cites ───────────────────────────────────────────────────────────────────────────────────────────


@each_code
def test_every_cite_names_an_article(rules: Rules) -> None:
    for name, norm in norms(rules):
        for cite in norm.cites:
            assert cite.code in CODES, name
            assert cite.article in {article.number for article in inventory(cite.code)}, name


@each_code
def test_what_a_code_states_it_states_itself(rules: Rules) -> None:
    for name, norm in norms(rules):
        assert norm.cite.code == rules.id or not norm.stated, name


@each_code
def test_a_filling_says_why(rules: Rules) -> None:
    assert [name for name, norm in norms(rules) if not norm.stated and not norm.why] == []


@each_code
def test_a_filling_from_another_code_has_its_value(rules: Rules) -> None:
    for name, norm in norms(rules):
        assert plain(norm.value) == plain(getattr(CODES[norm.cite.code], name).value), name


# ── The options ─────────────────────────────────────────────────────────────────────────────────────────


@each_code
def test_an_option_offers_its_own_value_first_and_says_why(rules: Rules) -> None:
    for name, norm in options(rules).items():
        assert norm.choices[0] == norm.value, name
        assert len({option_text(choice) for choice in norm.choices}) == len(norm.choices) > 1, name
        assert norm.why, name


@each_code
def test_every_choice_can_be_taken_by_its_text(rules: Rules) -> None:
    for name, norm in options(rules).items():
        for choice in norm.choices:
            adopted = adopt(rules, {name: option_text(choice)})
            assert getattr(adopted, name).value == choice
            assert getattr(adopted, name).cite == norm.cite


def test_the_options_of_each_code() -> None:
    assert {code_id: set(options(rules)) for code_id, rules in CODES.items()} == {
        "fibur-2019": {"cut", "set_naturals", "natural_two", "wild_moves", "look"},
        "estratto": {
            *("set_naturals", "look", "stall", "alone_from"),
            "pozzetto_penalty_when_nobody_took",
        },
        "internazionale": {
            *("cut", "set_naturals", "natural_two", "wild_moves", "look", "time_out"),
            "pozzetto_penalty_when_nobody_took",
        },
        "circolo": {"natural_two", "wild_moves", "time_out", "pozzetto_penalty_when_nobody_took"},
    }


# ── The inventory ───────────────────────────────────────────────────────────────────────────────────────


def numbers(*parts: str | range) -> list[str]:
    return [str(number) for part in parts for number in (part if isinstance(part, range) else [part])]


ARTICLES = {
    "fibur-2019": [
        *("Scopo", "Regole generali", "Definizioni"),
        *numbers(range(1, 21), "Procedura", "Perdita del diritto", range(21, 42)),
        *("Poteri dell'arbitro", "Norme comportamentali"),
        *("Tre o cinque giocatori", "Variante", "Separé e paramani"),
    ],
    "estratto": [
        *("Introduzione", "Preparativi", "Fase di gioco", "Regole generali", "Scopo del gioco"),
        *("Fine round", "Punteggio", "Punteggio finale", "Fine partita"),
        *(f"Gioco in {players}" for players in range(2, 7)),
        *(f"Convenzioni {number}" for number in range(1, 17)),
        *(f"Deve {letter}" for letter in "abcdefghij"),
        *(f"Può {letter}" for letter in "abc"),
    ],
    "internazionale": [
        *("Scopo", "Regole generali", "Regola 1", "Regola 2", "Regola 3", "Premessa", "Glossario"),
        *numbers(range(1, 20), "Procedura", "Perdita del diritto", range(20, 24), "23 bis", "23 ter"),
        *numbers(range(24, 31), "31/A", "31/B", "31/C", "32", "32 bis", range(33, 36)),
        *("Poteri dell'arbitro", "Norme comportamentali", "Tre o cinque giocatori", "Variante"),
    ],
    "circolo": numbers(range(1, 12)),
}
"""The articles as the documents number them, in their order."""


@each_id
def test_no_article_is_missing(code_id: str) -> None:
    assert [article.number for article in inventory(code_id)] == ARTICLES[code_id]
    assert {article.code for article in inventory(code_id)} == {code_id}


@each_id
def test_every_article_has_a_title_of_its_own(code_id: str) -> None:
    titles = [article.title for article in inventory(code_id)]
    assert all(titles)
    assert len(set(titles)) == len(titles)


@each_id
def test_an_article_left_to_people_says_why(code_id: str) -> None:
    for article in inventory(code_id):
        assert bool(article.reason) == (article.charge in {Charge.CONDUCT, Charge.NOTHING}), article.number


@each_id
def test_no_norm_rests_on_an_article_without_a_rule(code_id: str) -> None:
    empty = {article.number for article in inventory(code_id) if article.charge is Charge.NOTHING}
    assert {norm.cite.article for _, norm in norms(CODES[code_id]) if norm.cite.code == code_id} & empty == set()


# ── Nobody asks which code is in play ───────────────────────────────────────────────────────────────────


IDS = {text.id for text in shelf.current_texts()} | {found.set_id for found in shelf.every_set()}


def code_ids_in(tree: ast.AST) -> list[int]:
    """The lines on which a text is a code's id."""
    return [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Constant) and node.value in IDS]


def code_ids_compared_in(tree: ast.AST) -> list[int]:
    """The lines on which something is compared with a code's id."""
    tests = (ast.Compare, ast.MatchValue)
    return [line for node in ast.walk(tree) if isinstance(node, tests) for line in code_ids_in(node)]


CODES_OF_GAMES = existing(*(f"games/{game}/codes" for game in HOUSE))
LOOKING_UP = existing("law/shelf.py", "tournaments/filling.py", "tournaments/log.py", "tournaments/templates.py")
"""Where texts are written, and where they are looked up by their ids."""
WITH_DEFAULTS = existing(
    *("api", "cli", "lab", "games/common/lab", "games/common/lessons", "games/common/plugin"),
    *(f"games/{game}/{folder}" for game in HOUSE for folder in ("lab", "lessons", "plugin")),
)
"""Where one may be named that is played by if nobody asks for another. A lesson is played by some code, and says so."""


def modules() -> list[str]:
    found = (path.relative_to(PACKAGE).as_posix() for path in sorted(PACKAGE.rglob("*.py")))
    return [path for path in found if not within(path, (*CODES_OF_GAMES, *LOOKING_UP))]


def test_no_module_asks_which_code_is_in_play() -> None:
    asking = {}
    for path in modules():
        source = (PACKAGE / path).read_text(encoding="utf-8")
        search = code_ids_compared_in if within(path, WITH_DEFAULTS) else code_ids_in
        asking[path] = search(ast.parse(source)) if any(one in source for one in IDS) else []
    assert {path: lines for path, lines in asking.items() if lines} == {}
    assert len(asking) > 100


@pytest.mark.parametrize(
    "source",
    [
        'if rules.id == "fibur-2019": pass',
        'if code in ("estratto", "circolo"): pass',
        'match code:\n    case "internazionale": pass',
    ],
)
def test_the_search_finds_what_it_forbids(source: str) -> None:
    assert code_ids_compared_in(ast.parse(source))
    assert code_ids_in(ast.parse(source))


def test_the_search_lets_a_default_pass() -> None:
    assert code_ids_compared_in(ast.parse('def play(code: str = "fibur-2019") -> None: ...')) == []
