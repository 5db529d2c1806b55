"""What the words at the table tell: formulas, declarations and accusations, read by the norms that allow them.

A formula is not looked up in a table of meanings: whoever said it held, at that moment, cards that bear out its own
conditions (Art. 127, 168). So every holding is tried, and those that do not fit the words are dropped.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from ventaglio.core.cards import PALI, Carta
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.bots.reading import Reading
from ventaglio.games.tressette.engine.buongioco import NAPOLETANA, cards_of
from ventaglio.games.tressette.engine.declarations import OF_ANY_SUIT
from ventaglio.games.tressette.engine.formulas import BY_SLUG, Lead, is_challenge
from ventaglio.games.tressette.engine.knowledge import has_subject, king_may_stay
from ventaglio.games.tressette.engine.state import Said
from ventaglio.games.tressette.engine.trick import GRADES

Ranks = frozenset[str]
LISCIO = "liscio"


class Words(NamedTuple):
    """Something said of a suit: with which lead, what of it was gone before, what the speaker has played of it since.

    ``slug`` names a formula of the list, or is `LISCIO` for a card below one that another holds (Art. 41, 42).
    """

    listed: str
    slug: str
    led: str
    gone: Ranks
    spent: Ranks
    king_may_stay: bool

    def borne_out(self, left: Ranks) -> bool:
        """Whether the speaker, if this is what he has left, could say so."""
        held = left | self.spent
        if self.slug == LISCIO:
            return has_subject(held, frozenset(GRADES) - self.gone)
        return BY_SLUG[self.listed][self.slug].fits(Lead(held, self.led, self.gone, self.king_may_stay))


@lru_cache(maxsize=1 << 12)
def fitting(out: Ranks, said: tuple[Words, ...]) -> tuple[Ranks, ...]:
    """What of the cards out a speaker can hold who has said all this."""
    order = [rank for rank in GRADES if rank in out]
    holdings = (frozenset(some) for size in range(len(order) + 1) for some in combinations(order, size))
    return tuple(held for held in holdings if all(words.borne_out(held) for words in said))


class Hearing:
    """All that was said, as far as it tells who holds what now."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self.has: dict[tuple[str, str], Seat] = {}
        """Who holds a card (suit, rank), where everybody was told or shown."""
        self.lacks: set[tuple[Seat, str, str]] = set()
        """Cards (suit, rank) that a seat has said to miss."""
        self.voids = [set(suits) for suits in reading.voids]
        """The suits of which each seat has no more cards: it did not follow, or said so."""
        self.void_in_one: list[tuple[Seat, frozenset[str], frozenset[str]]] = []
        """Who has said to be without cards of a suit that he did not name, which suits it may be, and which of them
        would be news: not those that he had failed to follow."""
        self._said: dict[tuple[Seat, str], list[Words]] = {}
        self._asked: dict[bool, set[str]] = {}
        self._accusations()
        self._formulas()
        for said in reading.view.said:
            if said.seat != reading.seat:
                self._declaration(said)

    def holdings(self, seat: Seat, suit: str) -> tuple[Ranks, ...] | None:
        """What a seat can hold of a suit by its own words; None where it has said nothing of it."""
        said = self._said.get((seat, suit))
        return None if said is None else fitting(self._reading.out[suit], tuple(said))

    def words(self, seat: Seat, suit: str) -> tuple[Words, ...]:
        """What a seat has said of a suit."""
        return tuple(self._said.get((seat, suit), ()))

    def strong_suit(self, seat: Seat) -> str | None:
        """Where a seat has shown that it wants the game: its last challenge, or else its Napoletana (Art. 42, 46)."""
        for leader, cards, formula in reversed(self._reading.lays):
            if leader == seat and formula and (is_challenge(formula) or formula.startswith("napoletana")):
                return cards[0].suit
        accused = self._reading.view.accused
        return next((one.suit for one in accused if one.seat == seat and one.what == NAPOLETANA and one.suit), None)

    def asked(self, by_friends: bool) -> set[str]:
        """The strong suits of the partner, or of the opponents, as far as it is known who they are."""
        known = self._asked.get(by_friends)
        if known is None:
            friend = self._reading.friend
            seats = (seat for seat, sure in enumerate(friend) if sure == by_friends and seat != self._reading.seat)
            known = self._asked[by_friends] = {one for seat in seats if (one := self.strong_suit(seat)) is not None}
        return known

    # ── Gathering ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _accusations(self) -> None:
        """Three or four of a rank, the missing one named, or a Napoletana; and hands that lie face up (120, 172)."""
        view, out = self._reading.view, self._reading.out
        for one in view.accused:
            self.has |= {
                (suit, rank): one.seat for suit, rank in cards_of(one.what, one.suit) if rank in out.get(suit, ())
            }
            if one.what != NAPOLETANA and one.suit and not one.implied:
                self.lacks.add((one.seat, one.suit, one.what))
        for seat, hand in enumerate(view.exposed):
            if seat != view.seat:
                self.has |= {(one.suit, one.rank): seat for one in hand or ()}

    def _formulas(self) -> None:
        for number, (leader, cards, formula) in enumerate(self._reading.lays):
            if formula is not None:
                self._add(leader, cards[0].suit, formula, number, cards[0].rank)

    def _declaration(self, said: Said) -> None:
        if said.what in OF_ANY_SUIT:
            maybe = self.may_mean(said.seat, said.trick, used_up=said.what == "feci-un-piombo")
            if len(maybe) == 1:
                self.voids[said.seat] |= maybe
            elif maybe:
                self.void_in_one.append((said.seat, maybe, maybe - self._reading.voids_before(said.seat, said.trick)))
            return
        suit = said.suit or self._partners_suit(said.seat)
        if suit is None:
            return
        if said.what.startswith("liscio"):
            self._add(said.seat, suit, LISCIO, said.trick)
        else:
            self.voids[said.seat].add(suit)

    def _partners_suit(self, seat: Seat) -> str | None:
        """The suit that a player means by his partner's (Art. 42)."""
        sides = self._reading.view.sides or ()
        mates = [other for other, side in enumerate(sides) if side == sides[seat] and other != seat]
        return self.strong_suit(mates[0]) if mates else None

    def may_mean(self, seat: Seat, trick: int, *, used_up: bool = False) -> frozenset[str]:
        """The suits of which a player on lead may say, without naming it, that he has none: neither the one just taken
        nor one of which he has played since or is known to hold cards (Art. 42)."""
        reading = self._reading
        taken = reading.lays[trick - 1].cards[0].suit if trick else ""
        shown = {one.suit for one in reading.played[seat][trick:]}
        shown |= {suit for (suit, _), other in self.has.items() if other == seat}
        before = {one.suit for one in reading.played[seat][:trick]}
        return frozenset(
            suit for suit in PALI if suit != taken and suit not in shown and (suit in before or not used_up)
        )

    def _add(self, seat: Seat, suit: str, slug: str, number: int, led: str = "") -> None:
        """Keep words said when ``number`` tricks were finished."""
        reading = self._reading
        before = (one for lay in reading.lays[:number] for one in lay.cards)
        words = Words(
            reading.rules.play_suit_list.value,
            slug,
            led,
            _ranks(before, suit),
            _ranks(iter(reading.played[seat][number:]), suit),
            king_may_stay(reading.rules),
        )
        self._said.setdefault((seat, suit), []).append(words)


def _ranks(cards: Iterator[Carta], suit: str) -> Ranks:
    return frozenset(one.rank for one in cards if one.suit == suit)
