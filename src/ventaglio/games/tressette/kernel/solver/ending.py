"""The last two tricks, played out: with so little to choose from, neither memory nor order pays.

As in `search`, what comes back is a bound that decides whether ``need`` is reached, and the cards whose rank it rests
on stand on the bench.
"""

# What is read from an array has no type of its own.
# mypy: disable-error-code="no-any-return"

from ventaglio.games.common.kernel.bits import top
from ventaglio.games.common.kernel.compiling import inner
from ventaglio.games.tressette.kernel.solver.bits import RANKS, SUIT, suit_of, upwards
from ventaglio.games.tressette.kernel.solver.layout import FEWEST, HANDS, RELEVANT, SIDES, Near
from ventaglio.games.tressette.kernel.solver.sure import worth


@inner
def last_one(ply: int, leader: int, total: int, bench: Near) -> int:
    """The last trick plays itself; and where nothing is left, what it is worth goes to whoever took it."""
    if bench[HANDS + leader] == 0:
        return 0 if bench[SIDES] >> leader & 1 else total
    best = top(bench[HANDS + leader])
    suit = SUIT << RANKS * suit_of(best)
    taker = leader
    followed = False
    for step in range(1, 4):
        card = bench[HANDS + (leader + step & 3)]
        if card & suit != 0:
            followed = True
            if card > 1 << best:
                best = top(card)
                taker = leader + step & 3
    if followed:
        bench[RELEVANT + ply] = 1 << best
    return 0 if bench[SIDES] >> taker & 1 else total


@inner
def _suit(cards: int) -> int:
    """All cards of the suit of the highest of these."""
    return SUIT << RANKS * suit_of(top(cards))


@inner
def last_two(ply: int, need: int, leader: int, total: int, bench: Near) -> int:
    """A bound of what the first side makes of the last two tricks: every card is tried until one decides.

    It is written out, a loop for each of the four players, since a function that calls itself for them takes longer to
    get there than to find out.
    """
    second, third, fourth = leader + 1 & 3, leader + 2 & 3, leader + 3 & 3
    a, b, c, d = bench[HANDS + leader], bench[HANDS + second], bench[HANDS + third], bench[HANDS + fourth]
    out = a | b | c | d
    turned = bench[SIDES] ^ -bench[FEWEST]
    most_a, most_b = turned >> leader & 1 == 0, turned >> second & 1 == 0
    most_c, most_d = turned >> third & 1 == 0, turned >> fourth & 1 == 0
    ours = 0
    for seat in range(4):
        if bench[SIDES] >> seat & 1 == 0:
            ours |= bench[HANDS + seat]
    value_a, rests_a, left_a = -1 if most_a else 1000, 0, a
    while left_a != 0:
        card_a = 1 << top(left_a)
        left_a ^= card_a
        suit = _suit(card_a)
        value_b, rests_b, left_b = -1 if most_b else 1000, 0, b & suit if b & suit != 0 else b
        while left_b != 0:
            card_b = 1 << top(left_b)
            left_b ^= card_b
            value_c, rests_c, left_c = -1 if most_c else 1000, 0, c & suit if c & suit != 0 else c
            while left_c != 0:
                card_c = 1 << top(left_c)
                left_c ^= card_c
                value_d, rests_d, left_d = -1 if most_d else 1000, 0, d & suit if d & suit != 0 else d
                while left_d != 0:
                    card_d = 1 << top(left_d)
                    left_d ^= card_d
                    trick = card_a | card_b | card_c | card_d
                    followed = trick & suit
                    best = 1 << top(followed)
                    rests = best if followed != best else 0
                    made = worth(trick, bench)
                    value = made if best & ours != 0 else 0
                    led = a if a & best else b if b & best else c if c & best else d
                    followed = out & ~trick & _suit(led & ~trick)
                    best = 1 << top(followed)
                    if followed != best:
                        rests |= best
                    if best & ours != 0:
                        value += total - made
                    if (value >= need) == most_d:
                        value_d, rests_d = value, rests
                        break
                    value_d = max(value, value_d) if most_d else min(value, value_d)
                    rests_d |= rests
                if (value_d >= need) == most_c:
                    value_c, rests_c = value_d, rests_d
                    break
                value_c = max(value_c, value_d) if most_c else min(value_c, value_d)
                rests_c |= rests_d
            if (value_c >= need) == most_b:
                value_b, rests_b = value_c, rests_c
                break
            value_b = max(value_b, value_c) if most_b else min(value_b, value_c)
            rests_b |= rests_c
        if (value_b >= need) == most_a:
            value_a, rests_a = value_b, rests_b
            break
        value_a = max(value_a, value_b) if most_a else min(value_a, value_b)
        rests_a |= rests_b
    bench[RELEVANT + ply] = upwards(rests_a) & out
    return value_a
