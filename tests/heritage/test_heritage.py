"""What earlier programs wrote is read by this one, and comes to the same result."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.heritage.generations import BACKUP, expected, generations, kinds, names, read_one, told_only
from tests.heritage.make import never_written
from tests.heritage.reading import differences, finish_hand, read_data, restored, rows_of

ALL = generations()
each_generation = pytest.mark.parametrize("generation", ALL, ids=lambda path: path.name)


def things() -> Iterator[Any]:
    for generation in ALL:
        for kind in kinds(generation):
            for name in names(generation, kind):
                yield pytest.param(generation, kind, name, id=f"{generation.name}-{kind}-{name}")


@pytest.mark.parametrize("generation, kind, name", list(things()))
def test_it_comes_to_the_same_result(generation: Path, kind: str, name: str, tmp_path: Path) -> None:
    found = read_one(generation, kind, name, tmp_path)
    assert differences(expected(generation)[kind][name], found) == {}


@pytest.mark.parametrize("generation", [one for one in ALL if (one / BACKUP).exists()], ids=lambda path: path.name)
def test_a_backup_is_the_data_folder_again(generation: Path, tmp_path: Path) -> None:
    found = read_data(Path(shutil.copytree(generation / BACKUP, tmp_path / BACKUP)))
    assert differences(expected(generation)["data"]["data"], found) == {}


@each_generation
def test_nothing_is_there_of_which_nothing_is_expected_and_nothing_has_gone(generation: Path) -> None:
    there = {kind: names(generation, kind) for kind in kinds(generation)}
    assert {kind: sorted(known) for kind, known in expected(generation).items()} == there
    assert all(there.values())


@each_generation
def test_a_position_that_is_whole_is_written_again_as_it_was(generation: Path) -> None:
    for name, known in expected(generation)["positions"].items():
        text = (generation / "positions" / f"{name}.txt").read_text(encoding="utf-8")
        assert known["again"] == text or name.endswith("by-hand")


@pytest.mark.long
@each_generation
def test_a_match_that_was_being_played_can_be_played_on(generation: Path) -> None:
    going = [name for name, known in expected(generation)["logs"].items() if known["status"] == "playing"]
    assert len(going) >= 4
    for name in going:
        rows = rows_of((generation / "logs" / f"{name}.jsonl").read_text(encoding="utf-8"))
        assert finish_hand(name, rows), name


@each_generation
def test_a_saved_tournament_can_be_restored_and_saved_again(generation: Path, tmp_path: Path) -> None:
    saved = {
        name: (generation / "tournaments" / f"{name}.json").read_bytes() for name in names(generation, "tournaments")
    }
    for name, found in asyncio.run(restored(tmp_path, saved)).items():
        assert differences(expected(generation)["tournaments"][name], found) == {}


# ── The tests themselves ─────────────────────────────────────────────────────────────────────────────────────────────


def test_the_first_generation_has_what_it_was_made_for() -> None:
    (first,) = [generation for generation in ALL if generation.name == "first"]
    wanted = {
        "entry did",
        "entry taken-back",
        "line corrected",
        "burraco-live event ruled",
        "tressette-live event ruled",
    }
    assert not never_written(first) & wanted


def test_a_difference_is_named_by_its_path() -> None:
    expected_ = {"a": [1, {"b": 2}], "told": {"en": "x"}, "gone": 1}
    found = {"a": [1, {"b": 3}], "told": {"en": "y"}, "new": 2}
    assert differences(expected_, expected_) == {}
    assert differences(expected_, found) == {
        "a/1/b": (2, 3),
        "told/en": ("x", "y"),
        "gone": (1, None),
        "new": (None, 2),
    }
    assert differences([1], [1, 2]) == {"": ([1], [1, 2])}


def test_to_retell_changes_nothing_but_words() -> None:
    known = {"one": {"total": 5, "told": {"en": "x"}}}
    found = {"one": {"total": 6, "told": {"en": "y"}}, "two": {}}
    assert told_only(known, found) == {"one": {"total": 5, "told": {"en": "y"}}}
