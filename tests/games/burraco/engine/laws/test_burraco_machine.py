"""Hypothesis plays: any code, any number of players, any options, the referee interfering at any moment."""

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.texts import BURRACO_CODES as CODES
from ventaglio.core.cards import Card
from ventaglio.core.norms import option_text, options
from ventaglio.core.refusal import IllegalAction
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.burraco.engine.actions import Abandon, Action, Deal, Expire, Redeal, TimeOut, WatchStall
from ventaglio.games.burraco.engine.deal import cards_needed, full_pack
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.state import Phase, State
from ventaglio.games.burraco.game import BURRACO


def on_table(state: State) -> Counter[Card]:
    zones = [*state.hands, *state.pozzetti, state.stock, state.pile, *(laid.meld.cards for laid in state.melds)]
    return Counter(one for zone in zones for one in zone)


class BurracoTable(RuleBasedStateMachine):
    state: State
    pack: Counter[Card]

    @initialize(data=st.data(), code=st.sampled_from(sorted(CODES)))
    def open(self, data: st.DataObject, code: str) -> None:
        rules = CODES[code]
        players = data.draw(st.sampled_from(sorted(rules.packs.value)), label="players")
        chosen = {
            name: option_text(data.draw(st.sampled_from(norm.choices), label=name))
            for name, norm in options(rules).items()
        }
        alone = players in (3, 5) and data.draw(st.booleans(), label="alone")
        self.state = open_table(rules, players, alone=alone, options=chosen)
        self.pack = Counter()

    def do(self, action: Action, by: Seat) -> None:
        refusal = BURRACO.judge(self.state, action, by)
        if refusal is not None:
            with pytest.raises(IllegalAction) as caught:
                BURRACO.act(self.state, action, by)
            assert caught.value.refusal == refusal
            assert refusal.cite.code in CODES
            return
        for event in BURRACO.act(self.state, action, by):
            self.state = BURRACO.fold(self.state, event)

    @precondition(lambda self: self.state.phase is Phase.DEAL)
    @rule(random=st.randoms(use_true_random=False), fault=st.integers(-2, 2), unnoticed=st.booleans(), data=st.data())
    def deal(self, random: Random, fault: int, unnoticed: bool, data: st.DataObject) -> None:
        order = list(full_pack(self.state.table))
        random.shuffle(order)
        order = order[:fault] if fault < 0 else order + order[:fault]
        cut = data.draw(st.integers(0, len(order)), label="cut")
        self.do(Deal(tuple(order), cut, unnoticed), TABLE)
        if self.state.phase is Phase.PICK_UP:
            self.pack = Counter(order)
            assert len(order) >= cards_needed(self.state)

    @precondition(lambda self: self.state.phase in (Phase.PICK_UP, Phase.PLAY))
    @rule(data=st.data(), turns=st.integers(1, 12))
    def play(self, data: st.DataObject, turns: int) -> None:
        for _ in range(turns):
            if self.state.phase not in (Phase.PICK_UP, Phase.PLAY):
                return
            listed = list(BURRACO.legal(self.state))
            assert listed
            # Small numbers come first, and so do plays: hands get used up.
            pick = data.draw(st.integers(0, len(listed) - 1), label="pick")
            self.do(listed[pick], self.state.turn)

    @rule(action=st.sampled_from([TimeOut(), WatchStall(), Redeal(), Expire(), Expire(), Expire()]))
    def referee(self, action: Action) -> None:
        self.do(action, TABLE)

    @rule(seat=st.integers(0, 6), by=st.integers(-1, 3), really=st.integers(0, 30))
    def abandon(self, seat: int, by: int, really: int) -> None:
        if really == 0:
            self.do(Abandon(seat), by)

    @invariant()
    def cards_are_conserved(self) -> None:
        if self.state.hands:
            assert on_table(self.state) == self.pack

    @invariant()
    def text_gives_the_state_back(self) -> None:
        assert BURRACO.parse_position(BURRACO.spell_position(self.state)) == self.state

    @invariant()
    def somebody_can_always_act(self) -> None:
        state = self.state
        if state.phase in (Phase.PICK_UP, Phase.PLAY):
            assert next(BURRACO.legal(state), None) is not None
            assert state.hands[state.turn]
            assert len(state.stock) >= state.table.rules.stock_reserve.value

    @invariant()
    def a_side_takes_at_most_one_pozzetto(self) -> None:
        sides = [self.state.sides[seat] for seat in self.state.took]
        assert len(sides) == len(set(sides))


BurracoTable.TestCase.settings = settings(
    max_examples=60, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestBurracoTable = pytest.mark.long(BurracoTable.TestCase)
