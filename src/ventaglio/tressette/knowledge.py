"""What everybody knows: the worlds of a suit that agree with all that was played and said.

A fact is *notorious* when it holds in every such world. Worlds are taken suit by suit: who may hold which of the cards
not yet played, given who failed to follow, whose cards are located, and what was declared of the suit at each lead.
Nothing private enters here, so two players always compute the same.
"""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from ventaglio.cards import PALI, Carta, carta
from ventaglio.core.seats import Seat
from ventaglio.tressette.buongioco import NAPOLETANA, cards_of
from ventaglio.tressette.deal import shown_cards
from ventaglio.tressette.formulas import BY_SLUG, fitting, higher, rival
from ventaglio.tressette.rules import KingKept, Rules
from ventaglio.tressette.state import State, gone, held, played_cards
from ventaglio.tressette.trick import ALL_RANKS, GRADES, HEIGHT, SEATS
from ventaglio.tressette.worlds import Ranks, SuitFacts, SuitWorlds, Test

_HEIGHT = HEIGHT.__getitem__


def king_may_stay(rules: Rules) -> bool:
    """Whether the Re may be among the simple cards kept, where the list in force only says simple."""
    if rules.king_kept.value is KingKept.AS_LISTED:
        return rules.play_suit_list.value == "127"
    return rules.king_kept.value is KingKept.WHEREVER_SIMPLE


def worlds(state: State, suit: str) -> SuitWorlds:
    """The worlds of a suit, from public facts only."""
    # Which cards are still in hands is public: those not played. A position may leave out others, which are nowhere.
    out = frozenset().union(*(held(state, seat, suit) for seat in range(SEATS)))
    located = {one.rank: holder for one, holder in located_cards(state).items() if one.suit == suit}
    facts = []
    for seat in range(SEATS):
        has = frozenset([rank for rank, holder in located.items() if holder == seat])
        lacks = out if has_shown_void(state, seat, suit) else located.keys() - has | missing_cards(state, seat, suit)
        tests = tuple(_tests(state, seat, suit)) if _has_spoken(state, seat, suit) else ()
        facts.append(SuitFacts(has, out & lacks, tests))
    return SuitWorlds(out, [len(hand) for hand in state.hands], facts)


def located_cards(state: State) -> dict[Carta, Seat]:
    """Unplayed cards that everybody has seen or heard of: declared to form pairs, accused, or laid down in vain."""
    if not (state.accused or state.shown or state.exposed or state.duties.seen):
        return {}
    found = {one: seat for one, seat in shown_cards(state).items() if one in state.hands[seat]}
    for accusation in state.accused:
        faces = cards_of(accusation.what, accusation.suit)
        found.update({one: accusation.seat for one in state.hands[accusation.seat] if (one.suit, one.rank) in faces})
    for seat in state.exposed:
        found.update(dict.fromkeys(state.hands[seat], seat))
    found.update({one: seat for seat, one in state.duties.seen})
    return found


def missing_cards(state: State, seat: Seat, suit: str) -> Ranks:
    """The cards of a suit that an accusation says a seat does not have."""
    return frozenset(
        one.what
        for one in state.accused
        if one.seat == seat and one.what != NAPOLETANA and one.suit == suit and not one.implied
    )


def shown_voids(state: State) -> tuple[frozenset[str], ...]:
    """The suits in which each seat is known to be void."""
    if not state.said and not state.exposed:
        return state.voids
    return tuple(frozenset(suit for suit in PALI if has_shown_void(state, seat, suit)) for seat in range(SEATS))


def has_shown_void(state: State, seat: Seat, suit: str) -> bool:
    """Whether a seat is known to be void in a suit: it did not follow, said so of the suit just taken, or lies open."""
    if suit in state.voids[seat] or (seat in state.exposed and not held(state, seat, suit)):
        return True
    return any(one.what == "questo-piombo" and one.seat == seat and one.suit == suit for one in state.said)


def void_is_notorious(state: State, seat: Seat, suit: str) -> bool:
    """Whether everybody knows a seat to have no card of a suit."""
    if has_shown_void(state, seat, suit) or len(gone(state, suit)) == len(GRADES):
        return True
    if _only_voids_known(state, suit):
        # Nothing forces the others to hold every card that is out.
        return False
    return worlds(state, suit).certain(seat, lambda ranks: not ranks)


