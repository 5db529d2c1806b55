"""May I? Questions that people ask at the table, each as positions that differ in a few facts.

The engine answers: every combination of the facts is set up as a position and the action is put to the judge, by each
code. What comes out is a table small enough for a phone.
"""

from typing import Any, NamedTuple

from ventaglio.core.record import AnyGame
from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import Seat, seat
from ventaglio.games.common.offline.parts import Answers, Asking, part


class Answer(NamedTuple):
    """What the engine says: a refusal, or in a word what comes of it."""

    refusal: Refusal | None
    kind: str
    instead: bool = False
    """Whether something else comes of it than what was asked."""


def answer(asking: Asking, code: str, answers: Answers) -> Answer:
    """Put one combination of the facts to the engine, by one code."""
    game = part(asking.game).game
    position, actions = asking.set_up(answers)
    state = game.parse_position(f"code: {code}\n{position}", complete=True)
    for at, line in enumerate(actions, start=1):
        by, action = _read(game, state, line)
        refusal = game.judge(state, action, by)
        if refusal is not None:
            return Answer(refusal, "no")
        events = game.act(state, action, by)
        for event in events:
            state = game.fold(state, event)
        if at == len(actions):
            kind = part(asking.game).came_of(state, events)
            return Answer(None, kind, kind in part(asking.game).instead)
    raise AssertionError(f"{asking.id} asks about nothing")


def _read(game: AnyGame, state: Any, line: str) -> tuple[Seat, Any]:
    first, _, rest = line.partition(" ")
    if len(first) == 1 and first.isupper():
        return seat(first, game.players(state)), game.parse_action(rest)
    on_turn = game.turn(state)
    assert on_turn is not None
    return on_turn, game.parse_action(line)
