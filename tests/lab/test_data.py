"""Games as data: what is written can be played again, and is the same however it was made."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from tests.cli.conftest import Cli
from ventaglio.core.cards import MAZZO, pack
from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.engine.actions import Deal as BurracoDeal
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.burraco.lab import rows as burraco_rows
from ventaglio.games.common.lab.columns import TABLES
from ventaglio.games.tressette.engine.actions import Deal as TressetteDeal
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.games.tressette.lab import rows as tressette_rows
from ventaglio.lab.data.reading import read_games
from ventaglio.lab.data.writing import folder_of, read_about

FACES = {card.index: card for card in pack(1)}


def written(cli: Cli, folder: Path, *words: object) -> Path:
    answer = cli("lab", "games", *words, "--out", folder)
    assert (answer.code, answer.err) == (0, "")
    return folder


def files(folder: Path) -> Mapping[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*.*")) if file.is_file()}


@pytest.mark.parametrize(
    "game, words",
    [
        ("burraco", ("--players", 2, "--code", "estratto")),
        ("burraco", ("--players", 3, "--bots", "random")),
        ("tressette", ("--code", "moderne")),
        ("tressette", ("--option", "pairs=B.b.2", "--bots", "random")),
    ],
)
def test_hands_are_played_again_from_their_rows(cli: Cli, tmp_path: Path, game: str, words: tuple[object, ...]) -> None:
    check_games(written(cli, tmp_path / "games", game, "--hands", 2, *words), game)


def check_games(folder: Path, game: str) -> None:
    """Two hands, of which every move is there, and which come to the same when they are played again."""
    games = read_games(folder)
    plan = read_about(folder)
    moves = games.moves.to_pylist()
    assert games.hands.num_rows == 2
    assert [table.column_names for table in (games.hands, games.moves)] == [
        [column.name for column in TABLES[game][name]] for name in ("hands", "moves")
    ]
    for hand in games.hands.to_pylist():
        mine = [move for move in moves if move["hand"] == hand["hand"]]
        assert [move["move"] for move in mine] == list(range(hand["moves"]))
        again = played_burraco(plan, hand, mine) if game == "burraco" else played_tressette(plan, hand, mine)
        assert again == (hand["points"], hand["how"] if game == "burraco" else None)


def played_burraco(plan: Any, hand: Mapping[str, Any], moves: list[Mapping[str, Any]]) -> tuple[list[int], str]:
    from msgspec.structs import replace

    state = replace(burraco_rows.table_of(plan), dealer=hand["dealer"])
    deal = BurracoDeal(tuple(FACES[face] for face in hand["order"]), hand["cut"])
    ended: Any = None
    for by, action in [(TABLE, deal), *((move["seat"], BURRACO.parse_action(move["action"])) for move in moves)]:
        for event in BURRACO.act(state, action, by):
            if type(event).__name__ == "HandEnded":
                ended = event
            state = BURRACO.fold(state, event)
    made = {seat: side.total for side in ended.sides for seat in side.seats}
    return [made[seat] for seat in range(plan.players)], ended.how


def played_tressette(plan: Any, hand: Mapping[str, Any], moves: list[Mapping[str, Any]]) -> tuple[list[int], None]:
    state = tressette_rows.table_of(plan, hand["dealer"])
    deal = TressetteDeal(tuple(MAZZO[card] for card in hand["order"]), hand["cut"])
    ended: Any = None
    for by, action in [(TABLE, deal), *((move["seat"], TRESSETTE.parse_action(move["action"])) for move in moves)]:
        for event in TRESSETTE.act(state, action, by):
            if type(event).__name__ == "PassataEnded":
                ended = event
            state = TRESSETTE.fold(state, event)
    return [ended.points[side] for side in hand["sides"]], None


@pytest.mark.long
def test_the_same_seed_gives_the_same_files_in_any_number_of_processes_and_pieces(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("ventaglio.cli.lab", fromlist=["CHUNKS"]).CHUNKS, ("tressette", False), 2)
    words = ("tressette", "--bots", "random", "--seed", 5)
    whole = files(written(cli, tmp_path / "whole", *words, "--hands", 6))
    assert len(whole) == 7
    grown = tmp_path / "grown"
    for hands in (1, 3, 6):
        written(cli, grown, *words, "--hands", hands)
    assert files(grown) == whole
    assert files(written(cli, tmp_path / "two", *words, "--hands", 6, "--jobs", 2)) == whole
    assert files(written(cli, tmp_path / "other", *words[:-1], 6, "--hands", 6)) != whole


def test_what_was_broken_off_is_gone_on_with(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("ventaglio.cli.lab", fromlist=["CHUNKS"]).CHUNKS, ("tressette", False), 2)
    words = ("tressette", "--bots", "random", "--hands", 4)
    folder = written(cli, tmp_path / "games", *words)
    whole = files(folder)
    (folder_of(folder, "hands") / "part-00001.parquet").unlink()
    (folder_of(folder, "moves") / ".part-00001.parquet.1.part").write_bytes(b"half")
    assert read_games(folder).hands.num_rows == 2
    written(cli, folder, *words)
    assert files(folder) == whole


def test_a_file_says_what_it_holds(cli: Cli, tmp_path: Path) -> None:
    folder = written(cli, tmp_path / "games", "tressette", "--bots", "random", "--hands", 1)
    schema = pq.read_schema(folder_of(folder, "moves") / "part-00000.parquet")
    about = schema.metadata[b"ventaglio"].decode()
    for word in ("tradizionali", "fingerprint", "edition", "random", "seed"):
        assert word in about
    assert all(field.metadata[b"meaning"] for field in schema)


@pytest.mark.parametrize(
    "words, told",
    [
        (("bridge",), "burraco"),
        (("burraco", "--hands", 0), "--hands"),
        (("burraco", "--code", "moderne"), "tressette"),
        (("burraco", "--players", 9), "9"),
        (("burraco", "--bots", "deep-blue"), "deep-blue"),
        (("burraco", "--fast", "--bots", "basic"), "anything, planner"),
        (("burraco", "--bots", "basic,planner"), "--fast"),
        (("tressette", "--fast", "--bots", "anything,random"), "random"),
        (("burraco", "--adopt", "review"), "Tressette"),
        (("tressette", "--players", 3), "four"),
        (("tressette", "--option", "pairs=Z"), "pairs"),
    ],
)
def test_bad_words_are_told_in_one_line(cli: Cli, tmp_path: Path, words: tuple[object, ...], told: str) -> None:
    answer = cli("lab", "games", *words, "--out", tmp_path / "games")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert told in answer.err
    assert not (tmp_path / "games").exists()


def test_other_games_are_left_alone(cli: Cli, tmp_path: Path) -> None:
    folder = written(cli, tmp_path / "games", "tressette", "--bots", "random", "--hands", 1)
    before = files(folder)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear", encoding="utf-8")
    for words, told in (((folder, "--seed", 2), "seed"), ((tmp_path / "mine",), "choose another")):
        answer = cli("lab", "games", "tressette", "--bots", "random", "--out", *words)
        assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)
        assert told in answer.err
    assert files(folder) == before


@pytest.mark.parametrize("text", ["", "{", '{"format": 9, "plan": {}}', '{"format": 1}'])
def test_a_folder_that_cannot_be_read(cli: Cli, tmp_path: Path, text: str) -> None:
    if text:
        (tmp_path / "games.json").write_text(text, encoding="utf-8")
    answer = cli("lab", "statistics", tmp_path)
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)
    assert "holds no games" in answer.err if not text else "cannot be read" in answer.err


def test_without_the_packages_it_says_how_to_get_them(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ventaglio.core.optional.find_spec", lambda _: None)
    answer = cli("lab", "games", "tressette", "--out", tmp_path / "games")
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)
    assert "pip install 'ventaglio[lab]'" in answer.err
