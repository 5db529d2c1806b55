"""A card that might be played now, and what would come of it: the material that rules of thumb judge by."""

from collections.abc import Callable, Mapping

from ventaglio.core.cards import Carta
from ventaglio.games.tressette.bots.beliefs import Beliefs
from ventaglio.games.tressette.bots.reading import THIRDS, Reading
from ventaglio.games.tressette.engine.formulas import is_challenge
from ventaglio.games.tressette.engine.trick import HEIGHT, TRESSETTE


class Prospect:
    """A card that might be played now."""

    def __init__(self, reading: Reading, beliefs: Beliefs, one: Carta) -> None:
        suit, rank = one.suit, one.rank
        self.reading = reading
        self.beliefs = beliefs
        self.suit = suit
        self.rank = rank
        self.height = HEIGHT[rank]
        self.worth = THIRDS[rank]
        self.held = reading.own[suit]
        """The ranks held of its suit, its own among them."""
        self.early = len(reading.hand) / 10
        """How much of the passata is still to come: 1 before the first trick."""
        self.sovereign = reading.sovereign(suit, rank)
        others = [other for other in self.held if other != rank and reading.sovereign(suit, other)]
        self.sovereign_kept = len(others)
        """How many other sovereign cards of its suit are kept."""
        self.mate_length, self.foes_length = beliefs.lengths(suit)
        self.mate_has_best = beliefs.mate_has_best(suit)
        self.chance = self._chance()
        """How likely the own side takes the trick if it is played."""

    def _chance(self) -> float:
        """How likely the own side takes the trick."""
        reading = self.reading
        holder, suit, rank = reading.seat, self.suit, self.rank
        if reading.view.trick:
            best = reading.best
            if suit != best.suit or self.height < HEIGHT[best.rank]:
                holder, suit, rank = reading.holder, best.suit, best.rank
        return self.beliefs.ours(suit, rank, holder, reading.to_play)

    @property
    def mate_led(self) -> float:
        """Whether the partner has led the trick in progress."""
        return self.reading.friend[self.reading.view.leader]

    @property
    def challenged(self) -> bool:
        """Whether the partner has led the trick in progress with a challenge."""
        formula = self.reading.view.formula
        return self.mate_led == 1 and formula is not None and is_challenge(formula)

    @property
    def highest(self) -> bool:
        """Whether it is the best card held of its suit."""
        return all(HEIGHT[rank] <= self.height for rank in self.held)

    @property
    def mate_asked(self) -> bool:
        """Whether its suit is the one in which the partner has challenged or accused a Napoletana."""
        return self.suit in self.beliefs.hearing.asked(by_friends=True)

    @property
    def foes_asked(self) -> bool:
        """Whether its suit is one in which an opponent has done so."""
        return self.suit in self.beliefs.hearing.asked(by_friends=False)

    @property
    def stopper_elsewhere(self) -> bool:
        """Whether a sovereign card of another suit is held."""
        reading = self.reading
        return any(one.suit != self.suit and reading.sovereign(one.suit, one.rank) for one in reading.hand)

    @property
    def foes_above(self) -> float:
        """How many cards above it the opponents may be expected to hold."""
        return self.beliefs.above(self.suit, self.rank)

    @property
    def tressette_out(self) -> int:
        """How many tressette cards of its suit others hold."""
        return len(self.reading.out[self.suit] & TRESSETTE)

    @property
    def bares_ace(self) -> int:
        """By how many cards playing it leaves the ace short of guards against the cards out above it."""
        above = self.tressette_out
        if "A" not in self.held or not above:
            return 0
        before = max(0, above + 1 - len(self.held))
        after = 0 if self.rank == "A" else max(0, above + 2 - len(self.held))
        return after - before


Rule = Callable[[Prospect], float]
"""A rule of thumb: how much of what it speaks for, or against, a card has."""


def weigh(rules: Mapping[Rule, float], prospect: Prospect) -> float:
    """What a card is worth playing, in thirds of a point, by rules and their weights."""
    return sum(weight * rule(prospect) for rule, weight in rules.items())
