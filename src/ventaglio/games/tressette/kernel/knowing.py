"""What everybody knows: the worlds of a suit that agree with all that was played and said.

The same worlds as in `ventaglio.games.tressette.engine.knowledge`, gone through as bits. A holding of a seat is *seen*
if it stands in some world; what holds of all that are seen is notorious.
"""

from typing import Final

import numpy as np

from ventaglio.games.common.kernel.bits import lowest, ones
from ventaglio.games.common.kernel.compiling import inner
from ventaglio.games.tressette.kernel.figures import RANK_BITS, RANKS, Code, Numbers, fitting_bits
from ventaglio.games.tressette.kernel.table import (
    ACCUSED,
    DECLARED,
    EXPOSED,
    FORMULA,
    GONE,
    HANDS,
    LACKED,
    LAYERS,
    LEADER,
    LISCI,
    LOCATED,
    LOG,
    OF_FORMULA,
    PIOMBI,
    SAID,
    SAYINGS,
    SEATS,
    SHOWN,
    SIZE,
    TRICK,
    TRICKS,
    VOIDS,
    WIDTH,
    Row,
    suit_bits,
)

LISCIO_QUI: Final = 1
"""Its number among the declarations."""

# What a test of words knows.
_FORMULA: Final = 0
"""The number of the formula, 0 for a liscio."""
_LED: Final = 1
_BEFORE: Final = 2
"""The ranks of the suit that had been played."""
_SPENT: Final = 3
"""Those that the speaker has played since."""
_MOST_TESTS: Final = 20
_HOLDINGS: Final = 1 << RANKS


@inner
def has_subject(held: int, out: int) -> bool:
    """Whether some held card is below a card that somebody else holds."""
    elsewhere = out & ~held
    # The highest grade is the lowest bit: some held bit must stand above the lowest one elsewhere.
    return elsewhere != 0 and (held >> lowest(elsewhere)) != 0


@inner
def is_exposed(row: Row, seat: int) -> bool:
    """Whether the cards of a seat lie face up."""
    for place in range(row[EXPOSED]):  # noqa: SIM110 (no generators in what is compiled)
        if row[LAYERS + place] == seat:
            return True
    return False


@inner
def located(row: Row, seat: int) -> int:
    """The cards in a hand that everybody knows to be there."""
    hand = row[HANDS + seat]
    return hand if is_exposed(row, seat) else hand & row[LOCATED + seat]


@inner
def shown_void(row: Row, seat: int, suit: int) -> bool:
    """Whether a seat is known to be void in a suit: it did not follow, said so, or lies open."""
    if ((row[VOIDS + seat] | row[PIOMBI + seat]) >> suit) & 1:
        return True
    return suit_bits(row[HANDS + seat], suit) == 0 and is_exposed(row, seat)


@inner
def has_spoken(row: Row, seat: int, suit: int) -> bool:
    """Whether a seat's own words tell something of its cards in a suit."""
    if ((row[DECLARED + seat] | row[LISCI + seat]) >> suit) & 1:
        return True
    return row[FORMULA] > 0 and row[LEADER] == seat and row[SIZE] > 0 and row[TRICK] // RANKS == suit


@inner
def only_voids_known(row: Row, suit: int) -> bool:
    """Whether nothing but failing to follow tells who holds what in a suit."""
    if row[ACCUSED] > 0 or row[SHOWN] > 0 or row[EXPOSED] > 0:
        return False
    for seat in range(SEATS):  # noqa: SIM110
        if has_spoken(row, seat, suit):
            return False
    return True


@inner
def _played_before(row: Row, suit: int, number: int) -> int:
    """The ranks of a suit played before a trick."""
    found = 0
    for trick in range(number):
        for place in range(1, 5):
            card = row[LOG + trick * WIDTH + place]
            if card // RANKS == suit:
                found |= 1 << (card % RANKS)
    return found


@inner
def _spent_since(row: Row, seat: int, suit: int, number: int) -> int:
    """The ranks of a suit that a seat has played from a trick on."""
    found = 0
    for trick in range(number, row[TRICKS]):
        base = LOG + trick * WIDTH
        card = row[base + 1 + (seat - row[base]) % SEATS]
        if card // RANKS == suit:
            found |= 1 << (card % RANKS)
    place = (seat - row[LEADER]) % SEATS
    if place < row[SIZE] and row[TRICK + place] // RANKS == suit:
        found |= 1 << (row[TRICK + place] % RANKS)
    return found


@inner
def _list_tests(row: Row, seat: int, suit: int, tests: Numbers) -> int:
    """The words of a seat about a suit, each as a test that its holding then must pass; how many there are."""
    found = 0
    for number in range(row[TRICKS] + 1):
        if number < row[TRICKS]:
            base = LOG + number * WIDTH
            leader, led, formula = row[base], row[base + 1], row[base + OF_FORMULA]
        elif row[SIZE] > 0:
            leader, led, formula = row[LEADER], row[TRICK], row[FORMULA]
        else:
            break
        if formula > 0 and leader == seat and led // RANKS == suit:
            tests[found, _FORMULA] = formula
            tests[found, _LED] = led % RANKS
            tests[found, _BEFORE] = _played_before(row, suit, number)
            tests[found, _SPENT] = _spent_since(row, seat, suit, number)
            found += 1
    for place in range(row[SAID]):
        said = row[SAYINGS + place]
        if said & 3 == seat and (said >> 2) & 7 == LISCIO_QUI and ((said >> 5) & 7) - 1 == suit:
            number = said >> 8
            tests[found, _FORMULA] = 0
            tests[found, _BEFORE] = _played_before(row, suit, number)
            tests[found, _SPENT] = _spent_since(row, seat, suit, number)
            found += 1
    return found


