"""Buongioco: what a hand holds of it, what may be accused, what accusations imply."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from ventaglio.core.cards import MAZZO, PALI, Carta, carta
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.rules import Buongioco, Rules
from ventaglio.games.tressette.engine.state import CARD, Accusation, State, card_bits
from ventaglio.games.tressette.engine.trick import TRESSETTE

NAPOLETANA = "N"


@lru_cache(maxsize=1 << 5)
def combinations(hand: tuple[Carta, ...], least: int = 3) -> tuple[tuple[str, str], ...]:
    """Every buongioco of a hand: a rank with the suit missing, none for all four; or a Napoletana's suit (172).

    ``least``: how many cards of a rank make one. Of the hand that was dealt this is asked throughout the first trick.
    """
    held = card_bits(hand)
    found: list[tuple[str, str]] = []
    for rank, all_four in _OF_RANK.items():
        if (held & all_four).bit_count() >= least:
            found.append((rank, "".join([suit for suit in PALI if not held & CARD[carta(suit + rank)]])))
    for suit, whole in _OF_SUIT.items():
        if held & whole == whole:
            found.append((NAPOLETANA, suit))
    return tuple(found)


_OF_RANK: Final = {rank: card_bits(one for one in MAZZO if one.rank == rank) for rank in "32A"}
_OF_SUIT: Final = {suit: card_bits(one for one in MAZZO if one.suit == suit and one.rank in TRESSETTE) for suit in PALI}


def worth(rules: Rules, what: str, suit: str) -> int:
    """The points of an accusation: three, or four for four of a rank; none where buongioco is only declared (174)."""
    if rules.buongioco.value is not Buongioco.ACCUSED:
        return 0
    return rules.buongioco_points.value[4 if what != NAPOLETANA and not suit else 3]


def open_to(state: State, seat: Seat) -> list[tuple[str, str]]:
    """What a seat could still accuse of the hand it was dealt."""
    rules = state.table.rules
    dealt = combinations(state.dealt[seat], rules.buongioco_length.value)
    if not dealt:
        return []
    made = {(one.what, one.suit) for one in state.accused if one.seat == seat}
    left = [found for found in dealt if found not in made]
    if made and not rules.card_in_two_buongioco.value:
        used = frozenset().union(*(cards_of(*one) for one in made))
        return [found for found in left if not used & cards_of(*found)]
    return left


def cards_of(what: str, suit: str) -> frozenset[tuple[str, str]]:
    """The faces (suit, rank) that an accusation makes known."""
    if what == NAPOLETANA:
        return frozenset((suit, rank) for rank in TRESSETTE)
    return frozenset((one, what) for one in PALI if one != suit)


def implied(state: State, accusation: Accusation) -> Iterator[Accusation]:
    """What an accusation, being at least the third of a seat, makes known besides: that too is accused (Art. 177)."""
    rules = state.table.rules
    own = [one for one in (*state.accused, accusation) if one.seat == accusation.seat]
    if not rules.implied_buongioco.value or len([one for one in own if not one.implied]) <= 2:
        return
    shown = frozenset(face for one in own for face in cards_of(one.what, one.suit))
    named = {(one.what, one.suit) for one in own}
    for what, suit in combinations_shown(shown, rules.buongioco_length.value):
        known_ranks = {one.what for one in own}
        if (what, suit) not in named and (what == NAPOLETANA or what not in known_ranks):
            yield Accusation(accusation.seat, what, suit, worth(rules, what, suit), implied=True)


def combinations_shown(shown: frozenset[tuple[str, str]], least: int) -> Iterator[tuple[str, str]]:
    """The buongioco that some known cards contain: three of a rank count as three even if the fourth is held too."""
    for rank in "32A":
        suits = [suit for suit in PALI if (suit, rank) in shown]
        if len(suits) >= least:
            yield rank, "".join(suit for suit in PALI if suit not in suits)
    for suit in PALI:
        if all((suit, rank) in shown for rank in TRESSETTE):
            yield NAPOLETANA, suit
