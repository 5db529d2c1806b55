"""What an attentive player reads from the table: which cards are sovereign, who is void, what the partner asked for."""

from ventaglio.cards import PALI, Carta
from ventaglio.core.seats import Seat
from ventaglio.tressette.trick import GRADES, height, next_seat, taker
from ventaglio.tressette.view import View

STRONG = ("busso", "venticinque", "ventinove", "napoletana")
"""Formulas by which a partner who leads a suit says that he holds its three."""


class Reading:
    """A view, remembered and understood."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.hand: tuple[Carta, ...] = view.hand or ()
        self.gone: dict[str, set[str]] = {suit: set() for suit in PALI}
        self.voids: list[set[str]] = [set() for _ in range(4)]
        tricks = [(trick.leader, trick.cards) for trick in view.memory]
        for leader, cards in [*tricks, (view.leader, view.trick)]:
            seat = leader
            for one in cards:
                self.gone[one.suit].add(one.rank)
                if one.suit != cards[0].suit:
                    self.voids[seat].add(cards[0].suit)
                seat = next_seat(seat)

    @property
    def partner(self) -> Seat | None:
        """The partner's seat; None while pairs are secret."""
        sides = self.view.sides
        if sides is None:
            return None
        return next(seat for seat in range(4) if seat != self.seat and sides[seat] == sides[self.seat])

    def elsewhere(self, suit: str) -> set[str]:
        """The ranks of a suit that others still hold."""
        own = {one.rank for one in self.hand if one.suit == suit}
        return set(GRADES) - self.gone[suit] - own

    def beaten_by(self, one: Carta) -> int:
        """How many cards that others hold are above a card."""
        place = GRADES.index(one.rank)
        return sum(rank in GRADES[:place] for rank in self.elsewhere(one.suit))

    def sovereign(self, one: Carta) -> bool:
        """Whether nobody else can beat a card in its suit."""
        return self.beaten_by(one) == 0

    def worth(self, one: Carta) -> int:
        """A card's thirds."""
        return 3 if one.rank == "A" else int(one.rank in "32RCD")

    def all_sovereign(self) -> bool:
        """Whether the whole hand can be laid down: whatever the others hold, it takes every trick."""
        return bool(self.hand) and all(self.sovereign(one) for one in self.hand)

    def winning(self) -> tuple[Seat, Carta] | None:
        """Who holds the trick in progress, and with what."""
        trick = self.view.trick
        if not trick:
            return None
        seat = taker(self.view.leader, trick)
        return seat, trick[(seat - self.view.leader) % 4]

    def on_table(self) -> int:
        """The thirds of the trick in progress."""
        return sum(self.worth(one) for one in self.view.trick)

    def asked_by_partner(self) -> list[str]:
        """The suits in which the partner, leading, said that he holds the three; the latest first."""
        mate = self.partner
        tricks = [trick for trick in self.view.memory if trick.leader == mate and trick.formula]
        strong = [trick.cards[0].suit for trick in tricks if (trick.formula or "").startswith(STRONG)]
        return strong[::-1]

    def partner_may_win(self, suit: str) -> bool:
        """Whether the partner is known to hold the highest card of a suit still out."""
        mate = self.partner
        if mate is None or suit in self.voids[mate]:
            return False
        best = next((rank for rank in GRADES if rank in self.elsewhere(suit)), None)
        accused = {
            rank
            for one in self.view.accused
            if one.seat == mate
            for rank in ("32A" if one.what == "N" and one.suit == suit else one.what if one.suit != suit else "")
        }
        return best is not None and (best in accused or (best == "3" and suit in self.asked_by_partner()))

    def partner_follows_last(self) -> bool:
        """Whether nobody plays to this trick after this seat."""
        return len(self.view.trick) == 3


def lowest(cards: list[Carta]) -> Carta:
    """The card that costs least: worthless first, then low."""
    return min(cards, key=lambda one: (one.rank == "A", one.rank in "32", one.rank in "RCD", height(one)))
