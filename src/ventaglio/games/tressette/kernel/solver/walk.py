"""From questions to points: how many points the side on turn makes, in all and with each of its cards."""

# What is read from an array has no type of its own.
# mypy: disable-error-code="no-any-return"

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.bits import ones, top
from ventaglio.games.common.kernel.compiling import compiled, inner
from ventaglio.games.common.kernel.pointing import pointed
from ventaglio.games.tressette.kernel.solver.bits import RANKS, SUIT
from ventaglio.games.tressette.kernel.solver.layout import (
    ACES,
    AGE,
    BEST,
    BUDGET,
    COUNTED,
    DECIDED,
    END,
    ENTRIES,
    FEWEST,
    GATHERED,
    HANDS,
    HOLDERS,
    LAID,
    LEADER,
    NEXT,
    NODES,
    SIDES,
    STOPPED,
    TAKER,
    TOTAL,
    WORTH,
    Bench,
    Near,
)
from ventaglio.games.tressette.kernel.solver.search import search
from ventaglio.games.tressette.kernel.solver.sure import SHIFT, cashed, worth

Worlds = NDArray[np.int64]
LAST_AGE = 511
COLUMNS = 41


@compiled
def furnish(bench: Bench) -> None:
    """Write down, for each set of ranks, which of them count and which are aces, from the top."""
    for ranks in range(1, 1024):
        lowest = ranks & -ranks
        place = RANKS - ones(ranks)
        counts = int(bench[COUNTED] & lowest != 0) | int(bench[ACES] & lowest != 0) << RANKS
        bench[WORTH + ranks] = bench[WORTH + (ranks & ranks - 1)] | counts << place


@inner
def _seat(number: int, worlds: Worlds, bench: Near) -> None:
    """Lay a world on the bench: the hands, and who has what of each set of ranks that can still be out."""
    for seat in range(4):
        bench[HANDS + seat] = worlds[4 * number + seat]
    for suit in range(4):
        shift = RANKS * suit
        a, b = bench[HANDS + 1] >> shift & SUIT, bench[HANDS + 2] >> shift & SUIT
        c = bench[HANDS + 3] >> shift & SUIT
        out = (bench[HANDS] >> shift & SUIT) | a | b | c
        start = HOLDERS + 1024 * suit
        ranks = out & -out
        while ranks != 0:
            lowest = ranks & -ranks
            holder = int((a | c) & lowest != 0) | int((b | c) & lowest != 0) << RANKS
            bench[start + ranks] = bench[start + (ranks & ranks - 1)] | holder << RANKS - ones(ranks)
            ranks = ranks - out & out


@inner
def _lengths(bench: Near) -> int:
    """How many cards everybody has of each suit, a figure of four bits each; of the last suit it follows."""
    found = 0
    for seat in range(4):
        for suit in range(3):
            found |= ones(bench[HANDS + seat] >> RANKS * suit & SUIT) << 12 * seat + 4 * suit
    return found


@inner
def _guess(bench: Near) -> int:
    """About what the first side will make: who has the three highest cards of each suit, and what the leader can cash.

    The figures are those of a regression over deals of four to ten cards; it errs by little more than a point.
    """
    out = bench[HANDS] | bench[HANDS + 1] | bench[HANDS + 2] | bench[HANDS + 3]
    leader, total = bench[LEADER], bench[TOTAL]
    ahead = 204
    for suit in range(4):
        left = out & SUIT << RANKS * suit
        for weight in (40, 16, 9):
            if left == 0:
                break
            high = 1 << top(left)
            left ^= high
            for seat in range(4):
                if bench[HANDS + seat] & high != 0:
                    ahead += weight if (bench[SIDES] >> seat ^ bench[SIDES] >> leader) & 1 == 0 else -weight
    sure = cashed(leader, bench[END] >> 2, total, bench) >> SHIFT
    made = (total * ahead + 80 * sure) // 400
    return total - made if bench[SIDES] >> leader & 1 else made


