"""A passata under way as a few numbers: what a playout needs and nothing else, so that many can be made.

Cards are numbered as in `table`: by suit, in each suit from the highest grade; a set of cards is bits. Words are here
only as far as they guide play: in which suit somebody has challenged, and which cards everybody knows him to hold.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.bits import ones
from ventaglio.games.common.kernel.compiling import inner
from ventaglio.games.tressette.kernel.figures import RANK_BITS, RANKS

Scene = NDArray[np.int64]

HANDS: Final = 0
VOIDS: Final = 4
"""The suits that each seat has failed to follow or said to lack, as bits."""
SIDES: Final = 8
TAKEN: Final = 12
"""What each side has taken, in thirds."""
LEADER: Final = 14
SIZE: Final = 15
"""How many cards lie on the table."""
TRICK: Final = 16
GONE: Final = 20
"""The cards that have been played, those on the table among them."""
ASKED: Final = 21
"""For each seat the suit in which it has challenged, less one; 0 where it has not."""
CHALLENGED: Final = 25
"""Whether the trick on the table was led with a challenge."""
LOCATED: Final = 26
"""The cards that everybody knows each seat to hold."""
LAST: Final = 30
"""What the last trick is worth, in thirds."""
FEWEST: Final = 31
"""Whether the aim is the fewest points."""
SCENE: Final = 32


@inner
def playable(scene: Scene, seat: int) -> int:
    """The cards that a seat may play."""
    hand = scene[HANDS + seat]
    if scene[SIZE] == 0:
        return hand
    follows = hand & (RANK_BITS << (scene[TRICK] // RANKS * RANKS))
    return follows or hand


@inner
def winning(scene: Scene) -> int:
    """The place of the card that holds the trick on the table."""
    found, best = 0, scene[TRICK]
    for place in range(1, scene[SIZE]):
        card = scene[TRICK + place]
        if card // RANKS == best // RANKS and card < best:
            found, best = place, card
    return found


@inner
def lay(scene: Scene, seat: int, card: int, thirds: Scene) -> None:
    """Play a card, and take the trick if it is the last of one."""
    bit = 1 << card
    scene[HANDS + seat] &= ~bit
    scene[GONE] |= bit
    size = scene[SIZE]
    if size == 0:
        scene[CHALLENGED] = 0
    elif card // RANKS != scene[TRICK] // RANKS:
        scene[VOIDS + seat] |= 1 << (scene[TRICK] // RANKS)
    scene[TRICK + size] = card
    scene[SIZE] = size + 1
    if size < 3:
        return
    winner = (scene[LEADER] + winning(scene)) & 3
    worth = 0
    for place in range(4):
        worth += thirds[scene[TRICK + place] % RANKS]
    if ones(scene[HANDS + seat]) == 0:
        worth += scene[LAST]
    scene[TAKEN + scene[SIDES + winner]] += worth
    scene[LEADER] = winner
    scene[SIZE] = 0
    scene[CHALLENGED] = 0
