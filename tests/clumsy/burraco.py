"""Clumsy players of Burraco."""

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Final

from tests.clumsy.table import Clumsiness, ClumsyTable, Story
from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.burraco.bots.matches import Player, shuffle
from ventaglio.games.burraco.engine.actions import Action, Attach, Discard, Draw, Open, Take
from ventaglio.games.burraco.engine.events import HandEnded
from ventaglio.games.burraco.engine.melds import fits
from ventaglio.games.burraco.engine.menu import expand_menu, menu
from ventaglio.games.burraco.engine.openings import expand, offers
from ventaglio.games.burraco.engine.state import Phase, State, side_melds
from ventaglio.games.burraco.engine.view import view
from ventaglio.games.burraco.referee.live import (
    Call,
    Count,
    Happened,
    LiveEvent,
    LiveTable,
    Look,
    Noted,
    Ruled,
    Throw,
    attempt,
    call,
    fold,
    may_call,
)
from ventaglio.law.referee.inquiry import NeedFacts
from ventaglio.law.shelf import book_of

FEW: Final = 5
"""With so few cards one thinks of nothing but getting out."""

THROWN: Final = 0.2
"""How many plays of a distracted player are thrown."""


def play_hand(state: State, players: Sequence[Player], rng: Random, clumsy: Clumsiness) -> Story[LiveTable]:
    """Play one hand at a live-table."""
    return _Table(state, players, rng, clumsy).play()


class _Table(ClumsyTable[LiveTable]):
    def __init__(self, state: State, players: Sequence[Player], rng: Random, clumsy: Clumsiness) -> None:
        super().__init__(LiveTable(state, book_of(state.table.rules)), rng, clumsy)
        self._players = players
        self._hand = state.hand_number

    def over(self) -> bool:
        state = self.live.state
        return state.hand_number != self._hand or state.phase is Phase.END

    def ends(self, event: LiveEvent) -> bool:
        return isinstance(event, Happened) and isinstance(event.event, HandEnded)

    def folded(self, event: LiveEvent) -> LiveTable:
        return fold(self.live, event)

    def _tell(self, events: Sequence[LiveEvent]) -> None:
        self.tell(events, Noted, Ruled)

    def step(self) -> None:
        state = self.live.state
        if state.phase is Phase.DEAL:
            self._tell(attempt(self.live, shuffle(state, self._rng), TABLE))
            return
        if self._called():
            return
        if self.live.closed is not None:
            self._tell(attempt(self.live, Count(), TABLE))
        elif not self.errs() or not self._err():
            self._tell(self._play(state.turn))

    def _play(self, seat: Seat) -> tuple[LiveEvent, ...]:
        """A player's regular play; whoever has manoeuvred himself out of any makes one that is not."""
        state = self.live.state
        choices = menu(state, seat)
        if next(expand_menu(choices, len(state.hands[seat])), None) is not None:
            return attempt(self.live, self._players[seat].choose(view(state, seat), choices), seat)
        for one in state.hands[seat]:
            with suppress(IllegalAction):
                return attempt(self.live, Discard(one), seat)
        raise RuntimeError(f"{seat} can do nothing")

    def _err(self) -> bool:
        """Try something that may not be done; whether it could be."""
        seat = self._rng.randrange(self.live.state.table.players)
        action: Action | Throw | Look | None = blunder(self.live.state, seat, self._rng)
        if seat in self.live.state.unseen:
            action = Look()
        elif isinstance(action, Open | Attach) and self._rng.random() < THROWN:
            action = Throw(action)
        if action is None:
            return False
        try:
            events = attempt(self.live, action, seat)
        except IllegalAction:
            return False
        self._tell(events)
        return True

    def _called(self) -> bool:
        """Whether somebody calls the referee now; what the table cannot know is answered at random."""
        open_ = [one for one in self.live.incidents if not one.ruled]
        if not self.calls(open_):
            return False
        incident = self._rng.choice(open_)
        by = self._rng.randrange(self.live.state.table.players)
        if not may_call(self.live, incident.number, by):
            return False
        try:
            self._tell(self._ruling(incident.number, by))
        except (IllegalAction, BadInput):
            # It is for the others to call, or cards would have to be named: nobody here does.
            return False
        return True

    def _ruling(self, number: int, by: Seat) -> tuple[LiveEvent, ...]:
        told: dict[str, str] = {}
        lot = self._rng.randrange(40)
        outcome = call(self.live, Call(number, told, lot), by)
        while isinstance(outcome, NeedFacts):
            question = outcome.question
            # A meld that could be put right needs cards that somebody names.
            mends = "no" in question.answers and question.fact != "mixed-in"
            answer = "no" if mends else self._rng.choice(question.answers)
            told = {**told, question.fact: answer}
            outcome = call(self.live, Call(number, told, lot), by)
        return outcome


def blunder(state: State, seat: Seat, rng: Random) -> Action | None:
    """Something that a distracted player might do, right or wrong."""
    hand = state.hands[seat] if state.hands else ()
    if not hand:
        return None
    own = [number for number, laid in enumerate(state.melds, 1) if state.sides[laid.owner] == state.sides[seat]]
    if len(hand) <= FEW:
        return Discard(hand[0]) if len(hand) == 1 else _some_meld(state, seat, rng)
    kind = rng.randrange(7)
    if kind == 0:
        return rng.choice((Draw(), Take()))
    if kind == 1 and own:
        return Attach(rng.choice(own), rng.choice(hand))
    if kind == 2:
        return Discard(rng.choice(hand))
    if kind == 3 and len(hand) > 4:
        return Open(tuple(rng.sample(hand, 3)))
    return _some_meld(state, seat, rng)


def _some_meld(state: State, seat: Seat, rng: Random) -> Action | None:
    """A meld of the hand, or a card that fits, whether it is the moment or not and whatever it leaves."""
    hand, law = state.hands[seat], state.table.law
    found: list[Action] = [Open.of(meld) for offer in offers(hand, law, ()) for meld in expand(offer)]
    for number, meld in side_melds(state, state.sides[seat]):
        found += [Attach(number, one, low) for one, low in fits(meld, law) if one in hand]
    return rng.choice(found) if found else None
