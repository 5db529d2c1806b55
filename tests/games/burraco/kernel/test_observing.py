"""An observation tells a seat what it sees, and nothing that it does not."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.games.burraco.kernel.lockstep import (
    Lockstep,
    Setting,
    choose,
    see_that_it_agrees_with_itself,
    settings,
)
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.engine.view import view
from ventaglio.games.burraco.kernel import table as at
from ventaglio.games.burraco.kernel.moves import legal
from ventaglio.games.burraco.kernel.numbering import MOST_MOVES
from ventaglio.games.burraco.kernel.observing import OBSERVATION, PARTS, observe
from ventaglio.games.burraco.kernel.reading import row_of_view, state_of
from ventaglio.games.burraco.kernel.table import Row

MEMORY = slice(at.KNOWN, at.POZZETTO)
"""The columns of a row that say what everybody remembers."""


def moves_of(table: Lockstep, row: Row) -> list[int]:
    found = np.zeros(MOST_MOVES, np.int64)
    moves: list[int] = found[: legal(row, table.code, found)].tolist()
    return sorted(moves)


def seen_by(table: Lockstep, row: Row, seat: int) -> np.ndarray:
    out = np.full(OBSERVATION, 99, np.int16)
    observe(row, table.code, seat, out)
    return out


def permuted(row: Row, seat: int, players: int, rng: Random) -> Row:
    """The same table for a seat: the cards that it does not know lie anywhere else among those."""
    other = row.copy()
    hidden: list[int] = []
    places: list[tuple[int, int]] = []
    for one in range(players):
        if one == seat and not row[at.UNSEEN + one]:
            continue
        for face in range(at.FACES):
            known = 0 if one == seat else int(row[at.KNOWN + one * at.FACES + face])
            for _ in range(int(row[at.HANDS + one * at.FACES + face]) - known):
                at.drop(other, one, face)
                hidden.append(face)
                places.append((one, -1))
    pozzetti = [place for place in range(at.POZZETTO, at.STOCK) if place >= 0]
    stock = range(at.STOCK + int(row[at.TOP]), at.STOCK + int(row[at.BOTTOM]))
    for place in (*pozzetti, *stock):
        hidden.append(int(row[place]))
        places.append((-1, place))
    rng.shuffle(hidden)
    for face, (one, place) in zip(hidden, places, strict=True):
        if place < 0:
            at.give(other, one, face)
        else:
            other[place] = face
    return other


def walk(table: Lockstep, rng: Random) -> list[tuple[State, Row]]:
    """Some tables of a hand."""
    state, over, found = table.deal(rng, 0), False, []
    while not over:
        if rng.random() < 0.15:
            found.append((state, table.row.copy()))
        state, over = table.step(state, choose(rng, state, table.moves(state), 0.5))
    return found


@pytest.mark.parametrize("setting", [one for one in settings() if one.players in (3, 4, 6)], ids=str)
def test_what_a_seat_does_not_know_changes_nothing_that_it_is_told(setting: Setting) -> None:
    """However the cards lie that a seat has not seen, it is told the same."""
    table, rng = Lockstep(setting), Random(str(setting))
    for _, row in walk(table, rng):
        for seat in range(setting.players):
            told = seen_by(table, row, seat)
            assert (told == seen_by(table, permuted(row, seat, setting.players, rng), seat)).all()


def test_an_observation_tells_what_a_view_tells() -> None:
    """Hand, pile, stock, pozzetti, counts and melds are those of the view."""
    setting = next(one for one in settings() if one.players == 4)
    table, rng = Lockstep(setting), Random(5)
    parts = {part.name: slice(part.start, part.start + part.length) for part in PARTS}
    for state, row in walk(table, rng):
        for seat in range(4):
            told, seen = seen_by(table, row, seat), view(state, seat)
            hand = [face for face, held in enumerate(told[parts["hand"]]) for _ in range(held)]
            assert hand == [one.index for one in seen.hand or ()]
            pile = [face - 1 for face in told[parts["pile"]] if face]
            assert pile == [one.index for one in reversed(seen.pile)]
            of_seats = told[parts["seats"]].reshape(6, -1)
            assert [of_seats[(other - seat) % 4, 1] for other in range(4)] == list(seen.counts)
            melds = told[parts["melds"]].reshape(at.MOST_MELDS, -1)[: len(seen.melds)]
            assert melds[:, 6].tolist() == [len(meld.cards) for meld in seen.melds]
            assert told[parts["table"]][8:10].tolist() == [seen.stock, len(seen.pozzetti)]


def test_the_parts_are_all_of_an_observation() -> None:
    """They follow each other from the first number to the last."""
    ends = [part.start + part.length for part in PARTS]
    assert [part.start for part in PARTS] == [0, *ends[:-1]]
    assert ends[-1] == OBSERVATION


@pytest.mark.parametrize("setting", list(settings()), ids=str)
def test_a_row_made_from_a_view_could_be_the_table(setting: Setting) -> None:
    """What the seat sees of the row is what it saw, it may do the same, and no card is there twice."""
    table, rng = Lockstep(setting), Random(str(setting))
    for state, row in walk(table, rng):
        seat = state.turn
        known: Any = {"flown": state.flown, "unseen": state.unseen, "unplayed": state.unplayed}
        made = row_of_view(view(state, seat), table.code, state.table.law, rng, played=state.played, **known)
        again = state_of(made, table.code, table.opening)
        for one in range(setting.players):
            assert len(again.hands[one]) == len(state.hands[one])
        assert again.hands[seat] == state.hands[seat]
        assert (again.melds, again.pile, again.took) == (state.melds, state.pile, state.took)
        everything = [*sum(again.hands, ()), *again.stock, *again.pile, *sum(again.pozzetti, ())]
        everything += [one for laid in again.melds for one in laid.meld.cards]
        assert len(everything) == 54 * state.table.packs
        assert sorted(everything) == sorted(
            [*sum(state.hands, ()), *state.stock, *state.pile, *sum(state.pozzetti, ())]
            + [one for laid in state.melds for one in laid.meld.cards]
        )
        for one in range(setting.players):
            assert not Counter(state.known[one]) - Counter(again.hands[one])
        assert (made[MEMORY] == row[MEMORY]).all()
        assert (seen_by(table, made, seat) == seen_by(table, row, seat)).all()
        assert moves_of(table, made) == moves_of(table, row)
        see_that_it_agrees_with_itself(made, table.code)
