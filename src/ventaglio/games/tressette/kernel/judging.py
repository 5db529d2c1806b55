"""What each card is worth in worlds that may be: played on by card sense, solved when few cards are left.

Everybody in a playout plays by what he himself can know, so a card is not praised for what only somebody with open
cards could make of it; and the end is solved, because there card sense is at its weakest.
"""

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.bits import lowest, nth_bit, ones
from ventaglio.games.common.kernel.chance import Dice, below
from ventaglio.games.common.kernel.compiling import compiled, inner
from ventaglio.games.tressette.kernel.figures import RANKS, SUITS
from ventaglio.games.tressette.kernel.scene import (
    ASKED,
    CHALLENGED,
    HANDS,
    LAST,
    LEADER,
    LOCATED,
    SCENE,
    SIDES,
    SIZE,
    TAKEN,
    TRICK,
    Scene,
    lay,
    playable,
)
from ventaglio.games.tressette.kernel.sense import ROUGH, Floats, pick, recall, sum_up, survey, value
from ventaglio.games.tressette.kernel.solver import layout
from ventaglio.games.tressette.kernel.solver.walk import COLUMNS, walk

Worlds = NDArray[np.int64]
"""For each world the cards of each seat, as bits."""
Sides = NDArray[np.int64]
"""For each world the side of each seat."""
ENOUGH = 1 << 62


@inner
def set_out(scene: Scene, start: Scene, hands: Worlds, sides: Sides, taken: Worlds) -> None:
    """Begin anew in a world: everybody has his cards there, and each side what its seats have taken so far."""
    scene[:] = start
    scene[TAKEN] = scene[TAKEN + 1] = 0
    for seat in range(4):
        scene[HANDS + seat] = hands[seat]
        scene[SIDES + seat] = sides[seat]
        scene[TAKEN + sides[seat]] += taken[seat]


@inner
def _turned(cards: int) -> int:
    """Cards as the solver has them: in each suit the lowest grade first."""
    found = 0
    for suit in range(SUITS):
        for rank in range(RANKS):
            if (cards >> (suit * RANKS + rank)) & 1:
                found |= 1 << (suit * RANKS + RANKS - 1 - rank)
    return found


@inner
def _solved(scene: Scene, bench: Worlds, hands: Worlds, low: Worlds, high: Worlds, trick: Worlds) -> int:
    """What the side of the first seat to move makes in points from here, all cards seen."""
    for seat in range(4):
        hands[seat] = _turned(scene[HANDS + seat])
    sides = 0
    turn = (scene[LEADER] + scene[SIZE]) & 3
    side = scene[SIDES + turn]
    for seat in range(4):
        if scene[SIDES + seat] != side:
            sides |= 1 << seat
        for other in range(4):
            if other != seat and scene[SIDES + other] == scene[SIDES + seat]:
                bench[layout.PARTNER + seat] = other
    bench[layout.SIDES] = sides
    for place in range(scene[SIZE]):
        card = scene[TRICK + place]
        trick[place] = card // RANKS * RANKS + RANKS - 1 - card % RANKS
    walk(
        hands,
        scene[LEADER],
        trick[: scene[SIZE]],
        scene[TAKEN + side],
        scene[LAST],
        False,
        ENOUGH,
        low,
        high,
        bench,
    )
    return low[0]


@compiled
def play_worlds(
    start: Scene,
    worlds: Worlds,
    sides: Sides,
    taken: Worlds,
    cards: Worlds,
    asks: Worlds,
    tells: Worlds,
    chances: Floats,
    thirds: Scene,
    weights: Floats,
    noise: float,
    leaf: int,
    at_once: bool,
    total: int,
    dice: Dice,
    bench: Worlds,
    found: Floats,
    took: Floats,
) -> None:
    """Play each card in each world, everybody going on by card sense until so many cards are left, then solve.

    ``asks`` says whether a card is led as a challenge, and ``tells`` which of the own cards everybody can place by the
    words that go with it; ``chances`` has how likely the player himself thinks each seat to hold each card. ``taken``
    is what each seat has taken, in thirds. ``found`` gets the points of the own side in each world with each card, and
    ``took`` how often it takes the trick. Where the time is up, the rest is NaN. A trick on the table is solved with
    the rest only ``at_once``.
    """
    scene, rough = np.empty(SCENE, np.int64), np.empty(ROUGH, np.float64)
    hands, trick = np.empty(4, np.int64), np.empty(4, np.int64)
    low, high = np.empty(COLUMNS, np.int64), np.empty(COLUMNS, np.int64)
    me = (start[LEADER] + start[SIZE]) & 3
    for number in range(len(worlds)):
        for place in range(len(cards)):
            if bench[layout.HALT]:
                found[number, place] = np.nan
                continue
            set_out(scene, start, worlds[number], sides[number], taken)
            own = scene[SIDES + me]
            lay(scene, me, cards[place], thirds)
            scene[LOCATED + me] |= tells[place]
            if asks[place]:
                scene[ASKED + me] = cards[place] // RANKS + 1
                scene[CHALLENGED] = 1
            took[number, place] = -1.0
            while True:
                seat = (scene[LEADER] + scene[SIZE]) & 3
                left = ones(scene[HANDS + seat])
                if scene[SIZE] == 0 and took[number, place] < 0.0:
                    took[number, place] = 1.0 if scene[SIDES + seat] == own else 0.0
                if left == 0:
                    found[number, place] = scene[TAKEN + own] // 3
                    break
                if left <= leaf and (at_once or scene[SIZE] == 0):
                    points = _solved(scene, bench, hands, low, high, trick)
                    found[number, place] = points if scene[SIDES + seat] == own else total - points
                    break
                may = playable(scene, seat)
                if may & (may - 1):
                    # He himself goes on by what he thinks now; what others think he does not know.
                    if seat == me:
                        recall(scene, seat, chances, rough)
                    else:
                        survey(scene, seat, rough)
                lay(scene, seat, pick(scene, thirds, weights, seat, may, noise, dice, rough), thirds)


