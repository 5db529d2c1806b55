"""What a player remembers: who is known to hold what, and who threw what.

Whoever collected cards that go with one would like it; whoever threw such cards would not.
"""

from typing import Final

from ventaglio.games.burraco.kernel.figures import PLAYERS, Code
from ventaglio.games.burraco.kernel.table import (
    FACES,
    HANDS,
    JOKER,
    KNOWN,
    LEFT,
    PILE,
    PILED,
    RANKS,
    SIDES,
    SIZE,
    THREW,
    Row,
    is_wild,
    takes,
)
from ventaglio.games.burraco.kernel.value.layout import FIXED, Floats
from ventaglio.games.common.kernel.compiling import bare, whole

SEATS_AT: Final = 90
"""Of the next opponent, of the others and of the partners: cards known, wilds among them, cards that their melds would
take, cards not known."""
SEAT_COLUMNS: Final = 4
OWN_RECALL: Final = FIXED + 96
"""What the card that is thrown means to each; then what the pile and the partner have for the own hand."""
NEXT: Final = 0
REST: Final = 1
PARTNER: Final = 2


@bare
def relation(row: Row, code: Code, seat: int, other: int) -> int:
    """What another seat is to one: its next opponent, one of the rest, a partner."""
    if row[SIDES + other] == row[SIDES + seat]:
        return PARTNER
    players = whole(code[PLAYERS])
    for step in range(1, players):
        between = (seat + step) % players
        if between == other:
            return NEXT
        if row[SIDES + between] != row[SIDES + seat]:
            return REST
    return REST


@bare
def near(row: Row, base: int, face: int) -> int:
    """How many cards of a list by face are within two places of a natural one in its suit."""
    suit, rank = face // 13, face % 13
    some = 0
    for step in (-2, -1, 1, 2):
        other = rank + step
        if other == 13:
            other = 0
        if 0 <= other < 13 and other != 1:
            some += row[base + suit * 13 + other]
    if rank == 0:
        some += row[base + suit * 13 + 12] + row[base + suit * 13 + 11]
    return some


@bare
def of_rank(row: Row, base: int, face: int) -> int:
    """How many cards of a list by face are of the rank of one."""
    rank = face % 13
    return whole(row[base + rank] + row[base + 13 + rank] + row[base + 26 + rank] + row[base + 39 + rank])


@bare
def remember_seats(row: Row, code: Code, seat: int, out: Floats) -> None:
    """What is remembered of the others before a turn."""
    out[SEATS_AT + 3 * SEAT_COLUMNS] = row[LEFT] / 2
    for other in range(code[PLAYERS]):
        if other == seat:
            continue
        at = SEATS_AT + relation(row, code, seat, whole(other)) * SEAT_COLUMNS
        side = whole(row[SIDES + other])
        some = 0
        for face in range(FACES):
            copies = row[KNOWN + other * FACES + face]
            if copies == 0:
                continue
            some += copies
            if is_wild(face):
                out[at + 1] += copies
            elif takes(row, side, whole(face)):
                out[at + 2] += copies / 2
        out[at] += some / 5
        out[at + 3] += (row[SIZE + other] - some) / 11


@bare
def remember_thrown(row: Row, code: Code, seat: int, face: int, out: Floats) -> None:
    """What a natural card that is thrown means to the others, by what they collected and threw."""
    for other in range(code[PLAYERS]):
        if other == seat:
            continue
        whom = relation(row, code, seat, whole(other))
        known, threw = KNOWN + other * FACES, THREW + other * FACES
        if whom == PARTNER:
            out[OWN_RECALL + 8] += of_rank(row, known, face) / 2
            out[OWN_RECALL + 9] += near(row, known, face) / 2
            out[OWN_RECALL + 10] += of_rank(row, threw, face) / 2
        else:
            at = OWN_RECALL + whom * 4
            out[at] += of_rank(row, known, face) / 2
            out[at + 1] += near(row, known, face) / 2
            out[at + 2] += of_rank(row, threw, face) / 2
            out[at + 3] += near(row, threw, face) / 2


@bare
def remember_hand(row: Row, code: Code, seat: int, side: int, thrown: int, out: Floats) -> None:
    """What the pile has for the own hand, and what a partner is known to have for the own melds and hand."""
    cards = whole(row[PILED]) - (1 if thrown >= 0 else 0)
    hand = HANDS + seat * FACES
    for place in range(cards):
        face = whole(row[PILE + place])
        if not is_wild(face):
            out[OWN_RECALL + 11] += 0.25 * row[RANKS + seat * 13 + face % 13]
            out[OWN_RECALL + 12] += 0.25 * near(row, hand, face)
    for other in range(code[PLAYERS]):
        if other == seat or row[SIDES + other] != side:
            continue
        for face in range(JOKER):
            copies = row[KNOWN + other * FACES + face]
            if copies == 0 or is_wild(face):
                continue
            if takes(row, side, whole(face)):
                out[OWN_RECALL + 13] += copies / 2
            else:
                out[OWN_RECALL + 14] += copies * (row[RANKS + seat * 13 + face % 13] + near(row, hand, whole(face))) / 6
