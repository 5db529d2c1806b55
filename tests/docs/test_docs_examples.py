"""The documentation does what it says: every example in it is read, and every list in it is complete."""

import re
from pathlib import Path

import pytest

from ventaglio.burraco.actions import parse_action
from ventaglio.burraco.events import Event
from ventaglio.burraco.game import BURRACO
from ventaglio.burraco.position import _KNOWN, TITLE
from ventaglio.core.cases import parse_cases, run_case
from ventaglio.core.record import AnyGame, parse_record, replay
from ventaglio.core.refusal import BadInput
from ventaglio.tressette.game import TRESSETTE
from ventaglio.tressette.position import _KNOWN as TRESSETTE_LINES

DOCS = Path(__file__).parents[2] / "docs"
GAMES: dict[str, AnyGame] = {"burraco": BURRACO, "tressette": TRESSETTE}
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


@pytest.mark.parametrize("text", examples("toml"))
def test_cases(text: str) -> None:
    for case in parse_cases(text, "the example"):
        assert run_case(case, GAMES).failures == ()


@pytest.mark.parametrize("kind", ["position", "record", "actions", "toml", "tressette-position", "tressette-record"])
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
