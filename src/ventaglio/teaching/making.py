"""Looking for problems in many games, one task for each, so that several processes can share them.

A task is a seed, for a game that bots play, or the text of a record. Whatever does the task finds the same problems.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from ventaglio.core.record import parse_record, steps
from ventaglio.core.refusal import BadInput
from ventaglio.plugs.shelves import all_games
from ventaglio.teaching import burraco, tressette
from ventaglio.teaching.problem import Problem

CHECKED: Final = 4_000
"""Hands played out for each choice where a problem of Burraco is checked again."""
OTHER_SEED: Final = 77_000_001
"""Added to the seed of a problem: what is checked again must not meet the same worlds."""


class Task(msgspec.Struct, frozen=True):
    """One game in which problems are looked for."""

    game: str
    code: str = ""
    players: int = 4
    seed: int = 0
    record: str = ""
    """The text of a match that was played; empty for a game of bots."""


class Verdict(msgspec.Struct, frozen=True):
    """What came of checking a problem again: whether it holds, and its choices as they were found now."""

    id: str
    holds: bool
    choices: tuple[tuple[str, float], ...]


def look(task: Task) -> list[Problem]:
    """The problems of one game."""
    if task.record:
        return list(_in_record(task))
    if task.game == "tressette":
        return list(tressette.problems_in(tressette.decisions(task.code, task.seed), task.seed))
    return list(burraco.problems_in(burraco.decisions(task.code, task.players, task.seed), task.seed))


def _in_record(task: Task) -> Iterator[Problem]:
    """The problems of a match that was played: where what was done is not what was best."""
    game, record = parse_record(task.record, all_games())
    done = steps(game, record)
    if game.name == "tressette":
        yield from tressette.problems_in(tressette.played(done), task.seed)
    elif game.name == "burraco":
        yield from burraco.problems_in(burraco.played(done), task.seed)
    else:
        raise BadInput(f"no problems are looked for in {game.name}", "problems-game", game=game.name)


def gather(found: Iterable[Problem], kept: Iterable[Problem] = (), most: int | None = None) -> list[Problem]:
    """Problems added to those that are kept, each once, no more of a theme than wanted; in the order of their ids."""
    problems = {one.id: one for one in kept}
    themes = Counter((one.game, one.theme, one.open) for one in problems.values())
    for one in found:
        key = (one.game, one.theme, one.open)
        if one.id not in problems and (most is None or themes[key] < most):
            problems[one.id] = one
            themes[key] += 1
    return sorted(problems.values(), key=lambda one: (one.game, one.id))


def check(problem: Problem, hands: int = CHECKED) -> Verdict:
    """Whether the answer of a problem is clearly best, found anew: other worlds where it goes by a sample."""
    if problem.game == "tressette":
        solution = tressette.check(problem)
        values = [(tressette.spelled(card), round(value, 3)) for card, value in solution.cards]
        holds = values == [(one.action, one.value) for one in problem.choices]
        return Verdict(problem.id, holds, tuple(values))
    weighed = burraco.check(problem, hands, problem.method.seed + OTHER_SEED)
    told = tuple((burraco.spelled(one.action), round(one.value, 1)) for one in weighed)
    return Verdict(problem.id, told[0][0] == problem.answer and burraco.is_ahead(weighed), told)
