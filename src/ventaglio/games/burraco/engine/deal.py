"""Cut, hands, pozzetti, stock and upcard, from a shuffled pack and the size of the cut.

The cutter lifts the top of the pack: the *maker's cards*, from whose bottom the pozzetti are built. The dealer serves
the hands from the top of the rest. What runs short is supplied from the other's cards, at the end where they are not
being used; so the codes that supply it at once and those that wait for the other to finish arrive at the same cards.
"""

import msgspec

from ventaglio.core.cards import Card, pack
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.rules import Cut, Role
from ventaglio.games.burraco.engine.state import State, Table


class Dealt(msgspec.Struct, frozen=True):
    """The table after a deal."""

    hands: tuple[tuple[Card, ...], ...]
    pozzetti: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    upcard: Card | None
    """The card that begins the pile, where one is turned."""


def full_pack(table: Table) -> tuple[Card, ...]:
    """The pack that a number of players needs, in tidy order."""
    return pack(table.packs)


def pozzetto_sizes(state: State) -> tuple[int, ...]:
    """How many cards each pozzetto has, from the first to be taken."""
    rules, players = state.table.rules, state.table.players
    layout = rules.pozzetti_alone if state.alone else rules.pozzetti
    return layout.value[players]


def cards_needed(state: State) -> int:
    """The fewest cards a pack must have: one playable stock card, at the least, besides those never played."""
    rules, players = state.table.rules, state.table.players
    served = players * rules.hand_size.value + sum(pozzetto_sizes(state))
    return served + rules.upcard.value + rules.stock_reserve.value + 1


def regular_cut(state: State, size: int) -> tuple[int, int]:
    """The smallest and largest regular cut of a pack of this size."""
    rules = state.table.rules
    if rules.cut.value is Cut.ABOUT_HALF:
        # Ten cards either way of the half of 108, and in proportion.
        return 44 * size // 108, -(-64 * size // 108)
    if rules.cut.value is Cut.ENOUGH_FOR_BOTH:
        return sum(pozzetto_sizes(state)), size - state.table.players * rules.hand_size.value
    return 1, size - 1


def roles(players: int, dealer: Seat) -> dict[Role, Seat]:
    """Who does what at a deal: the pozzetti are made by the player at the dealer's right."""
    return {Role.DEALER: dealer, Role.POZZETTO_MAKER: (dealer - 1) % players}


def first_player(players: int, dealer: Seat) -> Seat:
    """The served player, at the dealer's left."""
    return (dealer + 1) % players


def deal(state: State, order: tuple[Card, ...], cut: int) -> Dealt:
    """Serve a pack. The pack may be faulty: what is there is dealt, as at a table where nobody has noticed."""
    players = state.table.players
    makers, dealers = list(order[:cut]), list(order[cut:])
    sizes = pozzetto_sizes(state)
    wanted_hands = players * state.table.rules.hand_size.value

    short = max(0, wanted_hands - len(dealers))
    served = dealers[:wanted_hands] + makers[:short]
    dealers, makers = dealers[wanted_hands:], makers[short:]

    short = max(0, sum(sizes) - len(makers))
    from_bottom = makers[::-1][: sum(sizes)] + dealers[::-1][:short]
    makers, dealers = makers[: max(0, len(makers) - sum(sizes))], dealers[: len(dealers) - short]

    first = first_player(players, state.dealer)
    hands: list[list[Card]] = [[] for _ in range(players)]
    for index, one in enumerate(served):
        hands[(first + index) % players].append(one)
    stock = dealers + makers
    turned = int(state.table.rules.upcard.value)
    return Dealt(
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        pozzetti=_build(from_bottom, sizes),
        stock=tuple(stock[turned:]),
        upcard=stock[0] if turned else None,
    )


def _build(from_bottom: list[Card], sizes: tuple[int, ...]) -> tuple[tuple[Card, ...], ...]:
    """Alternate over the pozzetti; one that is full is passed over, so a larger one is completed at the end."""
    piles: list[list[Card]] = [[] for _ in sizes]
    supply = iter(from_bottom)
    while any(len(pile) < size for pile, size in zip(piles, sizes, strict=True)):
        for pile, size in zip(piles, sizes, strict=True):
            if len(pile) < size:
                pile.append(next(supply))
    return tuple(tuple(sorted(pile)) for pile in piles)
