"""How fast Tressette is solved with all cards seen, beside DDS, which solves Bridge: whole deals, and endings.

Both get deals of their own game from a fixed seed, at no trumps, and take turns: whole deals one by one, endings by the
hundred, which is a call to both. The processor's time counts, of the whole process, so that threads would be seen.
``--worlds`` measures many worlds a move instead.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from random import Random
from statistics import quantiles
from time import process_time
from typing import Final

from bench._measure import one_core
from ventaglio.games.tressette.kernel.solver.figures import compile_figures
from ventaglio.games.tressette.kernel.solver.positions import Position
from ventaglio.games.tressette.kernel.solver.solving import Solver
from ventaglio.law.shelf import rules_by_id

DEALS: Final = {10: 100, 8: 400, 5: 2000}
"""How many of our deals with so many cards in each hand; a whole deal of Bridge has thirteen."""
STAGES: Final = {10: 40, 9: 100, 8: 200, 7: 200, 6: 200, 5: 200, 4: 200, 3: 200}
"""How many worlds are tried with so many cards in each hand."""

BATCH: Final = 100
"""How many endings are handed over at a time."""

Solve = Callable[[int, int], None]
"""Solves the deals from one number to before another."""


def ours(cards: int, count: int) -> tuple[Solve, Solve]:
    """The points of a deal, and of each card that may be led to it."""
    solver = Solver(compile_figures(rules_by_id("tressette")["tradizionali"]))
    chance = Random(cards)
    deals = [_deal(chance, cards) for _ in range(count)]
    hands = [deal.hands for deal in deals]
    solver.solve_cards(deals[0])

    def value(first: int, end: int) -> None:
        solver.solve_many(deals[0], hands[first:end], cards=False)

    def each(first: int, end: int) -> None:
        solver.solve_many(deals[0], hands[first:end])

    return value, each


def _deal(chance: Random, cards: int) -> Position:
    order = chance.sample(range(40), 4 * cards)
    a, b, c, d = (sum(1 << card for card in order[seat::4]) for seat in range(4))
    return Position((a, b, c, d), 0)


def dds(cards: int, count: int) -> tuple[Solve, Solve]:
    """The same of Bridge: the most tricks, and those of each card."""
    types, solving = import_module("endplay.types"), import_module("endplay.dds.solve")
    import_module("endplay._dds").SetMaxThreads(1)
    chance = Random(cards)
    deals = []
    for _ in range(count):
        order = chance.sample([(suit, rank) for suit in range(4) for rank in "AKQJT98765432"], 4 * cards)
        hands = [
            ".".join("".join(rank for rank in "AKQJT98765432" if (suit, rank) in order[seat::4]) for suit in range(4))
            for seat in range(4)
        ]
        deals.append(types.Deal("N:" + " ".join(hands), first=types.Player.north, trump=types.Denom.nt))

    def value(first: int, end: int) -> None:
        solve(deals[first:end], solving.SolveMode.OptimalOne)

    def each(first: int, end: int) -> None:
        solve(deals[first:end], solving.SolveMode.Default)

    def solve(some: Sequence[object], mode: object) -> None:
        if len(some) == 1:
            solving.solve_board(some[0], mode)
        else:
            solving.solve_all_boards(some, mode)

    return value, each


def beside() -> Iterator[str]:
    """The rates of both, for deals and endings."""
    yield "| solved | Ventaglio, a second | DDS, a second | × DDS |\n|---|---:|---:|---:|"
    for cards, count in DEALS.items():
        whole = cards == max(DEALS)
        for what, we, they in zip(
            ("the points", "every card"), ours(cards, count), dds(13 if whole else cards, count), strict=True
        ):
            times = [0.0, 0.0]
            step = 1 if whole else BATCH
            for first in range(0, count, step):
                for place, solve in enumerate((we, they)):
                    began = process_time()
                    solve(first, first + step)
                    times[place] += process_time() - began
            name = "a whole deal" if whole else f"{cards} cards each"
            rates = f"{count / times[0]:,.1f} | {count / times[1]:,.1f} | {times[1] / times[0]:.2f}"
            yield f"| {name}, {what} | {rates} |"


def worlds() -> Iterator[str]:
    """How long it takes to solve every card of many worlds, at each stage of a passata.

    One hand stays as it is, the others are dealt anew in every world, as somebody would who thinks about his lead.
    """
    solver = Solver(compile_figures(rules_by_id("tressette")["tradizionali"]))
    solver.solve_cards(_deal(Random(1), 3))
    yield "| cards each | a world, ms, median | 99 of 100 below | 200 worlds, s |\n|---:|---:|---:|---:|"
    for cards, count in STAGES.items():
        chance = Random(cards)
        base = _deal(chance, cards)
        others = [card for hand in base.hands[1:] for card in range(40) if hand >> card & 1]
        times = []
        for _ in range(count):
            chance.shuffle(others)
            b, c, d = (sum(1 << card for card in others[seat::3]) for seat in range(3))
            began = process_time()
            solver.solve_cards(base._replace(hands=(base.hands[0], b, c, d)))
            times.append(1000 * (process_time() - began))
        cuts = quantiles(times, n=100)
        yield f"| {cards} | {cuts[49]:.2f} | {cuts[98]:.2f} | {sum(times) / count * 200 / 1000:.2f} |"


def main(options: Sequence[str] = ()) -> None:
    """Print a table."""
    if unknown := [one for one in options if one != "--worlds"]:
        sys.exit(f"bench: no option {unknown[0]}; there is --worlds")
    with one_core():
        for line in worlds() if options else beside():
            print(line, flush=True)
