"""Acting and folding: an action becomes events, events become the next state."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ventaglio.cards import PALI, Carta, carta
from ventaglio.core.refusal import IllegalAction
from ventaglio.core.seats import Seat
from ventaglio.tressette import score
from ventaglio.tressette.actions import Accuse, Action, CallOut, Claim, Deal, Declare, Play, Redeal, Say, Show
from ventaglio.tressette.buongioco import NAPOLETANA, implied, worth
from ventaglio.tressette.claim import Verdict
from ventaglio.tressette.deal import first_leader, forms_pairs, pairing, serve
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
from ventaglio.tressette.judge import claim_verdict, judge
from ventaglio.tressette.rules import FalseCall, Pairs
from ventaglio.tressette.state import (
    Accusation,
    Phase,
    Said,
    State,
    Trick,
    Won,
    bound_seat,
    finished,
    played_cards,
    points,
)
from ventaglio.tressette.trick import next_seat, taker
from ventaglio.tressette.winning import (
    GO,
    UNILATERAL,
    decided,
    dialogue,
    first_speaker,
    lost_by_calling,
    missing_thirds,
    play_is_over,
    slam_open,
    verifier,
)

# ── From actions to events ───────────────────────────────────────────────────────────────────────────────────────────


def act(state: State, action: Action, by: Seat) -> tuple[Event, ...]:
    """What happens when ``by`` does this. Raises `IllegalAction` with the refusal if he may not."""
    return advance(state, action, by)[0]


def advance(state: State, action: Action, by: Seat) -> tuple[tuple[Event, ...], State]:
    """What happens when ``by`` does this, and the state it leads to."""
    refusal = judge(state, action, by)
    if refusal is not None:
        raise IllegalAction(refusal)
    story = _Story(state)
    _ACTS[type(action)](story, action, by)
    return tuple(story.events), story.state


class _Story:
    """Events as they happen, and the state they lead to."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.events.append(event)
        self.state = fold(self.state, event)


def _deal(story: _Story, action: Deal, by: Seat) -> None:
    story.tell(Shuffled(action.order, action.cut))
    state = story.state
    if not forms_pairs(state):
        return
    pair = pairing(state, state.hands)
    if pair is None:
        story.tell(ThrownIn("three-pairing-cards"))
    elif state.table.rules.pairs.value is Pairs.SECRET:
        story.tell(PairsFormed(_sides(pair), official=False))


def _sides(pair: tuple[Seat, Seat]) -> tuple[int, ...]:
    return tuple(0 if seat in pair else 1 for seat in range(4))


def _redeal(story: _Story, action: Redeal, by: Seat) -> None:
    story.tell(ThrownIn(action.cause))


def _show(story: _Story, action: Show, by: Seat) -> None:
    """The second pairing card forms the pairs; players of a pair that must sit opposite change places (Art. 101)."""
    story.tell(PairShown(by, action.card))
    state = story.state
    if len(state.shown) < 2:
        return
    first, second = state.shown
    if state.table.rules.pairs.value is Pairs.CROSSED:
        opposite = (first + 2) % 4
        swap = None if second == opposite else (second, opposite)
        story.tell(PairsFormed(_sides((first, opposite)), official=True, swapped=swap))
    else:
        story.tell(PairsFormed(_sides((first, second)), official=True))


def _declare(story: _Story, action: Declare, by: Seat) -> None:
    story.tell(Declared(by, action.what, action.suit))


def _accuse(story: _Story, action: Accuse, by: Seat) -> None:
    rules = story.state.table.rules
    counted = sum(one.points for one in story.state.accused if one.seat == by and one.what == action.what != NAPOLETANA)
    first = Accusation(by, action.what, action.suit, worth(rules, action.what, action.suit) - counted)
    for one in (first, *implied(story.state, first)):
        story.tell(Accused(one.seat, one.what, one.suit, one.points, one.implied))
    _watch_target(story, by if story.state.trick else None)
    if play_is_over(story.state):
        _end_match(story)


def _watch_target(story: _Story, accused_by: Seat | None = None) -> None:
    """Note that a side has reached the target, the first time it does. While pairs are secret nobody is told."""
    before, after = story.state.won, decided(story.state, accused_by)
    if story.state.official and before is None and after is not None:
        story.tell(Decided(after.side, after.loser_points, after.accused_by, called=False))


