"""What a ruling forbids: plays that are otherwise legal, refused because of the duties at the table."""

from collections.abc import Callable

from ventaglio.core.cards import PALI, Carta
from ventaglio.core.norms import Cite
from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.actions import Accuse, Action, Play
from ventaglio.games.tressette.engine.duties import muted
from ventaglio.games.tressette.engine.knowledge import has_shown_void, located_cards
from ventaglio.games.tressette.engine.state import Phase, State, partner, played_cards
from ventaglio.games.tressette.engine.trick import TRESSETTE

Playable = Callable[[State, Seat], tuple[Carta, ...]]
"""The cards that a player on turn may play, duties met."""


def refused_by_duty(state: State, action: Action, by: Seat, playable: Playable) -> Refusal | None:
    """Why what is otherwise legal goes against a ruling."""
    if isinstance(action, Accuse):
        cite = muted(state.duties, by, action.what)
        return None if cite is None else Refusal("accusing-forbidden", cite)
    if not isinstance(action, Play) or action.card in playable(state, by):
        return None
    if state.phase is Phase.LEAD:
        return Refusal("lead-forbidden", closed_suits(state, by)[action.card.suit], {"suit": action.card.suit})
    ready = next(one for one in state.duties.ready if one.seat == by)
    return Refusal("ready-card-due", ready.cite, {"card": ready.card.text})


def closed_suits(state: State, seat: Seat) -> dict[str, Cite]:
    """The suits that a seat may not lead, and why, however little else it holds."""
    found: dict[str, Cite] = {}
    for one in state.duties.closed:
        if one.seat == seat:
            found.update(dict.fromkeys(one.suits or possible_napoletane(state, seat), one.cite))
    return found


def possible_napoletane(state: State, seat: Seat) -> str:
    """The suits in which a seat, from its own cards and those known elsewhere, cannot exclude one of its partner's."""
    mate = partner(state, seat)
    elsewhere = set(state.dealt[seat])
    elsewhere.update(one for who, one in played_cards(state) if who != mate)
    elsewhere.update(one for one, who in located_cards(state).items() if who != mate)
    ruled_out = {one.suit for one in elsewhere if one.rank in TRESSETTE}
    return "".join(suit for suit in PALI if suit not in ruled_out and not has_shown_void(state, mate, suit))


def free_leads(state: State, seat: Seat, cards: tuple[Carta, ...]) -> tuple[Carta, ...]:
    """The cards that may be led of those that otherwise may; all of them where none is left (Art. 183–185)."""
    closed = closed_suits(state, seat)
    return tuple(one for one in cards if one.suit not in closed) or cards


def bound_responses(state: State, seat: Seat, cards: tuple[Carta, ...]) -> tuple[Carta, ...]:
    """The cards that may be played to a trick of those that otherwise may: the one shown too early, if it is there."""
    ready = [one.card for one in state.duties.ready if one.seat == seat and one.card in cards]
    return tuple(ready) or cards
