"""Tressette matches between agents. An agent is handed its view and its menu, never the state.

Calling out is open to every player at any moment, so after each act everybody is asked whether he calls; an agent that
has no opinion of its own on it never does.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

import msgspec

from ventaglio.core.cards import MAZZO
from ventaglio.core.game import Agent
from ventaglio.core.record import Move, Record, make_record
from ventaglio.core.seats import Place, Seat
from ventaglio.games.common.bots.playing import Keeper, play
from ventaglio.games.tressette.engine.acting import advance
from ventaglio.games.tressette.engine.actions import Action, CallOut, Deal
from ventaglio.games.tressette.engine.events import Event, MatchEnded, PassataEnded
from ventaglio.games.tressette.engine.judge import judge
from ventaglio.games.tressette.engine.menu import Menu
from ventaglio.games.tressette.engine.state import State
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.game import TRESSETTE

Player = Agent[View, Menu, Action]

MOST_PASSATE: Final = 200
"""Passate after which a match, tied for ever, is broken off."""

_CALL: Final = CallOut()


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


class TressetteKeeper(Keeper[State, Action, Event, View, Menu]):
    """What a table does so that bots may call out, wherever they have come to sit."""

    def place_of(self, state: State, seat: Seat) -> Place:
        return state.players[seat]

    advance = staticmethod(advance)

    def interruptions(self, state: State) -> Iterable[tuple[Seat, Action]]:
        if state.won is None:
            return ()
        return ((seat, _CALL) for seat in range(4) if judge(state, _CALL, seat) is None)

    def wants(self, state: State, seat: Seat, action: Action, agent: Player) -> bool:
        return wants_to_call(agent, self.game.view(state, seat), self.game.menu(state, seat))


def wants_to_call(agent: object, view: View, menu: Menu) -> bool:
    """Whether a player wants to call out now, if he is one who ever does."""
    wants = getattr(agent, "wants_to_call", None)
    return bool(wants and wants(view, menu))


def play_match(state: State, agents: Sequence[Player], rng: Random, most_passate: int = MOST_PASSATE) -> Match:
    """Play a table through to the end of its match. ``agents[player]`` plays for that player, wherever he sits."""
    moves: list[Move] = []
    story: list[Event] = []
    smallest = state.table.rules.smallest_cut.value

    def note(by: Seat, action: Action, events: tuple[Event, ...], after: State) -> bool:
        story.extend(events)
        moves.append(Move(by, action))
        return after.passata > most_passate

    final = play(TressetteKeeper(TRESSETTE), state, agents, lambda undealt: shuffle(rng, smallest), note)
    return Match(state, final, tuple(moves), tuple(story))


def shuffle(rng: Random, smallest: int) -> Deal:
    """A shuffled pack, cut as the code asks."""
    order = list(MAZZO)
    rng.shuffle(order)
    return Deal(tuple(order), rng.randint(smallest, len(order) - smallest))
