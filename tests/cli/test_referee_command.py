"""``ventaglio referee`` and ``ventaglio referee train``, as a person and as a program meet them."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.cli.conftest import Cli
from tests.texts import BURRACO_CODES as CODES
from ventaglio.games.burraco.bots.matches import shuffle
from ventaglio.games.burraco.engine.actions import spell_action
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.common.plugin.shelves import every_code
from ventaglio.law.referee.cases import LEVELS
from ventaglio.law.referee.remedies import Remedy
from ventaglio.law.referee.words import RulingWords
from ventaglio.law.shelf import register_of

RECORD = """[Ventaglio "1"]
[Game "burraco-live"]
[Code "fibur-2019"]
[Players "4"]
[Hands "1"]

"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Two mistakes at a live-table: D draws when B is on turn, B draws twice."""
    deal = spell_action(shuffle(open_table(CODES["fibur-2019"], 4, hands=1), Random(1)))
    path = tmp_path / "live.txt"
    path.write_text(f"{RECORD}table {deal}\nD draw\nB draw\nB draw\n")
    return path


# ── A person ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("lang", ["en", "it"])
def test_from_what_happened_to_what_must_be_done(cli: Cli, lang: str) -> None:
    closing = 1 + list(register_of("burraco").families).index("closing")
    answer = cli("referee", "--lang", lang, stdin=f"1\n{closing}\n3\n1\n1\n")
    assert (answer.code, answer.err) == (0, "")
    assert "[fibur-2019 36]" in " ".join(answer.out.split())


def test_a_question_mark_tells_what_the_code_wants(cli: Cli) -> None:
    answer = cli("referee", "fibur-2019", "close-with-wild", stdin="?\n1\n")
    assert "wild may not be the card that closes" in " ".join(answer.out.split())


def test_whoever_has_had_enough_leaves(cli: Cli) -> None:
    assert cli("referee", stdin="q\n").code == 1
    assert cli("referee", "fibur-2019", stdin="1\nq\n").code == 1
    assert cli("referee", "fibur-2019", "close-with-wild", stdin="q\n").code == 1
    assert cli("referee", "fibur-2019", "close-with-wild", stdin="").code == 1


def test_a_wrong_number_is_asked_again(cli: Cli) -> None:
    answer = cli("referee", "fibur-2019", "close-with-wild", stdin="9\nnever\n1\n")
    assert answer.code == 0
    assert answer.out.count("Please type a number") == 2


def test_where_the_code_is_silent_it_says_so(cli: Cli) -> None:
    answer = cli("referee", "circolo", "close-with-wild")
    assert "provides no penalty" in " ".join(answer.out.split())


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_ruling_of_every_code_can_be_read_out(cli: Cli, lang: str) -> None:
    for found in every_code():
        for irregularity in found.book.provisions:
            told, _ = next(iter(found.book.paths(irregularity)))
            facts = [f"{fact}={answer}" for fact, answer in told.items()]
            answer = cli("referee", found.set_id, irregularity, *facts, "--lang", lang)
            assert (answer.code, answer.err) == (0, ""), irregularity
            assert all(len(line) <= 80 for line in answer.out.splitlines()), irregularity


# ── A program ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_program_gets_the_next_question(cli: Cli) -> None:
    found = json.loads(cli("referee", "fibur-2019", "close-with-wild", "--json").out)
    assert found["needs"]["fact"] == "when"
    assert set(found["needs"]["answers"]) == {"before-pick-up", "later"}


def test_a_program_gets_the_ruling(cli: Cli) -> None:
    found = json.loads(cli("referee", "fibur-2019", "close-with-wild", "when=before-pick-up", "--json").out)
    orders = [step["order"] for step in found["ruling"]["steps"]]
    assert orders == ["return last-play hand", "stands discard", "close-next-turn"]
    assert found["ruling"]["articles"][0] == "fibur-2019 35"
    assert found["ruling"]["changes"] == [{"fact": "when", "answer": "later"}]


def test_a_program_gets_the_whole_catalogue(cli: Cli) -> None:
    found = json.loads(cli("referee", "internazionale", "--json").out)
    assert {one["id"] for one in found["irregularities"]} == set(register_of("burraco").family_of)


