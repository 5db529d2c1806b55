"""Tressette matches between agents. An agent is handed its view and its menu, never the state.

Calling out is open to every player at any moment, so after each act everybody is asked whether he calls; an agent that
has no opinion of its own on it never does.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from ventaglio.cards import MAZZO
from ventaglio.codes.games import TRESSETTE
from ventaglio.core.game import Agent
from ventaglio.core.record import Move, Record, make_record
from ventaglio.core.seats import TABLE, Seat
from ventaglio.tressette.actions import Action, CallOut, Deal
from ventaglio.tressette.engine import advance
from ventaglio.tressette.events import Event, MatchEnded, PassataEnded
from ventaglio.tressette.judge import judge
from ventaglio.tressette.legal import to_act
from ventaglio.tressette.menu import Menu, menu
from ventaglio.tressette.state import Phase, State
from ventaglio.tressette.view import View, view

Player = Agent[View, Menu, Action]

MOST_PASSATE: Final = 200
"""Passate after which a match, tied for ever, is broken off."""


class Match(msgspec.Struct, frozen=True):
    """A match that was played."""

    opening: State
    final: State
    moves: tuple[Move, ...]
    events: tuple[Event, ...]

    @property
    def passate(self) -> tuple[PassataEnded, ...]:
        """The counts of the passate that were played out."""
        return tuple(event for event in self.events if isinstance(event, PassataEnded))

    @property
    def ended(self) -> MatchEnded | None:
        """How the match ended; None where it was broken off."""
        last = self.events[-1]
        return last if isinstance(last, MatchEnded) else None

    def record(self, **extra: str) -> Record:
        """The match as a record, with further headers."""
        return make_record(TRESSETTE, self.opening, self.moves, self.final, **extra)


def play_match(state: State, agents: Sequence[Player], rng: Random, most_passate: int = MOST_PASSATE) -> Match:
    """Play a table through to the end of its match. ``agents[player]`` plays for that player, wherever he sits."""
    opening = state
    moves: list[Move] = []
    story: list[Event] = []
    while state.phase is not Phase.END and state.passata <= most_passate:
        by, action = _next(state, agents, rng)
        events, state = advance(state, action, by)
        story += events
        moves.append(Move(by, action))
    return Match(opening, state, tuple(moves), tuple(story))


def shuffle(rng: Random, smallest: int) -> Deal:
    """A shuffled pack, cut as the code asks."""
    order = list(MAZZO)
    rng.shuffle(order)
    return Deal(tuple(order), rng.randint(smallest, len(order) - smallest))


def _next(state: State, agents: Sequence[Player], rng: Random) -> tuple[Seat, Action]:
    """Who acts now, and what he does."""
    seat = to_act(state)
    if seat is None or seat == TABLE:
        return TABLE, shuffle(rng, state.table.rules.smallest_cut.value)
    if state.won is not None:
        for caller in range(4):
            if judge(state, CallOut(), caller) is None and _calls(state, agents[state.players[caller]], caller):
                return caller, CallOut()
    return seat, agents[state.players[seat]].choose(view(state, seat), menu(state, seat))


def _calls(state: State, player: Player, seat: Seat) -> bool:
    """Whether a player wants to call out, if he is one who ever does."""
    wants = getattr(player, "wants_to_call", None)
    return bool(wants and wants(view(state, seat), menu(state, seat)))
