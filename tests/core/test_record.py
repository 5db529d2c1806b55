"""Game records: text that replays, and clear words where it does not."""

import pytest

from tests.texts import BURRACO_CODES as CODES
from ventaglio.core.cards import spell
from ventaglio.core.record import AnyGame, Move, Record, final_state, make_record, parse_record, replay, spell_record
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.engine.deal import full_pack
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.game import BURRACO

GAMES: dict[str, AnyGame] = {"burraco": BURRACO}
START = open_table(next(iter(CODES.values())), 4, hands=1, names=("Anna", "Bruno", "Carla", 'Dino "il lungo"'))
DEAL = f"deal 54 {spell(full_pack(START.table))}"


def record(*moves: str, **headers: str) -> str:
    head = [f'[{name} "{value}"]' for name, value in headers.items()]
    return "\n".join(['[Ventaglio "1"]', '[Game "burraco"]', '[Code "fibur-2019"]', '[Hands "1"]', *head, "", *moves])


def test_a_record_carries_table_names_moves_and_result() -> None:
    deal = BURRACO.parse_action(DEAL)
    moves = (Move(TABLE, deal), Move(1, BURRACO.parse_action("draw")))
    game, read = parse_record(spell_record(BURRACO, Record(BURRACO.headers(START), moves)), GAMES)
    made = make_record(BURRACO, START, moves, final_state(game, read), Date="2026-01-06")
    text = spell_record(BURRACO, made)
    assert '[Date "2026-01-06"]' in text
    assert '[B "Bruno"]' in text
    assert "[D \"Dino 'il lungo'\"]" in text
    assert '[Ended "no"]' in text
    assert text.splitlines()[-1] == "B draw"
    assert [step.move.line for step in replay(*parse_record(text, GAMES))] == [17, 18]


def test_comments_and_blank_lines_are_passed_over() -> None:
    _, read = parse_record(record("; the deal", f"table {DEAL}", "", "B draw ".rstrip()), GAMES)
    assert len(read.moves) == 2


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("", r'a record begins with \[Ventaglio "1"\], this one has none'),
        ('[Ventaglio "9"]', "this one has 9"),
        ('[Ventaglio "1"]\n[Game "chess"]', "header Game: 'chess' is none of burraco"),
        (record(Players="two"), "header Players: 'two' is no number"),
        (record("[Late header]"), r"line 6: '\[Late header\]' is no header"),
        (record("B draw", '[Site "Roma"]'), r"line 7: '\[Site \"Roma\"\]' is no header.*before the moves"),
        (record("E draw"), "line 6: 'E' is no seat of this table"),
        (record("B drow"), "line 6: 'drow' is no action"),
        (record("B discard 5x"), "line 6: 'discard 5x': '5x' is not a card"),
        (record("B"), "line 6: an empty line is no action"),
    ],
)
def test_a_broken_record_is_one_sentence_that_says_where(text: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        parse_record(text, GAMES)


@pytest.mark.parametrize(
    "text, sentence",
    [
        (record(f"table {DEAL}", "C draw"), "line 7: 'C draw' is not legal: not-your-turn"),
        (record(f"table {DEAL}", Totals="5 5 5 5"), "header Totals: the record says '5 5 5 5', replay gives '0 0 0 0'"),
        (record(f"table {DEAL}", Ended="yes"), "header Ended: the record says 'yes', replay gives 'no'"),
    ],
)
def test_a_record_that_does_not_play_through_says_where(text: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        final_state(*parse_record(text, GAMES))


def test_a_move_without_a_line_is_named_by_its_number() -> None:
    broken = Record(BURRACO.headers(START), (Move(0, BURRACO.parse_action("draw")),))
    with pytest.raises(BadInput, match="move 1: 'A draw' is not legal: not-dealt"):
        final_state(BURRACO, broken)
