"""What chance decides at a Tressette table, and where it lets cards be seen."""

from ventaglio.core.cards import MAZZO
from ventaglio.core.cards.provable import number, shuffled
from ventaglio.games.tressette.engine.actions import Deal
from ventaglio.games.tressette.engine.events import (
    CardsShown,
    Claimed,
    Event,
    MatchEnded,
    PairShown,
    PassataEnded,
    Shuffled,
    ThrownIn,
)
from ventaglio.games.tressette.engine.state import State


def deal_from(state: State, seed: bytes) -> Deal:
    """The deal that a seed gives: the tidy pack shuffled, and a cut as the code asks."""
    smallest = state.table.rules.smallest_cut.value
    return Deal(shuffled(seed, MAZZO), number(seed, "cut", smallest, len(MAZZO) - smallest))


def reveals(event: Event) -> bool:
    """Whether somebody now sees a card that chance, and not the course of a trick, had kept from him.

    Cards that are played are shown by choice, one at a time. A passata that is over is laid open.
    """
    return isinstance(event, Shuffled | ThrownIn | PairShown | CardsShown | Claimed | PassataEnded | MatchEnded)
