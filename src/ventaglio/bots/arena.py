"""A match between bots at any game, for games that count no more of it than who won."""

from collections.abc import Sequence
from random import Random
from typing import Final, Generic, NamedTuple, TypeVar

from ventaglio.core.game import Agent, Game
from ventaglio.core.record import Move, Record, make_record
from ventaglio.core.seats import TABLE

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
M = TypeVar("M")

LONGEST: Final = 100_000
"""Actions after which a match is broken off."""


class Match(NamedTuple, Generic[S]):
    """A match that was played."""

    opening: S
    moves: tuple[Move, ...]
    final: S


def play_match(
    game: Game[S, A, E, V, M], opening: S, players: Sequence[Agent[V, M, A]], rng: Random, longest: int = LONGEST
) -> Match[S]:
    """Let bots play a match to its end, or until it has gone on for too long."""
    state = opening
    moves: list[Move] = []
    while len(moves) < longest and (turn := game.turn(state)) is not None:
        if turn == TABLE:
            action = game.chance(state, rng.randbytes(32))
        else:
            action = players[turn].choose(game.view(state, turn), game.menu(state, turn))
        for event in game.act(state, action, turn):
            state = game.fold(state, event)
        moves.append(Move(turn, action))
    return Match(opening, tuple(moves), state)


def record_of(game: Game[S, A, E, V, M], match: Match[S], **extra: str) -> Record:
    """The record of a match."""
    return make_record(game, match.opening, match.moves, match.final, **extra)
