"""Whole games, written down and told: replayed, they must tell the same story to the letter."""

from pathlib import Path

import pytest

from tests.playthroughs.story import GAMES, TABLES, tell
from ventaglio.burraco.events import Event
from ventaglio.burraco.game import BURRACO
from ventaglio.core.record import parse_record, replay

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_moves_tell_the_same_story(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    _, record = parse_record(text, GAMES)
    assert tell(record) == text, "if the change was meant: python -m tests.playthroughs, and read the difference"


def test_every_code_has_a_game_for_every_number_of_players() -> None:
    assert sorted(path.stem for path in FILES) == sorted(f"{code}-{players}" for code, players in TABLES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_holds_the_game_that_its_name_says(path: Path) -> None:
    _, record = parse_record(path.read_text(encoding="utf-8"), GAMES)
    assert f"{record.headers['Code']}-{record.headers['Players']}" == path.stem


def happened(path: Path) -> list[Event]:
    _, record = parse_record(path.read_text(encoding="utf-8"), GAMES)
    return [event for step in replay(BURRACO, record) for event in step.events]


def test_together_they_show_nearly_everything_that_can_happen() -> None:
    seen = {type(event).__name__ for path in FILES for event in happened(path)}
    assert seen >= {
        *("Shuffled", "ThrownIn", "Drew", "Took", "Opened", "Attached", "Discarded"),
        *("PozzettoTaken", "PozzettoSeen", "TimeOutCalled", "TurnExpired", "HandEnded", "MatchEnded"),
    }
