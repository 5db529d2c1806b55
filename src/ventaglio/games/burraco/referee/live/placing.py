"""Cards handed to the partner to be attached: where the opponents may put them, and where they have."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from ventaglio.core.cards import Card, spell
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.duties import frozen_melds
from ventaglio.games.burraco.engine.events import Attached
from ventaglio.games.burraco.engine.folding import fold
from ventaglio.games.burraco.engine.melds import Fault, Meld, attach
from ventaglio.games.burraco.engine.state import State, without
from ventaglio.games.burraco.referee.live.bench import Bench
from ventaglio.games.burraco.referee.live.table import Incident, LiveTable
from ventaglio.law.referee.inquiry import Question, no_answer

PLACE: Final = "opponents-place"
"""The meld to which the opponents put cards thrown or handed over."""
NOWHERE: Final = "0"


class Put(NamedTuple):
    """A card put to a meld."""

    at: int
    """Which of the cards named it is, from 0."""
    meld: int
    grown: Meld
    low: bool


Placing = tuple[Put, ...]
"""Cards put to melds one after the other, until none of the others fits anywhere."""


def handed_over(live: LiveTable, incident: Incident) -> bool:
    """Whether cards that whoever reports has named were handed to the partner."""
    return incident.irregularity.startswith("passed-") and bool(incident.named) and not live.early


def taken_back(bench: Bench) -> None:
    """Take the cards handed over into the player's hand again, where they were attached already."""
    wanted = bench.incident.named
    for play in reversed(bench.live.plays):
        mine = play.seat == bench.by and play.turn == bench.incident.turn and not play.opened and not play.astray
        if mine and without(bench.state.hands[bench.by], wanted) is None and set(play.cards) <= set(wanted):
            bench.take_back(play)
    if without(bench.state.hands[bench.by], wanted) is None:
        raise BadInput(f"the player does not hold {spell(wanted)}", "does-not-hold", cards=spell(wanted))


def placings(live: LiveTable, incident: Incident) -> list[Placing]:
    """Every way in which the opponents may place the cards handed over, divided as they like."""
    bench = Bench(live, incident, 0, {})
    taken_back(bench)
    found: dict[tuple[str, ...], Placing] = {}
    for placing in _placings(bench.state, incident.by, incident.named, ()):
        found.setdefault(where(placing, incident), placing)
    return list(found.values())


def _placings(state: State, by: Seat, cards: tuple[Card, ...], done: Placing) -> Iterator[Placing]:
    left = [at for at in range(len(cards)) if at not in {one.at for one in done}]
    puts = [put for at in left for put in _fits(state, by, cards[at], at)]
    if not puts:
        yield done
    for put in puts:
        laid = fold(state, Attached(by, put.meld, cards[put.at], put.low, put.grown))
        yield from _placings(laid, by, cards, (*done, put))


def _fits(state: State, by: Seat, one: Card, at: int) -> Iterator[Put]:
    frozen = frozen_melds(state.duties)
    for number, laid in enumerate(state.melds, start=1):
        if state.sides[laid.owner] != state.sides[by] or number in frozen:
            continue
        for low in (False, True):
            grown = attach(laid.meld, one, low, state.table.law)
            if not isinstance(grown, Fault):
                yield Put(at, number, grown, low)
                break


def where(placing: Placing, incident: Incident) -> tuple[str, ...]:
    """Where each of the cards goes, in the order in which they were named."""
    melds = {one.at: str(one.meld) for one in placing}
    return tuple(melds.get(at, NOWHERE) for at in range(len(incident.named)))


def placeable(placing: Placing, incident: Incident) -> str:
    """Whether all the cards find a place, or some, or none."""
    if not placing:
        return "none"
    return "all" if len(placing) == len(incident.named) else "some"


def chosen(live: LiveTable, incident: Incident, told: Mapping[str, str]) -> Question | Placing:
    """What the opponents have chosen, or what they are to choose next: a meld for one card after the other."""
    ways = placings(live, incident)
    if "placeable" in told:
        ways = [one for one in ways if placeable(one, incident) == told["placeable"]]
    for at in range(len(incident.named)):
        melds = sorted({where(one, incident)[at] for one in ways}, key=int)
        if len(melds) < 2:
            continue
        fact = f"{PLACE}-{at + 1}" if at else PLACE
        answer = told.get(fact)
        if answer is None:
            return Question(fact, tuple(melds))
        if answer not in melds:
            raise no_answer(fact, answer, melds)
        ways = [one for one in ways if where(one, incident)[at] == answer]
    return ways[0] if ways else ()
