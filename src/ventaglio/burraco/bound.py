"""What a ruling forbids: plays that are otherwise legal, refused because of the duties at the table."""

from collections.abc import Callable, Iterable

from ventaglio.burraco.actions import Action, Attach, Discard, Draw, Open, Take
from ventaglio.burraco.duties import PickUp, due, free_cards, frozen_melds, laying_barred, limit, penalised
from ventaglio.burraco.state import State, by_norm, without
from ventaglio.cards import Card, spell
from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import Seat

Judge = Callable[[State, Action, Seat], Refusal | None]
"""Why an action is refused, duties apart."""


def refused_by_duty(state: State, action: Action, by: Seat, regularly: Judge) -> Refusal | None:
    """Why a play that is otherwise legal goes against a ruling."""
    match action:
        case Draw() | Take():
            return _wrong_pick_up(state, action, by, regularly)
        case Open():
            return _may_not_lay(state, by, action.cards)
        case Attach():
            frozen = frozen_melds(state.duties).get(action.meld)
            if frozen is not None:
                return Refusal("frozen-meld", frozen.cite, {"number": action.meld})
            return _may_not_lay(state, by, (action.card,)) or _on_barred_meld(state, by, action)
        case Discard():
            return _wrong_discard(state, action.card, by, regularly)
        case _:
            return None


def _wrong_pick_up(state: State, action: Draw | Take, by: Seat, regularly: Judge) -> Refusal | None:
    limited = limit(state.duties, by)
    if limited is None or limited.pick_up is PickUp.EITHER:
        return None
    wanted = Draw if limited.pick_up is PickUp.DRAW else Take
    other = Take() if wanted is Draw else Draw()
    if isinstance(action, wanted) or regularly(state, wanted(), by) is not None:
        return None
    return Refusal("pick-up-ordered", limited.cite, {"pick-up": limited.pick_up.value}) if action == other else None


def _may_not_lay(state: State, by: Seat, cards: tuple[Card, ...]) -> Refusal | None:
    cite = laying_barred(state.duties, by)
    if cite is not None:
        return Refusal("may-lay-no-more", cite)
    if without(free_cards(state.duties, by, state.hands[by]), cards) is None:
        held = next(one for one in state.duties.held if one.seat == by and not one.exposed)
        return Refusal("penalised-card", held.cite, {"cards": spell(cards)})
    return None


def _on_barred_meld(state: State, by: Seat, action: Attach) -> Refusal | None:
    if state.melds[action.meld - 1].owner == by:
        return None
    for kept_off in state.duties.kept_off:
        if kept_off.seat == by and action.meld > kept_off.since:
            return Refusal("not-on-this-meld", kept_off.cite, {"number": action.meld})
    for held in state.duties.held:
        if held.seat == by and held.since is not None and action.meld > held.since and action.card in held.cards:
            return Refusal("not-on-this-meld", held.cite, {"number": action.meld})
    return None


def _wrong_discard(state: State, one: Card, by: Seat, regularly: Judge) -> Refusal | None:
    wanted = _due_discards(state, by, regularly)
    if not wanted or one in wanted:
        return None
    cite = next((held.cite for held in state.duties.held if held.seat == by), state.duties.stopped)
    return Refusal("discard-due", cite or state.table.rules.turn_order.cite, {"cards": spell(wanted)})


def _due_discards(state: State, by: Seat, regularly: Judge) -> tuple[Card, ...]:
    """The cards one of which a ruling wants discarded now; those that cannot go by the other rules are passed over."""
    rules, duties = state.table.rules, state.duties
    for cards in (penalised(duties, by), due(duties, by)):
        able = _able(state, by, regularly, by_norm(rules, cards))
        if able and not duties.discard:
            return able[:1]
    return _able(state, by, regularly, duties.discard)


def _able(state: State, by: Seat, regularly: Judge, cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(one for one in cards if one in state.hands[by] and regularly(state, Discard(one), by) is None)


def attachable(state: State, by: Seat, held: tuple[Card, ...], number: int) -> set[Card]:
    """The cards of these that no ruling keeps from a meld."""
    if laying_barred(state.duties, by) is not None or number in frozen_melds(state.duties):
        return set()
    free = free_cards(state.duties, by, held)
    return {one for one in free if _on_barred_meld(state, by, Attach(number, one)) is None}
