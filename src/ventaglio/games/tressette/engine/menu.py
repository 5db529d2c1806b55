"""What a seat may do now, in a form that a screen can draw without knowing a rule."""

from collections.abc import Iterator
from typing import Final

import msgspec

from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.actions import Accuse, Action, Claim, Declare, Say, Show
from ventaglio.games.tressette.engine.declarations import CardChoice, in_silence
from ventaglio.games.tressette.engine.judge import leadable, may_lay_down, may_try_to_call, on_lead, playable
from ventaglio.games.tressette.engine.legal import (
    accusations,
    announcements,
    declarations,
    legal,
    plays,
    to_act,
)
from ventaglio.games.tressette.engine.state import FOLLOW, LEAD, Kind, State

__all__ = ["CardChoice", "Menu", "expand_menu", "menu"]

_CLAIM: Final = Claim()


class Menu(msgspec.Struct, frozen=True, gc=False):
    """The choices of a seat. What belongs to the turn is empty out of turn; a call may still be there.

    Nothing here tells what the seat does not see: neither whether cards laid down would hold, which is why a lay-down
    ahead of one's turn is never offered though it may be forgiven (118 a), nor whether a pair has the points (130).
    """

    cards: tuple[CardChoice, ...] = ()
    declarations: tuple[Declare, ...] = ()
    accusations: tuple[Accuse, ...] = ()
    words: tuple[Say, ...] = ()
    show: Show | None = None
    claim: bool = False
    call_out: bool = False
    announcements: tuple[Declare, ...] = ()
    """The words for a suit that may be said ahead of its card, where something else can be declared after them."""


def menu(state: State, seat: Seat) -> Menu:
    """The choices of a seat now."""
    # Only a match by points can be called out: so most menus are spared a refusal that nobody reads.
    call_out = state.table.kind is _BY_POINTS and may_try_to_call(state, seat)
    if seat != to_act(state):
        return _CALL_OUT if call_out else _NOTHING
    phase = state.phase
    if phase is LEAD or phase is FOLLOW:
        claim = may_lay_down(state, seat)
        over = state.tricks and state.table.rules.accused_at_first_turn.value
        accused = () if over else tuple(accusations(state, seat))
        if phase is FOLLOW:
            return Menu(tuple(map(in_silence, playable(state, seat))), (), accused, (), None, claim, call_out)
        cards = leadable(state, seat)
        leads, spoken = on_lead(state, seat, cards), declarations(state, seat, cards)
        ahead = announcements(state, leads.ahead, spoken)
        return Menu(leads.choices, spoken, accused, (), None, claim, call_out, ahead)
    acts = list(legal(state))
    return Menu(
        words=tuple(one for one in acts if isinstance(one, Say)),
        show=next((one for one in acts if isinstance(one, Show)), None),
        call_out=call_out,
    )


_BY_POINTS: Final = Kind.POINTS
_NOTHING: Final = Menu()
_CALL_OUT: Final = Menu(call_out=True)
"""The menus out of turn."""


def expand_menu(choices: Menu) -> Iterator[Action]:
    """Every action of the turn that a menu stands for, each once; a call, which may prove vain, is not of the turn."""
    for choice in choices.cards:
        yield from plays(choice)
    yield from choices.declarations
    yield from choices.announcements
    yield from choices.accusations
    yield from choices.words
    if choices.show is not None:
        yield choices.show
    if choices.claim:
        yield _CLAIM
