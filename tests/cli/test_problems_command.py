"""What cannot be done with problems is told in one line, and before anybody has waited for it."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli

RECORD = Path(__file__).parents[1] / "playthroughs" / "tressette-tradizionali-A-accusa.txt"


@pytest.fixture
def junk(tmp_path: Path) -> Path:
    path = tmp_path / "junk.txt"
    path.write_text("hello\n", encoding="utf-8")
    return path


def test_trouble_is_told_with_its_file(cli: Cli, junk: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    for words in (
        ("check", junk),
        ("make", "burraco", junk, "--out", out),
        ("make", "burraco", "--seeds", 1, "--out", junk),
    ):
        answer = cli("problems", *words)
        assert (answer.code, answer.out) == (2, "")
        assert str(junk) in " ".join(answer.err.split())


def test_a_record_of_another_game_is_not_looked_into(cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    answer = cli("problems", "make", "burraco", RECORD, "--out", out)
    assert answer.code == 2
    assert "burraco" in answer.err
    assert not out.exists()


def test_what_cannot_be_written_is_told_before_anything_is_looked_for(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("nobody should look")

    monkeypatch.setattr("ventaglio.cli.problems.look", never)
    answer = cli("problems", "make", "tressette", "--seeds", 1, "--out", tmp_path / "no" / "out.json")
    assert (answer.code, answer.out) == (2, "")


@pytest.mark.parametrize("most", [0, -3])
def test_of_a_theme_there_is_at_least_one(cli: Cli, tmp_path: Path, most: int) -> None:
    answer = cli("problems", "make", "tressette", "--most", most, "--out", tmp_path / "out.json")
    assert answer.code == 2
    assert "--most" in answer.err


def test_a_file_that_is_there_stays_whole(cli: Cli, tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    assert cli("problems", "make", "tressette", RECORD, "--out", out).code == 0
    first = out.read_text(encoding="utf-8")
    assert cli("problems", "make", "tressette", RECORD, "--out", out).code == 0
    assert out.read_text(encoding="utf-8") == first
    assert json.loads(first)["ventaglio-problems"] == 1
