"""How many hands a second the arena plays on one core, and what of its time is not the bots' own.

Every deal is played twice by equal bots. Choices are timed one by one; what is left is the game (views, menus, acts),
the deals, and the arena itself.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import perf_counter, process_time
from typing import Final

from bench._measure import SECONDS, one_core
from ventaglio.games.common.plugin.catalogue import find
from ventaglio.games.common.plugin.finding import find_code
from ventaglio.games.common.plugin.opaque import Action, Menu, View
from ventaglio.games.common.plugin.plug import Wanted
from ventaglio.lab.arena.entrants import Bot, Maker, makers
from ventaglio.lab.arena.playing import Contest, play_deal

ROUNDS: Final = 5
CODES: Final[Mapping[str, tuple[str, ...]]] = {
    "burraco": ("fibur-2019", "circolo"),
    "tressette": ("tradizionali", "moderne"),
}
BOTS: Final = ("basic", "random")

thinking: dict[str, float] = {"seconds": 0.0, "choices": 0.0}
"""What the bots have taken so far."""


class Timed:
    """A bot with a clock beside it."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        wants = getattr(bot, "wants_to_call", None)
        if wants is not None:
            self.wants_to_call: Callable[[View, Menu], bool] = wants

    def choose(self, view: View, menu: Menu) -> Action:
        began = perf_counter()
        action = self._bot.choose(view, menu)
        thinking["seconds"] += perf_counter() - began
        thinking["choices"] += 1
        return action


def _timed(game: str, bot: str) -> Maker:
    make = makers(find(game))[bot]

    def timed(rng: Random) -> Timed:
        return Timed(make(rng))

    return timed


burraco_basic, burraco_random = (_timed("burraco", bot) for bot in BOTS)
tressette_basic, tressette_random = (_timed("tressette", bot) for bot in BOTS)


def main(options: Sequence[str] = ()) -> None:
    """Measure; ``--small`` shows in seconds that it works."""
    rounds, seconds = (1, 0.2) if "--small" in options else (ROUNDS, SECONDS)
    print(f"{rounds} rounds of {seconds:g} s of processor time each, one core; the best round counts")
    print(f"{'':32}{'hands/s':>9}  {'choices/s':>9}  {'not the bots':>12}  {'µs a choice':>11}")
    with one_core():
        for game, codes in CODES.items():
            for code in codes:
                for bot in BOTS:
                    _measure(game, code, bot, rounds, seconds)


def _measure(game: str, code: str, bot: str, rounds: int, seconds: float) -> None:
    plug, found = find(game), find_code(code, game)
    headers = {**plug.headers(Wanted(code=code)), "Edition": found.text.edition}
    contest, name = Contest(game, tuple(headers.items()), 1), f"bench.arena:{game}_{bot}"
    play_deal(contest, (name, name), 0)
    best = (0.0, 0.0, 0.0, 0.0)
    number = 0
    for _ in range(rounds):
        thinking.update(seconds=0.0, choices=0.0)
        hands, began, wall = 0, process_time(), perf_counter()
        while (used := process_time() - began) < seconds:
            number += 1
            hands += play_deal(contest, (name, name), number).hands
        elsewhere = 1 - thinking["seconds"] / (perf_counter() - wall)
        choices = thinking["choices"]
        best = max(best, (hands / used, choices / used, elsewhere, 1e6 * elsewhere * used / choices))
    print(f"{code + ', ' + bot:32}{best[0]:9,.1f}  {best[1]:9,.0f}  {best[2]:12.1%}  {best[3]:11,.0f}", flush=True)
