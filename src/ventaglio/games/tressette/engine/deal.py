"""Cut and deal, and the pairs that the cards make."""

from operator import attrgetter
from typing import Final

from ventaglio.core.cards import Carta, carta
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.rules import Cutter, Pairs
from ventaglio.games.tressette.engine.state import State
from ventaglio.games.tressette.engine.trick import SEATS, next_seat


def cutter(state: State) -> Seat:
    """Who cuts: the player at the dealer's left; by agreement never the dealer's partner (Art. 19)."""
    left = (state.dealer - 1) % SEATS
    opponents = state.table.rules.cutter.value is Cutter.OPPONENT
    if opponents and state.official and state.sides[left] == state.sides[state.dealer]:
        return (state.dealer + 2) % SEATS
    return left


def first_leader(dealer: Seat) -> Seat:
    """Who leads the first trick: the dealer sits at his left (Art. 100)."""
    return next_seat(dealer)


def serve(state: State, order: tuple[Carta, ...], cut: int) -> tuple[tuple[Carta, ...], ...]:
    """The hands: the lower portion goes on top, cards go round to the right in the portions of the game (20, 98)."""
    rules = state.table.rules
    pack = order[cut:] + order[:cut] if rules.lower_portion_on_top.value else order
    first = first_leader(state.dealer) if rules.dealer_served_last.value else state.dealer
    step = 1 if rules.dealt_to_the_right.value else -1
    hands: list[list[Carta]] = [[] for _ in range(SEATS)]
    at = 0
    for portion in rules.portions.value:
        for place in range(SEATS):
            hands[(first + step * place) % SEATS].extend(pack[at : at + portion])
            at += portion
    return tuple([tuple(sorted(hand, key=_INDEX)) for hand in hands])


_INDEX: Final = attrgetter("index")
"""By which cards are in order: sorting asks for it once for each of them, and for ``<`` again and again."""


def forms_pairs(state: State) -> bool:
    """Whether this passata's deal decides who plays with whom: the first of a match without fixed pairs."""
    return state.table.rules.pairs.value is not Pairs.FIXED and state.passata == 1


def pairing(state: State, hands: tuple[tuple[Carta, ...], ...]) -> tuple[Seat, Seat] | None:
    """The holder of the first pairing card and his partner; None when one player holds all three (Art. 101)."""
    holders = []
    for text in state.table.rules.pairing_cards.value:
        one = carta(text)
        holders.append(next(seat for seat, hand in enumerate(hands) if one in hand))
    first = holders[0]
    return next(((first, other) for other in holders[1:] if other != first), None)


def shown_cards(state: State) -> dict[Carta, Seat]:
    """Who was dealt which pairing card, as far as the pairing told everybody (Art. 101)."""
    if len(state.shown) < 2:
        return {}
    first, second = state.shown
    cards = [carta(text) for text in state.table.rules.pairing_cards.value]
    last = cards.index(pairing_card(state, second, state.dealt))
    return {**dict.fromkeys(cards[:last], first), cards[last]: second}


def pairing_card(state: State, seat: Seat, hands: tuple[tuple[Carta, ...], ...]) -> Carta:
    """The card by which a seat of the first pair enters it: the first pairing card that it holds."""
    return next(one for one in map(carta, state.table.rules.pairing_cards.value) if one in hands[seat])
