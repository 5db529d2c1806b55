"""Bots playing Tressette by the dozen."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli

WORDS = ("simulate", "tressette", "--games", "4", "--seed", "7")


@pytest.mark.long
def test_the_same_seed_gives_the_same_bytes_in_any_number_of_processes(cli: Cli, shell: Cli) -> None:
    first = cli(*WORDS, "--json")
    assert (first.code, first.err) == (0, "")
    assert first.out == cli(*WORDS, "--json").out == shell(*WORDS, "--json", "--jobs", "2").out
    assert first.out != cli(*WORDS[:-1], "8", "--json").out


def test_figures(cli: Cli) -> None:
    found = json.loads(cli(*WORDS, "--code", "moderne", "--bots", "random,basic", "--json").out)
    assert (found["game"], found["code"], found["games"]) == ("tressette", "moderne", 4)
    assert [player["bot"] for player in found["players"]] == ["random", "basic", "random", "basic"]
    assert sum(found["ended"].values()) + found["unfinished"] == 4
    assert sum(player["wins"] for player in found["players"]) == 2 * sum(found["ended"].values())
    assert found["said"]["silence"] > 0
    assert found["cappotti"] <= 4


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("pairs", ["A", "B.b.2"])
def test_told(cli: Cli, lang: str, pairs: str) -> None:
    answer = cli(*WORDS, "--pairs", pairs, "--buongioco", "silent", "--match", "single", "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert {"en": "Points a passata", "it": "Punti a passata"}[lang] in answer.out
    assert "simulate-" not in answer.out


def test_records_replay(cli: Cli, tmp_path: Path) -> None:
    assert cli(*WORDS[:2], "--games", "2", "--records", tmp_path / "out").code == 0
    records = sorted((tmp_path / "out").iterdir())
    assert len(records) == 2
    for path in records:
        assert cli("replay", path).code == 0


@pytest.mark.parametrize(
    "words, told",
    [
        (("--games", "0"), "--games"),
        (("--bots", "x"), "no bot"),
        (("--bots", "basic,basic,basic,basic,basic"), "5 bots"),
        (("--code", "circolo"), "burraco"),
        (("--pairs", "Z"), "B.b.2"),
    ],
)
def test_bad_words(cli: Cli, words: tuple[str, ...], told: str) -> None:
    answer = cli("simulate", "tressette", *words)
    assert (answer.code, answer.out) == (2, "")
    assert told in answer.err
