"""Who has won, when it is decided, and what may still be played for: target, cappotto, calling out, the dialogue."""

from collections.abc import Mapping
from typing import Final

from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.rules import AccusedWin, Dialogue, FalseCall, Pairs, Review, Verifier
from ventaglio.games.tressette.engine.state import (
    Kind,
    State,
    Won,
    buongioco_points,
    deck_points,
    finished,
    finished_tricks,
    partner,
    points,
    thirds,
)
from ventaglio.games.tressette.engine.trick import next_seat

_BY_PASSATE: Final = Kind.PASSATE


def target(state: State) -> int:
    """The points that decide the match, where points do."""
    rules = state.table.rules
    return rules.single_passata_points.value if state.table.kind is Kind.SINGLE else rules.target.value


def decided(state: State, accused_by: Seat | None = None) -> Won | None:
    """Whether a side has now reached the target, nobody having done so before (Art. 102: the first in time)."""
    if state.won is not None or state.table.kind is _BY_PASSATE:
        return state.won
    for side in (0, 1):
        if points(state, side) >= target(state) and side != lost_by_calling(state):
            return Won(side, finished_tricks(state), points(state, 1 - side), accused_by)
    return None


def still_won(state: State) -> Won | None:
    """Who has won where points may have been lost: whoever is short of the target again has not, save by a call."""
    won = state.won
    if won is None or won.called or state.table.kind is Kind.PASSATE or points(state, won.side) >= target(state):
        return won
    return None


def lost_by_calling(state: State) -> int | None:
    """The side that has just called the other out, where whoever calls loses the match in any case (Art. 169)."""
    loses = state.table.rules.false_call.value is FalseCall.MATCH_LOST
    own = state.caller is not None and state.called == state.sides[state.caller]
    return 1 - state.called if loses and state.called is not None and not own else None


def has_point(state: State, side: int) -> bool:
    """Whether a side has its first whole point of the passata, which ends the other's hope of a cappotto."""
    return deck_points(state, side) > 0


def slam_open(state: State, side: int) -> bool:
    """Whether a side may still make the cappotto: a match by points, and no whole point of the others (Art. 102)."""
    rules = state.table.rules
    counts = state.table.kind is Kind.POINTS and rules.slam_wins.value and not rules.losing_game.value
    return counts and not has_point(state, 1 - side)


def slam_made(state: State, side: int) -> bool:
    """Whether a side has made the cappotto."""
    return finished(state) and slam_open(state, side)


def play_is_over(state: State) -> bool:
    """Whether nothing is left to play for, though cards remain: the match is decided and no cappotto can change it.

    Secret pairs play on: to stop, or not to, would tell who plays with whom.
    """
    won, rules = state.won, state.table.rules
    if won is None or not state.official or not rules.last_passata_may_stop.value:
        return False
    if rules.play_ends_at_target.value:
        return True
    if state.slam is not None:
        return not slam_open(state, state.slam)
    if not slam_open(state, won.side):
        return True
    return beyond_calling(state) and rules.accused_win.value is AccusedWin.ENDS_AT_ONCE


def beyond_calling(state: State) -> bool:
    """Whether accusations alone, which come before any trick is finished, have passed what can be called out (130)."""
    won = state.won
    if won is None or won.called or won.trick:
        return False
    made = state.scores[won.side] + buongioco_points(state, won.side)
    return made > target(state) + state.table.rules.call_reaches.value[1]


def must_call_itself(state: State, side: int) -> bool:
    """Whether a pair that was called out too early must call itself out as soon as it has the points (Art. 170)."""
    return state.table.rules.self_call_after_false_call.value and state.calls[1 - side] > 0 and state.slam is None


def self_call_is_due(state: State) -> bool:
    """Whether the trick just finished has given such a pair the points. That is told to nobody (Art. 130)."""
    won = state.won
    if won is None or finished(state) or state.caller is not None or play_is_over(state):
        return False
    return must_call_itself(state, won.side) and points(state, won.side) >= target(state)


def missing_thirds(state: State, side: int) -> int:
    """How many thirds of a point a side still lacks (Art. 135)."""
    base = state.scores[side] + buongioco_points(state, side)
    return 3 * (target(state) - base) - thirds(state, side)


def verifier(state: State, caller: Seat) -> Seat:
    """Who counts the points of the pair that was called out (Art. 133, 134)."""
    called, rules = 1 - state.sides[caller], state.table.rules
    if state.sides[state.leader] != called:
        return _verifying(state, rules.verifier_after_lost_lead.value)
    reviewing, not_reviewing = rules.verifier.value
    return _verifying(state, reviewing if rules.review.value is Review.LAST_AND_OWN_PILE else not_reviewing)


def _verifying(state: State, who: Verifier) -> Seat:
    match who:
        case Verifier.ON_LEAD:
            return state.leader
        case Verifier.PARTNER:
            return partner(state, state.leader)
        case Verifier.NEXT_OPPONENT:
            return first_after_lead(state, 1 - state.sides[state.leader])


# ── The dialogue before a cappotto (Art. 139–143) ────────────────────────────────────────────────────────────────────

NO: Final = "no"
GO: Final = "go"

EIGHT: Final[Mapping[tuple[str, ...], str | None]] = {
    (): None,
    ("non-vado",): NO,
    ("scopro",): NO,
    ("vado",): GO,
    ("non-potrei",): None,
    ("non-potrei", "non-andiamo"): NO,
    ("non-potrei", "vado"): GO,
    ("potrei",): None,
    ("potrei", "andiamo"): GO,
    ("potrei", "non-vado"): NO,
    ("potrei", "scopro"): NO,
    ("potrei", "non-potrei"): None,
    ("potrei", "non-potrei", "vado"): GO,
    ("potrei", "non-potrei", "non-andiamo"): NO,
    ("potrei", "non-potrei", "scopro"): NO,
}
"""The dialogue with unilateral decisions: what has been said, and what it comes to; None while somebody must speak."""

THREE: Final[Mapping[tuple[str, ...], str | None]] = {
    (): None,
    ("non-vado",): NO,
    ("scopro",): NO,
    ("potrei",): None,
    ("potrei", "no"): NO,
    ("potrei", "scopro"): NO,
    ("potrei", "andiamo"): GO,
}
"""The dialogue of fixed pairs."""

UNILATERAL: Final = (("vado",), ("non-potrei", "vado"), ("potrei", "non-potrei", "vado"))
"""The ways to a cappotto decided by one partner alone."""


def dialogue(state: State) -> Mapping[tuple[str, ...], str | None]:
    """The dialogue of this table (Art. 142, 143)."""
    rules = state.table.rules
    fixed = rules.pairs.value is Pairs.FIXED
    return THREE if fixed or rules.dialogue.value is Dialogue.THREE_PATHS else EIGHT


def words(state: State) -> tuple[str, ...]:
    """What may be said next."""
    so_far = state.spoken
    return tuple(path[-1] for path in dialogue(state) if len(path) == len(so_far) + 1 and path[:-1] == so_far)


def first_speaker(state: State, side: int) -> Seat:
    """Who speaks first (Art. 141)."""
    if state.sides[state.leader] == side:
        return state.leader
    accused_by = None if state.won is None else state.won.accused_by
    if accused_by is not None and state.sides[state.tricks[0].winner] != side:
        return accused_by
    return first_after_lead(state, side)


def first_after_lead(state: State, side: int) -> Seat:
    """The first seat of a side in turn after the player on lead."""
    seat = next_seat(state.leader)
    while state.sides[seat] != side:
        seat = next_seat(seat)
    return seat
