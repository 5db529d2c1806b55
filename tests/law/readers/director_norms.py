"""Where each norm of tournaments shows."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from tests.law.readers.observing import Observe, Reader
from tests.texts import REGULATIONS, burraco_code
from tests.tournaments.director.desks import Desk, desk
from ventaglio.games.burraco.engine.rules import Correction
from ventaglio.games.burraco.referee.law import Law
from ventaglio.tournaments.director import awards, corrections
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.absences import prizes_if_broken_off, substitution
from ventaglio.tournaments.director.attention import reports_due
from ventaglio.tournaments.director.clock import minutes
from ventaglio.tournaments.director.corrections import Mistake, Moment
from ventaglio.tournaments.director.drafting import draft
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.judging.entries import noticed
from ventaglio.tournaments.director.lateness import late
from ventaglio.tournaments.director.penalties import left_on_table, points_lost
from ventaglio.tournaments.director.plan import Notice, Phase
from ventaglio.tournaments.director.publication import public
from ventaglio.tournaments.director.regulation import LateEntry, LateStep, Regulation, Score
from ventaglio.tournaments.director.standings import AccountLine, Source, lot, ordered, standings
from ventaglio.tournaments.director.terms import Format, Movement, Seating
from ventaglio.tournaments.director.victory import victory
from ventaglio.tournaments.paper.desk import Asked
from ventaglio.tournaments.paper.slips import score_slips

FIBUR: Final = REGULATIONS["fibur-2019"]
ONE: Final = {hands: Score(11, 55) for hands in (2, 3, 4, 0)}
CROSSED: Final = (e.Match(1, ((1,), (4,))), e.Match(2, ((3,), (2,))))


def _gives(award: Callable[..., object], *args: Any) -> Observe:
    """What a round is worth."""

    def observe(law: Regulation) -> Iterator[object]:
        yield award(law, *args)

    return observe


def _noticed(**notice: Any) -> Observe:
    """What a notice may announce."""

    def observe(law: Regulation) -> Iterator[object]:
        made = Notice(**{"name": "Prova", "code": "fibur-2019", "phases": (Phase(Movement.DANISH, 5),), **notice})
        yield noticed(e.Announced(made), lambda body: law)

    return observe


def _ruled(day: Desk, law: Regulation) -> Desk:
    day.t = replace(day.t, regulation=law)
    return day


def _day(*bodies: e.Happening, play: int = 0, entrants: int = 4, **notice: Any) -> Observe:
    """What is refused and what follows of a day: so many rounds played, the next one out, then these happenings."""

    def observe(law: Regulation) -> Iterator[object]:
        day = _ruled(desk(entrants, **notice), law)
        for _ in range(play):
            day.play()
        if play < day.t.notice.rounds:
            day.positions()
        for body in bodies:
            found = day.judge(body)
            yield found
            if found is None:
                day.do(body)
        yield standings(day.t, day.t.published)
        yield reports_due(day.t)
        yield public(day.t)

    return observe


def _minutes(law: Regulation) -> Iterator[object]:
    yield minutes(_ruled(desk(4), law).t)


def _corrected(mistake: Mistake, moment: Moment) -> Observe:
    def observe(law: Regulation) -> Iterator[object]:
        yield corrections.correction(law, mistake, moment, by_standing=True, last_round=False)

    return observe


def _substituted(**facts: Any) -> Observe:
    """Whether somebody may step in."""
    usual = {"completed": 0, "rounds": 5, "leaving": 1, "before": 0, "newcomers": True}
    usual |= {"first_positions_out": False, "told": False}

    def observe(law: Regulation) -> Iterator[object]:
        entrants = facts.get("entrants", Format.PAIRS)
        told = {name: value for name, value in {**usual, **facts}.items() if name != "entrants"}
        yield substitution(law, entrants, **told)

    return observe


def _one_to_one(law: Regulation) -> Iterator[object]:
    """Who meets whom when the ranking stays as it is."""
    day = _ruled(desk(4, format=Format.ONE_TO_ONE, hands=2), law)
    day.play(lambda round_, match: (900, 900) if (1,) in match.sides else (500, 500))
    yield [match.sides for match in draft(day.t).matches]


def _locked(law: Regulation) -> Iterator[object]:
    """How long a ranking is shown before it is definitive."""
    day = desk(4, Phase(Movement.DANISH, 1))
    day.play()
    day.post(checking=True)
    yield _ruled(day, law).judge(e.Locked(1))


def _found_in_groups(law: Regulation) -> Iterator[object]:
    day = _ruled(desk(4, Phase(Movement.DANISH, 1), Phase(Movement.DANISH, 1, groups=(1, 1))), law)
    day.positions()
    day.do(e.SheetLost(1, 1))
    day.score(1)
    yield day.judge(e.SheetFound(1, 1, ((500, 300),)))
    day.cut()
    day.positions()
    yield day.judge(e.SheetFound(1, 1, ((500, 300),)))


def _teams(law: Regulation) -> Iterator[object]:
    day = _ruled(desk(4, format=Format.TEAMS), law)
    day.positions()
    yield day.judge(e.Stopped(1, 1, e.Stop.INCOMPLETE))
    day.do(e.LinedUp(1, 1, ((0, 1), (2, 3))))
    day.score(1)
    day.positions()
    yield day.judge(e.LinedUp(2, 1, ((0, 2), (1, 3))))


def _late_entry(law: Regulation) -> Iterator[object]:
    """Whether somebody may still enter who completes no table, and who completes one."""
    for entrants in (4, 5):
        day = desk(entrants)
        day.play()
        yield _ruled(day, law).judge(e.Entered(entrants + 1, (Player("Tardi", "A", "1"), Player("Tardi", "B", "2"))))


def _missed(law: Regulation) -> Iterator[object]:
    yield awards.not_entered(law)


def _rests(law: Regulation) -> Iterator[object]:
    """Whether one who has rested may rest again."""
    day = _ruled(desk(5), law)
    day.play()
    rested = day.t.rounds[0].rests[0]
    drafted = draft(day.t)
    day.do(drafted)
    matches = []
    for match in drafted.matches:
        sides = tuple(tuple(drafted.rests[0] if n == rested else n for n in side) for side in match.sides)
        matches.append(e.Match(match.table, sides))  # type: ignore[arg-type]
    yield day.judge(e.Rearranged(2, tuple(matches), (rested,), "prova"))


def _slips(law: Regulation) -> Iterator[object]:
    """Who signs a score sheet of teams."""
    day = _ruled(desk(4, format=Format.TEAMS), law)
    day.positions()
    yield score_slips(Asked(day.t, "it")).labels


def _ties(law: Regulation) -> Iterator[object]:
    """Pairs level on victory points: one has the match points, the points or the lot, the other has won their match."""
    t = _ruled(desk(8), law).t
    by_lot = {n: max(n, n + 1, key=lambda one: lot(t.seed, one)) for n in (5, 7)}
    sums = {1: (40, 10, 0), 2: (40, 5, 0), 3: (30, 0, 10), 4: (30, 0, 5)}
    sums |= {5: (20, 0, 0), 6: (20, 0, 0), 7: (10, 0, 0), 8: (10, 0, 0)}
    winners = {2, 4, *(2 * n + 1 - by_lot[n] for n in (5, 7))}
    lines = {
        n: [AccountLine(Source.MATCH, 1, 20 if n in winners else 0, 0, opponents=(n + 1 if n % 2 else n - 1,))]
        for n in sums
    }
    yield ordered(t, list(sums), sums, lines)


def _figures(law: Regulation) -> Iterator[object]:
    """What the referee reads from the rules of tournaments."""
    yield Law(burraco_code("fibur-2019"), law).figures


def _delays(law: Regulation) -> Iterator[object]:
    yield from (late(law, seconds) for seconds in range(0, 700, 30))


def _warned(law: Regulation) -> Iterator[object]:
    yield from (points_lost(law, 4, warnings) for warnings in range(8))


READERS: Final[dict[str, Reader]] = {
    "victory_tables": Reader({4: (1, 2, 3)}, _gives(victory, 4, 300)),
    "round_minutes": Reader({4: (50, 60)}, _minutes),
    "correction": Reader(Correction.SUMS_ONLY, _corrected(Mistake.WRITING, Moment.BEFORE_POSTING)),
    # Tables and rounds
    "formats": Reader((Format.TEAMS,), _noticed()),
    "seatings": Reader((Seating.DRAW,), _noticed(seating=Seating.ORDER)),
    "movements": Reader((Movement.MITCHELL,), _noticed()),
    "further_movements": Reader((), _noticed(phases=(Phase(Movement.NO_REMATCH, 3),))),
    "wrong_seats_stand": Reader(False, _day(e.SatWrongly(1, CROSSED, ()))),
    "wrong_seats_warned": Reader(False, _day(e.SatWrongly(1, CROSSED, (2,)))),
    "minutes_free": Reader(True, _noticed(minutes=10)),
    "time_left_told": Reader(True, _day()),
    "line_up_changes": Reader(False, _teams),
    "opponent_changes": Reader(False, _one_to_one),
    # What a round is worth that was not played
    "rest": Reader(ONE, _gives(awards.rest, 4)),
    "rests_per_session": Reader(2, _rests),
    "forfeit_won": Reader(ONE, _gives(awards.forfeit, 4, 0)),
    "forfeit_lost": Reader(ONE, _gives(awards.forfeit, 4, 0)),
    "late": Reader((LateStep(60, forfeit=True),), _delays),
    "late_bonus_before_table": Reader(False, _gives(awards.played, 4, (500, 300), (100, 0))),
    "absent": Reader(ONE, _gives(awards.absent, 4, 1)),
    "absent_rounds": Reader(1, _gives(awards.absent, 4, 2)),
    "absent_for_good_scores": Reader(False, lambda law: [awards.absent(law, 4, 1, for_good=True)]),
    "absent_told": Reader(False, _day(e.Absent(1, 2, False, False))),
    "nil": Reader(ONE, _gives(awards.absent, 4, 4)),
    "left": Reader(ONE, _gives(awards.left, 4, 0)),
    "pause_minutes": Reader(20, _figures),
    "misconduct": Reader(ONE, _gives(awards.misconduct, 4)),
    "both_abandon": Reader(ONE, _gives(awards.both_abandoned, 4)),
    "quarrel": Reader(ONE, _gives(awards.quarrel, 4, 0)),
    "quarrel_bars": Reader(False, _day(e.Stopped(1, 1, e.Stop.QUARREL, 1), e.Scored(1, 2, ((500, 300),)))),
    "innocent_keeps_more": Reader(False, _gives(awards.left, 4, 0, (0, 3000))),
    "unfair_advantage_barred": Reader(False, _day(e.Stopped(1, 1, e.Stop.LEFT, 1, no_advantage=False))),
    "team_incomplete_forfeits": Reader(False, _teams),
    # Score sheets
    "captains_sign": Reader(True, _slips),
    "sheet_left_costs": Reader(0, _gives(left_on_table, (500, 300))),
    "lost_sheet": Reader(ONE, _gives(awards.lost_sheet, 4)),
    "lost_sheet_restored": Reader(False, _day(e.SheetLost(1, 1), e.SheetFound(1, 1, ((500, 300),)))),
    "lost_sheet_restored_in_groups": Reader(True, _found_in_groups),
    "recall": Reader(False, _corrected(Mistake.TRANSCRIPTION, Moment.AFTER_POSTING)),
    "provisional_minutes": Reader(3, _locked),
    # Warnings
    "warnings_per_point": Reader(2, _warned),
    "warning_costs_mp": Reader(True, _gives(points_lost, 4, 3)),
    # People
    "substitution_share": Reader((1, 5), _substituted(completed=2)),
    "substitution_whole_pair": Reader(False, _substituted(leaving=2)),
    "substitution_once": Reader(False, _substituted(before=1)),
    "substitution_newcomers": Reader(False, _substituted(newcomers=False)),
    "substitution_first_round_told": Reader(False, _substituted(first_positions_out=True)),
    "substitution_team": Reader(1, _substituted(leaving=2, entrants=Format.TEAMS)),
    "late_entry": Reader(LateEntry.ANYBODY, _late_entry),
    "late_entry_missed": Reader(Score(5, 0), _missed),
    # The ranking
    "ties": Reader(("lot",), _ties),
    "prize_ranks": Reader(2, _day(e.PrizesSet((e.Prize(3, 5000),)))),
    "broken_off_prizes": Reader(False, _gives(prizes_if_broken_off, 3, 5)),
}

CHOICES: Final[dict[str, tuple[Observe, ...]]] = {"absent": (_gives(awards.absent, 2, 1),)}
"""Where choices show that the usual place does not show."""
