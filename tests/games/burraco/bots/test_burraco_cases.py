"""The strong player as a partner: positions in which a sound play is known, as readable data in `burraco_cases.txt`."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from ventaglio.games.burraco.bots.levels import BurracoBot
from ventaglio.games.burraco.bots.matches import Player
from ventaglio.games.burraco.bots.strong import StrongAgent, opinion
from ventaglio.games.burraco.engine.state import Phase
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.common.bots.levels import LEVELS
from ventaglio.games.common.bots.opinion import Effort


class Case(NamedTuple):
    name: str
    position: str
    wanted: tuple[tuple[str, str], ...]


def cases() -> Iterator[Case]:
    text = (Path(__file__).parent / "burraco_cases.txt").read_text(encoding="utf-8")
    for part in text.split("\n## ")[1:]:
        name, position, *wanted = part.strip().splitlines()
        lines = "\n".join(line.strip() for line in position.split(" / "))
        if not lines.startswith("code:"):
            lines = f"code: fibur-2019\n{lines}"
        pairs = tuple((kind, action.strip()) for kind, _, action in (line.partition(":") for line in wanted))
        yield Case(name, lines, pairs)


def turn(position: str, player: Player) -> list[str]:
    """What a player does until his turn is over, or until he has new cards."""
    state = BURRACO.parse_position(position, complete=True)
    seat, done = state.turn, list[str]()
    while state.turn == seat and state.phase in (Phase.PICK_UP, Phase.PLAY) and not state.flown:
        done.append(BURRACO.spell_action(player.choose(BURRACO.view(state, seat), BURRACO.menu(state, seat))))
        for event in BURRACO.act(state, BURRACO.parse_action(done[-1]), seat):
            state = BURRACO.fold(state, event)
    return done


def is_right(case: Case, done: list[str]) -> bool:
    def holds(kind: str, action: str) -> bool:
        if kind == "first":
            return done[0] == action
        found = any(one == action or one.startswith(f"{action} ") for one in done)
        return found if kind == "does" else not found

    return all(holds(*one) for one in case.wanted)


@pytest.mark.parametrize("case", list(cases()), ids=lambda case: case.name)
def test_every_case_is_one_on_which_he_has_an_opinion(case: Case) -> None:
    """Where he has none, somebody else plays for him, and the case would tell nothing of him."""
    state = BURRACO.parse_position(case.position, complete=True)
    assert opinion(BURRACO.view(state, state.turn), BURRACO.menu(state, state.turn), Effort(worlds=0)) is not None


def test_a_sound_partner() -> None:
    every, strong = list(cases()), StrongAgent(effort=Effort(worlds=16))
    wrong = {case.name: done for case in every if not is_right(case, done := turn(case.position, strong))}
    assert len(every) >= 60
    assert len({case.name for case in every}) == len(every)
    assert len(wrong) <= len(every) / 10, wrong


TEMPTING = (
    "* 7h 8h 3d 5c Tc Qd Ks 4s 9c Ad 6s",
    "2c 9d Jd 3h 5s 7c Qh Kc 4d 6h As 8s",
    "* Qs Qd 3h 5d 7c 9h Kc 4s 6d Jh 8c",
    "2d 8s 9s 3h 5d Jh Kd Ac 6c 4h Qh Tc",
)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_lays_a_wild_on_two_cards_at_the_beginning(level: str) -> None:
    """Whatever else he lacks: that a joker or a pinella is not spent on two cards is the first thing one is told."""
    for hand in TEMPTING:
        done = turn(f"code: fibur-2019\nphase: play\nturns: 2\nhand B: {hand}", BurracoBot(level, Random(1)))
        assert len(done) == 1, (hand, done)
