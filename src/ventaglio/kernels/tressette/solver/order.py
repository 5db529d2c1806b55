"""Which card to try first. A search that begins with the best card needs to look at few others.

Every card gets a score, a sum of plain facts about it, each with a weight. The weights were tuned on a fixed set of
deals, for the fewest tricks searched; whatever they are, the results are the same.
"""

from typing import Final

from ventaglio.kernels.bits import ones
from ventaglio.kernels.compiling import inner
from ventaglio.kernels.tressette.solver.bits import RANKS, SUIT, top
from ventaglio.kernels.tressette.solver.layout import (
    ACES,
    CARD,
    COUNTED,
    HANDS,
    MOVES,
    PARTNER,
    SCORE,
    SIDES,
    WEIGHTS,
    Bench,
)
from ventaglio.kernels.tressette.solver.sure import worth

TUNED: Final = (
    # Leads that no opponent can beat.
    *(40, 15, 0, -20, -20, 5, -5, 10),
    # Leads that the partner can win.
    *(60, 7, 20, 11, -1, 0, -26),
    # Leads that an opponent can win.
    *(-18, -1, 20, 0, 46, -18, 1, -30, -7),
    # Following suit above the best card so far: for sure, and not.
    *(38, 13, -1, 0, 24, -7, -14, -17, -12, 3),
    # Following suit below it: when ours stands, when it may fall, when the partner will win, when he will not.
    *(20, 7, 6, 26, -75, -1, 45, 16, 9, -20, -13, -1),
    # Discards, in the same four cases; and of a card that nobody could beat.
    *(6, -1, 6, 2, -45, -33, 25, -2, 60, -59, -1, 1, -21),
)


@inner
def list_leads(ply: int, seat: int, bench: Bench) -> int:
    """Write down the cards that a seat may lead, best first; of cards that are alike, one. Returns how many."""
    hand = bench[HANDS + seat]
    partners = bench[HANDS + bench[PARTNER + seat]]
    out = bench[HANDS] | bench[HANDS + 1] | bench[HANDS + 2] | bench[HANDS + 3]
    theirs = out & ~hand & ~partners
    left = bench[HANDS + (seat + 1 & 3)] & theirs
    right = bench[HANDS + (seat + 3 & 3)] & theirs
    begin = ply * MOVES
    count = 0
    for suit in range(4):
        ranks = SUIT << RANKS * suit
        own = hand & ranks
        if own == 0:
            continue
        partner, opposed = partners & ranks, theirs & ranks
        partner_top, opposed_top = top(partner), top(opposed)
        length = ones(own)
        aces = ones(opposed & bench[ACES])
        without_left, without_right = left & ranks == 0, right & ranks == 0
        beats = bench[WEIGHTS] + length * bench[WEIGHTS + 2] + aces * bench[WEIGHTS + 3]
        beats += worth(partner, bench) * bench[WEIGHTS + 7]
        falls = bench[WEIGHTS + 15] + length * bench[WEIGHTS + 17] + aces * bench[WEIGHTS + 22]
        falls += ones(partner & bench[ACES]) * bench[WEIGHTS + 19] + ones(opposed) * bench[WEIGHTS + 21]
        reaches = bench[WEIGHTS + 8] + length * bench[WEIGHTS + 10] + aces * bench[WEIGHTS + 11]
        reaches += ones(partner) * bench[WEIGHTS + 13]
        if without_left:
            beats += bench[WEIGHTS + 4]
        if without_right:
            beats += bench[WEIGHTS + 5]
            reaches += bench[WEIGHTS + 14]
        if partner == 0:
            falls += bench[WEIGHTS + 20]
        if partner_top > top(right & ranks):
            falls += bench[WEIGHTS + 23]
        before = -1
        while own != 0:
            card = top(own)
            own ^= 1 << card
            value = _value(card, bench)
            if before >= 0 and _alike(before, card, value, out & ~hand, bench):
                continue
            before = card
            strength = card - RANKS * suit
            if card > opposed_top:
                score = beats + value * bench[WEIGHTS + 1]
                if partner_top > card:
                    score += bench[WEIGHTS + 6]
            elif partner_top > opposed_top:
                score = reaches + value * bench[WEIGHTS + 9] + strength * bench[WEIGHTS + 12]
            else:
                score = falls + value * bench[WEIGHTS + 16] + strength * bench[WEIGHTS + 18]
            _insert(card, score, begin, count, bench)
            count += 1
    return count


