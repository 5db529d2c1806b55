"""Whoever did what the strong player would have done himself is charged nothing for it by the same opinion."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from ventaglio.core.record import Move, Step
from ventaglio.core.seats import TABLE
from ventaglio.games.common.bots.opinion import Effort, Opinion, Weighed
from ventaglio.games.common.plugin.catalogue import find, kit_of
from ventaglio.games.common.plugin.hinting import MOST, told
from ventaglio.games.common.plugin.plug import AnyKit
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.learning.analysis.hands import hand_of
from ventaglio.learning.analysis.moments import moment_of
from ventaglio.learning.analysis.weighing import analysed

pytestmark = pytest.mark.long

FEW: Final = Effort(worlds=6)
"""Of few worlds much is chance, and what a card seems to bring is not all that a choice goes by."""
TABLES: Final = (
    ("tressette", {"Code": "tradizionali", "Match": "passate", "Passate": "1"}),
    ("tressette", {"Code": "moderne", "Match": "passate", "Passate": "1"}),
    ("burraco", {"Code": "fibur-2019", "Hands": "1"}),
)
GAMES: Final = pytest.mark.parametrize("number", range(len(TABLES)), ids=[" ".join(two.values()) for _, two in TABLES])


class Advised:
    """Does whatever the strong player thinks best, at some effort."""

    def __init__(self, game: str) -> None:
        self._kit: AnyKit = kit_of(game)
        self._otherwise: Any = find(game).bots["basic"](Random(0))

    def choose(self, view: Any, menu: Any) -> Any:
        found = self._kit.opinion(view, menu, FEW)
        return self._otherwise.choose(view, menu) if found is None else found.best.action

    def wants_to_call(self, view: Any, menu: Any) -> bool:
        return bool(self._otherwise.wants_to_call(view, menu))


@cache
def played(number: int) -> tuple[AnyKit, tuple[Step, ...]]:
    """A hand of players who all do so."""
    game, opening = TABLES[number]
    kit: AnyKit = kit_of(game)
    agent, rng, steps = Advised(game), Random(2), list[Step]()
    state = kit.game.open(opening)
    while (turn := kit.game.turn(state)) is not None:
        action = kit.game.chance(state, rng.randbytes(32)) if turn < 0 else kit.choice(state, turn, agent)
        events, after = kit.advance(state, action, turn)
        steps.append(Step(Move(turn, action), state, events, after))
        state = after
    return kit, tuple(steps)


@cache
def opinions(number: int) -> tuple[tuple[Any, Opinion[Any]], ...]:
    return tuple(_opinions(*played(number)))


def _opinions(kit: AnyKit, steps: tuple[Step, ...]) -> Iterator[tuple[Any, Opinion[Any]]]:
    for step in steps:
        seat, state = step.move.by, step.before
        if seat != TABLE and kit.game.turn(state) == seat:
            found = kit.opinion(kit.game.view(state, seat), kit.menu(state, seat), FEW)
            if found is not None:
                yield state, found


@GAMES
def test_his_own_choices_have_cost_nothing(number: int) -> None:
    kit, steps = played(number)
    weighed = [one for one in analysed(kit, hand_of(kit, steps, 1), FEW) if one.choices]
    assert len(weighed) > 20
    for one in weighed:
        moment = moment_of(one)
        assert one.done is one.best, f"step {one.step}"
        assert moment is None or moment.kind == "won"


@GAMES
def test_no_hint_is_told_to_promise_more_than_the_one_before_all_others(number: int) -> None:
    kit, asked = played(number)[0], 0
    for state, found in opinions(number):
        hints = told(kit, state, found, Voice(translator("en")))
        assert all(one.behind >= 0 and one.value <= hints[0].value for one in hints)
        asked += 1
    assert asked > 20


@GAMES
def test_no_choice_is_spoken_for_by_bringing_more_than_the_first(number: int) -> None:
    """What came out higher and was not chosen is told with the first; beside its own figure it would contradict it."""
    kit = played(number)[0]
    for _, found in opinions(number):
        spelled = [kit.game.spell_action(one.action) for one in found.choices]
        first = next((one.split()[1] for one in spelled if one.startswith("play")), "")
        for one in found.choices[1:]:
            assert not [why for why in one.reasons if why.word == "why-tressette-more" and why.figures["card"] == first]


@GAMES
def test_no_hint_is_another_again(number: int) -> None:
    """The parts of one run in any order come to the same: one of them is enough."""
    kit, folded = played(number)[0], 0
    for state, found in opinions(number):
        hints = told(kit, state, found, Voice(translator("en")))
        assert len({(one.value, one.error) for one in hints}) == len(hints)
        assert hints[0].action == kit.game.spell_action(found.best.action)
        folded += [one.action for one in hints] != [kit.game.spell_action(one.action) for one in found.choices[:MOST]]
    assert folded > 0


def test_what_somebody_prefers_is_worth_the_most_to_him() -> None:
    found = Opinion((Weighed("expected", 1.0, 0.5), Weighed("lucky", 1.4, 0.5), Weighed("bad", -1.0, 0.5)))
    assert [one.value for one in found.choices] == [1.0, 1.0, -1.0]
    assert Opinion(found.choices) == found
