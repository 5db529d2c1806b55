"""The count of a passata, line by line, and how a match ends."""

from ventaglio.games.tressette.engine.events import CountLine, MatchEnded
from ventaglio.games.tressette.engine.state import (
    Kind,
    State,
    finished,
    finished_tricks,
    last_taker,
    points,
    thirds,
)
from ventaglio.games.tressette.engine.winning import decided, slam_made, slam_open, target

__all__ = ["count", "early_ending", "ending", "target", "totals"]


def count(state: State) -> tuple[tuple[CountLine, ...], tuple[CountLine, ...]]:
    """What each side made in a finished passata: cards, last trick, buongioco (Art. 10, 13, 34, 174)."""
    return _count_side(state, 0), _count_side(state, 1)


def _count_side(state: State, side: int) -> tuple[CountLine, ...]:
    rules = state.table.rules
    taken = thirds(state, side)
    lines = [CountLine("cards", taken // 3, rules.thirds.cite, taken)]
    if state.sides[last_taker(state)] == side:
        lines.append(CountLine("last-trick", rules.last_trick_points.value, rules.last_trick_points.cite))
    lines += [
        CountLine("implied-buongioco" if one.implied else "buongioco", one.points, rules.buongioco_points.cite)
        for one in state.accused
        if state.sides[one.seat] == side and one.points
    ]
    return tuple(lines)


def totals(lines: tuple[tuple[CountLine, ...], tuple[CountLine, ...]]) -> tuple[int, int]:
    """The points of a count."""
    return sum(line.points for line in lines[0]), sum(line.points for line in lines[1])


def ending(state: State) -> MatchEnded | None:
    """How the match ends with a finished passata, or None if another is dealt."""
    if state.table.kind is Kind.PASSATE:
        return _by_passate(state)
    for side in (0, 1):
        if slam_made(state, side) and (state.won is None or state.won.side == side):
            return _by_slam(state, side)
    won = decided(state)
    return None if won is None else _by_points(state)


def _by_slam(state: State, side: int) -> MatchEnded:
    """A cappotto; worth less if the match was won before the trick that completed it, or by a call (137, 138, 169)."""
    earlier = state.won is not None and (state.won.called or state.won.trick < finished_tricks(state))
    how = "slam-after-win" if earlier else "slam"
    then = state.table.rules.batuffa_when_won.value
    loser = state.won.loser_points if state.won is not None and then else points(state, 1 - side)
    return _ended(state, how, side, loser)


def _by_passate(state: State) -> MatchEnded | None:
    if state.passata < state.table.passate:
        return None
    first, second = points(state, 0), points(state, 1)
    if first == second:
        return None if state.table.rules.tie_plays_on.value else _ended(state, "tie", None, first)
    winner = _winner(state, 0 if first > second else 1)
    return _ended(state, "passate", winner, points(state, 1 - winner))


def _by_points(state: State) -> MatchEnded:
    won = decided(state)
    assert won is not None
    missed = state.slam is not None and not (finished(state) and slam_open(state, state.slam))
    winner = _winner(state, won.side)
    then = winner == won.side and state.table.rules.batuffa_when_won.value
    loser = won.loser_points if then else points(state, 1 - winner)
    return _ended(state, "slam-missed" if missed else "target", winner, loser)


def early_ending(state: State) -> MatchEnded:
    """The end of a match whose last passata is not played out (Art. 16)."""
    return _by_points(state)


def _winner(state: State, ahead: int) -> int:
    """Where the fewest points are wanted, whoever is ahead has lost (Art. 15)."""
    return 1 - ahead if state.table.rules.losing_game.value else ahead


def _ended(state: State, how: str, winner: int | None, loser_points: int) -> MatchEnded:
    by_claim = state.claimed is not None
    return MatchEnded(how, winner, (points(state, 0), points(state, 1)), loser_points, by_claim)
