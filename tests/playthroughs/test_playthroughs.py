"""Whole games, written down and told: replayed, they must tell the same story to the letter."""

from pathlib import Path

import pytest

from tests.playthroughs.story import GAMES, name, names, tell
from ventaglio.core.record import AnyGame, Record, parse_record, replay

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))

each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def read(path: Path) -> tuple[AnyGame, Record]:
    return parse_record(path.read_text(encoding="utf-8"), GAMES)


@each_file
def test_the_moves_tell_the_same_story(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert tell(*read(path)) == text, "if the change was meant: python -m tests.playthroughs, and read the difference"


def test_no_game_is_missing() -> None:
    assert sorted(path.stem for path in FILES) == sorted(names())


@each_file
def test_a_file_holds_the_game_that_its_name_says(path: Path) -> None:
    assert name(*read(path)) == path.stem


def happened(game_name: str) -> set[str]:
    """The kinds of event in all the files of a game."""
    games = [(game, record) for game, record in map(read, FILES) if game.name == game_name]
    return {type(event).__name__ for game, record in games for step in replay(game, record) for event in step.events}


def test_those_of_burraco_show_nearly_everything_that_can_happen() -> None:
    assert happened("burraco") >= {
        *("Shuffled", "ThrownIn", "Drew", "Took", "Opened", "Attached", "Discarded"),
        *("PozzettoTaken", "PozzettoSeen", "TimeOutCalled", "TurnExpired", "HandEnded", "MatchEnded"),
    }


def test_those_of_tressette_do_too() -> None:
    assert happened("tressette") >= {
        *("Shuffled", "PairShown", "PairsFormed", "Declared", "Accused", "Played", "Taken", "Claimed", "CalledOut"),
        *("Verified", "Decided", "MustSpeak", "Spoke", "SlamDeclared", "PassataEnded", "MatchEnded"),
    }
