"""What a match has come to: the count of every hand that is over, line by line, and the result at the end."""

import msgspec
from msgspec.structs import replace

from ventaglio.games.common.words.counting import HandCount, Result
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.server.tables.records import Course
from ventaglio.server.tables.table import CLOSED, OVER, HostedTable


class MatchScores(msgspec.Struct, frozen=True):
    """Every count of a match."""

    game: str
    code: str
    status: str
    hands: tuple[HandCount, ...]
    result: Result | None
    """Who won, and what that is worth; None unless the match was played to its end."""
    closed: str
    """Why it was not, in a sentence."""


def scores_of(course: Course, language: str) -> MatchScores:
    """The counts of a match."""
    table, voice = course.table, Voice(translator(language))
    kit = table.kit
    hands = []
    result = None
    for step in course.steps:
        counted = kit.hand_count(voice, step.before, step.events, step.after)
        if counted is not None:
            hands.append(counted)
        if kit.game.turn(step.after) is None:
            result = kit.match_result(voice, step.before, step.events, step.after)
    if table.status != OVER:
        result = None
    elif result is not None and table.why_closed:
        # What was scored until then does not tell what a match is worth that was not played out.
        result = replace(result, tournament=None)
    return MatchScores(kit.game.name, table.headers["Code"], table.status, tuple(hands), result, _closed(table, voice))


def _closed(table: HostedTable, voice: Voice) -> str:
    if not table.why_closed:
        return ""
    if table.status != CLOSED:
        return voice.text(f"match-ended-{table.why_closed}")
    name = "" if table.closed_by is None else table.chairs[table.closed_by].name
    return voice.text(f"closed-{table.why_closed}", name=name)
