"""What an act does, what a passata counts, and how a match ends."""

from typing import Final

from ventaglio.games.common.kernel.compiling import inner
from ventaglio.games.tressette.kernel.actions import ACCUSE, CLAIM, DECLARE, NAPOLETANA, OF_PARTNER, SHOW
from ventaglio.games.tressette.kernel.counting import count, made_by_accusing, points, slam_open
from ventaglio.games.tressette.kernel.figures import (
    ACCUSED_ENDS,
    ADDS_UP,
    BEST_FIRST,
    CALL_REACHES,
    CARDS,
    ENDS_AT_TARGET,
    FOUR_POINTS,
    IMPLIED,
    KIND,
    LEAST,
    LISCIO_BARS,
    LOSING,
    MAY_STOP,
    PAIRING_CARDS,
    PASSATE,
    RANKS,
    SUITS,
    TARGET,
    THIRDS,
    THREE_POINTS,
    TIE_PLAYS_ON,
    VENTICINQUE,
    VERY_LONG,
    Code,
)
from ventaglio.games.tressette.kernel.laying import holds
from ventaglio.games.tressette.kernel.moves import (
    FAGLIO_AL_COMPAGNO,
    FOUR,
    LISCIO_AL_COMPAGNO,
    LISCIO_QUI,
    NAPOLETANA_BITS,
    QUESTO_PIOMBO,
    accused_cards,
    bound_seat,
    missing_suit,
)
from ventaglio.games.tressette.kernel.table import (
    ACCUSATIONS,
    ACCUSED,
    BARRED,
    BOUND,
    CLAIMED,
    DEAL,
    DEALER,
    DECLARED,
    END,
    EXPOSED,
    FOLLOW,
    FORMULA,
    GONE,
    HANDS,
    LACKED,
    LAST,
    LAYERS,
    LEAD,
    LEADER,
    LISCI,
    LOCATED,
    LOG,
    MADE,
    MUST_LEAD,
    NONE,
    OF_FORMULA,
    OF_WINNER,
    OFFICIAL,
    OPENER,
    OUTCOME,
    PASSATA,
    PHASE,
    PIOMBI,
    SAID,
    SAID_NOW,
    SAYINGS,
    SCORES,
    SEATS,
    SILENT,
    SIZE,
    STILL_LONG,
    TAKEN,
    TRICK,
    TRICKS,
    VOIDS,
    WIDTH,
    WINNER,
    WON,
    WON_BY,
    WON_LOSER,
    WON_TRICK,
    Row,
    clear,
    show,
    suit_bits,
)

BY_TARGET: Final = 1
BY_SLAM: Final = 2
BY_LATE_SLAM: Final = 3
BY_PASSATE: Final = 4
TIED: Final = 5
POINTS_MATCH: Final = 0
PASSATE_MATCH: Final = 1
TRICKS_IN_ALL: Final = 10


