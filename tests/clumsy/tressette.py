"""Clumsy players of Tressette."""

from collections.abc import Sequence
from random import Random
from typing import Final

from tests.clumsy.table import Clumsiness, ClumsyTable, Story
from ventaglio.core.cards import PALI
from ventaglio.core.refusal import IllegalAction
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.tressette.bots.matches import Player, shuffle
from ventaglio.games.tressette.bots.random import RandomAgent
from ventaglio.games.tressette.engine.actions import Accuse, CallOut, Claim, Declare, Play, Say
from ventaglio.games.tressette.engine.buongioco import combinations
from ventaglio.games.tressette.engine.declarations import OF_OTHER_SUITS, OF_THE_TRICK
from ventaglio.games.tressette.engine.events import MatchEnded, PassataEnded
from ventaglio.games.tressette.engine.formulas import BY_SLUG
from ventaglio.games.tressette.engine.judge import judge
from ventaglio.games.tressette.engine.menu import menu
from ventaglio.games.tressette.engine.state import Phase, State
from ventaglio.games.tressette.engine.view import view
from ventaglio.games.tressette.engine.winning import dialogue
from ventaglio.games.tressette.referee.live import (
    Annul,
    Call,
    Choice,
    Count,
    Expose,
    Happened,
    Kind,
    LiveAction,
    LiveEvent,
    LiveTable,
    Noted,
    Replace,
    Reword,
    Ruled,
    Waive,
    Withdraw,
    attempt,
    awaited,
    call,
    fold,
    may_call,
)
from ventaglio.games.tressette.referee.live.witness import SAID_BY_PEOPLE
from ventaglio.law.referee.inquiry import NeedFacts
from ventaglio.law.shelf import book_of

ON_TURN: Final = 0.5
"""How many mistakes are those of the player on turn."""

HELD: Final = 0.8
"""How many accusations are of what is held."""


def play_passata(state: State, players: Sequence[Player], rng: Random, clumsy: Clumsiness) -> Story[LiveTable]:
    """Play one passata at a live-table."""
    return _Table(state, players, rng, clumsy).play()


