"""What chance decides at a Burraco table, and where it lets cards be seen."""

from ventaglio.core.cards.provable import number, shuffled
from ventaglio.games.burraco.engine.actions import Deal
from ventaglio.games.burraco.engine.deal import full_pack, regular_cut
from ventaglio.games.burraco.engine.events import (
    Drew,
    DutiesLaid,
    Event,
    HandEnded,
    MatchEnded,
    Moved,
    PozzettoSeen,
    PozzettoTaken,
    Shown,
    Shuffled,
    ThrownIn,
)
from ventaglio.games.burraco.engine.places import is_hidden
from ventaglio.games.burraco.engine.state import State


def deal_from(state: State, seed: bytes) -> Deal:
    """The deal that a seed gives: the tidy pack shuffled, and a cut that the code calls regular."""
    order = shuffled(seed, full_pack(state.table))
    return Deal(order, number(seed, "cut", *regular_cut(state, len(order))))


def reveals(event: Event) -> bool:
    """Whether somebody now sees a card that chance, and not another player's choice, had kept from him.

    Cards that are laid or discarded are shown by choice. A hand that is over is laid open.
    """
    match event:
        case Shuffled() | ThrownIn() | Drew() | PozzettoSeen() | Shown() | HandEnded() | MatchEnded():
            return True
        case PozzettoTaken():
            return event.direct
        case Moved():
            return is_hidden(event.source, None)
        case DutiesLaid():
            return bool(event.duties.held)
        case _:
            return False
