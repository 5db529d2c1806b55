"""A place to think at: one who thinks about one position after another, by a network."""

import numpy as np

from ventaglio.games.burraco.kernel.figures import CARDS, PLAYERS, Code
from ventaglio.games.burraco.kernel.numbering import MOST_MOVES
from ventaglio.games.burraco.kernel.table import JOKER, Row, new_row
from ventaglio.games.burraco.kernel.value.growing import grows
from ventaglio.games.burraco.kernel.value.laps import UNTIL_THE_END, Results, try_worlds
from ventaglio.games.burraco.kernel.value.layout import HOPE, LEAD, REACH, SURER, THINKER, Net, new_desk
from ventaglio.games.burraco.kernel.value.surroundings import new_unseen, survey
from ventaglio.games.burraco.kernel.value.thinking import ALL, MOST, MOST_WEIGHED, hold_back, think
from ventaglio.games.common.kernel.compiling import whole


class Study:
    """Room to think in, with a network: for one who thinks about one position after another."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self._desk = new_desk()
        self._unseen = new_unseen()
        self._found = np.zeros(MOST_MOVES, np.int64)
        self._spare, self._other, self._third = new_row(), new_row(), new_row()
        self._moves = np.zeros(MOST_WEIGHED, np.int64)
        self._values = np.zeros(MOST_WEIGHED, np.float64)

    def play_for(self, side: int, lead: float, surer: float) -> None:
        """Have a side play for the match: it leads by so much, and that counts so much more once a hand is over."""
        self._desk[THINKER], self._desk[LEAD], self._desk[SURER] = side, lead, surer

    def hope_for_clean(self, points: float) -> None:
        """Have clean burrachi in the making count so much beside what the network says."""
        self._desk[HOPE] = points

    def weigh(
        self, row: Row, code: Code, *, everything: bool = False, patience: float = 0.0
    ) -> tuple[list[int], list[float]]:
        """The moves of the player on turn, and what each is worth to him; ``patience`` makes wilds dearer."""
        room = self._desk, self._unseen, self._found, self._spare, self._other
        some = think(row, code, self.net, *room, whole(ALL if everything else MOST), self._moves, self._values)
        hold_back(row, code, self._moves, self._values, some, patience)
        return self._moves[:some].tolist(), self._values[:some].tolist()

    def settle(self, row: Row, code: Code, seat: int) -> None:
        """Look around from a seat, before asking what is likely."""
        survey(row, code, seat, self._unseen, self._desk)

    def grows(self, row: Row, code: Code, meld: int, seat: int) -> float:
        """The chance that a meld becomes a burraco with natural cards, those of the seat counted as there."""
        return float(grows(row, code, meld, seat, self._unseen, float(self._desk[REACH])))

    def out_of(self, rank: int) -> int:
        """How many natural cards of a rank the seat does not see."""
        return int(self._unseen[rank:JOKER:13].sum())

    def try_worlds(
        self, row: Row, code: Code, moves: list[int], first: int, worlds: int, seed: int, *, to_the_end: bool = False
    ) -> Results:
        """What each of some moves came to in so many worlds, from the one of this number on; the row is used up.

        The next lap is played, and what it leads to is valued; or all is played that is left of the hand.
        """
        room = self._desk, self._unseen, self._found, self._spare, self._other
        results = np.zeros((worlds, len(moves)), np.float64)
        order = np.zeros(int(code[CARDS]), np.int64)
        totals = np.zeros(int(code[PLAYERS]), np.int64)
        tried = np.array(moves, np.int64)
        inner = self._third, self._moves, self._values
        turns = UNTIL_THE_END if to_the_end else int(code[PLAYERS]) - 1
        chance = np.zeros(1, np.uint64)
        try_worlds(row, code, self.net, *room, *inner, tried, turns, first, seed, order, results, totals, chance)
        return results
