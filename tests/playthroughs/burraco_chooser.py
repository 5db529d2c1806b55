"""A player for the golden games: no strategist, but it melds, goes to the pozzetto and closes when it can."""

import random

from ventaglio.core.cards import Card
from ventaglio.games.burraco.engine.actions import Action, Attach, Deal, Discard, Draw, Open, Take
from ventaglio.games.burraco.engine.deal import full_pack, regular_cut
from ventaglio.games.burraco.engine.events import Attached, Opened
from ventaglio.games.burraco.engine.melds import PLACE, Meld, Run, classify, fits, is_wild
from ventaglio.games.burraco.engine.state import Phase, State, side_melds
from ventaglio.games.burraco.game import BURRACO

NEAR = 2
"""Cards of a suit no further apart than this may one day meet in a run."""
FEW = 5
"""With so few cards in hand, wilds are spent to be rid of the rest."""


def shuffle(state: State, rng: random.Random) -> Deal:
    """A fair deal."""
    order = list(full_pack(state.table))
    rng.shuffle(order)
    return Deal(tuple(order), rng.randint(*regular_cut(state, len(order))))


def choose(state: State) -> Action:
    """What the player on turn does."""
    if state.phase is Phase.PICK_UP:
        return Take() if _wants_the_pile(state) else Draw()
    melding = [(_worth(state, play), index, play) for index, play in enumerate(BURRACO.legal(state))]
    best = max((one for one in melding if one[0] > 0), default=None, key=lambda one: (one[0], -one[1]))
    if best is not None:
        return best[2]
    discards = [play.card for _, _, play in melding if isinstance(play, Discard)]
    return Discard(min(discards, key=lambda one: (_use(state, one), one)))


def _wants_the_pile(state: State) -> bool:
    """Whether a natural card of the pile could be laid at once."""
    if Take() not in list(BURRACO.legal(state)):
        return False
    after = state
    for event in BURRACO.act(state, Take(), state.turn):
        after = BURRACO.fold(after, event)
    wanted = {one for one in state.pile if not is_wild(one)}
    return any(_worth(after, play) > 0 and wanted & set(_laid(play)) for play in BURRACO.legal(after))


def _laid(play: Action) -> tuple[Card, ...]:
    if isinstance(play, Open):
        return play.cards
    return (play.card,) if isinstance(play, Attach) else ()


def _worth(state: State, play: Action) -> int:
    """How good a play is; nothing below one is made."""
    laid = _laid(play)
    if not laid:
        return 0
    left = len(state.hands[state.turn]) - len(laid)
    if left <= 1:
        return 1000
    law = state.table.law
    before = state.melds[play.meld - 1].meld if isinstance(play, Attach) else None
    after = _result(state, play)
    base = (300 if before else 100) + len(after) + 10 * isinstance(after, Run)
    if after.wild is None or (before is not None and before.wild is not None):
        return base
    makes_burraco = classify(after, law) is not None and (before is None or classify(before, law) is None)
    return base - 100 if makes_burraco or left < FEW else 0


def _result(state: State, play: Action) -> Meld:
    """The meld that a play makes."""
    laid = BURRACO.act(state, play, state.turn)[0]
    assert isinstance(laid, Opened | Attached)
    return laid.meld


def _use(state: State, one: Card) -> int:
    """How much a card should be kept: for itself, and from the next player."""
    hand = list(state.hands[state.turn])
    hand.remove(one)
    use = 100 * is_wild(one)
    for other in hand:
        if is_wild(other):
            continue
        if other.rank == one.rank and one.rank in state.table.law.set_ranks:
            use += 4
        apart = abs(PLACE[other.rank] - PLACE[one.rank]) if other.suit == one.suit and not is_wild(one) else 0
        if 0 < apart <= NEAR:
            use += 5 - apart
    rivals = state.sides[(state.turn + 1) % state.table.players]
    if any((one, False) in fits(meld, state.table.law) for _, meld in side_melds(state, rivals)):
        use += 6
    return use
