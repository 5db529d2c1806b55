"""Folding: events become the next state, and nothing else does."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from ventaglio.core.cards import Carta
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.claim import Verdict
from ventaglio.games.tressette.engine.deal import first_leader, forms_pairs, serve
from ventaglio.games.tressette.engine.duties import NONE, Duties, played, settled, shown, trick_over
from ventaglio.games.tressette.engine.events import (
    Accused,
    Announced,
    CalledOut,
    CardReplaced,
    CardsShown,
    Claimed,
    Decided,
    Declared,
    DutiesLaid,
    Event,
    LeadReworded,
    LeadTaken,
    MatchEnded,
    MustSpeak,
    PairsFormed,
    PairShown,
    PassataEnded,
    Played,
    PointsLost,
    SelfCallDue,
    Served,
    Shuffled,
    SlamDeclared,
    Spoke,
    Taken,
    ThrownIn,
    Verified,
    WordsTakenBack,
)
from ventaglio.games.tressette.engine.rules import Pairs
from ventaglio.games.tressette.engine.state import (
    CARD,
    DIALOGUE,
    END,
    FOLLOW,
    LEAD,
    PAIRING,
    Accusation,
    Said,
    State,
    Trick,
    Won,
    bound_seat,
    finished_tricks,
    points,
)
from ventaglio.games.tressette.engine.trick import next_seat, without
from ventaglio.games.tressette.engine.winning import decided, self_call_is_due, still_won


def fold(state: State, event: Event) -> State:
    """The state after an event. Total and deterministic: a log alone gives the state back."""
    after = _FOLDS[type(event)](state, event)
    if state.duties is not NONE and after.duties is state.duties:
        return replace(after, duties=_still_due(state.duties, event))
    return after


def _still_due(duties: Duties, event: Event) -> Duties:
    """The duties that remain after an event."""
    match event:
        case Played():
            return played(duties, event.seat, event.card)
        case Taken():
            return trick_over(duties)
        case _:
            return duties


VENTICINQUE: Final = "32"


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
        phase=PAIRING if waits else LEAD,
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
    state = replace(state, sides=sides, official=event.official, phase=LEAD)
    if event.swapped is None:
        return state
    one, other = event.swapped
    places = list(range(4))
    places[one], places[other] = other, one
    follows = state.table.rules.swap_keeps_the_lead.value
    return replace(
        state,
        players=tuple(state.players[place] for place in places),
        hands=tuple(state.hands[place] for place in places),
        dealt=tuple(state.dealt[place] for place in places),
        # It was the player who dealt, and he takes that with him; and so the right to lead, unless it is the chair's.
        dealer=places[state.dealer],
        opener=places[state.opener] if follows else state.opener,
        leader=places[state.leader] if follows else state.leader,
        shown=tuple(places[seat] for seat in state.shown),
    )


def _declared(state: State, event: Declared) -> State:
    return replace(state, said=(*state.said, Said(event.seat, len(state.tricks), event.what, event.suit)))


def _announced(state: State, event: Announced) -> State:
    return replace(state, announced=(event.suit, event.formula))


def _accused(state: State, event: Accused) -> State:
    one = Accusation(event.seat, event.what, event.suit, event.points, event.implied)
    in_response = event.seat if state.trick else None
    return _noted(replace(state, accused=(*state.accused, one)), in_response)


def _noted(state: State, accused_by: Seat | None = None) -> State:
    """Note that a side has reached the target, the first time one does.

    That is an event for nobody: a player calls when he believes it (Art. 130), and so counts for himself.
    """
    won = decided(state, accused_by)
    return state if won is state.won else replace(state, won=won)


def _played(state: State, event: Played) -> State:
    card, seat, trick = event.card, event.seat, state.trick
    hands = list(state.hands)
    hands[seat] = hand = without(hands[seat], card)
    if state.phase is LEAD:
        return replace(
            state,
            phase=FOLLOW,
            hands=tuple(hands),
            trick=(*trick, card),
            gone=state.gone | CARD[card],
            formula=event.formula,
            must_lead=None if event.formula is None else _second_of_venticinque(state, hand, event),
            announced=None,
            self_call_due=False,
        )
    return replace(
        state,
        phase=FOLLOW,
        hands=tuple(hands),
        trick=(*trick, card),
        gone=state.gone | CARD[card],
        voids=state.voids if card.suit == trick[0].suit else _with_void(state, seat),
        self_call_due=False,
    )


def _with_silent(state: State, winner: Seat) -> frozenset[str]:
    """Words at the suit end the silence about it: they tell what was not told before (Art. 124, 125)."""
    if winner != state.leader:
        return frozenset()
    led = {state.trick[0].suit}
    return state.silent | led if state.formula is None else state.silent - led


def _with_declared(state: State) -> tuple[frozenset[str], ...]:
    if state.formula is None:
        return state.declared
    declared = list(state.declared)
    declared[state.leader] |= {state.trick[0].suit}
    return tuple(declared)


def _with_void(state: State, seat: Seat) -> tuple[frozenset[str], ...]:
    voids = list(state.voids)
    voids[seat] |= {state.trick[0].suit}
    return tuple(voids)


def _with_taken(state: State, seat: Seat, cards: tuple[Carta, ...]) -> tuple[int, ...]:
    worth, taken = state.table.rules.thirds.value, list(state.taken)
    taken[seat] += sum([worth[one.rank] for one in cards])
    return tuple(taken)


def _second_of_venticinque(state: State, hand: tuple[Carta, ...], event: Played) -> Carta | None:
    """A venticinque piombo is led whole: what is left of it must come next (Art. 48)."""
    if event.formula != "venticinque-piombo" or not state.table.rules.two_tressette_cards.value:
        return None
    return next((one for one in hand if one.suit == event.card.suit and one.rank in VENTICINQUE), None)


def _taken(state: State, event: Taken) -> State:
    done = Trick(state.leader, event.cards, event.seat, state.formula)
    kept = state.bound and bound_seat(state) == event.seat
    after = replace(
        state,
        phase=LEAD,
        leader=event.seat,
        trick=(),
        formula=None,
        tricks=(*state.tricks, done),
        silent=_with_silent(state, event.seat),
        declared=_with_declared(state),
        taken=_with_taken(state, event.seat, event.cards),
        official=event.official,
        bound=kept,
        must_lead=state.must_lead if event.seat == state.leader else None,
    )
    noted = _noted(after)
    return replace(noted, self_call_due=True) if noted.won is not None and self_call_is_due(noted) else noted


def _claimed(state: State, event: Claimed) -> State:
    if event.verdict is not Verdict.VALID:
        bound = state.table.rules.failed_claim_best_first.value
        # Whoever must now play his best cards first can no longer be held to the words for a suit.
        return replace(state, exposed=(*state.exposed, event.seat), bound=bound, announced=None)
    rest = (*state.trick, *(one for hand in state.hands for one in hand))
    taken = _with_taken(state, event.seat, rest)
    return _noted(replace(state, claimed=event.seat, swept=rest, trick=(), hands=((), (), (), ()), taken=taken))


def _called_out(state: State, event: CalledOut) -> State:
    return replace(state, caller=event.seat, called=event.side, caller_points=points(state, 1 - event.side))


def _verified(state: State, event: Verified) -> State:
    calls = list(state.calls)
    if event.missing:
        calls[1 - event.side] += 1
    return replace(state, caller=None, called=None, caller_points=0, self_call_due=False, calls=(calls[0], calls[1]))


def _decided(state: State, event: Decided) -> State:
    return replace(state, won=Won(event.side, finished_tricks(state), event.loser_points, called=True))


def _must_speak(state: State, event: MustSpeak) -> State:
    return replace(state, phase=DIALOGUE, speaker=event.seat, spoken=())


def _spoke(state: State, event: Spoke) -> State:
    other = next(seat for seat in range(4) if seat != event.seat and state.sides[seat] == state.sides[event.seat])
    return replace(state, spoken=(*state.spoken, event.word), speaker=other)


def _slam_declared(state: State, event: SlamDeclared) -> State:
    return replace(state, phase=LEAD, slam=event.side, decider=event.decider, speaker=None)


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
        last=state.tricks[-1] if state.claimed is None else None,
    )


def _match_ended(state: State, event: MatchEnded) -> State:
    # Between passate the number is that of the next, which will never be dealt.
    last = state.passata if state.hands else max(1, state.passata - 1)
    return replace(state, phase=END, passata=last, outcome=event.how, winner=event.winner, scores=event.scores)


def _served(state: State, event: Served) -> State:
    return state


# ── Only where mistakes can be made ──────────────────────────────────────────────────────────────────────────────────


def _lead_taken(state: State, event: LeadTaken) -> State:
    return replace(state, leader=event.seat, silent=frozenset(), must_lead=None, announced=None)


def _cards_shown(state: State, event: CardsShown) -> State:
    return replace(state, duties=shown(state.duties, event.seat, event.cards))


def _card_replaced(state: State, event: CardReplaced) -> State:
    """As if the other card had been played, but for everybody's having seen the first."""
    seat, old, new = event.seat, event.old, event.new
    hand = tuple(sorted(one for one in (*state.hands[seat], old) if one is not new))
    trick = tuple(new if one is old else one for one in state.trick)
    bare = replace(
        state,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        trick=trick,
        gone=state.gone & ~CARD[old] | CARD[new],
        duties=shown(played(state.duties, seat, new), seat, (old,)),
    )
    return replace(bare, voids=_with_voids(bare, seat))


