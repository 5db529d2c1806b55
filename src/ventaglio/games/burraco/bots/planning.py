"""What can be laid in a turn, card after card, and whether a hand can be emptied by it.

A plan is made with the player's own cards and the open melds alone. The menu has the last word on each action of it.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from ventaglio.core.cards import Card
from ventaglio.games.burraco.bots.sight import Sight
from ventaglio.games.burraco.bots.valuation import Valuation, counted
from ventaglio.games.burraco.engine.actions import Attach, Open
from ventaglio.games.burraco.engine.melds import WILDS, Law, Meld, fits, is_wild, welcome
from ventaglio.games.burraco.engine.openings import Offer, RunOffer, expand, offers
from ventaglio.games.burraco.engine.state import without

SEARCHED: Final = 80
"""How many positions a search for the way out looks at before it gives up."""

SEARCHED_ON: Final = 20
"""How many more it looks at for a better way when it has found one."""


class Position(NamedTuple):
    """A hand and the melds of its side, as they stand at some moment of a turn."""

    hand: tuple[Card, ...]
    melds: tuple[tuple[int, Meld], ...]
    next_number: int


class Play(NamedTuple):
    """Something to lay: the action, the cards it takes from the hand, the meld before it and after."""

    action: Open | Attach
    cards: tuple[Card, ...]
    before: Meld | None
    after: Meld


class Plan(NamedTuple):
    """What a turn can bring: its value in points, and what to lay first, if anything."""

    value: float
    first: Play | None


Ending = Callable[[Position], float | None]
"""What it is worth to end the turn with at most one card; None where that is not possible."""


def then(position: Position, play: Play) -> Position:
    """The position after a play."""
    hand = without(position.hand, play.cards) or ()
    if isinstance(play.action, Open):
        number = position.next_number
        return Position(hand, (*position.melds, (number, play.after)), number + 1)
    at = play.action.meld
    melds = tuple([(number, play.after if number == at else meld) for number, meld in position.melds])
    return Position(hand, melds, position.next_number)


@lru_cache(maxsize=1 << 12)
def _attaching(number: int, meld: Meld, law: Law) -> tuple[Play, ...]:
    """Every card that fits a meld, as a play: the same melds lie there throughout a turn, and longer."""
    found = fits(meld, law).items()
    return tuple([Play(Attach(number, one, low), (one,), meld, grown) for (one, low), grown in found])


@lru_cache(maxsize=1 << 12)
def _opening(offer: Offer) -> tuple[Play, ...]:
    """Every meld of an offer, as a play: each step of a plan finds most offers of the step before again."""
    return tuple([Play(Open.of(meld), meld.cards, None, meld) for meld in expand(offer)])


class Planner:
    """Finds what to lay in a turn."""

    def __init__(self, sight: Sight, valuation: Valuation) -> None:
        self.sight = sight
        self.valuation = valuation
        self._stuck_in: dict[Position, set[Card]] = {}

    def plays(self, position: Position, holding: dict[Card, float]) -> Iterator[Play]:
        """What can be laid now. Of several wilds that would do, the one that is least missed."""
        law = self.sight.law
        held = set(position.hand)
        wilds = [one for one in WILDS if one in held]
        spare = min(wilds, key=lambda one: (holding.get(one, 0.0), one.index), default=None)
        for number, meld in position.melds:
            if held.isdisjoint(welcome(meld, law)):
                continue
            for play in _attaching(number, meld, law):
                one = play.cards[0]
                if one in held and (one is spare or play.after.wild is meld.wild or not is_wild(one)):
                    yield play
        for offer in offers(position.hand, law, self.sight.set_ranks(position.melds)):
            if isinstance(offer, RunOffer) and offer.wild is not None and offer.wild is not spare:
                continue
            for play in _opening(offer):
                wild = play.after.wild
                if wild is None or wild is spare:
                    yield play

    def gain(self, play: Play, holding: dict[Card, float]) -> float:
        """What a play is worth: the meld it makes, less the meld there was and the cards that leave the hand."""
        value = self.valuation.worth(play.after) - sum([holding[one] for one in play.cards])
        return value if play.before is None else value - self.valuation.worth(play.before)

    def best(self, position: Position, ending: Ending | None) -> Plan:
        """The better of playing on and of going out, if there is a point in that."""
        holding = self.valuation.holding(position.hand, position.melds)
        staying = self.stay(position, holding)
        if ending is None:
            return staying
        leaving = self.go_out(position, holding, ending)
        return leaving if leaving is not None and leaving.value > staying.value else staying

    def stay(self, position: Position, holding: dict[Card, float]) -> Plan:
        """Lay whatever pays, the best first, and keep two cards at the least so that the turn can end anyhow."""
        total, first = 0.0, None
        while True:
            room = len(position.hand) - 2
            best: tuple[float, Play] | None = None
            for play in self.plays(position, holding):
                if len(play.cards) <= room:
                    gain = self.gain(play, holding)
                    if gain > 0 and (best is None or gain > best[0]):
                        best = gain, play
            if best is None:
                return Plan(total, first)
            total += best[0]
            first = first or best[1]
            position = then(position, best[1])

    def cannot_go_out(self, position: Position) -> bool:
        """Whether no plan lays all cards but one: too many of them go nowhere. Asked first, since it is soon told."""
        return len(position.hand) > 1 and _helpless(position.hand, self._stuck(position)) > 1

    def go_out(self, position: Position, holding: dict[Card, float], ending: Ending) -> Plan | None:
        """The best way found to lay all cards, or all but one to discard."""
        stuck = self._stuck(position)
        seen: set[tuple[tuple[Card, ...], frozenset[Meld]]] = set()
        best: Plan | None = None
        most = SEARCHED

        def search(at: Position, value: float, first: Play | None) -> None:
            nonlocal best, most
            if len(at.hand) <= 1:
                bonus = ending(at)
                if bonus is not None:
                    last = sum(holding[one] for one in at.hand)
                    if best is None or value + bonus - last > best.value:
                        best = Plan(value + bonus - last, first)
                    most = min(most, len(seen) + SEARCHED_ON)
            if not at.hand or _helpless(at.hand, stuck) > 1:
                return
            key = at.hand, frozenset(meld for _, meld in at.melds)
            if key in seen:
                return
            seen.add(key)
            ranked = sorted(
                ((self.gain(play, holding), play) for play in self.plays(at, holding)),
                key=lambda pair: -pair[0],
            )
            for gain, play in ranked:
                if len(seen) >= most:
                    return
                search(then(at, play), value + gain, first or play)

        search(position, 0.0, None)
        return best

    def _stuck(self, position: Position) -> set[Card]:
        """The cards that cannot be laid without a wild."""
        known = self._stuck_in.get(position)
        if known is None:
            count, beside = counted(position.hand), self.valuation.beside(meld for _, meld in position.melds)
            goes_somewhere = self.valuation.goes_somewhere
            some = [one for one in count if count[one] and not is_wild(one)]
            known = self._stuck_in[position] = {one for one in some if not goes_somewhere(one, count, beside)}
        return known


def _helpless(hand: tuple[Card, ...], stuck: set[Card]) -> int:
    """How many of the cards that go nowhere are left over: a wild takes two along if they belong together."""
    return len([one for one in hand if one in stuck]) - 2 * len([one for one in hand if is_wild(one)])
