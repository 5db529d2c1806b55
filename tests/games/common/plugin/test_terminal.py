"""A game from outside in the terminal: played, simulated, recorded, replayed, and asked about in case files."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from tests.games.common.plugin.conftest import AT_HAND, ROOT
from ventaglio.games.common.plugin import catalogue, find, names
from ventaglio.games.common.plugin.catalogue import HOUSE

CASES = Path(__file__).parent / "cases.toml"
PLENTY = "1\n" * 60


def test_a_game_that_is_named_is_one_of_the_games() -> None:
    assert names() == (*HOUSE, "asso")
    assert find("asso").name == "asso"


def test_help_lists_it_and_knows_its_options(cli: Cli) -> None:
    assert "Play Asso against bots." in cli("play", "--help").out
    assert "asso" in cli("simulate", "--help").out
    assert "[default: asso-di-casa]" in cli("play", "asso", "--help").out
    assert "numbered" not in cli("--lang", "it", "play", "--help").out


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_person_plays_it_against_its_bot_to_the_end(cli: Cli, tmp_path: Path, players: int, lang: str) -> None:
    record = tmp_path / "match.txt"
    words = ("play", "asso", "--players", players, "--bots", "highest", "--seed", 7, "--record", record)
    answer = cli("--lang", lang, *words, stdin=PLENTY)
    assert (answer.code, answer.err) == (0, "")
    assert {"en": "your cards: ", "it": "le tue carte: "}[lang] in answer.out
    assert "Ended: yes" in answer.out
    assert cli("replay", record).code == 0


def test_actions_may_be_typed_and_are_refused_with_their_article(cli: Cli) -> None:
    lines = "table\nplay d9\nfly\n0\nwhy\nplay dA\n?\nq\nyes\n\n"
    answer = cli("play", "asso", "--seed", 3, "--players", 2, "--option", "hand=3", "--name", "Rosa", stdin=lines)
    assert answer.code == 0
    assert "“fly” is neither a command nor an action." in answer.out
    assert "There is no 0 on the list" in answer.out
    assert "Nothing was refused" in answer.out or "refused" in answer.out
    held = next(line for line in answer.out.splitlines() if line.startswith(" your cards: "))
    if "dA" not in held:
        assert "You do not hold dA." in answer.out
        assert "Art. 1 — Asso" in answer.out


def test_its_records_are_replayed_step_by_step_and_a_false_one_is_found_out(cli: Cli, tmp_path: Path) -> None:
    assert cli("simulate", "asso", "--games", 2, "--players", 3, "--records", tmp_path / "all").code == 0
    first = tmp_path / "all" / "match-1.txt"
    told = cli("replay", first, "--step")
    assert (told.code, told.err) == (0, "")
    assert "The cards of Asso are dealt." in told.out
    assert "Winners: " in told.out
    found = json.loads(cli("replay", first, "--json").out)
    assert (found["game"], found["verified"]) == ("asso", True)
    false = tmp_path / "false.txt"
    false.write_text(first.read_text().replace('[Ended "yes"]', '[Ended "no"]'))
    assert cli("replay", false).code == 1
    stopped = cli("replay", first, "--until", 2, "--position")
    position = tmp_path / "position.txt"
    position.write_text(stopped.out)
    shown = cli("position", position)
    assert shown.code == 0
    assert "your cards: " in shown.out
    assert json.loads(cli("position", position, "--json").out)["phase"] == "play"


@pytest.mark.long
def test_bots_play_it_alike_in_any_number_of_processes(cli: Cli) -> None:
    alone = cli("simulate", "asso", "--games", 6, "--json").out
    figures = json.loads(alone)
    assert (figures["game"], figures["games"], figures["unfinished"]) == ("asso", 6, 0)
    assert sum(player["wins"] for player in figures["players"]) == 6
    command = [sys.executable, "-m", "ventaglio.cli", "simulate", "asso", "--games", "6", "--jobs", "2", "--json"]
    there = {**os.environ, **AT_HAND, "PYTHONPATH": f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
    assert subprocess.run(command, env=there, capture_output=True, check=True, text=True).stdout == alone
    assert "highest" in cli("simulate", "asso", "--games", 3).out


def test_its_bots_meet_in_the_arena(cli: Cli) -> None:
    answer = cli("arena", "asso", "highest", "random", "--players", 3, "--deals", 10, "--workers", 1)
    assert (answer.code, answer.err) == (0, "")
    assert "20 hands in " in answer.out
    whole = cli("arena", "asso", "highest", "random", "--matches", "--deals", 5, "--workers", 1)
    assert "Matches won" in whole.out


def test_case_files_ask_it(cli: Cli) -> None:
    assert cli("cases", CASES).out == "2 passed, 0 failed\n"


def test_its_code_is_shown_with_the_others(cli: Cli) -> None:
    assert "asso:asso-di-casa" in cli("codes", "list").out
    assert "Tricks that win" in cli("codes", "show", "asso-di-casa").out
    assert "Prese che vincono" in cli("--lang", "it", "codes", "show", "asso:asso-di-casa").out
    assert cli("play", "burraco", "--code", "asso-di-casa").err == "ventaglio: asso-di-casa is a code of asso\n"


@pytest.mark.parametrize(
    "named, told",
    [
        (
            "tests.games.common.plugin.nowhere:PLUG",
            "VENTAGLIO_GAMES: the game tests.games.common.plugin.nowhere:PLUG cannot be loaded",
        ),
        ("tests.games.asso:NOTHING", "cannot be loaded"),
        ("tests.games.asso", "cannot be loaded"),
        ("tests.games.asso:CODE", "is no game"),
        ("tests.games.asso:PLUG,tests.games.asso:PLUG", "there is a game asso already"),
    ],
)
def test_what_cannot_be_loaded_is_told_in_a_sentence(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, named: str, told: str
) -> None:
    monkeypatch.setenv(catalogue.VARIABLE, named)
    answer = cli("codes", "list")
    assert answer.code == 2
    assert told in answer.err
    assert "Traceback" not in answer.err
