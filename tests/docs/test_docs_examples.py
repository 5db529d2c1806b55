"""The documentation does what it says: every example in it is read, and every list in it is complete."""

import inspect
import re
import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.texts import book_of
from ventaglio.cli.referee import referee
from ventaglio.cli.training import train
from ventaglio.core.cases import parse_cases, run_case
from ventaglio.core.record import AnyGame, parse_record, replay
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.actions import parse_action
from ventaglio.games.burraco.engine.events import Event
from ventaglio.games.burraco.engine.position import _KNOWN, TITLE
from ventaglio.games.burraco.game import BURRACO, LIVE_BURRACO
from ventaglio.games.common.plugin.shelves import live_games
from ventaglio.games.tressette.engine.events import Event as TressetteEvent
from ventaglio.games.tressette.engine.position import _KNOWN as TRESSETTE_LINES
from ventaglio.games.tressette.engine.reckoning import (
    GivenPot,
    GivenScores,
    GivenSession,
    GivenStakes,
    PlayedMatch,
)
from ventaglio.games.tressette.engine.rules import Redeal
from ventaglio.games.tressette.game import LIVE_TRESSETTE, TRESSETTE
from ventaglio.games.tressette.plugin.play import tressette
from ventaglio.law.referee.cases import KEYS, is_ruling_file, parse_ruling_cases, run_ruling_case

