"""Folding: events become the next state, and nothing else does."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ventaglio.cards import Carta
from ventaglio.core.seats import Seat
from ventaglio.tressette.claim import Verdict
from ventaglio.tressette.deal import first_leader, forms_pairs, serve
from ventaglio.tressette.events import (
    Accused,
    CalledOut,
    Claimed,
    Decided,
    Declared,
    Event,
    MatchEnded,
    MustSpeak,
    PairsFormed,
    PairShown,
    PassataEnded,
    Played,
    SelfCallDue,
    Served,
    Shuffled,
    SlamDeclared,
    Spoke,
    Taken,
    ThrownIn,
    Verified,
)
from ventaglio.tressette.rules import Pairs
from ventaglio.tressette.state import (
    PLACE,
    Accusation,
    Phase,
    Said,
    State,
    Trick,
    Won,
    bound_seat,
)
from ventaglio.tressette.trick import next_seat
from ventaglio.tressette.winning import (
    decided,
)


def fold(state: State, event: Event) -> State:
    """The state after an event. Total and deterministic: a log alone gives the state back."""
    return _FOLDS[type(event)](state, event)


def _undealt(state: State, **changes: Any) -> State:
    """The table before a deal: scores, places and pairs stay."""
    bare = State(
        table=state.table,
        dealer=state.dealer,
        passata=state.passata,
        scores=state.scores,
        players=state.players,
        sides=state.sides,
        official=state.official,
        opener=first_leader(state.dealer),
        leader=first_leader(state.dealer),
    )
    return replace(bare, **changes)


def _shuffled(state: State, event: Shuffled) -> State:
    hands = serve(state, event.order, event.cut)
    pairs = state.table.rules.pairs.value
    waits = forms_pairs(state) and pairs is not Pairs.SECRET
    return _undealt(
        state,
        phase=Phase.PAIRING if waits else Phase.LEAD,
        hands=hands,
        dealt=hands,
        official=state.official and not forms_pairs(state),
    )


def _thrown_in(state: State, event: ThrownIn) -> State:
    """As if the passata had never begun (Art. 79): pairs that this deal formed part, and go back to their seats."""
    if not forms_pairs(state):
        return _undealt(state)
    dealer = state.players[state.dealer]
    return _undealt(replace(state, dealer=dealer, players=(0, 1, 2, 3), sides=(0, 1, 0, 1), official=False))


def _pair_shown(state: State, event: PairShown) -> State:
    return replace(state, shown=(*state.shown, event.seat))


def _pairs_formed(state: State, event: PairsFormed) -> State:
    sides = event.sides or state.sides
    state = replace(state, sides=sides, official=event.official, phase=Phase.LEAD)
    if event.swapped is None:
        return state
    one, other = event.swapped
    places = list(range(4))
    places[one], places[other] = other, one
    return replace(
        state,
        players=tuple(state.players[place] for place in places),
        hands=tuple(state.hands[place] for place in places),
        dealt=tuple(state.dealt[place] for place in places),
        # The right to lead is the player's, and goes with him; and it was he who dealt.
        dealer=places[state.dealer],
        opener=places[state.opener],
        leader=places[state.leader],
        shown=tuple(places[seat] for seat in state.shown),
    )


def _declared(state: State, event: Declared) -> State:
    return replace(state, said=(*state.said, Said(event.seat, len(state.tricks), event.what, event.suit)))


def _accused(state: State, event: Accused) -> State:
    one = Accusation(event.seat, event.what, event.suit, event.points, event.implied)
    return _noted_in_secret(replace(state, accused=(*state.accused, one)), event.seat)


def _noted_in_secret(state: State, accused_by: Seat | None = None) -> State:
    """While pairs are secret, that a side has reached the target is an event for nobody."""
    return state if state.official else replace(state, won=decided(state, accused_by))


def _played(state: State, event: Played) -> State:
    card = event.card
    hand = tuple([one for one in state.hands[event.seat] if one is not card])
    leads = state.phase is Phase.LEAD
    return replace(
        state,
        phase=Phase.FOLLOW,
        hands=(*state.hands[: event.seat], hand, *state.hands[event.seat + 1 :]),
        trick=(*state.trick, event.card),
        gone=_with_gone(state, event.card),
        voids=state.voids if leads or event.card.suit == state.trick[0].suit else _with_void(state, event.seat),
        formula=event.formula if leads else state.formula,
        must_lead=_second_of_venticinque(hand, event) if leads else state.must_lead,
        self_call_due=False,
    )


def _with_gone(state: State, one: Carta) -> tuple[frozenset[str], ...]:
    found = list(state.gone)
    found[PLACE[one.suit]] |= {one.rank}
    return tuple(found)


def _with_silent(state: State, winner: Seat) -> frozenset[str]:
    if winner != state.leader:
        return frozenset()
    return state.silent if state.formula is not None else state.silent | {state.trick[0].suit}


def _with_declared(state: State) -> tuple[frozenset[str], ...]:
    if state.formula is None:
        return state.declared
    at = state.leader
    return (*state.declared[:at], state.declared[at] | {state.trick[0].suit}, *state.declared[at + 1 :])


def _with_void(state: State, seat: Seat) -> tuple[frozenset[str], ...]:
    return (*state.voids[:seat], state.voids[seat] | {state.trick[0].suit}, *state.voids[seat + 1 :])


def _with_taken(state: State, seat: Seat, cards: tuple[Carta, ...]) -> tuple[int, ...]:
    worth = state.table.rules.thirds.value
    made = state.taken[seat] + sum([worth[one.rank] for one in cards])
    return (*state.taken[:seat], made, *state.taken[seat + 1 :])


def _second_of_venticinque(hand: tuple[Carta, ...], event: Played) -> Carta | None:
    """A venticinque piombo is led whole: what is left of it must come next (Art. 48)."""
    if event.formula != "venticinque-piombo":
        return None
    return next(one for one in hand if one.suit == event.card.suit)


def _taken(state: State, event: Taken) -> State:
    done = Trick(state.leader, event.cards, event.seat, state.formula)
    kept = bound_seat(state) == event.seat
    after = replace(
        state,
        phase=Phase.LEAD,
        leader=event.seat,
        trick=(),
        formula=None,
        tricks=(*state.tricks, done),
        silent=_with_silent(state, event.seat),
        declared=_with_declared(state),
        taken=_with_taken(state, event.seat, event.cards),
        official=event.official,
        bound=kept,
    )
    return _noted_in_secret(after)


def _claimed(state: State, event: Claimed) -> State:
    if event.verdict is not Verdict.VALID:
        return replace(state, exposed=(*state.exposed, event.seat), bound=True)
    rest = (*state.trick, *(one for hand in state.hands for one in hand))
    taken = _with_taken(state, event.seat, rest)
    return replace(state, claimed=event.seat, swept=rest, trick=(), hands=((), (), (), ()), taken=taken)


def _called_out(state: State, event: CalledOut) -> State:
    return replace(state, caller=event.seat, called=event.side)


def _verified(state: State, event: Verified) -> State:
    calls = list(state.calls)
    if event.missing:
        calls[1 - event.side] += 1
    return replace(state, caller=None, called=None, self_call_due=False, calls=(calls[0], calls[1]))


def _decided(state: State, event: Decided) -> State:
    # A lay-down counts as one trick (Art. 122).
    done = len(state.tricks) + (state.claimed is not None)
    return replace(state, won=Won(event.side, done, event.loser_points, event.accused_by, event.called))


def _must_speak(state: State, event: MustSpeak) -> State:
    return replace(state, phase=Phase.DIALOGUE, speaker=event.seat, spoken=())


def _spoke(state: State, event: Spoke) -> State:
    other = next(seat for seat in range(4) if seat != event.seat and state.sides[seat] == state.sides[event.seat])
    return replace(state, spoken=(*state.spoken, event.word), speaker=other)


def _slam_declared(state: State, event: SlamDeclared) -> State:
    return replace(state, phase=Phase.LEAD, slam=event.side, decider=event.decider, speaker=None)


def _self_call_due(state: State, event: SelfCallDue) -> State:
    return replace(state, self_call_due=True)


def _passata_ended(state: State, event: PassataEnded) -> State:
    return _undealt(
        state,
        dealer=state.opener,
        opener=next_seat(state.opener),
        leader=next_seat(state.opener),
        passata=state.passata + 1,
        scores=event.scores,
        official=True,
    )


def _match_ended(state: State, event: MatchEnded) -> State:
    return replace(state, phase=Phase.END, outcome=event.how, winner=event.winner, scores=event.scores)


def _served(state: State, event: Served) -> State:
    return state


_FOLDS: dict[type, Callable[[State, Any], State]] = {
    Shuffled: _shuffled,
    Served: _served,
    ThrownIn: _thrown_in,
    PairShown: _pair_shown,
    PairsFormed: _pairs_formed,
    Declared: _declared,
    Accused: _accused,
    Played: _played,
    Taken: _taken,
    Claimed: _claimed,
    CalledOut: _called_out,
    Verified: _verified,
    Decided: _decided,
    MustSpeak: _must_speak,
    Spoke: _spoke,
    SlamDeclared: _slam_declared,
    SelfCallDue: _self_call_due,
    PassataEnded: _passata_ended,
    MatchEnded: _match_ended,
}