# ── Bad input ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "words, said",
    [
        (["nothing-like-it"], "nothing-like-it"),
        (["close-with-wild", "when=never"], "never"),
        (["close-with-wild", "weather=fine"], "weather"),
        (["close-with-wild", "when"], "fact=answer"),
        (["close-with-wild", "when=later", "when=before-pick-up"], "twice"),
    ],
)
def test_unknown_and_contradictory_facts_get_a_sentence_and_no_ruling(cli: Cli, words: list[str], said: str) -> None:
    answer = cli("referee", "fibur-2019", *words)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err


def test_a_code_that_is_none(cli: Cli) -> None:
    assert cli("referee", "monopoly").code == 2
    assert cli("referee", "--json").code == 2


# ── A record ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_record_answers_what_it_knows(cli: Cli, record: Path) -> None:
    answer = cli("referee", "--record", record, "--mistake", 2)
    assert (answer.code, answer.err) == (0, "")
    assert "[fibur-2019 8]" in answer.out


def test_one_chooses_among_the_mistakes(cli: Cli, record: Path) -> None:
    assert "[fibur-2019 8]" in cli("referee", "--record", record, stdin="2\n").out
    assert cli("referee", "--record", record, stdin="q\n").code == 1


def test_only_the_first_moves(cli: Cli, record: Path) -> None:
    found = json.loads(cli("referee", "--record", record, "--until", 2, "--json").out)
    assert (found["irregularity"], found["facts"]["picked-up-since"]) == ("pick-up-out-of-turn", "no")


@pytest.mark.parametrize(
    "words", [["--until", 1], ["--until", 99], ["--mistake", 9], ["--mistake", 1, "--caller", "Z"], ["fibur-2019"]]
)
def test_impossible_moments_get_a_sentence(cli: Cli, record: Path, words: list[object]) -> None:
    answer = cli("referee", *words, "--record", record)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err


# ── Training ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_perfect_answer_is_worth_ten(cli: Cli, tmp_path: Path) -> None:
    case = tmp_path / "one.toml"
    case.write_text(
        'code = "fibur-2019"\nirregularity = "close-with-wild"\n'
        '[[case]]\nid = "x"\nfacts = { when = "later" }\nruling = ["stands play"]\nsilent = true\n'
    )
    score = tmp_path / "score.json"
    first = cli("referee", "train", "--cases", case, "--score", score, "--seed", 1, "--count", 1, stdin="\n")
    assert "0 of 10" in first.out
    lines = [line.strip() for line in first.out.splitlines()]
    order = RulingWords("burraco", "en").order(Remedy("stands", "play"))
    number = next(line.split()[0] for line in lines if line.endswith(order) and line[0].isdigit())
    again = cli("referee", "train", "--cases", case, "--score", score, "--seed", 1, "--count", 1, stdin=f"{number}\n")
    assert "10 of 10" in again.out
    assert json.loads(score.read_text()) == {"exercises": {"fibur-2019": 2}, "points": {"fibur-2019": 10}}


@pytest.mark.parametrize("level", LEVELS)
def test_the_cases_that_come_with_the_program_serve(cli: Cli, tmp_path: Path, level: int) -> None:
    score = tmp_path / "score.json"
    answer = cli("referee", "train", "--level", level, "--score", score, "--seed", 3, stdin="1\n1 2\n1 1\n2\nq\n")
    assert (answer.code, answer.err) == (0, "")


@pytest.mark.parametrize(
    "words", [["--count", 0], ["--level", 7], ["--cases", "nowhere.toml"], ["circolo", "--level", 3, "--count", 0]]
)
def test_bad_training(cli: Cli, tmp_path: Path, words: list[object]) -> None:
    assert cli("referee", "train", *words, "--score", tmp_path / "s.json").code == 2


def test_a_broken_score_is_left_alone(cli: Cli, tmp_path: Path) -> None:
    score = tmp_path / "score.json"
    score.write_text("[]")
    assert cli("referee", "train", "--score", score).code == 2
    assert score.read_text() == "[]"
