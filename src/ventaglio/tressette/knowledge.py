"""What everybody knows: the worlds of a suit that agree with all that was played and said.

A fact is *notorious* when it holds in every such world. Worlds are taken suit by suit: who may hold which of the cards
not yet played, given who failed to follow, whose cards are located, and what was declared of the suit at each lead.
Nothing private enters here, so two players always compute the same.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from ventaglio.cards import PALI, Carta
from ventaglio.core.seats import Seat
from ventaglio.tressette.buongioco import NAPOLETANA, cards_of
from ventaglio.tressette.deal import shown_cards
from ventaglio.tressette.formulas import BY_SLUG, Lead
from ventaglio.tressette.rules import KingKept, Rules
from ventaglio.tressette.state import State, gone, played_cards
from ventaglio.tressette.trick import GRADES, HEIGHT, SEATS

Ranks = frozenset[str]
_HEIGHT = HEIGHT.__getitem__
Test = Callable[[Ranks], bool]


class SuitFacts(NamedTuple):
    """What is known of one player in one suit: cards he has, cards he has not, and tests his holding must pass."""

    has: Ranks
    lacks: Ranks
    tests: tuple[Test, ...]


class SuitWorlds(msgspec.Struct, frozen=True):
    """The worlds of one suit: the cards out, and for each seat its room and what is known of it."""

    out: Ranks
    room: tuple[int, ...]
    facts: tuple[SuitFacts, ...]

    def holdings(self, seat: Seat) -> Iterator[Ranks]:
        """Every holding of a seat that fits what is known of that seat alone."""
        facts = self.facts[seat]
        return (
            ranks
            for ranks in _subsets(self.out)
            if len(ranks) <= self.room[seat]
            and facts.has <= ranks
            and not facts.lacks & ranks
            and all(test(ranks) for test in facts.tests)
        )

    def possible(self, seat: Seat, wanted: Test) -> bool:
        """Whether in some world this seat's holding passes a test."""
        others = [other for other in range(SEATS) if other != seat]
        return any(wanted(mine) and self.shared(self.out - mine, others) for mine in self.holdings(seat))

    def certain(self, seat: Seat, wanted: Test) -> bool:
        """Whether in every world this seat's holding passes a test: whether that is notorious."""
        return not self.possible(seat, lambda ranks: not wanted(ranks))

    def shared(self, left: Ranks, seats: list[Seat]) -> bool:
        """Whether some seats can hold exactly what is left between them."""
        if not seats:
            return not left
        free = [seat for seat in seats if not self._constrained(seat)]
        if len(free) == len(seats):
            return len(left) <= sum(self.room[seat] for seat in seats)
        seat = next(one for one in seats if self._constrained(one))
        rest = [one for one in seats if one != seat]
        listed = _holdings(self, seat)
        return any(ranks <= left and self.shared(left - ranks, rest) for ranks in listed)

    def _constrained(self, seat: Seat) -> bool:
        facts = self.facts[seat]
        return bool(facts.has or facts.lacks or facts.tests)


@lru_cache(maxsize=64)
def _holdings(suit_worlds: SuitWorlds, seat: Seat) -> tuple[Ranks, ...]:
    """The holdings of a seat, listed once for all the times they are gone through."""
    return tuple(suit_worlds.holdings(seat))


@lru_cache(maxsize=1 << 11)
def _subsets(ranks: Ranks) -> tuple[Ranks, ...]:
    found: list[Ranks] = [frozenset()]
    for rank in ranks:
        found += [subset | {rank} for subset in found]
    return tuple(found)


def king_may_stay(rules: Rules) -> bool:
    """Whether the Re may be among the simple cards kept, where the list in force only says simple."""
    if rules.king_kept.value is KingKept.AS_LISTED:
        return rules.play_suit_list.value == "127"
    return rules.king_kept.value is KingKept.WHEREVER_SIMPLE


def worlds(state: State, suit: str) -> SuitWorlds:
    """The worlds of a suit, from public facts only."""
    out = frozenset(GRADES) - gone(state, suit)
    located = located_cards(state)
    voids = shown_voids(state)
    facts = []
    for seat in range(SEATS):
        has = frozenset(one.rank for one, holder in located.items() if holder == seat and one.suit == suit)
        lacks = frozenset(one.rank for one, holder in located.items() if holder != seat and one.suit == suit)
        lacks |= out if suit in voids[seat] else missing_cards(state, seat, suit) & out
        facts.append(SuitFacts(has & out, lacks & out, tuple(_tests(state, seat, suit))))
    room = tuple(len(hand) for hand in state.hands)
    return SuitWorlds(out, room, tuple(facts))


def located_cards(state: State) -> dict[Carta, Seat]:
    """Unplayed cards that everybody has seen or heard of: declared to form pairs, accused, or laid down in vain."""
    found = {one: seat for one, seat in shown_cards(state).items() if one in state.hands[seat]}
    for accusation in state.accused:
        faces = cards_of(accusation.what, accusation.suit)
        found.update({one: accusation.seat for one in state.hands[accusation.seat] if (one.suit, one.rank) in faces})
    for seat in state.exposed:
        found.update(dict.fromkeys(state.hands[seat], seat))
    return found


