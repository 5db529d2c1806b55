"""A partner's test: hands in which a sound partner's play is known, kept as text that any player can read."""

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from tests.games.tressette.codes.fitres.tavolo import Tavolo
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.bots.strong import STRONG, form_opinion
from ventaglio.games.tressette.engine.actions import Declare, Play
from ventaglio.games.tressette.game import TRESSETTE

CASES: Final[list[dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "partners" / "tressette.toml").read_text(encoding="utf-8")
)["case"]
NORMS: Final = ("tradizionali", "moderne")
SHARE: Final = 0.9
"""How many of the cases must be right."""


def chosen(case: dict[str, Any], norms: str) -> str:
    """What the strong player does: a card, or another action in full."""
    trick = case.get("trick", "")
    seat = "ABCD"[len(trick.partition(" saying ")[0].split())]
    lines = [f"hand {seat}: {case['hand']}", *case.get("lines", ())]
    if trick:
        lines = ["phase: follow", f"playing: {trick}", *lines]
    state = Tavolo(norms, *lines).state
    turn = TRESSETTE.turn(state)
    assert turn == "ABCD".index(seat)
    found = form_opinion(TRESSETTE.view(state, turn), TRESSETTE.menu(state, turn), STRONG)
    assert found is not None, "somebody else would play for him"
    action = found.best.action
    if isinstance(action, Declare) and not any(one.startswith("declare") for one in case.get("right", ())):
        # Words before a lead leave open what is led, and that is asked.
        action = next(one.action for one in found.choices if isinstance(one.action, Play))
    return action.card.text if isinstance(action, Play) else TRESSETTE.spell_action(action)


def fits(done: str, pattern: str) -> bool:
    if pattern.endswith("*"):
        return done.startswith(pattern[:-1])
    return done[-1] in pattern[1:] and len(done) == 2 if pattern.startswith("*") else done == pattern


def is_right(case: dict[str, Any], norms: str) -> bool:
    done = chosen(case, norms)
    if "right" in case:
        return any(fits(done, pattern) for pattern in case["right"])
    return not any(fits(done, pattern) for pattern in case["wrong"])


def failures() -> tuple[list[str], int]:
    """The cases that come out wrong, by both sets of norms, and how many were asked."""
    wrong, asked = [], 0
    for case in CASES:
        for norms in case.get("norms", NORMS):
            try:
                right = is_right(case, norms)
            except BadInput:
                # Words that only the traditional list has, and options that only it leaves open.
                assert norms == "moderne"
                continue
            asked += 1
            if not right:
                wrong.append(f"{norms}: {case['name']}: {chosen(case, norms)}")
    return wrong, asked


def test_there_are_enough_cases_and_each_says_why() -> None:
    assert len(CASES) >= 60
    assert len({case["name"] for case in CASES}) == len(CASES)
    for case in CASES:
        assert case["why"].endswith(".")
        assert ("right" in case) != ("wrong" in case)


@pytest.mark.long
def test_the_strong_player_is_a_sound_partner() -> None:
    wrong, asked = failures()
    assert len(wrong) <= (1 - SHARE) * asked, wrong