@inner
def _begin(leader: int, trick: NDArray[np.int64], last: int, bench: Near) -> None:
    """Lay the trick on the table."""
    bench[LEADER] = bench[TAKER] = leader
    bench[BEST] = -1
    bench[GATHERED] = bench[LAID] = 0
    out = bench[HANDS] | bench[HANDS + 1] | bench[HANDS + 2] | bench[HANDS + 3]
    bench[TOTAL] = worth(out, bench) + last
    bench[END] = ones(out) + len(trick)
    for place in range(len(trick)):
        _lay(trick[place], leader + place & 3, bench)
        bench[TOTAL] += worth(1 << trick[place], bench)


@inner
def _lay(card: int, seat: int, bench: Near) -> None:
    """Lay a card on the table."""
    best = bench[BEST]
    if best < 0 or (card // RANKS == best // RANKS and card > best):
        bench[BEST], bench[TAKER] = card, seat
    bench[GATHERED] += worth(1 << card, bench)
    bench[LAID] |= 1 << card


@inner
def _gather(bench: Near) -> int:
    """Take a full trick from the table. Returns what the first side makes by it."""
    made = 0 if bench[SIDES] >> bench[TAKER] & 1 else bench[GATHERED]
    bench[LEADER] = bench[TAKER]
    bench[TOTAL] -= bench[GATHERED]
    bench[BEST] = -1
    bench[GATHERED] = bench[LAID] = 0
    return made


@inner
def _playable(seat: int, bench: Near) -> int:
    """The cards that a seat may play to the trick on the table."""
    hand = bench[HANDS + seat]
    if bench[BEST] < 0:
        return hand
    follow = hand & SUIT << RANKS * (bench[BEST] // RANKS)
    return follow if follow != 0 else hand


@compiled
def walk(
    worlds: Worlds,
    leader: int,
    trick: NDArray[np.int64],
    taken: int,
    last: int,
    cards: bool,
    budget: int,
    low: Worlds,
    high: Worlds,
    whole_bench: Bench,
) -> None:
    """Solve worlds that differ only in who has what: for each, bounds in its row of ``low`` and ``high``.

    The first column is for the world as a whole, and then there is one for each card, filled where the seat on turn may
    play it, if ``cards`` are asked for.
    """
    bench = pointed(whole_bench)
    for number in range(len(worlds) // 4):
        bench[AGE] += 1
        if bench[AGE] > LAST_AGE:
            whole_bench[ENTRIES:] = 0
            bench[AGE] = 1
        _seat(number, worlds, bench)
        _begin(leader, trick, last, bench)
        bench[NODES] = bench[NEXT] = bench[STOPPED] = 0
        bench[BUDGET] = budget
        for lead in range(DECIDED, ENTRIES):
            bench[lead] = 0
        seat = leader + len(trick) & 3
        hand = bench[HANDS + seat]
        playable = _playable(seat, bench)
        least, most = taken // 3, (taken + bench[TOTAL]) // 3
        point = (taken + _guess(bench)) // 3
        for card in range(-1, 40 if cards else 0):
            if card >= 0 and playable >> card & 1 == 0:
                continue
            lower, upper = least, most
            ply = len(trick)
            made = taken
            if card >= 0:
                # No card does better than the best one.
                if bench[FEWEST] == 0:
                    upper = high[number * COLUMNS]
                    point = upper
                else:
                    lower = low[number * COLUMNS]
                    point = lower + 1
                _begin(leader, trick, last, bench)
                _lay(card, seat, bench)
                bench[HANDS + seat] = hand ^ 1 << card
                ply += 1
                if ply == 4:
                    made += _gather(bench)
            lengths = _lengths(bench)
            while lower < upper:
                point = min(max(point, lower + 1), upper)
                need = 3 * point - made
                value = search(
                    ply,
                    need,
                    bench[LEADER],
                    bench[TOTAL],
                    lengths,
                    bench[BEST],
                    bench[TAKER],
                    bench[GATHERED],
                    bench[LAID],
                    bench,
                )
                if bench[STOPPED] != 0:
                    break
                if value >= need:
                    lower = max(point, (value + made) // 3)
                    point = lower + 1
                else:
                    upper = min(point - 1, (value + made) // 3)
                    point = upper
            low[number * COLUMNS + card + 1], high[number * COLUMNS + card + 1] = lower, upper
            bench[HANDS + seat] = hand
