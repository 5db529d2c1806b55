"""What the player on turn may do: his cards, his words, his accusations."""

from typing import Final

import numpy as np

from ventaglio.games.common.kernel.bits import lowest, ones
from ventaglio.games.common.kernel.compiling import inner
from ventaglio.games.tressette.kernel.actions import ACCUSE, CLAIM, DECLARE, NAPOLETANA, OF_PARTNER, SHOW
from ventaglio.games.tressette.kernel.figures import (
    ACCUSING,
    ALLOWED,
    AT_DEPOSIT,
    BEST_FIRST,
    BINDS_PARTNER,
    CARDS,
    FIRST_TURN,
    IN_TWO,
    LEAST,
    LISCIO_BARS,
    LISCIO_UNSAID,
    MUST_ACCUSE,
    NAMES_NAPOLETANA,
    NAPOLETANE,
    RANK_BITS,
    RANKS,
    SAID_ONCE,
    SILENCE_BINDS,
    SOVEREIGN,
    SOVEREIGNTY_UNSAID,
    STILL,
    SUITS,
    VOIDS_UNSAID,
    Code,
    Numbers,
    fitting_bits,
)
from ventaglio.games.tressette.kernel.knowing import (
    has_subject,
    is_exposed,
    liscio_is_notorious,
    sovereignty_is_notorious,
    void_is_notorious,
)
from ventaglio.games.tressette.kernel.table import (
    ACCUSATIONS,
    ACCUSED,
    BARRED,
    BOUND,
    DEALT,
    DECLARED,
    EXPOSED,
    FOLLOW,
    GONE,
    HANDS,
    LAYERS,
    LEAD,
    LOG,
    MUST_LEAD,
    NONE,
    OF_FORMULA,
    OFFICIAL,
    PAIRING,
    PHASE,
    SAID_NOW,
    SILENT,
    STILL_LONG,
    TRICK,
    TRICKS,
    WIDTH,
    Row,
    partner,
    suit_bits,
    to_act,
)

EVERY_SUIT: Final = 1 | 1 << RANKS | 1 << 2 * RANKS | 1 << 3 * RANKS
"""The card of the highest grade of each suit."""
QUESTO_PIOMBO: Final = 0
LISCIO_QUI: Final = 1
FECI_UN_PIOMBO: Final = 2
FAGLIO: Final = 3
FAGLIO_AL_COMPAGNO: Final = 4
LISCIO_AL_COMPAGNO: Final = 5
OF_OTHERS: Final = 0b111100
"""The declarations about other suits than that of the trick, as bits."""
NAPOLETANA_BITS: Final = 0b111
FOUR: Final = 4
"""The suit missing from four of a rank."""


# ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@inner
def highest(cards: int) -> int:
    """The cards of the highest grade held in any suit."""
    grades = 0
    for suit in range(SUITS):
        grades |= suit_bits(cards, suit)
    return cards & (EVERY_SUIT << lowest(grades)) if grades else 0


@inner
def bound_seat(row: Row) -> int:
    """Who must play his best card first since his own lay-down failed."""
    return row[LAYERS + row[EXPOSED] - 1] if row[BOUND] else NONE


@inner
def _must_lead_best(row: Row, code: Code, seat: int) -> bool:
    if seat == bound_seat(row):
        return True
    if not code[BEST_FIRST] or not code[BINDS_PARTNER] or not row[OFFICIAL] or row[EXPOSED] == 0:
        return False
    return is_exposed(row, partner(row, seat))


@inner
def leadable(row: Row, code: Code, seat: int) -> int:
    """The cards a player on lead may lead."""
    hand = row[HANDS + seat]
    if row[MUST_LEAD] != NONE:
        return 1 << row[MUST_LEAD]
    if _must_lead_best(row, code, seat):
        return highest(hand)
    for suit in range(SUITS):
        if (row[BARRED] >> suit) & 1:
            hand &= ~(RANK_BITS << (suit * RANKS))
    return hand


