"""The clock, the count and the score sheet, onlookers and absent pairs: what texts do alike."""

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from msgspec.structs import replace

from ventaglio.games.burraco.referee.law import Ask
from ventaglio.law.referee.figures import steps
from ventaglio.tournaments.director.corrections import Effect, Mistake, Moment, Need, correction
from ventaglio.tournaments.director.lateness import Late, late, minutes
from ventaglio.tournaments.director.regulation import ByHands, Score

# ── Cards mixed before the count ─────────────────────────────────────────────────────────────────────────────────────


def mixed(ask: Ask) -> None:
    """The referee tries to rebuild the hand first; the score goes by what the players report."""
    ask.order("restore hand" if ask.yes("rebuildable") else "arbitral-score side")


# ── A slow turn ──────────────────────────────────────────────────────────────────────────────────────────────────────


def too_slow(ask: Ask) -> bool:
    """Whether a turn has lasted longer than its seconds, which go by the cards one holds.

    How many cards these were is asked only where it decides: nobody has more than the longest time, and whoever kept
    to the shortest has kept to his own.
    """
    limits = ask.law.rules.turn_seconds.value
    if not limits:
        return False
    times = sorted({seconds for _, seconds in limits})
    answers = [f"up-to-{seconds}" for seconds in times]
    lasted = ask.one("turn-seconds", *answers, f"over-{times[-1]}")
    if lasted not in answers[1:]:
        return lasted not in answers
    ask.reads("cards-at-the-start-of-the-turn")
    over = times[answers.index(lasted) - 1]
    classes = dict(zip(_cards_held([fewer for fewer, _ in limits[:-1]]), limits, strict=True))
    return classes[ask.one("cards-held", *classes)][1] <= over


def _cards_held(bounds: list[int]) -> tuple[str, ...]:
    """The answers to how many cards: fewer than the first bound, from each to the next, the last or more."""
    between = (f"{low}-to-{high - 1}" for low, high in pairwise(bounds))
    return (f"under-{bounds[0]}", *between, f"{bounds[-1]}-or-more")


def slow(ask: Ask, how: str) -> None:
    """The referee grants some seconds more, ``how`` says for what; then the turn is ended for the player."""
    if not too_slow(ask) or ask.yes("valid-reason"):
        ask.nothing()
        return
    ask.order(f"hurry offender {how}-{ask.law.rules.grace_seconds.value or 0}")
    if ask.yes("complied"):
        return
    if not ask.yes("has-picked-up"):
        ask.order("pick-up offender draw")
        ask.reads("forced-draw-first")
    ask.order("discard highest-card offender now")
    ask.reads("highest-card-by-rank")


# ── Late pairs ───────────────────────────────────────────────────────────────────────────────────────────────────────


TEAMS: Final = "teams"


class Step(NamedTuple):
    """What a delay has led to, and the bonuses that led there one after the other."""

    late: Late
    bonuses: tuple[int, ...]


def late_by(ask: Ask) -> Step:
    """What the delay costs. A code without steps asks for nothing: no delay costs anything."""
    regulation = ask.law.directed
    ladder = sorted(regulation.late.value, key=lambda step: step.over)
    bounds = [step.over for step in ladder if step.over]
    if not bounds:
        return Step(late(regulation, 1), ())
    answers = steps(tuple(map(minutes, bounds)))
    at = answers.index(ask.one("late-by", *answers))
    seconds = bounds[at] if at < len(bounds) else bounds[-1] + 1
    return Step(late(regulation, seconds), tuple(step.bonus for step in ladder if step.bonus and step.over < seconds))


def late_is_free(ask: Ask, step: Step) -> bool:
    """Whether so short a delay costs nothing; then the ruling is written."""
    if step.late.warning or step.late.bonus or step.late.forfeit:
        return False
    ask.nothing()
    return True


def round_hands(ask: Ask) -> int:
    """How long the round is, in smazzate; 0 for teams, which stand only in the table of the score for a rest."""
    hands = hands_of_round(ask)
    if not hands:
        ask.reads("teams-as-in-the-score-of-a-rest")
    return hands


def hands_of_round(ask: Ask) -> int:
    """The same, where nothing has to be said of teams."""
    lengths = {f"{hands}-hands" if hands else TEAMS: hands for hands in sorted(_lengths(ask), key=lambda n: (not n, n))}
    return lengths[ask.one("round-hands", *lengths)]


