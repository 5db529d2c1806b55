"""Lessons of Tressette: what words tell, and what they ask for."""

from collections.abc import Mapping
from typing import Final

from ventaglio.games.common.lessons.lesson import Lesson, LessonStep, Scene
from ventaglio.games.common.plugin.opaque import State as AnyState
from ventaglio.games.tressette.engine.actions import Play, parse_action
from ventaglio.games.tressette.engine.state import State
from ventaglio.games.tressette.words.things import TressetteWords
from ventaglio.lang.voice import Voice

CODE: Final = "tradizionali"
SAY: Final = "say"
"""The step in which a formula is said: its sentence names it."""


def _position(*lines: str) -> str:
    return "\n".join(("tressette position 1", f"code: {CODE}", "dealer: D", *lines))


def _leads(hand: str, *actions: str) -> Scene:
    """A first lead, with the words that go with it."""
    return Scene(_position("leader: A", f"hand A: {hand}"), (LessonStep(SAY, actions),))


LESSONS: Final = (
    Lesson(
        "tressette",
        "words",
        CODE,
        (
            _leads("d3 d5 d4 s2 s7 sR c6 cC bD b4", "play d5 busso", "play d4 busso"),
            _leads("dA d6 d4 s2 s7 sR c6 cC bD b4", "play d6 liscio-e-busso", "play d4 liscio-e-busso"),
            _leads("d2 d6 d4 sA s7 sR c6 cC bD b4", "play d6 ribusso", "play d4 ribusso"),
            _leads("d6 s2 s7 sR sA c6 cC c4 bD b4", "play d6 sola"),
            _leads("d3 s2 s7 sR sA c6 cC c4 bD b4", "play d3 piombo"),
            _leads("d3 d2 d7 d5 s7 sR c6 cC bD b4", "play d2 venticinque-lungo", "play d3 venticinque-lungo"),
        ),
    ),
    Lesson(
        "tressette",
        "answering",
        CODE,
        (
            Scene(
                _position(
                    *("phase: follow", "leader: C", "hand A: d2 d7 s3 sA c6 cC c4 bD b4 b5"),
                    *("hand C: d3 d4 s2 s7 s4 c5 c7 bR b7", "playing: d5 d6 saying busso"),
                ),
                (LessonStep("best", ("play d2",)),),
            ),
            Scene(
                _position(
                    *("phase: follow", "leader: C", "hand A: dA d7 s3 sA c6 cC c4 bD b4 b5"),
                    *("hand C: s5 s4 s2 s7 s6 c5 c7 bR b7", "playing: d3 d6 saying piombo"),
                ),
                (LessonStep("ace", ("play dA",)),),
            ),
        ),
    ),
)
"""In the order in which they are taken."""


def facts(voice: Voice, state: AnyState, step: LessonStep) -> Mapping[str, str]:
    """The card that is led, the words that go with it, and what they tell."""
    if step.word != SAY:
        return {}
    play = parse_action(step.accept[0])
    assert isinstance(state, State)
    assert isinstance(play, Play)
    assert play.formula is not None
    words, rules = TressetteWords(voice), state.table.rules
    said, meaning = words.formula(play.formula, rules), words.meaning(play.formula, rules)
    return {"card": words.card(play.card), "said": said, "meaning": meaning}
