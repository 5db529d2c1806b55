"""What a contest came to, as a file: everything that its table and its plot show, and all that is needed to go on.

Nothing in it depends on where it was played, on how many machines or when: the same command gives the same bytes.
"""

import math
import platform
import re
from collections.abc import Sequence
from importlib.metadata import version
from typing import Final, Literal

import msgspec

import ventaglio
from ventaglio.core.refusal import BadInput
from ventaglio.lab.arena.contests import Meetings, Question
from ventaglio.lab.arena.figures import Decision, Interval, Moments, always_valid, by_bootstrap, by_t, wilson
from ventaglio.lab.arena.playing import Contest, Result, table_of
from ventaglio.lab.arena.ratings import ratings

FORMAT: Final = "ventaglio-arena"
VERSION: Final = 1
"""Of the format; a later one reads this one too."""

DIGITS: Final = 6
"""Decimals of what is computed. More would tell processors apart, and bots no better."""

Bounds = tuple[float, float] | None
"""From where to where; None where nothing is known yet."""


class Points(msgspec.Struct, frozen=True):
    """Points a hand: those of either bot, and what the first has more."""

    first: float
    second: float
    difference: float
    error: float
    """The standard error of the difference."""
    always_valid: Bounds
    """Its confidence sequence, which holds whenever one looks."""
    t: Bounds
    """Student's interval, for a number of deals that was fixed beforehand."""
    bootstrap: Bounds
    """The same from deals drawn anew."""


class Won(msgspec.Struct, frozen=True):
    """The games that the first bot won; drawn ones count half."""

    games: int
    won: float
    share: float
    wilson: Bounds


class Meeting(msgspec.Struct, frozen=True):
    """Two bots, what they came to, and every deal they played."""

    bots: tuple[str, str]
    deals: int
    hands: int
    unfinished: int
    points: Points
    won: Won
    results: tuple[Result, ...]


class Answer(msgspec.Struct, frozen=True):
    """The question of a duel, and what came of it."""

    at_least: float
    decided: bool
    better: bool | None
    """Whether the first bot is better by more than was asked."""
    after: int


class Rated(msgspec.Struct, frozen=True):
    """A bot of a league."""

    bot: str
    rating: float
    rating_within: Bounds
    points: float
    """By how many points a hand it was better than the others, on average."""
    points_within: Bounds


class Report(msgspec.Struct, frozen=True):
    """A contest."""

    format: str
    version: int
    command: str
    """What gives the same again."""
    versions: dict[str, str]
    game: str
    code: str
    edition: str
    fingerprint: str
    """Of the values of the norms that were played by."""
    table: dict[str, str]
    players: int
    unit: Literal["hand", "match"]
    """What was played on each deal: a hand, or a whole match."""
    seed: int
    alpha: float
    bots: tuple[str, ...]
    interrupted: bool
    answer: Answer | None
    """For two bots that met over a question."""
    league: tuple[Rated, ...] | None
    """For several, the best first."""
    meetings: tuple[Meeting, ...]


def report(
    meetings: Meetings, question: Question, decision: Decision | None, command: str, *, interrupted: bool = False
) -> Report:
    """What has been played so far. Without a decision it is a league."""
    contest = meetings.contest
    plug, opening = table_of(contest)
    rules = plug.kit.rules(opening)
    answer = None
    if decision is not None:
        answer = Answer(question.at_least, decision.answer is not None, decision.answer, decision.after)
    return Report(
        format=FORMAT,
        version=VERSION,
        command=command,
        versions={
            "ventaglio": ventaglio.__version__,
            "python": platform.python_version(),
            "numpy": version("numpy"),
        },
        game=contest.game,
        code=rules.id,
        edition=rules.edition,
        fingerprint=dict(contest.headers).get("Fingerprint", ""),
        table=dict(contest.headers),
        players=plug.game.players(opening),
        unit="match" if contest.whole else "hand",
        seed=contest.seed,
        alpha=question.alpha,
        bots=meetings.bots,
        interrupted=interrupted,
        answer=answer,
        league=None if decision is not None else _league(meetings, question.alpha),
        meetings=tuple(
            _meeting(pair, results, question.alpha, contest.seed) for pair, results in meetings.results.items()
        ),
    )