def _lengths(ask: Ask) -> Iterable[int]:
    return ask.law.directed.forfeit_won.value


def award(score: Score) -> str:
    """What a match is worth that was not played out, as an order writes it: victory points and match points."""
    sign = "minus-" if score.mp < 0 else ""
    return f"{score.vp}-{sign}{abs(score.mp)}"


def victory_points(scores: ByHands, hands: int | None = None) -> str:
    """The same where the article gives victory points only; for the length of a round, or for all alike."""
    return str(scores[hands].vp if hands is not None else next(iter(scores.values())).vp)


def unless_unfair(ask: Ask, who: str, score: str, article: str = "") -> None:
    """Points for whoever was missing are not given where that would be an advantage he did not earn."""
    if ask.yes("unfair-advantage"):
        ask.may(f"arbitral-score {who}", article=article)
        ask.reads("no-points-for-an-unfair-advantage")
    else:
        ask.order(f"award {who} {score}", article=article)


def late_entry(ask: Ask) -> None:
    """Once the entries are closed."""
    ask.may("admit" if ask.yes("incomplete-table") else "turn-away")


# ── Absent pairs ─────────────────────────────────────────────────────────────────────────────────────────────────────


def can_be_replaced(ask: Ask) -> bool:
    """Whether there is still somebody, and time, to take the place of who is missing."""
    return ask.yes("substitute-found") and not ask.yes("past-half")


def may_be_replaced(ask: Ask) -> bool:
    """The same by a code that has conditions of its own: each is asked for by itself."""
    regulation = ask.law.directed
    if not can_be_replaced(ask):
        return False
    if regulation.substitution_newcomers.value and ask.yes("substitute-has-played"):
        return False
    if regulation.substitution_once.value and ask.yes("replaced-before"):
        return False
    posted = regulation.substitution_first_round_told.value and ask.yes("first-round-posted")
    return not posted or ask.yes("organisers-told")


def other_rounds(ask: Ask) -> None:
    ask.order("award later-opponents rest", "stands earlier-results")


# ── Mistakes on the score sheet ──────────────────────────────────────────────────────────────────────────────────────


AGREES: Final[Mapping[Need, str]] = {
    "opponents": "opponents-confirm",
    "whole-table": "table-confirms",
    "countersigned-by-referee": "referee-called-in-time",
}
"""What has to be asked where a correction needs somebody's word."""


def sheet_error(ask: Ask) -> None:
    """What may still be put right on a sheet that was handed in; a director's desk goes by the same effects."""
    mistake = Mistake(ask.one("sheet-error", *(one.value for one in Mistake)))
    found = Moment(ask.one("error-found", *(one.value for one in Moment)))
    effect = _effect(ask, mistake, found)
    if not effect.allowed or not all(ask.yes(AGREES[need]) for need in effect.needs):
        ask.order("stands result")
        return
    correct = ask.may if effect.discretion else ask.order
    correct(f"correct-sheet {'now' if effect.from_round == 'now' else 'next-round'}")
    if found is Moment.AFTER_POSTING:
        if effect.seating == "kept":
            ask.order("stands positions")
        else:
            ask.may("redraw-positions")


def _effect(ask: Ask, mistake: Mistake, found: Moment) -> Effect:
    """The effect of a correction; what the tournament is like is asked only where it decides."""

    def effect(*, last_round: bool, by_standing: bool) -> Effect:
        whole = correction(ask.law.directed, mistake, found, by_standing=by_standing, last_round=last_round)
        # Positions that are not out yet are nobody's to keep or to draw again.
        return whole if found is Moment.AFTER_POSTING else replace(whole, seating="kept")

    last_round = found is not Moment.AFTER_POSTING and (
        any(effect(last_round=True, by_standing=by) != effect(last_round=False, by_standing=by) for by in (True, False))
        and ask.yes("last-round-over")
    )
    by_standing = (
        effect(last_round=last_round, by_standing=True) == effect(last_round=last_round, by_standing=False)
    ) or ask.yes("by-standing")
    return effect(last_round=last_round, by_standing=by_standing)


# ── A tournament broken off ──────────────────────────────────────────────────────────────────────────────────────────


def broken_off(ask: Ask) -> None:
    """By force majeure: past half of the rounds the last ranking posted gives the prizes, before that nothing does."""
    ask.order("award-prizes" if ask.yes("past-half") else "refund-prizes")
