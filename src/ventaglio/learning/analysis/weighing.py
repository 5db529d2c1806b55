"""A hand weighed, decision by decision: each by what its seat saw, and nothing else."""

from collections.abc import Iterator

from ventaglio.core.record import Step
from ventaglio.core.seats import TABLE
from ventaglio.games.common.bots.opinion import Effort, Opinion
from ventaglio.games.common.plugin.opaque import Action
from ventaglio.games.common.plugin.plug import AnyKit
from ventaglio.learning.analysis.analysis import Analysis, Choice, Decision, Why, apart, kept, unnamed
from ventaglio.learning.analysis.hands import Hand


def decided(kit: AnyKit, hand: Hand) -> tuple[int, ...]:
    """The places in the match of what somebody decided, rather than the table."""
    return tuple(
        hand.first + index
        for index, step in enumerate(hand.steps)
        if step.move.by != TABLE and not kit.is_reserved(step.move.action)
    )


def weigh(kit: AnyKit, hand: Hand, place: int, effort: Effort) -> Decision:
    """One decision, by its place in the match."""
    step = hand.steps[place - hand.first]
    seat = step.move.by
    sitting = kit.place_of(step.before, seat)
    side = kit.standings(step.before)[sitting].side
    done = kit.game.spell_action(step.move.action)
    return Decision(place, sitting, seat, side, done, kept(apart(tuple(_choices(kit, step, effort)), done), done))


def _choices(kit: AnyKit, step: Step, effort: Effort) -> Iterator[Choice]:
    state, seat = step.before, step.move.by
    if kit.game.turn(state) != seat:
        # Who speaks up out of turn had nothing to choose from that anybody has weighed.
        return
    menu = kit.menu(state, seat)
    found: Opinion[Action] | None = kit.opinion(kit.game.view(state, seat), menu, effort)
    if found is None or len(found.choices) < 2:
        return
    spell = kit.game.spell_action
    seen = {spell(action): points for action, points in (kit.solved(state) or {}).items()}
    names = kit.names(state)
    for one in found.choices:
        text = spell(one.action)
        reasons = tuple(Why(why.word, unnamed(why.figures, names)) for why in one.reasons)
        yield Choice(text, one.value, one.error, reasons, seen.get(text))


def concluded(kit: AnyKit, hand: Hand, worlds: int, decisions: tuple[Decision, ...]) -> Analysis:
    """The analysis of a hand whose decisions are weighed."""
    begin, end = kit.standings(hand.steps[0].before), kit.standings(hand.steps[-1].after)
    return Analysis(
        kit.game.name,
        hand.number,
        hand.first,
        hand.last,
        worlds,
        sides=tuple(one.side for one in end),
        made=tuple(after.score - before.score for before, after in zip(begin, end, strict=True)),
        decisions=decisions,
        fewest=kit.fewest_win(hand.steps[0].before),
    )


def analysed(kit: AnyKit, hand: Hand, effort: Effort) -> Iterator[Decision]:
    """Every decision of a hand, one after the other: whoever waits can be told how far it is."""
    for place in decided(kit, hand):
        yield weigh(kit, hand, place, effort)
