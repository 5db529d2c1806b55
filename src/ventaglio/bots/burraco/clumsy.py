"""Clumsy players: now and then somebody does what he may not, somebody notices or nobody does, and play goes on.

They put live-tables to the test, and give referees something to train on.
"""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Final

import msgspec

from ventaglio.bots.burraco.arena import Player, shuffle
from ventaglio.burraco.actions import Action, Attach, Discard, Draw, Open, Take
from ventaglio.burraco.events import HandEnded
from ventaglio.burraco.melds import fits
from ventaglio.burraco.menu import expand_menu, menu
from ventaglio.burraco.openings import expand, offers
from ventaglio.burraco.state import Phase, State, side_melds
from ventaglio.burraco.view import view
from ventaglio.codes.shelf import book_of
from ventaglio.core.refusal import IllegalAction
from ventaglio.core.seats import TABLE, Seat
from ventaglio.rulings.burraco.live import (
    Call,
    Count,
    Happened,
    LiveEvent,
    LiveTable,
    Look,
    Throw,
    attempt,
    call,
    fold,
    may_call,
)
from ventaglio.rulings.inquiry import NeedFacts

MOST_STEPS: Final = 4000
"""No hand takes nearly so many: one that does is stuck."""


FEW: Final = 5
"""With so few cards one thinks of nothing but getting out."""


THROWN: Final = 0.2
"""How many plays of a distracted player are thrown."""


class Clumsiness(msgspec.Struct, frozen=True):
    """How often somebody errs, and how often somebody calls for a mistake that is on record."""

    errs: float = 0.08
    calls: float = 0.3


class Story(msgspec.Struct, frozen=True):
    """A hand at a live-table."""

    opening: LiveTable
    final: LiveTable
    log: tuple[LiveEvent, ...]
    made: dict[str, int]
    """How often each mistake was made."""
    ruled: dict[str, int]
    """How often each was ruled on."""

    @property
    def ended(self) -> bool:
        """Whether the hand came to its count."""
        return any(isinstance(one, Happened) and isinstance(one.event, HandEnded) for one in self.log)


def play_hand(state: State, players: Sequence[Player], rng: Random, clumsy: Clumsiness | None = None) -> Story:
    """Play one hand at a live-table."""
    table = Table(state, players, rng, clumsy or Clumsiness())
    return table.play()


class Table:
    """A live-table with clumsy players, while a hand is played."""

    def __init__(self, state: State, players: Sequence[Player], rng: Random, clumsy: Clumsiness) -> None:
        self.opening = self.live = LiveTable(state, book_of(state.table.rules))
        self._players = players
        self._rng = rng
        self._clumsy = clumsy
        self.log: list[LiveEvent] = []
        self.made: Counter[str] = Counter()
        self.ruled: Counter[str] = Counter()

    def play(self) -> Story:
        """Go on until the hand is counted."""
        hand = self.live.state.hand_number
        for _ in range(MOST_STEPS):
            state = self.live.state
            if state.hand_number != hand or state.phase is Phase.END:
                break
            self._step()
        return Story(self.opening, self.live, tuple(self.log), dict(self.made), dict(self.ruled))

    def _tell(self, events: Sequence[LiveEvent]) -> None:
        for event in events:
            self.log.append(event)
            self.live = fold(self.live, event)

    def _step(self) -> None:
        state = self.live.state
        if state.phase is Phase.DEAL:
            self._tell(attempt(self.live, shuffle(state, self._rng), TABLE))
            return
        if self._called():
            return
        if self.live.closed is not None:
            self._tell(attempt(self.live, Count(), TABLE))
        elif self._rng.random() >= self._clumsy.errs or not self._err():
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
        before = len(self.live.incidents)
        self._tell(events)
        self.made.update(one.irregularity for one in self.live.incidents[before:])
        return True

    def _called(self) -> bool:
        """Whether somebody calls the referee now; what the table cannot know is answered at random."""
        open_ = [one for one in self.live.incidents if not one.ruled]
        if not open_ or self._rng.random() >= self._clumsy.calls:
            return False
        incident = self._rng.choice(open_)
        by = self._rng.randrange(self.live.state.table.players)
        if not may_call(self.live, incident.number, by):
            return False
        told: dict[str, str] = {}
        lot = self._rng.randrange(40)
        outcome = call(self.live, Call(incident.number, told, lot), by)
        while isinstance(outcome, NeedFacts):
            question = outcome.question
            # A meld that could be put right needs cards that somebody names: nobody here does.
            mends = "no" in question.answers and question.fact != "mixed-in"
            answer = "no" if mends else self._rng.choice(question.answers)
            told = {**told, question.fact: answer}
            outcome = call(self.live, Call(incident.number, told, lot), by)
        self._tell(outcome)
        self.ruled[incident.irregularity] += 1
        return True


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
