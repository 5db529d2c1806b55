"""Replaying records."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from tests.server.tables.tabletop import Tabletop
from ventaglio.core.record import final_state, parse_record, spell_record
from ventaglio.core.seats import LETTERS
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.common.plugin.shelves import games
from ventaglio.law.referee.inquiry import NeedFacts
from ventaglio.server.tables import doing, refereeing
from ventaglio.server.tables.records import course_of, record_of

RECORDS = Path(__file__).parents[1] / "playthroughs"

PLAYED = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.txt"))
FOUR = Path(__file__).parents[1] / "playthroughs" / "fibur-2019-4.txt"


@pytest.mark.long
@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_every_record_is_told_and_verified(cli: Cli, path: Path) -> None:
    lang = ("en", "it")[PLAYED.index(path) % 2]
    answer = cli("replay", path, "--step", "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    verdict = {"en": "the result is what the record says", "it": "il risultato è quello scritto"}[lang]
    assert verdict in answer.out.splitlines()[-1]
    assert not {"did-", "said-", "score-", "-ended-"} & {word[:6] for word in answer.out.split()}


def test_hands_end_with_a_count_by_article(cli: Cli) -> None:
    out = cli("replay", FOUR).out
    assert "Art. 18" in out
    assert "total of the hand" in out
    assert "victory points" in out


def test_without_step_only_the_ends_are_told(cli: Cli) -> None:
    assert "discards" in cli("replay", FOUR, "--step").out
    assert "discards" not in cli("replay", FOUR).out


@pytest.mark.parametrize("path", PLAYED[::3], ids=lambda path: path.stem)
def test_for_programs(cli: Cli, path: Path) -> None:
    found = json.loads(cli("replay", path, "--json").out)
    game, record = parse_record(path.read_text(encoding="utf-8"), games())
    assert found["verified"] is True
    assert found["moves"] == len(record.moves)
    assert found["result"] == game.result(final_state(game, record))
    for hand in found["hands"]:
        if game is BURRACO:
            counts = [(side["lines"], side["total"]) for side in hand["sides"]]
        else:
            counts = list(zip(hand["lines"], hand["points"], strict=True))
        for lines, total in counts:
            assert total == sum(line["points"] for line in lines)
            assert all(line["cite"]["article"] for line in lines)


def test_for_programs_step_by_step(cli: Cli) -> None:
    found = json.loads(cli("replay", FOUR, "--json", "--step").out)
    assert len(found["steps"]) == found["moves"]
    drawn = next(step for step in found["steps"] if step["action"] == "draw")
    assert drawn["events"][0]["seat"] == "ABCD".index(drawn["by"])


def test_positions_on_the_way(cli: Cli) -> None:
    _, record = parse_record(FOUR.read_text(encoding="utf-8"), {"burraco": BURRACO})
    state = BURRACO.open(record.headers)
    for number, move in enumerate(record.moves[:60]):
        if number % 10 == 0:
            assert cli("replay", FOUR, "--until", number, "--position").out == BURRACO.spell_position(state)
        for event in BURRACO.act(state, move.action, move.by):
            state = BURRACO.fold(state, event)


def test_stopping_on_the_way_shows_the_table(cli: Cli) -> None:
    answer = cli("replay", FOUR, "--until", 30)
    assert answer.code == 0
    assert "stock" in answer.out
    assert "replayed" not in answer.out


def test_a_false_result_is_answered_with_no(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "false.txt"
    text = FOUR.read_text(encoding="utf-8")
    totals = next(line for line in text.splitlines() if line.startswith("[Totals"))
    path.write_text(text.replace(totals, '[Totals "1 2 1 2"]'), encoding="utf-8")
    answer = cli("replay", path)
    assert (answer.code, answer.err) == (1, "")
    assert "Totals: the record says “1 2 1 2”" in answer.out
    found = cli("replay", path, "--json")
    assert found.code == 1
    assert json.loads(found.out)["mismatch"]["Totals"]["said"] == "1 2 1 2"


def test_an_illegal_move_is_named_with_its_line_and_article(cli: Cli, tmp_path: Path) -> None:
    lines = FOUR.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line == "B draw")
    lines[at] = "C draw"
    path = tmp_path / "broken.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    answer = cli("replay", path)
    assert (answer.code, answer.out) == (2, "")
    assert f"line {at + 1}: “C draw”" in answer.err
    assert "Art. 7 — FIBUR 2019" in answer.err
    assert f"riga {at + 1}" in cli("replay", path, "--lang", "it").err


def test_a_record_may_come_through_a_pipe(cli: Cli) -> None:
    assert cli("replay", "-", stdin=FOUR.read_text(encoding="utf-8")) == cli("replay", FOUR)


@pytest.mark.article("fibur-2019", "19")
def test_the_score_sheet_of_a_match(cli: Cli) -> None:
    answer = cli("replay", RECORDS / "fibur-2019-4.txt", "--sheet")
    assert answer.code == 0
    rows = [line.split() for line in answer.out.partition("Score sheet")[2].splitlines()]
    assert ["1", "300", "245", "545", "100", "-40", "60"] in rows
    assert ["all", "695", "350"] in rows


@pytest.mark.parametrize("name", ["estratto-5.txt", "tressette-moderne-A-accusa.txt"])
def test_where_there_are_not_two_sides_at_burraco_there_is_no_sheet(cli: Cli, name: str) -> None:
    answer = cli("replay", RECORDS / name, "--sheet")
    assert (answer.code, answer.out) == (2, "")
    assert "a score sheet is kept where two sides" in answer.err


# ── Live-tables ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def live_record(tmp_path: Path) -> Path:
    """A record of a live-table at which somebody drew two cards, and was called for it; then he left."""
    top = Tabletop("burraco", "fibur-2019", referee=True, clock="none").seat(0, 1, 2, 3).deal()
    assert top.table.turn is not None
    turn = LETTERS[top.table.turn]
    top.act(turn, "draw")
    top.act(turn, "draw")
    ruled = refereeing.call(top.table, (top.table.turn + 1) % 4, turn, "", {}, 0)
    assert not isinstance(ruled, NeedFacts)
    top.append(ruled)
    top.do(doing.abandon, 0)
    file = tmp_path / "live.txt"
    file.write_text(spell_record(top.table.kit.game, record_of(course_of("t", top.log))), encoding="utf-8")
    return file


def test_a_record_of_a_live_table_is_replayed_with_its_rulings(cli: Cli, live_record: Path) -> None:
    told = cli("replay", "--step", live_record)
    assert told.code == 0
    assert "calls the referee" in told.out
    assert "the result is what the record says" in told.out
    assert cli("replay", "--json", live_record).code == 0
    assert cli("replay", "--until", "3", live_record).code == 0