def _meeting(bots: tuple[str, str], results: Sequence[Result], alpha: float, seed: int) -> Meeting:
    differences = [result.difference for result in results]
    seen, games = Moments(differences), 2 * len(results)
    won = sum(result.won for result in results)
    points = Points(
        first=_short(Moments(result.first for result in results).mean),
        second=_short(Moments(result.second for result in results).mean),
        difference=_short(seen.mean),
        error=_short(seen.error),
        always_valid=_bounds(always_valid(seen, alpha)),
        t=_bounds(by_t(seen, alpha)),
        bootstrap=_bounds(by_bootstrap(differences, alpha, seed)),
    )
    share = Won(games, won, _short(won / games) if games else 0.5, _bounds(wilson(won, games, alpha)))
    hands, unfinished = sum(one.hands for one in results), sum(one.unfinished for one in results)
    return Meeting(bots, len(results), hands, unfinished, points, share, tuple(results))


def _league(meetings: Meetings, alpha: float) -> tuple[Rated, ...]:
    number = {bot: at for at, bot in enumerate(meetings.bots)}
    by_number = {(number[one], number[other]): results for (one, other), results in meetings.results.items()}
    if not meetings.played:
        return ()
    found = [
        Rated(bot, _short(one.rating), _bounds(one.within), _short(one.points), _bounds(one.points_within))
        for bot, one in zip(meetings.bots, ratings(len(number), by_number, alpha, meetings.contest.seed), strict=True)
    ]
    return tuple(sorted(found, key=lambda one: -one.rating))


def _short(figure: float) -> float:
    return round(figure, DIGITS)


def _bounds(found: Interval) -> Bounds:
    return (_short(found.low), _short(found.high)) if math.isfinite(found.low) else None


# ── Files ────────────────────────────────────────────────────────────────────────────────────────────────────────────

_FIGURES: Final = re.compile(r"\[\s+([-\d.eE,\s]+?)\s+\]")


def write(found: Report) -> str:
    """A contest as JSON, with a line for every deal."""
    text = msgspec.json.format(msgspec.json.encode(found), indent=2).decode()
    return _FIGURES.sub(lambda figures: f"[{' '.join(figures[1].split())}]", text) + "\n"


def read(text: str, file: str) -> Report:
    """The inverse."""
    try:
        found = msgspec.json.decode(text, type=Report)
    except msgspec.MsgspecError as error:
        raise BadInput(f"{file}: {error}", "arena-file", file=file, why=str(error)) from None
    if (found.format, found.version) != (FORMAT, VERSION):
        why = f"{found.format} {found.version}"
        raise BadInput(f"{file}: {why}", "arena-file", file=file, why=why)
    return found


def take_over(meetings: Meetings, earlier: Report, file: str) -> None:
    """Go on from what was played before; what was played under other conditions is refused."""
    differing = [name for name, (here, there) in _conditions(meetings.contest, earlier).items() if here != there]
    if differing:
        names = ", ".join(differing)
        raise BadInput(f"{file} holds another contest: {names} differ", "arena-other", file=file, differing=names)
    for meeting in earlier.meetings:
        if set(meeting.bots) <= set(meetings.bots):
            meetings.take(meeting.bots, meeting.results)


def _conditions(contest: Contest, earlier: Report) -> dict[str, tuple[object, object]]:
    return {
        "game": (contest.game, earlier.game),
        "table": (dict(contest.headers), earlier.table),
        "seed": (contest.seed, earlier.seed),
        "matches": ("match" if contest.whole else "hand", earlier.unit),
        "version": (ventaglio.__version__, earlier.versions.get("ventaglio")),
    }
