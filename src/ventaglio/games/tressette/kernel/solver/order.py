"""Which card to try first. A search that begins with the best card needs to look at few others.

Every card gets a score, a sum of plain facts about it, each with a weight. The weights were tuned on a fixed set of
deals, for the fewest tricks searched; whatever they are, the results are the same.
"""

# What is read from an array has no type of its own.
# mypy: disable-error-code="no-any-return"

from typing import Final

import numpy as np

from ventaglio.games.common.kernel.bits import ones, top
from ventaglio.games.common.kernel.compiling import inner
from ventaglio.games.tressette.kernel.solver.bits import RANKS, SUIT, suit_of
from ventaglio.games.tressette.kernel.solver.layout import (
    ACES,
    CARD,
    COUNTED,
    DECIDED,
    HANDS,
    MOVES,
    PARTNER,
    SCORE,
    SIDES,
    Near,
)
from ventaglio.games.tressette.kernel.solver.sure import worth

TUNED: Final = (
    # Leads that no opponent can beat.
    *(40, 14, 0, 10, -20, 5, -4, 5),
    # Leads that the partner can win.
    *(60, 6, 20, -2, -2, 0, -23),
    # Leads that an opponent can win.
    *(11, -12, -10, -1, 23, -22, 0, -10, 0),
    # Following suit above the best card so far: for sure, and not.
    *(48, 13, -1, 0, 5, -11, -6, -11, -33, 3),
    # Following suit below it: when ours stands, when it may fall, when the partner will win, when he will not.
    *(20, 9, 9, 14, -22, -4, 45, 13, 4, 10, -4, -4),
    # Discards, in the same four cases; and of a card that nobody could beat.
    *(7, -1, 5, 2, -41, -9, 23, -2, 30, -26, -1, 1, -21),
)
LEARNT: Final = 40
"""What it adds to the score of a lead that it has decided every question of late."""
_FIXED: Final = np.array(TUNED, np.int64)
"""The same, to be looked up by a number that is found out."""


@inner
def learn(seat: int, card: int, decided: bool, bench: Near) -> None:
    """Keep in mind whether a card that was led decided the question: what did in one position often does in others."""
    place = DECIDED + 40 * seat + card
    if decided:
        bench[place] += 1024 - bench[place] >> 4
    else:
        bench[place] -= bench[place] >> 4


@inner
def list_leads(ply: int, seat: int, bench: Near) -> int:
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
        beats = TUNED[0] + length * TUNED[2] + aces * TUNED[3]
        beats += worth(partner, bench) * TUNED[7]
        falls = TUNED[15] + length * TUNED[17] + aces * TUNED[22]
        falls += ones(partner & bench[ACES]) * TUNED[19] + ones(opposed) * TUNED[21]
        reaches = TUNED[8] + length * TUNED[10] + aces * TUNED[11]
        reaches += ones(partner) * TUNED[13]
        if without_left:
            beats += TUNED[4]
        if without_right:
            beats += TUNED[5]
            reaches += TUNED[14]
        if partner == 0:
            falls += TUNED[20]
        if partner_top > top(right & ranks):
            falls += TUNED[23]
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
                score = beats + value * TUNED[1]
                if partner_top > card:
                    score += TUNED[6]
            elif partner_top > opposed_top:
                score = reaches + value * TUNED[9] + strength * TUNED[12]
            else:
                score = falls + value * TUNED[16] + strength * TUNED[18]
            score += bench[DECIDED + 40 * seat + card] * LEARNT >> 10
            _insert(card, score, begin, count, bench)
            count += 1
    return count


@inner
def list_replies(ply: int, seat: int, place: int, best: int, taker: int, gathered: int, seen: int, bench: Near) -> int:
    """The same for a seat that plays to a trick, in which ``best`` stands so far."""
    hand = bench[HANDS + seat]
    led = suit_of(best)
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
    case = (0 if best > later_top else 1) if ours else (2 if partner_wins else 3)
    below = (34 if follows else 46) + 3 * case
    count = 0
    before = -1
    out = bench[HANDS] | bench[HANDS + 1] | bench[HANDS + 2] | bench[HANDS + 3]
    while own != 0:
        card = top(own)
        own ^= 1 << card
        suit = suit_of(card)
        value = _value(card, bench)
        if suit_of(before) == suit and _alike(before, card, value, seen & ~hand, bench):
            continue
        before = card
        strength = card - RANKS * suit
        if not follows:
            same = SUIT << RANKS * suit
            score = value * _FIXED[below] + strength * _FIXED[below + 1]
            score += ones(hand & same) * _FIXED[below + 2]
            if card > top(out & same & ~hand):
                score += TUNED[58]
        elif card < best:
            score = _FIXED[below] + value * _FIXED[below + 1] + strength * _FIXED[below + 2]
        else:
            if card > later_top:
                score = TUNED[24] + value * TUNED[25] + strength * TUNED[26] + gathered * TUNED[27]
            else:
                score = TUNED[28] + value * TUNED[29] + strength * TUNED[30] + gathered * TUNED[31]
            if ours:
                score += TUNED[32]
            if partner_top > card and partner_top > later_top:
                score += TUNED[33]
        _insert(card, score, begin, count, bench)
        count += 1
    return count


@inner
def _value(card: int, bench: Near) -> int:
    return (bench[COUNTED] >> card & 1) + 2 * (bench[ACES] >> card & 1)


@inner
def _alike(higher: int, lower: int, value: int, others: int, bench: Near) -> bool:
    """Whether two cards of a hand do the same: they count the same, and nobody has one between them."""
    return others >> lower & (1 << higher - lower) - 1 == 0 and _value(higher, bench) == value


@inner
def _insert(card: int, score: int, begin: int, count: int, bench: Near) -> None:
    """Put a card in its place among those that are written down."""
    place = begin + count
    while place > begin and bench[SCORE + place - 1] < score:
        bench[SCORE + place] = bench[SCORE + place - 1]
        bench[CARD + place] = bench[CARD + place - 1]
        place -= 1
    bench[SCORE + place] = score
    bench[CARD + place] = card
