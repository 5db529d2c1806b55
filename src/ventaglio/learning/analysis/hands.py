"""The hands of a match that are over: the only ones that anybody looks into."""

from collections.abc import Sequence

import msgspec

from ventaglio.core.record import Step
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.plugin.plug import AnyKit


class Hand(msgspec.Struct, frozen=True):
    """A hand that is over: its number, and its steps from the deal to the one that ended it."""

    number: int
    first: int
    """The place of its first step in the match, counted from 1 as everywhere where people read it."""
    steps: tuple[Step, ...]

    @property
    def last(self) -> int:
        """The place of its last step."""
        return self.first + len(self.steps) - 1


class NotOver(BadInput):
    """A hand that is not over, or that was never dealt: nothing is told of it."""


def hands_over(kit: AnyKit, steps: Sequence[Step]) -> tuple[Hand, ...]:
    """The hands of a match that were played to their end, in order; deals that were thrown in are none."""
    found: dict[int, Hand] = {}
    begin: int | None = None
    for index, step in enumerate(steps):
        if kit.dealt(step.events):
            begin = index
        if begin is None or not _over(kit, step):
            continue
        number = kit.hand_number(steps[begin].after)
        if index > begin and not _thrown_in(kit, step):
            found[number] = Hand(number, begin + 1, tuple(steps[begin : index + 1]))
        begin = None
    return tuple(found.values())


def hand_of(kit: AnyKit, steps: Sequence[Step], number: int) -> Hand:
    """The hand of a number. Raises `NotOver` where it is under way, or there is none."""
    over = hands_over(kit, steps)
    for hand in over:
        if hand.number == number:
            return hand
    known = ", ".join(str(hand.number) for hand in over) or "none"
    raise NotOver(
        f"hand {number} is not over; those that are: {known}", "hand-not-over", game=kit.game.name, number=number
    )


def _over(kit: AnyKit, step: Step) -> bool:
    """Whether a step ends the hand: some matches are won in the middle of one."""
    return kit.hand_over(step.events) or kit.game.turn(step.after) is None


def _thrown_in(kit: AnyKit, step: Step) -> bool:
    """Whether the cards were thrown in: the deal that follows has the same number."""
    return kit.game.turn(step.after) is not None and kit.finished(step.before, step.events) is None
