"""Looking codes up."""

import json

import pytest

from tests.cli.conftest import Cli
from ventaglio.core.norms import diff, norms
from ventaglio.games.common.plugin.shelves import every_code

LANGUAGES = ["en", "it"]
GAME = {found.rules.id: found.game for found in every_code()}
CODES = {found.rules.id: found.rules for found in every_code()}
PAIRS = [(one, other) for one in CODES for other in CODES if one < other and GAME[one] == GAME[other]]


def test_list(cli: Cli) -> None:
    answer = cli("codes", "list")
    assert answer.code == 0
    for code, rules in CODES.items():
        assert f"{GAME[code]}:{code}" in answer.out
        assert rules.title in answer.out


def test_list_for_programs(cli: Cli) -> None:
    found = json.loads(cli("codes", "list", "--json").out)
    assert [one["id"] for one in found] == list(CODES)
    assert {one["id"]: one["game"] for one in found} == GAME


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_show_has_every_norm_in_words(cli: Cli, code: str, lang: str) -> None:
    answer = cli("codes", "show", code, "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert "norm-" not in answer.out
    assert "value-" not in answer.out
    # Every norm has its article, and every filling says so.
    marks = {"en": "our filling:", "it": "nostra integrazione:"}[lang]
    flat = " ".join(answer.out.split())
    assert flat.count(marks) == sum(not norm.stated for _, norm in norms(CODES[code]))
    for name, norm in norms(CODES[code]):
        if norm.choices:
            assert f"{name}:" in flat


def test_show_takes_the_game_before_the_code(cli: Cli) -> None:
    assert cli("codes", "show", "burraco:circolo") == cli("codes", "show", "circolo")


@pytest.mark.parametrize("code", CODES)
def test_show_for_programs(cli: Cli, code: str) -> None:
    found = json.loads(cli("codes", "show", code, "--json").out)
    assert found["id"] == code
    assert list(found["norms"]) == [name for name, _ in norms(CODES[code])]
    assert all(norm["articles"] for norm in found["norms"].values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_diff_side_by_side(cli: Cli, pair: tuple[str, str], lang: str) -> None:
    answer = cli("codes", "diff", *pair, "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    flat = " ".join(answer.out.split())
    number = len(diff(CODES[pair[0]], CODES[pair[1]]))
    assert {"en": f"{number} norms differ.", "it": f"{number} norme differiscono."}[lang] in flat
    ruled = f"ventaglio codes diff {pair[0]} {pair[1]} --rulings"
    assert flat.endswith(ruled)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_norm_that_goes_on_from_another_is_never_shown_without_it(cli: Cli, lang: str) -> None:
    out = cli("codes", "diff", "circolo", "fibur-2019", "--lang", lang).out
    above, row = {
        "en": ("Pozzetto not taken", "… even if nobody"),
        "it": ("Pozzetto non preso", "… anche se non l'ha"),
    }[lang]
    rows = out.splitlines()
    at = next(number for number, line in enumerate(rows) if line.startswith(row))
    assert rows[at - 1].startswith(above)
    assert {"en": "the same", "it": "uguale"}[lang] in rows[at - 1]


def test_norms_that_have_been_adopted_are_named(cli: Cli) -> None:
    answer = cli("codes", "diff", "tradizionali", "tressette:tradizionali+false_call")
    assert (answer.code, answer.err) == (0, "")
    assert "FITRES, traditional + 1" in answer.out


def test_diff_for_programs(cli: Cli) -> None:
    found = json.loads(cli("codes", "diff", "fibur-2019", "internazionale", "--json").out)
    assert found["codes"] == ["fibur-2019", "internazionale"]
    left, right = found["differences"]["close_needs"]
    assert (left["value"], right["value"]) == ("any burraco", "a clean burraco")
    assert right["articles"][0].startswith("internazionale Regola 1")


def test_a_code_does_not_differ_from_itself(cli: Cli) -> None:
    assert cli("codes", "diff", "circolo", "circolo").out == "The two codes fix the same values.\n"
    assert json.loads(cli("codes", "diff", "circolo", "circolo", "--json").out)["differences"] == {}


def test_two_games_cannot_be_compared(cli: Cli) -> None:
    answer = cli("codes", "diff", "circolo", "tressette:moderne")
    assert answer.code == 2
    assert "two games" in answer.err


def test_modern_norms_can_be_adopted_by_name(cli: Cli) -> None:
    found = json.loads(cli("codes", "diff", "tradizionali", "tressette:tradizionali+review", "--json").out)
    assert set(found["differences"]) == {"review", "opponents_first_trick_until"}
    answer = cli("codes", "show", "tressette:moderne+review")
    assert answer.code == 2
    assert "153" in answer.err
