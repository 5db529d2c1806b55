"""Matches between agents, from the first deal to the last, with the referee that a match needs.

An agent is handed `view(state, seat)` and `menu(state, seat)`, never the state. Cards are shuffled and cut from a
generator that the caller seeds, so a match can be played again.

Every match ends. Cards only ever go from the stock to the hands and from the hands to the table, and a pile of more
than one card takes a draw to grow again; so the one thing that could go on for ever is *swapping*: to collect a pile of
one card and discard another. A match sits through `PATIENCE` laps of swaps. Then, where the code has a referee for
stalls, it calls him: he watches and, if they go on, stops the hand. A code that makes a player draw does so by itself.
Where a code provides nothing, there is a rule of ours: the pile is taken off the menu, and the player, who goes by his
menu, draws. Nothing irregular happens by that, since whoever may collect may also draw.

A match to a target could also go on for ever, between players who lose points in every hand. It is broken off after
`MOST_HANDS`, and is then unfinished.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from ventaglio.core.game import Agent
from ventaglio.core.record import Move, Record, make_record
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.actions import Action, Deal, WatchStall
from ventaglio.games.burraco.engine.deal import full_pack, regular_cut
from ventaglio.games.burraco.engine.events import Discarded, Event, HandEnded, PozzettoTaken
from ventaglio.games.burraco.engine.match import leaders
from ventaglio.games.burraco.engine.menu import Menu
from ventaglio.games.burraco.engine.rules import NoStall, SupervisedStall
from ventaglio.games.burraco.engine.state import Phase, Points, State
from ventaglio.games.burraco.engine.view import View
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.common.bots.playing import Keeper, play

Player = Agent[View, Menu, Action]

PATIENCE: Final = 2
"""Laps of swaps after which something is done about them."""

MOST_HANDS: Final = 100
"""Hands after which a match to a target is broken off."""


class Hand(msgspec.Struct, frozen=True):
    """One hand of a match: how it ended and what it took."""

    ended: HandEnded
    turns: int
    actions: int
    pozzetti: tuple[PozzettoTaken, ...]


class Match(msgspec.Struct, frozen=True):
    """A match that was played."""

    opening: State
    final: State
    moves: tuple[Move, ...]
    hands: tuple[Hand, ...]

    @property
    def finished(self) -> bool:
        """Whether the match came to its own end, rather than being broken off."""
        return self.final.phase is Phase.END

    @property
    def totals(self) -> tuple[Points, ...]:
        """What each seat has at the end."""
        return self.final.totals

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won; those that lead, where the match was broken off."""
        return self.final.winners if self.finished else leaders(self.final.totals)

    @property
    def actions(self) -> int:
        """How many actions the match took, those of the table included."""
        return len(self.moves)

    def record(self, **extra: str) -> Record:
        """The match as a record, with further headers."""
        return make_record(BURRACO, self.opening, self.moves, self.final, **extra)


class BurracoKeeper(Keeper[State, Action, Event, View, Menu]):
    """What a table does about swaps that go on and on."""

    patience: int = PATIENCE

    def own_action(self, state: State) -> Action | None:
        """A call for the referee, where the code has one stop a stall, and he has not been called yet."""
        wanted = swaps_too_long(state, self.patience) and state.watched is None and state.phase is Phase.PICK_UP
        return WatchStall() if wanted and isinstance(state.table.rules.stall.value, SupervisedStall) else None

    def menu(self, state: State, seat: Seat) -> Menu:
        return without_swaps(state, self.game.menu(state, seat), self.patience)


def without_swaps(state: State, choices: Menu, patience: int = PATIENCE) -> Menu:
    """What a bot may choose from, by the house rule for codes that would let players swap for ever."""
    unruled = isinstance(state.table.rules.stall.value, NoStall)
    return replace(choices, take=False) if unruled and choices.draw and swaps_too_long(state, patience) else choices


def swaps_too_long(state: State, patience: int = PATIENCE) -> bool:
    """Whether nothing but swaps has gone around the table for some laps."""
    return state.swaps >= patience * state.table.players


def play_match(
    state: State,
    agents: Sequence[Player],
    rng: Random,
    *,
    patience: int = PATIENCE,
    most_hands: int = MOST_HANDS,
) -> Match:
    """Play a table through to the end of its match. ``agents[seat]`` plays for that seat."""
    moves: list[Move] = []
    hands: list[Hand] = []
    tally = _Tally()

    def note(by: Seat, action: Action, events: tuple[Event, ...], after: State) -> bool:
        nonlocal tally
        moves.append(Move(by, action))
        if (hand := tally.note(events)) is not None:
            hands.append(hand)
            tally = _Tally()
        return len(hands) >= most_hands

    keeper = BurracoKeeper(BURRACO)
    keeper.patience = patience
    final = play(keeper, state, agents, lambda undealt: shuffle(undealt, rng), note)
    return Match(state, final, tuple(moves), tuple(hands))


def shuffle(state: State, rng: Random) -> Deal:
    """A shuffled pack, with a cut that the code calls regular."""
    order = list(full_pack(state.table))
    rng.shuffle(order)
    return Deal(tuple(order), rng.randint(*regular_cut(state, len(order))))


class _Tally:
    """Counts what happens in a hand until it ends."""

    def __init__(self) -> None:
        self.turns = 0
        self.actions = 0
        self.pozzetti: list[PozzettoTaken] = []

    def note(self, events: tuple[Event, ...]) -> Hand | None:
        """Count the events of one action; give the hand back if they end it."""
        self.actions += 1
        for event in events:
            if isinstance(event, Discarded):
                self.turns += 1
            elif isinstance(event, PozzettoTaken):
                self.pozzetti.append(event)
            elif isinstance(event, HandEnded):
                return Hand(event, self.turns, self.actions, tuple(self.pozzetti))
        return None
