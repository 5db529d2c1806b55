"""Acting: what happens when somebody does something, as events."""

from collections.abc import Callable
from typing import Any

import msgspec

from ventaglio.core.cards import carta
from ventaglio.core.refusal import IllegalAction
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine import score
from ventaglio.games.tressette.engine.actions import (
    Accuse,
    Action,
    CallOut,
    Claim,
    Deal,
    Declare,
    Play,
    Redeal,
    Say,
    Show,
)
from ventaglio.games.tressette.engine.buongioco import NAPOLETANA, implied, worth
from ventaglio.games.tressette.engine.deal import forms_pairs, pairing
from ventaglio.games.tressette.engine.declarations import is_formula, trick_begun
from ventaglio.games.tressette.engine.events import (
    Accused,
    Announced,
    CalledOut,
    Claimed,
    Decided,
    Declared,
    Event,
    MustSpeak,
    PairsFormed,
    PairShown,
    PassataEnded,
    Played,
    Shuffled,
    SlamDeclared,
    Spoke,
    Taken,
    ThrownIn,
    Verified,
)
from ventaglio.games.tressette.engine.folding import fold
from ventaglio.games.tressette.engine.judge import begun, claim_verdict, judge
from ventaglio.games.tressette.engine.rules import FalseCall, Pairs
from ventaglio.games.tressette.engine.state import LEAD, Accusation, State, finished, played_cards, points
from ventaglio.games.tressette.engine.trick import taker
from ventaglio.games.tressette.engine.winning import (
    GO,
    UNILATERAL,
    dialogue,
    first_speaker,
    lost_by_calling,
    missing_thirds,
    must_call_itself,
    play_is_over,
    slam_open,
    verifier,
)


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


def enforce(state: State, action: Action, by: Seat) -> tuple[tuple[Event, ...], State]:
    """The same where mistakes can be made: it happens though nobody may do it. The caller knows that it can be done."""
    story = _Story(state)
    _ACTS[type(action)](story, action, by)
    return tuple(story.events), story.state


def resume(state: State) -> tuple[Event, ...]:
    """What follows when a table has been put right: a full trick is taken."""
    story = _Story(state)
    if len(state.trick) == 4:
        _finish_trick(story)
    return tuple(story.events)


def conclude(state: State) -> tuple[Event, ...]:
    """How a passata or a match ends that has been waiting for its count (Art. 35)."""
    story = _Story(state)
    _after_trick(story)
    return tuple(story.events)


class _Story(msgspec.Struct, gc=False):
    """Events as they happen, and the state they lead to."""

    state: State
    events: list[Event] = []

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
    story.tell(ThrownIn(action.cause, begun(story.state)))


def _show(story: _Story, action: Show, by: Seat) -> None:
    """The second pairing card forms the pairs; players of a pair that must sit opposite change places (Art. 101)."""
    story.tell(PairShown(by, action.card))
    state = story.state
    if len(state.shown) < 2:
        return
    first, second = state.shown
    if state.table.rules.pairs.value is Pairs.CROSSED:
        stays, moves = (first, second) if state.table.rules.partner_swaps_seat.value else (second, first)
        opposite = (stays + 2) % 4
        swap = None if moves == opposite else (moves, opposite)
        story.tell(PairsFormed(_sides((stays, opposite)), official=True, swapped=swap))
    else:
        story.tell(PairsFormed(_sides((first, second)), official=True))


def _declare(story: _Story, action: Declare, by: Seat) -> None:
    formula = is_formula(action.what)
    story.tell((Announced if formula else Declared)(by, action.what, action.suit))


def _accuse(story: _Story, action: Accuse, by: Seat) -> None:
    rules = story.state.table.rules
    counted = sum(one.points for one in story.state.accused if one.seat == by and one.what == action.what != NAPOLETANA)
    first = Accusation(by, action.what, action.suit, worth(rules, action.what, action.suit) - counted)
    for one in (first, *implied(story.state, first)):
        again = any(earlier.seat == by and earlier.points for earlier in story.state.accused)
        points = 0 if again and not rules.buongioco_adds_up.value else one.points
        story.tell(Accused(one.seat, one.what, one.suit, points, one.implied))
    if play_is_over(story.state):
        _end_match(story)


def _play(story: _Story, action: Play, by: Seat) -> None:
    state = story.state
    formula, lost_slam = action.formula, False
    if state.phase is LEAD:
        lost_slam = state.self_call_due
        if state.announced is not None:
            formula = state.announced[1]
    story.tell(Played(by, action.card, formula))
    if lost_slam:
        _end_match(story)
    elif len(state.trick) == 3:
        _finish_trick(story)


def _finish_trick(story: _Story) -> None:
    state = story.state
    story.tell(Taken(taker(state.leader, state.trick), state.trick, state.official or _pairs_out(state)))
    _after_trick(story)


def _pairs_out(state: State) -> bool:
    """Whether the cards played tell who made the first pair: the six tells nothing while the five is in hand."""
    by = {one: seat for seat, one in played_cards(state)}
    first, *others = (by.get(carta(text)) for text in state.table.rules.pairing_cards.value)
    partner = next((seat for seat in others if seat != first), None)
    return first is not None and partner is not None


def _after_trick(story: _Story) -> None:
    state = story.state
    if finished(state):
        _end_passata(story)
    elif state.caller is not None:
        _verify(story)
    elif play_is_over(state):
        _end_match(story)


def _claim(story: _Story, action: Claim, by: Seat) -> None:
    lost_slam = story.state.self_call_due
    story.tell(Claimed(by, claim_verdict(story.state, by), story.state.hands[by]))
    if lost_slam:
        _end_match(story)
    elif story.state.claimed is not None:
        _end_passata(story)


def _call_out(story: _Story, action: CallOut, by: Seat) -> None:
    """Words of the player on lead have begun a trick, which the pair may see completed first (Art. 22, 112, 132).

    Where a pair must call itself out nobody waits: by playing on it would lose what it is called for (Art. 170).
    """
    state = story.state
    own = state.won is not None and state.won.side == state.sides[by]
    story.tell(CalledOut(by, state.sides[by] if own else 1 - state.sides[by]))
    waits = trick_begun(state) and not state.self_call_due and state.table.reading > 1
    if state.phase is LEAD and not waits:
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
        due = not own or must_call_itself(state, called)
        speaks = due and slam_open(state, called)
        story.tell(MustSpeak(first_speaker(state, called))) if speaks else _end_match(story)
        return
    if state.table.rules.false_call.value is FalseCall.MATCH_LOST:
        story.tell(Decided(called, state.caller_points))
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
        story.tell(Decided(1 - loser, story.state.caller_points))
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
