"""Carrying orders out: what each order of a ruling does to a live-table, as events.

An order names cards and melds as its article does; the incident knows which they are.
"""

from collections.abc import Callable, Mapping
from typing import Final

from ventaglio.games.burraco.referee.live.bench import Bench
from ventaglio.games.burraco.referee.live.orders import cards, hand, melds, pozzetti, turn
from ventaglio.games.burraco.referee.live.table import Incident, LiveEvent, LiveTable
from ventaglio.law.referee.remedies import Remedy, Step


def apply(
    live: LiveTable, incident: Incident, steps: tuple[Step, ...], lot: int, told: Mapping[str, str]
) -> tuple[LiveEvent, ...]:
    """What the orders of a ruling do to a table; ``lot`` decides a blind draw, ``told`` are the facts."""
    bench = Bench(live, incident, lot, told)
    bench.steps = steps
    if told.get("restorable") == "yes" and any(step.remedy.do not in LEAVE_IT for step in steps):
        hand.undo_pick_up(bench)
    for step in steps:
        bench.cite = step.cite
        ORDERS.get(step.remedy.do, _says_enough)(bench, step.remedy)
    return tuple(bench.events)


LEAVE_IT: Final = ("stands", "play-on", "warn", "arbitral-score")
"""Orders for which nothing need be undone."""


def _says_enough(bench: Bench, remedy: Remedy) -> None:
    """An order that asks nothing of the cards: it says that something stands, or what happens of itself."""


ORDERS: Final[Mapping[str, Callable[[Bench, Remedy], None]]] = {
    "stop": turn.stop,
    "limit": turn.limit,
    "pick-up": turn.pick_up,
    "choose": turn.choose,
    "opposite": turn.opposite,
    "discard": turn.discard,
    "close-now": turn.close_now,
    "penalise": cards.penalise,
    "expose": cards.expose,
    "not-on-that-meld": cards.not_on_that_meld,
    "not-on-partners-new-melds": cards.bar_partners_melds,
    "keep-off": cards.keep_off,
    "return": cards.give_back,
    "negative": cards.negative,
    "blind-draw": cards.blind_draw,
    "show": cards.show,
    "stands": melds.stands,
    "complete": melds.complete,
    "must-complete": melds.complete,
    "freeze": melds.freeze,
    "merge": melds.merge,
    "void-burraco": melds.void_burraco,
    "lay-again": melds.lay_again,
    "restore": hand.restore,
    "apply-article": hand.apply_article,
    "redeal": hand.redeal,
    "end-hand": hand.end,
    "take-off": pozzetti.take_off,
    "fill": pozzetti.fill,
    "reshuffle-pozzetti": pozzetti.reshuffle,
    "bonus": hand.bonus,
    **dict.fromkeys(hand.WRITTEN, hand.write),
}
"""The orders that change something; the others say that something stands, or what happens of itself."""
