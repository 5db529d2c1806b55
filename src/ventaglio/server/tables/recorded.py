"""What is told of a match from the lines of its log alone: work for a process that has nothing else at hand."""

from collections.abc import Sequence

from ventaglio.core.record import spell_record
from ventaglio.games.common.plugin.proofs import Verification, verify
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.server.store.logs import Row
from ventaglio.server.tables.records import Course, course_of, read_log, record_of
from ventaglio.server.tables.replaying import Replay, replay_of
from ventaglio.server.tables.scores import MatchScores, scores_of
from ventaglio.server.tables.shown import Shown


def text_of(table_id: str, rows: Sequence[Row]) -> str:
    """The record of a match."""
    return _text(_course(table_id, rows))


def steps_of(
    table_id: str, rows: Sequence[Row], first: int, count: int, language: str, place: int | None = None
) -> Replay:
    """Some steps of it, with everything open, seen from a place."""
    return replay_of(Shown.of(_course(table_id, rows)), first, count, language, place)


def steps_in(record: str, first: int, count: int, language: str, place: int | None = None) -> Replay:
    """The same of a record from anywhere, which has to be replayed."""
    return replay_of(Shown.in_record(record, language), first, count, language, place)


def counts_of(table_id: str, rows: Sequence[Row], language: str) -> MatchScores:
    """The count of every hand, and what the match came to."""
    return scores_of(_course(table_id, rows), language)


def proofs_of(table_id: str, rows: Sequence[Row], language: str) -> Verification:
    """Whether its deals are those that were promised."""
    course = _course(table_id, rows)
    return verify(_text(course), Voice(translator(language)), course.steps)


def proofs_in(record: str, language: str) -> Verification:
    """The same of a record from anywhere, which has to be replayed."""
    return verify(record, Voice(translator(language)))


def _course(table_id: str, rows: Sequence[Row]) -> Course:
    return course_of(table_id, read_log((row.at, row.body) for row in rows))


def _text(course: Course) -> str:
    return spell_record(course.table.kit.game, record_of(course))
