"""A match to be shown again: one that was played at a table here, or one of which there is a record."""

import msgspec

from ventaglio.core.record import Step
from ventaglio.games.common.plugin import kit_of
from ventaglio.games.common.plugin.plug import AnyKit
from ventaglio.games.common.plugin.proofs import replayed
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.server.tables.records import Course
from ventaglio.server.tables.table import PLAYING


class Shown(msgspec.Struct, frozen=True):
    """A match to be shown again, wherever it comes from."""

    kit: AnyKit
    headers: dict[str, str]
    steps: tuple[Step, ...]
    deals: tuple[int, ...]
    """The steps by which cards were dealt."""
    complete: bool
    foreign: bool

    @classmethod
    def of(cls, course: Course) -> "Shown":
        """A match that was played here."""
        table = course.table
        complete = table.status != PLAYING
        return cls(table.kit, table.headers, course.steps, tuple(course.deals), complete, table.foreign)

    @classmethod
    def in_record(cls, text: str, language: str) -> "Shown":
        """One from a record of anywhere. Raises `BadInput` where it cannot be read or replayed."""
        game, record, steps = replayed(text, Voice(translator(language)))
        kit = kit_of(game.name)
        deals = tuple(at for at, step in enumerate(steps) if kit.dealt(step.events))
        foreign = bool(kit.rules(game.open(record.headers)).foreign)
        return cls(kit, record.headers, tuple(steps), deals, True, foreign)

    def hand_start(self, index: int) -> int:
        """The step with which the hand of a step begins."""
        return max((deal for deal in self.deals if deal <= index), default=0)
