"""Who meets whom on which deals, from the first to the last, and when there have been enough."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

import msgspec

from ventaglio.lab.arena.figures import Decision, Test
from ventaglio.lab.arena.playing import Contest, Result
from ventaglio.lab.arena.running import Runner, Task

Pair = tuple[str, str]


class Question(msgspec.Struct, frozen=True):
    """What two bots meet for: is the first better, by more than so many points a hand?"""

    at_least: float = 0.0
    alpha: float = 0.05
    """How often the answer may be wrong."""
    stops: bool = True
    """Whether nobody plays on once it is decided."""


class Meetings:
    """What bots have played so far, two by two. Results stand in the order of the deals, from the first."""

    def __init__(self, contest: Contest, bots: Iterable[str]) -> None:
        self.contest = contest
        self.bots = tuple(dict.fromkeys(bots))
        self.results: dict[Pair, list[Result]] = {pair: [] for pair in combinations(self.bots, 2)}

    def take(self, pair: Pair, results: Iterable[Result]) -> None:
        """Take over what two bots have played before, whichever is named first."""
        if pair in self.results:
            self.results[pair] = list(results)
        else:
            self.results[pair[1], pair[0]] = [turned(result) for result in results]

    @property
    def played(self) -> int:
        """The deals that have been played, by all of them."""
        return sum(map(len, self.results.values()))

    def tasks(self, deals: int, at_once: int) -> Iterator[Task]:
        """What is left to be played of so many deals: everybody meets on some deals before others are begun."""
        begun = {pair: len(results) for pair, results in self.results.items()}
        for first in range(0, deals, at_once):
            for pair, known in begun.items():
                numbers = tuple(range(max(first, known), min(first + at_once, deals)))
                if numbers:
                    yield Task(self.contest, pair, numbers)


def turned(result: Result) -> Result:
    """The same result as the other bot sees it."""
    return msgspec.structs.replace(result, first=result.second, second=result.first, won=2 - result.won)


def duel(meetings: Meetings, question: Question, deals: int, runner: Runner, told: Callable[[int], None]) -> Decision:
    """Let two bots meet on so many deals at most, until the question is decided; results are kept as they come.

    The answer is sought after every deal in the order of their numbers, whatever came back earlier. So it is found
    after the same deal wherever they were played.
    """
    (results,) = meetings.results.values()
    test = Test(question.at_least, question.alpha)
    decision: Decision | None = None
    earlier, results[:] = list(results), []

    def take(result: Result) -> bool:
        nonlocal decision
        results.append(result)
        answer = test.add(result.difference)
        if answer is not None and decision is None:
            decision = Decision(answer, len(results))
        return decision is not None and question.stops

    over = any(map(take, earlier))
    if not over:
        playing = runner.results(meetings.tasks(deals, runner.deals))
        try:
            for _, found in playing:
                over = any(map(take, found))
                told(len(found))
                if over:
                    break
        finally:
            _close(playing)
    return decision or Decision(None, len(results))


def league(meetings: Meetings, deals: int, runner: Runner, told: Callable[[int], None]) -> None:
    """Let every bot meet every other on so many deals; results are kept as they come."""
    playing = runner.results(meetings.tasks(deals, runner.deals))
    try:
        for task, found in playing:
            meetings.results[task.bots].extend(found)
            told(len(found))
    finally:
        _close(playing)


def _close(playing: Iterator[object]) -> None:
    close = getattr(playing, "close", None)
    if close is not None:
        close()
