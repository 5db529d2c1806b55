"""What a ruling forbids: plays that are otherwise legal, refused because of the duties at the table."""

from collections.abc import Callable, Iterable, Iterator

from ventaglio.core.cards import Card, spell
from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.actions import Action, Attach, Discard, Draw, Open, Take
from ventaglio.games.burraco.engine.duties import (
    PickUp,
    due,
    free_cards,
    frozen_melds,
    laying_barred,
    limit,
    penalised,
)
from ventaglio.games.burraco.engine.state import State, by_norm, without

Judge = Callable[[State, Action, Seat], Refusal | None]
"""Why an action is refused, duties apart."""
Plays = Callable[[State, Seat, tuple[Card, ...], Card | None], Iterator[Open | Attach]]
"""Every opening and attachment that a seat could make with some cards."""


def refused_by_duty(state: State, action: Action, by: Seat, regularly: Judge, plays: Plays) -> Refusal | None:
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
            return (
                _still_to_play(state, by, plays)
                or _wrong_discard(state, action.card, by, regularly)
                or _forbidden(state, by, (action.card,), laying=False)
            )
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
    return _forbidden(state, by, cards, laying=True)


def _forbidden(state: State, by: Seat, cards: tuple[Card, ...], *, laying: bool) -> Refusal | None:
    """Why cards may not be laid, or discarded, because the partner has said that they should be."""
    for one in state.duties.forbidden:
        if one.seat != by or one.laying != laying or not (not one.cards or set(one.cards) & set(cards)):
            continue
        if laying or len(state.hands[by]) > len(one.cards):
            return Refusal("as-suggested", one.cite, {"cards": spell(cards)})
    return None


def _still_to_play(state: State, by: Seat, plays: Plays) -> Refusal | None:
    """Why nothing is discarded yet: an exposed card that fits somewhere is played before."""
    if not state.table.rules.exposed_must_be_played.value or laying_barred(state.duties, by) is not None:
        return None
    for held in state.duties.held:
        if held.seat != by or not held.exposed or held.fresh:
            continue
        for play in plays(state, by, state.hands[by], state.barred):
            cards = play.cards if isinstance(play, Open) else (play.card,)
            if set(cards) & set(held.cards):
                return Refusal("exposed-card-fits", held.cite, {"cards": spell(held.cards)})
    return None


def _on_barred_meld(state: State, by: Seat, action: Attach) -> Refusal | None:
    partners = state.melds[action.meld - 1].owner != by
    for kept_off in state.duties.kept_off:
        new = partners and action.meld > kept_off.since
        barred = new or action.meld in (kept_off.touched or ())
        if kept_off.seat == by and barred and (not kept_off.cards or action.card in kept_off.cards):
            return Refusal("not-on-this-meld", kept_off.cite, {"number": action.meld})
    for held in state.duties.held:
        new = partners and held.since is not None and action.meld > held.since
        barred = new or action.meld == held.off or action.meld in held.touched
        if held.seat == by and barred and action.card in held.cards:
            return Refusal("not-on-this-meld", held.cite, {"number": action.meld})
    return None


def _wrong_discard(state: State, one: Card, by: Seat, regularly: Judge) -> Refusal | None:
    wanted = _due_discards(state, by, regularly)
    if not wanted or one in wanted:
        return None
    prepared = next((one.cite for one in state.duties.prepared if one.seat == by), None)
    cite = prepared or next((held.cite for held in state.duties.held if held.seat == by), state.duties.stopped)
    return Refusal("discard-due", cite or state.table.rules.turn_order.cite, {"cards": spell(wanted)})


def _due_discards(state: State, by: Seat, regularly: Judge) -> tuple[Card, ...]:
    """The cards one of which a ruling wants discarded now; those that cannot go by the other rules are passed over."""
    rules, duties = state.table.rules, state.duties
    prepared = next((one.cards for one in duties.prepared if one.seat == by), ())
    if able := _able(state, by, regularly, prepared):
        return able
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