@inner
def _passes(code: Code, tests: Numbers, number: int, mine: int) -> bool:
    """Whether a holding bears out all that its player has said."""
    for place in range(number):
        held = mine | tests[place, _SPENT]
        out = RANK_BITS & ~tests[place, _BEFORE]
        formula, led = tests[place, _FORMULA], tests[place, _LED]
        if formula == 0:
            if not has_subject(held, out):
                return False
        else:
            beaten = (out & ~held & ((1 << led) - 1)) != 0
            if (fitting_bits(code, held, led, beaten) >> formula) & 1 == 0:
                return False
    return True


@inner
def _list_holdings(code: Code, tests: Numbers, number: int, may: int, has: int, room: int, found: Numbers) -> int:
    """Every holding of a seat that fits what is known of that seat alone; how many there are."""
    choice = may & ~has
    size, some = 0, 0
    while True:
        mine = some | has
        if ones(mine) <= room and _passes(code, tests, number, mine):
            found[size] = mine
            size += 1
        if some == choice:
            return size
        some = (some - choice) & choice


@inner
def _roomy(left: int, may: Numbers, room: Numbers, silent: int) -> bool:
    """Whether silent seats can hold exactly what is left: no group has more cards that only it may hold than room."""
    for group in range(1 << SEATS):
        if group & ~silent:
            continue
        elsewhere, space = 0, 0
        for seat in range(SEATS):
            if (group >> seat) & 1:
                space += room[seat]
            elif (silent >> seat) & 1:
                elsewhere |= may[seat]
        if ones(left & ~elsewhere) > space:
            return False
    return True


@inner
def _shared(left: int, spoken: int, may: Numbers, room: Numbers, silent: int, lists: Numbers, sizes: Numbers) -> bool:
    """Whether the other seats can hold exactly what is left between them; ``spoken`` have said something, three at
    most."""
    if spoken == 0:
        return _roomy(left, may, room, silent)
    first = lowest(spoken)
    rest = spoken & (spoken - 1)
    second = lowest(rest) if rest else 0
    last = rest & (rest - 1)
    third = lowest(last) if last else 0
    for one in range(sizes[first]):
        mine = lists[first, one]
        if mine & ~left:
            continue
        if rest == 0:
            if _roomy(left & ~mine, may, room, silent):
                return True
            continue
        for two in range(sizes[second]):
            his = lists[second, two]
            if his & ~(left & ~mine):
                continue
            if last == 0:
                if _roomy(left & ~mine & ~his, may, room, silent):
                    return True
                continue
            for three in range(sizes[third]):
                other = lists[third, three]
                if other & ~(left & ~mine & ~his) == 0 and _roomy(left & ~mine & ~his & ~other, may, room, silent):
                    return True
    return False


@inner
def seen(row: Row, code: Code, seat: int, suit: int, found: Numbers) -> int:
    """Every holding that a seat has in some world of a suit; how many there are."""
    out, known = 0, 0
    for other in range(SEATS):
        out |= suit_bits(row[HANDS + other], suit)
        known |= suit_bits(located(row, other), suit)
    may, room = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    sizes = np.zeros(SEATS, np.int64)
    lists = np.empty((SEATS, _HOLDINGS), np.int64)
    tests = np.empty((_MOST_TESTS, 4), np.int64)
    spoken, silent = 0, 0
    for other in range(SEATS):
        has = suit_bits(located(row, other), suit)
        lacks = (known & ~has) | suit_bits(row[LACKED + other], suit)
        may[other] = 0 if shown_void(row, other, suit) else out & ~lacks
        room[other] = ones(row[HANDS + other])
        number = _list_tests(row, other, suit, tests)
        if other == seat or number > 0:
            sizes[other] = _list_holdings(code, tests, number, may[other], has, room[other], lists[other])
        if other != seat:
            if number > 0:
                spoken |= 1 << other
            else:
                silent |= 1 << other
    size = 0
    for place in range(sizes[seat]):
        mine = lists[seat, place]
        if _shared(out & ~mine, spoken, may, room, silent, lists, sizes):
            found[size] = mine
            size += 1
    return size


@inner
def void_is_notorious(row: Row, code: Code, seat: int, suit: int) -> bool:
    """Whether everybody knows a seat to have no card of a suit."""
    if shown_void(row, seat, suit) or suit_bits(row[GONE], suit) == RANK_BITS:
        return True
    if only_voids_known(row, suit):
        return False
    found = np.empty(_HOLDINGS, np.int64)
    size = seen(row, code, seat, suit, found)
    for place in range(size):
        if found[place] != 0:
            return False
    return size > 0


@inner
def liscio_is_notorious(row: Row, code: Code, seat: int, suit: int) -> bool:
    """Whether everybody knows a seat to hold a card of a suit that another beats."""
    out = RANK_BITS & ~suit_bits(row[GONE], suit)
    if only_voids_known(row, suit):
        room = 0
        for other in range(SEATS):
            if other != seat and not shown_void(row, other, suit):
                room += ones(row[HANDS + other])
        if ones(out) <= room:
            return False
    found = np.empty(_HOLDINGS, np.int64)
    size = seen(row, code, seat, suit, found)
    for place in range(size):
        if not has_subject(found[place], out):
            return False
    return size > 0


@inner
def sovereignty_is_notorious(row: Row, code: Code, seat: int, card: int) -> bool:
    """Whether everybody knows that if a seat holds this card it holds all the higher ones that are out."""
    suit, rank = card // RANKS, card % RANKS
    above = ((1 << rank) - 1) & ~suit_bits(row[GONE], suit)
    found = np.empty(_HOLDINGS, np.int64)
    size = seen(row, code, seat, suit, found)
    for place in range(size):
        if (found[place] >> rank) & 1 and above & ~found[place]:
            return False
    return size > 0
