"""Running case files."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli

CASES = Path(__file__).parents[1] / "cases"

GOOD = """
[[case]]
id = "good"
article = "fibur-2019 7"
position = '''
code: fibur-2019
'''
actions = ["draw"]
expect = { phase = "play", turn = "B" }
"""
WRONG = GOOD.replace("good", "wrong").replace('"play"', '"end"')
REFUSED = GOOD.replace("good", "refused").replace('"draw"', '"C draw"')


def test_the_cases_of_the_house_pass(cli: Cli) -> None:
    answer = cli("cases", CASES)
    assert answer.code == 0
    assert answer.out.endswith(" passed, 0 failed\n")
    assert answer.out.count("\n") == 1


@pytest.mark.parametrize("lang", ["en", "it"])
def test_what_failed_is_told_and_the_last_line_counts(cli: Cli, tmp_path: Path, lang: str) -> None:
    (tmp_path / "a.toml").write_text(GOOD)
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "b.toml").write_text(WRONG + REFUSED)
    answer = cli("cases", tmp_path, "--lang", lang)
    assert (answer.code, answer.err) == (1, "")
    assert answer.out.endswith("\n1 passed, 2 failed\n")
    assert "wrong" in answer.out
    assert "expected 'end', got 'play'" in answer.out
    assert "not-your-turn" in answer.out
    assert "good" not in answer.out


def test_for_programs(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "some.toml"
    path.write_text(GOOD + REFUSED)
    answer = cli("cases", path, path, "--json")
    found = json.loads(answer.out)
    assert (answer.code, found["passed"], found["failed"]) == (1, 2, 2)
    assert [case["refused"] for case in found["cases"]] == [None, "not-your-turn"] * 2


def test_a_broken_file_leaves_no_half_answer(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(WRONG)
    (tmp_path / "b.toml").write_text("broken")
    answer = cli("cases", tmp_path)
    assert (answer.code, answer.out) == (2, "")
    assert "b.toml" in answer.err
