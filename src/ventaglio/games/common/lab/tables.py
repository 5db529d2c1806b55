"""Many tables of one game as arrays: deal, act at all of them, see what comes of it.

The arrays that are handed out belong to the tables and are written over by the next step; whoever keeps them copies.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ventaglio.core.refusal import BadInput
from ventaglio.games.common.kernel.chance import Dice, below, dice
from ventaglio.games.common.kernel.compiling import compiled
from ventaglio.games.common.lab.observations import Bytes
from ventaglio.games.common.lab.spaces import Layout

NOBODY: Final = -1
LONGEST: Final = 1 << 40
"""The moves of a hand without a limit."""
MOST_TABLES: Final = 1 << 22


class Seen(NamedTuple):
    """What is seen at every table by the player who is to act."""

    observations: Bytes
    masks: Bytes
    """1 for each action that is open."""
    turns: NDArray[np.int8]
    """Who is to act; -1 at a table that has ended and is not dealt again."""


class Step(NamedTuple):
    """What came of an action at every table, and what is seen then."""

    observations: Bytes
    masks: Bytes
    turns: NDArray[np.int8]
    rewards: NDArray[np.float32]
    """For each player what the hand brought, where one has just ended; else nothing."""
    terminated: NDArray[np.bool_]
    """Whether the hand has ended; where it is dealt again, the observation is of the new one."""
    truncated: NDArray[np.bool_]
    """Whether it was broken off, having reached the limit of moves."""


class Tables(ABC):
    """Tables of one game."""

    game: str
    players: int
    actions: Layout
    observation: Layout

    def __init__(self, tables: int, limit: int | None, zero_sum: bool, auto_reset: bool) -> None:
        if not 1 <= tables <= MOST_TABLES:
            told = {"number": str(tables), "most": str(MOST_TABLES)}
            raise BadInput(f"{tables} tables: there may be 1 to {MOST_TABLES}", "lab-tables", **told)
        if limit is not None and limit < 1:
            raise BadInput(f"a limit of {limit} moves: there is at least one", "lab-limit", number=str(limit))
        self.tables = tables
        self.limit = LONGEST if limit is None else limit
        self.zero_sum = zero_sum
        self.auto_reset = auto_reset
        width = -(-self.observation.size // 8) * 8
        self._wide = np.zeros((tables, width), np.uint8)
        self.observations = self._wide[:, : self.observation.size]
        self.words = self._wide.view(np.uint64)
        self.masks = np.zeros((tables, self.actions.size), np.uint8)
        self.turns = np.full(tables, NOBODY, np.int8)
        self.rewards = np.zeros((tables, self.players), np.float32)
        self.terminated = np.zeros(tables, np.bool_)
        self.truncated = np.zeros(tables, np.bool_)
        self.lengths = np.zeros(tables, np.int64)
        self.dice: Dice = np.zeros(tables, np.uint64)
        self._own_dice = dice(0)

    def reset(self, seeds: int | Sequence[int] | NDArray[np.integer] = 0) -> Seen:
        """Deal at every table: by a seed for each, or by one from which each gets its own."""
        self.dice[:] = self._seeds(seeds)
        self.terminated[:] = False
        self.truncated[:] = False
        self.rewards[:] = 0
        self._begin()
        return Seen(self.observations, self.masks, self.turns)

    def _seeds(self, seeds: int | Sequence[int] | NDArray[np.integer]) -> NDArray[np.uint64]:
        if isinstance(seeds, int | np.integer):
            return np.random.SeedSequence(abs(int(seeds))).generate_state(self.tables, np.uint64).astype(np.uint64)
        given = np.asarray(seeds)
        if given.shape != (self.tables,) or given.dtype.kind not in "iu":
            sentence = f"{self.tables} tables want one seed or {self.tables} whole numbers"
            raise BadInput(sentence, "lab-seeds", tables=str(self.tables))
        return given.astype(np.uint64)

    def step(self, actions: ArrayLike) -> Step:
        """Do an action at every table. Where a hand has ended and is not dealt again, the action is not looked at."""
        given = np.asarray(actions)
        if given.shape != (self.tables,) or given.dtype.kind not in "iu":
            sentence = f"{self.tables} tables want {self.tables} whole numbers as actions"
            raise BadInput(sentence, "lab-actions", tables=str(self.tables))
        chosen = np.ascontiguousarray(given, np.int64)
        least, most = int(chosen.min()), int(chosen.max())
        wrong = least if least < 0 else most
        if least < 0 or most >= self.actions.size:
            told = {"action": str(wrong), "most": str(self.actions.size - 1)}
            raise BadInput(f"{wrong} is no action: they go from 0 to {self.actions.size - 1}", "lab-no-action", **told)
        refused = self._advance(chosen)
        if refused != NOBODY:
            action = int(chosen[refused])
            told = {"table": str(refused), "action": f"{action} ({self.actions.name(action)})"}
            sentence = f"table {refused}: action {told['action']} is not open now"
            raise BadInput(sentence, "lab-closed-action", **told)
        return Step(self.observations, self.masks, self.turns, self.rewards, self.terminated, self.truncated)

    def seed_choices(self, seed: int) -> None:
        """Begin anew what `any_action` leaves to chance."""
        self._own_dice = dice(seed)

    def any_action(self) -> NDArray[np.int64]:
        """For every table some action that is open, each as likely as another."""
        chosen = np.empty(self.tables, np.int64)
        choose_any(self.masks, self._own_dice, chosen)
        return chosen

    @abstractmethod
    def observe(self, players: ArrayLike) -> Bytes:
        """What one player at each table sees now, whoever is to act."""

    @abstractmethod
    def action_name(self, action: int, table: int = 0) -> str:
        """An action in words: as records write it where it is a whole move."""

    @abstractmethod
    def _begin(self) -> None: ...

    @abstractmethod
    def _advance(self, actions: NDArray[np.int64]) -> int: ...


class ReadableTables(Tables):
    """Tables that can be shown to people."""

    @abstractmethod
    def state(self, table: int = 0) -> Any:
        """A table as the readable engine has it."""


@compiled
def choose_any(masks: Bytes, dice: Dice, chosen: NDArray[np.int64]) -> None:
    """For every table one of the ones of its mask."""
    for at in range(len(masks)):
        mask = masks[at]
        count = 0
        for action in range(len(mask)):
            count += 1 if mask[action] else 0
        chosen[at] = 0
        if count == 0:
            continue
        left = below(dice, count)
        for action in range(len(mask)):
            if mask[action]:
                if left == 0:
                    chosen[at] = action
                    break
                left -= 1
