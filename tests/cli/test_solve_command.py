"""What every card is worth, told and for programs."""

import json
from pathlib import Path
from threading import Timer

import pytest

from tests.cli.conftest import Cli
from ventaglio.games.tressette.kernel.solver import solving

RECORD = Path(__file__).parents[1] / "playthroughs" / "tressette-tradizionali-A-accusa.txt"
ENDING = """
tressette position 1
code: tradizionali
phase: lead
dealer: A
official: yes
dealt A: d4 d5 d6 d7 dD dC dR s4 s5 dA
dealt B: s6 s7 sD sC sR c4 c5 c6 c7 d2
dealt C: cD cC cR b4 b5 b6 b7 bD bC d3
dealt D: bR sA s2 s3 cA c2 c3 b2 b3 bA
opener: B
trick B: c4 cD cA s4
trick D: b2 s5 s6 b4
trick D: b3 d4 s7 b5
trick D: bR d5 sD b6
trick D: s2 d6 sC b7
trick D: s3 d7 sR bD
trick D: c2 dD c5 cC
trick D: c3 dC c6 cR
trick D: sA dR c7 bC
leader: D
"""
DIALOGUE = "won: 1 9 0 - reached\ncaller: A 1 0\nspeaker: D\n"


@pytest.fixture
def ending(tmp_path: Path) -> Path:
    path = tmp_path / "ending.txt"
    path.write_text(ENDING, encoding="utf-8")
    return path


def test_for_programs(cli: Cli, ending: Path) -> None:
    """One card is left to each: the last trick and two thirds are D's."""
    found = json.loads(cli("solve", ending, "--json").out)
    assert (found["turn"], found["side"], found["of"], found["aim"]) == ("D", ["B", "D"], 11, "most")
    assert found["cards"] == [
        {"card": "bA", "low": 11, "high": 11, "exact": True, "best": True, "slam": True},
    ]


@pytest.mark.parametrize("lang, best", [("en", "best"), ("it", "la migliore")])
def test_in_words(cli: Cli, lang: str, best: str) -> None:
    answer = cli("solve", RECORD, "--until", 20, "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert best in answer.out
    assert max(map(len, answer.out.splitlines())) <= 80


class Over(Timer):
    """A clock on which all times are over."""

    def start(self) -> None:
        self.interval = 0
        super().start()
        self.join()


def test_bounds_where_time_runs_out(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solving, "Timer", Over)
    found = json.loads(cli("solve", RECORD, "--until", 2, "--json").out)
    assert not all(one["exact"] for one in found["cards"])
    assert all(0 <= one["low"] <= one["high"] <= 11 for one in found["cards"])


@pytest.mark.parametrize(
    "words, stdin, sentence",
    [
        (("-",), "code: tradizionali\nphase: deal\ndealer: A\n", "no passata is being played there"),
        ((RECORD, "--seconds", 0), "", "--seconds: more than 0"),
        (("-",), "code: fibur-2019\n", "only Tressette can be solved"),
        (("-",), ENDING.replace("lead\n", "dialogue\n", 1) + DIALOGUE, "nobody is to play a card there"),
        (("-",), ENDING + "exposed: D\nbound: yes\n", "bound to certain cards"),
        (("nowhere.txt",), "", "nowhere.txt"),
    ],
)
def test_what_cannot_be_solved(cli: Cli, words: tuple[object, ...], stdin: str, sentence: str) -> None:
    answer = cli("solve", *words, stdin=stdin)
    assert answer.code == 2
    assert answer.out == ""
    assert sentence in answer.err
    assert answer.err.count("\n") == 1
