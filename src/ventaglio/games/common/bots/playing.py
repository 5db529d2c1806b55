"""How bots play a match of any game: the one loop in which somebody acts, and what a table does around its players."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final, Generic, NamedTuple, TypeVar

from ventaglio.core.game import Agent, Game
from ventaglio.core.record import Move, Record, make_record
from ventaglio.core.seats import TABLE, Place, Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
M = TypeVar("M")

LONGEST: Final = 100_000
"""Actions after which a match is broken off."""


class Keeper(Generic[S, A, E, V, M]):
    """What a table does around its bots. Each answer serves any game, and is overridden by one that knows better."""

    def __init__(self, game: Game[S, A, E, V, M]) -> None:
        self.game = game

    def place_of(self, state: S, seat: Seat) -> Place:
        """Whose turn it is when it is that seat's."""
        return seat

    def own_action(self, state: S) -> A | None:
        """What the table does now that is not chance: count, call its referee."""
        return None

    def advance(self, state: S, action: A, by: Seat) -> tuple[tuple[E, ...], S]:
        """What happens when ``by`` does this, and the state it leads to."""
        events = self.game.act(state, action, by)
        for event in events:
            state = self.game.fold(state, event)
        return events, state

    def choice(self, state: S, seat: Seat, agent: Agent[V, M, A]) -> A:
        """What a bot does."""
        return agent.choose(self.game.view(state, seat), self.menu(state, seat))

    def menu(self, state: S, seat: Seat) -> M:
        """What a bot may choose from."""
        return self.game.menu(state, seat)

    def interruptions(self, state: S) -> Iterable[tuple[Seat, A]]:
        """What seats might do though another is to act."""
        return ()

    def wants(self, state: S, seat: Seat, action: A, agent: Agent[V, M, A]) -> bool:
        """Whether a bot does such a thing now."""
        return False


def next_act(
    keeper: Keeper[S, A, E, V, M], state: S, agents: Sequence[Agent[V, M, A]], deal: Callable[[S], A]
) -> tuple[Seat, A] | None:
    """Who acts now and what he does; None when the match is over.

    ``agents[place]`` plays for the player of that place, wherever he sits; ``deal`` decides where chance does.
    """
    own = keeper.own_action(state)
    if own is not None:
        return TABLE, own
    turn = keeper.game.turn(state)
    if turn is None:
        return None
    if turn == TABLE:
        return TABLE, deal(state)
    for seat, action in keeper.interruptions(state):
        if keeper.wants(state, seat, action, agents[keeper.place_of(state, seat)]):
            return seat, action
    return turn, keeper.choice(state, turn, agents[keeper.place_of(state, turn)])


def play(
    keeper: Keeper[S, A, E, V, M],
    state: S,
    agents: Sequence[Agent[V, M, A]],
    deal: Callable[[S], A],
    enough: Callable[[Seat, A, tuple[E, ...], S], bool],
) -> S:
    """Let bots play on, and give the state in which they stop: at the end of the match, or when it is ``enough``.

    That is asked after every act, with who acted, what he did, what happened and what it led to.
    """
    while (act := next_act(keeper, state, agents, deal)) is not None:
        by, action = act
        events, state = keeper.advance(state, action, by)
        if enough(by, action, events, state):
            break
    return state


class Match(NamedTuple, Generic[S]):
    """A match that was played."""

    opening: S
    moves: tuple[Move, ...]
    final: S


def play_match(
    keeper: Keeper[S, A, E, V, M], opening: S, players: Sequence[Agent[V, M, A]], rng: Random, longest: int = LONGEST
) -> Match[S]:
    """Let bots play a match to its end, or until it has gone on for too long."""
    moves: list[Move] = []

    def note(by: Seat, action: A, events: tuple[E, ...], state: S) -> bool:
        moves.append(Move(by, action))
        return len(moves) >= longest

    final = play(keeper, opening, players, lambda state: keeper.game.chance(state, rng.randbytes(32)), note)
    return Match(opening, tuple(moves), final)


def record_of(game: Game[S, A, E, V, M], match: Match[S], **extra: str) -> Record:
    """The record of a match."""
    return make_record(game, match.opening, match.moves, match.final, **extra)