DOCS = Path(__file__).parents[2] / "docs"
GAMES: dict[str, AnyGame] = {"burraco": BURRACO, "tressette": TRESSETTE, **live_games()}
FENCE = re.compile(r"^```([\w-]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples(kind: str) -> list[object]:
    """The examples of a kind, each named by its page and line."""
    found: list[object] = []
    for page in sorted(DOCS.glob("*.md")):
        text = page.read_text(encoding="utf-8")
        for fence in FENCE.finditer(text):
            if fence[1] == kind:
                line = text.count("\n", 0, fence.start()) + 1
                found.append(pytest.param(fence[2], id=f"{page.name} line {line}"))
    return found


@pytest.mark.parametrize("text", examples("position"))
def test_positions(text: str) -> None:
    if TITLE in text:
        state = BURRACO.parse_position(text)
        assert BURRACO.parse_position(BURRACO.spell_position(state)) == state
    else:
        BURRACO.parse_position(text, complete=True)


@pytest.mark.parametrize("text", examples("record"))
def test_records(text: str) -> None:
    game, record = parse_record(text, GAMES)
    assert [step.move for step in replay(game, record)] == list(record.moves)


@pytest.mark.parametrize("text", examples("actions"))
def test_actions(text: str) -> None:
    for line in text.splitlines():
        parse_action(re.sub(r"^([A-F]|table) ", "", line))


@pytest.mark.parametrize("text", examples("live-actions"))
def test_actions_of_live_tables(text: str) -> None:
    for line in text.splitlines():
        assert LIVE_BURRACO.spell_action(LIVE_BURRACO.parse_action(line)) == line


@pytest.mark.parametrize("text", examples("tressette-position"))
def test_positions_of_tressette(text: str) -> None:
    state = TRESSETTE.parse_position(text, complete="tressette position" not in text)
    assert TRESSETTE.parse_position(TRESSETTE.spell_position(state)) == state


@pytest.mark.parametrize("text", examples("tressette-record"))
def test_records_of_tressette(text: str) -> None:
    game, record = parse_record(text, GAMES)
    assert [step.move for step in replay(game, record)] == list(record.moves)


@pytest.mark.parametrize("text", examples("tressette-actions"))
def test_actions_of_tressette(text: str) -> None:
    for line in text.splitlines():
        spelled = line.removeprefix("table ")
        assert TRESSETTE.spell_action(TRESSETTE.parse_action(spelled)) == spelled


def test_every_action_and_line_of_tressette_is_explained() -> None:
    with pytest.raises(BadInput, match="the actions are ") as caught:
        TRESSETTE.parse_action("shout")
    verbs = set(str(caught.value).rpartition("the actions are ")[2].split(", "))
    assert verbs - {word.split()[0] for word in listed("notation.md")} == set()
    explained = {word.split(":")[0].split()[0] for word in listed("notation.md") if ":" in word}
    assert TRESSETTE_LINES - explained == set()


@pytest.mark.parametrize("text", examples("python"))
def test_python(text: str, tmp_path: Path) -> None:
    (tmp_path / "example.py").write_text(text, encoding="utf-8")
    runpy.run_path(str(tmp_path / "example.py"))


@pytest.mark.parametrize("text", examples("toml"))
def test_cases(text: str) -> None:
    if is_ruling_file(text):
        for ruled in parse_ruling_cases(text, "the example"):
            assert run_ruling_case(ruled, book_of(ruled.code)) == []
    else:
        for case in parse_cases(text, "the example"):
            assert run_case(case, GAMES).failures == ()


@pytest.mark.parametrize(
    "kind",
    ["position", "record", "actions", "live-actions", "toml", "python", "tressette-position", "tressette-record"],
)
def test_there_are_examples_of_every_kind(kind: str) -> None:
    assert examples(kind)


# ── Complete lists ──────────────────────────────────────────────────────────────────────────────────────


def listed(page: str) -> set[str]:
    """What stands between backticks on a page."""
    return set(re.findall(r"`([^`\n]+)`", (DOCS / page).read_text(encoding="utf-8")))


def test_every_action_is_explained() -> None:
    with pytest.raises(BadInput, match="the actions are ") as caught:
        parse_action("shout")
    verbs = str(caught.value).rpartition("the actions are ")[2].split(", ")
    assert {verb for verb in verbs if not any(word.split()[0] == verb for word in listed("notation.md"))} == set()


def test_every_line_of_a_position_is_explained() -> None:
    explained = {word.split(":")[0].split()[0] for word in listed("notation.md") if ":" in word}
    assert _KNOWN - explained == set()


CLOSING = """
code: fibur-2019
hands: 1
phase: play
took: B
meld B: 3h 4h 5h 6h 7h 8h 9h
meld B: * Kh Kh Kd Kd Kc Kc Ks
meld B: * 4d 5d 6d 7d 8d 9d
hand B: 5c
"""
ENDINGS = {
    "a hand that is closed": (CLOSING, ["discard 5c"]),
    "a pozzetto not played": ("code: fibur-2019\nphase: play\ntook: A\nstock: 4s 5s\nhand B: 9h", ["discard 9h"]),
    "nobody took one": ("code: fibur-2019\nphase: play\nstock: 4s 5s\nhand B: 9h 3c", ["discard 9h"]),
    "time-out": ("code: fibur-2019", ["time-out"]),
    "a table": ("code: fibur-2019\nmeld A: 4h 5h 6h", []),
}


@pytest.mark.parametrize("position, actions", ENDINGS.values(), ids=ENDINGS.keys())
def test_every_fact_that_a_case_can_ask_is_explained(position: str, actions: list[str]) -> None:
    state = BURRACO.parse_position(position, complete=True)
    events: tuple[Event, ...] = ()
    for text in actions:
        happened = BURRACO.act(state, parse_action(text), -1 if text == "time-out" else state.turn)
        events += happened
        for event in happened:
            state = BURRACO.fold(state, event)
    names = {re.sub(r" [A-F]$", " SEAT", re.sub(r" \d+$", " NUMBER", fact)) for fact in BURRACO.facts(state, events)}
    assert names - listed("cases.md") == set()


def test_every_key_of_a_ruling_case_is_explained() -> None:
    assert set(KEYS) - listed("cases.md") == set()


LIVE_ENDINGS = {
    "a meld that is none": ("hand B: 4h 9d Ks 7c 8c\nphase: play", ["open 4h 9d Ks"]),
    "a meld frozen": ("hand B: 4h 4d 4s 4c 9h", ["open 4h 4d 4s", "call 1"]),
    "a close that is none": ("hand B: 4h 5h 6h Kd\nphase: play\ntook: B", ["open 4h 5h 6h", "discard Kd", "count"]),
}


@pytest.mark.parametrize("position, actions", LIVE_ENDINGS.values(), ids=LIVE_ENDINGS.keys())
def test_every_fact_of_a_live_table_is_explained(position: str, actions: list[str]) -> None:
    live = LIVE_BURRACO.parse_position(f"code: fibur-2019\n{position}", complete=True)
    names = set(LIVE_BURRACO.facts(live, ()))
    for text in actions:
        events = LIVE_BURRACO.act(live, LIVE_BURRACO.parse_action(text), 1)
        for event in events:
            live = LIVE_BURRACO.fold(live, event)
        names |= set(LIVE_BURRACO.facts(live, events))
    told = {re.sub(r" [A-F]$", " SEAT", re.sub(r" \d+$", " NUMBER", name)) for name in names}
    assert told - listed("cases.md") == set()


@pytest.mark.parametrize("command", [referee, train])
def test_every_option_of_the_referee_is_explained(command: Callable[..., int]) -> None:
    explained = {word.split()[0] for word in listed("referee.md")}
    given = inspect.signature(command).parameters.values()
    assert {f"--{one.name}" for one in given if one.kind is one.KEYWORD_ONLY} - explained == set()


def test_every_option_of_playing_tressette_is_explained() -> None:
    explained = {word.split()[0] for word in listed("tressette.md")}
    options = {"seat" if name == "chair" else name for name in inspect.signature(tressette).parameters}
    assert {f"--{name}" for name in options} - explained == set()


def test_every_cause_to_deal_again_is_explained() -> None:
    assert {cause.value for cause in Redeal} - listed("tressette.md") == set()


TRICK = ["play d3", "play d5", "play dD", "play dR"]
HANDS = """
dealer: D
hand A: dA d2 d3 d4 s4 s5 c4 c5 b4 b5
hand B: d5 d6 s2 s3 s6 c6 c7 b2 b3 b6
hand C: d7 dD s7 sD sC c3 cD cC b7 bD
"""


@pytest.mark.parametrize("game", [LIVE_TRESSETTE, LIVE_BURRACO, TRESSETTE, BURRACO], ids=lambda game: game.name)
def test_every_fact_that_can_be_expected_is_explained(game: AnyGame) -> None:
    code = "moderne" if "tressette" in game.name else "fibur-2019"
    state = game.parse_position(f"code: {code}", complete=True)
    assert game.expects is not None
    for one in game.expects(state):
        of = " NUMBER" if one.numbered else "" if one.of is None else " SIDE" if one.of == ("0", "1") else " SEAT"
        assert f"{one.name}{of}" in listed("cases.md")


def test_every_reckoning_is_explained_with_all_that_it_is_given() -> None:
    assert set(TRESSETTE.reckonings) - listed("cases.md") == set()
    kinds = (GivenStakes, GivenPot, PlayedMatch, GivenSession, GivenScores)
    keys = {name for kind in kinds for name in kind.__struct_encode_fields__}
    assert keys - listed("cases.md") == set()


TRESSETTE_ENDINGS = {
    "a call": (f"code: moderne\nscores: 20 5{HANDS}", [*TRICK, "B call-out"]),
    "a lay-down that ends the match": ("code: moderne\ndealer: D\nhand A: dA d2 d3 d4 d5 d6 d7 dD dC dR", ["claim"]),
    "a lay-down that fails": (f"code: moderne{HANDS}", ["claim"]),
}


@pytest.mark.parametrize("position, actions", TRESSETTE_ENDINGS.values(), ids=TRESSETTE_ENDINGS.keys())
def test_every_fact_of_tressette_is_explained(position: str, actions: list[str]) -> None:
    state = TRESSETTE.parse_position(position, complete=True)
    events: tuple[TressetteEvent, ...] = ()
    for text in actions:
        seat = 1 if text.startswith("B ") else state.turn
        happened = TRESSETTE.act(state, TRESSETTE.parse_action(text.removeprefix("B ")), seat)
        events += happened
        for event in happened:
            state = TRESSETTE.fold(state, event)
    names = {re.sub(r" [A-D]$", " SEAT", re.sub(r" [01]$", " SIDE", fact)) for fact in TRESSETTE.facts(state, events)}
    assert names - listed("cases.md") == set()