@inner
def list_replies(ply: int, seat: int, place: int, best: int, taker: int, gathered: int, seen: int, bench: Bench) -> int:
    """The same for a seat that plays to a trick, in which ``best`` stands so far."""
    hand = bench[HANDS + seat]
    led = best // RANKS
    ranks = SUIT << RANKS * led
    follows = hand & ranks != 0
    own = hand & ranks if follows else hand
    begin = ply * MOVES
    if own & own - 1 == 0:
        bench[CARD + begin] = top(own)
        return 1
    sides = bench[SIDES]
    later = 0
    partner = bench[PARTNER + seat]
    partner_top = -1
    for behind in range(place + 1, 4):
        other = seat + behind - place & 3
        if other == partner:
            partner_top = top(bench[HANDS + other] & ranks)
        else:
            later |= bench[HANDS + other] & ranks
    later_top = top(later)
    ours = (sides >> taker ^ sides >> seat) & 1 == 0
    partner_wins = partner_top > best and partner_top > later_top
    if follows:
        below = 43
        if ours:
            below = 34 if best > later_top else 37
        elif partner_wins:
            below = 40
    else:
        below = 55
        if ours:
            below = 46 if best > later_top else 49
        elif partner_wins:
            below = 52
    count = 0
    before = -1
    out = bench[HANDS] | bench[HANDS + 1] | bench[HANDS + 2] | bench[HANDS + 3]
    while own != 0:
        card = top(own)
        own ^= 1 << card
        suit = card // RANKS
        value = _value(card, bench)
        if before >= RANKS * suit and _alike(before, card, value, seen & ~hand, bench):
            continue
        before = card
        strength = card - RANKS * suit
        if not follows:
            same = SUIT << RANKS * suit
            score = value * bench[WEIGHTS + below] + strength * bench[WEIGHTS + below + 1]
            score += ones(hand & same) * bench[WEIGHTS + below + 2]
            if card > top(out & same & ~hand):
                score += bench[WEIGHTS + 58]
        elif card < best:
            score = bench[WEIGHTS + below] + value * bench[WEIGHTS + below + 1] + strength * bench[WEIGHTS + below + 2]
        else:
            above = 24 if card > later_top else 28
            score = bench[WEIGHTS + above] + value * bench[WEIGHTS + above + 1]
            score += strength * bench[WEIGHTS + above + 2] + gathered * bench[WEIGHTS + above + 3]
            if ours:
                score += bench[WEIGHTS + 32]
            if partner_top > card and partner_top > later_top:
                score += bench[WEIGHTS + 33]
        _insert(card, score, begin, count, bench)
        count += 1
    return count


@inner
def _value(card: int, bench: Bench) -> int:
    return (bench[COUNTED] >> card & 1) + 2 * (bench[ACES] >> card & 1)


@inner
def _alike(higher: int, lower: int, value: int, others: int, bench: Bench) -> bool:
    """Whether two cards of a hand do the same: they count the same, and nobody has one between them."""
    return others >> lower & (1 << higher - lower) - 1 == 0 and _value(higher, bench) == value


@inner
def _insert(card: int, score: int, begin: int, count: int, bench: Bench) -> None:
    """Put a card in its place among those that are written down."""
    place = begin + count
    while place > begin and bench[SCORE + place - 1] < score:
        bench[SCORE + place] = bench[SCORE + place - 1]
        bench[CARD + place] = bench[CARD + place - 1]
        place -= 1
    bench[SCORE + place] = score
    bench[CARD + place] = card
