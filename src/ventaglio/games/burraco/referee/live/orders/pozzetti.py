"""Orders about the pozzetti: cards taken off or added, both shuffled and made again, one put back."""

from itertools import chain

from ventaglio.core.cards import Card
from ventaglio.core.cards.provable import shuffled
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.events import Moved, PozzettiMade, PozzettoReturned
from ventaglio.games.burraco.engine.state import State, without
from ventaglio.games.burraco.referee.live.bench import Bench, hand_of
from ventaglio.games.burraco.referee.live.witness import of_pozzetto
from ventaglio.law.referee.remedies import Remedy


def _place(bench: Bench, which: str) -> str:
    """Where a pozzetto lies: the one just taken, still face down, in its taker's hand; the others on the table."""
    if which == "pozzetto" and bench.offender in bench.state.unplayed:
        return hand_of(bench.offender)
    number = 1 if which == "pozzetto" or bench.offender in bench.state.took else 2
    if number > len(bench.state.pozzetti):
        raise BadInput("there is no such pozzetto on the table", "no-such-pozzetto")
    return f"pozzetto {number}"


def _cards(state: State, place: str, seat: int) -> tuple[Card, ...]:
    kind, _, which = place.partition(" ")
    return state.hands[seat] if kind == "hand" else state.pozzetti[int(which) - 1]


def _size(bench: Bench, place: str) -> int:
    """How many cards a pozzetto has by the code."""
    state = bench.state
    rules = state.table.rules
    sizes = (rules.pozzetti_alone if state.alone else rules.pozzetti).value[state.table.players]
    order = len(state.took) - 1 if place.startswith("hand") else len(state.took) + int(place.partition(" ")[2]) - 1
    return sizes[min(order, len(sizes) - 1)]


def take_off(bench: Bench, remedy: Remedy) -> None:
    """The cards too many go, from above or from below, under the stock."""
    place = _place(bench, remedy.what)
    cards = _cards(bench.state, place, bench.offender)
    over = max(0, len(cards) - _size(bench, place))
    gone = cards[:over] if remedy.how == "from-above" else cards[len(cards) - over :]
    if gone:
        bench.tell(Moved(place, "stock-bottom", gone, len(gone)))


def fill(bench: Bench, remedy: Remedy) -> None:
    """The cards that are missing come, one after the other, from the bottom of the stock or the top of the other."""
    place = _place(bench, remedy.what)
    other = _place(bench, "other-pozzetto") if remedy.how == "from-other-top" else ""
    while len(_cards(bench.state, place, bench.offender)) < _size(bench, place):
        if other:
            source, found = other, _cards(bench.state, other, bench.offender)[:1]
        else:
            source, found = "stock-bottom", bench.state.stock[-1:]
        if not found:
            return
        bench.tell(Moved(source, place, found, 1))


def reshuffle(bench: Bench, remedy: Remedy) -> None:
    """The pozzetti on the table are made again from the same cards, in an order that the lot decides."""
    state = bench.state
    order = shuffled(bench.lot.to_bytes(8, "big"), tuple(chain.from_iterable(state.pozzetti)))
    made, at = [], 0
    for pozzetto in state.pozzetti:
        made.append(order[at : at + len(pozzetto)])
        at += len(pozzetto)
    if made:
        bench.tell(PozzettiMade(tuple(made), tuple(map(len, made))))


def put_back(bench: Bench) -> None:
    """A pozzetto wrongly taken is put together again, with the cards already played and the discard."""
    cards = bench.incident.pozzetto
    if not cards:
        return
    for play in reversed(of_pozzetto(bench.live, bench.incident)):
        bench.take_back(play)
    if not bench.in_turn and bench.state.pile and bench.state.pile[-1] in cards:
        bench.tell(Moved("pile", bench.hand, bench.state.pile[-1:], 1))
    give_pozzetto_back(bench)


def give_pozzetto_back(bench: Bench) -> None:
    """A pozzetto of which all cards are in hand goes back to its place."""
    state, cards = bench.state, bench.incident.pozzetto
    if without(state.hands[bench.by], cards) is None or bench.by not in state.took:
        return
    table = state.table
    first = table.floating and not state.alone and state.took == (bench.by,)
    sides = table.starting_sides if first else state.sides
    bench.tell(PozzettoReturned(bench.by, cards, len(cards), sides))
