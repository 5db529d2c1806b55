"""Going out: whether what is laid lets the turn end. Asked only where a play leaves one card or none."""

from ventaglio.games.burraco.kernel.figures import (
    BURRACO,
    BY_DISCARDING,
    FIRST_LAP,
    NEEDS_CLEAN,
    OWN_SIDE,
    PLAYERS,
    ROWS,
    SEMI_KNOWN,
    SET_NATURALS,
    WITH_WILD,
    Code,
)
from ventaglio.games.burraco.kernel.figures import WILDS as WILDS_ALLOWED
from ventaglio.games.burraco.kernel.melds import (
    CLEAN,
    COLUMNS,
    DIRTY,
    FITS,
    NO_BURRACO,
    OTHER_WILD_PLACE,
    OWN_TWO_PLACE,
    SEMI,
)
from ventaglio.games.burraco.kernel.table import (
    FACES,
    FORM,
    HANDS,
    KIND,
    LAID,
    MELDS,
    NONE,
    OF,
    OWNER,
    RATED,
    SET,
    SIDES,
    TURNS,
    WIDTH,
    WILD,
    Row,
    is_wild,
    may_take_pozzetto,
)
from ventaglio.games.common.kernel.compiling import bare, whole


@bare
def set_class(code: Code, naturals: int, wild: int) -> int:
    """What burraco a set is."""
    if naturals + (wild >= 0) < code[BURRACO]:
        return NO_BURRACO
    if wild < 0:
        return CLEAN
    return SEMI if code[SEMI_KNOWN] and naturals >= code[BURRACO] else DIRTY


@bare
def may_close(row: Row, code: Code, seat: int, last: int, rated: int, meld: int) -> bool:
    """Whether a seat may close by discarding this card, or without one.

    ``rated`` is the class of what it has just laid, ``meld`` the one that grew to it, -1 a new one, -2 none.
    """
    if last >= 0 and not code[WITH_WILD] and is_wild(last):
        return False
    if not code[FIRST_LAP] and row[TURNS] < code[PLAYERS]:
        return False
    wanted = CLEAN if code[NEEDS_CLEAN] else DIRTY
    side = row[SIDES + seat]
    for other in range(row[MELDS]):
        base = LAID + other * WIDTH
        if other != meld and row[base + RATED] >= wanted and row[SIDES + row[base + OWNER]] == side:
            return True
    if meld < -1 or rated < wanted:
        return False
    return meld < 0 or row[SIDES + row[LAID + meld * WIDTH + OWNER]] == side


@bare
def fits(code: Code, kind: int, of: int, form: int, wild: int, face: int) -> bool:
    """Whether a card can be attached to such a meld, at either end."""
    if kind == SET:
        if is_wild(face):
            return wild < 0 and code[WILDS_ALLOWED] > 0
        return face % 13 == of and bool(form < code[SET_NATURALS])
    places = code[ROWS + form * COLUMNS + FITS]
    if is_wild(face):
        return bool((places >> (OWN_TWO_PLACE if face == of * 13 + 1 else OTHER_WILD_PLACE)) & 1)
    if face // 13 != of:
        return False
    if face % 13 == 0:
        return bool(places & (1 << 1 | 1 << 14))
    return bool((places >> (face % 13 + 1)) & 1)


@bare
def leaves(
    row: Row,
    code: Code,
    seat: int,
    barred: int,
    left: int,
    last: int,
    kind: int,
    of: int,
    form: int,
    wild: int,
    rated: int,
    meld: int,
) -> bool:
    """Whether a play that leaves so few cards, of which ``last`` is the only one, lets the turn end."""
    if left > 1:
        return True
    if may_take_pozzetto(row, seat):
        if left == 0 or last != barred or fits(code, kind, of, form, wild, last):
            return True
        for other in range(row[MELDS]):
            base = LAID + other * WIDTH
            if other == meld or (code[OWN_SIDE] and row[SIDES + row[base + OWNER]] != row[SIDES + seat]):
                continue
            if fits(
                code,
                whole(row[base + KIND]),
                whole(row[base + OF]),
                whole(row[base + FORM]),
                whole(row[base + WILD]),
                last,
            ):
                return True
        return False
    if left == 0:
        return not code[BY_DISCARDING] and may_close(row, code, seat, whole(NONE), rated, meld)
    return last != barred and may_close(row, code, seat, last, rated, meld)


@bare
def first_face(row: Row, seat: int) -> int:
    """The lowest face of a hand."""
    for face in range(FACES):
        if row[HANDS + seat * FACES + face] > 0:
            return face
    return NONE
