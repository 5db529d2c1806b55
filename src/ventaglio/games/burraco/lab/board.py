"""Tables of Burraco for learners."""

from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.actions import spell_action
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.kernel.figures import compile_rules
from ventaglio.games.burraco.kernel.many import tidy_pack
from ventaglio.games.burraco.kernel.numbering import MOST_MOVES
from ventaglio.games.burraco.kernel.reading import action_of, state_of
from ventaglio.games.burraco.kernel.table import NONE, ROW
from ventaglio.games.burraco.lab.environment import ACTIONS, advance, move_of, observation, observe_as
from ventaglio.games.common.lab.observations import Bytes
from ventaglio.games.common.lab.tables import NOBODY, ReadableTables
from ventaglio.law import shelf

USUAL: Final = "fibur-2019"


class BurracoTables(ReadableTables):
    """Tables at which one hand is played, over and over."""

    game = "burraco"

    def __init__(
        self,
        tables: int = 1,
        *,
        code: str = USUAL,
        edition: str | None = None,
        players: int = 4,
        alone: bool = False,
        options: Mapping[str, str] | None = None,
        zero_sum: bool = False,
        limit: int | None = None,
        auto_reset: bool = True,
    ) -> None:
        rules = shelf.get(code, edition).rules
        if not isinstance(rules, Rules):
            raise BadInput(f"{code} is no code of Burraco", "lab-other-code", code=code, game="Burraco")
        self.opening = open_table(rules, players, hands=1, alone=alone, options=options)
        self.players = players
        self.actions = ACTIONS
        self.observation = observation(players)
        super().__init__(tables, limit, zero_sum, auto_reset)
        self.code = compile_rules(self.opening.table.rules, players, alone=alone)
        self.rows = np.zeros((tables, ROW), np.int16)
        self._chosen = np.full(tables, NOBODY, np.int64)
        self._pack = tidy_pack(self.code)
        self._order = self._pack.copy()
        self._room = (np.zeros(MOST_MOVES, np.int64), np.zeros(players, np.int64))

    def _begin(self) -> None:
        self._order[:] = self._pack
        self._advance(np.full(self.tables, NOBODY, np.int64))

    def _advance(self, actions: NDArray[np.int64]) -> int:
        return advance(
            self.rows,
            self.code,
            self.dice,
            self._order,
            *self._room,
            self.lengths,
            self._chosen,
            self.turns,
            self.masks,
            self._wide,
            actions,
            self.rewards,
            self.terminated,
            self.truncated,
            self.limit,
            self.zero_sum,
            self.auto_reset,
        )

    def observe(self, players: ArrayLike) -> Bytes:
        seats = np.ascontiguousarray(np.broadcast_to(players, (self.tables,)), np.int64)
        wide = np.zeros_like(self._wide)
        observe_as(self.rows, self.code, self._chosen, seats, wide)
        return wide[:, : self.observation.size]

    def state(self, table: int = 0) -> State:
        """A table as the readable engine has it."""
        return state_of(self.rows[table], self.code, self.opening)

    def action_name(self, action: int, table: int = 0) -> str:
        move = move_of(int(self._chosen[table]), action)
        return self.actions.name(action) if move == NONE else spell_action(action_of(move))
