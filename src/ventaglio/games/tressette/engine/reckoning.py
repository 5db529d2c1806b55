"""What is reckoned at Tressette from figures alone, for case files: stakes, the pot, an incontro, duplicate scores.

What is given is read strictly: a key that is misspelt would leave a figure out without a word.
"""

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final, TypeVar

import msgspec

from ventaglio.core.codec import whole
from ventaglio.core.expecting import one_of
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine import duplicate
from ventaglio.games.tressette.engine.compensation import damage
from ventaglio.games.tressette.engine.expecting import FATES, amount
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.engine.session import (
    Result,
    Session,
    begin_match,
    finished,
    next_match,
    open_session,
    request_stop,
)
from ventaglio.games.tressette.engine.stakes import How, Outcome, after_match, feed, settle
from ventaglio.games.tressette.engine.state import State

Amount = int | float | str
"""A figure as a case writes it: ``3``, ``2.5``, ``"5/3"``."""
T = TypeVar("T")

_FIELD: Final = re.compile(r"`\$?\.?([^`]+)`$")


class _Given(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    """Something given."""


class GivenMatch(_Given):
    """How a match came out; without a winner it is a tie."""

    winner: int | None = None
    how: str = How.ORDINARY.value
    loser_points: int = 0
    target_reached_before: bool = False
    by_lay_down_before_target: bool = False
    cappotto_declared_and_missed: bool = False
    called_out: bool = False
    difference: int | None = None

    def outcome(self) -> Outcome:
        """The same for whoever settles."""
        return Outcome(
            winner=self.winner,
            how=How(one_of(self.how, [how.value for how in How])),
            loser_points=self.loser_points,
            target_reached_before=self.target_reached_before,
            by_claim_before_target=self.by_lay_down_before_target,
            slam_declared_and_missed=self.cappotto_declared_and_missed,
            called_out_modern=self.called_out,
            difference=self.difference,
        )


class GivenStakes(GivenMatch):
    """A match that is settled, with the pot as it lay and who took part."""

    pot: Amount = 0
    participants: int = 4
    variable: dict[str, Amount] | None = None
    """What each difference of points is worth, from the least upwards."""


class GivenPot(_Given):
    """The pot before a match."""

    pot: Amount = 0
    participants: int = 4
    first: bool = False


class PlayedMatch(GivenMatch):
    """A match of an incontro, and who was with whom: the side of each seat."""

    sides: tuple[int, ...] = (0, 1, 0, 1)


class GivenSession(_Given):
    """An incontro: who takes part, in the order of the lot, and its matches so far."""

    names: tuple[str, ...]
    matches: tuple[PlayedMatch, ...] = ()
    dealer: int = 0
    giri: int | None = None
    single_passata: bool = False
    variable: dict[str, Amount] | None = None
    begun: bool = False
    """Whether the next match has begun."""
    stop_by: str = ""
    """Who has asked to stop, when all this had been played."""


class GivenScores(_Given):
    """A board: its results at the other tables, and why this one needs a score of the referee's."""

    kind: str
    scores: tuple[tuple[int, int], ...] = ()
    reachable: tuple[tuple[int, int], ...] = ()
    innocent: int = 0
    guiltier: int = 0
    gravity: Amount = 1
    lot: int | None = None


def _read(given: Mapping[str, Any], kind: type[T]) -> T:
    try:
        return msgspec.convert(given, whole(kind))
    except msgspec.ValidationError as error:
        found = _FIELD.search(str(error))
        key = found[1] if found else "given"
        raise BadInput(f"'given': {error}", "given-kind", key=key) from None


def _steps(variable: Mapping[str, Amount] | None) -> dict[int, Fraction] | None:
    if variable is None:
        return None
    return {int(amount(least)): amount(str(stakes)) for least, stakes in variable.items()}


# ── Each of them ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _stakes(rules: Rules, given: Mapping[str, Any]) -> dict[str, Any]:
    """What a match is worth, what it does to the pot, and what it costs each of the pair that came off badly."""
    match = _read(given, GivenStakes)
    settlement = settle(rules, match.outcome(), _steps(match.variable))
    change = after_match(rules, settlement.pot, amount(str(match.pot)), match.participants)
    return {
        "stakes": settlement.stakes,
        "items": [line.item for line in settlement.lines],
        "each 0": settlement.each[0],
        "each 1": settlement.each[1],
        "pot": FATES[settlement.pot],
        "pot-after": change.pot,
        "pot-winners": change.winners,
        "pot-resters": change.resters,
        "damage": damage(rules, settlement, change),
    }


def _pot(rules: Rules, given: Mapping[str, Any]) -> dict[str, Any]:
    """The pot when everybody has put in his part."""
    pot = _read(given, GivenPot)
    fed = feed(rules, amount(str(pot.pot)), pot.participants, pot.first)
    return {"pot-after": fed.pot, "part": -fed.winners}


def _session(rules: Rules, given: Mapping[str, Any]) -> dict[str, Any]:
    """Who sits, rests, deals and leads next, the balances and the pot, and when it ends."""
    told = _read(given, GivenSession)
    session = open_session(
        rules,
        told.names,
        dealer=told.dealer,
        giri=told.giri,
        single_passata=told.single_passata,
        variable=_steps(told.variable),
    )
    for match in told.matches:
        session = next_match(session, Result(match.outcome(), match.sides))
    if told.begun:
        session = begin_match(session)
    if told.stop_by:
        session = request_stop(session, told.names.index(one_of(told.stop_by, told.names)))
    return _told(session)


def _told(session: Session) -> dict[str, Any]:
    names = session.names
    return {
        "seats": [names[player] for player in session.seats],
        "resting": [names[player] for player in session.resting],
        "dealer": names[session.seats[session.dealer]],
        "leader": names[session.seats[session.leader]],
        "cutter": names[session.seats[session.cutter]],
        "pot-after": session.pot,
        "played": len(session.played),
        "until": session.until,
        "finished": finished(session),
        **{f"balance {name}": balance for name, balance in zip(names, session.balances, strict=True)},
    }


def _duplicate(rules: Rules, given: Mapping[str, Any]) -> dict[str, Any]:
    """The score that a referee gives for a board; with ``compared``, each table beside the others."""
    board = _read(given, GivenScores)
    elsewhere = tuple(duplicate.Score(table, points) for table, points in enumerate(board.scores, start=1))
    match one_of(board.kind, ("artificial", "assigned", "both-equally", "both-unequally", "compared")):
        case "compared":
            results = duplicate.Results(duplicate.Board(1, (), 0), elsewhere)
            return {f"difference {one.table} {one.line}": one.difference for one in duplicate.compare(results)}
        case "assigned":
            given_score: duplicate.Arbitral | duplicate.CastLot = duplicate.assigned(
                rules, board.reachable, board.innocent
            )
        case "both-equally":
            given_score = duplicate.both_equally(rules, elsewhere, board.lot)
        case "both-unequally":
            gravity = amount(str(board.gravity))
            given_score = duplicate.both_unequally(rules, elsewhere, board.guiltier, gravity, board.lot)
        case _:
            given_score = duplicate.artificial(rules, elsewhere, board.lot)
    if isinstance(given_score, duplicate.CastLot):
        return {"score": "", "exact": given_score.exact, "lot": True}
    return {"score": given_score.points, "exact": given_score.exact, "lot": given_score.lot is not None}


RECKONINGS: Final[dict[str, Callable[[State, Mapping[str, Any]], dict[str, Any]]]] = {
    "stakes": lambda state, given: _stakes(state.table.rules, given),
    "pot": lambda state, given: _pot(state.table.rules, given),
    "session": lambda state, given: _session(state.table.rules, given),
    "duplicate": lambda state, given: _duplicate(state.table.rules, given),
}
"""What can be reckoned, by the name that a case gives it."""