def _play(story: _Story, action: Play, by: Seat) -> None:
    lost_slam = story.state.self_call_due and story.state.phase is Phase.LEAD
    story.tell(Played(by, action.card, action.formula))
    if lost_slam:
        _end_match(story)
    elif len(story.state.trick) == 4:
        _finish_trick(story)


def _finish_trick(story: _Story) -> None:
    state = story.state
    story.tell(Taken(taker(state.leader, state.trick), state.trick, state.official or _pairs_out(state)))
    _watch_target(story)
    _after_trick(story)


def _pairs_out(state: State) -> bool:
    """Whether the cards played tell who made the first pair: the six tells nothing while the five is in hand."""
    by = {one: seat for seat, one in played_cards(state)}
    first, *others = (by.get(carta(text)) for text in state.table.rules.pairing_cards.value)
    partner = next((seat for seat in others if seat != first), None)
    return first is not None and partner is not None


def _after_trick(story: _Story) -> None:
    state = story.state
    won = state.won
    if finished(state):
        _end_passata(story)
    elif state.caller is not None:
        _verify(story)
    elif play_is_over(state):
        _end_match(story)
    elif won is not None and won.called and state.slam is None and points(state, won.side) >= score.target(state):
        story.tell(SelfCallDue(won.side))


def _claim(story: _Story, action: Claim, by: Seat) -> None:
    lost_slam = story.state.self_call_due
    story.tell(Claimed(by, claim_verdict(story.state, by), story.state.hands[by]))
    if lost_slam:
        _end_match(story)
    elif story.state.claimed is not None:
        _watch_target(story)
        _end_passata(story)


def _call_out(story: _Story, action: CallOut, by: Seat) -> None:
    state = story.state
    own = state.won is not None and state.won.side == state.sides[by]
    story.tell(CalledOut(by, state.sides[by] if own else 1 - state.sides[by]))
    if state.phase is Phase.LEAD:
        _verify(story)


def _verify(story: _Story) -> None:
    """Count what the called pair has; then speak, play on, or end (Art. 132–136, 169, 170)."""
    state = story.state
    caller, called = state.caller, state.called
    assert caller is not None
    assert called is not None
    own = state.sides[caller] == called
    missing = missing_thirds(state, called)
    story.tell(Verified(verifier(state, caller) if not own else caller, called, max(0, missing)))
    if missing <= 0:
        # A pair speaks when it is called out, or calls itself out because it must; not if it contents itself.
        due = not own or (state.won is not None and state.won.called)
        speaks = due and slam_open(state, called)
        story.tell(MustSpeak(first_speaker(state, called))) if speaks else _end_match(story)
        return
    if state.table.rules.false_call.value is FalseCall.MATCH_LOST:
        story.tell(Decided(called, points(state, 1 - called), None, called=True))
    if play_is_over(story.state):
        _end_match(story)


def _say(story: _Story, action: Say, by: Seat) -> None:
    story.tell(Spoke(by, action.word))
    state = story.state
    end = dialogue(state)[state.spoken]
    if end is None:
        return
    if end == GO:
        assert state.won is not None
        story.tell(SlamDeclared(state.won.side, by if state.spoken in UNILATERAL else None))
    else:
        _end_match(story)


def _end_passata(story: _Story) -> None:
    loser = lost_by_calling(story.state)
    if story.state.won is None and loser is not None:
        # The last trick was being played when they called: they lose the match all the same (Art. 169).
        story.tell(Decided(1 - loser, points(story.state, loser), None, called=True))
    state = story.state
    lines = score.count(state)
    story.tell(PassataEnded(lines, score.totals(lines), (points(state, 0), points(state, 1))))
    ended = score.ending(state)
    if ended is not None:
        story.tell(ended)


def _end_match(story: _Story) -> None:
    """End the match before its cards are all played (Art. 16)."""
    story.tell(score.early_ending(story.state))


_ACTS: dict[type, Callable[[_Story, Any, Seat], None]] = {
    Deal: _deal,
    Redeal: _redeal,
    Show: _show,
    Play: _play,
    Declare: _declare,
    Accuse: _accuse,
    Claim: _claim,
    CallOut: _call_out,
    Say: _say,
}

# ── From events to states ────────────────────────────────────────────────────────────────────────────────────────────


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
    hand = tuple(one for one in state.hands[event.seat] if one is not event.card)
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
    at = PALI.index(one.suit)
    return (*state.gone[:at], state.gone[at] | {one.rank}, *state.gone[at + 1 :])


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
    made = state.taken[seat] + sum(worth[one.rank] for one in cards)
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
