"""How likely a meld becomes a burraco, from the cards that are still to be seen."""

from ventaglio.games.burraco.kernel.figures import BURRACO, ROWS, SET_NATURALS, Code
from ventaglio.games.burraco.kernel.melds import COLUMNS, LENGTH, NATURAL_PLACES
from ventaglio.games.burraco.kernel.numbering import face_at
from ventaglio.games.burraco.kernel.table import (
    FACES,
    FORM,
    HANDS,
    KIND,
    LAID,
    OF,
    RANKS,
    RUN,
    WIDTH,
    WILD,
    Row,
)
from ventaglio.games.burraco.kernel.value.layout import Unseen
from ventaglio.games.common.kernel.compiling import bare, whole


@bare
def chance_of(reach: float, copies: int) -> float:
    """The chance that one of so many copies comes, each with the chance ``reach``."""
    miss = 1.0
    for _ in range(copies):
        miss *= 1.0 - reach
    return 1.0 - miss


@bare
def _comes(row: Row, holder: int, unseen: Unseen, suit: int, place: int, reach: float) -> float:
    face = face_at(suit, place)
    if holder >= 0 and row[HANDS + holder * FACES + face] > 0:
        return 1.0
    return chance_of(reach, unseen[face])


@bare
def grows(row: Row, code: Code, meld: int, holder: int, unseen: Unseen, reach: float) -> float:
    """The chance that a meld becomes a burraco with natural cards.

    ``holder`` is the seat whose hand is counted as there already, -1 for none.
    """
    base = LAID + meld * WIDTH
    form, of = whole(row[base + FORM]), whole(row[base + OF])
    if row[base + KIND] == RUN:
        missing = whole(code[BURRACO] - code[ROWS + form * COLUMNS + LENGTH])
        if missing <= 0:
            return 1.0
        return _run_grows(row, code, form, of, missing, holder, unseen, reach)
    missing = whole(code[BURRACO]) - form - (row[base + WILD] >= 0)
    if missing <= 0:
        return 1.0
    if form + missing > code[SET_NATURALS]:
        return 0.0
    if holder >= 0:
        missing -= row[RANKS + holder * 13 + of]
    out = unseen[of] + unseen[13 + of] + unseen[26 + of] + unseen[39 + of]
    return at_least(out, missing, reach)


@bare
def at_least(out: int, wanted: int, reach: float) -> float:
    """The chance that at least so many of some cards come, each with the chance ``reach``."""
    if wanted <= 0:
        return 1.0
    if wanted > out:
        return 0.0
    # The chance of exactly 0, 1, 2… one from the other.
    exactly = 1.0
    for _ in range(out):
        exactly *= 1.0 - reach
    fewer = exactly
    odds = reach / (1.0 - reach)
    for some in range(1, wanted):
        exactly *= odds * (out - some + 1) / some
        fewer += exactly
    return max(0.0, 1.0 - fewer)


@bare
def _run_grows(
    row: Row, code: Code, form: int, suit: int, missing: int, holder: int, unseen: Unseen, reach: float
) -> float:
    places = whole(code[ROWS + form * COLUMNS + NATURAL_PLACES])
    low, high = 1, 14
    while not (places >> low) & 1:
        low += 1
    while not (places >> high) & 1:
        high -= 1
    lowest = 2 if high == 14 else 1
    highest = 13 if low == 1 else 14
    chance, down = 0.0, 1.0
    for below in range(missing + 1):
        up = 1.0
        for above in range(missing - below):
            place = high + 1 + above
            up = up * _comes(row, holder, unseen, suit, place, reach) if place <= highest else 0.0
        more = 0.0
        if below < missing and low - below - 1 >= lowest:
            more = down * _comes(row, holder, unseen, suit, low - below - 1, reach)
        chance += (down - more) * up if below < missing else down
        down = more
        if down == 0.0:
            break
    return chance
