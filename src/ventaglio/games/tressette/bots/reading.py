"""What an attentive player sees: cards gone, suits not followed, who holds the trick, how the count stands.

Everything comes from the view of one seat. What was said is left to `hearing`.
"""

from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from ventaglio.core.cards import PALI, Carta, carta
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.bots.allies import friends
from ventaglio.games.tressette.engine.adopting import settle
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.engine.trick import GRADES, HEIGHT, SEATS, follower, taker
from ventaglio.games.tressette.engine.view import View
from ventaglio.law import shelf

THIRDS: Final = {rank: 3 if rank == "A" else int(rank in "32RCD") for rank in GRADES}
"""What each card is worth, in thirds of a point (Art. 10)."""
POINT: Final = 3
"""A point in thirds; the last trick brings one (Art. 34)."""


Norms = tuple[str, str, tuple[tuple[str, str], ...], object]
"""What names the norms of a table: the code, its edition, what the table has settled; and the shelf they stand on."""


def named(view: View) -> Norms:
    """What names the norms of the table that is seen."""
    return view.code, view.edition, tuple(sorted(view.options.items())), shelf.stand()


@lru_cache(maxsize=32)
def norms_of(norms: Norms) -> Rules:
    """The norms of these names."""
    # Composing them anew at every choice would cost more than the choice.
    code_id, edition, options, _ = norms
    rules: Rules = shelf.nearest(code_id, edition).rules
    try:
        return settle(rules, dict(options))
    except BadInput:
        # Another edition than the table's stands in for one that is gone, and may not know them.
        return rules


class Lay(NamedTuple):
    """A trick, finished or in progress: who led it, the cards in order, and what was said with the lead."""

    leader: Seat
    cards: tuple[Carta, ...]
    formula: str | None


class Reading:
    """A view, remembered and put in order."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.hand: tuple[Carta, ...] = view.hand or ()
        self.rules: Rules = norms_of(named(view))
        self.lays = [Lay(trick.leader, trick.cards, trick.formula) for trick in view.memory]
        if view.trick:
            self.lays.append(Lay(view.leader, view.trick, view.formula))
        self.gone: dict[str, set[str]] = {suit: set() for suit in PALI}
        self.played: list[list[Carta]] = [[] for _ in range(SEATS)]
        """What each seat has played, a card for each trick."""
        self.voids: list[set[str]] = [set() for _ in range(SEATS)]
        """The suits that each seat has failed to follow (Art. 25)."""
        for leader, cards, _ in self.lays:
            led = cards[0].suit
            for place, one in enumerate(cards):
                seat = follower(leader, place)
                self.gone[one.suit].add(one.rank)
                self.played[seat].append(one)
                if one.suit != led:
                    self.voids[seat].add(led)
        self.own = {suit: frozenset(one.rank for one in self.hand if one.suit == suit) for suit in PALI}
        self.out = {suit: frozenset(GRADES) - self.gone[suit] - self.own[suit] for suit in PALI}
        """The ranks of each suit that the others still hold."""
        self.ceiling = {suit: max((HEIGHT[rank] for rank in out), default=0) for suit, out in self.out.items()}
        """How high the best card of each suit stands that another holds; 0 where nobody has any."""
        self.friend = friends(view, self.played, self.rules.pairing_cards.value)

    @property
    def unseen(self) -> frozenset[Carta]:
        """The cards that the others hold."""
        return frozenset(carta(suit + rank) for suit, out in self.out.items() for rank in out)

    def sovereign(self, suit: str, rank: str) -> bool:
        """Whether nobody else can beat a card of the own hand in its suit (Art. 6)."""
        return HEIGHT[rank] > self.ceiling[suit]

    def voids_before(self, seat: Seat, trick: int) -> set[str]:
        """The suits that a seat had failed to follow when so many tricks were finished."""
        return {
            lay.cards[0].suit
            for lay, one in zip(self.lays[:trick], self.played[seat], strict=False)
            if one.suit != lay.cards[0].suit
        }

    # ── The trick in progress ────────────────────────────────────────────────────────────────────────────────────────

    @cached_property
    def holder(self) -> Seat:
        """Who holds the trick in progress."""
        return taker(self.view.leader, self.view.trick)

    @cached_property
    def best(self) -> Carta:
        """The card that holds the trick in progress."""
        return self.view.trick[(self.holder - self.view.leader) % SEATS]

    @cached_property
    def to_play(self) -> tuple[Seat, ...]:
        """Who plays to this trick after this seat."""
        return tuple(follower(self.view.leader, place) for place in range(len(self.view.trick) + 1, SEATS))

    @property
    def on_table(self) -> int:
        """The thirds of the trick in progress, the last trick's own point among them."""
        return sum(THIRDS[one.rank] for one in self.view.trick) + POINT * (len(self.hand) == 1)

    # ── The count ────────────────────────────────────────────────────────────────────────────────────────────────────

    def count(self, side: int) -> int:
        """What a side stands at now by this player's own count, fractions dropped (Art. 10, 174)."""
        view = self.view
        sides = view.sides or ()
        taken = sum(THIRDS[one.rank] for trick in view.memory if sides[trick.winner] == side for one in trick.cards)
        accused = sum(one.points for one in view.accused if sides[one.seat] == side)
        return view.scores[side] + accused + taken // POINT
