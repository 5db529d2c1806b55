"""An analysis told in a reader's language: every decision with its alternatives, the moments, the graph."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from ventaglio.core.record import Step
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Place
from ventaglio.games.common.bots.opinion import Reason
from ventaglio.games.common.plugin.hinting import reasons_told
from ventaglio.games.common.plugin.plug import AnyKit
from ventaglio.lang.voice import Voice
from ventaglio.lang.words import Names
from ventaglio.learning.analysis.analysis import Analysis, Choice, Decision, Why, named
from ventaglio.learning.analysis.hands import Hand
from ventaglio.learning.analysis.moments import Kind, Mark, Moment, graph, moment_of, moments


class ToldChoice(msgspec.Struct, frozen=True):
    """Something that could be done."""

    action: str
    told: str
    value: float
    error: float
    done: bool
    reasons: tuple[str, ...]
    seen: float | None = None
    """With all cards seen, which nobody could know."""


class ToldDecision(msgspec.Struct, frozen=True):
    """What somebody decided."""

    step: int
    place: Place
    side: int
    name: str
    told: str
    kind: Kind | None
    """Whether it cost or won something, or neither was weighed."""
    points: float
    error: float
    sure: bool
    """Whether that stands out from what is uncertain."""
    choices: tuple[ToldChoice, ...]


class ToldMoment(msgspec.Struct, frozen=True):
    """One of the decisions that mattered most."""

    step: int
    place: Place
    kind: Kind
    points: float
    told: str
    because: str
    """Of which choice the reasons are, and to whom they speak; empty where there are none."""
    reasons: tuple[str, ...]
    seen: str
    """What all cards seen say of it, apart from what one could know; empty where nobody can tell."""


class ToldSide(msgspec.Struct, frozen=True):
    """A side by its players, and what it made in the hand."""

    side: int
    places: tuple[Place, ...]
    name: str
    made: float
    result: float
    """What it made less what the others made; where the fewest points win, the other way round."""


class ToldAnalysis(msgspec.Struct, frozen=True):
    """A hand, told."""

    game: str
    hand: int
    first: int
    last: int
    worlds: int
    names: tuple[str, ...]
    """By place."""
    sides: tuple[ToldSide, ...]
    moments: tuple[ToldMoment, ...]
    decisions: tuple[ToldDecision, ...]
    graph: tuple[Mark, ...]
    fewest: bool
    opinions: bool
    """Whether there is anybody who could say what he thinks of this game."""


MANY: Final = 20
"""So many points are told to the point, fewer to the tenth."""


def rounded(points: float) -> float:
    """Points as they are read; whole ones are whole numbers, so that a language knows one of them from several."""
    told = round(points, 0 if abs(points) >= MANY else 1)
    return int(told) if told == int(told) else told


def told(kit: AnyKit, hand: Hand, analysis: Analysis, voice: Voice) -> ToldAnalysis:
    """An analysis of a hand in the language of a voice."""
    return _Teller(kit, hand, analysis, voice).all()


class _Teller:
    def __init__(self, kit: AnyKit, hand: Hand, analysis: Analysis, voice: Voice) -> None:
        last = hand.steps[-1].after
        self._kit, self._hand, self._analysis = kit, hand, analysis
        self._voice = voice.of(kit.rules(last).id)
        self._names = kit.names(last)
        self._decisions = {one.step: one for one in analysis.decisions}

    def all(self) -> ToldAnalysis:
        found = self._analysis
        return ToldAnalysis(
            found.game,
            found.hand,
            found.first,
            found.last,
            found.worlds,
            self._names,
            tuple(self._sides()),
            tuple(map(self._moment, moments(found))),
            tuple(map(self._decision, found.decisions)),
            graph(found),
            found.fewest,
            any(one.choices for one in found.decisions),
        )

    def _sides(self) -> Iterator[ToldSide]:
        found, names = self._analysis, Names(self._kit.words(self._voice), self._names)
        for side in sorted(set(found.sides)):
            places = tuple(place for place, its in enumerate(found.sides) if its == side)
            yield ToldSide(side, places, names.several(places), found.made[places[0]], found.result(side))

    def _step(self, number: int) -> Step:
        return self._hand.steps[number - self._hand.first]

    def _act(self, step: Step, action: str) -> str:
        try:
            parsed = self._kit.game.parse_action(action)
        except BadInput:
            return action
        return self._kit.choice_told(self._voice, step.before, parsed)

    def _reasons(self, reasons: Iterable[Why]) -> tuple[str, ...]:
        return reasons_told(self._voice, (Reason(why.word, named(why.figures, self._names)) for why in reasons))

    def _choice(self, step: Step, choice: Choice, done: str) -> ToldChoice:
        return ToldChoice(
            choice.action,
            self._act(step, choice.action),
            choice.value,
            choice.error,
            choice.action == done,
            self._reasons(choice.reasons),
            choice.seen,
        )

    def _decision(self, decision: Decision) -> ToldDecision:
        step, found = self._step(decision.step), moment_of(decision)
        return ToldDecision(
            decision.step,
            decision.place,
            decision.side,
            self._names[decision.place],
            self._act(step, decision.action),
            None if found is None else found.kind,
            0.0 if found is None else found.points,
            0.0 if found is None else found.error,
            found is not None and found.stands_out,
            tuple(self._choice(step, one, decision.action) for one in decision.choices),
        )

    def _moment(self, moment: Moment) -> ToldMoment:
        decision = self._decisions[moment.step]
        step = self._step(moment.step)
        done, best, other = decision.done, decision.best, decision.other
        assert done is not None and best is not None and other is not None, "a moment was weighed"  # noqa: PT018
        better = best if moment.kind == "cost" else done
        facts = {
            "name": self._names[decision.place],
            "done": self._act(step, decision.action),
            "other": self._act(step, other.action),
            "points": rounded(moment.points),
            "error": rounded(moment.error),
        }
        choice = facts["done"] if better is done else facts["other"]
        reasons = self._reasons(better.reasons)
        return ToldMoment(
            moment.step,
            decision.place,
            moment.kind,
            moment.points,
            self._voice.text(f"study-{moment.kind}", **facts),
            self._voice.text("study-because", choice=choice, name=facts["name"]) if reasons else "",
            reasons,
            self._seen(facts, done, other),
        )

    def _seen(self, facts: dict[str, object], done: Choice, other: Choice) -> str:
        if done.seen is None or other.seen is None:
            return ""
        points = rounded(done.seen - other.seen)
        sign = "same" if not points else "more" if points > 0 else "less"
        shown = {**facts, "points": abs(points), "sign": sign}
        return self._voice.text("study-seen", **{name: shown[name] for name in ("done", "other", "points", "sign")})
