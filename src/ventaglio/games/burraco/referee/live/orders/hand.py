"""Orders about the hand and beyond it: what is restored, dealt again, ended, given besides, and written down."""

from typing import Final

from msgspec.structs import replace

from ventaglio.games.burraco.engine.acting import end_hand
from ventaglio.games.burraco.engine.events import PickUpUndone, ThrownIn
from ventaglio.games.burraco.engine.state import Phase
from ventaglio.games.burraco.referee.live.bench import Bench
from ventaglio.games.burraco.referee.live.orders import pozzetti
from ventaglio.games.burraco.referee.live.table import Entry
from ventaglio.games.burraco.referee.live.witness import kind_of_wrong
from ventaglio.law.referee.figures import figures_in
from ventaglio.law.referee.live import Noted, Written
from ventaglio.law.referee.remedies import Remedy

WRITTEN: Final = (
    *("warn", "victory-points", "match-points", "arbitral-score", "suspend", "make-up-time", "award", "hurry"),
    *("enter-by-hand", "substitute", "send-away", "refer", "bar", "report-warnings", "admit", "turn-away"),
    *("correct-sheet", "redraw-positions", "award-prizes", "refund-prizes"),
)
"""What only a referee's book can hold: it has its effect beyond the hand, or beyond the cards."""


def undo_pick_up(bench: Bench) -> None:
    """Whoever has picked up since puts it back: then the situation is as it was when the mistake was made."""
    picked_up = bench.live.picked_up
    if picked_up is not None:
        cards = picked_up.cards
        unplayed = picked_up.unplayed and not bench.live.early
        bench.tell(PickUpUndone(picked_up.seat, picked_up.source, cards, len(cards), unplayed))


def restore(bench: Bench, remedy: Remedy) -> None:
    """Melds or a pozzetto are as they were before the mistake."""
    if remedy.what == "melds":
        undone = bench.incident.irregularity == "equal-sets"
        for play in reversed(bench.plays):
            if play.astray or (undone and play.opened):
                bench.returned += bench.take_back(play)
    elif remedy.what == "pozzetto":
        pozzetti.put_back(bench)


def apply_article(bench: Bench, remedy: Remedy) -> None:
    """With the pozzetto back, what is left are wrong melds like any others: a call for each may follow."""
    if not bench.incident.pozzetto:
        return
    number = len(bench.live.incidents)
    for at, play in enumerate(bench.live.plays):
        own = at >= bench.incident.start and play.seat == bench.by and play.turn == bench.incident.turn
        if own and play.astray and bench.astray(play.cards) is not None:
            number += 1
            name = kind_of_wrong(bench.live, play.cards, attached=not play.opened)
            left = replace(bench.incident, number=number, irregularity=name, start=at)
            bench.events.append(Noted(replace(left, pozzetto=(), flown=None, ruled=False)))


def redeal(bench: Bench, remedy: Remedy) -> None:
    bench.tell(ThrownIn())


def end(bench: Bench, remedy: Remedy) -> None:
    """The hand is broken off and counted; only a stall ends it like this."""
    if bench.state.phase in (Phase.PICK_UP, Phase.PLAY):
        for event in end_hand(bench.state, "stall", None):
            bench.tell(event)


def bonus(bench: Bench, remedy: Remedy) -> None:
    """Points that a side gets besides, at the count of this hand."""
    sides = bench.state.sides
    points = int(figures_in(remedy.how)[0])
    for side in sorted({side for side in sides if side != sides[bench.offender]}):
        line = (side, "arbitral-bonus", points, bench.cite)
        bench.lay(replace(bench.state.duties, bonus=(*bench.state.duties.bonus, line)))
    write(bench, remedy)


def write(bench: Bench, remedy: Remedy) -> None:
    """Note an order in the referee's book."""
    entry = Entry(remedy.do, remedy.who, remedy.how, bench.offender, bench.cite, bench.incident.irregularity)
    bench.events.append(Written(entry))
