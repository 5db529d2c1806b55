"""How the desk grows with the field: positions, rankings, the log read again, score slips; 100 to 10,000 pairs.

Peers of the same run: networkx pairs the same ranking without rematches, in pure Python; Python's own `sorted` puts the
same totals in order; typst alone sets as many bare pages as there are pages of slips.
"""

import random
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from time import process_time

from bench._measure import one_core
from tests.tournaments.director.desks import Desk, desk
from ventaglio.tournaments.director.drafting import draft
from ventaglio.tournaments.director.judging import entries
from ventaglio.tournaments.director.movements import ranking as danish
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.standings import standings
from ventaglio.tournaments.director.terms import Movement, Number, Seating
from ventaglio.tournaments.log import replay

FIELDS = (100, 1_000, 2_000, 4_000, 10_000)
SLIPS = 1_000
PHASES = (Phase(Movement.MITCHELL, 6), Phase(Movement.DANISH_MODIFIED, 5))
CLUBS = [f"Circolo {number}" for number in range(40)]


def main(options: Sequence[str] = ()) -> None:
    """Measure; ``--small`` leaves out the larger fields."""
    if unknown := [one for one in options if one != "--small"]:
        sys.exit(f"bench: no option {unknown[0]}; there is --small")
    # A desk takes 2,000; how it would grow is seen beyond.
    vars(entries)["MOST_ENTRANTS"] = FIELDS[-1]
    with one_core():
        print("seconds of processor time on one core, 11 rounds: 6 Mitchell, 5 Danish without the last opponents again")
        print(
            f"{'pairs':>7}{'first seats':>13}{'next round':>12}{'no rematch':>12}{'networkx':>10}"
            f"{'ranking':>9}{'sorted':>9}{'log read':>10}{'lines':>8}"
        )
        for pairs in FIELDS[:2] if options else FIELDS:
            _row(pairs)
        _slips()


def _row(pairs: int) -> None:
    day = desk(pairs, *PHASES, code="internazionale", clubs=CLUBS, clubs_apart=True, seating=Seating.DRAW)
    seats = _timed(lambda: draft(day.t))
    _play(day, 10)
    following = _timed(lambda: draft(day.t))
    ranking = [row.entrant for row in standings(day.t)]
    met = set(day.t.opponents())
    unmet = _timed(lambda: danish.without_rematch(ranking, {}, met))
    peer = _timed(lambda: _networkx(ranking, met)) if pairs <= 2_000 else None
    day.play()
    ordered = _timed(lambda: standings(day.t))
    totals = [(row.vp, row.mp, row.points) for row in standings(day.t)]
    random.Random(1).shuffle(totals)
    plain = _timed(lambda: sorted(totals, reverse=True))
    read = _timed(lambda: replay(day.log))
    shown = f"{peer:10.2f}" if peer is not None else f"{'–':>10}"
    print(
        f"{pairs:7,}{seats:13.3f}{following:12.3f}{unmet:12.3f}{shown}{ordered:9.3f}{plain:9.4f}{read:10.2f}"
        f"{len(day.log):8,}",
        flush=True,
    )


def _play(day: Desk, rounds: int) -> None:
    for _ in range(rounds):
        day.play()


def _timed(work: Callable[[], object]) -> float:
    began = process_time()
    work()
    return process_time() - began


def _networkx(ranking: Sequence[Number], met: set[frozenset[Number]]) -> object:
    """The same question, put to a library in pure Python: near neighbours who have not met, at the least distance."""
    nx = import_module("networkx")

    graph = nx.Graph()
    for place, one in enumerate(ranking):
        for distance, other in enumerate(ranking[place + 1 : place + 13], start=1):
            if frozenset((one, other)) not in met:
                graph.add_edge(one, other, weight=1000 - distance**2)
    return nx.max_weight_matching(graph, maxcardinality=True)


def _slips() -> None:
    import typst

    from ventaglio.tournaments.paper import print_

    day = desk(2 * SLIPS, Phase(Movement.DANISH, 1))
    day.positions()
    pages = 0

    def ours() -> None:
        nonlocal pages
        pages = print_("score-slips", day.t, "it", round=1).count(b"/Type /Page\n") or 1

    took = _timed(ours)
    bare = '#set page(paper: "a4")\n' + "\n#pagebreak()\n".join(f"pagina {n}" for n in range(SLIPS // 2))
    alone = _timed(lambda: typst.compile(bare.encode()))
    print(f"{SLIPS:,} score slips: {took:.2f}; typst alone, {SLIPS // 2} bare pages: {alone:.2f}")
