"""What hangs on half of the rounds, and who may take the place of somebody who is missing (F19 39, 41; INT 33)."""

from ventaglio.core.norms import Norm
from ventaglio.core.refusal import Refusal
from ventaglio.tournaments.director.regulation import Regulation
from ventaglio.tournaments.director.terms import Format


def past(share: tuple[int, int], completed: int, rounds: int) -> bool:
    """Whether more than this part of the rounds has been played. Half is past once more than half are over."""
    part, whole = share
    return completed * whole > rounds * part


def prizes_if_broken_off(regulation: Regulation, completed: int, rounds: int) -> bool:
    """Whether a tournament that cannot go on awards prizes by its last ranking, or gives the money back (F19 41)."""
    return regulation.broken_off_prizes.value and past((1, 2), completed, rounds)


def substitution(
    regulation: Regulation,
    entrants: Format,
    *,
    completed: int,
    rounds: int,
    leaving: int,
    before: int,
    newcomers: bool,
    first_positions_out: bool,
    told: bool,
) -> Refusal | None:
    """Why so many players of an entrant may not be replaced, if they may not.

    ``leaving`` go now and ``before`` went earlier. ``newcomers``: whoever steps in has not played in this tournament.
    ``first_positions_out``: the first round is posted and not over. ``told``: who is missing had told the organisers.
    """
    r = regulation
    if past(r.substitution_share.value, completed, rounds):
        return _no("substitution-past-half", r.substitution_share, completed=completed, rounds=rounds)
    if r.substitution_first_round_told.value and first_positions_out and not told:
        return _no("substitution-not-told", r.substitution_first_round_told)
    if r.substitution_newcomers.value and not newcomers:
        return _no("substitution-already-played", r.substitution_newcomers)
    if entrants is Format.TEAMS:
        most = r.substitution_team.value
        return _no("substitution-team", r.substitution_team, most=most) if leaving + before > most else None
    if r.substitution_once.value and before:
        return _no("substitution-once", r.substitution_once)
    if entrants is Format.PAIRS and leaving > 1 and not r.substitution_whole_pair.value:
        return _no("substitution-whole-pair", r.substitution_whole_pair)
    return None


def _no(reason: str, norm: "Norm[bool] | Norm[int] | Norm[tuple[int, int]]", **facts: int) -> Refusal:
    return Refusal(reason, norm.cite, dict(facts))
