"""Tressette for learners: one passata, its acts in a small space, and what a player sees as a row of bytes.

A lead is two decisions, a card and then what is said with it, so that every act fits in little more than a hundred
numbers. Where only cards are wanted there is nothing but forty numbers: leads are silent, and what the norms make a
player do without any choice is done for him.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.bits import lowest
from ventaglio.games.common.kernel.chance import Dice, below, shuffle
from ventaglio.games.common.kernel.compiling import compiled
from ventaglio.games.common.lab.observations import Bytes, Words, spread, write_cards
from ventaglio.games.common.lab.spaces import Layout, Slice
from ventaglio.games.tressette.kernel.actions import DECLARE, SHOW
from ventaglio.games.tressette.kernel.figures import (
    CARDS,
    FORMULAS,
    MUST_ACCUSE,
    RANK_BITS,
    RANKS,
    SMALLEST_CUT,
    Code,
    Numbers,
)
from ventaglio.games.tressette.kernel.moves import (
    formulas,
    list_accusations,
    list_legal,
    must_accuse,
    playable,
)
from ventaglio.games.tressette.kernel.playing import step
from ventaglio.games.tressette.kernel.table import (
    ACCUSATIONS,
    ACCUSED,
    BARRED,
    DEAL,
    DEALER,
    DEALT,
    END,
    EXPOSED,
    FOLLOW,
    FORMULA,
    GONE,
    HANDS,
    LACKED,
    LAYERS,
    LEAD,
    LEADER,
    LISCI,
    LOCATED,
    LOG,
    MUST_LEAD,
    NONE,
    OF_FORMULA,
    OFFICIAL,
    PAIRING,
    PHASE,
    PIOMBI,
    PLAYERS,
    SEATS,
    SIDES,
    SIZE,
    TAKEN,
    TRICK,
    TRICKS,
    VOIDS,
    WIDTH,
    Row,
    deal,
    to_act,
)

Rows = NDArray[np.int64]

SAY: Final = CARDS
"""Silence, and then each formula, for the card that is about to be led."""
ACT: Final = SAY + len(FORMULAS) + 1
"""Declarations, accusations, the lay-down and the pairing card, as the kernel numbers them."""

ACTIONS: Final = Layout(
    Slice("card", (4, 10), "play a card: suit (d s c b), and grade from the highest (3 2 A R C D 7 6 5 4)"),
    Slice("say", (len(FORMULAS) + 1,), "what goes with the card chosen to be led: 0 silence, then each formula"),
    Slice("declare", (12,), "questo piombo, liscio qui, feci un piombo, faglio; faglio and liscio al compagno by suit"),
    Slice("accuse", (19,), "three of a rank (3 2 A) without a suit, or all four; the Napoletana of a suit"),
    Slice("claim", (1,), "lay all cards down as sovereign"),
    Slice("show", (1,), "show the pairing card"),
)
CARD_ACTIONS: Final = Layout(ACTIONS.slices[0])

_CARDS: Final = (
    Slice("hand", (4, 10), "1 for each card that the observer holds: suit (d s c b), grade (3 2 A R C D 7 6 5 4)"),
    Slice("played", (4, 4, 10), "1 for each card that a seat has played in this passata; seat 0 is the observer's"),
    Slice("trick", (4, 10), "1 for each card of the trick in progress"),
)
_FEW: Final = (
    Slice("leader", (4,), "1 for the seat that leads or has led the trick in progress"),
    Slice("partner", (4,), "1 for the seat of the partner, once everybody knows the pairs"),
    Slice("voids", (4, 4), "1 for each suit that a seat has failed to follow"),
    Slice("taken", (4,), "what each seat has taken, in thirds of a point"),
    Slice("tricks", (1,), "how many tricks are finished"),
    Slice("rest", (3,), "nothing: what follows begins at a whole number of eight bytes"),
)
CARD_OBSERVATION: Final = Layout(*_CARDS, *_FEW)
OBSERVATION: Final = Layout(
    *_CARDS,
    Slice(
        "lead",
        (4, 10),
        "1 for the card that the observer has chosen to lead, until he says what goes with it",
    ),
    Slice(
        "known",
        (4, 4, 10),
        "1 for each card that all know to be in the hand of a seat: shown, accused, laid down",
    ),
    Slice("lacked", (4, 4, 10), "1 for each card that accusations say a seat was not dealt"),
    *_FEW,
    Slice("formula", (4, 4), "the number of the last formula with which a seat led a suit; 0 for none"),
    Slice("piombi", (4, 4), "1 for each suit of which a seat has said that it has none left"),
    Slice("lisci", (4, 4), "1 for each suit of which a seat has said that it has a card that can be beaten"),
    Slice("buongioco", (4,), "points of the accusations of each seat"),
    Slice("phase", (4,), "1 for the one of: showing pairing cards, leading, choosing the words, following"),
)

_ONE_HAND: Final = CARDS // 8
_PLAYED: Final = _ONE_HAND
_TRICK: Final = 5 * _ONE_HAND
_CHOSEN: Final = 6 * _ONE_HAND
_KNOWN: Final = 7 * _ONE_HAND
_LACKED: Final = 11 * _ONE_HAND
_CARD_FEW: Final = CARD_OBSERVATION.starts["leader"] // 8
_ALL_FEW: Final = OBSERVATION.starts["leader"] // 8
_FORMULA: Final = OBSERVATION.starts["formula"]
_PIOMBI: Final = OBSERVATION.starts["piombi"]
_LISCI: Final = OBSERVATION.starts["lisci"]
_BUONGIOCO: Final = OBSERVATION.starts["buongioco"]
_PHASE: Final = OBSERVATION.starts["phase"]


# ── The deal and the acts ────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def begin(row: Row, code: Code, fresh: Row, dice: Dice, order: Numbers) -> int:
    """Deal a passata, again where the cards form no pairs; gives the cut."""
    cut = 0
    row[:] = fresh
    row[DEALER] = below(dice, SEATS)
    while row[PHASE] == DEAL:
        shuffle(dice, order)
        cut = code[SMALLEST_CUT] + below(dice, CARDS - 2 * code[SMALLEST_CUT] + 1)
        deal(row, code, order, cut)
    return cut


@compiled
def settle(row: Row, code: Code, found: Numbers) -> None:
    """Do what leaves no choice, where only cards are wanted: show pairing cards, accuse what must be accused."""
    if row[PHASE] != PAIRING and not code[MUST_ACCUSE]:
        return
    while row[PHASE] == PAIRING:
        step(row, code, SHOW)
    while row[PHASE] == LEAD or row[PHASE] == FOLLOW:
        seat = to_act(row, code)
        if not must_accuse(row, code, seat):
            return
        list_accusations(row, code, seat, found, 0)
        step(row, code, found[0])


@compiled
def open_cards(row: Row, code: Code, seat: int) -> int:
    """The cards that may be played, as bits, where only cards are played: the usual case before all others."""
    if row[EXPOSED] or row[BARRED] or row[MUST_LEAD] != NONE or code[MUST_ACCUSE]:
        return playable(row, code, seat)
    hand = row[HANDS + seat]
    if row[SIZE] == 0:
        return int(hand)
    follows = hand & (RANK_BITS << (row[TRICK] // RANKS * RANKS))
    return int(follows or hand)


@compiled
def is_over(row: Row) -> bool:
    """Whether the passata has ended."""
    return bool(row[PHASE] == DEAL or row[PHASE] == END)


@compiled
def do(row: Row, code: Code, chosen: int, action: int) -> int:
    """Do an action of the whole space; gives the card that is chosen to be led, until it is led, else -1."""
    if action < SAY:
        if row[PHASE] == LEAD and formulas(row, code, to_act(row, code), action) != 0:
            return action
        step(row, code, action)
    elif action < ACT:
        step(row, code, CARDS * (action - SAY) + chosen)
    else:
        step(row, code, DECLARE + action - ACT)
    return NONE


@compiled
def mark(row: Row, code: Code, chosen: int, mask: Bytes, found: Numbers) -> None:
    """The actions that are open, as ones."""
    mask[:] = 0
    if chosen != NONE:
        mask[SAY] = 1
        fit = formulas(row, code, to_act(row, code), chosen)
        while fit:
            mask[SAY + lowest(fit)] = 1
            fit &= fit - 1
        return
    for place in range(list_legal(row, code, found)):
        number = found[place]
        mask[number % CARDS if number < DECLARE else ACT + number - DECLARE] = 1


# ── What is seen ─────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def seat_of(row: Row, player: int) -> int:
    """Where a player sits: two may have changed places."""
    for seat in range(SEATS):
        if row[PLAYERS + seat] == player:
            return seat
    return NONE


@compiled
def player_on_turn(row: Row, code: Code) -> int:
    """Who is to act; -1 when the passata is over."""
    seat = to_act(row, code)
    return row[PLAYERS + seat] if seat != NONE else NONE


@compiled
def _write_played(row: Row, me: int, words: Words) -> None:
    for place in range(SEATS):
        seat = (me + place) & 3
        write_cards(words, _PLAYED + place * _ONE_HAND, row[DEALT + seat] & ~row[HANDS + seat])
    trick = 0
    for place in range(row[SIZE]):
        trick |= 1 << row[TRICK + place]
    write_cards(words, _TRICK, trick)


@compiled
def _write_few(row: Row, me: int, words: Words, at: int) -> None:
    """The slices from the leader on, eight bytes at a time."""
    seats, voids, taken = 0, 0, row[TRICKS] << 32
    if row[PHASE] == LEAD or row[PHASE] == FOLLOW:
        seats = 1 << ((row[LEADER] - me) & 3)
    for place in range(SEATS):
        seat = (me + place) & 3
        voids |= row[VOIDS + seat] << (4 * place)
        taken |= row[TAKEN + seat] << (8 * place)
        if place > 0 and row[OFFICIAL] and row[SIDES + seat] == row[SIDES + me]:
            seats |= 16 << place
    words[at] = spread(seats)
    words[at + 1] = spread(voids)
    words[at + 2] = spread(voids >> 8)
    words[at + 3] = np.uint64(taken)


@compiled
def observe_cards(row: Row, me: int, words: Words) -> None:
    """What the player at a seat sees, where only cards are played; ``words`` are the same bytes, eight at a time."""
    write_cards(words, 0, row[HANDS + me])
    _write_played(row, me, words)
    _write_few(row, me, words, _CARD_FEW)


@compiled
def observe(row: Row, me: int, chosen: int, acts: bool, seen: Bytes, words: Words) -> None:
    """What the player at a seat sees; ``acts`` is whether it is he who is about to act."""
    write_cards(words, 0, row[HANDS + me])
    _write_played(row, me, words)
    write_cards(words, _CHOSEN, 1 << chosen if acts and chosen != NONE else 0)
    for place in range(SEATS):
        seat = (me + place) & 3
        known = row[LOCATED + seat] & ~row[GONE]
        for other in range(row[EXPOSED]):
            if row[LAYERS + other] == seat:
                known |= row[HANDS + seat]
        write_cards(words, _KNOWN + place * _ONE_HAND, known)
        write_cards(words, _LACKED + place * _ONE_HAND, row[LACKED + seat])
    _write_few(row, me, words, _ALL_FEW)
    seen[_FORMULA:] = 0
    for trick in range(row[TRICKS]):
        base = LOG + trick * WIDTH
        if row[base + OF_FORMULA]:
            seen[_FORMULA + ((row[base] - me) & 3) * 4 + row[base + 1] // RANKS] = row[base + OF_FORMULA]
    if row[SIZE] > 0 and row[FORMULA]:
        seen[_FORMULA + ((row[LEADER] - me) & 3) * 4 + row[TRICK] // RANKS] = row[FORMULA]
    for place in range(SEATS):
        seat = (me + place) & 3
        for suit in range(4):
            seen[_PIOMBI + place * 4 + suit] = (row[PIOMBI + seat] >> suit) & 1
            seen[_LISCI + place * 4 + suit] = (row[LISCI + seat] >> suit) & 1
    for place in range(row[ACCUSED]):
        one = row[ACCUSATIONS + place]
        seen[_BUONGIOCO + (((one & 3) - me) & 3)] += one >> 8
    phase = row[PHASE]
    if phase == PAIRING:
        seen[_PHASE] = 1
    elif phase == LEAD:
        seen[_PHASE + (2 if acts and chosen != NONE else 1)] = 1
    elif phase == FOLLOW:
        seen[_PHASE + 3] = 1
