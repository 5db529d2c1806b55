"""Every case of every file in tests/cases comes out as it says, and names an article that exists."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from _pytest.mark import ParameterSet

from tests.texts import inventory
from ventaglio.core.cases import Case, parse_cases, run_case
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.plugin.shelves import all_games, games
from ventaglio.law import shelf

HERE = Path(__file__).parent / "cases"


def all_cases() -> list[ParameterSet]:
    found = []
    for path in sorted(HERE.glob("*.toml")):
        for case in parse_cases(path.read_text(encoding="utf-8"), path.name):
            marks = [pytest.mark.article(*article.split(" ", 1)) for article in case.articles]
            found.append(pytest.param(case, id=f"{path.stem}: {case.id}", marks=marks))
    return found


CASES = all_cases()


def each_case() -> Iterator[Case]:
    for one in CASES:
        (case,) = one.values
        assert isinstance(case, Case)
        yield case


@pytest.mark.parametrize("case", CASES)
def test_case(case: Case) -> None:
    assert run_case(case, all_games(), shelf.has_article).failures == ()


def test_every_case_names_an_article_that_there_is() -> None:
    for case in each_case():
        code = next(line.removeprefix("code: ") for line in case.position.splitlines() if line.startswith("code: "))
        assert case.articles, case.id
        for article in case.articles:
            document, number = article.split(" ", 1)
            assert document == shelf.get(code, game=case.game.removesuffix("-live")).document, case.id
            assert number in {one.number for one in inventory(document)}, case.id


def test_every_game_has_cases() -> None:
    assert {case.game for case in each_case()} >= set(games())


def test_any_other_expectation_would_fail() -> None:
    for case in each_case():
        for name, wanted in case.expect.items():
            changed = msgspec.structs.replace(case, expect={**case.expect, name: f"{wanted} and more"})
            assert _fails(changed), f"{case.id}: {name}"


def _fails(case: Case) -> bool:
    """Whether a case does not come out, or says what can never come out."""
    try:
        return bool(run_case(case, all_games(), shelf.has_article).failures)
    except BadInput:
        return True


def test_no_two_cases_have_one_name() -> None:
    names = [str(case.id) for case in CASES]
    assert sorted(names) == sorted(set(names)) != []
