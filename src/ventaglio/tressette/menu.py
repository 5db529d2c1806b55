"""What a seat may do now, in a form that a screen can draw without knowing a rule."""

from collections.abc import Iterator

import msgspec

from ventaglio.cards import Carta
from ventaglio.core.seats import Seat
from ventaglio.tressette.actions import Accuse, Action, CallOut, Claim, Declare, Play, Say, Show
from ventaglio.tressette.declarations import formulas_for
from ventaglio.tressette.judge import judge, playable
from ventaglio.tressette.legal import accusations, declarations, legal, to_act
from ventaglio.tressette.state import Phase, State


class CardChoice(msgspec.Struct, frozen=True):
    """A card that may be played; on lead, the formulas that may go with it, each with its usual words."""

    card: Carta
    formulas: tuple[tuple[str, str], ...] = ()


class Menu(msgspec.Struct, frozen=True):
    """The choices of a seat. What belongs to the turn is empty out of turn; a call or a lay-down may still be there."""

    cards: tuple[CardChoice, ...] = ()
    declarations: tuple[Declare, ...] = ()
    accusations: tuple[Accuse, ...] = ()
    words: tuple[Say, ...] = ()
    show: Show | None = None
    claim: bool = False
    call_out: bool = False


def menu(state: State, seat: Seat) -> Menu:
    """The choices of a seat now."""
    claim = judge(state, Claim(), seat) is None
    call_out = judge(state, CallOut(), seat) is None
    if seat != to_act(state):
        return Menu(claim=claim, call_out=call_out)
    playing = state.phase is Phase.LEAD or state.phase is Phase.FOLLOW
    acts = [] if playing else list(legal(state))
    return Menu(
        cards=tuple(_cards(state, seat)),
        declarations=tuple(declarations(state, seat)),
        accusations=tuple(accusations(state, seat)) if playing else (),
        words=tuple(one for one in acts if isinstance(one, Say)),
        show=next((one for one in acts if isinstance(one, Show)), None),
        claim=claim,
        call_out=call_out,
    )


def _cards(state: State, seat: Seat) -> Iterator[CardChoice]:
    cards = playable(state, seat)
    if state.phase is not Phase.LEAD:
        return map(CardChoice, cards)
    return (
        CardChoice(one, tuple((formula.slug, formula.words[0]) for formula in formulas))
        for one, formulas in formulas_for(state, seat, cards)
    )


def expand_menu(choices: Menu) -> Iterator[Action]:
    """Every action that a menu stands for, each once."""
    for choice in choices.cards:
        yield Play(choice.card)
        yield from (Play(choice.card, slug) for slug, _ in choice.formulas)
    yield from choices.declarations
    yield from choices.accusations
    yield from choices.words
    if choices.show is not None:
        yield choices.show
    if choices.claim:
        yield Claim()
    if choices.call_out:
        yield CallOut()
