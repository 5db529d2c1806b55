"""Hypothesis plays: any norms and options, close to the target, with table and players interfering at any moment."""

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from tests.texts import MODERN_NORMS
from tests.texts import TRESSETTE_CODES as CODES
from ventaglio.core.cards import MAZZO, PALI
from ventaglio.core.norms import option_text, options
from ventaglio.core.refusal import IllegalAction
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.tressette.engine.actions import (
    Accuse,
    Action,
    CallOut,
    Claim,
    Deal,
    Declare,
    Play,
    Redeal,
    Say,
    Show,
)
from ventaglio.games.tressette.engine.adopting import adopt_norms as adopt_modern
from ventaglio.games.tressette.engine.declarations import OF_OTHER_SUITS, OF_THE_TRICK
from ventaglio.games.tressette.engine.formulas import BY_SLUG
from ventaglio.games.tressette.engine.match import open_table
from ventaglio.games.tressette.engine.menu import expand_menu
from ventaglio.games.tressette.engine.rules import Redeal as Cause
from ventaglio.games.tressette.engine.state import Kind, Phase, State, points, thirds
from ventaglio.games.tressette.engine.winning import EIGHT, THREE
from ventaglio.games.tressette.game import TRESSETTE

cards = st.sampled_from(MAZZO)
suits = st.sampled_from(("", *PALI))
words = st.sampled_from(sorted({word for path in (*EIGHT, *THREE) for word in path}))
causes = st.sampled_from([*(cause.value for cause in Cause), "bad-luck"])
anything = st.one_of(
    st.builds(Play, cards, st.one_of(st.none(), st.sampled_from(sorted(BY_SLUG["127"])))),
    st.builds(Declare, st.sampled_from((*OF_THE_TRICK, *OF_OTHER_SUITS)), suits),
    st.builds(Accuse, st.sampled_from("32AN"), suits),
    st.builds(Show, cards),
    st.builds(Say, words),
    st.builds(Redeal, causes, st.lists(cards, max_size=2).map(tuple)),
)


class TressetteTable(RuleBasedStateMachine):
    state: State

    @initialize(data=st.data(), set_id=st.sampled_from(sorted(CODES)), kind=st.sampled_from(Kind))
    def open(self, data: st.DataObject, set_id: str, kind: Kind) -> None:
        rules = CODES[set_id]
        names = [] if rules.sealed.value else data.draw(st.lists(st.sampled_from(sorted(MODERN_NORMS)), unique=True))
        chosen = {
            name: option_text(data.draw(st.sampled_from(norm.choices), label=name))
            for name, norm in options(adopt_modern(rules, names)).items()
            if name != "target"
        }
        dealer = data.draw(st.integers(0, 3), label="dealer")
        state = open_table(rules, kind=kind, dealer=dealer, options=chosen, adopted=tuple(names))
        near = st.integers(12, 20) if kind is Kind.POINTS else st.just(0)
        self.state = replace(state, scores=data.draw(st.tuples(near, near), label="scores"))

    def do(self, action: Action, by: Seat) -> None:
        refusal = TRESSETTE.judge(self.state, action, by)
        if refusal is None:
            for event in TRESSETTE.act(self.state, action, by):
                self.state = TRESSETTE.fold(self.state, event)
            return
        with pytest.raises(IllegalAction) as caught:
            TRESSETTE.act(self.state, action, by)
        assert caught.value.refusal == refusal
        assert refusal.cite.code == "fitres"

    @precondition(lambda self: self.state.phase is Phase.DEAL)
    @rule(random=st.randoms(use_true_random=False), cut=st.integers(0, 40), whole=st.booleans())
    def deal(self, random: Random, cut: int, whole: bool) -> None:
        order = random.sample(MAZZO, 40)
        self.do(Deal(tuple(order if whole else order[1:]), cut), TABLE)
        if self.state.phase is Phase.DEAL:
            self.do(Deal(tuple(order), 20), TABLE)

    @precondition(lambda self: self.state.phase not in (Phase.DEAL, Phase.END))
    @rule(random=st.randoms(use_true_random=False), turns=st.integers(4, 30))
    def play(self, random: Random, turns: int) -> None:
        for _ in range(turns):
            seat = TRESSETTE.turn(self.state)
            if seat is None or seat == TABLE:
                return
            callers = [caller for caller in range(4) if TRESSETTE.judge(self.state, CallOut(), caller) is None]
            if callers and random.random() < 0.1:
                self.do(CallOut(), random.choice(callers))
            else:
                listed = list(TRESSETTE.legal(self.state))
                self.do(random.choice(listed[:-1] or listed), seat)

    @rule(by=st.integers(-1, 3))
    def call_out(self, by: Seat) -> None:
        self.do(CallOut(), by)

    @precondition(lambda self: len(self.state.tricks) > 5)
    @rule(by=st.integers(-1, 3))
    def lay_down(self, by: Seat) -> None:
        self.do(Claim(), by)

    @precondition(lambda self: self.state.phase is Phase.DIALOGUE)
    @rule(word=words, by=st.integers(0, 3))
    def speak(self, word: str, by: Seat) -> None:
        self.do(Say(word), by)

    @rule(action=anything, by=st.integers(-1, 3))
    def meddle(self, action: Action, by: Seat) -> None:
        self.do(action, by)

    @invariant()
    def cards_are_conserved(self) -> None:
        state = self.state
        zones = (*state.hands, state.trick, state.swept, *(trick.cards for trick in state.tricks))
        if state.hands:
            assert Counter(one for zone in zones for one in zone) == Counter(MAZZO)
            assert thirds(state, 0) + thirds(state, 1) == sum(state.taken)

    @invariant()
    def text_gives_the_state_back(self) -> None:
        assert TRESSETTE.parse_position(TRESSETTE.spell_position(self.state)) == self.state

    @invariant()
    def somebody_can_act_and_menus_agree(self) -> None:
        seat = TRESSETTE.turn(self.state)
        if seat is None or seat == TABLE:
            assert self.state.phase in (Phase.DEAL, Phase.END)
            return
        listed = set(TRESSETTE.legal(self.state))
        assert listed
        menu = TRESSETTE.menu(self.state, seat)
        assert set(expand_menu(menu)) - {CallOut(), *menu.announcements} == listed

    @invariant()
    def a_match_ends_with_a_winner_or_a_tie(self) -> None:
        state = self.state
        assert (state.phase is Phase.END) == bool(state.outcome)
        if state.phase is Phase.END:
            assert (state.winner is None) == (state.outcome == "tie")
            assert state.official
        elif state.won is not None:
            assert not state.official or points(state, state.won.side) >= 6 or state.won.called


TressetteTable.TestCase.settings = settings(
    max_examples=50, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestTressetteTable = pytest.mark.long(TressetteTable.TestCase)