def _with_voids(state: State, seat: Seat) -> tuple[frozenset[str], ...]:
    """The suits that each seat has failed to follow, those of one told anew from the tricks."""
    tricks = [(one.leader, one.cards) for one in state.tricks] + [(state.leader, state.trick)]
    mine = [(cards[0].suit, cards[(seat - leader) % 4]) for leader, cards in tricks if (seat - leader) % 4 < len(cards)]
    failed = frozenset(suit for suit, one in mine if one.suit != suit)
    return (*state.voids[:seat], failed, *state.voids[seat + 1 :])


def _lead_reworded(state: State, event: LeadReworded) -> State:
    if event.trick is not None:
        return _reworded_since(state, event, event.trick)
    hand, led = state.hands[event.seat], Played(event.seat, state.trick[0], event.formula)
    return replace(state, formula=event.formula, must_lead=_second_of_venticinque(state, hand, led))


def _reworded_since(state: State, event: LeadReworded, number: int) -> State:
    """Words that a later lead has denied are gone from the trick they went with."""
    tricks = list(state.tricks)
    tricks[number] = replace(tricks[number], formula=event.formula)
    mine = {one.cards[0].suit for one in tricks if one.leader == event.seat and one.formula is not None}
    declared = (*state.declared[: event.seat], frozenset(mine), *state.declared[event.seat + 1 :])
    suit = {tricks[number].cards[0].suit}
    silent = state.silent | suit if event.seat == state.leader and event.formula is None else state.silent
    return replace(state, tricks=tuple(tricks), declared=declared, silent=silent)


def _words_taken_back(state: State, event: WordsTakenBack) -> State:
    return replace(state, said=state.said[: event.at] + state.said[event.at + 1 :])


def _points_lost(state: State, event: PointsLost) -> State:
    """A match that these points had decided is open again."""
    accused = tuple(replace(one, points=0) if at in event.accusations else one for at, one in enumerate(state.accused))
    after = replace(state, accused=accused)
    left = _noted(replace(after, won=still_won(after)))
    return replace(left, self_call_due=left.self_call_due and self_call_is_due(left))


def _duties_laid(state: State, event: DutiesLaid) -> State:
    return replace(state, duties=settled(event.duties))


_FOLDS: dict[type, Callable[[State, Any], State]] = {
    Shuffled: _shuffled,
    Served: _served,
    ThrownIn: _thrown_in,
    PairShown: _pair_shown,
    PairsFormed: _pairs_formed,
    Declared: _declared,
    Announced: _announced,
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
    LeadTaken: _lead_taken,
    CardsShown: _cards_shown,
    CardReplaced: _card_replaced,
    LeadReworded: _lead_reworded,
    WordsTakenBack: _words_taken_back,
    PointsLost: _points_lost,
    DutiesLaid: _duties_laid,
}
