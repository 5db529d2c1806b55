"""The legal actions of the player on turn, listed."""

from collections.abc import Iterator

from ventaglio.games.burraco.engine.actions import Action, Discard, Draw, Take
from ventaglio.games.burraco.engine.judge import judge, plays
from ventaglio.games.burraco.engine.state import Phase, State


def legal(state: State) -> Iterator[Action]:
    """Every act of play open to the player on turn, each once: exactly those that `judge` does not refuse.

    The acts of the table (deal, time-out, …) and abandoning are not plays and are not listed.
    """
    seat = state.turn
    if state.phase is Phase.PICK_UP:
        for pick_up in (Draw(), Take()):
            if judge(state, pick_up, seat) is None:
                yield pick_up
    elif state.phase is Phase.PLAY:
        hand = state.hands[seat]
        yield from plays(state, seat, hand, state.barred)
        for one in sorted(set(hand)):
            discard = Discard(one)
            if judge(state, discard, seat) is None:
                yield discard