@inner
def playable(row: Row, code: Code, seat: int) -> int:
    """The cards the player on turn may play, whatever he says with them."""
    if must_accuse(row, code, seat):
        return 0
    if row[PHASE] == LEAD:
        return leadable(row, code, seat)
    hand = row[HANDS + seat]
    follows = hand & (RANK_BITS << (row[TRICK] // RANKS * RANKS))
    if seat != bound_seat(row):
        return follows or hand
    return highest(follows or hand)


@inner
def formulas(row: Row, code: Code, seat: int, card: int) -> int:
    """The formulas with which the player on lead may lead a card, as bits."""
    suit, rank = card // RANKS, card % RANKS
    held, gone = suit_bits(row[HANDS + seat], suit), suit_bits(row[GONE], suit)
    declared = (row[DECLARED + seat] >> suit) & 1
    beaten = (~held & ~gone & ((1 << rank) - 1)) != 0
    fit = fitting_bits(code, held, rank, beaten) & ~code[STILL]
    if ((row[SILENT] >> suit) & 1 and code[SILENCE_BINDS]) or (declared and code[SAID_ONCE]):
        fit = 0
    if not code[NAMES_NAPOLETANA]:
        fit &= ~code[NAPOLETANE]
    if declared and code[SAID_ONCE] and (row[STILL_LONG + seat] >> suit) & 1:
        fit |= fitting_bits(code, held, rank, False) & code[STILL]
    sovereign = fit & code[SOVEREIGN]
    if sovereign and code[SOVEREIGNTY_UNSAID]:
        absolute = (~gone & ((1 << rank) - 1)) == 0
        if absolute or sovereignty_is_notorious(row, code, seat, card):
            fit &= ~sovereign
    return fit


# ── Buongioco ────────────────────────────────────────────────────────────────────────────────────────────────────────


@inner
def accused_cards(what: int, suit: int) -> int:
    """The cards that an accusation makes known: of a rank (0–2) without a suit, or the Napoletana (3) of one."""
    if what == 3:
        return NAPOLETANA_BITS << (suit * RANKS)
    cards = EVERY_SUIT << what
    return cards if suit == FOUR else cards & ~(1 << (suit * RANKS + what))


@inner
def missing_suit(cards: int, what: int, least: int) -> int:
    """The suit missing from a buongioco of a rank among some cards, 4 for all four; -1 if they make none."""
    found = (cards >> what) & EVERY_SUIT
    if ones(found) < least:
        return NONE
    return FOUR if found == EVERY_SUIT else lowest(EVERY_SUIT & ~found) // RANKS


@inner
def list_accusations(row: Row, code: Code, seat: int, found: Numbers, size: int) -> int:
    """What a seat could still accuse of the hand it was dealt."""
    dealt, used, made = row[DEALT + seat], 0, False
    first = size
    for what in range(3):
        suit = missing_suit(dealt, what, code[LEAST])
        if suit != NONE:
            found[size] = ACCUSE + 5 * what + suit
            size += 1
    for suit in range(SUITS):
        if suit_bits(dealt, suit) & NAPOLETANA_BITS == NAPOLETANA_BITS:
            found[size] = NAPOLETANA + suit
            size += 1
    for place in range(row[ACCUSED]):
        one = row[ACCUSATIONS + place]
        if one & 3 == seat:
            made = True
            used |= accused_cards((one >> 2) & 3, (one >> 4) & 7)
    if not made:
        return size
    kept = first
    for at in range(first, size):
        number = found[at] - ACCUSE
        what, suit = (number // 5, number % 5) if number < 15 else (3, number - 15)
        free = code[IN_TWO] or used & accused_cards(what, suit) == 0
        for place in range(row[ACCUSED]):
            one = row[ACCUSATIONS + place]
            if one & 3 == seat and (one >> 2) & 3 == what and (one >> 4) & 7 == suit:
                free = False
        if free:
            found[kept] = found[at]
            kept += 1
    return kept


@inner
def must_accuse(row: Row, code: Code, seat: int) -> bool:
    """Whether a buongioco must be made known before the first card is played, or all are laid down."""
    if not code[MUST_ACCUSE] or row[TRICKS] > 0:
        return False
    dealt = row[DEALT + seat]
    least = code[LEAST]
    any_at_all = False
    for what in range(3):
        any_at_all = any_at_all or missing_suit(dealt, what, least) != NONE
    for suit in range(SUITS):
        any_at_all = any_at_all or suit_bits(dealt, suit) & NAPOLETANA_BITS == NAPOLETANA_BITS
    return any_at_all and _something_open(row, code, seat)


@inner
def _something_open(row: Row, code: Code, seat: int) -> bool:
    found = np.empty(8, np.int64)
    return list_accusations(row, code, seat, found, 0) > 0


# ── Declarations ─────────────────────────────────────────────────────────────────────────────────────────────────────


@inner
def _became_void(row: Row, seat: int, suit: int) -> bool:
    """Whether a suit, held at the deal, was used up without having been led before the player took the lead."""
    if suit_bits(row[DEALT + seat], suit) == 0:
        return False
    took = row[TRICKS] - 1
    while took >= 0 and row[LOG + took * WIDTH] == seat:
        took -= 1
    for trick in range(max(0, took)):  # noqa: SIM110
        if row[LOG + trick * WIDTH + 1] // RANKS == suit:
            return False
    return True


@inner
def _may_tell(row: Row, code: Code, seat: int, suit: int, taken: int) -> bool:
    """Whether a suit other than that of the trick may be told of, whatever is held in it."""
    if suit == taken or (row[SILENT] >> suit) & 1:
        return False
    return not ((row[DECLARED + seat] >> suit) & 1 and code[SAID_ONCE])


@inner
def _of_the_trick(row: Row, code: Code, seat: int, taken: int) -> int:
    """What may be said of the suit of the trick just taken: the number of a declaration, or -1."""
    said = row[SAID_NOW]
    mine = suit_bits(row[HANDS + seat], taken)
    word = LISCIO_QUI if mine else QUESTO_PIOMBO
    if not (code[ALLOWED] >> word) & 1 or said & 0b11:
        return NONE
    if code[AT_DEPOSIT] and said & OF_OTHERS:
        return NONE
    last = LOG + (row[TRICKS] - 1) * WIDTH
    if row[last] == seat and row[last + OF_FORMULA] == 0:
        return NONE
    if (row[DECLARED + seat] >> taken) & 1 and code[SAID_ONCE]:
        return NONE
    if word == LISCIO_QUI and not has_subject(mine, RANK_BITS & ~suit_bits(row[GONE], taken)):
        return NONE
    return word


@inner
def list_declarations(row: Row, code: Code, seat: int, found: Numbers, size: int) -> int:
    """The declarations, other than formulas, that the player on lead may make."""
    said = row[SAID_NOW]
    words = code[ALLOWED] & ~said
    hand, gone = row[HANDS + seat], row[GONE]
    taken = row[LOG + (row[TRICKS] - 1) * WIDTH + 1] // RANKS if row[TRICKS] > 0 else NONE
    # A declaration may not bar every suit that can still be led.
    free = 0
    may_lead = leadable(row, code, seat)
    for suit in range(SUITS):
        if suit_bits(may_lead, suit) and not (row[BARRED] >> suit) & 1:
            free |= 1 << suit
    if taken != NONE:
        word = _of_the_trick(row, code, seat, taken)
        if word != NONE and (word != LISCIO_QUI or not code[LISCIO_BARS] or free & ~(1 << taken)):
            found[size] = DECLARE + word
            size += 1
    tells_void, made_void = False, False
    for suit in range(SUITS):
        if not _may_tell(row, code, seat, suit, taken):
            continue
        mine = suit_bits(hand, suit)
        if mine == 0:
            if words & OF_OTHERS == 0 or (code[VOIDS_UNSAID] and void_is_notorious(row, code, seat, suit)):
                continue
            tells_void = True
            made_void = made_void or _became_void(row, seat, suit)
            if row[OFFICIAL] and (words >> FAGLIO_AL_COMPAGNO) & 1:
                found[size] = OF_PARTNER + suit
                size += 1
        elif (
            row[OFFICIAL]
            and (words >> LISCIO_AL_COMPAGNO) & 1
            and free & ~(1 << suit)
            and has_subject(mine, RANK_BITS & ~suit_bits(gone, suit))
            and not (code[LISCIO_UNSAID] and liscio_is_notorious(row, code, seat, suit))
        ):
            found[size] = OF_PARTNER + 4 + suit
            size += 1
    if tells_void and (words >> FAGLIO) & 1:
        found[size] = DECLARE + FAGLIO
        size += 1
    if made_void and (words >> FECI_UN_PIOMBO) & 1:
        found[size] = DECLARE + FECI_UN_PIOMBO
        size += 1
    return size


# ── All together ─────────────────────────────────────────────────────────────────────────────────────────────────────


@inner
def list_legal(row: Row, code: Code, found: Numbers) -> int:
    """Every act of the player on turn, each once; how many there are."""
    phase, size = row[PHASE], 0
    if phase == PAIRING:
        found[0] = SHOW
        return 1
    if phase not in (LEAD, FOLLOW):
        return 0
    seat = to_act(row, code)
    cards = playable(row, code, seat)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        found[size] = card
        size += 1
        if phase == LEAD:
            fit = formulas(row, code, seat, card)
            while fit:
                found[size] = CARDS * lowest(fit) + card
                fit &= fit - 1
                size += 1
    if phase == LEAD:
        size = list_declarations(row, code, seat, found, size)
    if code[ACCUSING] and not (row[TRICKS] > 0 and code[FIRST_TURN]):
        size = list_accusations(row, code, seat, found, size)
    if not is_exposed(row, seat) and not must_accuse(row, code, seat):
        found[size] = CLAIM
        size += 1
    return size