def liscio_is_notorious(state: State, seat: Seat, suit: str) -> bool:
    """Whether everybody knows a seat to hold a card of a suit that another beats (Art. 162)."""
    out = ALL_RANKS - gone(state, suit)
    if _only_voids_known(state, suit):
        others = (other for other in range(SEATS) if other != seat and not has_shown_void(state, other, suit))
        if len(out) <= sum(len(state.hands[other]) for other in others):
            # The others may hold them all.
            return False
    return worlds(state, suit).certain(seat, lambda ranks: has_subject(ranks, out))


def sovereignty_is_notorious(state: State, seat: Seat, one: Carta) -> bool:
    """Whether everybody knows that if a seat holds this card it holds all the higher ones that are out (Art. 167)."""
    above = higher(one.rank) - gone(state, one.suit)
    return worlds(state, one.suit).certain(seat, lambda ranks: one.rank not in ranks or above <= ranks)


def _only_voids_known(state: State, suit: str) -> bool:
    """Whether nothing but failing to follow tells who holds what in a suit."""
    if state.accused or state.shown or state.exposed or state.duties.seen:
        return False
    return not any(_has_spoken(state, seat, suit) for seat in range(SEATS))


def _has_spoken(state: State, seat: Seat, suit: str) -> bool:
    """Whether a seat's own words tell something of its cards in a suit."""
    if suit in state.declared[seat]:
        return True
    if state.formula is not None and state.leader == seat and state.trick[0].suit == suit:
        return True
    return any(one.what == "liscio-qui" and one.seat == seat and one.suit == suit for one in state.said)


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
    name, king = rules.play_suit_list.value, king_may_stay(rules)
    formula = BY_SLUG[name][slug]
    played, spent = _before(state, suit, number), _since(own, suit, number)

    def test(ranks: Ranks) -> bool:
        holding = ranks | spent
        return formula in fitting(name, holding, led, rival(holding, played), king)

    return test


def _liscio_test(state: State, suit: str, number: int, own: list[Carta]) -> Test:
    out = ALL_RANKS - _before(state, suit, number)
    spent = _since(own, suit, number)

    def test(ranks: Ranks) -> bool:
        return has_subject(ranks | spent, out)

    return test


@lru_cache(maxsize=1 << 14)
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
    seen = list(worlds(state, suit).seen(seat))
    if not seen:
        return _nothing_known(state, seat, suit)
    return Known(
        fewest=min(len(mine) for mine in seen),
        most=max(len(mine) for mine in seen),
        certain=tuple(rank for rank in GRADES if all(rank in mine for mine in seen)),
        possible=tuple(rank for rank in GRADES if any(rank in mine for mine in seen)),
    )


def _nothing_known(state: State, seat: Seat, suit: str) -> Known:
    """No world agrees with all that was played and said: somebody has erred, and nothing can be built on it."""
    out = ALL_RANKS - gone(state, suit)
    return Known(0, min(len(state.hands[seat]), len(out)), (), tuple(rank for rank in GRADES if rank in out))


def placed_cards(state: State) -> tuple[dict[Carta, Seat], tuple[frozenset[str], ...]]:
    """Every card that play and words place for everybody, and the suits in which a seat can hold no other (118 c)."""
    located = located_cards(state)
    closed = [set(suits) for suits in shown_voids(state)]
    for suit in PALI:
        if not any(_has_spoken(state, seat, suit) for seat in range(SEATS)):
            continue
        for seat in range(SEATS):
            facts = known(state, seat, suit)
            located.update({carta(suit + rank): seat for rank in facts.certain})
            if facts.most == len(facts.certain):
                closed[seat].add(suit)
    return located, tuple(map(frozenset, closed))


def known_hand(state: State, seat: Seat) -> tuple[Known, ...]:
    """What is public about a seat in each suit; the suits together fill the hand, which narrows each of them."""
    found = [known(state, seat, suit) for suit in PALI]
    size = len(state.hands[seat])
    while True:
        fewest, most = sum(one.fewest for one in found), sum(one.most for one in found)
        narrower = [
            _narrowed(one, max(one.fewest, size - (most - one.most)), min(one.most, size - (fewest - one.fewest)))
            for one in found
        ]
        if narrower == found:
            return tuple(found)
        found = narrower


def _narrowed(one: Known, fewest: int, most: int) -> Known:
    """The same with so many cards at least and at most: no room is left beside certain ones, or all are needed."""
    if most < fewest:
        # Somebody has erred, and nothing can be built on what was said.
        return one
    possible = one.certain if most == len(one.certain) else one.possible
    certain = possible if fewest == len(possible) else one.certain
    return Known(max(fewest, len(certain)), min(most, len(possible)), certain, possible)
