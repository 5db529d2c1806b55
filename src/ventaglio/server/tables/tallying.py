"""What is counted of a match for each who sat there, out of its log: work for a process beside."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from ventaglio.core.codec import whole
from ventaglio.server.store.logs import Row
from ventaglio.server.tables.mistakes import KeptMistakes, MistakeCount, counted
from ventaglio.server.tables.records import Course, course_of, read_log
from ventaglio.server.tables.table import HostedTable

PEOPLE: Final = "people"
MIXED: Final = "mixed"
"""Whom one played against, where it was not bots of one level."""


class PlaceTally(msgspec.Struct, frozen=True):
    """One match, for one who sat there."""

    table: str
    game: str
    code: str
    ended_at: float
    against: str
    """The level of the bots who played against him, ``people`` or ``mixed``."""
    won: bool
    hands: int
    points: float
    """Of all hands that were counted, for his side."""
    figures: dict[str, int] = {}
    """How often what happened, by the words that the game has for it."""


class MatchTally(msgspec.Struct, frozen=True):
    """The same for every place, with whoever sat there; None for a bot."""

    people: tuple[str | None, ...]
    tallies: tuple[PlaceTally, ...]


class AgainstSome(msgspec.Struct, frozen=True):
    """What somebody has come to against some players."""

    who: str
    matches: int
    won: int
    hands: int
    points_a_hand: float


class CountedFigure(msgspec.Struct, frozen=True):
    """Something that is counted: how often it happened, and how often in a hand."""

    name: str
    count: int
    a_hand: float


class GameStatistics(msgspec.Struct, frozen=True):
    """What somebody has come to at a game."""

    game: str
    matches: int
    won: int
    hands: int
    points_a_hand: float
    figures: tuple[CountedFigure, ...]
    against: tuple[AgainstSome, ...]
    mistakes: tuple[MistakeCount, ...] = ()
    """From hands that somebody has had analysed."""


def tally_of(table_id: str, rows: Sequence[Row]) -> MatchTally:
    """What is counted of a match from the lines of its log."""
    return _tally(course_of(table_id, read_log((row.at, row.body) for row in rows)))


def _tally(course: Course) -> MatchTally:
    table, kit = course.table, course.table.kit
    places = range(len(table.chairs))
    figures: list[Counter[str]] = [Counter() for _ in places]
    for step in course.steps:
        for name, seats in kit.tallied(step.before, step.events).items():
            for seat in seats:
                figures[kit.place_of(step.before, seat)][name] += 1
    first, last = (course.steps[0].before, course.steps[-1].after) if course.steps else (table.setting, table.setting)
    begun, ended = kit.standings(first), kit.standings(last)
    # Whoever gives up in the middle of a hand has not played it.
    hands = kit.hand_number(last) - (kit.game.turn(last) is not None)
    lost = None if table.closed_by is None else ended[table.closed_by].side
    return MatchTally(
        tuple(chair.person or None for chair in table.chairs),
        tuple(
            PlaceTally(
                table.id,
                kit.plays,
                table.headers["Code"],
                table.changed_at,
                _against(table, [one.side for one in ended], place),
                ended[place].won if lost is None else ended[place].side != lost,
                hands,
                ended[place].score - begun[place].score,
                dict(figures[place]),
            )
            for place in places
        ),
    )


def _against(table: HostedTable, sides: Sequence[int], place: int) -> str:
    """Who sat on the other sides."""
    others = [chair for other, chair in enumerate(table.chairs) if sides[other] != sides[place]]
    found = {PEOPLE if chair.person else chair.level for chair in others}
    return found.pop() if len(found) == 1 else MIXED


_READER: Final = msgspec.json.Decoder(whole(PlaceTally))


def statistics_of(
    bodies: Iterable[str], known: Sequence[str], mistakes: Iterable[KeptMistakes] = ()
) -> tuple[GameStatistics, ...]:
    """What somebody has come to, game by game, from what is kept of it; ``known`` orders opponents."""
    tallies = [_READER.decode(body) for body in bodies]
    lost = counted(mistakes)
    return tuple(
        msgspec.structs.replace(
            _game(game, [one for one in tallies if one.game == game], known), mistakes=lost.get(game, ())
        )
        for game in sorted({one.game for one in tallies})
    )


def _game(game: str, tallies: Sequence[PlaceTally], known: Sequence[str]) -> GameStatistics:
    hands = sum(one.hands for one in tallies)
    totals: Counter[str] = Counter()
    for one in tallies:
        totals.update(one.figures)
    order = [*known, PEOPLE, MIXED]
    opponents = sorted({one.against for one in tallies}, key=lambda who: order.index(who) if who in order else -1)
    return GameStatistics(
        game,
        len(tallies),
        sum(one.won for one in tallies),
        hands,
        _each(sum(one.points for one in tallies), hands),
        tuple(CountedFigure(name, count, _each(count, hands)) for name, count in sorted(totals.items())),
        tuple(_met(who, [one for one in tallies if one.against == who]) for who in opponents),
    )


def _met(who: str, tallies: Sequence[PlaceTally]) -> AgainstSome:
    hands = sum(one.hands for one in tallies)
    points = _each(sum(one.points for one in tallies), hands)
    return AgainstSome(who, len(tallies), sum(one.won for one in tallies), hands, points)


def _each(total: float, hands: int) -> float:
    return round(total / hands, 2) if hands else 0.0
