"""Two tables side by side: the readable engine and the kernel, compared after every step."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.engine.acting import act
from ventaglio.games.burraco.engine.actions import Deal
from ventaglio.games.burraco.engine.deal import full_pack, regular_cut
from ventaglio.games.burraco.engine.events import HandEnded
from ventaglio.games.burraco.engine.folding import fold
from ventaglio.games.burraco.engine.legal import legal as readable_legal
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.memory import BySeat
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.games.burraco.engine.score import count as readable_count
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.kernel import table as at
from ventaglio.games.burraco.kernel.figures import SEATS, Code, compile_rules
from ventaglio.games.burraco.kernel.moves import legal
from ventaglio.games.burraco.kernel.numbering import ATTACH, DRAW, MOST_MOVES
from ventaglio.games.burraco.kernel.playing import count, step
from ventaglio.games.burraco.kernel.reading import action_of, move_of, state_of
from ventaglio.games.burraco.kernel.table import Row, deal, new_row
from ventaglio.law import shelf

PATIENCE: Final = 2
"""Laps of swaps after which a player draws: some codes would let them go on for ever."""

EVERY: Final = 12
"""Moves after which all of both tables is compared; at each move what it could change is."""

ENDS: Final = {"closed": at.CLOSED, "stock": at.STOCK_OUT}


class Setting(NamedTuple):
    """A code, in an edition, at a table."""

    rules: Rules
    players: int
    alone: bool

    def __str__(self) -> str:
        return f"{self.rules.id}-{self.rules.edition}-{self.players}{'-alone' if self.alone else ''}"


def settings() -> Iterator[Setting]:
    """Every code in every edition, with every number of players, each for himself where that is provided for."""
    for text in shelf.TEXTS:
        if text.game != "burraco":
            continue
        for norm_set in text.sets.values():
            for players in norm_set.rules.packs.value:
                yield Setting(norm_set.rules, players, False)
                if players in norm_set.rules.pozzetti_alone.value:
                    yield Setting(norm_set.rules, players, True)


class Lockstep:
    """One table played twice."""

    def __init__(self, setting: Setting, code: Code | None = None) -> None:
        self.code = compile_rules(*setting[:2], alone=setting.alone) if code is None else code
        self.opening = open_table(setting.rules, setting.players, alone=setting.alone)
        self.row = new_row()
        self.found = np.zeros(MOST_MOVES, np.int64)
        self.totals = np.zeros(setting.players, np.int64)
        self.number = lru_cache(1 << 14)(move_of)

    def deal(self, rng: Random, dealer: int) -> State:
        """Deal both tables."""
        state = replace(self.opening, dealer=dealer)
        order = list(full_pack(state.table))
        rng.shuffle(order)
        dealing = Deal(tuple(order), rng.randint(*regular_cut(state, len(order))))
        for event in act(state, dealing, TABLE):
            state = fold(state, event)
        deal(self.row, self.code, np.array([one.index for one in order], np.int64), dealing.cut, dealer)
        return state

    def compare(self, state: State) -> None:
        """See that both tables are the same, card by card."""
        assert state_of(self.row, self.code, self.opening) == replace(
            state,
            unseen=tuple(sorted(state.unseen)),
            unplayed=tuple(sorted(state.unplayed)),
            known=tidy(state.known),
            threw=tidy(state.threw),
        )
        see_that_it_agrees_with_itself(self.row, self.code)
        count(self.row, self.code, self.totals)
        for side in readable_count(state, None):
            assert all(self.totals[seat] == side.total for seat in side.seats)

    def compare_what_moved(self, state: State, seat: int) -> None:
        """See that what a move of a seat could change is the same at both tables."""
        row = self.row.tolist()
        barred = at.NONE if state.barred is None else state.barred.index
        assert row[at.TURN : at.SWAPS + 1] == [
            *(state.turn, state.turns, state.collected, state.played, barred, state.flown, state.swaps)
        ]
        assert row[at.BOTTOM] - row[at.TOP] == len(state.stock)
        assert row[at.PILE : at.PILE + row[at.PILED]] == [one.index for one in state.pile]
        assert row[at.SIDES : at.SIDES + len(state.sides)] == list(state.sides)
        assert row[at.SIZE : at.SIZE + len(state.hands)] == list(map(len, state.hands))
        for first, by_seat in ((at.HANDS, state.hands), (at.KNOWN, state.known), (at.THREW, state.threw)):
            wanted = [0] * at.FACES
            for one in by_seat[seat]:
                wanted[one.index] += 1
            assert row[first + seat * at.FACES : first + (seat + 1) * at.FACES] == wanted
        assert [row[at.LAID + number * at.WIDTH] for number in range(row[at.MELDS])] == [
            laid.owner for laid in state.melds
        ]

    def moves(self, state: State) -> list[int]:
        """The moves that there are, which have to be the same at both tables."""
        moves: list[int] = self.found[: legal(self.row, self.code, self.found)].tolist()
        wanted = {self.number(action, state.table.law) for action in readable_legal(state)}
        assert len(set(moves)) == len(moves)
        assert set(moves) == wanted, ([action_of(one) for one in wanted ^ set(moves)], state)
        return moves

    def step(self, state: State, move: int) -> tuple[State, bool]:
        """Do a move at both tables; at its end the hand is counted at both."""
        events = act(state, action_of(move), state.turn)
        step(self.row, self.code, move)
        for event in events:
            if isinstance(event, HandEnded):
                self.compare_at_the_end(state, event)
                return state, True
            state = fold(state, event)
        return state, False

    def compare_at_the_end(self, state: State, ended: HandEnded) -> None:
        """See that both hands ended alike: with the same cards in the same places, and the same count."""
        assert self.row[at.PHASE] == at.END
        assert self.row[at.HOW] == ENDS[ended.how]
        assert self.row[at.CLOSER] == (at.NONE if ended.closer is None else ended.closer)
        shown = state_of(self.row, self.code, self.opening)
        assert (shown.hands, shown.melds, shown.pozzetti) == (state.hands, state.melds, state.pozzetti)
        assert (shown.known, shown.threw) == (tidy(state.known), tidy(state.threw))
        count(self.row, self.code, self.totals)
        wanted = {seat: side.total for side in ended.sides for seat in side.seats}
        assert list(self.totals) == [wanted[seat] for seat in range(len(wanted))]

    def play(self, rng: Random, dealer: int = 0) -> int:
        """Play a hand in step, and say how many moves it took."""
        state = self.deal(rng, dealer)
        greed = rng.random()
        for taken in range(10_000):
            if taken % EVERY == 0:
                self.compare(state)
            seat = state.turn
            state, over = self.step(state, choose(rng, state, self.moves(state), greed))
            if over:
                return taken + 1
            self.compare_what_moved(state, seat)
        raise AssertionError("a hand without an end")


def tidy(by_seat: BySeat) -> BySeat:
    """The same cards as a row gives them: it knows nothing of the order in which they came or went."""
    return tuple(tuple(sorted(cards)) for cards in by_seat)


def choose(rng: Random, state: State, moves: list[int], greed: float) -> int:
    """Some move; whoever is greedy lays what he can."""
    if state.swaps >= PATIENCE * state.table.players and DRAW in moves:
        return DRAW
    laying = [move for move in moves if move >= ATTACH]
    return rng.choice(laying if laying and rng.random() < 0.3 + 0.7 * greed else moves)


def see_that_it_agrees_with_itself(row: Row, code: Code) -> None:
    """What a row keeps of its cards in other forms says the same as the cards."""
    again = row.copy()
    again[at.SIZE : at.TAKES] = 0
    again[at.RANKS : at.KNOWN] = 0
    for seat in range(SEATS):
        for face in range(at.FACES):
            for _ in range(row[at.HANDS + seat * at.FACES + face]):
                at.give(again, seat, face)
    for side in range(SEATS):
        at.refit(again, code, side)
    assert (again == row).all()
