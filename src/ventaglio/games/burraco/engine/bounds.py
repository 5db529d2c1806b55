"""What figures a smazzata can have at all: multiples of what, and between which bounds."""

from math import gcd

from ventaglio.games.burraco.engine.rules import Rules


def unit_of(rules: Rules) -> int:
    """What every score is a multiple of: all cards and bonuses are."""
    return gcd(*rules.points.value.values(), rules.close_points.value)


def cards_worth(rules: Rules, packs: int) -> int:
    """The points of all cards of so many packs."""
    naturals = len(rules.suits.value) * packs
    return sum(value * (2 * packs if rank == "*" else naturals) for rank, value in rules.points.value.items())


def most_burrachi(rules: Rules, packs: int) -> int:
    """More burrachi than this the packs do not hold."""
    return len(rules.suits.value) * packs * len(rules.ranks.value) // rules.burraco_length.value


def possible(rules: Rules, hands: int, packs: int) -> tuple[int, int]:
    """All cards of the packs in one's hand, or all in clean burrachi and the closing on top: nobody gets further."""
    cards = cards_worth(rules, packs)
    most = cards + most_burrachi(rules, packs) * rules.clean_points.value + rules.close_points.value
    return -hands * (cards + rules.pozzetto_penalty.value), hands * most
