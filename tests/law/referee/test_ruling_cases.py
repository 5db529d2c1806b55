"""Every ruling against the case files: each case comes out, and together they cover the whole grid of facts."""

from collections import defaultdict
from pathlib import Path

import msgspec
import pytest

from tests.texts import BOOKS, book_of
from ventaglio.law.referee.cases import RulingCase, parse_ruling_cases, run_ruling_case

HERE = Path(__file__).parents[2] / "rulings"
CASES: dict[str, list[RulingCase]] = defaultdict(list)
"""By the code that rules on them: there are more than a thousand, too many for each to be a test of its own."""
for path in sorted(HERE.rglob("*.toml")):
    for case in parse_ruling_cases(path.read_text(), path.name):
        # A case of ours says how every doubtful text is read: one that says nothing expects none.
        CASES[case.code].append(msgspec.structs.replace(case, readings=case.readings or []))

CODES = [code for books in BOOKS.values() for code in books]


def test_every_code_has_its_cases() -> None:
    assert sorted(CASES) == sorted(CODES)


@pytest.mark.parametrize("code", CODES)
def test_each_case_comes_out(code: str) -> None:
    book = book_of(code)
    ran = {f"{case.irregularity}: {case.id}": run_ruling_case(case, book) for case in CASES[code]}
    assert {name: wrong for name, wrong in ran.items() if wrong} == {}
    assert len(ran) == len(CASES[code]), "two cases of one name"


@pytest.mark.parametrize("code", CODES)
def test_the_cases_cover_the_whole_grid(code: str) -> None:
    book = book_of(code)
    for irregularity in book.provisions:
        told = [facts for case in CASES[code] if case.irregularity == irregularity for facts in case.told()]
        for path, _ in book.paths(irregularity):
            said = any(path.items() <= facts.items() for facts in told)
            assert said, f"{irregularity}: no case says what happens when {path}"


def test_a_case_that_names_no_reading_is_not_about_them() -> None:
    text = next(case for case in CASES["fibur-2019"] if case.readings)
    book = book_of("fibur-2019")
    assert run_ruling_case(msgspec.structs.replace(text, readings=None), book) == []
    assert run_ruling_case(msgspec.structs.replace(text, readings=[]), book) != []
