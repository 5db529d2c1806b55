"""Checking and showing positions."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from ventaglio.games.burraco.game import BURRACO

FOUR = Path(__file__).parents[1] / "playthroughs" / "fibur-2019-4.txt"
SOME = """
code: fibur-2019
phase: play
turn: B
hand B: 4h 5h 6h 7h Kd Kc 2s 9c
meld B: 8h 9h Th
meld A: 3c 4c 5c
pile: 5d Jc
"""


@pytest.fixture
def some(tmp_path: Path) -> Path:
    path = tmp_path / "some.txt"
    path.write_text(SOME, encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_table_and_the_choices(cli: Cli, some: Path, lang: str) -> None:
    answer = cli("position", some, "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert "1 8♥ 9♥ 10♥" in answer.out
    assert "2 3♣ 4♣ 5♣" in answer.out
    assert "5♦ J♣" in answer.out
    assert {"en": "attach 7♥ to 1: 7♥ 8♥ 9♥ 10♥", "it": "legare 7♥ a 1: 7♥ 8♥ 9♥ 10♥"}[lang] in answer.out
    assert {"en": "open 4♥ 5♥ 6♥ 7♥", "it": "calare 4♥ 5♥ 6♥ 7♥"}[lang] in answer.out


def test_a_seat_sees_its_own_cards_only(cli: Cli, some: Path) -> None:
    assert "Your hand (8)  4♥ 5♥ 6♥ 7♥  K♦  9♣ K♣  2♠" in cli("position", some, "--seat", "B").out
    assert "9♣ K♣  2♠" not in cli("position", some, "--seat", "a").out


def test_for_programs_the_actions_are_the_legal_ones(cli: Cli, some: Path) -> None:
    found = json.loads(cli("position", some, "--json").out)
    state = BURRACO.parse_position(found["position"])
    assert sorted(found["actions"]) == sorted(BURRACO.spell_action(one) for one in BURRACO.legal(state))
    assert (found["turn"], found["phase"]) == ("B", "play")


@pytest.mark.parametrize("until", range(0, 120, 7))
def test_any_position_of_a_game_can_be_piped_on(cli: Cli, until: int) -> None:
    text = cli("replay", FOUR, "--until", until, "--position").out
    answer = cli("position", "-", stdin=text)
    assert (answer.code, answer.err) == (0, "")
    assert json.loads(cli("position", "-", "--json", stdin=text).out)["position"] == text


def test_the_end_of_a_match(cli: Cli) -> None:
    text = cli("replay", FOUR, "--position").out
    assert "The match is over." in cli("position", "-", stdin=text).out


@pytest.mark.parametrize("width", ["60", "80", "120", "200"])
def test_it_fits_the_screen(cli: Cli, some: Path, monkeypatch: pytest.MonkeyPatch, width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    cli("position", some)
    monkeypatch.setenv("COLUMNS", width)
    lines = cli("position", some).out.splitlines()
    assert max(map(len, lines)) <= int(width)
