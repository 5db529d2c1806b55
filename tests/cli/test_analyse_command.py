"""Hands that are over are looked at in the terminal; of one under way nothing is told."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from tests.learning.analysis.thinking import played, thinking
from ventaglio.core.record import make_record, spell_record
from ventaglio.games.tressette.game import TRESSETTE


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return written(tmp_path, 0)


def written(folder: Path, missing: int) -> Path:
    steps = played()[: len(played()) - missing]
    moves = tuple(step.move for step in steps)
    path = folder / "game.txt"
    found = make_record(TRESSETTE, steps[0].before, moves, steps[-1].after)
    path.write_text(spell_record(TRESSETTE, found), encoding="utf-8")
    return path


@pytest.fixture(autouse=True)
def opinionated(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = thinking()[1]
    monkeypatch.setattr("ventaglio.cli.analyse.kit_of", lambda name: kit)


def test_for_programs(cli: Cli, record: Path) -> None:
    found = json.loads(cli("analyse", record, "--hand", 2, "--effort", 3, "--json").out)
    assert found["game"] == "tressette"
    (hand,) = found["hands"]
    assert (hand["hand"], hand["worlds"], hand["opinions"]) == (2, 3, True)
    assert len(hand["moments"]) == 3
    step = hand["moments"][0]["step"]
    decision = next(one for one in hand["decisions"] if one["step"] == step)
    assert {one["done"] for one in decision["choices"]} == {True, False}
    assert {"value", "error", "seen", "reasons"} <= set(decision["choices"][0])


@pytest.mark.parametrize("lang, title", [("en", "What mattered most"), ("it", "Quello che ha contato di più")])
def test_in_words(cli: Cli, record: Path, lang: str, title: str) -> None:
    answer = cli("analyse", record, "--effort", 3, "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.count(title) == 2, "both hands are told"
    assert max(map(len, answer.out.splitlines())) <= 80


def test_figures_are_those_of_the_language(cli: Cli, record: Path) -> None:
    told = cli("analyse", record, "--effort", 3, "--lang", "it").out
    assert "Passata 1" in told
    assert not re.search(r"[0-9]\.[0-9]", told)


@pytest.mark.parametrize("missing", [1, 12])
def test_of_a_hand_under_way_nothing_is_told(cli: Cli, tmp_path: Path, missing: int) -> None:
    path = written(tmp_path, missing)
    answer = cli("analyse", path, "--hand", 2)
    assert answer.code == 2
    assert answer.out == ""
    assert "not over" in answer.err
    whole = json.loads(cli("analyse", path, "--effort", 3, "--json").out)
    assert [one["hand"] for one in whole["hands"]] == [1]


def test_what_cannot_be_done_is_said(cli: Cli, record: Path, tmp_path: Path) -> None:
    assert "--effort" in cli("analyse", record, "--effort", 0).err
    dealt = written(tmp_path, len(played()) - 1)
    assert "no passata of it is over" in cli("analyse", dealt).err
    assert cli("analyse", record, "--hand", 7).code == 2
