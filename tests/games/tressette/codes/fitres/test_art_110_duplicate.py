"""Articles 17, 80, 81 and 110: one deal at several tables, played by the modern norms and compared."""

import pytest

from tests.texts import MODERNE
from ventaglio.core.cards import MAZZO
from ventaglio.core.seats import TABLE
from ventaglio.games.tressette.engine.actions import Action, Play
from ventaglio.games.tressette.engine.duplicate import (
    Arbitral,
    Results,
    Score,
    artificial,
    deal,
    make_board,
    others,
    record,
)
from ventaglio.games.tressette.engine.judge import playable
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.state import Kind, Phase, State
from ventaglio.games.tressette.game import TRESSETTE

BOARD = make_board(1, MAZZO[::3] + MAZZO[1::3] + MAZZO[2::3], dealer=2)


def after(state: State, action: Action, by: int) -> State:
    for event in TRESSETTE.act(state, action, by):
        state = TRESSETTE.fold(state, event)
    return state


def at_a_table() -> State:
    """The board, served at one more table."""
    opening = open_table(MODERNE, kind=Kind.PASSATE, passate=1, dealer=BOARD.dealer)
    return after(opening, deal(MODERNE, BOARD), TABLE)


def played(which: int) -> tuple[int, int]:
    """What the lines make if everybody always plays this one of the cards he may: the first, 0, or the last, -1."""
    state = at_a_table()
    while state.phase is not Phase.END:
        state = after(state, Play(sorted(playable(state, state.turn))[which]), state.turn)
    return state.scores


@pytest.mark.article("fitres", "17", "110")
def test_every_table_has_the_same_hands_and_leader_as_the_board_lies() -> None:
    here, there = at_a_table(), at_a_table()
    assert (here.hands, here.leader) == (there.hands, there.leader)
    assert here.hands[3] == tuple(sorted(BOARD.order[:5] + BOARD.order[20:25]))
    assert here.table.rules.sealed.value


@pytest.mark.article("fitres", "80", "81")
def test_a_table_whose_passata_was_annulled_gets_the_mean_of_the_others() -> None:
    results = Results(BOARD)
    for table, which in enumerate((0, -1, -1), start=1):
        results = record(results, Score(table, played(which)))
    assert [score.points for score in results.played] == [(3, 8), (7, 4), (7, 4)]
    given = artificial(MODERNE, others(results, 4))
    assert isinstance(given, Arbitral)
    assert given.points == (6, 5)
