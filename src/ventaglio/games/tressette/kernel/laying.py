"""The lay-down: whether cards laid on the table take all the rest, from what everybody knows."""

from typing import Final

import numpy as np

from ventaglio.games.common.kernel.bits import lowest, ones
from ventaglio.games.common.kernel.compiling import inner
from ventaglio.games.tressette.kernel.figures import RANK_BITS, RANKS, SUITS, Code, Numbers
from ventaglio.games.tressette.kernel.knowing import has_spoken, located, seen, shown_void
from ventaglio.games.tressette.kernel.table import GONE, HANDS, LEADER, SEATS, SIZE, TRICK, Row, suit_bits

_ALL_SUITS: Final = (1 << SUITS) - 1


@inner
def holds(row: Row, code: Code, claimant: int) -> bool:
    """Whether a player on turn who lays his cards down takes every trick that is left, however the others lie."""
    if row[SIZE] > 0 and not _beats_table(row, claimant):
        return False
    placed, voids = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    _place_cards(row, code, placed, voids)
    if row[SIZE] > 0:
        led = row[TRICK] // RANKS
        for place in range(1, row[SIZE]):
            if row[TRICK + place] // RANKS != led:
                voids[(row[LEADER] + place) % SEATS] |= 1 << led
    loose, room = np.zeros(SUITS, np.int64), np.zeros(SEATS, np.int64)
    if not _lay_out(row, claimant, placed, voids, loose, room):
        # What can no longer all be true is nothing to build on.
        placed[:] = 0
        voids[:] = 0
        _lay_out(row, claimant, placed, voids, loose, room)
    return not _somebody_beats(row, claimant, placed, voids, loose, room)


@inner
def _beats_table(row: Row, claimant: int) -> bool:
    led = row[TRICK] // RANKS
    best = RANKS
    for place in range(row[SIZE]):
        if row[TRICK + place] // RANKS == led:
            best = min(best, row[TRICK + place] % RANKS)
    return suit_bits(row[HANDS + claimant], led) & ((1 << best) - 1) != 0


@inner
def _place_cards(row: Row, code: Code, placed: Numbers, voids: Numbers) -> None:
    """Every card that play and words place for everybody, and the suits in which a seat can hold no other."""
    for seat in range(SEATS):
        placed[seat] = located(row, seat)
        for suit in range(SUITS):
            if shown_void(row, seat, suit):
                voids[seat] |= 1 << suit
    found = np.empty(1 << RANKS, np.int64)
    for suit in range(SUITS):
        spoken = False
        for seat in range(SEATS):
            spoken = spoken or has_spoken(row, seat, suit)
        if not spoken:
            continue
        for seat in range(SEATS):
            size = seen(row, code, seat, suit, found)
            certain, most = RANK_BITS, 0
            for place in range(size):
                certain &= found[place]
                most = max(most, ones(found[place]))
            if size == 0:
                # No world agrees: somebody has erred.
                certain = 0
                most = min(ones(row[HANDS + seat]), RANKS - ones(suit_bits(row[GONE], suit)))
            for other in range(SEATS):
                placed[other] &= ~(certain << (suit * RANKS))
            placed[seat] |= certain << (suit * RANKS)
            if most == ones(certain):
                voids[seat] |= 1 << suit


@inner
def _lay_out(row: Row, claimant: int, placed: Numbers, voids: Numbers, loose: Numbers, room: Numbers) -> bool:
    """The cards whose holder nobody knows, and the room for them; whether any hands agree with what is known."""
    loose[:] = 0
    known, wrong = 0, 0
    for seat in range(SEATS):
        known |= placed[seat]
    for seat in range(SEATS):
        if seat == claimant:
            room[seat] = 0
            wrong += ones(placed[seat] & ~row[HANDS + claimant])
            continue
        for suit in range(SUITS):
            loose[suit] += ones(suit_bits(row[HANDS + seat] & ~known, suit))
        mine = placed[seat] & ~row[HANDS + claimant]
        room[seat] = ones(row[HANDS + seat]) - ones(mine)
    return wrong == 0 and _fit(claimant, voids, loose, room, 0, 0, 0)


@inner
def _fit(claimant: int, voids: Numbers, loose: Numbers, room: Numbers, seat: int, suit: int, given: int) -> bool:
    """Whether the loose cards find room where their suits may be, once a seat was given so many of a suit."""
    if loose[suit] < given:
        return False
    for other in range(SEATS):
        if other != claimant and room[other] - (given if other == seat else 0) < 0:
            return False
    for suits in range(1, _ALL_SUITS + 1):
        cards, free = 0, 0
        for one in range(SUITS):
            if (suits >> one) & 1:
                cards += loose[one] - (given if one == suit else 0)
        for other in range(SEATS):
            if other != claimant and suits & ~voids[other]:
                free += room[other] - (given if other == seat else 0)
        if cards > free:
            return False
    return True


@inner
def _somebody_beats(row: Row, claimant: int, placed: Numbers, voids: Numbers, loose: Numbers, room: Numbers) -> bool:
    """Whether in some world some player gets to beat a card of the claimant's."""
    unknown, known = 0, 0
    for seat in range(SEATS):
        known |= placed[seat]
        if seat != claimant:
            unknown |= row[HANDS + seat]
    led = row[TRICK] // RANKS if row[SIZE] > 0 else -1
    while unknown:
        card = lowest(unknown)
        unknown &= unknown - 1
        suit, rank = card // RANKS, card % RANKS
        own = suit_bits(row[HANDS + claimant], suit)
        higher = ones(own & ((1 << rank) - 1))
        for seat in range(SEATS):
            if seat == claimant:
                continue
            # Whoever has played to the trick in progress is out of its first round.
            past = suit == led and (seat - row[LEADER]) % SEATS < row[SIZE]
            first = max(higher + 1, 2) if past else higher + 1
            if first > ones(own):
                continue
            need = first - 1 if past else first
            his = (placed[seat] >> card) & 1
            if (known >> card) & 1 and not his:
                continue
            missing = max(need - ones(suit_bits(placed[seat], suit)), 0 if his else 1)
            if missing > 0 and (voids[seat] >> suit) & 1:
                continue
            if _fit(claimant, voids, loose, room, seat, suit, missing):
                return True
    return False