@compiled
def card_values(
    start: Scene, hand: int, sides: Scene, cards: Worlds, chances: Floats, thirds: Scene, weights: Floats, found: Floats
) -> None:
    """What card sense says of each card of a hand, in thirds of a point.

    ``chances`` has for each card of the pack how likely each seat is to hold it, four to a card.
    """
    scene, rough = start.copy(), np.empty(ROUGH, np.float64)
    me = (scene[LEADER] + scene[SIZE]) & 3
    scene[HANDS + me] = hand
    for seat in range(4):
        scene[SIDES + seat] = sides[seat]
    rough[: len(chances)] = chances
    sum_up(scene, me, rough)
    for place in range(len(cards)):
        found[place] = value(scene, thirds, weights, me, cards[place], rough)


@compiled
def likely_worlds(
    start: Scene,
    worlds: Worlds,
    sides: Sides,
    history: Worlds,
    thirds: Scene,
    weights: Floats,
    heats: Floats,
    slips: float,
    found: Floats,
) -> None:
    """How likely the others' play was in each world, as a logarithm.

    Nobody knows how closely somebody keeps to card sense: each of the ``heats`` is as likely as the others for a seat,
    and what is played tells. The lower, the more closely; and so often a card is played for reasons of which nothing is
    known.

    ``start`` is the scene at the deal, and ``worlds`` are the hands as they were dealt. The history is a row for each
    card played: who played it, the card, whether its player's choice is to be judged, whether it was led as a
    challenge, and which cards of his everybody could place by his words.
    """
    scene, rough = np.empty(SCENE, np.int64), np.empty(ROUGH, np.float64)
    values, logs = np.empty(10, np.float64), np.empty((4, len(heats)), np.float64)
    for number in range(len(worlds)):
        scene[:] = start
        for seat in range(4):
            scene[HANDS + seat] = worlds[number, seat]
            scene[SIDES + seat] = sides[number, seat]
        logs[:] = 0.0
        for step in range(len(history)):
            seat, played = history[step, 0], history[step, 1]
            cards = playable(scene, seat)
            if history[step, 2] and cards & (cards - 1):
                survey(scene, seat, rough)
                many, best, chosen, left = 0, -1e9, 0.0, cards
                while left:
                    card = lowest(left)
                    left &= left - 1
                    values[many] = value(scene, thirds, weights, seat, card, rough)
                    best = max(best, values[many])
                    if card == played:
                        chosen = values[many]
                    many += 1
                for kind in range(len(heats)):
                    whole = 0.0
                    for place in range(many):
                        whole += np.exp((values[place] - best) / heats[kind])
                    share = np.exp((chosen - best) / heats[kind]) / whole
                    logs[seat, kind] += np.log((1.0 - slips) * share + slips / many)
            lay(scene, seat, played, thirds)
            if history[step, 3]:
                scene[ASKED + seat] = played // RANKS + 1
                scene[CHALLENGED] = 1
            scene[LOCATED + seat] |= history[step, 4]
        found[number] = 0.0
        for seat in range(4):
            most = logs[seat].max()
            found[number] += most + np.log(np.exp(logs[seat] - most).sum() / len(heats))


@compiled
def play_sense(
    deals: Worlds, thirds: Scene, one: Floats, other: Floats, noise: float, dice: Dice, total: int, found: Floats
) -> None:
    """What two sets of weights make against each other: each deal twice, with sides exchanged; points of the first.

    The first seat leads. For whoever looks for better weights.
    """
    scene, rough = np.empty(SCENE, np.int64), np.empty(ROUGH, np.float64)
    for number in range(len(deals)):
        made = 0.0
        for first in range(2):
            scene[:] = 0
            for seat in range(4):
                scene[HANDS + seat] = deals[number, seat]
                scene[SIDES + seat] = seat & 1
            scene[LAST] = 3
            scene[LEADER] = number & 3
            while True:
                seat = (scene[LEADER] + scene[SIZE]) & 3
                if scene[HANDS + seat] == 0:
                    break
                weights = one if seat & 1 == first else other
                survey(scene, seat, rough)
                card = pick(scene, thirds, weights, seat, playable(scene, seat), noise, dice, rough)
                lay(scene, seat, card, thirds)
            made += scene[TAKEN + first] / 3.0
        found[number] = made - total


@compiled
def play_at_random(
    start: Scene, worlds: Worlds, sides: Sides, taken: Worlds, cards: Worlds, thirds: Scene, dice: Dice, found: Floats
) -> None:
    """Play each card in each world, and then any cards: the points of the own side, summed for each card."""
    scene = np.empty(SCENE, np.int64)
    me = (start[LEADER] + start[SIZE]) & 3
    for number in range(len(worlds)):
        for place in range(len(cards)):
            set_out(scene, start, worlds[number], sides[number], taken)
            own = scene[SIDES + me]
            lay(scene, me, cards[place], thirds)
            seat = (scene[LEADER] + scene[SIZE]) & 3
            while scene[HANDS + seat]:
                may = playable(scene, seat)
                card = lowest(nth_bit(may, below(dice, ones(may))))
                lay(scene, seat, card, thirds)
                seat = (scene[LEADER] + scene[SIZE]) & 3
            found[place] += scene[TAKEN + own] // 3