class _Table(ClumsyTable[LiveTable]):
    def __init__(self, state: State, players: Sequence[Player], rng: Random, clumsy: Clumsiness) -> None:
        super().__init__(LiveTable(state, book_of(state.table.rules)), rng, clumsy)
        self._players = players
        self._passata = state.passata

    def over(self) -> bool:
        state = self.live.state
        return state.passata != self._passata or state.phase is Phase.END

    def ends(self, event: LiveEvent) -> bool:
        return isinstance(event, Happened) and isinstance(event.event, PassataEnded | MatchEnded)

    def folded(self, event: LiveEvent) -> LiveTable:
        return fold(self.live, event)

    def _tell(self, events: Sequence[LiveEvent]) -> None:
        self.tell(events, Noted, Ruled)

    def step(self) -> None:
        if self.live.pending:
            choice = self.live.pending[0]
            self._tell(attempt(self.live, self._settles(choice), choice.seat))
        elif not self._called() and (not self.errs() or not self._err()):
            self._play()

    def _play(self) -> None:
        """Whoever is to act does what he may; the table deals and counts."""
        state, seat = self.live.state, awaited(self.live)
        action: LiveAction
        if seat is None or seat == TABLE:
            deals = state.phase is Phase.DEAL
            action = shuffle(self._rng, state.table.rules.smallest_cut.value) if deals else Count()
            seat = TABLE
        elif (caller := self._caller()) is not None:
            action, seat = CallOut(), caller
        else:
            action = self._chosen(seat)
        self._tell(attempt(self.live, action, seat))

    def _chosen(self, seat: Seat) -> LiveAction:
        """What a player chooses; one who cannot make sense of a table where others have erred plays anything."""
        state = self.live.state
        seen, choices = view(state, seat), menu(state, seat)
        try:
            return self._players[state.players[seat]].choose(seen, choices)
        except ValueError:
            return RandomAgent(self._rng).choose(seen, choices)

    def _caller(self) -> Seat | None:
        """Somebody who wants to call out, if he is one who ever does."""
        state = self.live.state
        if state.won is None:
            return None
        for seat in range(4):
            wants = getattr(self._players[state.players[seat]], "wants_to_call", None)
            if wants is None or judge(state, CallOut(), seat) is not None:
                continue
            if wants(view(state, seat), menu(state, seat)):
                return seat
        return None

    def _settles(self, choice: Choice) -> LiveAction:
        if choice.kind is Kind.ANNUL:
            return Annul() if self._rng.random() < self._clumsy.annuls else Waive()
        if choice.kind is Kind.WORDS:
            return Reword(self._rng.choice((None, *choice.words)))
        cards = choice.cards if choice.kind is Kind.CARD else (None, *choice.cards)
        return Replace(self._rng.choice(cards))

    def _err(self) -> bool:
        """Try something that may not be done; whether it could be."""
        state, rng = self.live.state, self._rng
        seat = state.turn if rng.random() < ON_TURN else rng.randrange(4)
        action = blunder(state, seat, rng)
        if action is None:
            return False
        try:
            events = attempt(self.live, action, seat)
        except IllegalAction:
            return False
        self._tell(events)
        return True

    def _called(self) -> bool:
        """Whether somebody calls the referee now; what people decide is decided at random."""
        on_record = [one for one in self.live.incidents if not one.ruled or one.reserved is not None or one.silent]
        if not self.calls(on_record):
            return False
        incident = self._rng.choice(on_record)
        by = self._rng.randrange(4)
        if not may_call(self.live, incident.number, by):
            return False
        told = {} if incident.reserved is None else {"harm": self._rng.choice(("objected", "let-pass"))}
        try:
            outcome = self._answered(incident.number, told, by)
        except IllegalAction as error:
            if error.refusal.reason.startswith(("call-waits-for-", "annul-not-yours", "call-ruled")):
                return False
            raise
        self._tell(outcome)
        return True

    def _answered(self, number: int, told: dict[str, str], by: Seat) -> tuple[LiveEvent, ...]:
        outcome = call(self.live, Call(number, told), by)
        while isinstance(outcome, NeedFacts):
            question = outcome.question
            assert question.fact in SAID_BY_PEOPLE
            annuls = question.fact == "annulled" and self._rng.random() >= self._clumsy.annuls
            told = {**told, question.fact: "no" if annuls else self._rng.choice(question.answers)}
            outcome = call(self.live, Call(number, told), by)
        return outcome


def blunder(state: State, seat: Seat, rng: Random) -> LiveAction | None:
    """Something that a distracted player might do, right or wrong."""
    hand = state.hands[seat] if state.hands else ()
    if state.phase is Phase.DIALOGUE:
        return Say(rng.choice(sorted({word for path in dialogue(state) for word in path})))
    if not hand or state.phase not in (Phase.LEAD, Phase.FOLLOW):
        return None
    card, suit = rng.choice(hand), rng.choice(tuple(PALI))
    kind = rng.randrange(20)
    if not state.tricks and kind < 8:
        return _accusation(state, seat, rng)
    if kind < 6:
        return Play(card)
    if kind < 11:
        return Play(card, rng.choice(sorted(BY_SLUG[state.table.rules.play_suit_list.value])))
    if kind < 14:
        what = rng.choice((*OF_THE_TRICK, *OF_OTHER_SUITS))
        return Declare(what, "" if what in ("feci-un-piombo", "faglio") else suit)
    if kind < 16:
        return _accusation(state, seat, rng)
    return rng.choice((Claim(), CallOut(), Withdraw(), Withdraw(), Expose((card,))))


def _accusation(state: State, seat: Seat, rng: Random) -> Accuse:
    """A buongioco, mostly one that is held, named rightly or not."""
    held = list(combinations(state.dealt[seat]))
    suit = rng.choice(tuple(PALI))
    what, right = rng.choice(held) if held and rng.random() < HELD else (rng.choice("32AN"), suit)
    return Accuse(what, rng.choice((right, right, suit, "")))
