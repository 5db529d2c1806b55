"""What everybody knows at a Tressette table, told and for programs."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from ventaglio.cli.games import GAMES
from ventaglio.core.record import parse_record, steps

PLAYED = Path(__file__).parents[1] / "playthroughs"
RECORD = PLAYED / "tressette-tradizionali-A-accusa.txt"
SOME = """
code: tradizionali
dealer: A
trick B: d5 d6 d7 d4 saying busso
said D: 1 questo-piombo d
said D: 1 liscio-al-compagno c
leader: D
hand B: d3 dR s4 s5 s6 c4 c5 c6 b4
hand C: s3 c3 d2 s7 c7 b7 b6 b5 bA
hand D: s2 sA sR sC sD cR cC cD cA
hand A: dA dC dD c2 b2 bR bC bD b3
"""


@pytest.fixture
def some(tmp_path: Path) -> Path:
    path = tmp_path / "some.txt"
    path.write_text(SOME, encoding="utf-8")
    return path


def test_lengths_certain_cards_and_voids(cli: Cli, some: Path) -> None:
    found = json.loads(cli("explain", some, "--json").out)
    assert found["tricks"] == 1
    knocker = found["seats"]["B"]["d"]
    # Three cards with the Three: one is played, two are left, the Three among them, and neither Two nor Ace.
    assert (knocker["fewest"], knocker["most"], knocker["certain"]) == (2, 2, ["d3"])
    assert not {"d2", "dA"} & set(knocker["possible"])
    assert found["seats"]["D"]["d"] == {"fewest": 0, "most": 0, "certain": [], "possible": [], "void": True}
    said = {one["what"]: one for one in found["declarations"]}
    assert said["busso"] == {
        "trick": 1,
        "seat": "B",
        "card": "d5",
        "what": "busso",
        "words": "busso",
        "meaning": "three cards with the Three, which is kept",
    }
    assert said["questo-piombo"]["meaning"] == "no card of danari is left"
    # The suit that is meant is the speaker's secret.
    assert "coppe" not in json.dumps(said["liscio-al-compagno"])


@pytest.mark.parametrize("lang", ["en", "it"])
def test_in_words(cli: Cli, some: Path, lang: str) -> None:
    answer = cli("explain", some, "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    told = {"en": "three cards with the Three, which is kept", "it": "tre carte con il Tre, che resta in mano"}
    assert told[lang] in answer.out
    assert {"en": "What everybody knows after one trick", "it": "Quello che tutti sanno dopo una pigliata"}[
        lang
    ] in answer.out
    assert max(map(len, answer.out.splitlines())) <= 80


@pytest.mark.parametrize("until", range(1, 42, 5))
def test_a_record_at_a_move_is_true_of_the_hands(cli: Cli, until: int) -> None:
    """What is said to be certain is so, and nobody holds what is said to be impossible."""
    game, record = parse_record(RECORD.read_text(encoding="utf-8"), GAMES)
    *_, last = steps(game, record, until)
    answer = cli("explain", RECORD, "--until", until, "--json")
    if not last.after.hands:
        assert answer.code == 2
        return
    found = json.loads(answer.out)
    for seat, hand in zip("ABCD", last.after.hands, strict=True):
        for suit, known in found["seats"][seat].items():
            held = {one.text for one in hand if one.suit == suit}
            assert set(known["certain"]) <= held <= set(known["possible"])
            assert known["fewest"] <= len(held) <= known["most"]


def test_the_whole_record_stops_where_cards_were_last_in_play(cli: Cli) -> None:
    assert cli("explain", RECORD).code == 0
    assert cli("explain", "-", stdin=RECORD.read_text(encoding="utf-8")).code == 0


@pytest.mark.parametrize(
    "words, told",
    [
        ((PLAYED / "fibur-2019-4.txt",), "only Tressette"),
        ((RECORD, "--until", 0), "no passata"),
        ((RECORD, "--until", -1), "counts moves from 0"),
        (("nowhere.txt",), "no such file"),
    ],
)
def test_what_cannot_be_explained(cli: Cli, words: tuple[object, ...], told: str) -> None:
    answer = cli("explain", *words)
    assert (answer.code, answer.out) == (2, "")
    assert told in answer.err
