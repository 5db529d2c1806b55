"""Every ruling against the case files: each case comes out, and together they cover the whole grid of facts."""

from pathlib import Path

import pytest

from tests.texts import BOOKS, book_of
from ventaglio.rulings.cases import RulingCase, parse_ruling_cases, run_ruling_case

HERE = Path(__file__).parent
CASES = [case for path in sorted(HERE.rglob("*.toml")) for case in parse_ruling_cases(path.read_text(), path.name)]
ENTRIES = [
    (code, irregularity) for books in BOOKS.values() for code, book in books.items() for irregularity in book.provisions
]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.code} {case.irregularity}: {case.id}" for case in CASES])
def test_the_case_comes_out(case: RulingCase) -> None:
    assert run_ruling_case(case, book_of(case.code)) == []


@pytest.mark.parametrize("code, irregularity", ENTRIES)
def test_the_cases_cover_the_whole_grid(code: str, irregularity: str) -> None:
    told = [facts for case in CASES if (case.code, case.irregularity) == (code, irregularity) for facts in case.told()]
    for path, _ in book_of(code).paths(irregularity):
        assert any(path.items() <= facts.items() for facts in told), f"no case says what happens when {path}"