def missing_cards(state: State, seat: Seat, suit: str) -> Ranks:
    """The cards of a suit that an accusation says a seat does not have."""
    return frozenset(
        one.what
        for one in state.accused
        if one.seat == seat and one.what != NAPOLETANA and one.suit == suit and not one.implied
    )


def shown_voids(state: State) -> tuple[frozenset[str], ...]:
    """The suits in which each seat is known to be void: it did not follow, or said so of the suit just taken."""
    if not state.said and not state.exposed:
        return state.voids
    found = [set(suits) for suits in state.voids]
    for said in state.said:
        if said.what == "questo-piombo":
            found[said.seat].add(said.suit)
    for seat in state.exposed:
        found[seat] |= set(PALI) - {one.suit for one in state.hands[seat]}
    return tuple(frozenset(suits) for suits in found)


def void_is_notorious(state: State, seat: Seat, suit: str) -> bool:
    """Whether everybody knows a seat to have no card of a suit."""
    voids = shown_voids(state)
    if suit in voids[seat]:
        return True
    if _spoken_of(state, suit):
        return worlds(state, suit).certain(seat, lambda ranks: not ranks)
    # Nothing but voids is known of the suit: the seat may hold a card unless the others must hold them all, which
    # nothing forces them to.
    return len(gone(state, suit)) == len(GRADES) or not state.hands[seat]


def _spoken_of(state: State, suit: str) -> bool:
    """Whether anything but failing to follow tells who holds what in a suit."""
    if state.shown or state.accused or state.exposed or (state.trick and state.formula and state.trick[0].suit == suit):
        return True
    formulas = any(trick.formula is not None and trick.cards[0].suit == suit for trick in state.tricks)
    return formulas or any(said.what == "liscio-qui" and said.suit == suit for said in state.said)


def _tests(state: State, seat: Seat, suit: str) -> Iterator[Test]:
    """One test for each declaration of a seat about a suit: what it held then must bear the words out."""
    own = [one for who, one in played_cards(state) if who == seat]
    leads = [(number, trick.leader, trick.cards[0], trick.formula) for number, trick in enumerate(state.tricks)]
    if state.trick:
        leads.append((len(state.tricks), state.leader, state.trick[0], state.formula))
    for number, leader, led, formula in leads:
        if formula is not None and leader == seat and led.suit == suit:
            yield _formula_test(state, formula, suit, led.rank, number, own)
    for said in state.said:
        if said.what == "liscio-qui" and said.seat == seat and said.suit == suit:
            yield _liscio_test(state, suit, said.trick, own)


def _before(state: State, suit: str, number: int) -> Ranks:
    """The ranks of a suit played before a trick."""
    return frozenset(one.rank for trick in state.tricks[:number] for one in trick.cards if one.suit == suit)


def _since(own: list[Carta], suit: str, number: int) -> Ranks:
    """The ranks of a suit that a player has played from a trick on."""
    return frozenset(one.rank for one in own[number:] if one.suit == suit)


def _formula_test(state: State, slug: str, suit: str, led: str, number: int, own: list[Carta]) -> Test:
    rules = state.table.rules
    formula = BY_SLUG[rules.play_suit_list.value][slug]
    played, spent, king = _before(state, suit, number), _since(own, suit, number), king_may_stay(rules)

    def test(ranks: Ranks) -> bool:
        return formula.fits(Lead(ranks | spent, led, played, king))

    return test


def _liscio_test(state: State, suit: str, number: int, own: list[Carta]) -> Test:
    out = frozenset(GRADES) - _before(state, suit, number)
    spent = _since(own, suit, number)

    def test(ranks: Ranks) -> bool:
        return has_subject(ranks | spent, out)

    return test


def has_subject(ranks: Ranks, out: Ranks) -> bool:
    """Whether some held card is below a card that somebody else holds (Art. 41)."""
    elsewhere = out - ranks
    return bool(ranks) and bool(elsewhere) and max(map(_HEIGHT, elsewhere)) > min(map(_HEIGHT, ranks))


class Known(msgspec.Struct, frozen=True):
    """What everybody knows of one seat in one suit: how many cards, which for certain, which possibly."""

    fewest: int
    most: int
    certain: tuple[str, ...]
    possible: tuple[str, ...]


def known(state: State, seat: Seat, suit: str) -> Known:
    """What play and declarations have made public about a seat in a suit."""
    suit_worlds = worlds(state, suit)
    others = [other for other in range(SEATS) if other != seat]
    seen = [mine for mine in suit_worlds.holdings(seat) if suit_worlds.shared(suit_worlds.out - mine, others)]
    return Known(
        fewest=min(len(mine) for mine in seen),
        most=max(len(mine) for mine in seen),
        certain=tuple(rank for rank in GRADES if all(rank in mine for mine in seen)),
        possible=tuple(rank for rank in GRADES if any(rank in mine for mine in seen)),
    )


def known_hand(state: State, seat: Seat) -> tuple[Known, ...]:
    """What is public about a seat in each suit; the suits together fill the hand, which narrows each of them."""
    found = [known(state, seat, suit) for suit in PALI]
    size = len(state.hands[seat])
    fewest, most = sum(one.fewest for one in found), sum(one.most for one in found)
    return tuple(
        msgspec.structs.replace(
            one,
            fewest=max(one.fewest, size - (most - one.most)),
            most=min(one.most, size - (fewest - one.fewest)),
        )
        for one in found
    )
