"""What everybody knows at a Tressette table, told and for programs."""

import json
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from ventaglio.core.record import parse_record, steps
from ventaglio.games.common.plugin.shelves import games
from ventaglio.games.tressette.terminal.known import knowledge

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
    game, record = parse_record(RECORD.read_text(encoding="utf-8"), games())
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


def test_the_cells_can_be_read_alone(cli: Cli, some: Path) -> None:
    """How many, a colon, what is certain, and in brackets what may be."""
    rows = {line[:2].strip(): line[2:].split("  ") for line in cli("explain", some).out.splitlines()[2:6]}
    table = {seat: [cell.strip() for cell in row if cell.strip()] for seat, row in rows.items()}
    assert table["B"][0] == "2: 3 (R C D)"
    assert table["D"][0] == "none"
    legend = " ".join(cli("explain", some).out.split())
    assert "Read 2: 3 (R C) as two cards: one for certain, the other from those in brackets." in legend
    assert "2: 3 (K J)" in cli("explain", some, "--french").out


@pytest.mark.long
@pytest.mark.parametrize("record", sorted(PLAYED.glob("tressette-*.txt")), ids=lambda path: path.stem)
def test_tables_fit_eighty_columns(cli: Cli, record: Path) -> None:
    for until in (7, 14, 21, 28):
        out = cli("explain", record, "--until", until, "--lang", "it").out
        assert max(map(len, out.splitlines()), default=0) <= 80
        rows = out.splitlines()[2:6]
        assert all(row.count("(") == row.count(")") for row in rows), "a cell is broken"


@pytest.mark.parametrize("code", ["tradizionali", "moderne"])
def test_what_everybody_knows_is_told_at_once(code: str) -> None:
    """Half a second is what a person takes for at once. The middle of a passata, when most has been said."""
    game, record = parse_record((PLAYED / f"tressette-{code}-A-accusa.txt").read_text(encoding="utf-8"), games())
    middle = [step.after for step in steps(game, record) if len(step.after.tricks) == 5 and step.after.hands]
    assert middle
    for state in middle[:4]:
        begun = time.process_time()
        knowledge(state)
        assert time.process_time() - begun < 0.5


@pytest.mark.parametrize(
    "words, told",
    [
        ((PLAYED / "fibur-2019-4.txt",), "--why tells here"),
        ((RECORD, "--until", 0), "no passata"),
        ((RECORD, "--until", -1), "counts moves from 0"),
        ((RECORD, "--until", 9999), "--until 9999 is beyond the end: the record has "),
        ((RECORD, "--until", 9999, "--lang", "it"), "--until 9999 va oltre la fine: la registrazione ha "),
        (("nowhere.txt",), "no such file"),
    ],
)
def test_what_cannot_be_explained(cli: Cli, words: tuple[object, ...], told: str) -> None:
    answer = cli("explain", *words)
    assert (answer.code, answer.out) == (2, "")
    assert told in answer.err


def test_a_position_has_no_moves(cli: Cli, some: Path) -> None:
    answer = cli("explain", some, "--until", 3)
    assert answer.code == 2
    assert "--until is for records" in answer.err


def test_a_position_in_which_somebody_lies(cli: Cli) -> None:
    """Whoever says «busso» keeps the Three; here it falls to the same trick: on such words nothing can be built."""
    text = "code: tradizionali\ntrick B: d5 d3 d7 d4 saying busso\nleader: C\nhand B: dR s4 s5 s6 c4 c5 c6 b4 b7\n"
    answer = cli("explain", "-", stdin=text)
    assert (answer.code, answer.err) == (0, "")
    assert " B  0–6 " in answer.out


def test_the_help_says_where_it_stops_by_itself(cli: Cli) -> None:
    assert "where cards were last in play" in " ".join(cli("explain", "--help").out.split())
    game, record = parse_record(RECORD.read_text(encoding="utf-8"), games())
    *_, last = steps(game, record)
    assert game.turn(last.after) is None
    assert cli("explain", RECORD).out == cli("explain", RECORD, "--until", len(record.moves) - 1).out


def test_comments_may_stand_before_the_headers(cli: Cli) -> None:
    text = RECORD.read_text(encoding="utf-8")
    assert cli("explain", "-", stdin=f"; a comment\n{text}").out == cli("explain", RECORD).out


def test_why_the_strongest_player_would_do_it(cli: Cli) -> None:
    words = ("explain", RECORD, "--until", "12", "--why", "--worlds", "10")
    found = json.loads(cli(*words, "--json").out)
    assert found["seat"] in "ABCD"
    assert all(one["reasons"] for one in found["choices"])
    told = cli(*words).out
    assert found["choices"][0]["told"] in told
    assert "giocare" in cli(*words, "--lang", "it").out, "it is said in words, not as a record has it"
    assert found["choices"][0]["reasons"][0] in " ".join(told.split())


def test_why_takes_some_worlds_and_somebody_on_turn(cli: Cli, some: Path) -> None:
    assert "--worlds" in cli("explain", RECORD, "--until", "12", "--why", "--worlds", "0").err
    assert cli("explain", some, "--why").code == 2


@pytest.mark.parametrize("lang", ["en", "it"])
def test_where_only_letters_can_be_shown_suits_are_letters(shell: Cli, lang: str) -> None:
    words = (PLAYED / "fibur-2019-4.txt", "--until", 20, "--why", "--worlds", 2, "--lang", lang)
    answer = shell("explain", *words, PYTHONIOENCODING="ascii")
    assert (answer.code, answer.err) == (0, "")
    assert "?" not in answer.out
    assert "Kc" in answer.out
