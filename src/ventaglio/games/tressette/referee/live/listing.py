"""A menu as a screen gets it: what the code allows, and at a live-table beside it what can be done all the same.

What is done astray is ruled on only if somebody calls, so a screen must offer it without knowing which mistakes there
are. Whoever sits there could learn as much by trying.
"""

from collections.abc import Iterator

from ventaglio.core.cards import PALI
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.actions import Accuse, Action, CallOut, Claim, Declare, Play, Say
from ventaglio.games.tressette.engine.declarations import OF_OTHER_SUITS, OF_THE_TRICK
from ventaglio.games.tressette.engine.formulas import BY_SLUG
from ventaglio.games.tressette.engine.judge import judge, may_try_to_call
from ventaglio.games.tressette.engine.menu import Menu
from ventaglio.games.tressette.engine.state import Phase
from ventaglio.games.tressette.engine.winning import EIGHT, THREE
from ventaglio.games.tressette.referee.live.counting import waits_for_count
from ventaglio.games.tressette.referee.live.game import spell
from ventaglio.games.tressette.referee.live.stray import expose, stray, withdraw
from ventaglio.games.tressette.referee.live.table import Expose, LiveTable, Withdraw


class ListedMenu(Menu, frozen=True):
    """The choices of a seat, and what it could do though the code does not allow it; nothing at an ordinary table."""

    astray: tuple[str, ...] = ()
    """Actions as they are sent, whole."""


def listed(choices: Menu, astray: tuple[str, ...] = ()) -> ListedMenu:
    """A menu, with what can be done beside it."""
    return ListedMenu(
        choices.cards,
        choices.declarations,
        choices.accusations,
        choices.words,
        choices.show,
        choices.claim,
        choices.call_out,
        choices.announcements,
        astray,
    )


def astray(live: LiveTable, seat: Seat) -> tuple[str, ...]:
    """What a seat could do now though the code does not allow it."""
    if live.pending or waits_for_count(live.state):
        return ()
    happening = (one for one in _possible(live, seat) if _strays(live, one, seat))
    return tuple(dict.fromkeys(map(spell, happening)))


def _strays(live: LiveTable, action: Action | Withdraw | Expose, seat: Seat) -> bool:
    if isinstance(action, Withdraw):
        return bool(withdraw(live, seat))
    if isinstance(action, Expose):
        return bool(expose(live, action, seat))
    refusal = judge(live.state, action, seat)
    if isinstance(action, Claim) and refusal is None:
        # Ahead of the turn it is in order only if it holds, which nobody is told beforehand (Art. 118 a).
        return seat != live.state.turn
    return refusal is not None and bool(stray(live, action, seat, refusal))


def _possible(live: LiveTable, seat: Seat) -> Iterator[Action | Withdraw | Expose]:
    """Everything that somebody at a table could think of doing, but for words of whoever is not to speak: those with a
    response and those for a suit without a card are only taken from who writes them.
    """
    state = live.state
    if state.phase is Phase.DIALOGUE:
        yield from map(Say, dict.fromkeys(word for path in (*EIGHT, *THREE) for word in path))
    if state.phase not in (Phase.LEAD, Phase.FOLLOW):
        return
    yield from (Withdraw(), Claim())
    if not may_try_to_call(state, seat):
        yield CallOut()
    leads = state.phase is Phase.LEAD and state.turn == seat
    formulas = tuple(BY_SLUG[state.table.rules.play_suit_list.value]) if leads else ()
    for one in state.hands[seat]:
        yield Play(one)
        yield Expose((one,))
        yield from (Play(one, formula) for formula in formulas)
    suits = ("", *PALI)
    yield from (Accuse(what, suit) for what in "32AN" for suit in suits)
    yield from (Declare(what, suit) for what in (*OF_THE_TRICK, *OF_OTHER_SUITS) for suit in suits)