@inner
def step(row: Row, code: Code, action: int) -> None:
    """Do a legal act of the player on turn, and all that follows. What is not legal is not looked for."""
    seat = (row[LEADER] + row[SIZE]) % SEATS
    if action < DECLARE:
        _play(row, code, seat, action % CARDS, action // CARDS)
    elif action < ACCUSE:
        _declare(row, code, seat, action)
    elif action < CLAIM:
        number = action - ACCUSE
        _accuse(
            row,
            code,
            seat,
            number // 5 if action < NAPOLETANA else 3,
            number % 5 if action < NAPOLETANA else number - 15,
        )
    elif action == CLAIM:
        _claim(row, code, seat)
    elif action == SHOW:
        show(row, code)


# ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@inner
def _play(row: Row, code: Code, seat: int, card: int, formula: int) -> None:
    suit = card // RANKS
    row[HANDS + seat] &= ~(1 << card)
    row[GONE] |= 1 << card
    row[TRICK + row[SIZE]] = card
    row[SIZE] += 1
    row[PHASE] = FOLLOW
    if row[SIZE] == 1:
        row[FORMULA] = formula
        row[MUST_LEAD] = NONE
        if formula == code[VENTICINQUE]:
            # A venticinque is led whole: what is left of three and two must come next.
            left = suit_bits(row[HANDS + seat], suit)
            if left & 0b11:
                row[MUST_LEAD] = suit * RANKS + (0 if left & 1 else 1)
    elif suit != row[TRICK] // RANKS:
        row[VOIDS + seat] |= 1 << (row[TRICK] // RANKS)
    if row[SIZE] == SEATS:
        _take(row, code)


@inner
def _take(row: Row, code: Code) -> None:
    """A full trick goes to the highest card of its suit."""
    leader, led = row[LEADER], row[TRICK] // RANKS
    best, place, thirds = row[TRICK], 0, 0
    base = LOG + row[TRICKS] * WIDTH
    row[base] = leader
    for at in range(SEATS):
        card = row[TRICK + at]
        row[base + 1 + at] = card
        thirds += code[THIRDS + card % RANKS]
        # Of one suit the lowest number is the highest card.
        if card // RANKS == led and card < best:
            best, place = card, at
        row[TRICK + at] = 0
    winner = (leader + place) % SEATS
    row[base + OF_WINNER] = winner
    row[base + OF_FORMULA] = row[FORMULA]
    row[TRICKS] += 1
    row[SIZE] = 0
    if not row[OFFICIAL] and _pairs_are_out(row, code):
        row[OFFICIAL] = 1
    if row[FORMULA] > 0:
        row[DECLARED + leader] |= 1 << led
        if (code[VERY_LONG] >> row[FORMULA]) & 1:
            row[STILL_LONG + leader] |= 1 << led
    if winner != leader:
        row[SILENT] = 0
        row[MUST_LEAD] = NONE
    elif row[FORMULA] == 0:
        row[SILENT] |= 1 << led
    else:
        row[SILENT] &= ~(1 << led)
    row[BOUND] = 1 if bound_seat(row) == winner else 0
    row[FORMULA] = 0
    row[TAKEN + winner] += thirds
    row[LEADER] = winner
    row[SAID_NOW] = 0
    row[BARRED] = 0
    row[PHASE] = LEAD
    _note_win(row, code, NONE)
    if row[TRICKS] == TRICKS_IN_ALL:
        _end_passata(row, code)
    elif _is_over(row, code):
        _end_early(row, code)


@inner
def _pairs_are_out(row: Row, code: Code) -> bool:
    """Whether the cards played tell who made the first pair: the six tells nothing while the five is in hand."""
    first = _who_played(row, code[PAIRING_CARDS])
    second = _who_played(row, code[PAIRING_CARDS + 1])
    if second == first:
        second = _who_played(row, code[PAIRING_CARDS + 2])
    return first != NONE and second not in (NONE, first)


@inner
def _who_played(row: Row, card: int) -> int:
    for trick in range(row[TRICKS]):
        base = LOG + trick * WIDTH
        for place in range(SEATS):
            if row[base + 1 + place] == card:
                return (row[base] + place) % SEATS
    return NONE


@inner
def _claim(row: Row, code: Code, seat: int) -> None:
    """Cards laid down take all the rest as one trick, or lie open and are played best first."""
    if not holds(row, code, seat):
        row[LAYERS + row[EXPOSED]] = seat
        row[EXPOSED] += 1
        row[BOUND] = code[BEST_FIRST]
        return
    rest = 0
    for other in range(SEATS):
        rest |= row[HANDS + other]
        row[HANDS + other] = 0
    for place in range(row[SIZE]):
        rest |= 1 << row[TRICK + place]
        row[TRICK + place] = 0
    row[SIZE] = 0
    row[CLAIMED] = seat
    for card in range(CARDS):
        if (rest >> card) & 1:
            row[TAKEN + seat] += code[THIRDS + card % RANKS]
    _note_win(row, code, NONE)
    _end_passata(row, code)


# ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@inner
def _declare(row: Row, code: Code, seat: int, action: int) -> None:
    suit = NONE
    if action < OF_PARTNER:
        word = action - DECLARE
        if word in (QUESTO_PIOMBO, LISCIO_QUI):
            suit = row[LOG + (row[TRICKS] - 1) * WIDTH + 1] // RANKS
    else:
        word = FAGLIO_AL_COMPAGNO + (action - OF_PARTNER) // SUITS
        suit = (action - OF_PARTNER) % SUITS
    row[SAYINGS + row[SAID]] = seat | word << 2 | (suit + 1) << 5 | row[TRICKS] << 8
    row[SAID] += 1
    row[SAID_NOW] |= 1 << word
    if word == LISCIO_AL_COMPAGNO or (word == LISCIO_QUI and code[LISCIO_BARS]):
        row[BARRED] |= 1 << suit
    if word == QUESTO_PIOMBO:
        row[PIOMBI + seat] |= 1 << suit
    elif word == LISCIO_QUI:
        row[LISCI + seat] |= 1 << suit


@inner
def _accuse(row: Row, code: Code, seat: int, what: int, suit: int) -> None:
    """A buongioco, and what the third of a seat makes known besides."""
    counted, told, shown, named, known_ranks = 0, 1, accused_cards(what, suit), _name(what, suit), 1 << what
    for place in range(row[ACCUSED]):
        one = row[ACCUSATIONS + place]
        if one & 3 == seat:
            his, of = (one >> 2) & 3, (one >> 4) & 7
            if his == what and what != 3:
                counted += one >> 8
            told += 0 if (one >> 7) & 1 else 1
            shown |= accused_cards(his, of)
            named |= _name(his, of)
            known_ranks |= 1 << his
    _note_accusation(row, code, seat, what, suit, _worth(code, what, suit) - counted, False)
    if code[IMPLIED] and told > 2:
        for other in range(3):
            of = missing_suit(shown, other, code[LEAST])
            if of != NONE and not (known_ranks >> other) & 1:
                _note_accusation(row, code, seat, other, of, _worth(code, other, of), True)
        for of in range(SUITS):
            whole = suit_bits(shown, of) & NAPOLETANA_BITS == NAPOLETANA_BITS
            if whole and not named & _name(3, of):
                _note_accusation(row, code, seat, 3, of, _worth(code, 3, of), True)
    if _is_over(row, code):
        _end_early(row, code)


@inner
def _name(what: int, suit: int) -> int:
    return 1 << (what * 5 + suit)


@inner
def _worth(code: Code, what: int, suit: int) -> int:
    return code[FOUR_POINTS] if what != 3 and suit == FOUR else code[THREE_POINTS]


@inner
def _note_accusation(row: Row, code: Code, seat: int, what: int, suit: int, points: int, implied: bool) -> None:
    if not code[ADDS_UP]:
        for place in range(row[ACCUSED]):
            one = row[ACCUSATIONS + place]
            if one & 3 == seat and one >> 8:
                points = 0
    row[ACCUSATIONS + row[ACCUSED]] = seat | what << 2 | suit << 4 | (1 << 7 if implied else 0) | points << 8
    row[ACCUSED] += 1
    row[LOCATED + seat] |= accused_cards(what, suit)
    if what != 3 and suit != FOUR and not implied:
        row[LACKED + seat] |= 1 << (suit * RANKS + what)
    _note_win(row, code, seat if row[SIZE] > 0 else NONE)


# ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@inner
def _note_win(row: Row, code: Code, by: int) -> None:
    """Note that a side has reached the target, the first time one does. Nobody is told."""
    if row[WON] != NONE or code[KIND] == PASSATE_MATCH:
        return
    for side in range(2):
        if points(row, code, side) >= code[TARGET]:
            row[WON] = side
            row[WON_TRICK] = row[TRICKS] + (1 if row[CLAIMED] != NONE else 0)
            row[WON_LOSER] = points(row, code, 1 - side)
            row[WON_BY] = by
            return


@inner
def _is_over(row: Row, code: Code) -> bool:
    """Whether nothing is left to play for, though cards remain; secret pairs play on."""
    won = row[WON]
    if won == NONE or not row[OFFICIAL] or not code[MAY_STOP]:
        return False
    if code[ENDS_AT_TARGET] or not slam_open(row, code, won):
        return True
    if row[WON_TRICK] > 0 or not code[ACCUSED_ENDS]:
        return False
    return row[SCORES + won] + made_by_accusing(row, won) > code[TARGET] + code[CALL_REACHES]


@inner
def _end_early(row: Row, code: Code) -> None:
    """The match ends before its cards are all played."""
    winner = 1 - row[WON] if code[LOSING] else row[WON]
    _end_match(row, code, BY_TARGET, winner)


@inner
def _end_match(row: Row, code: Code, how: int, winner: int) -> None:
    count(row, code, row[MADE : MADE + 2])
    for side in range(2):
        row[SCORES + side] += row[MADE + side]
    row[PHASE] = END
    row[OUTCOME] = how
    row[WINNER] = winner


@inner
def _end_passata(row: Row, code: Code) -> None:
    """Count, clear the table, and pass the deal on, or end the match."""
    how, winner = _ending(row, code)
    count(row, code, row[MADE : MADE + 2])
    scores = (row[SCORES] + row[MADE], row[SCORES + 1] + row[MADE + 1])
    last = LOG + (TRICKS_IN_ALL - 1) * WIDTH
    kept = (row[last], row[last + 1], row[last + 2], row[last + 3], row[last + 4], row[last + 5], row[last + 6])
    laid = row[CLAIMED] != NONE
    clear(row)
    row[SCORES] = scores[0]
    row[SCORES + 1] = scores[1]
    if not laid:
        for place in range(WIDTH):
            row[LAST + place] = kept[place]
    row[DEALER] = row[OPENER]
    row[OPENER] = (row[OPENER] + 1) % SEATS
    row[LEADER] = row[OPENER]
    row[OFFICIAL] = 1
    row[PHASE] = DEAL
    if how == 0:
        row[PASSATA] += 1
    else:
        row[PHASE] = END
        row[OUTCOME] = how
        row[WINNER] = winner


@inner
def _ending(row: Row, code: Code) -> tuple[int, int]:
    """How the match ends with a finished passata, and who wins it; 0 if another is dealt."""
    if code[KIND] == PASSATE_MATCH:
        if row[PASSATA] < code[PASSATE]:
            return 0, NONE
        first, second = points(row, code, 0), points(row, code, 1)
        if first == second:
            return (0 if code[TIE_PLAYS_ON] else TIED), NONE
        ahead = 0 if first > second else 1
        return BY_PASSATE, 1 - ahead if code[LOSING] else ahead
    won = row[WON]
    for side in range(2):
        if slam_open(row, code, side) and won in (NONE, side):
            earlier = won != NONE and row[WON_TRICK] < row[TRICKS] + (1 if row[CLAIMED] != NONE else 0)
            return (BY_LATE_SLAM if earlier else BY_SLAM), side
    if won == NONE:
        return 0, NONE
    return BY_TARGET, 1 - won if code[LOSING] else won
