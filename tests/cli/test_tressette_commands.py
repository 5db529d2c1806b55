"""The commands that know every game, at Tressette: ledger, position, replay, cases."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from tests.texts import inventory
from ventaglio.games.tressette.game import TRESSETTE

RECORD = Path(__file__).parents[1] / "playthroughs" / "tressette-moderne-B.a-accusa.txt"
SOME = "code: moderne\nhand B: d3 d5 d4 s2 sA sR cA bC b7 b6\n"
CASES = """
game = "tressette"
article = "fitres 25"

[[case]]
id = "one follows suit"
position = '''
code: tradizionali
phase: follow
leader: A
playing: s7
hand B: d3 d5 d4 s2 sA sR cA bC b7 b6
'''
actions = ["play d3"]
expect = { refused = "follow-suit" }
"""


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_ledger_of_the_one_document(cli: Cli, lang: str) -> None:
    answer = cli("ledger", "fitres", "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert "FITRES" in answer.out
    found = json.loads(cli("ledger", "tressette:fitres", "--json").out)["codes"]
    assert [row["article"] for row in found["fitres"]] == [article.number for article in inventory("fitres")]
    assert len(found["fitres"]) == 185
    assert found == json.loads(cli("ledger", "moderne", "--json").out)["codes"]
    rows = {row["article"]: row for row in found["fitres"]}
    assert "follow_suit" in rows["25"]["norms"]
    assert "follow-suit" in rows["25"]["refusals"]
    assert rows["29"]["norms"].count("review") == 1


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_position(cli: Cli, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "some.txt"
    path.write_text(SOME, encoding="utf-8")
    answer = cli("position", path, "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert "danari 3 5 4   spade 2 A R" in answer.out
    assert "play d5 busso" in answer.out
    assert "danari 3 5 4" not in cli("position", path, "--seat", "a").out


def test_a_position_for_programs(cli: Cli, tmp_path: Path) -> None:
    found = json.loads(cli("position", "-", "--json", stdin=SOME).out)
    state = TRESSETTE.parse_position(found["position"])
    legal = {TRESSETTE.spell_action(one) for one in TRESSETTE.legal(state)}
    assert legal <= set(found["actions"]) <= legal | {"call-out"}
    assert (found["game"], found["turn"], found["phase"]) == ("tressette", "B", "lead")


@pytest.mark.parametrize("until", range(0, 60, 9))
def test_any_position_of_a_game_can_be_piped_on(cli: Cli, until: int) -> None:
    text = cli("replay", RECORD, "--until", until, "--position").out
    answer = cli("position", "-", stdin=text)
    assert (answer.code, answer.err) == (0, "")
    assert json.loads(cli("position", "-", "--json", stdin=text).out)["position"] == text


def test_a_record_says_its_stakes(cli: Cli) -> None:
    out = cli("replay", RECORD).out
    assert "Each loser pays a winner" in out
    assert "Art. 108" in out


def test_an_illegal_move_is_named_with_its_line_and_article(cli: Cli, tmp_path: Path) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line[2:6] == "play")
    lines[at] = ("A" if lines[at][0] != "A" else "B") + lines[at][1:]
    path = tmp_path / "broken.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    answer = cli("replay", path)
    assert (answer.code, answer.out) == (2, "")
    assert f"line {at + 1}: “" in answer.err
    assert "It is not your turn: wait until the players before you have played. (Art. 26 — FITRES)" in answer.err


def test_cases(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    path.write_text(CASES, encoding="utf-8")
    assert cli("cases", path).out.endswith("1 passed, 0 failed\n")
    path.write_text(CASES.replace("follow-suit", "best-first"), encoding="utf-8")
    answer = cli("cases", path)
    assert answer.code == 1
    assert "follow-suit" in answer.out


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_lesson(cli: Cli, lang: str) -> None:
    answer = cli("help", "tressette", "--lang", lang)
    assert answer.code == 0
    assert "«busso»" in answer.out
