"""Looking for problems in many games, one task for each, so that several processes can share them.

A task is a seed, for a game that bots play, or the text of a record. Whatever does the task finds the same problems.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from ventaglio.core.record import parse_record, steps
from ventaglio.games.common.bots.opinion import Effort
from ventaglio.games.common.lessons.parts import Verdict, part_of
from ventaglio.games.common.lessons.problem import Ground, Problem
from ventaglio.games.common.plugin.shelves import all_games

CHECKED: Final = 2_000
"""Hands played out for each choice where a problem that goes by playing on is checked again."""

EFFORT: Final = Effort(worlds=200)
"""How hard the strongest bot thinks about the reasons of a problem."""


class Task(msgspec.Struct, frozen=True):
    """One game in which problems are looked for."""

    game: str
    code: str = ""
    players: int = 4
    seed: int = 0
    record: str = ""
    """The text of a match that was played; empty for a game of bots."""


def look(task: Task) -> list[Problem]:
    """The problems of one game: where what was done is not what was best."""
    if not task.record:
        return list(map(reasoned, part_of(task.game).look(task.code, task.players, task.seed)))
    game, record = parse_record(task.record, all_games())
    return list(map(reasoned, part_of(game.name).look_in(steps(game, record), task.seed)))


def reasoned(problem: Problem) -> Problem:
    """A problem with what the strongest bot sees in each choice.

    What he thinks it is worth is left out, since the problem has better figures. Where all cards are seen he has
    nothing to say: he goes by what a seat sees.
    """
    if problem.open:
        return problem
    kit, state = problem.kit, problem.state
    opinion = kit.opinion(kit.game.view(state, problem.at), kit.menu(state, problem.at), EFFORT)
    if opinion is None:
        return problem
    measured = part_of(problem.game).measured
    seen = {
        kit.game.spell_action(one.action): tuple(
            Ground(why.word, dict(why.figures)) for why in one.reasons if why.word not in measured
        )
        for one in opinion.choices
    }
    return replace(problem, choices=tuple(replace(one, reasons=seen.get(one.action, ())) for one in problem.choices))


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
    """Whether the answer of a problem is clearly best, found anew: in other worlds where it goes by a sample."""
    return part_of(problem.game).check(problem, hands)
