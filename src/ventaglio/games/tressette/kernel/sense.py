"""The card sense of a sound player, compiled: what each card is worth playing by what its player can know.

The rules of thumb are those of `ventaglio.games.tressette.bots` (`leading`, `answering`), each with its weight; chances
go by the room in each hand, the suits that were not followed and the cards that everybody can place. Words are not
heard here.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.bits import lowest, ones
from ventaglio.games.common.kernel.chance import Dice, roll
from ventaglio.games.common.kernel.compiling import inner
from ventaglio.games.tressette.kernel.figures import ALL, CARDS, RANK_BITS, RANKS, SUITS
from ventaglio.games.tressette.kernel.scene import (
    ASKED,
    CHALLENGED,
    FEWEST,
    GONE,
    HANDS,
    LEADER,
    LOCATED,
    SIDES,
    SIZE,
    TRICK,
    VOIDS,
    Scene,
    winning,
)

Floats = NDArray[np.float64]

_LEADING: Final = (0.7, 7.0, -2.5, 1.7, 2.0, -2.25, 1.1, -1.9, 0.9, 0.65, -0.6, 2.0, -0.5)
_FOLLOWING: Final = (0.95, 2.1, 4.0, 3.5, 0.7, -5.5, 2.7, 5.3, -1.4, -1.15, 0.6)
_DISCARDING: Final = (0.92, -2.9, 3.3, -1.2, 0.85, -0.23, 0.7, -0.45, -1.2)
WEIGHTS: Final = np.array(_LEADING + _FOLLOWING + _DISCARDING)
"""What each rule of thumb counts for, in thirds of a point: leading, following suit, discarding."""
LEADS: Final = 0
FOLLOWS: Final = len(_LEADING)
DISCARDS: Final = FOLLOWS + len(_FOLLOWING)

# What is worked out once for a player on turn, in one array of floats: for each card how likely each seat is to hold
# it, four to a card, then more.
MATE_LENGTH: Final = 4 * CARDS
FOES_LENGTH: Final = MATE_LENGTH + SUITS
MATE_BEST: Final = FOES_LENGTH + SUITS
ROUGH: Final = MATE_BEST + SUITS


@inner
def survey(scene: Scene, seat: int, rough: Floats) -> None:
    """What a player can expect of the others by the room in each hand, save for cards that everybody can place."""
    out = ALL & ~scene[GONE] & ~scene[HANDS + seat]
    placed = 0
    for other in range(4):
        if other != seat:
            placed |= scene[LOCATED + other] & scene[HANDS + other]
    for suit in range(SUITS):
        # The room in each hand is kept for a while where the lengths will be.
        room = 0.0
        for other in range(4):
            share = 0.0
            if other != seat and not (scene[VOIDS + other] >> suit) & 1:
                share = float(ones(scene[HANDS + other] & ~scene[LOCATED + other]))
            rough[MATE_LENGTH + other] = share
            room += share
        left = out & (RANK_BITS << (suit * RANKS))
        while left:
            card = left & -left
            at = 4 * lowest(card)
            left ^= card
            for other in range(4):
                if placed & card:
                    lies = other != seat and scene[LOCATED + other] & scene[HANDS + other] & card
                    rough[at + other] = 1.0 if lies else 0.0
                else:
                    rough[at + other] = rough[MATE_LENGTH + other] / room if room > 0.0 else 0.0
    sum_up(scene, seat, rough)


@inner
def recall(scene: Scene, seat: int, chances: Floats, rough: Floats) -> None:
    """What a player can expect who has thought about it: how likely each seat is to hold each card, four to a card.

    Since then cards may have been placed, and suits not followed.
    """
    left = ALL & ~scene[GONE] & ~scene[HANDS + seat]
    placed = 0
    for other in range(4):
        if other != seat:
            placed |= scene[LOCATED + other] & scene[HANDS + other]
    while left:
        card = left & -left
        number = lowest(card)
        at = 4 * number
        left ^= card
        whole = 0.0
        for other in range(4):
            share = 0.0
            if other != seat:
                if placed & card:
                    share = 1.0 if scene[LOCATED + other] & scene[HANDS + other] & card else 0.0
                elif (
                    not (scene[VOIDS + other] >> (number // RANKS)) & 1
                    and scene[HANDS + other] & ~scene[LOCATED + other]
                ):
                    share = chances[at + other]
            rough[at + other] = share
            whole += share
        if whole > 0.0:
            for other in range(4):
                rough[at + other] /= whole
    sum_up(scene, seat, rough)


@inner
def sum_up(scene: Scene, seat: int, rough: Floats) -> None:
    """What follows from who is how likely to hold each card: how long others are, and who has the best of a suit."""
    out = ALL & ~scene[GONE] & ~scene[HANDS + seat]
    for suit in range(SUITS):
        left = out & (RANK_BITS << (suit * RANKS))
        mate, foes, best, first = 0.0, 0.0, 0.0, True
        while left:
            at = 4 * lowest(left)
            left &= left - 1
            part = 0.0
            for other in range(4):
                if other != seat and scene[SIDES + other] == scene[SIDES + seat]:
                    part += rough[at + other]
            mate += part
            foes += 1.0 - part
            if first:
                best, first = part, False
        rough[MATE_LENGTH + suit] = mate
        rough[FOES_LENGTH + suit] = foes
        rough[MATE_BEST + suit] = best


@inner
def _chance(scene: Scene, rough: Floats, seat: int, suit: int, rank: int, holder: int, out: int) -> float:
    """How likely the own side takes the trick that a card holds, if whoever can beat it does."""
    ours, held = 0.0, 1.0
    left = out & (((1 << rank) - 1) << (suit * RANKS))
    while left:
        at = 4 * lowest(left)
        left &= left - 1
        beaten = 0.0
        for place in range(scene[SIZE] + 1, 4):
            other = (scene[LEADER] + place) & 3
            share = rough[at + other]
            beaten += share
            if scene[SIDES + other] == scene[SIDES + seat]:
                ours += held * share
        held *= 1.0 - min(beaten, 1.0)
    return ours + held * (1.0 if scene[SIDES + holder] == scene[SIDES + seat] else 0.0)


@inner
def _bares_ace(held: int, rank: int, above: int) -> float:
    """By how many cards playing one leaves the ace short of guards against the cards out above it."""
    if not (held >> 2) & 1 or above == 0:
        return 0.0
    length = ones(held)
    before = max(0, above + 1 - length)
    after = 0 if rank == 2 else max(0, above + 2 - length)
    return float(after - before)


@inner
def value(scene: Scene, thirds: Scene, weights: Floats, seat: int, card: int, rough: Floats) -> float:
    """What a card is worth playing, in thirds of a point; `survey` must have been made."""
    suit, rank = card // RANKS, card % RANKS
    hand = scene[HANDS + seat]
    out = ALL & ~scene[GONE] & ~hand
    held, theirs = (hand >> (suit * RANKS)) & RANK_BITS, (out >> (suit * RANKS)) & RANK_BITS
    worth = float(thirds[rank])
    early = ones(hand) / 10.0
    tops = held & ((theirs & -theirs) - 1) if theirs else held
    sovereign = 1.0 if (tops >> rank) & 1 else 0.0
    kept = float(ones(tops)) - sovereign
    mate, foes = rough[MATE_LENGTH + suit], rough[FOES_LENGTH + suit]
    above = ones(theirs & 0b111)
    if scene[SIZE] == 0:
        chance = _chance(scene, rough, seat, suit, rank, seat, out)
        if scene[FEWEST]:
            # Not to take anything, and to be rid of what takes.
            return -chance * (2.0 + worth) + 0.2 * (10 - rank) * (1.0 - chance)
        found = weights[LEADS] * (2 * chance - 1) * worth
        found += weights[LEADS + 1] * chance * (0.6 - early)
        found += weights[LEADS + 2] * sovereign * early
        found += weights[LEADS + 3] * sovereign * kept
        if sovereign > 0.0 and mate < 0.01:
            found += weights[LEADS + 4]
        if sovereign == 0.0 and kept > 0.0:
            found += weights[LEADS + 5]
            if kept > 1.0:
                found += weights[LEADS + 7]
            elif _stopper(hand, out, suit):
                found += weights[LEADS + 6]
        if (held >> 2) & 1 and rank != 2 and ones(held) > 2 and above > 0:
            found += weights[LEADS + 8]
        found += weights[LEADS + 9] * mate + weights[LEADS + 10] * foes
        for other in range(4):
            if other != seat and scene[ASKED + other] == suit + 1:
                found += weights[LEADS + (11 if scene[SIDES + other] == scene[SIDES + seat] else 12)]
        return found
    place = winning(scene)
    best, holder = scene[TRICK + place], (scene[LEADER] + place) & 3
    takes = suit == best // RANKS and card < best
    if takes:
        chance = _chance(scene, rough, seat, suit, rank, seat, out)
    else:
        chance = _chance(scene, rough, seat, best // RANKS, best % RANKS, holder, out)
    if scene[FEWEST]:
        return (1.0 - 2.0 * chance) * worth - chance * 2.0 * (1.0 if takes else 0.0) + 0.1 * (10 - rank)
    over = 0.0
    left = out & (((1 << rank) - 1) << (suit * RANKS))
    while left:
        at = 4 * lowest(left)
        left &= left - 1
        for other in range(4):
            if other != seat and scene[SIDES + other] != scene[SIDES + seat]:
                over += rough[at + other]
    covers = sovereign * rough[MATE_BEST + suit]
    bares = _bares_ace(held, rank, above)
    if suit == scene[TRICK] // RANKS:
        on_table = 0.0
        for at in range(scene[SIZE]):
            on_table += float(thirds[scene[TRICK + at] % RANKS])
        if ones(hand) == 1:
            on_table += 3.0
        led = 1.0 if scene[SIDES + scene[LEADER]] == scene[SIDES + seat] else 0.0
        found = weights[FOLLOWS] * (2 * chance - 1) * worth
        found += weights[FOLLOWS + 1] * chance * on_table
        found += weights[FOLLOWS + 2] * chance * (1.0 - early)
        found += weights[FOLLOWS + 3] * chance * led
        if scene[CHALLENGED] and led > 0.0 and held & -held == 1 << rank and rank != 2:
            found += weights[FOLLOWS + 4]
        found += weights[FOLLOWS + 5] * sovereign
        if sovereign > 0.0 and kept > 0.0:
            found += weights[FOLLOWS + 6]
        found += weights[FOLLOWS + 7] * covers
        if rank == 2:
            found += weights[FOLLOWS + 8]
        found += weights[FOLLOWS + 9] * bares + weights[FOLLOWS + 10] * min(over, 4.0)
        return found
    found = weights[DISCARDS] * (2 * chance - 1) * worth
    if sovereign > 0.0 and foes > 0.01:
        found += weights[DISCARDS + 1]
    found += weights[DISCARDS + 2] * covers
    if rank == 0:
        found += weights[DISCARDS + 3]
    if 3 <= rank <= 5:
        found += weights[DISCARDS + 4]
    found += weights[DISCARDS + 5] * worth + weights[DISCARDS + 6] * min(over, 4.0)
    found += weights[DISCARDS + 7] * foes + weights[DISCARDS + 8] * bares
    return found


@inner
def _stopper(hand: int, out: int, suit: int) -> bool:
    """Whether a sovereign card of another suit is held."""
    for other in range(SUITS):
        held, theirs = (hand >> (other * RANKS)) & RANK_BITS, (out >> (other * RANKS)) & RANK_BITS
        if other != suit and held and (not theirs or (held & -held) < (theirs & -theirs)):
            return True
    return False


@inner
def pick(
    scene: Scene, thirds: Scene, weights: Floats, seat: int, cards: int, noise: float, dice: Dice, rough: Floats
) -> int:
    """The card that the rules speak for most, with so much noise; of several, only once a survey was made."""
    if cards & (cards - 1) == 0:
        return lowest(cards)
    best, most, left = 0, -1e9, cards
    while left:
        card = lowest(left)
        left &= left - 1
        found = value(scene, thirds, weights, seat, card, rough)
        if noise > 0.0:
            found += noise * (roll(dice) / 4294967296.0)
        if found > most:
            best, most = card, found
    return best
