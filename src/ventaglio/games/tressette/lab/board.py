"""Tables of Tressette for learners."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ventaglio.core.refusal import BadInput
from ventaglio.games.common.lab.observations import Bytes
from ventaglio.games.common.lab.tables import NOBODY, ReadableTables, Tables
from ventaglio.games.tressette.engine.actions import spell_action
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.rules import Pairs, Rules
from ventaglio.games.tressette.engine.state import Kind, State
from ventaglio.games.tressette.kernel.actions import DECLARE, MOST_LEGAL, action_of
from ventaglio.games.tressette.kernel.figures import CARDS, FORMULAS, MUST_ACCUSE, card_of, compile_rules
from ventaglio.games.tressette.kernel.reading import state_of
from ventaglio.games.tressette.kernel.table import ROW, new_row, to_act
from ventaglio.games.tressette.lab.environment import (
    ACT,
    ACTIONS,
    CARD_ACTIONS,
    CARD_OBSERVATION,
    OBSERVATION,
    SAY,
)
from ventaglio.games.tressette.lab.loops import advance, any_card, observe_as
from ventaglio.games.tressette.lab.plain import PlainTables
from ventaglio.law import shelf

USUAL: Final = "tradizionali"


class TressetteTables(ReadableTables):
    """Tables at which one passata is played, over and over; ``cards_only`` leaves all words out."""

    game = "tressette"
    players = 4

    def __init__(
        self,
        tables: int = 1,
        *,
        code: str = USUAL,
        edition: str | None = None,
        players: int = 4,
        options: Mapping[str, str] | None = None,
        adopted: tuple[str, ...] = (),
        cards_only: bool = False,
        zero_sum: bool = False,
        limit: int | None = None,
        auto_reset: bool = True,
    ) -> None:
        if players != self.players:
            raise BadInput("Tressette is played by four, two against two", "lab-four")
        self.actions = CARD_ACTIONS if cards_only else ACTIONS
        self.observation = CARD_OBSERVATION if cards_only else OBSERVATION
        super().__init__(tables, limit, zero_sum, auto_reset)
        rules = shelf.get(code, edition).rules
        if not isinstance(rules, Rules):
            raise BadInput(f"{code} is no code of Tressette", "lab-other-code", code=code, game=self.game)
        self.opening = open_table(rules, kind=Kind.PASSATE, passate=1, options=options, adopted=adopted)
        self.code = compile_rules(self.opening.table.rules, Kind.PASSATE, 1)
        self.cards_only = cards_only
        self.rows = np.zeros((tables, ROW), np.int64)
        self._fresh = new_row(0, self.opening.official)
        self._order = np.arange(CARDS, dtype=np.int64)
        self._found = np.zeros(MOST_LEGAL, np.int64)
        self._pending = np.zeros(tables, np.int64)
        """The cards that may be played, as bits, where only cards are; else the card that is about to be led."""
        # A mask of forty cards is also five words of eight bytes; any other is never written so.
        mask_words = self.masks.view(np.uint64) if cards_only else np.zeros((1, 1), np.uint64)
        inside = (self.rows, self.code, self._fresh, self.dice, self._order, self._found, self.lengths, self._pending)
        self._arrays = (*inside, self.turns, self.masks, mask_words, self._wide, self.words)

    def _begin(self) -> None:
        self._order[:] = np.arange(CARDS)
        self._advance(np.full(self.tables, NOBODY, np.int64))

    def _advance(self, actions: NDArray[np.int64]) -> int:
        ends = (self.rewards, self.terminated, self.truncated)
        how = (self.zero_sum, self.auto_reset, self.cards_only)
        return advance(*self._arrays, actions, *ends, self.limit, *how)

    def any_action(self) -> NDArray[np.int64]:
        if not self.cards_only:
            return super().any_action()
        chosen = np.empty(self.tables, np.int64)
        any_card(self._pending, self._own_dice, chosen)
        return chosen

    def observe(self, players: ArrayLike) -> Bytes:
        seats = np.ascontiguousarray(np.broadcast_to(players, (self.tables,)), np.int64)
        wide = np.zeros_like(self._wide)
        words = wide.view(np.uint64)
        observe_as(self.rows, self.code, self._pending, seats, wide, words, self.cards_only)
        return wide[:, : self.observation.size]

    def state(self, table: int = 0) -> State:
        """A table as the readable engine has it."""
        return state_of(self.rows[table], self.opening.table)

    def action_name(self, action: int, table: int = 0) -> str:
        if action < SAY:
            return f"play {card_of(action).text}"
        if action < ACT:
            return f"say {FORMULAS[action - SAY - 1]}" if action > SAY else "say nothing"
        state = self.state(table)
        seat = to_act(self.rows[table], self.code)
        return spell_action(action_of(DECLARE + action - ACT, state, seat))


def tressette_tables(tables: int, *, cards_only: bool = False, **chosen: Any) -> Tables:
    """Tables of Tressette: plain ones where that makes no difference, which are far faster."""
    if not cards_only:
        return TressetteTables(tables, **chosen)
    one = TressetteTables(1, cards_only=True, **chosen)
    if one.opening.table.rules.pairs.value is not Pairs.FIXED or one.code[MUST_ACCUSE]:
        return TressetteTables(tables, cards_only=True, **chosen)
    return PlainTables(one.code, tables, chosen.get("limit"), one.zero_sum, one.auto_reset)
