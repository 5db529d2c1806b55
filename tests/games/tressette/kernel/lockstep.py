"""The kernel and the readable engine side by side: every state, every list of legal acts and every count compared."""

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache

import numpy as np
from msgspec.structs import replace

from ventaglio.core.seats import TABLE
from ventaglio.games.common.kernel.chance import dice
from ventaglio.games.tressette.engine.acting import advance
from ventaglio.games.tressette.engine.actions import Action, Claim, Deal, Play
from ventaglio.games.tressette.engine.events import Event, PassataEnded
from ventaglio.games.tressette.engine.legal import legal, to_act
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.engine.state import Kind, Phase, State
from ventaglio.games.tressette.kernel import (
    MADE,
    MOST_LEGAL,
    action_number,
    action_of,
    card_of,
    compile_rules,
    row_of,
    state_of,
)
from ventaglio.games.tressette.kernel.figures import CARDS, Code
from ventaglio.games.tressette.kernel.many import deal_rows, legal_rows, step_rows, turn_rows
from ventaglio.games.tressette.kernel.table import EXPOSED, SAID_NOW, Row

NO_MASKS = np.empty((0, 0), np.bool_)
TALKATIVE = ((1.0, 0.02), (5.0, 0.1), (0.2, 0.003))
"""How likely words and a lay-down are beside a card in silence: one of these for each match."""


_number = lru_cache(maxsize=1 << 12)(action_number)

EVERY = 8
"""Acts after which a row is turned back into a state.

After each act the state is turned into a row, of which every number has to be the same. That is to compare states, for
a row holds all of one: what it stands for is the state itself, as is seen after every eighth act.
"""


class Pair:
    """A table of the readable engine and a row of the kernel, which do the same."""

    def __init__(self, state: State, code: Code) -> None:
        self.state, self.code = state, code
        self.row: Row = row_of(state)
        self.passate = self.acts = 0
        self._seats, self._sizes = np.empty(1, np.int64), np.empty(1, np.int64)
        self._found = np.empty((1, MOST_LEGAL), np.int64)

    @property
    def rows(self) -> Row:
        return self.row[None]

    def deal(self, seed: int) -> None:
        """A deal of the kernel's, served at both."""
        pack = np.zeros((1, CARDS + 1), np.int64)
        deal_rows(self.rows, self.code, dice(seed), pack)
        order = tuple(card_of(number) for number in pack[0, :CARDS])
        self._advance(Deal(order, int(pack[0, CARDS])), TABLE)
        self.passate += 1

    def choices(self) -> list[Action]:
        """The legal acts, the same at both."""
        turn_rows(self.rows, self.code, self._seats)
        assert self._seats[0] == to_act(self.state)
        acts = list(legal(self.state))
        legal_rows(self.rows, self.code, self._found, self._sizes, NO_MASKS)
        numbers = self._found[0, : self._sizes[0]].tolist()
        assert sorted(numbers) == sorted(map(_number, acts)), self._difference(acts, numbers)
        return acts

    def _difference(self, acts: Sequence[Action], numbers: Sequence[int]) -> str:
        seat = to_act(self.state) or 0
        kernel = {action_of(number, self.state, seat) for number in numbers}
        return f"only the kernel: {kernel - set(acts)}; only the engine: {set(acts) - kernel}; {self.state}"

    def play(self, action: Action) -> None:
        """An act at both."""
        seat = to_act(self.state)
        assert seat is not None
        number = _number(action)
        assert action_of(number, self.state, seat) == action
        step_rows(self.rows, self.code, np.array([number]))
        self._advance(action, seat)

    def _advance(self, action: Action, by: int) -> None:
        events, self.state = advance(self.state, action, by)
        self._compare_count(events)
        again = row_of(self.state)
        again[MADE : MADE + 2] = self.row[MADE : MADE + 2]
        if self.acts % EVERY == 0 or again.tobytes() != self.row.tobytes():
            kernel = state_of(self.row, self.state.table)
            # What a lay-down swept stands in the log only; nothing asks the table for it.
            engine = replace(self.state, swept=())
            assert kernel == engine, _differing(kernel, engine)
            assert (again == self.row).all(), [
                (at, again[at], self.row[at]) for at in np.flatnonzero(again != self.row)
            ]
        self.acts += 1

    def _compare_count(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, PassataEnded):
                assert tuple(self.row[MADE : MADE + 2]) == event.points


def _differing(one: State, other: State) -> dict[str, tuple[object, object]]:
    pairs = ((name, getattr(one, name), getattr(other, name)) for name in one.__struct_fields__)
    return {name: (ours, theirs) for name, ours, theirs in pairs if ours != theirs}


def play_matches(rules: Rules, kind: Kind, passate: int, seed: int | str) -> int:
    """Random matches in lockstep until so many passate have been dealt; how many there were."""
    rng = random.Random(seed)
    code = compile_rules(rules, kind, 1 if kind is Kind.PASSATE else None)
    dealt = 0
    while dealt < passate:
        words, claim = rng.choice(TALKATIVE)
        for pair in match(rules, kind, code, rng):
            acts = pair.choices()
            weights = [claim if isinstance(one, Claim) else 1 if _is_silent(one) else words for one in acts]
            pair.play(rng.choices(acts, weights)[0])
        dealt += pair.passate
    return dealt


def _is_silent(action: Action) -> bool:
    return isinstance(action, Play) and action.formula is None


def match(rules: Rules, kind: Kind, code: Code, rng: random.Random) -> Iterator[Pair]:
    """A table of a match each time that somebody is to act."""
    passate = 1 if kind is Kind.PASSATE else None
    pair = Pair(open_table(rules, kind=kind, passate=passate, dealer=rng.randrange(4)), code)
    while pair.state.phase is not Phase.END:
        if pair.state.phase is Phase.DEAL:
            pair.deal(rng.getrandbits(64))
        else:
            yield pair


def walk(pair: Pair, *, in_silence: bool) -> int:
    """Every line of play from here, in lockstep; how many acts that were.

    So that there is an end to it, at most one player lays down in vain, and who has spoken of other suits leads then.
    """

    def goes(action: Action, row: Row) -> bool:
        if isinstance(action, Claim):
            return bool(row[EXPOSED] == 0)
        return _is_silent(action) or not (in_silence or row[SAID_NOW])

    def go(state: State, row: Row) -> int:
        if state.phase is Phase.END or not any(state.hands):
            return 0
        steps = 0
        pair.state, pair.row = state, row.copy()
        for action in [one for one in pair.choices() if goes(one, row)]:
            pair.state, pair.row = state, row.copy()
            pair.play(action)
            steps += 1 + go(pair.state, pair.row)
        return steps

    return go(pair.state, pair.row)
