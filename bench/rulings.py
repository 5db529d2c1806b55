"""How long a ruling takes: one answer of the questionnaire, and a call at a live-table with its orders carried out.

Beside it, for scale, what Python takes to load a small JSON document: there is no other ruling engine to measure.
"""

import json
import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median, quantiles
from time import perf_counter

from bench._measure import one_core


def main(options: Sequence[str] = ()) -> None:
    """Measure."""
    if options:
        sys.exit(f"bench: no option {options[0]} here")
    with one_core():
        print(f"{'':44}{'median':>12}{'99 of 100':>12}{'longest':>12}")
        _row("one answer in the questionnaire", _questionnaire())
        _row("a call at a live-table, ruled and carried out", _live())
        _row("json.loads of a kilobyte, for scale", _json())


def _row(name: str, times: list[float]) -> None:
    shown = (median(times), quantiles(times, n=100)[98], max(times))
    print(f"{name:44}" + "".join(f"{1000 * one:10.3f}ms" for one in shown))


def _timed(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began


def _questionnaire() -> list[float]:
    """Every question of every irregularity of every code, once."""
    from ventaglio.law.shelf import every_set

    times = []
    for found in every_set():
        for irregularity in found.book.provisions:
            for told, _ in found.book.paths(irregularity):
                times.append(_timed(partial(found.book.rule, irregularity, told)))
    return times


def _live() -> list[float]:
    """The calls of some hands of clumsy players, put once more."""
    from tests.clumsy.burraco import play_hand
    from tests.clumsy.table import Clumsiness
    from ventaglio.games.burraco.bots.random import RandomAgent
    from ventaglio.games.burraco.engine.match import open_table
    from ventaglio.games.burraco.referee.live import Call, Ruled, call, fold
    from ventaglio.law.shelf import get

    times = []
    for seed in range(60):
        rng = random.Random(seed)
        story = play_hand(
            open_table(get("fibur-2019").rules, 4, hands=1), [RandomAgent(rng)] * 4, rng, Clumsiness(0.2, 0.2)
        )
        live = story.opening
        for event in story.log:
            if isinstance(event, Ruled):
                asked = Call(event.number, event.facts)
                times.append(_timed(partial(call, live, asked, event.caller)))
            live = fold(live, event)
    return times


def _json() -> list[float]:
    text = json.dumps({f"key {number}": list(range(10)) for number in range(20)})
    return [_timed(lambda: json.loads(text)) for _ in range(2000)]
