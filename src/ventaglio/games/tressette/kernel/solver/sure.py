"""What a side makes at least without giving up the lead: a bound that needs no search."""

from ventaglio.games.common.kernel.bits import ones, top
from ventaglio.games.common.kernel.compiling import inner
from ventaglio.games.tressette.kernel.solver.bits import SUIT
from ventaglio.games.tressette.kernel.solver.layout import ACES, COUNTED, HANDS, PARTNER, SIDES, Near

SHIFT = 40
"""A bound and the cards whose rank it rests on are returned as one number: the cards below, the bound above."""
CARDS = (1 << SHIFT) - 1


@inner
def worth(cards: int, bench: Near) -> int:
    """What cards count, in thirds."""
    return ones(cards & bench[COUNTED]) + 2 * ones(cards & bench[ACES])


@inner
def _forced(cards: int, rounds: int, bench: Near) -> int:
    """What an opponent must at least give to so many rounds of a suit in which he has these cards."""
    held = ones(cards)
    if held <= rounds:
        return worth(cards, bench)
    return max(0, rounds - held + ones(cards & bench[COUNTED]))


@inner
def _given(cards: int, rounds: int, bench: Near) -> int:
    """The best that a partner may give to so many rounds, as a set: aces first."""
    if ones(cards) <= rounds:
        return cards
    given = 0
    wanted = cards & bench[ACES]
    others = cards & bench[COUNTED] & ~wanted
    while rounds > 0:
        if wanted == 0:
            wanted, others = others, 0
        if wanted == 0:
            break
        given |= wanted & -wanted
        wanted &= wanted - 1
        rounds -= 1
    return given


@inner
def _thrown(cards: int, times: int, bench: Near) -> int:
    """The best that may be thrown of these on so many tricks that one does not follow, in thirds: aces first."""
    whole = min(times, ones(cards & bench[ACES]))
    return 3 * whole + min(times - whole, ones(cards & bench[COUNTED] & ~bench[ACES]))


@inner
def cashed(seat: int, tricks: int, total: int, bench: Near) -> int:
    """What the side of a seat on lead makes at least, as a bound and the cards it rests on; all of it if it can.

    The seat cashes what nobody can beat, the partner gives the best he has; then the partner, if he can be reached,
    cashes what nobody can beat in turn, and is given the best of what the seat has left.
    """
    mine, partners = bench[HANDS + seat], bench[HANDS + bench[PARTNER + seat]]
    out = bench[HANDS] | bench[HANDS + 1] | bench[HANDS + 2] | bench[HANDS + 3]
    theirs = out & ~mine & ~partners
    first = bench[HANDS + (seat + 1 & 3)]
    if first == partners:
        first = bench[HANDS + (seat + 2 & 3)]
    won = thirds = rests = spare = 0
    reached = False
    his = his_won = his_thirds = his_spare = 0
    left, kept = partners, mine
    for suit in range(4):
        ranks = SUIT << 10 * suit
        own = mine & ranks
        others = out & ranks & ~own
        partner = partners & ranks
        if own == 0 or (others != 0 and top(others) > top(own)):
            beaten = out & ranks & ~partner
            # TOP(0) is -1, and so everything stands above nothing.
            winners = partner >> top(beaten) + 1 << top(beaten) + 1 if beaten != 0 else partner
            if winners != 0:
                rounds = ones(winners)
                his |= winners
                his_won += rounds
                his_thirds += worth(winners, bench)
                if theirs & ranks != 0:
                    his_thirds += _forced(first & ranks, rounds, bench)
                    his_thirds += _forced(theirs & ~first & ranks, rounds, bench)
                reached = reached or own != 0
                gifts = _given(own, rounds, bench)
                his_thirds += worth(gifts, bench)
                kept &= ~gifts
                his_spare += max(0, rounds - ones(own))
            continue
        if others == 0:
            rounds = ones(own)
            won += rounds
            thirds += worth(own, bench)
            spare += rounds
            kept &= ~own
            continue
        winners = own >> top(others) + 1 << top(others) + 1
        rests |= winners
        rounds = ones(winners)
        a, b = first & ranks, theirs & ~first & ranks
        if rounds >= ones(a) and rounds >= ones(b) and rounds >= ones(partner):
            winners = own
            rounds = ones(own)
        kept &= ~winners
        won += rounds
        thirds += worth(winners, bench) + _forced(a, rounds, bench) + _forced(b, rounds, bench)
        given = _given(partner, rounds, bench)
        thirds += worth(given, bench)
        left &= ~given
        spare += max(0, rounds - ones(partner))
    if won >= tricks:
        return total << SHIFT | rests
    if reached and won + his_won >= tricks:
        return total << SHIFT | rests | his
    alone = thirds + _thrown(left, spare, bench)
    if reached:
        both = thirds + _thrown(left & ~his, spare, bench) + his_thirds + _thrown(kept, his_spare, bench)
        if both > alone:
            return both << SHIFT | rests | his
    return alone << SHIFT | rests


@inner
def conceded(leader: int, tricks: int, total: int, bench: Near) -> int:
    """What the opponents of a seat on lead make at least, if they beat whatever it leads: -1 if they do not."""
    out = bench[HANDS] | bench[HANDS + 1] | bench[HANDS + 2] | bench[HANDS + 3]
    own = bench[HANDS + leader]
    least = total
    rests = 0
    seen = 0
    for suit in range(4):
        ranks = SUIT << 10 * suit
        if own & ranks == 0:
            continue
        best = 1 << top(out & ranks)
        seat = -1
        for other in range(4):
            if bench[HANDS + other] & best != 0:
                seat = other
        if (bench[SIDES] >> seat ^ bench[SIDES] >> leader) & 1 == 0:
            return -1
        rests |= best
        if seen >> seat & 1 == 0:
            seen |= 1 << seat
            found = cashed(seat, tricks, total, bench)
            rests |= found & CARDS
            least = min(least, found >> SHIFT)
    return least << SHIFT | rests
