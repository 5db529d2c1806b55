"""What everybody knows: the worlds of a suit that agree with all that was played and said.

A fact is *notorious* when it holds in every such world. Worlds are taken suit by suit: who may hold which of the cards
not yet played, given who failed to follow, whose cards are located, and what was declared of the suit at each lead.
Nothing private enters here, so two players always compute the same.
"""

import msgspec

from ventaglio.core.cards import PALI, Carta, carta
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.buongioco import NAPOLETANA, cards_of
from ventaglio.games.tressette.engine.deal import shown_cards
from ventaglio.games.tressette.engine.formulas import bearing_out, higher
from ventaglio.games.tressette.engine.ranks import (
    BIT,
    EVERY,
    HOLDING,
    RANKS,
    WHOLE,
    between,
    has_subject,
    with_subject,
)
from ventaglio.games.tressette.engine.rules import KingKept, Rules
from ventaglio.games.tressette.engine.state import Said, State, gone, holding, holding_gone
from ventaglio.games.tressette.engine.trick import ALL_RANKS, GRADES, SEATS
from ventaglio.games.tressette.engine.worlds import SuitFacts, SuitWorlds

__all__ = [
    "Known",
    "has_shown_void",
    "has_subject",
    "king_may_stay",
    "known",
    "known_hand",
    "liscio_is_notorious",
    "located_cards",
    "placed_cards",
    "shown_voids",
    "sovereignty_is_notorious",
    "void_is_notorious",
    "worlds",
]


def king_may_stay(rules: Rules) -> bool:
    """Whether the Re may be among the simple cards kept, where the list in force only says simple."""
    if rules.king_kept.value is KingKept.AS_LISTED:
        return rules.play_suit_list.value == "127"
    return rules.king_kept.value is KingKept.WHEREVER_SIMPLE


def worlds(state: State, suit: str) -> SuitWorlds:
    """The worlds of a suit, from public facts only."""
    # Which cards are still in hands is public: those not played. A position may leave out others, which are nowhere.
    out = 0
    for seat in range(SEATS):
        out |= holding(state, seat, suit)
    has = [0] * SEATS
    for one, holder in located_cards(state).items():
        if one.suit == suit:
            has[holder] |= BIT[one.rank]
    located = sum(has)
    facts = []
    for seat in range(SEATS):
        lacks = out if has_shown_void(state, seat, suit) else located & ~has[seat] | _missing(state, seat, suit)
        told = _told(state, seat, suit) if _has_spoken(state, seat, suit) else EVERY
        facts.append(SuitFacts(has[seat], out & lacks, told))
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


def _missing(state: State, seat: Seat, suit: str) -> int:
    """The cards of a suit that an accusation says a seat does not have."""
    found = 0
    for one in state.accused:
        if one.seat == seat and one.suit == suit and one.what != NAPOLETANA and not one.implied:
            found |= BIT[one.what]
    return found


def shown_voids(state: State) -> tuple[frozenset[str], ...]:
    """The suits in which each seat is known to be void."""
    if not state.said and not state.exposed:
        return state.voids
    return tuple(frozenset(suit for suit in PALI if has_shown_void(state, seat, suit)) for seat in range(SEATS))


def has_shown_void(state: State, seat: Seat, suit: str) -> bool:
    """Whether a seat is known to be void in a suit: it did not follow, said so of the suit just taken, or lies open."""
    if suit in state.voids[seat] or (seat in state.exposed and not holding(state, seat, suit)):
        return True
    return bool(state.said) and _said(state.said, "questo-piombo", seat, suit) is not None


def _said(said: tuple[Said, ...], what: str, seat: Seat, suit: str) -> Said | None:
    """The words that a seat has said of a suit, if it has."""
    for one in said:
        if one.what == what and one.seat == seat and one.suit == suit:
            return one
    return None


def void_is_notorious(state: State, seat: Seat, suit: str) -> bool:
    """Whether everybody knows a seat to have no card of a suit."""
    if has_shown_void(state, seat, suit) or holding_gone(state, suit) == WHOLE:
        return True
    if _only_voids_known(state, suit):
        # Nothing forces the others to hold every card that is out.
        return False
    return worlds(state, suit).certain(seat, _VOID)


_VOID = 1
"""The one holding without a card."""


def liscio_is_notorious(state: State, seat: Seat, suit: str) -> bool:
    """Whether everybody knows a seat to hold a card of a suit that another beats (Art. 162)."""
    out = WHOLE & ~holding_gone(state, suit)
    if _only_voids_known(state, suit):
        room = 0
        for other, hand in enumerate(state.hands):
            if other != seat and not has_shown_void(state, other, suit):
                room += len(hand)
        if out.bit_count() <= room:
            # The others may hold them all.
            return False
    return worlds(state, suit).certain(seat, with_subject(out))


def sovereignty_is_notorious(state: State, seat: Seat, one: Carta) -> bool:
    """Whether everybody knows that if a seat holds this card it holds all the higher ones that are out (Art. 167)."""
    above = HOLDING[higher(one.rank)] & ~holding_gone(state, one.suit)
    without = between(0, WHOLE & ~BIT[one.rank])
    return worlds(state, one.suit).certain(seat, without | between(above, WHOLE))


def _only_voids_known(state: State, suit: str) -> bool:
    """Whether nothing but failing to follow tells who holds what in a suit."""
    if state.accused or state.shown or state.exposed or state.duties.seen:
        return False
    return not _anybody_has_spoken(state, suit)


def _anybody_has_spoken(state: State, suit: str) -> bool:
    """Whether words of anybody's tell something of his own cards in a suit."""
    if state.formula is not None and state.trick[0].suit == suit:
        return True
    for suits in state.declared:
        if suit in suits:
            return True
    return bool(state.said) and any(one.what == "liscio-qui" and one.suit == suit for one in state.said)


def _has_spoken(state: State, seat: Seat, suit: str) -> bool:
    """Whether a seat's own words tell something of its cards in a suit."""
    if suit in state.declared[seat]:
        return True
    if state.formula is not None and state.leader == seat and state.trick[0].suit == suit:
        return True
    return _said(state.said, "liscio-qui", seat, suit) is not None


def _told(state: State, seat: Seat, suit: str) -> int:
    """The holdings that a seat's words about a suit leave: what it held then must bear each of them out."""
    rules = state.table.rules
    name, king = rules.play_suit_list.value, king_may_stay(rules)
    leads = [(trick.leader, trick.cards, trick.formula) for trick in state.tricks]
    leads.append((state.leader, state.trick, state.formula))
    own = [_own(cards, (seat - leader) % SEATS, suit) for leader, cards, _ in leads]
    said = {one.trick for one in state.said if one.what == "liscio-qui" and one.seat == seat and one.suit == suit}
    told, before = EVERY, 0
    for number, (leader, cards, formula) in enumerate(leads):
        since = sum(own[number:])
        if number in said:
            told &= with_subject(WHOLE & ~before) >> since
        if formula is not None and leader == seat and cards[0].suit == suit:
            led = cards[0].rank
            told &= bearing_out(name, formula, led, higher(led) - RANKS[before], king) >> since
        for one in cards:
            if one.suit == suit:
                before |= BIT[one.rank]
    return told


def _own(cards: tuple[Carta, ...], place: int, suit: str) -> int:
    """The card of a suit that a player has played to a trick as the first, second, third or last, if he has."""
    return BIT[cards[place].rank] if place < len(cards) and cards[place].suit == suit else 0


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
        if not _anybody_has_spoken(state, suit):
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
